import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import type { Scene } from '../scene/scene.ts'
import { createShotPainter } from './shot-painter.ts'
import { STYLE_WORKS } from './styles/styles.ts'

/** Paints any frame of a scene, in any order, always the same. */
export interface Painter {
  /** RGBA, row by row. The memory is the painter's own: use it before painting the next frame. */
  pixels(frame: number): Uint8Array
  /** The same as a canvas. */
  paint(frame: number): Canvas
}

/** How long two shots overlap in a dissolve. */
const DISSOLVE_SECONDS = 0.5

export function createPainter(scene: Scene): Painter {
  const style = STYLE_WORKS[scene.style]
  const size = { width: scene.width, height: scene.height, seed: scene.seed }
  const stage = createStagePainter(scene)
  let work: ReturnType<typeof style.open> | undefined
  let last: { readonly tick: number; readonly pixels: Uint8Array } | undefined
  const developed = new Uint8Array(scene.width * scene.height * 4)
  const pixels = (frame: number): Uint8Array => {
    const tick = Math.floor(frame / style.hold)
    if (last?.tick === tick) return last.pixels
    work ??= style.open(size)
    const canvas = stage(tick * style.hold)
    work.finish?.(canvas.getContext('2d'), canvas, tick)
    let result: Uint8Array = canvas.data()
    if (work.develop) {
      work.develop({ ...size, source: numbers(result), target: numbers(developed), tick })
      result = developed
    }
    last = { tick, pixels: result }
    return result
  }
  return {
    pixels,
    paint(frame) {
      const canvas = createCanvas(scene.width, scene.height)
      const image = new ImageData(new Uint8ClampedArray(pixels(frame)), scene.width, scene.height)
      canvas.getContext('2d').putImageData(image, 0, 0)
      return canvas
    },
  }
}

function numbers(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}

/** The stage at a frame, before its style: one shot, or two while they dissolve. */
function createStagePainter(scene: Scene): (frame: number) => Canvas {
  const canvas = createCanvas(scene.width, scene.height)
  const ctx = canvas.getContext('2d')
  const shots = scene.shots.map((shot) => createShotPainter(scene, shot))
  const starts = startsOf(scene)
  return (frame) => {
    const time = frame / scene.fps
    const index = indexAt(starts, time)
    const since = time - starts[index]!
    const dissolves = index > 0 && scene.shots[index]?.transition === 'dissolve'
    const mixed = dissolves ? since / DISSOLVE_SECONDS : 1
    if (mixed >= 1) {
      shots[index]!(ctx, since)
      return canvas
    }
    shots[index - 1]!(ctx, time - starts[index - 1]!)
    const over = createCanvas(scene.width, scene.height)
    shots[index]!(over.getContext('2d'), since)
    ctx.globalAlpha = mixed * mixed * (3 - 2 * mixed)
    ctx.drawImage(over, 0, 0)
    ctx.globalAlpha = 1
    return canvas
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
