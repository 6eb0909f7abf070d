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
  const { warp, tempo } = options
  return {
    name: 'picture',
    covers: true,
    depth: () => BEHIND_ALL,
    draw(pen: Pen) {
      const view = options.view(pen.t / tempo)
      aimMesh(warp.mesh, options, { view, stir: options.stir?.(pen.t) })
      warp.draw(options.sky?.(pen.t) ?? null)
      // The mesh has turned the picture already; putting pixels ignores the canvas' own turn.
      pen.ctx.putImageData(warp.image, 0, 0)
    },
  }
}
