import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Actor, Pose } from './actor.ts'

/** How far ahead of and above the crown an ear is, and its half width and height, in own heights. */
type Ear = readonly [ahead: number, up: number, rx: number, ry: number]

/** Ears that hang, or that are not above the eyes. */
const HANGING: Readonly<Record<string, readonly Ear[]>> = {
  'noto:dog': [
    [-0.25, -0.17, 0.125, 0.2],
    [0.25, -0.17, 0.125, 0.2],
  ],
  'noto:elephant': [[-0.24, -0.2, 0.24, 0.27]],
  'noto:pig': [
    [-0.23, -0.15, 0.1, 0.1],
    [0.21, -0.01, 0.1, 0.1],
  ],
  'noto:cow': [[-0.12, -0.1, 0.09, 0.07]],
}

/** Those of a head that looks at us. */
const BOTH: readonly Ear[] = [
  [-0.19, -0.08, 0.11, 0.115],
  [0.19, -0.08, 0.11, 0.115],
]

/** Traces the ears of an animal. */
export function ears(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const [head, mouth] = [actor.grip('head', pose), actor.grip('mouth', pose)]
  const side = Math.sign(mouth.x - head.x) || 1
  const fronted = Math.abs(mouth.x - head.x) < 0.06
  const found = HANGING[actor.name] ?? (fronted ? BOTH : null)
  for (const [ahead, up, rx, ry] of found ?? []) {
    const [x, y] = [head.x + ahead * side, head.y + up]
    ctx.moveTo(x + rx, -y)
    ctx.ellipse(x, -y, rx, ry, 0, 0, Math.PI * 2)
  }
  if (found !== null) return
  // Seen from the side they are all that is above the eyes.
  const low = (actor.eyes?.(pose).y ?? head.y - 0.1) + 0.12
  ctx.rect(side > 0 ? head.x - 0.55 : head.x - 0.1, -low - 1, 0.65, 1)
}

/** Traces the tip of a muzzle or the beak. */
export function nose(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const { x, y } = actor.grip('mouth', pose)
  ctx.ellipse(x, -y - 0.03, 0.065, 0.065, 0, 0, Math.PI * 2)
}
