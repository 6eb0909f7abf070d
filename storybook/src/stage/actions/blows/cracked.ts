import type { Actor } from '../../../cast/actor.ts'
import type { Random } from '../../../scene/random.ts'
import type { Point } from '../../../scene/space.ts'
import { drawnOver } from '../drawn-over.ts'
import { TURN, clamp } from '../../easing.ts'

const RAYS = 7
const JOINTS = 4
/** Where it was hit, in own heights, and how far the cracks reach towards its edge. */
const [SPOT, REACH] = [0.55, 0.44]

/** The same thing with cracks that spread from where it was hit as `pose.open` goes from 0 to 1. */
export function cracked(actor: Actor, random: Random): Actor {
  const cracks = Array.from({ length: RAYS }, (_, index) => crackOf(actor.aspect, index, random))
  return drawnOver(actor, ({ ctx }, open) => {
    ctx.lineJoin = 'round'
    for (const [shade, width, aside] of STROKES) {
      ctx.strokeStyle = shade
      ctx.lineWidth = width
      for (const crack of cracks) {
        ctx.beginPath()
        for (const { x, y } of upTo(crack, open)) ctx.lineTo(x + aside, -y + aside)
        ctx.stroke()
      }
    }
  })
}

const STROKES = [
  ['rgba(255, 255, 255, 0.75)', 0.016, 0.006],
  ['rgba(38, 44, 54, 0.85)', 0.011, 0],
] as const

function crackOf(aspect: number, index: number, random: Random): Point[] {
  const own = random.fork(`crack ${index}`)
  const angle = (index / RAYS) * TURN + own.between(-0.3, 0.3)
  const far = own.between(0.7, 1)
  return Array.from({ length: JOINTS + 1 }, (_, joint) => {
    const share = (far * joint) / JOINTS
    const bend = angle + (joint === 0 ? 0 : own.between(-0.35, 0.35))
    return {
      x: Math.cos(bend) * share * REACH * aspect,
      y: SPOT + Math.sin(bend) * share * REACH,
    }
  })
}

function upTo(crack: readonly Point[], share: number): readonly Point[] {
  return crack.slice(0, 2 + Math.floor(clamp(share) * (JOINTS - 1)))
}
