import type { RelationName } from '../../plan/plan.ts'
import type { Player, Stance } from '../player.ts'

/** Where the brush of a broom is that somebody flies, in the rider's heights. */
const BRUSH = { x: -0.4, y: 0.38 }

/** Who is on somebody that flies on a broom sits on its brush, and not on the hat; null where there is none. */
export function brushOf(
  how: RelationName,
  { subject }: Player,
  { facing }: Stance,
): { x: number; y: number } | null {
  const flies = subject.actions.some(({ verb }) => verb === 'ride-broom')
  return how === 'on' && flies ? { x: BRUSH.x * facing, y: BRUSH.y } : null
}
