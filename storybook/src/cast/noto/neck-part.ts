import type { Pose } from '../actor.ts'
import type { Outline } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { NECKS } from './heads.ts'
import type { Pattern } from './pattern.ts'
import { onSheet } from './on-sheet.ts'

/** The head with its neck, pinned at the shoulder: both papers are round there, so that no gap opens when it bows. */
export function neckPart({ name, aspect }: Pattern) {
  const neck = NECKS[name]
  if (!neck) return undefined
  const { nape, throat, reach = nape[0] } = neck
  const around = onSheet(
    [
      // Up first, then outwards: a strip of the back must not go with the head.
      [nape[0] + 0.01, nape[1] - 0.045],
      [Math.max(reach, nape[0] + 0.01), nape[1] - 0.075],
      [Math.max(reach, nape[0] + 0.01), -0.1],
      [-0.1, -0.1],
      [-0.1, throat[1]],
    ],
    aspect,
  )
  const [from, to] = onSheet([throat, nape], aspect)
  if (!from || !to) return undefined
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const head = [to, ...around, from, ...joint(from, to, 1)]
  const hole = [to, ...around, from, ...joint(from, to, -1)]
  const { bends = 1 } = neck
  const move = (pose: Pose, t: number): Affine =>
    turnAbout(x, y, -headTilt({ ...pose, bow: (pose.bow ?? 0) * bends }, t))
  return { sheets: [], behind: [], front: [{ sheet: 0, keep: head, move }], drop: [hole] }
}

/** How far the head is bowed: what the pose says, a nod with every step, and a breath of its own. */
export function headTilt({ bow = 0, gait }: Pose, t: number): number {
  const step = gait === undefined ? 0 : 0.035 * Math.sin(4 * Math.PI * gait)
  return bow + step + 0.012 * Math.sin(t * 1.3)
}

const BENDS = 10

/** The half circle over the cut, to the body (1) or to the head (−1). */
function joint(
  from: readonly [number, number],
  to: readonly [number, number],
  side: 1 | -1,
): Outline {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
  const start = Math.atan2(from[1] - y, from[0] - x)
  return Array.from({ length: BENDS - 1 }, (_, i) => {
    const angle = start - side * Math.PI * ((i + 1) / BENDS)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}
