import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { CHARMS } from './charms.ts'
import type { Flakes, Seen } from './flakes.ts'
import { glowSprite, softSprite } from './sprites.ts'

const DEEP = [
  { z: 20, share: 0.5, alpha: 0.65 },
  { z: 6, share: 0.35, alpha: 0.8 },
  { z: -3, share: 0.15, alpha: 0.7 },
] as const

/** Rain is seen more than looked at: many faint streaks, the near ones out of focus. */
const SHEER = [
  { z: 26, share: 0.52, alpha: 0.42 },
  { z: 9, share: 0.34, alpha: 0.42 },
  { z: -3, share: 0.14, alpha: 0.26 },
] as const

const streak =
  (slant: number, length: number) =>
  (ctx: SKRSContext2D, { x, y, radius }: Seen): void => {
    ctx.moveTo(x, y)
    ctx.lineTo(x + radius * length * slant, y - radius * length)
  }

const petal = (ctx: SKRSContext2D, { x, y, radius, turn }: Seen): void => {
  const thin = 0.25 + 0.75 * Math.abs(Math.sin(turn * 1.7))
  ctx.moveTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
  ctx.ellipse(x, y, radius, Math.max(0.5, radius * 0.55 * thin), turn, 0, 7)
}

const ring = (ctx: SKRSContext2D, { x, y, radius }: Seen): void => {
  ctx.lineWidth = Math.max(0.8, radius * 0.14)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.22, 0, 7)
  ctx.fill()
}

const glow =
  (sprite: Canvas, grow: number) =>
  (ctx: SKRSContext2D, { x, y, radius }: Seen): void => {
    const size = radius * grow
    ctx.drawImage(sprite, x - size, y - size, size * 2, size * 2)
  }

const pulse = (t: number, phase: number): number =>
  0.15 + 0.85 * Math.max(0, Math.sin(t * 1.9 + phase * 5)) ** 2

export type AirName =
  | 'rain'
  | 'storm'
  | 'snow'
  | 'blizzard'
  | 'sandstorm'
  | 'petals'
  | 'leaves'
  | 'embers'
  | 'fireflies'
  | 'dust'
  | 'bubbles'
  | 'bokeh'
  | 'confetti'
  | keyof typeof CHARMS

const RAIN = ['#dfe8f2', '#cfdcea', '#eef4fa']
const SNOW = ['#ffffff', '#f4f8fd']

/** What can fill the air before a picture. Made anew for each film, for sprites belong to a thread. */
export const AIR: Readonly<Record<AirName, () => Flakes>> = {
  ...CHARMS,
  rain: () => ({
    name: 'rain',
    count: 520,
    layers: SHEER,
    speed: [-1.6, -15],
    vary: 0.2,
    sway: 0,
    size: [0.035, 0.06],
    colours: RAIN,
    outline: streak(0.11, 26),
    line: 0.36,
  }),
  storm: () => ({
    name: 'storm',
    count: 760,
    layers: SHEER,
    speed: [-6, -18],
    vary: 0.2,
    sway: 0,
    size: [0.04, 0.065],
    colours: RAIN,
    outline: streak(0.33, 28),
    line: 0.36,
  }),
  snow: () => ({
    name: 'snow',
    count: 420,
    layers: DEEP,
    speed: [0.25, -1.2],
    vary: 0.35,
    sway: 0.4,
    size: [0.035, 0.085],
    colours: SNOW,
    shape: glow(softSprite([255, 255, 255]), 1.5),
  }),
  blizzard: () => ({
    name: 'blizzard',
    count: 460,
    layers: DEEP,
    speed: [-7.5, -3.2],
    vary: 0.35,
    sway: 0.5,
    size: [0.035, 0.09],
    colours: SNOW,
    shape: glow(softSprite([255, 255, 255]), 1.5),
  }),
  sandstorm: () => ({
    name: 'sandstorm',
    count: 320,
    layers: DEEP,
    speed: [11, -0.6],
    vary: 0.4,
    sway: 0.3,
    size: [0.02, 0.05],
    colours: ['#d9a866', '#c48d4c', '#e8c48c'],
    outline: streak(-6, 2.2),
    line: 0.5,
  }),
  petals: () => ({
    name: 'petals',
    count: 95,
    layers: DEEP,
    speed: [0.8, -0.85],
    vary: 0.35,
    sway: 0.55,
    size: [0.1, 0.17],
    colours: ['#f9c6d4', '#fde1e9', '#f3a9be'],
    outline: petal,
  }),
  leaves: () => ({
    name: 'leaves',
    count: 95,
    layers: DEEP,
    speed: [1.5, -1],
    vary: 0.4,
    sway: 0.7,
    size: [0.13, 0.22],
    colours: ['#d9702c', '#e7a53a', '#b9482a', '#c9962f'],
    outline: petal,
  }),
  embers: () => ({
    name: 'embers',
    count: 90,
    layers: DEEP,
    speed: [0.3, 1.3],
    vary: 0.5,
    sway: 0.4,
    size: [0.022, 0.05],
    colours: ['#ffb347'],
    blend: 'lighter',
    shape: glow(glowSprite([255, 150, 50]), 3.2),
    glimmer: (t, phase) => 0.4 + 0.6 * Math.sin(t * 5 + phase * 9) ** 2,
  }),
  fireflies: () => ({
    name: 'fireflies',
    count: 48,
    layers: DEEP,
    speed: [0.12, 0.06],
    vary: 0.9,
    sway: 0.8,
    size: [0.045, 0.075],
    colours: ['#e8ff8a'],
    blend: 'lighter',
    band: [0, 0.7],
    shape: glow(glowSprite([222, 255, 120]), 4.5),
    glimmer: pulse,
  }),
  dust: () => ({
    name: 'dust',
    count: 110,
    layers: DEEP,
    speed: [0.14, 0.05],
    vary: 0.8,
    sway: 0.3,
    size: [0.018, 0.042],
    colours: ['#fff3d6'],
    blend: 'lighter',
    shape: glow(glowSprite([255, 240, 205]), 2.4),
    glimmer: (t, phase) => 0.25 + 0.55 * Math.sin(t * 0.9 + phase * 3) ** 2,
  }),
  bubbles: () => ({
    name: 'bubbles',
    count: 60,
    layers: DEEP,
    speed: [0, 1.1],
    vary: 0.4,
    sway: 0.25,
    size: [0.04, 0.13],
    colours: ['#eaf9ff', '#d3f1fb'],
    shape: ring,
  }),
  bokeh: () => ({
    name: 'bokeh',
    count: 30,
    layers: [
      { z: 4, share: 0.6, alpha: 0.34 },
      { z: -3, share: 0.4, alpha: 0.28 },
    ],
    speed: [0.1, 0.07],
    vary: 0.7,
    sway: 0.35,
    size: [0.14, 0.42],
    colours: ['#ffffff'],
    blend: 'screen',
    shape: glow(glowSprite([255, 226, 170], 1), 1),
    glimmer: (t, phase) => 0.55 + 0.45 * Math.sin(t * 0.7 + phase * 4),
  }),
  confetti: () => ({
    name: 'confetti',
    count: 130,
    layers: DEEP,
    speed: [0.2, -2],
    vary: 0.4,
    sway: 0.5,
    size: [0.09, 0.14],
    colours: ['#e8554e', '#f2b544', '#57a773', '#4a8fd0', '#b06fc4'],
    outline: petal,
  }),
}
