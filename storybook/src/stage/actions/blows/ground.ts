import type { Actor } from '../../../cast/actor.ts'
import { TURN, clamp } from '../../easing.ts'

/** What is left on the ground or the water where somebody touches it. */
type Mark = 'cracks' | 'rings'

const FLAT = 0.22
const RINGS = 3

/** A flat piece of ice or water: nothing is seen of it but cracks or rings, as far as `pose.open` says. */
export function groundMark(mark: Mark): Actor {
  return {
    name: `ground:${mark}`,
    kind: 'prop',
    metres: 0.3,
    aspect: 6,
    faces: 'front',
    home: 'ground',
    build: 'still',
    grip: () => ({ x: 0, y: 0 }),
    draw: ({ ctx }, { open = 0 }) => {
      if (open <= 0) return
      ctx.save()
      ctx.translate(0, -0.4)
      ctx.scale(1, FLAT)
      if (mark === 'rings') drawRings(ctx, open)
      else drawCracks(ctx, open)
      ctx.restore()
    },
  }
}

type Ctx = Parameters<Actor['draw']>[0]['ctx']

function drawRings(ctx: Ctx, open: number): void {
  for (let ring = 0; ring < RINGS; ring++) {
    const share = clamp(1.5 * open - 0.25 * ring)
    if (share <= 0) continue
    ctx.strokeStyle = `rgba(255, 255, 255, ${0.75 * (1 - 0.7 * share)})`
    ctx.lineWidth = 0.16
    ctx.beginPath()
    ctx.arc(0, 0, 0.5 + 2.3 * share, 0, TURN)
    ctx.stroke()
  }
}

const RAYS = 9

function drawCracks(ctx: Ctx, open: number): void {
  ctx.lineJoin = 'round'
  for (const [shade, width, aside] of [
    ['rgba(255, 255, 255, 0.9)', 0.16, 0.08],
    ['rgba(44, 78, 104, 0.9)', 0.1, 0],
  ] as const) {
    ctx.strokeStyle = shade
    ctx.lineWidth = width
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (ray / RAYS) * TURN + 0.35 * Math.sin(ray * 5.3)
      const far = (1.7 + 1.2 * Math.abs(Math.sin(ray * 2.1))) * clamp(open)
      ctx.beginPath()
      for (let joint = 0; joint <= 4; joint++) {
        const bend = angle + (joint === 0 ? 0 : 0.28 * Math.sin(ray * 7 + joint * 3.7))
        const at = (far * joint) / 4
        ctx.lineTo(Math.cos(bend) * at + aside, Math.sin(bend) * at + aside)
      }
      ctx.stroke()
    }
  }
}
