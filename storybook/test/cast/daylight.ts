import { createCanvas } from '@napi-rs/canvas'
import type { Actor, Pose } from '../../src/cast/actor.ts'
import type { Light } from '../../src/scene/light.ts'

/** A light that changes nothing. */
export const DAYLIGHT: Light = {
  name: 'day',
  sky: ['#ffffff', '#ffffff'],
  haze: '#ffffff',
  hazeAmount: 0,
  tint: '#ffffff',
  tintAmount: 0,
  from: -0.5,
  height: 0.7,
  key: '#ffffff',
  rim: 0,
  shadow: '#000000',
  shadowAmount: 0.2,
  dark: false,
  sun: 'sun',
}

export interface Shot {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** An actor on an empty canvas with half its size of room on every side. */
export function shoot(
  actor: Actor,
  {
    pose = {},
    pixels = 64,
    t = 0,
    light = DAYLIGHT,
  }: { pose?: Pose; pixels?: number; t?: number; light?: Light } = {},
): Shot {
  const width = Math.ceil(pixels * (actor.aspect + 1))
  const height = pixels * 2
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.translate(width / 2, pixels * 1.5)
  ctx.scale(pixels, pixels)
  actor.draw({ ctx, light, pixels, t }, pose)
  return { data: ctx.getImageData(0, 0, width, height).data, width, height }
}

/** Share of the actor's own rectangle that is covered. */
export function coverage(actor: Actor, shot: Shot): number {
  let covered = 0
  for (let i = 3; i < shot.data.length; i += 4) covered += (shot.data[i] ?? 0) / 255
  const pixels = shot.height / 2
  return covered / (pixels * pixels * actor.aspect)
}
