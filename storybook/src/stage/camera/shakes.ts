import type { CameraEffect } from '../../plan/plan.ts'
import type { Camera } from '../../scene/space.ts'
import { ease, mix, tremble } from '../easing.ts'

/** A hand that holds the camera: slow, small, never still. */
function handheld(camera: Camera, t: number): Camera {
  return {
    ...camera,
    pan: (camera.pan ?? 0) + 0.007 * tremble(t * 1.1, 1),
    tilt: camera.tilt + 0.009 * tremble(t * 1.3, 4),
    roll: camera.roll + 0.007 * tremble(t * 0.9, 7),
    zoom: camera.zoom * 1.04,
  }
}

/** The ground quakes. */
function shake(camera: Camera, t: number): Camera {
  const gust = 0.65 + 0.35 * tremble(t * 0.8, 3)
  return {
    ...camera,
    pan: (camera.pan ?? 0) + 0.021 * gust * tremble(t * 7.5, 1),
    tilt: camera.tilt + 0.03 * gust * tremble(t * 8.3, 5),
    roll: camera.roll + 0.028 * gust * tremble(t * 6.7, 9),
    zoom: camera.zoom * 1.1,
  }
}

interface Focus {
  readonly seconds: number
  /** The depth of the subject. */
  readonly subject: number
}

/** The eye goes from what is near to what matters. */
function rackFocus(camera: Camera, t: number, { seconds, subject }: Focus): Camera {
  const share = ease((t / seconds - 0.28) / 0.34)
  return { ...camera, focus: mix(subject - 7, subject, share), aperture: mix(1, 0.55, share) }
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
  if (effects.includes('shallow-focus')) result = { ...result, focus: focus.subject, aperture: 0.6 }
  if (effects.includes('rack-focus')) result = rackFocus(result, t, focus)
  return result
}

/** Seconds of story for a second of film. */
export function tempoOf(effects: readonly CameraEffect[], lively: boolean): number {
  if (effects.includes('slow-motion')) return 0.4
  if (effects.includes('time-lapse')) return lively ? 2.5 : 8
  return effects.includes('fast-motion') ? 2 : 1
}
