import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { WHITE, COAL } from '../tones.ts'

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

/** A slender leg with a knee and a hoof. */
export function hoofed(ink: Ink, x: number, tone: string): void {
  ink.shape(
    `M${x - 7} 54Q${x - 5} 68 ${x - 3.4} 74L${x - 2.8} 94H${x + 2.8}L${x + 3.6} 74Q${x + 6} 66 ${x + 8} 54Q${x} 44 ${x - 7} 54Z`,
    tone,
  )
  ink.shape(`M${x - 4.4} 100L${x - 3} 92H${x + 3}L${x + 3.8} 100Z`, '#5b4038')
}
