import type { Pen, Piece } from '../../scene/scene.ts'
import type { View } from '../framing/view.ts'
import { aimMesh, type Projection, type Spot } from './mesh.ts'
import type { Shift, Warp } from './warp.ts'

export interface PictureOptions extends Projection {
  readonly warp: Warp
  /** The view at film time t, in seconds. */
  readonly view: (t: number) => View
  /** What moves by itself in the picture at story time t. */
  readonly stir: ((t: number) => ((spot: Spot) => void) | undefined) | undefined
  /** Where the sky is that drifts behind it. */
  readonly sky: ((t: number) => Shift) | undefined
  /** Seconds of story for a second of film. */
  readonly tempo: number
}

/** Further than anything else on the stage. */
const BEHIND_ALL = 90

/** The picture itself, seen by its camera, with what moves in it. */
export function picturePiece(options: PictureOptions): Piece {
  const { warp, tempo, frame } = options
  const warpAt = (t: number): void => {
    aimMesh(warp.mesh, options, { view: options.view(t / tempo), stir: options.stir?.(t) })
    warp.draw(options.sky?.(t) ?? null)
  }
  return {
    name: 'picture',
    covers: true,
    depth: () => BEHIND_ALL,
    draw({ ctx, t }: Pen) {
      warpAt(t)
      // The mesh has turned the picture already; putting pixels ignores the canvas' own turn.
      ctx.putImageData(warp.image, 0, 0)
    },
    fill({ t }, pixels) {
      warpAt(t)
      const { data, width } = warp.image
      for (let y = 0; y < frame.height; y++) {
        const from = y * width * 4
        pixels.set(data.subarray(from, from + frame.width * 4), y * frame.width * 4)
      }
    },
  }
}
