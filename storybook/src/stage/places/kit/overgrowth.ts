import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { clear } from './colour.ts'
import { flowersTold } from './nature/field-tones.ts'
import { mark, stroke, type Ink } from './paper.ts'
import type { Pair } from './shapes.ts'

const LEAFY =
  /\b(overgrown|ivy|vines?|creepers?|vegetation|greenery|overgrowth|(ivy|vine)-covered)\b/u
const MOSSY = /\b(moss\w*|lichens?)\b/u
const PAINTED = /\bgraffiti\w*\b/u

/** What people have built, by the names of the planes that show it. */
const BUILT =
  /^((the |old |white |painted |house |back |garden |castle |stone )?(wall|walls|house|houses|tower|towers|church|cottage|castle|palace|temple|barn|cabin|mansion|arch|arches|ruins|building|buildings|front|facade|parapet|bridge|hall|factory|station|shops?|town|statues?))$/u

const IVY = ['#4f7d42', '#5f8f4c', '#76a35a', '#8cb566'] as const
const MOSS = ['#7f9a4c', '#6f8f48', '#93ad5e'] as const
const SPRAYS = ['#e0485a', '#3f9fd0', '#f2c14e', '#6fbf6a', '#b05fc8', '#f08a3c'] as const

/** Lays over a sheet what the prompt says has grown over or was sprayed on whatever is built there. */
export function overgrow(ink: Ink, name: string, context: PlaceContext): void {
  if (!BUILT.test(name)) return
  // A place that is another one said differently has other words.
  const words = [context.words, ...(context.scenery ?? [])].join(' ')
  const { ctx } = ink
  ctx.save()
  // Only where the sheet has paper.
  ctx.globalCompositeOperation = 'source-atop'
  if (LEAFY.test(words)) climb(ink, [...IVY, ...(flowersTold(words) ?? [])])
  if (MOSSY.test(words)) cling(ink)
  if (PAINTED.test(words)) spray(ink)
  ctx.restore()
}

/** Ivy climbs in broad tongues, thick at the foot and thin towards the top. */
function climb(ink: Ink, tones: readonly string[]): void {
  const leaf = ink.half * 0.016
  const tall = -ink.crown
  for (let x = -ink.half * 1.3; x < ink.half * 1.3; x += leaf * 0.9) {
    const wave = 0.5 + 0.5 * Math.sin(x * (9 / ink.half) * 1.9 + 1)
    const reach = tall * (0.16 + 0.72 * wave ** 1.5) * ink.random.between(0.8, 1.1)
    for (let y = 0; y < reach; y += leaf * ink.random.between(0.8, 1.8)) {
      if (ink.random.chance(0.25 + (0.4 * y) / reach)) continue
      mark(ink, ink.random.pick(tones)).oval(x + ink.random.between(-leaf, leaf), -y, [
        leaf,
        leaf * 0.8,
      ])
    }
  }
}

function cling(ink: Ink): void {
  const size = ink.half * 0.03
  for (let i = 0; i < 260; i++)
    mark(ink, clear(ink.random.pick(MOSS), 0.85)).oval(
      ink.random.between(-1.2, 1.2) * ink.half,
      ink.crown * ink.random.next() ** 1.7 * 0.9,
      [size * ink.random.between(0.5, 1.4), size * ink.random.between(0.3, 0.7)],
    )
}

/** Fat letters as one sprays them: lines through a box of one by one. */
const LETTERS: Readonly<Record<string, string>> = {
  k: '0.2 -0.95, 0.2 -0.05 / 0.85 -0.95, 0.3 -0.5, 0.9 -0.05',
  o: '0.5 -0.92, 0.14 -0.7, 0.14 -0.3, 0.5 -0.08, 0.86 -0.3, 0.86 -0.7, 0.5 -0.92',
  z: '0.15 -0.9, 0.85 -0.9, 0.15 -0.1, 0.9 -0.1',
  a: '0.1 -0.05, 0.5 -0.95, 0.9 -0.05 / 0.32 -0.36, 0.7 -0.36',
  s: '0.85 -0.86, 0.34 -0.95, 0.16 -0.68, 0.76 -0.44, 0.8 -0.14, 0.14 -0.06',
  n: '0.16 -0.05, 0.16 -0.95, 0.8 -0.05, 0.8 -0.95',
  e: '0.85 -0.92, 0.18 -0.92, 0.18 -0.08, 0.85 -0.08 / 0.18 -0.5, 0.7 -0.5',
}
const TAGS = ['koza', 'neso', 'zoe', 'sank', 'oka'] as const

/** Names of nobody in fat letters, in bright colours with a dark rim and a light. */
function spray(ink: Ink): void {
  const size = Math.max(ink.half * 0.13, 1.3)
  let x = -ink.half * 1.2
  for (let at = 0; x < ink.half * 1.2; at++) {
    const name = TAGS[at % TAGS.length] ?? TAGS[0]
    const colour = SPRAYS[at % SPRAYS.length] ?? SPRAYS[0]
    const y = -size * ink.random.between(0.35, 1.5)
    for (const [tone, width] of [
      ['#2f2a34', 0.44],
      [colour, 0.3],
      [clear('#ffffff', 0.75), 0.05],
    ] as const)
      Array.from(name).forEach((letter, i) =>
        sprayLetter(ink, { letter, x: x + i * size * 0.86, y, size }, { tone, width }),
      )
    x += size * (name.length * 0.86 + 0.7)
  }
}

function sprayLetter(
  ink: Ink,
  { letter, x, y, size }: { letter: string; x: number; y: number; size: number },
  { tone, width }: { tone: string; width: number },
): void {
  for (const line of (LETTERS[letter] ?? '').split(' / '))
    stroke(ink, tone, size * width).line(
      ...pairs(line).map(([dx, dy]): Pair => [x + dx * size, y + dy * size]),
    )
}
