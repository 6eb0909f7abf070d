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

/** An open mouth with its tongue: the middle and half the width. */
export function drawGape(ink: Ink, [x, y, half]: readonly [number, number, number]): void {
  ink.oval([x, y, half, half * 0.92], '#4a1d22')
  ink.oval([x, y + half * 0.42, half * 0.66, half * 0.44], '#e0737a')
}
