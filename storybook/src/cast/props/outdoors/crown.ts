import type { Ink } from '../ink.ts'

/** Where a tuft of a crown is, and how wide. */
type Tuft = readonly [x: number, y: number, radius: number]

const LEAVES = 26
/** Turns that never fall into rows. */
const GOLDEN = 2.39996

/** The crown of a tree: tufts of leaves, darker below and lighter where the light comes from. */
export function crown(ink: Ink, tufts: readonly Tuft[]): void {
  for (const [x, y, r] of tufts) ink.disc([x, y + 3, r], ink.dark)
  for (const [x, y, r] of tufts) ink.disc([x - 1, y - 1, r * 0.9], ink.main)
  for (const tuft of tufts) foliage(ink, tuft)
}

/** Leaves all over a tuft and a little beyond its edge. */
function foliage(ink: Ink, [x, y, r]: Tuft): void {
  for (let i = 0; i < LEAVES; i++) {
    const away = r * 1.02 * Math.sqrt((i + 0.5) / LEAVES)
    const [dx, dy] = [Math.cos(i * GOLDEN) * away, Math.sin(i * GOLDEN) * away]
    const lit = -(dx * 0.5 + dy * 0.85) / r
    const tone = lit > 0.45 ? ink.light : lit > -0.3 ? (i % 3 ? ink.main : ink.light) : ink.dark
    ink.oval([x + dx, y + dy, 3.1, 1.7], tone, i * 1.7)
  }
}
