import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing, smoke } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { darker, lighter } from '../kit/colour.ts'
import { earthTint } from '../kit/nature/earth-tint.ts'
import { terrain, type GroundInk } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { flower, grass, lawn, sprinkle } from '../kit/nature/plants.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { breakers, isWild } from '../kit/nature/breakers.ts'
import { water } from '../kit/nature/water.ts'

const rockOf = ({ words }: PlaceContext): string => earthTint(words, '#b39a84')

export const cliffPlace = place({
  id: 'cliff',
  time: 'day',
  far: 1.4,
  sounds: { waves: 0.6, wind: 0.4 },
  set: (c) => [
    sky(c),
    ...water(c, {
      colours: ['#2f86ad', '#3f97b9', '#5fb0c8'],
      waves: [34, 28, 22, 17],
      waveHeight: 0.22,
      y: -2.6,
    }),
    ...headland(c, { z: 34, inner: 0.36, high: 0.34, side: -1 }),
    ...headland(c, { z: 26, inner: 0.08, high: 0.56, side: 1 }),
    ...headland(c, { z: 18, inner: 0.5, high: 0.86, side: 1 }),
    passing(c, { name: 'sail', y: -1.5, z: 30, size: [5, 5], speed: 0.2, start: -0.5 }, (ink) =>
      sailBoat(ink, { x: 0, height: 3.6 }),
    ),
    spray(c),
    ...(hasRocks(c) ? seaRocks(c) : []),
    ...(isWild(c) ? breakers(c, bursts(c)) : []),
    ...cliffEdge(c),
    farBirds(c, { colour: '#ffffff', count: 8, high: 0.55 }),
    ...greenery(c),
  ],
})

/** A wall of layered rock with turf on top that steps down into the sea; foam at its foot. */
function headland(c: PlaceContext, how: { z: number; inner: number; high: number; side: number }) {
  return plane(c, { name: `headland ${how.z}`, z: how.z, bottom: -2 }, (ink) => {
    const { side } = how
    const rock = rockOf(c)
    const top = ink.crown * how.high
    const at = (share: number): number =>
      side * (ink.half * how.inner + share * (ink.right - ink.half * how.inner))
    const crest: Pair[] = [
      [at(0.02), top * 0.52],
      [at(0.06), top * 0.6],
      [at(0.09), top * 0.84],
      [at(0.15), top * 0.9],
      [at(0.4), top],
      [at(0.7), top * 0.96],
      [at(1), top * 1.02],
    ]
    const foot: Pair[] = [
      [at(1), 1.7],
      [at(0), 1.7],
      [at(-0.01), 0.4],
      [at(0.015), top * 0.2],
    ]
    cut(ink, rock, [0.4, 0.4]).polygon(...crest, ...foot)
    strata(ink, { at, top, rock })
    cut(ink, greens(c)[1] ?? '#84b65a', [0.14, 0.4]).polygon(
      ...crest.slice(2),
      [at(1), top * 0.86],
      [at(0.6), top * 0.84],
      [at(0.3), top * 0.9],
      [at(0.12), top * 0.82],
    )
    for (let share = -0.04; share < 1; share += 0.05)
      mark(ink, 'rgba(255,255,255,0.8)').oval(at(share), 1.5, [ink.random.between(0.8, 1.6), 0.16])
  })
}

function strata(ink: Ink, how: { at: (share: number) => number; top: number; rock: string }): void {
  const { at, top, rock } = how
  for (const [i, share] of [0.16, 0.34, 0.5, 0.68].entries()) {
    const tone = i % 2 ? lighter(rock, 0.16) : darker(rock, 0.16)
    mark(ink, tone).polygon(
      [at(0.03 + i * 0.012), top * share],
      [at(1), top * (share + 0.05)],
      [at(1), top * (share - 0.02)],
      [at(0.02 + i * 0.012), top * (share - 0.05)],
    )
  }
  for (const share of [0.1, 0.22, 0.4, 0.62, 0.85])
    mark(ink, darker(rock, 0.3)).polygon(
      [at(share), top * 0.8],
      [at(share + 0.012), top * 0.8],
      [at(share + 0.03), 1.4],
      [at(share + 0.005), 1.4],
    )
}

/** Whether rocks in the sea are spoken of. */
function hasRocks({ words }: PlaceContext): boolean {
  return /\b(rocks?|boulders?|sea stacks?)\b/u.test(words)
}

