import { mix } from '../kit/colour.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { STEP } from '../kit/indoors/stair-steps.ts'
import { RISE } from '../kit/indoors/stair-measures.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import type { Pair } from '../kit/shapes.ts'
import { place } from '../kit/recipe.ts'
import { castleTower, castleWall } from '../kit/town/castles.ts'
import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { drawCloud } from '../../sky/cloud-shapes.ts'
import { sky } from '../../sky/sky.ts'

const GOALS = /castle|palace|kingdom|heaven|tower/u

/** Steps of cloud in the open sky that rise to the right, to a castle on a cloud where one is named. */
export const cloudStepsPlace = place({
  id: 'cloud-steps',
  time: 'day',
  ground: 'none',
  incline: RISE,
  upright: true,
  near: -0.4,
  far: 1,
  sounds: { wind: 0.3 },
  set: (c) => {
    const white = c.light.dark ? mix(c.light.sky.at(-1) ?? '#8899cc', '#b5c3ee', 0.6) : '#fdf8f6'
    return [
      sky(c),
      plane(c, { name: 'far clouds', z: 30, haze: 0.4 }, (ink) =>
        bank(ink, mix(white, '#a9c4e8', 0.3)),
      ),
      ...goal(c, white),
      plane(c, { name: 'low clouds', z: 6, haze: 0.1 }, (ink) =>
        bank(ink, mix(white, '#c4d6ee', 0.2)),
      ),
      plane(c, { name: 'steps', z: 0.5, haze: 0 }, (ink) => steps(ink, white)),
      farBirds(c, { count: 4 }),
      motes(c, { z: 2, count: 20, colour: '#fff6d0', size: 0.05 }),
    ]
  },
})

/** Clouds below, all the way across. */
function bank(ink: Ink, tone: string): void {
  for (let x = ink.left; x < ink.right + 3; x += 2.6)
    puff(ink, { x, y: ink.bottom - ink.random.between(0.2, 1.1), width: 6, tone })
}

/** Flat white treads on a bank of cloud: below each one it swells, so that nobody takes them for marble. */
function steps(ink: Ink, tone: string): void {
  const first = Math.floor(ink.left / STEP) * STEP
  const shade = mix(tone, '#9db8e0', 0.28)
  for (let row = 5; row >= 0; row--)
    for (let x = first; x < ink.right + STEP; x += STEP) {
      const size = ink.random.between(0.62, 0.92)
      const at: Pair = [x + ink.random.between(0, STEP), -RISE * x + 0.7 + row * 0.85]
      cut(ink, mix(tone, shade, row / 5), 0.1).oval(...at, [size, size * 0.78])
    }
  for (let x = first; x < ink.right + STEP; x += STEP) {
    const y = -RISE * x
    for (const [at, size] of pairs('0.05 0.25, 0.36 0.32, 0.7 0.3, 0.98 0.22'))
      cut(ink, mix(tone, shade, 0.35), 0.06).oval(x + at * STEP, y + 0.28, [size, size * 0.8])
    cut(ink, mix(tone, '#ffffff', 0.7), 0.1).oval(x + STEP / 2, y + 0.06, [STEP * 0.66, 0.14])
  }
}

/** The castle at their upper end hangs in the sky on a cloud of its own. */
function goal(c: PlaceContext, white: string) {
  if (!GOALS.test(c.words)) return []
  return plane(c, { name: 'goal', z: 14, haze: 0.2 }, (ink) => {
    const size = -ink.crown * 0.42
    const [x, y] = [ink.half * 0.5, ink.crown * 0.46]
    ink.ctx.save()
    ink.ctx.translate(x, y)
    puff(ink, { x: 0, y: size * 0.26, width: size * 2.1, tone: mix(white, '#b9cdec', 0.3) })
    castle(ink, size)
    puff(ink, { x: size * 0.1, y: size * 0.22, width: size * 1.7, tone: white })
    ink.ctx.restore()
  })
}

function castle(ink: Ink, size: number): void {
  const colour = '#ead9e4'
  castleWall(ink, { x: 0, width: size * 0.9, height: size * 0.4, colour, gate: true })
  for (const [x, height] of pairs('-0.46 0.62, 0.46 0.7, 0.14 0.9'))
    castleTower(ink, {
      x: x * size,
      width: size * 0.17,
      height: size * height * 0.8,
      colour,
      pointed: true,
      roof: '#b58fd6',
    })
}

interface Puff {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly tone: string
}

function puff(ink: Ink, { x, y, width, tone }: Puff): void {
  ink.ctx.save()
  ink.ctx.translate(x, y)
  drawCloud(ink.ctx, { width, tone, puffs: ink.random })
  ink.ctx.restore()
}
