import { blot } from '../../../scene/blot.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, motes } from '../kit/alive.ts'
import { lighter, mix } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { grass, mushroom, sprinkle } from '../kit/nature/plants.ts'
import { underOtherSky } from '../kit/other-sky.ts'
import { cut, glow, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'

const CAPS = ['#d9506a', '#e08a4a', '#c46ad0', '#4fa9c4', '#d2493f'] as const

const DYES: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\b(blue|azure|sapphire)\b/u, '#4aa8ff'],
  [/\b(turquoise|teal|cyan)\b/u, '#3fd8d0'],
  [/\b(green|emerald)\b/u, '#4fd07a'],
  [/\b(purple|violet)\b/u, '#a877f0'],
  [/\bpink\b/u, '#ff86c0'],
  [/\b(red|crimson)\b/u, '#e0483f'],
  [/\b(orange|amber)\b/u, '#f5933a'],
  [/\b(gold|golden|yellow)\b/u, '#f2c23e'],
  [/\bwhite\b/u, '#f2efe6'],
]

const SHINES = /\b(glow\w*|luminous|luminescent|bioluminescent|lit|shining|neon)\b/u

/** Mushrooms for trees, far taller than people, which shine where they are said to. */
export const mushroomForestPlace = place({
  id: 'mushroom-forest',
  time: 'dusk',
  sounds: { crickets: 0.4 },
  set: (c0) => {
    const c = underOtherSky(c0, {
      colours: ['#243a72', '#3a5f92', '#6a8fae', '#b5c4c0'],
      haze: '#5f86a0',
      night: '#0e1838',
    })
    const caps = capsOf(c)
    return [
      sky(c, { clouds: 0.1 }),
      ...row(c, { z: 34, from: 0, height: [7, 11], step: 4.6, caps }),
      ...row(c, { z: 24, from: 0.14, height: [8, 12], step: 5.4, caps }),
      ground(c),
      ...row(c, { z: 14, from: 0.42, height: [10.5, 13], step: 8, caps }),
      ...row(c, { z: 7.5, from: 0.84, height: [10, 12], step: 9, caps }),
      ...(HOMES.test(c.words) ? homes(c, caps) : []),
      ...halos(c, caps),
      motes(c, { z: 5, count: 40, colour: lighter(caps[0], 0.5), size: 0.06, rise: 0.2 }),
      ...corner(c),
    ]
  },
})

const HOMES = /\b(?:village|town|city|streets?|houses?)\b/u

/** Mushrooms that somebody lives in, with a door and windows. */
function homes(c: PlaceContext, caps: Caps) {
  return litPlane(c, 'homes', {
    z: 11,
    split: true,
    draw: (ink) => {
      for (const [share, height] of DWELLINGS)
        dwelling(ink, { x: share * ink.half, height, colour: ink.random.pick(caps) })
    },
    glow: (ink: Ink) => {
      for (const [share, height] of DWELLINGS)
        glow(ink, '#ffd58a', { x: share * ink.half, y: -height * 0.34, radius: 1.2, strength: 0.5 })
    },
  })
}

const DWELLINGS = pairs('-0.3 5.2, -0.64 7, -0.98 5.6, 0.32 5.6, 0.68 6.8, 1 5.4')

function dwelling(ink: Ink, spot: { x: number; height: number; colour: string }): void {
  const { x, height: h } = spot
  mushroom(ink, spot)
  cut(ink, '#7a5238', 0.06).rounded(
    [x - h * 0.07, -h * 0.24, h * 0.14, h * 0.24],
    [h * 0.07, h * 0.07, 0, 0],
  )
  cut(ink, '#ffe6a8', 0.04).disc(x, -h * 0.34, h * 0.05)
}

type Caps = readonly [string, ...string[]]

/** All of the colour that is said, or of every colour. */
function capsOf({ words }: PlaceContext): Caps {
  const dye = DYES.find(([pattern]) => pattern.test(words))?.[1]
  return dye ? [dye, lighter(dye, 0.18), mix(dye, '#3a4a9a', 0.25)] : CAPS
}

interface Row {
  readonly z: number
  /** Where the first one stands, in half widths from the middle. */
  readonly from: number
  readonly height: readonly [number, number]
  readonly step: number
  readonly caps: Caps
}

function row(c: PlaceContext, how: Row) {
  const shines = SHINES.test(c.words)
  return litPlane(c, `mushrooms ${how.z}`, {
    z: how.z,
    split: how.from > 0,
    haze: shines ? 0.5 : 0.75,
    draw: (ink) => giants(ink, how, false),
    glow: shines && ((ink: Ink) => giants(ink, how, true)),
  })
}

function giants(ink: Ink, { from, height, step, caps }: Row, bright: boolean): void {
  const random = ink.random.fork('giants')
  for (const side of [-1, 1])
    for (let x = ink.half * from + 1; x < ink.right + step; x += step * random.between(0.75, 1.1)) {
      const colour = random.pick(caps)
      const tall = random.between(...height) * ink.tall
      mushroom(ink, { x: side * x, height: tall, colour: bright ? lighter(colour, 0.12) : colour })
      mushroom(ink, { x: side * (x + tall * 0.4), height: tall * 0.3, colour })
    }
}

function halos(c: PlaceContext, [colour]: Caps) {
  if (!SHINES.test(c.words)) return []
  return triples('-0.62 4.6 13.8, 0.64 4.6 13.8, -0.95 5 7.4, 0.95 5 7.4, 0.2 5.4 23').map(
    ([share, y, z]) =>
      glowing(c, {
        at: [share * extentAt(c.box, z).half, y, z],
        radius: 7.5,
        colour,
        strength: 0.8,
        flicker: 0.12,
      }),
  )
}

const ground = onStage(terrain, {
  colours: ['#2f5e5c', '#3f7a6e', '#5f9a90'],
  bump: 0.24,
  dress: (ink) => {
    path(ink, { colour: '#8fb5b0', width: 3.4, bend: 2.4, far: 32 })
    sprinkle(ink, 50, ({ x, y, scale }) =>
      blot(ink.ctx, ink.random.pick(['#b0e8ff', '#d6c8ff', '#3a6e6a']), [
        x,
        y,
        0.07 * scale,
        0.05 * scale,
      ]),
    )
  },
})

const corner = wingOf({ name: 'ferns', sway: 0.01 }, (ink) => {
  for (const side of [-1, 1])
    for (const share of [0.84, 0.96, 1.06])
      grass(ink, {
        x: side * ink.half * share,
        y: ink.foot + 0.3,
        height: 1.7,
        colour: '#234f52',
      })
})
