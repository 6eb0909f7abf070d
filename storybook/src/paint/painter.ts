import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Scene } from '../scene/scene.ts'
import { openStore, type Store } from './simd/store.ts'
import type { Veil } from './simd/veil.ts'
import { createYuv, type YuvPicture } from './simd/yuv.ts'
import { createStagePainter } from './stage-painter.ts'
import type { Style, StyleSetup, StyleWork } from './styles/style.ts'
import { STYLE_WORKS } from './styles/styles.ts'

/** Paints any frame of a scene, in any order, always the same. */
export interface Painter {
  /** RGBA, row by row. The memory is the painter's own: use it before painting the next frame. */
  pixels(frame: number): Uint8Array
  /** The same as encoders want it: brightness, and colour at half the size. One object for all frames that show one picture. */
  yuv(frame: number): YuvPicture
  /** The same as a canvas. */
  paint(frame: number): Canvas
  /** Prepares the style and the shots of these frames piece by piece. Not needed; keeps the peak of memory low. */
  warm(from: number, until: number): Generator<void>
}

const PLAIN: Style = { hold: 1, open: () => ({}) }

function setupOf(
  { width, height, seed, accent, plain, shots }: Scene,
  given: Pick<StyleSetup, 'heed' | 'store'>,
): StyleSetup {
  const { light } = shots.reduce((longest, shot) =>
    shot.seconds > longest.seconds ? shot : longest,
  )
  return { width, height, seed, accent, light, photo: plain === true, ...given }
}

/** `heed` is called during preparations that take long, and may throw to end them. */
export function createPainter(scene: Scene, heed: () => void = () => {}): Painter {
  const { width, height } = scene
  const style = scene.plain && scene.style === 'paper' ? PLAIN : STYLE_WORKS[scene.style]
  const store = openStore()
  const reach = (style.reach ?? 0) * width * 4
  const targetAt = store.take(reach + width * height * 4)
  const frameAt = targetAt + reach
  const setup = setupOf(scene, { heed, store })
  let opened: Opened | undefined
  const openStyle = (): Opened =>
    (opened ??= openWork(style.open(setup), { scene, store, frameAt, targetAt }))
  const finish = (ctx: SKRSContext2D, frame: number): void =>
    openStyle().finish?.(ctx, ctx.canvas, frame / style.hold)
  const over = style === PLAIN ? null : finish
  const stage = createStagePainter(scene, { store, frameAt, finish: over })
  const yuv = createYuv(store, scene)
  let last: (Developed & { readonly tick: number }) | undefined
  let converted: YuvPicture | undefined
  /** Paints the picture that a frame shows, unless it is there already. */
  const develop = (frame: number): Developed => {
    const tick = Math.floor(frame / style.hold)
    if (last?.tick === tick) return last
    converted = undefined
    stage.draw(tick * style.hold)
    last = { ...openStyle().develop(tick), tick }
    return last
  }
  const pixels = (frame: number): Uint8Array => {
    const { address, veil } = develop(frame)
    if (veil !== undefined) {
      layVeil(veil, store, { address, width, height })
      last = { tick: Math.floor(frame / style.hold), address, veil: undefined }
    }
    return store.bytes().subarray(address, address + width * height * 4)
  }
  return {
    pixels,
    yuv(frame) {
      const { address, veil } = develop(frame)
      converted ??= yuv(address, veil)
      return converted
    },
    *warm(from, until) {
      openStyle()
      yield
      yield* stage.warm(from, until)
    },
    paint: (frame) => canvasOf(pixels(frame), scene),
  }
}

/** Where a picture lies, and the veil that it is still to be darkened by: that costs least on the way to YUV. */
interface Developed {
  readonly address: number
  readonly veil: Veil | undefined
}

interface Opened extends Pick<StyleWork, 'finish'> {
  /** Turns the painted stage into a picture of its style. */
  readonly develop: (tick: number) => Developed
}

interface Places {
  readonly scene: Scene
  readonly store: Store
  readonly frameAt: number
  /** Where a developed picture may lie, if there is no need of a place of its own. */
  readonly targetAt: number
}

function openWork(work: StyleWork, { scene, store, frameAt, targetAt }: Places): Opened {
  const { width, height, seed } = scene
  const { develop, finish, veil } = work
  const isApart = develop && !work.inPlace && targetAt === frameAt
  const developedAt = isApart ? store.take(width * height * 4) : targetAt
  const words = (address: number): Uint32Array =>
    new Uint32Array(store.bytes().buffer, address, width * height)
  return {
    ...(finish ? { finish } : {}),
    develop(tick) {
      if (!develop) return { address: frameAt, veil }
      if (veil) layVeil(veil, store, { address: frameAt, width, height })
      const plate = { width, height, seed, tick }
      develop({ ...plate, source: words(frameAt), target: words(developedAt) })
      return { address: developedAt, veil: undefined }
    },
  }
}

function layVeil(
  veil: Veil,
  { kernels }: Store,
  { address, width, height }: { address: number; width: number; height: number },
): void {
  for (let y = 0; y < height; y++) {
    kernels.veil(address + y * width * 4, veil.lightAt(y), veil.fibresAt(y), width)
  }
}

function canvasOf(
  { buffer, byteOffset, length }: Uint8Array,
  { width, height }: Pick<Scene, 'width' | 'height'>,
): Canvas {
  const canvas = createCanvas(width, height)
  // The pixels where they are, not a copy of them.
  const bytes = new Uint8ClampedArray(buffer, byteOffset, length)
  canvas.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0)
  return canvas
}
