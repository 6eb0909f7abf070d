import { darker, lighter } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** A sheet of rock with an opening: shares of half the width, and of the height. */
export function hole(ink: Ink, how: { colour: string; open: Pair }): void {
  const [wide, high] = how.open
  const points: Pair[] = []
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI * (i / 22)
    const bump = ink.random.between(0.88, 1.1)
    points.push([
      -Math.cos(angle) * ink.half * wide * bump,
      Math.sin(angle) * ink.crown * high * bump,
    ])
  }
  const tone = ink.ctx.createLinearGradient(0, ink.crown, 0, 0)
  tone.addColorStop(0, darker(how.colour, 0.3))
  tone.addColorStop(1, lighter(how.colour, 0.08))
  cut(ink, tone, [0.7, 0.3]).polygon(
    [ink.left, 0.2],
    [ink.left, ink.top],
    [ink.right, ink.top],
    [ink.right, 0.2],
    [ink.half * wide, 0.2],
    ...points.toReversed(),
    [-ink.half * wide, 0.2],
  )
}

/** What hangs from the roof, and stands below it at the sides. */
export function teeth(ink: Ink, colour: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = ink.random.between(-0.9, 0.9) * ink.half
    const w = ink.random.between(0.3, 0.7)
    const length = -ink.crown * ink.random.between(0.2, 0.42)
    cut(ink, lighter(colour, 0.06), 0.2).polygon(
      [x - w, ink.top],
      [x + w, ink.top],
      [x + 0.1, ink.crown * 1.02 + length],
      [x - 0.1, ink.crown * 1.02 + length],
    )
    if (Math.abs(x) > ink.half * 0.5)
      mark(ink, lighter(colour, 0.12)).polygon([x - w, 0.2], [x, -length * 0.4], [x + w, 0.2])
  }
}
