import { createPainter, type Painter } from '../../src/paint/painter.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { stage, type PictureRequest } from '../../src/picture/stage-picture.ts'

export interface Staged {
  readonly painter: Painter
  readonly width: number
  readonly height: number
  readonly frames: number
  /** A copy of the frame's pixels. */
  frame(index: number): Uint8Array
}

/** A picture's film, ready to be painted frame by frame. */
export async function staged(
  image: string,
  prompt: string,
  size: Partial<Omit<PictureRequest, 'plan' | 'image'>> = {},
): Promise<Staged> {
  const film = { width: 320, height: 180, seconds: 2, seed: 5, fps: 24, ...size }
  const scene = await stage({ ...film, image, plan: readForPicture(prompt) })
  const painter = createPainter(scene)
  return {
    painter,
    width: film.width,
    height: film.height,
    frames: Math.round(film.seconds * film.fps),
    frame: (index) => new Uint8Array(painter.pixels(index)),
  }
}

/** How alike two pictures are, in decibels. */
export function psnr(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) if (i % 4 !== 3) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  return 10 * Math.log10((255 * 255) / Math.max(1e-9, sum / ((a.length / 4) * 3)))
}

/** The mean difference of two frames within rows `from` … `until`, shares of the height. */
export function changeIn(
  a: Uint8Array,
  b: Uint8Array,
  area: {
    readonly width: number
    readonly height: number
    readonly rows: readonly [number, number]
  },
): number {
  const first = Math.floor(area.rows[0] * area.height) * area.width * 4
  const last = Math.floor(area.rows[1] * area.height) * area.width * 4
  let sum = 0
  for (let i = first; i < last; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / (last - first)
}
