import { plotted, triples } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { caveMouth } from '../kit/nature/wings-aside.ts'
import { onStage, place } from '../kit/recipe.ts'

const HUES = ['#63d8f5', '#c084ff', '#ff86bd', '#74f0b0', '#ffd166', '#7f97ff'] as const

/** Where clusters grow, in shares of half the width and of the height, from the way in to the far end; and how large. */
const CLUSTERS: readonly (readonly [x: number, y: number, size: number])[] = triples(`
  -0.86 0 2.3, -0.62 0.46 1.3, -0.5 0 1.5, -0.82 0.66 1.5, -0.26 0.62 1, -0.14 0 1.1,
  0.12 0.7 1.1, 0.26 0 1.4, 0.44 0.52 1.2, 0.6 0 1.7, 0.76 0.64 1.5, 0.88 0 2.5
`)

/** Seconds between one cluster and the next when they light up. */
const STEP = 0.34

/** Inside the rock: crystals of many colours on the ground and the walls, which glow or light up one after the other. */
export const crystalCavePlace = place({
  id: 'crystal-cave',
  time: 'night',
  ground: 'rock',
  sounds: { drips: 0.6 },
  set: (c) => [
    rock(c, { z: 20, colour: '#7468a8', open: 0.3 }),
    theGround(c),
    rock(c, { z: 12, colour: '#5f5492', open: 0.72 }),
    CLUSTERS.flatMap((_, index) => cluster(c, index)),
    motes(c, { z: 4, count: 24, colour: '#d5f4ff' }),
    caveMouth(c, { colour: '#1c1730', open: 0.07 }),
  ],
})

const theGround = onStage(terrain, { colours: ['#4d4470', '#665b8c', '#8478ac'], bump: 0.24 })

function rock(c: PlaceContext, how: { z: number; colour: string; open: number }) {
  return plane(c, { name: `rock ${how.z}`, z: how.z, haze: 0.3 }, (ink) => {
    const wide = ink.half * how.open
    cut(ink, darker(how.colour, 0.3), 0).polygon(...behind(ink))
    for (const side of [-1, 1]) cut(ink, how.colour).soft(...buttress(ink, side, wide))
    for (let i = -6; i <= 6; i++) fang(ink, (i / 6) * ink.half, how.colour)
  })
}

const behind = ({ left, right, top }: Ink): Pair[] => [
  [left, 0.3],
  [left, top],
  [right, top],
  [right, 0.3],
]

function buttress(ink: Ink, side: number, wide: number): Pair[] {
  const high = ink.crown
  return [
    [side * ink.right, ink.top],
    [side * wide * 0.5, ink.top],
    [side * wide * 0.8, high * 0.8],
    [side * wide * ink.random.between(0.92, 1.05), high * 0.45],
    [side * wide, high * 0.16],
    [side * wide * 0.8, 0.5],
    [side * ink.right, 0.5],
  ]
}

/** A stone that hangs from the roof. */
function fang(ink: Ink, x: number, colour: string): void {
  const long = ink.crown * (1 - ink.random.between(0.1, 0.3))
  const w = ink.random.between(0.4, 0.9)
  cut(ink, lighter(colour, 0.08), 0.2).polygon([x - w, ink.top], [x + w, ink.top], [x, long])
}

/** The dark crystals, and over them the same ones alight. */
function cluster(c: PlaceContext, index: number): Piece[] {
  const [x, y, size] = CLUSTERS[index] ?? [0, 0, 1]
  const z = y > 0 ? 11.5 : 8
  const extent = extentAt(c.box, z)
  const hue = HUES[(index * 5) % HUES.length] ?? HUES[0]
  const tall = size * Math.min(1.4, c.box.height / 9) * 1.1
  const [left, up] = [x * extent.half, y * extent.crown]
  const sheet = [tall * 1.6, tall * 1.2] as const
  const lit = alight(c, index)
  const name = `crystals ${index}`
  return [
    cutOut(c, { name, at: [left, up, z], size: sheet }, (ink) => {
      knob(ink, tall)
      shards(ink, tall, darker(hue, 0.62))
    }),
    cutOut(
      c,
      {
        name: `${name} alight`,
        at: [left, up, z - 0.02],
        size: sheet,
        tint: 0,
        haze: 0,
        alpha: lit,
      },
      (ink) => shards(ink, tall, hue),
    ),
    glowing(c, { at: [left, up + tall * 0.5, z - 0.04], radius: tall * 1.5, colour: hue, lit }),
  ]
}

/** Always, with a slow breath, unless the prompt has them light up one by one. */
function alight({ scenery = [] }: PlaceContext, index: number): (t: number) => number {
  if (!scenery.includes('lighting up')) return (t) => 0.86 + 0.14 * Math.sin(t * 1.4 + index * 1.7)
  return (t) => Math.min(1, Math.max(0, (t - 0.5 - index * STEP) / 0.35))
}

/** The stone they grow out of. */
function knob(ink: Ink, tall: number): void {
  const w = tall * 0.62
  cut(ink, '#55497f', [0.08, 0.2]).soft(
    ...plotted({ w, h: tall }, '-1 0.16, -0.8 -0.14, 0 -0.2, 0.8 -0.12, 1 0.16, 0 0.2'),
  )
}

/** Five shards that lean apart, each with a light and a dark side. */
function shards(ink: Ink, tall: number, colour: string): void {
  for (const [dx, share, lean] of triples(
    '-0.3 0.62 -0.5, 0.32 0.58 0.5, -0.14 0.86 -0.2, 0.17 0.78 0.24, 0 1 0.02',
  )) {
    const [x, h, w] = [dx * tall, share * tall, 0.13 * tall]
    const tip = x + lean * h * 0.5
    const near = tip - lean * h * 0.12
    cut(ink, colour, [0.06, 0.5]).polygon(
      [x - w, 0],
      [near - w, -h * 0.76],
      [tip, -h],
      [near + w, -h * 0.72],
      [x + w, 0],
    )
    mark(ink, lighter(colour, 0.4)).polygon([x - w, 0], [near - w, -h * 0.76], [tip, -h], [x, 0])
  }
}
