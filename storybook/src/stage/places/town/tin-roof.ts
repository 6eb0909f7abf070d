import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { darker, lighter, mix } from '../kit/colour.ts'
import { wood } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const TINS = ['#8fa0a8', '#9aa6a2', '#a08a78'] as const
const RUST = '#b0683c'
/** How much of the frame the roof fills, and how much narrower its ridge is. */
const RISE = 0.52
const NARROWS = 0.72

/** A roof of corrugated tin from near, trees behind its ridge: for rain to drum on. */
export const tinRoofPlace = place({
  id: 'tin-roof',
  time: 'day',
  sounds: { wind: 0.2 },
  set: (c) => [sky(c), woods(c), theRoof(c)],
})

function woods(c: PlaceContext) {
  return [24, 15].flatMap((z, i) =>
    plane(c, { name: `woods ${z}`, z, bottom: -8 }, (ink) =>
      wood(ink, ['round', 'palm', 'round'], { height: i ? [5, 8] : [8, 12], step: [2, 3.4] }),
    ),
  )
}

function theRoof(c: PlaceContext) {
  const tin = c.random.fork('tin').pick(TINS)
  return plane(c, { name: 'tin roof', z: 3, bottom: -10 }, (ink) => roof(ink, tin))
}

function roof(ink: Ink, tin: string): void {
  const [bottom, eaves] = [ink.bottom, ink.foot - 0.9]
  const ridge = ink.foot - (ink.foot - ink.crown) * RISE
  const half = ink.half * 1.25
  const [left, right] = [-half, half]
  cut(ink, '#5d4433', 0.3).rect(left * 0.92, eaves, [half * 1.84, bottom - eaves])
  const at = (share: number, up: number): Pair => [
    (left + (right - left) * share) * (1 - (1 - NARROWS) * up),
    eaves + (ridge - eaves) * up,
  ]
  cut(ink, tin, [0.5, 0.3]).polygon(at(0, 0), at(0, 1), at(1, 1), at(1, 0))
  const ribs = 46
  for (let i = 0; i < ribs; i++) {
    const [a, b, d] = [i / ribs, (i + 0.42) / ribs, (i + 0.6) / ribs]
    mark(ink, lighter(tin, 0.24)).polygon(at(a, 0), at(a, 1), at(b, 1), at(b, 0))
    mark(ink, darker(tin, 0.22)).polygon(at(b, 0), at(b, 1), at(d, 1), at(d, 0))
  }
  for (let i = 0; i < 9; i++) patch(ink, at, mix(tin, RUST, ink.random.between(0.4, 0.8)))
  for (const up of [0.34, 0.68])
    mark(ink, darker(tin, 0.4)).polygon(at(0, up), at(1, up), at(1, up + 0.014), at(0, up + 0.014))
  cut(ink, darker(tin, 0.12), 0.2).polygon(at(0, 0.97), at(0, 1.04), at(1, 1.04), at(1, 0.97))
}

/** Where the rain of many years has run down. */
function patch(ink: Ink, at: (share: number, up: number) => Pair, colour: string): void {
  const [x, y] = [ink.random.between(0.1, 0.9), ink.random.between(0.05, 0.7)]
  const [wide, tall] = [ink.random.between(0.006, 0.02), ink.random.between(0.08, 0.26)]
  mark(ink, colour).polygon(
    at(x, y),
    at(x + 0.004, y + tall),
    at(x + wide, y + tall * 0.9),
    at(x + wide, y + 0.02),
  )
}
