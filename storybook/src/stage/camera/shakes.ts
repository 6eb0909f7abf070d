import type { CameraEffect, Shot } from '../../plan/plan.ts'
import type { Camera } from '../../scene/space.ts'
import { ease, mix, tremble } from '../easing.ts'
import { NEAR } from './lens/near-sprig.ts'

/** A hand that holds the camera: slow, small, never still. */
function handheld(camera: Camera, t: number): Camera {
  return {
    ...camera,
    pan: (camera.pan ?? 0) + 0.011 * tremble(t * 1.1, 1),
    tilt: camera.tilt + 0.014 * tremble(t * 1.3, 4),
    roll: camera.roll + 0.011 * tremble(t * 0.9, 7),
    zoom: camera.zoom * 1.04,
  }
}

/** The ground quakes. */
function shake(camera: Camera, t: number): Camera {
  const gust = 0.65 + 0.35 * tremble(t * 0.8, 3)
  return {
    ...camera,
    pan: (camera.pan ?? 0) + 0.045 * gust * tremble(t * 7.5, 1),
    tilt: camera.tilt + 0.058 * gust * tremble(t * 8.3, 5),
    roll: camera.roll + 0.062 * gust * tremble(t * 6.7, 9),
    zoom: camera.zoom * 1.16,
  }
}

/** A world out of joint: the horizon leans. */
function lean(camera: Camera): Camera {
  return { ...camera, roll: camera.roll + 0.2, zoom: camera.zoom * 1.14 }
}

/** Seen through somebody's eyes who walks: steps, and a head that turns a little. */
function walkingEyes(camera: Camera, t: number): Camera {
  const step = t * Math.PI * 1.8
  return {
    ...camera,
    pan: (camera.pan ?? 0) + 0.012 * Math.sin(step / 2) + 0.014 * tremble(t * 0.5, 2),
    tilt: camera.tilt + 0.016 * Math.abs(Math.sin(step / 2)),
    roll: camera.roll + 0.011 * Math.sin(step / 2),
    zoom: camera.zoom * 1.06,
  }
}

interface Focus {
  readonly seconds: number
  /** The depth of the subject; null when the place is the subject. */
  readonly subject: number | null
  readonly far: number
  /** Between which depths a focus is said to go. */
  readonly pull?: readonly [from: number, to: number] | null
}

/** The eye goes from the far to what matters; in a place without a subject from what is near to the far. */
function rackFocus(camera: Camera, t: number, { seconds, subject, far, pull }: Focus): Camera {
  const share = ease((t / seconds - 0.3) / 0.3)
  const [from, to] = pull ?? (subject === null ? [NEAR, far] : [far, subject])
  // Sharpness goes by nearness, so the pull is even in 1/depth.
  const near = mix(1 / (from - camera.z), 1 / (to - camera.z), share)
  return { ...camera, focus: 1 / near + camera.z, aperture: far < 10 ? 1.4 : 0.7 }
}

/** Lays the effects over a camera, one after the other. */
export function withEffects(
  camera: Camera,
  t: number,
  { effects, ...focus }: Focus & { readonly effects: readonly CameraEffect[] },
): Camera {
  let result = camera
  if (effects.includes('handheld')) result = handheld(result, t)
  if (effects.includes('shake')) result = shake(result, t)
  if (effects.includes('first-person')) result = walkingEyes(result, t)
  if (effects.includes('dutch-angle')) result = lean(result)
  // The lens enlarges the middle, so the camera steps back.
  if (effects.includes('fisheye')) result = { ...result, zoom: result.zoom * 0.82 }
  if (effects.includes('shallow-focus'))
    result = { ...result, focus: focus.subject ?? 4, aperture: 0.6 }
  if (effects.includes('rack-focus')) result = rackFocus(result, t, focus)
  return result
}

/** Seconds of story for a second of film. */
export function tempoOf(
  { effects, pace }: Pick<Shot['camera'], 'effects' | 'pace'>,
  lively: boolean,
): number {
  if (effects.includes('slow-motion')) return pace === 'slow' ? 0.2 : 0.4
  if (effects.includes('time-lapse')) return lively ? 2.5 : 8
  return effects.includes('fast-motion') ? 2 : 1
}
