import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Scene, ShotScene } from '../scene/scene.ts'
import { createShotPainter, type ShotPainter } from './shot-painter.ts'

/** How much of the film the states are seen unchanged, all together. */
const AT_REST = 0.5

/** Which state is seen at a share of the film, and how much of the next has come over it. */
export function stateAt(share: number, states: number): { index: number; next: number } {
  const rest = AT_REST / states
  const change = (1 - AT_REST) / (states - 1)
  const index = Math.min(states - 1, Math.max(0, Math.floor(share / (rest + change))))
  const along = (share - index * (rest + change) - rest) / change
  const next = index === states - 1 ? 0 : Math.min(1, Math.max(0, along))
  return { index, next: next * next * (3 - 2 * next) }
}

/** A shot that slowly turns into others: all of them go on all the time, and the next comes over the one before. */
export function createBecomingPainter(scene: Scene, shot: ShotScene): ShotPainter {
  const { becomes = [], ...first } = shot
  const painters = [first, ...becomes].map((each) =>
    createShotPainter({ ...scene, shots: [each] }, each),
  )
  const state = (time: number) => stateAt(time / shot.seconds, painters.length)
  let over: Canvas | undefined
  const layer = (): SKRSContext2D => {
    over ??= createCanvas(scene.width, scene.height)
    const own = over.getContext('2d')
    own.reset()
    return own
  }
  return {
    draw(ctx, time) {
      const { index, next } = state(time)
      painters[index]?.draw(ctx, time)
      if (next === 0) return
      const own = layer()
      painters[index + 1]?.draw(own, time)
      ctx.save()
      ctx.globalAlpha = next
      ctx.drawImage(own.canvas, 0, 0)
      ctx.restore()
    },
    fill(ctx, time, pixels) {
      const { index, next } = state(time)
      return next === 0 && painters[index]?.fill(ctx, time, pixels) === true
    },
    *warm(ctx) {
      for (const painter of painters) yield* painter.warm(ctx)
    },
  }
}
