import { REST_DISTANCE } from '../scene/box.ts'
import type { Box, Camera, Projected } from '../scene/space.ts'
import type { Light } from '../scene/light.ts'

/** Nearer than this to the lens nothing is drawn larger: a thing behind the camera must not turn inside out. */
const NEAREST = 0.6

export interface Frame {
  readonly box: Box
  readonly width: number
  readonly height: number
}

/**
 * Where a point of the stage lies on the frame. Zoom and tilt work about the middle of the frame; a positive tilt
 * looks up (the picture moves down). Roll is left to the canvas: it turns the finished picture.
 */
export function createProjection(
  frame: Frame,
  camera: Camera,
): (x: number, y: number, z: number) => Projected {
  const pixels = (frame.height / frame.box.height) * camera.zoom
  const middle = frame.width * (0.5 - camera.zoom * (camera.pan ?? 0))
  const horizon =
    frame.height / 2 + camera.zoom * frame.height * (frame.box.horizon - 0.5 + camera.tilt)
  return (x, y, z) => {
    const scale = (pixels * REST_DISTANCE) / Math.max(NEAREST, z - camera.z)
    return { x: middle + (x - camera.x) * scale, y: horizon - (y - camera.y) * scale, scale }
  }
}

/** How thick the air before it is, 1 at z = 30: what stands just behind the actors keeps its colours. */
function veiledAt(z: number): number {
  return (1 - Math.exp(-((z / 14) ** 1.5))) / (1 - Math.exp(-((30 / 14) ** 1.5)))
}

/** How much of a thing at this depth has faded into the haze, 0…1. */
export function hazeAt(light: Light, z: number): number {
  if (z <= 0) return 0
  return Math.min(1, light.hazeAmount * veiledAt(z))
}
