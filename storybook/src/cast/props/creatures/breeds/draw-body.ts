import { triples } from '../../../../scene/rows.ts'
import type { Ink } from '../../ink.ts'
import type { Breed, Build } from './breed.ts'
import { patternsOf, thirdOf, toneOf } from './second-tone.ts'

/** Trunk, neck and the coat on them. */
export function drawBody(ink: Ink, breed: Breed, build: Build): void {
  const { front, back, top, belly, head, skull } = build
  const deep = belly - top
  ink.shape(trunk(build), ink.main)
  ink.shape(
    `M${head[0] - skull * 0.62} ${head[1] + skull * 0.3}L${head[0] + skull * 0.8} ${head[1] - skull * 0.4}` +
      `Q${front + 24} ${top - 2} ${front + 32} ${top + 2}L${front + 14} ${belly - 4}Q${front - 3} ${belly - 6} ${front - 2} ${top + deep * 0.5}Z`,
    ink.main,
  )
  if (breed.fluffy) ruff(ink, build)
  for (const coat of patternsOf(ink, breed)) COATS[coat]?.(ink, breed, build)
  ink.faint(0.22, () =>
    ink.shape(
      `M${front + 4} ${belly - 5}Q${(front + back) / 2} ${belly - 10} ${back - 2} ${belly - 8}Q${back - 4} ${belly} ${back - 12} ${belly}L${front + 8} ${belly}Z`,
      ink.deep,
    ),
  )
}

function trunk({ front, back, top, belly }: Build): string {
  const deep = belly - top
  return (
    `M${front} ${top + deep * 0.4}Q${front - 2} ${belly - 3} ${front + 10} ${belly}` +
    `Q${(front + back) / 2} ${belly - deep * 0.16} ${back - 12} ${belly - 1}Q${back + 3} ${belly - 4} ${back + 1} ${top + deep * 0.4}` +
    `Q${back} ${top} ${back - 14} ${top}Q${(front + back) / 2} ${top + 3} ${front + 16} ${top}Q${front + 2} ${top} ${front} ${top + deep * 0.4}Z`
  )
}

/** Hair that hangs in locks from chest and belly. */
function ruff(ink: Ink, { front, back, top, belly, head, skull }: Build): void {
  const locks = 6
  for (let i = 0; i <= locks; i++) {
    const x = front + 4 + ((back - front - 8) * i) / locks
    ink.oval([x, belly - 1, 7.5, 6], i % 2 === 0 ? ink.main : ink.light)
  }
  for (let i = 0; i < 4; i++)
    ink.oval(
      [front + 2 + i * 2.4, head[1] + skull * 0.8 + i * 5, 10, 7],
      i % 2 ? ink.main : ink.light,
    )
  ink.oval([back - 6, top + 12, 11, 13], ink.main)
}

type Coat = (ink: Ink, breed: Breed, build: Build) => void

/** Spots over the body, as shares of its length and depth, with their sizes. */
const SPOTS = triples(`
  0.16 0.3 3.6, 0.26 0.66 3, 0.34 0.22 2.6, 0.42 0.5 4, 0.54 0.26 3.4, 0.6 0.72 2.6,
  0.68 0.46 3.2, 0.78 0.24 3.8, 0.86 0.6 3, 0.93 0.36 2.6
`)

const COATS: Partial<Record<Breed['coat'], Coat>> = {
  saddle: (ink, breed, { front, back, top, belly }) => {
    const low = top + (belly - top) * 0.56
    ink.shape(
      `M${front + 14} ${top - 1}Q${front + 12} ${low} ${front + 26} ${low - 2}Q${(front + back) / 2} ${low + 5} ${back - 8} ${low - 3}` +
        `Q${back + 2} ${top + 8} ${back - 8} ${top + 0.6}Q${(front + back) / 2} ${top + 3} ${front + 14} ${top - 1}Z`,
      toneOf(ink, breed),
    )
  },
  spots: (ink, breed, { front, back, top, belly }) => {
    for (const [along, down, size] of SPOTS)
      ink.oval(
        [front + 4 + (back - front - 6) * along, top + (belly - top) * down, size, size * 0.86],
        toneOf(ink, breed),
        along * 3,
      )
  },
  patches: (ink, breed, { front, back, top, belly }) => {
    const long = back - front
    const deep = belly - top
    ink.oval([front + long * 0.34, top + deep * 0.3, long * 0.15, deep * 0.3], toneOf(ink, breed))
    ink.oval([back - long * 0.16, top + deep * 0.36, long * 0.15, deep * 0.34], thirdOf(ink))
  },
  stripes: (ink, breed, { front, back, top, belly }) => {
    for (let i = 0; i < 5; i++) {
      const x = front + 20 + ((back - front - 30) * i) / 4
      ink.shape(
        `M${x - 2.4} ${top + 1.6}Q${x - 1} ${top + (belly - top) * 0.4} ${x - 4} ${top + (belly - top) * 0.62}Q${x + 4} ${top + (belly - top) * 0.4} ${x + 2.6} ${top + 1.6}Z`,
        toneOf(ink, breed),
      )
    }
  },
  bib: chest,
  mask: chest,
}

/** A pale chest that runs on below the belly. */
function chest(ink: Ink, breed: Breed, { front, back, top, belly, head, skull }: Build): void {
  const deep = belly - top
  ink.shape(
    `M${head[0] - skull * 0.56} ${head[1] + skull * 0.4}Q${head[0] + 5} ${head[1] + skull} ${front + 14} ${top + deep * 0.5}` +
      `Q${front + 24} ${belly - 8} ${back - 18} ${belly - 4}L${front + 10} ${belly}Q${front - 3} ${belly - 4} ${front - 2} ${top + deep * 0.5}Z`,
    toneOf(ink, breed),
  )
}
