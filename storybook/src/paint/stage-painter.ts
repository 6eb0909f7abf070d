import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Scene } from '../scene/scene.ts'
import { createBecomingPainter } from './becoming-painter.ts'
import { createPanelsPainter } from './panels-painter.ts'
import { DISSOLVE_SECONDS } from './shot-painter.ts'
import type { Store } from './simd/store.ts'

/** The stage at a frame, before its style: one shot, or two while they dissolve. */
export interface StagePainter {
  draw(frame: number): void
  warm(from: number, until: number): Generator<void>
}

interface StageOptions {
  readonly store: Store
  /** Where in the store it paints. */
  readonly frameAt: number
  /** Draws over a shot before it is read; null: nothing does. */
  readonly finish: ((ctx: SKRSContext2D, frame: number) => void) | null
}

export function createStagePainter(
  scene: Scene,
  { store, frameAt, finish }: StageOptions,
): StagePainter {
  const { width, height } = scene
  const canvas = createCanvas(width, height)
  // Opaque: pictures are put on it without looking at their alpha.
  const ctx = canvas.getContext('2d', { alpha: false })
  const shots = scene.shots.map((shot) =>
    (shot.becomes ? createBecomingPainter : createPanelsPainter)(scene, shot),
  )
  const starts = startsOf(scene)
  const warmed = new Set<number>()
  let secondAt: number | undefined
  const paint = (index: number, frame: number, address: number): void => {
    const [shot, time] = [shots[index]!, frame / scene.fps - starts[index]!]
    const pixels = store.bytes().subarray(address, address + width * height * 4)
    if (!finish && shot.fill(ctx, time, pixels)) return
    // Without it the canvas takes new memory for every frame and keeps that of the first: 8 MB at 1080p.
    ctx.reset()
    shot.draw(ctx, time)
    finish?.(ctx, frame)
    store.bytes().set(canvas.data(), address)
  }
  return {
    draw(frame) {
      const time = frame / scene.fps
      const index = indexAt(starts, time)
      const dissolves = index > 0 && scene.shots[index]?.transition === 'dissolve'
      const mixed = dissolves ? (time - starts[index]!) / DISSOLVE_SECONDS : 1
      if (mixed >= 1) {
        paint(index, frame, frameAt)
        return
      }
      secondAt ??= store.take(width * height * 4)
      paint(index - 1, frame, frameAt)
      paint(index, frame, secondAt)
      const share = Math.round(mixed * mixed * (3 - 2 * mixed) * 256)
      store.kernels.mix(frameAt, secondAt, width * height, share)
    },
    *warm(from, until) {
      for (let frame = from; frame < until; frame++) {
        const index = indexAt(starts, frame / scene.fps)
        if (warmed.has(index)) continue
        warmed.add(index)
        yield* shots[index]!.warm(ctx)
      }
    },
  }
}

function startsOf(scene: Scene): number[] {
  let time = 0
  return scene.shots.map((shot) => {
    const start = time
    time += shot.seconds
    return start
  })
}

function indexAt(starts: readonly number[], time: number): number {
  let index = 0
  while (index + 1 < starts.length && starts[index + 1]! <= time + 1e-9) index++
  return index
}
