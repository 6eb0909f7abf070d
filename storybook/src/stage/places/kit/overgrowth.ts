import type { PlaceContext } from '../../place.ts'
import { clear } from './colour.ts'
import { flowersTold } from './nature/field-tones.ts'
import { mark, stroke, type Ink } from './paper.ts'

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

/** Loops and letters of no alphabet, in bright colours with a dark rim. */
function spray(ink: Ink): void {
  const size = ink.half * 0.09
  for (let x = -ink.half * 1.2; x < ink.half * 1.2; x += size * 1.5) {
    const y = -size * ink.random.between(0.8, 2.2)
    const colour = ink.random.pick(SPRAYS)
    const points = Array.from(
      { length: 5 },
      (_, i) => [x + i * size * 0.32, y + ink.random.between(-0.6, 0.6) * size] as const,
    )
    for (const [tone, width] of [
      ['#2f2a34', size * 0.3],
      [colour, size * 0.2],
    ] as const)
      stroke(ink, tone, width).shape((ctx) => {
        points.forEach(([px, py], i) => {
          const [qx, qy] = points[i + 1] ?? [px, py]
          if (i === 0) ctx.moveTo(px, py)
          ctx.bezierCurveTo(
            px + size * 0.3,
            py - size * 0.4,
            qx - size * 0.3,
            qy + size * 0.4,
            qx,
            qy,
          )
        })
      })
  }
}
