import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { ease } from '../../stage/easing.ts'
import { step } from '../field.ts'
import type { Hour } from '../light/hours.ts'
import { cloudSheet } from './cloud-sheet.ts'
import type { Size, SkyMask, SkyShow } from './sky-show.ts'

interface Arrival {
  readonly shown: (t: number) => number
  /** Where a low sun stands, as a share of the width. */
  readonly sun: number
}

/** The sky of another hour, from the zenith to the horizon: its clouds stay, in the new light. */
export function hourSky(
  { sky, glow }: Hour,
  { horizon, texture, patchy }: SkyMask,
  how: Arrival,
): SkyShow[] {
  if (!sky) return []
  if (patchy) return [hourWash(sky, horizon, how)]
  return [
    {
      name: 'sky of the hour',
      depth: 84,
      blend: 'source-over',
      width: 1440,
      rate: 0,
      shown: (t) => how.shown(t) * sky.amount,
      paint: (ctx, size) => {
        const fall = ctx.createLinearGradient(0, 0, 0, size.height * Math.max(0.1, horizon))
        sky.tones.forEach((tone, index) => fall.addColorStop(index / 2, tone))
        ctx.fillStyle = fall
        ctx.fillRect(0, 0, size.width, size.height)
        if (glow) lowSun(ctx, size, { glow, x: how.sun, y: horizon })
        if (!texture) return
        ctx.globalCompositeOperation = 'hard-light'
        ctx.globalAlpha = sky.clouds
        ctx.drawImage(texture, 0, 0, size.width, size.height)
        ctx.globalAlpha = 1
      },
    },
  ]
}

/** Over clouds that were not told from land: a glaze that leaves them as they are and fades out towards the land. */
function hourWash(
  { tones, amount }: NonNullable<Hour['sky']>,
  horizon: number,
  how: Arrival,
): SkyShow {
  return {
    name: 'glaze of the hour',
    depth: 84,
    blend: 'multiply',
    width: 320,
    rate: 0,
    shown: (t) => how.shown(t) * amount,
    paint: (ctx, { width, height }) => {
      const fall = ctx.createLinearGradient(0, 0, 0, height * Math.max(0.1, horizon + 0.1))
      tones.forEach((tone, index) => fall.addColorStop(index / 2, tone))
      ctx.fillStyle = fall
      ctx.fillRect(0, 0, width, height)
    },
  }
}

function lowSun(
  ctx: SKRSContext2D,
  { width, height }: Size,
  { glow, x, y }: { readonly glow: string; readonly x: number; readonly y: number },
): void {
  const middle = { x: x * width, y: (y - 0.07) * height }
  const light = ctx.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, width * 0.4)
  light.addColorStop(0, '#fff6d8')
  light.addColorStop(0.03, '#fff0c4')
  light.addColorStop(0.09, `${glow}dd`)
  light.addColorStop(0.3, `${glow}77`)
  light.addColorStop(1, `${glow}00`)
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, height)
}

interface Clouds {
  /** Sheets in a second. */
  readonly speed: number
  /** How bright the sky is, 0…1. */
  readonly light: number
  /** How far down they hang, as a share of the height. */
  readonly depth: number
}

/** Clouds for a sky that has none, which drift in from the first second on. */
export function paintedClouds(seed: number, { speed, light, depth }: Clouds): SkyShow {
  const day = step(0.25, 0.65, light)
  const sheet = cloudSheet(seed, [96 + 159 * day, 104 + 150 * day, 132 + 118 * day])
  return {
    name: 'painted clouds',
    depth: 83,
    blend: 'source-over',
    width: 960,
    // They drift by half a pixel a frame, and their outlines are soft.
    rate: 12,
    shown: (t) => ease(t / 1.6),
    paint: (ctx, { width, height }, t) => {
      const slide = (((speed * t) % 1) + 1) % 1
      for (const turn of [slide - 1, slide]) {
        ctx.drawImage(sheet, turn * 1.4 * width, 0, 1.4 * width, height * depth)
      }
    },
  }
}

const BANDS = ['#e8403a', '#f08a2e', '#f5d73e', '#5cc45b', '#3aa0dd', '#5f64c9', '#9a5fbf'] as const

/** A rainbow whose feet stand beyond the horizon. */
export function rainbowShow(horizon: number): SkyShow {
  return {
    name: 'rainbow',
    depth: 82,
    blend: 'source-over',
    width: 960,
    rate: 0,
    shown: (t) => 0.6 * ease((t - 0.3) / 2),
    paint: (ctx, { width, height }) => {
      const foot = Math.min(1, horizon + 0.12) * height
      const radius = Math.min(width * 0.46, foot * 1.05)
      ctx.filter = `blur(${width / 320}px)`
      BANDS.forEach((colour, index) => {
        ctx.strokeStyle = colour
        ctx.lineWidth = radius * 0.03
        ctx.beginPath()
        ctx.arc(width * 0.52, foot, radius * (1 - index * 0.026), Math.PI, 2 * Math.PI)
        ctx.stroke()
      })
      ctx.filter = 'none'
    },
  }
}

/** A sheet that fades out around the horizon. */
export function above(horizon: number): Canvas {
  const canvas = createCanvas(320, 180)
  const ctx = canvas.getContext('2d')
  const fade = ctx.createLinearGradient(0, 0, 0, 180)
  fade.addColorStop(Math.min(0.9, horizon * 0.6), 'rgba(0, 0, 0, 1)')
  fade.addColorStop(Math.min(1, horizon + 0.2), 'rgba(0, 0, 0, 0)')
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, 320, 180)
  return canvas
}

/** A sheet for pictures without a sky: things of the sky show in their upper half and fade downwards. */
export function upperHalf(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const fade = ctx.createLinearGradient(0, 0, 0, height * 0.6)
  fade.addColorStop(0, 'rgba(0, 0, 0, 0.9)')
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)')
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, width, height)
  return canvas
}
