import type { Ink } from '../../ink.ts'
import { COAL } from '../../tones.ts'

/** A closed eye: paper over it, and the line of its lashes. */
export function drawLid(
  ink: Ink,
  [x, y, radius]: readonly [number, number, number],
  tone: string,
): void {
  ink.disc([x, y, radius], tone)
  ink.line(`M${x - radius * 0.8} ${y}Q${x} ${y + radius * 0.8} ${x + radius * 0.8} ${y}`, 1.5, COAL)
}
