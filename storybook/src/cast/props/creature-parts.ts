import type { Ink } from './ink.ts'
import type { Prop } from './prop.ts'
import { WHITE, COAL } from './tones.ts'

/** A dark eye with a glint. */
export function eye(ink: Ink, [x, y, radius]: readonly [number, number, number]): void {
  ink.disc([x, y, radius], COAL)
  ink.disc([x - radius * 0.3, y - radius * 0.35, radius * 0.35], WHITE)
}

/** A wing that beats about its pin. */
export const wings = (
  pin: readonly [number, number],
  draw: (ink: Ink) => void,
  behind = false,
): NonNullable<Prop['moving']>[number] => ({ by: 'flap', at: pin, behind, draw })

/** A straight leg with a hoof. */
export function leg(ink: Ink, x: number, tone: string): void {
  ink.shape(`M${x - 6} 58Q${x - 4} 76 ${x - 3.6} 94H${x + 3.6}Q${x + 4} 76 ${x + 7} 58Z`, tone)
  ink.shape(`M${x - 4.4} 100L${x - 3.6} 92H${x + 3.6}L${x + 4.4} 100Z`, COAL)
}
