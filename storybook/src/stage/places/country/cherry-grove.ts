import { blot } from '../../../scene/blot.ts'
import { triples, quads } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greens, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { lawn, sprinkle } from '../kit/nature/plants.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { scalloped } from '../kit/nature/tree-parts.ts'

const PINKS = ['#f4a9c0', '#f7bfd0', '#ee93b3', '#f9d0dc'] as const
const GREENS = ['#5f9a55', '#6fa85c', '#548c50', '#7db366'] as const

interface Crowns {
  readonly tones: readonly string[]
  /** What hangs in them or opens there. */
  readonly dots: { readonly colour: string; readonly size: number }
}

const BLOOMING: Crowns = { tones: PINKS, dots: { colour: '#fff3f6', size: 0.012 } }
const FRUITS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/orange|tangerine|apricot|peach|persimmon/u, '#f0953a'],
  [/lemon|citrus|pear|quince/u, '#f2cf45'],
  [/plum|fig|olive/u, '#6a4a86'],
  [/./u, '#d8392f'],
]

/** An orchard bears fruit, except in spring and where its blossom is asked for. */
function crownsOf({ words, season }: PlaceContext): Crowns {
  const bears =
    /orchard|(orange|lemon|citrus|peach) grove/u.test(words) &&
    !/blossom|bloom|cherry/u.test(words) &&
    season !== 'spring'
  if (!bears) return BLOOMING
  const colour = FRUITS.find(([fruit]) => fruit.test(words))?.[1] ?? '#d8392f'
  return { tones: GREENS, dots: { colour, size: 0.024 } }
}

/** An avenue of cherry trees in full bloom. */
export const cherryGrovePlace = place({
  id: 'cherry-grove',
  time: 'morning',
  sounds: { birds: 0.6, wind: 0.2 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'peaks', z: 38 }, (ink) =>
      peaks(ink, { colour: '#a9b6d2', height: [5, 9], step: 10, snow: 0.35, gap: 5 }),
    ),
    plane(c, { name: 'hills', z: 30 }, (ink) => {
      hills(ink, { colour: '#b5cf95', height: [0.8, 2.4], step: 8 })
      for (let x = ink.left; x < ink.right; x += ink.random.between(2.4, 4))
        cherry(ink, { x, height: ink.random.between(3.6, 5), crowns: crownsOf(c) })
    }),
    theGround(c),
    ...AVENUE.flatMap(([z, from, tall]) => row(c, { z, from, tall })),
    farBirds(c),
    boughs(c),
  ],
})

/** Rows of the avenue: their depth, where they begin at the sides, and how tall they are. */
const AVENUE = triples('18 0.34 7, 10 0.56 7.4, 5 0.86 7.6')

function theGround(c: PlaceContext) {
  const [near = '#8fc06a', far = '#a9cd78'] = greens(c)
  return terrain(c, {
    colours: [near, far, '#bcd690'],
    bump: 0.12,
    dress: (ink) => {
      lawn(ink, { colour: far, flowers: 20 })
      path(ink, { colour: '#efe0c4', width: 3.4, from: 0, to: 0, bend: 1.4, far: 30 })
      sprinkle(ink, 190, ({ x, y, scale }) =>
        blot(ink.ctx, ink.random.pick(crownsOf(c).tones), [
          x,
          y,
          0.1 * scale,
          0.05 * scale,
          ink.random.between(0, 3),
        ]),
      )
    },
  })
}

function row(c: PlaceContext, how: { z: number; from: number; tall: number }) {
  return plane(c, { name: `cherries ${how.z}`, z: how.z, split: true }, (ink) => {
    for (const side of [-1, 1])
      for (let x = how.from; x < 1.6; x += 0.4)
        cherry(ink, {
          x: side * x * ink.half,
          height: how.tall * Math.min(1.5, ink.tall) * ink.random.between(0.92, 1.06),
          crowns: crownsOf(c),
        })
  })
}

interface Cherry {
  readonly x: number
  readonly height: number
  readonly crowns: Crowns
}

/** A dark forked trunk under a cloud of blossom, or of leaves with fruit. */
function cherry(ink: Ink, { x, height: h, crowns }: Cherry): void {
  const bark = '#6b4a45'
  for (const [lean, top, width] of triples('0 0.62 0.085, -0.2 0.7 0.05, 0.22 0.68 0.05'))
    stroke(ink, bark, h * width).shape((ctx) => {
      ctx.moveTo(x, 0)
      ctx.quadraticCurveTo(x + lean * h * 0.2, -h * 0.34, x + lean * h, -h * top)
    })
  const base = ink.random.pick(crowns.tones)
  for (const [dx, dy, size, tone] of CLOUD)
    cut(ink, tone < 0 ? darker(base, -tone) : lighter(base, tone), [h * 0.03, 0.25]).shape(
      scalloped(x + dx * h, -h * dy, h * size),
    )
  for (let i = 0; i < 22; i++) {
    const angle = ink.random.between(0, Math.PI * 2)
    const far = ink.random.between(0.05, 0.36) * h
    mark(ink, clear(crowns.dots.colour, 0.9)).disc(
      x + Math.cos(angle) * far * 1.2,
      -h * 0.72 + Math.sin(angle) * far * 0.6,
      h * crowns.dots.size,
    )
  }
}

/** The puffs of a crown in heights: across, up, radius, lightness. */
const CLOUD = quads(`
  -0.3 0.62 0.19 -0.1, 0.32 0.6 0.18 -0.08, -0.12 0.82 0.2 -0.02, 0.18 0.8 0.19 0.02,
  0.01 0.66 0.21 0.08
`)

/** A flowering bough that hangs into the frame from above, out of focus. */
function boughs(c: PlaceContext) {
  const { tones } = crownsOf(c)
  return wing(c, { name: 'boughs' }, (ink) => {
    for (const side of [-1, 1]) {
      for (let i = 0; i < 7; i++) {
        const x = side * ink.half * (1.1 - i * 0.09)
        cut(ink, tones[i % tones.length] ?? PINKS[0], 0.1).shape(
          scalloped(x, ink.crown + 0.1 + (i % 3) * 0.34, 0.46),
        )
      }
    }
  })
}
