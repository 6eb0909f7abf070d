import { createProjection } from '../../paint/projection.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box, Camera } from '../../scene/space.ts'

interface Take {
  readonly box: Box
  readonly seconds: number
  readonly camera: (t: number) => Camera
}

/** How far the nearest planes may slide over the picture, in frame widths. */
const SLIDE = 0.07
const SAMPLES = 16

/**
 * Foreground pieces whose slide is held back: they stand at the edges as a frame, and a camera that goes along with
 * an actor would carry them right across it.
 */
export function steadied(pieces: readonly Piece[], take: Take): Piece[] {
  const hold = Math.min(1, SLIDE / Math.max(SLIDE, longestSlide(take)))
  if (hold === 1) return [...pieces]
  return pieces.map((piece) => (piece.depth(0) < -0.5 ? steady(piece, hold) : piece))
}

function longestSlide({ box, seconds, camera }: Take): number {
  let most = 0
  for (let i = 0; i <= SAMPLES; i++) {
    const { x, pan = 0 } = camera((seconds * i) / SAMPLES)
    most = Math.max(most, Math.abs((x * 1.35) / box.width + pan))
  }
  return most
}

function steady(piece: Piece, hold: number): Piece {
  return {
    name: piece.name,
    depth: (t) => piece.depth(t),
    draw: (pen) => {
      const { camera } = pen
      const held = { ...camera, x: camera.x * hold, pan: (camera.pan ?? 0) * hold }
      piece.draw({ ...pen, camera: held, project: createProjection(pen, held) })
    },
  }
}
