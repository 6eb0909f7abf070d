import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { mix } from '../kit/colour.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import type { GroundInk } from '../kit/nature/ground.ts'
import { bush, mushroom, sprinkle } from '../kit/nature/plants.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { leaves } from '../kit/season.ts'
import type { TreeKind } from '../kit/nature/tree-kind.ts'
import { wood } from '../kit/nature/trees.ts'

/** What grows here: the trees that are named, else those of the season. */
function kinds(c: PlaceContext): readonly TreeKind[] {
  if (c.trees) return c.trees
  if (c.season === 'winter' || /snow|winter/.test(c.words)) return ['pine', 'pine', 'bare']
  if (c.season === 'autumn') return ['round', 'birch', 'round', 'poplar', 'maple']
  return c.random.fork('kinds').chance(0.4) ? ['pine', 'pine', 'round'] : ['round', 'birch', 'pine']
}

export const forestPlace = place({
  id: 'forest',
  time: 'morning',
  sounds: { birds: 0.6, leaves: 0.3 },
  set: (c) => [
    sky(c, { clouds: 0.3 }),
    deepWood(c),
    theGround(c),
    middleWood(c),
    nearWood(c),
    trunks(c),
    birdsOrFireflies(c),
    greenery(c),
  ],
})

function deepWood(c: PlaceContext) {
  return plane(c, { name: 'deep wood', z: 30 }, (ink) => {
    leafWall(ink, 7.5 * ink.tall, kinds(c))
    wood(ink, kinds(c), { height: [8 * ink.tall, 12 * ink.tall], step: [2, 3.4] })
  })
}

function theGround(c: PlaceContext) {
  return meadowGround(c, {
    flowers: 50,
    dress: (ink) => {
      if (c.season === 'autumn') litter(ink)
      path(ink, {
        colour: c.season === 'winter' ? '#cfdbe6' : '#c2a878',
        width: 2.6,
        from: -0.5,
        to: 2,
        bend: 3,
        far: 30,
      })
    },
  })
}

/** Fallen leaves. */
function litter(ink: GroundInk): void {
  const tones = ['#d9772f', '#e5a23a', '#c2512c', '#8f4a24', '#f0c25e'] as const
  sprinkle(ink, 260, ({ x, y, scale }) =>
    blot(ink.ctx, ink.random.pick(tones), [
      x,
      y,
      0.13 * scale,
      0.06 * scale,
      ink.random.between(0, 3),
    ]),
  )
}

function middleWood(c: PlaceContext) {
  return plane(c, { name: 'middle wood', z: 17 }, (ink) =>
    wood(ink, kinds(c), {
      height: [7.5 * ink.tall, 11 * ink.tall],
      step: [2.2, 4],
      gap: ink.half * 0.24,
    }),
  )
}

function nearWood(c: PlaceContext) {
  return plane(c, { name: 'near wood', z: 8, split: true }, (ink) => {
    wood(ink, kinds(c), {
      height: [7.5 * ink.tall, 10.5 * ink.tall],
      step: [2.4, 4],
      gap: ink.half * 0.6,
    })
    for (const side of [-1, 1]) bush(ink, { x: side * ink.half * 0.62, height: 1.3 })
  })
}

function trunks(c: PlaceContext) {
  return plane(c, { name: 'trunks', z: 3.5, split: true }, (ink) => {
    for (const side of [-1, 1])
      bigTrunk(ink, side * ink.half * (side < 0 ? 0.94 : 1.02), barkOf(kinds(c)))
    if (ink.season !== 'winter') {
      mushroom(ink, { x: -ink.half * 0.74, height: 0.6 })
      mushroom(ink, { x: -ink.half * 0.7, height: 0.42 })
    }
    bush(ink, { x: ink.half * 0.82, height: 1 })
  })
}

function birdsOrFireflies(c: PlaceContext) {
  if (c.season === 'winter') return c.light.dark ? [] : [farBirds(c, { count: 3 })]
  return c.light.dark
    ? [motes(c, { z: 4, colour: '#ffe98a', size: 0.06, count: 22, high: 4 })]
    : [farBirds(c, { count: 3 }), motes(c, { z: 5, count: 18 })]
}

/** A wall of leaves behind the trunks, so that a forest has no bare sky at its foot. */
const WALLS: Readonly<Partial<Record<TreeKind, string>>> = {
  maple: '#d98a52',
  cherry: '#f3cdd8',
  olive: '#a9b596',
  bare: '#8d8a90',
  birch: '#c3c8b4',
}

function leafWall(ink: Ink, height: number, [kind = 'round']: readonly TreeKind[]): void {
  const own = ink.season === 'winter' ? undefined : WALLS[kind]
  const base = mix(own ?? leaves(ink)[0], ink.season === 'autumn' ? '#e0a860' : '#6a9a8a', 0.35)
  const points: Pair[] = []
  for (let x = ink.left; x <= ink.right; x += 2.2)
    points.push([x, -height * ink.random.between(0.55, 0.85)])
  cut(ink, base, [0.3, 0.3]).skyline(points, 0.1)
}

interface Bark {
  readonly colour: string
  readonly scar: string
  /** Rings of a birch or a palm lie across the trunk, the furrows of an oak along it. */
  readonly across: boolean
}

function barkOf(kinds: readonly TreeKind[]): Bark {
  const [kind] = kinds
  if (kind === 'birch') return { colour: '#e6dfd3', scar: '#4a4348', across: true }
  if (kind === 'palm') return { colour: '#a98560', scar: '#7d5f42', across: true }
  if (kind === 'redwood') return { colour: '#8f4a34', scar: '#6a3222', across: false }
  return { colour: '#6b4d3c', scar: '#54392d', across: false }
}

function bigTrunk(ink: Ink, x: number, bark: Bark): void {
  const w = Math.min(1.1, ink.half * 0.09)
  cut(ink, bark.colour, [0.3, 0.2]).shape((ctx) => {
    ctx.moveTo(x - w * 1.4, 0.2)
    ctx.quadraticCurveTo(x - w * 0.7, -1, x - w * 0.6, ink.top)
    ctx.lineTo(x + w * 0.6, ink.top)
    ctx.quadraticCurveTo(x + w * 0.7, -1, x + w * 1.4, 0.2)
    ctx.closePath()
  })
  for (let i = 0; i < 12; i++) {
    const bx = x + ink.random.between(-0.5, 0.4) * w
    const by = ink.random.between(-8, -0.6)
    stroke(ink, bark.scar, 0.05).shape((ctx) => {
      ctx.moveTo(bx, by)
      if (bark.across) ctx.lineTo(bx + w * 0.4, by + 0.03)
      else ctx.lineTo(bx + 0.05, by - 0.6)
    })
  }
  if (!bark.across) mark(ink, '#4a3229').oval(x, -3.1, [w * 0.26, w * 0.4])
  if (ink.season === 'winter') mark(ink, '#eef4f9').oval(x, 0.1, [w * 1.9, 0.22])
}
