import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker, mix } from '../kit/colour.ts'
import { futureHall } from '../kit/indoors/future-hall.ts'
import { isOfTheFuture } from '../kit/indoors/future-look.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'
import { hallEnd } from '../kit/indoors/hall-ends.ts'
import { hallThings } from '../kit/indoors/hall-things.ts'
import { lookOfHall, type HallLook } from '../kit/indoors/hall-looks.ts'
import { LININGS } from '../kit/indoors/hall-sides.ts'
import { ceiling } from '../kit/indoors/room.ts'
import { sideWall } from '../kit/indoors/side-wall.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { mark } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { trackAway } from '../kit/town/rails.ts'

export const corridorPlace = place({
  id: 'corridor',
  indoors: true,
  time: 'day',
  sounds: { hum: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { look, w, top, depth, wall } = m
    if (isOfTheFuture(c) || /\b(?:neon|laser|led)\b/u.test(c.words))
      return futureHall(c, { half: w, top })
    return [
      theFloor(c, m),
      plane(c, { name: 'end', z: depth, haze: 0.4 }, (ink) =>
        hallEnd(ink, { sides: look.sides, w, top, colour: wall }),
      ),
      ceiling(c, { half: w, top, depth, colour: look.ceiling, step: 3 }),
      side(c, m, -1),
      side(c, m, 1),
      ceilingGlows(c, m),
      lamps(c, m),
      ...hallThings(c, { sides: look.sides, w, top }),
      motes(c, { z: 4, count: 16 }),
      edge(c, m),
    ]
  },
})

interface Measures {
  readonly look: HallLook
  readonly w: number
  readonly top: number
  readonly depth: number
  readonly carpet: string
  readonly wall: string
}

function measures(c: PlaceContext): Measures {
  const look = lookOfHall(c.words)
  const carpet = c.random.fork('carpet').pick(['#9a3f48', '#3f6a86', '#4f7a5c', '#7a5a8a'])
  const paint = c.random.fork('paint').pick(['#c9b08a', '#9fb5c4', '#a8b89a', '#c4a5a0'])
  return {
    look,
    w: c.box.width * 0.4,
    top: 6.6 * (0.6 + 0.4 * (c.box.height / 9)),
    depth: 24,
    carpet,
    wall: mix(look.wall, paint, c.random.fork('coat').between(0.05, 0.35)),
  }
}

function theFloor(c: PlaceContext, { look, depth, carpet, w }: Measures): Piece {
  return floor(c, {
    ...look.floor,
    back: depth,
    size: 1.5,
    dress: (ink) => {
      if (look.sides === 'road')
        lay(ink, '#f0c23c', () => {
          for (let z = -6; z < depth; z += 2.6) level(ink, [-0.1, 0.1], [z, z + 1.3])
        })
      else if (look.sides === 'doors')
        lay(ink, carpet, () => level(ink, [-w * 0.36, w * 0.36], [ink.near, depth]))
      else if (/^(?:mine|metro)$/u.test(look.sides)) trackAway(ink, { x: 0, to: depth })
      else if (look.sides === 'sewer')
        for (const [share, colour] of [
          [0.52, '#43473c'],
          [0.46, '#4a6a66'],
          [0.2, '#5f837c'],
        ] as const)
          lay(ink, colour, () => level(ink, [-w * share, w * share], [ink.near, depth]))
    },
  })
}

const LAMPS = [20, 14, 8.6, 4]

function ceilingGlows(c: PlaceContext, { top, look }: Measures) {
  return LAMPS.map((z) =>
    glowing(c, {
      at: [0, top - 0.3, z],
      radius: 2.4,
      colour: look.lamp === '#ffd08a' ? '#ffb35c' : '#fff3d0',
      strength: 0.7,
      flicker: z === 8.6 ? 0.3 : 0.02,
    }),
  )
}

function lamps(c: PlaceContext, { top, look }: Measures) {
  const lit = { tint: 0, haze: 0.1, shadow: 0, edge: 0, top: top + 0.2, bottom: top - 0.5 }
  return LAMPS.flatMap((z) =>
    plane(c, { name: `lamp ${z}`, z: z + 0.02, ...lit }, (ink) =>
      mark(ink, look.lamp).rounded([-0.8, -top + 0.06, 1.6, 0.2], 0.1),
    ),
  )
}

function edge(c: PlaceContext, { look, wall }: Measures) {
  return wing(c, { name: 'edge' }, (ink) => {
    if (!look.rough) return cornerPot(ink, { side: 1, height: 2.6 })
    for (const s of [-1, 1])
      mark(ink, darker(wall, 0.5)).rect(s * ink.half * 1.14 - 0.4, ink.top, [0.8, -ink.top + 6])
  })
}

function side(c: PlaceContext, { look, w, top, depth, wall }: Measures, s: -1 | 1): Piece {
  return sideWall(c, {
    name: `hall ${s < 0 ? 'left' : 'right'}`,
    x: s * w,
    height: top,
    to: depth,
    haze: 0.5,
    draw: (brush) => LININGS[look.sides](brush, { top, depth, colour: wall }),
  })
}
