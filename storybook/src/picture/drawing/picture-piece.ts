import { ImageData } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'
import { aimMesh, createMesh, type Projection, type Spot } from './mesh.ts'
import type { View } from '../framing/view.ts'
import { warp, type Drifting, type Pixels } from './warp.ts'

export interface PictureOptions extends Projection {
  readonly pixels: Pixels
  /** The view at film time t, in seconds. */
  readonly view: (t: number) => View
  /** What moves by itself in the picture at story time t. */
  readonly stir: ((t: number) => ((spot: Spot) => void) | undefined) | undefined
  readonly sky: ((t: number) => Drifting) | undefined
  /** Seconds of story for a second of film. */
  readonly tempo: number
}

/** Further than anything else on the stage. */
const BEHIND_ALL = 90

/** The picture itself, seen by its camera, with what moves in it. */
export function picturePiece(options: PictureOptions): Piece {
  const { frame, pixels, tempo } = options
  const mesh = createMesh(frame.width, frame.height)
  const bytes = new Uint8ClampedArray(frame.width * frame.height * 4)
  const target = { ...frame, data: new Uint32Array(bytes.buffer) }
  const image = new ImageData(bytes, frame.width, frame.height)
  return {
    name: 'picture',
    depth: () => BEHIND_ALL,
    draw(pen: Pen) {
      const view = options.view(pen.t / tempo)
      aimMesh(mesh, options, { view, stir: options.stir?.(pen.t) })
      warp(pixels, target, { mesh, sky: options.sky?.(pen.t) ?? null })
      // The mesh has turned the picture already; putting pixels ignores the canvas' own turn.
      pen.ctx.putImageData(image, 0, 0)
    },
  }
}
