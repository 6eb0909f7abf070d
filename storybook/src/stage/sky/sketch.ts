import { createCanvas } from '@napi-rs/canvas'
import { createProjection } from '../../paint/projection.ts'
import type { Pen, Piece, ShotScene } from '../../scene/scene.ts'

/** A sheet of the frame in small: how much is painted at each of its points, 0…255. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly at: Uint8Array
}

/** Draws pieces in small, so that one knows what is where. */
export interface Sketcher {
  readonly width: number
  readonly height: number
  /** What these pieces cover at any of these moments of the film. */
  cover(pieces: readonly Piece[], moments: readonly number[]): Sheet
}

type Take = Pick<ShotScene, 'seconds' | 'camera' | 'tempo' | 'clock' | 'reversed'>

/** The longer side of a sheet: a sun is six points wide on it. */
const LONG = 120

/**
 * Sketches with the pen of a frame. Each piece paints what it keeps at the size that the film needs: at a size of the
 * sketch's own all would be painted twice, which took half a second.
 */
export function createSketcher(pen: Pen, take: Take): Sketcher {
  const fine = LONG / Math.max(pen.width, pen.height)
  const [width, height] = [Math.round(pen.width * fine), Math.round(pen.height * fine)]
  return {
    width,
    height,
    cover(pieces, moments) {
      const ctx = createCanvas(width, height).getContext('2d')
      ctx.scale(fine, fine)
      for (const moment of moments) {
        const then = { ...penAt(pen, take, moment), ctx }
        for (const piece of pieces) {
          ctx.save()
          piece.draw(then)
          ctx.restore()
        }
      }
      const { data } = ctx.getImageData(0, 0, width, height)
      const at = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3] ?? 0)
      return { width, height, at }
    },
  }
}

/** The pen of another moment of the same shot. */
function penAt(pen: Pen, { camera, clock, tempo, seconds, reversed }: Take, moment: number): Pen {
  const time = reversed ? seconds - moment : moment
  const view = camera(time)
  const t = clock?.(time * tempo) ?? time * tempo
  return { ...pen, camera: view, t, project: createProjection(pen, view) }
}
