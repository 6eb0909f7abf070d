import type { Box, Camera } from './space.ts'

/** How far the camera at rest stands from the acting line. */
export const REST_DISTANCE = 12

/** How large things at a depth look beside those on the acting line. */
export function nearness(z: number): number {
  return REST_DISTANCE / (REST_DISTANCE + z)
}

/** The stage for a frame of this many pixels, composed for its shape: wide, square or tall. */
export function createBox(width: number, height: number): Box {
  const aspect = width / height
  const tall = Math.max(9, 8 / aspect)
  const portrait = Math.min(1, Math.max(0, (1.3 - aspect) / 0.75))
  return {
    width: tall * aspect,
    height: tall,
    floor: 0.81 - 0.07 * portrait,
    horizon: 0.55 + 0.02 * portrait,
    margin: 3,
  }
}

/** The height of the audience's eyes: the horizon lies there, at any depth. */
export function eyeHeight(box: Box): number {
  return (box.floor - box.horizon) * box.height
}

/** The camera before it moves. Spread it and change what moves. */
export function restCamera(box: Box): Camera {
  return {
    x: 0,
    y: eyeHeight(box),
    z: -REST_DISTANCE,
    zoom: 1,
    roll: 0,
    tilt: 0,
    focus: 0,
    aperture: 0,
  }
}
