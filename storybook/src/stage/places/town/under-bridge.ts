import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { city } from '../kit/town/buildings.ts'
import { fence } from '../kit/town/street.ts'

const STONES = ['#8f8578', '#7d8288', '#94806c'] as const
/** Where the arch stands through which one looks out. */
const ARCH = 4.6
/** Where the pavement ends. */
const EDGE = ARCH + 0.4

/** On the pavement under a bridge: its vault overhead, and through the arch the river and the far bank in the weather. */
export const underBridgePlace = place({
  id: 'under-bridge',
  time: 'dusk',
  ground: 'road',
  far: 2,
  roofTo: ARCH,
  sounds: { street: 0.3 },
  set: (c) => [
    sky(c),
    farBank(c),
    water(c, { colours: ['#3f6f8a', '#4f819a', '#6f9db0'], waves: [14, 9], waveHeight: 0.08 }),
    pavement(c),
    quay(c),
    arch(c),
    lamps(c),
  ],
})

/** Before the river, which is all over the ground behind it. */
function pavement(c: PlaceContext): Piece {
  const slabs = floor(c, {
    pattern: 'slabs',
    colour: '#a39c94',
    other: '#8d867f',
    back: EDGE,
    size: 1.4,
  })
  return { name: slabs.name, depth: () => EDGE, draw: (pen) => slabs.draw(pen) }
}

/** Who lives under bridges far from any town. */
const COUNTRY_FOLK =
  /\b(troll|goblin|ogre|dragon|gnome|fairy|frog|fox|bear|otter|knight|shepherd)\b/u

function farBank(c: PlaceContext): Piece[] {
  if (COUNTRY_FOLK.test((c.nouns ?? []).join(' ')))
    return plane(c, { name: 'far bank', z: 30 }, (ink) => {
      hills(ink, { colour: '#7f9f86', height: [3, 6], step: 9 })
      wood(ink, ['round', 'pine'], { height: [3, 5], step: [2, 4] })
    })
  const look = {
    colours: ['#8f9cb4', '#9aa2b8', '#8795b0'],
    height: [4, 9],
    width: [2, 4],
  } as const
  return litAtNight(c, { name: 'far bank', z: 30 }, (ink, lit) =>
    city(ink, { ...look, glowing: lit }),
  )
}

const quay = planeOf({ name: 'quay', z: ARCH + 0.3 }, (ink) =>
  fence(ink, { from: ink.left, to: ink.right, height: 1.2, colour: '#4a4f5c', kind: 'iron' }),
)

/** The piers at both sides and the vault above: one sheet with a wide round hole. */
function arch(c: PlaceContext): Piece[] {
  const stone = c.random.fork('stone').pick(STONES)
  return plane(c, { name: 'arch', z: ARCH, haze: 0 }, (ink) => {
    const [wide, spring, top] = [ink.half * 0.8, -1.6, ink.crown * 0.84]
    const hole = (ctx: Ink['ctx'], grow: number): void => {
      ctx.moveTo(-wide * grow, 0.4)
      ctx.lineTo(-wide * grow, spring)
      ctx.ellipse(0, spring, wide * grow, (spring - top) * grow, 0, Math.PI, 0)
      ctx.lineTo(wide * grow, 0.4)
    }
    const wall = (ctx: Ink['ctx']): void => {
      ctx.rect(ink.left, ink.top, ink.right - ink.left, 0.4 - ink.top)
    }
    ink.ctx.save()
    ink.ctx.beginPath()
    wall(ink.ctx)
    hole(ink.ctx, 1)
    ink.ctx.clip('evenodd')
    mark(ink, darker(stone, 0.3)).shape(wall)
    courses(ink, darker(stone, 0.42))
    mark(ink, clear('#10121c', 0.34)).rect(ink.left, ink.top, [
      ink.right - ink.left,
      (top - ink.top) * 1.1,
    ])
    ink.ctx.restore()
    stroke(ink, lighter(stone, 0.05), 0.7).shape((ctx) => hole(ctx, 1.04))
    stroke(ink, darker(stone, 0.4), 0.1).shape((ctx) => hole(ctx, 1))
    for (let n = 0; n <= 22; n++) wedge(ink, { n, wide, spring, top, colour: darker(stone, 0.35) })
    for (const side of [-1, 1])
      cut(ink, darker(stone, 0.1), 0.1).rect(side * wide * 1.04 - 0.6, spring - 0.3, [1.2, 0.4])
  })
}

function courses(ink: Ink, colour: string): void {
  for (let row = 0, y = 0; y > ink.top; y -= 0.7, row++) {
    mark(ink, colour).rect(ink.left, y, [ink.right - ink.left, 0.06])
    for (let x = ink.left + (row % 2) * 0.8; x < ink.right; x += 1.6)
      mark(ink, colour).rect(x, y - 0.7, [0.06, 0.7])
  }
}

interface Wedge {
  readonly n: number
  readonly wide: number
  readonly spring: number
  readonly top: number
  readonly colour: string
}

/** The joint between two stones of the arch. */
function wedge(ink: Ink, { n, wide, spring, top, colour }: Wedge): void {
  const angle = Math.PI + (n / 22) * Math.PI
  const at = (grow: number) =>
    [Math.cos(angle) * wide * grow, spring + Math.sin(angle) * (spring - top) * grow] as const
  stroke(ink, colour, 0.07).line([...at(1)], [...at(1.09)])
}

/** A lamp on each pier. */
function lamps(c: PlaceContext): Piece[] {
  const both = (draw: (ink: Ink, x: number, y: number) => void) => (ink: Ink) => {
    for (const side of [-1, 1]) draw(ink, side * ink.half * 0.92, -4)
  }
  return litPlane(c, 'wall lamps', {
    z: ARCH - 0.2,
    split: true,
    draw: both((ink, x, y) => cut(ink, '#3d4257', 0.1).rect(x - 0.2, y - 0.1, [0.4, 0.7])),
    glow: both((ink, x, y) => {
      mark(ink, '#ffe4a6').rect(x - 0.13, y, [0.26, 0.46])
      glow(ink, '#ffd58a', { x, y: y + 0.2, radius: 2.4, strength: 0.5 })
    }),
  })
}