const STACKS = [
  { x: -0.62, z: 9.5, width: 5.4, height: 3.4 },
  { x: -0.1, z: 11, width: 7.5, height: 4.8 },
  { x: 0.5, z: 9, width: 5, height: 2.8 },
] as const

/** Rocks that stand in the sea before us. */
function seaRocks(c: PlaceContext) {
  return STACKS.flatMap(({ x, z, width, height }) =>
    plane(c, { name: `sea rock ${x}`, z, bottom: -3 }, (ink) =>
      rocks(ink, { x: x * ink.half, y: 2.7, width, height: height + 1, colour: rockOf(c) }),
    ),
  )
}

/** Along the foot of the headlands, or of the rocks before them. */
function bursts(c: PlaceContext) {
  const { box } = c
  if (hasRocks(c))
    return STACKS.map(({ x, z, width }) => ({
      x: x * extentAt(box, z).half - width * 0.3,
      y: -2.4,
      z: z - 0.2,
      size: width * 0.8,
    }))
  const near = extentAt(box, 17.5).half
  const far = extentAt(box, 25.5).half
  return [
    { x: near * 0.42, y: -2, z: 17.4, size: 4.4 },
    { x: near * 0.66, y: -2, z: 17.3, size: 3.6 },
    { x: far * 0.12, y: -2, z: 25.4, size: 5 },
    { x: -far * 0.5, y: -2, z: 25.2, size: 3.6 },
  ]
}

function spray(c: PlaceContext) {
  return smoke(c, {
    at: [extentAt(c.box, 18).half * 0.5, -1.5, 17.6],
    size: 0.5,
    alpha: 0.6,
    speed: 0.5,
    drift: 0.1,
    colour: '#ffffff',
  })
}

/** Where the drop begins. */
const LIP = 1.7

/** The broken rim of the cliff: blocks of rock that stand out over the sea. */
function lip(ink: Ink, rock: string): void {
  for (let x = ink.left; x < ink.right;) {
    const width = ink.random.between(1, 2.4)
    const out = ink.random.between(0.1, 0.5)
    cut(ink, ink.random.pick([rock, lighter(rock, 0.1), darker(rock, 0.1)]), [0.1, 0.4]).polygon(
      [x - 0.1, 0.3],
      [x, -out],
      [x + width * 0.5, -out - 0.14],
      [x + width, -out * 0.8],
      [x + width + 0.1, 0.3],
    )
    x += width
  }
}

/** Bare rock that shows through the turf. */
function slabs(ink: GroundInk, rock: string): void {
  sprinkle(ink, 60, ({ x, y, scale }) =>
    blot(ink.ctx, ink.random.pick([rock, lighter(rock, 0.12), darker(rock, 0.12)]), [
      x,
      y,
      ink.random.between(0.3, 1.1) * scale,
      0.12 * scale,
    ]),
  )
}

/** Above the last grass there is rock. */
const BARE = ['#7f828c', '#94979f', '#a9adb5'] as const

/** Snow that the sun has left in the hollows. */
function oldSnow(ink: GroundInk): void {
  for (let n = 0; n < 9; n++) {
    const p = ink.at(ink.random.between(-1.1, 1.1) * ink.half, ink.random.between(-2, LIP))
    blot(ink.ctx, '#f2f6fa', [p.x, p.y, ink.random.between(0.8, 2) * p.scale, 0.16 * p.scale])
  }
}

/** The turf on which one stands, and its broken edge before the drop. */
export function cliffEdge(c: PlaceContext, bare = false) {
  const colours = bare ? BARE : greens(c)
  return [
    {
      ...terrain(c, {
        colours,
        far: LIP,
        bump: 0.14,
        dress: (ink) => {
          if (!bare) lawn(ink, { colour: colours[1] ?? '#84b65a', flowers: 30 })
          slabs(ink, rockOf(c))
          if (bare) oldSnow(ink)
        },
      }),
      depth: () => 12,
    },
    ...plane(c, { name: 'edge', z: LIP + 0.05, top: 2, bottom: -5 }, (ink) => {
      lip(ink, rockOf(c))
      const from = bare ? ink.right : ink.left
      for (let x = from; x < ink.right; x += ink.random.between(0.5, 1.3)) {
        grass(ink, { x, height: ink.random.between(0.3, 0.7) })
        if (ink.random.chance(0.3)) flower(ink, { x, height: 0.6, colour: '#e88fb0' })
      }
      mark(ink, darker(rockOf(c), 0.1)).oval(-ink.half * 0.8, 0.1, [1.2, 0.4])
    }),
  ]
}
