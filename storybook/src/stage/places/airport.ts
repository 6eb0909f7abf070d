import { sky } from '../sky/sky.ts'
import { cutOut, glowing, passing } from './kit/alive.ts'
import { darker, lighter } from './kit/colour.ts'
import { lay, level, terrain } from './kit/ground.ts'
import { hills } from './kit/land.ts'
import { cut, disc, mark, oval, polygon, rect, standing, stroke, type Ink } from './kit/paper.ts'
import { extentAt, plane, wing } from './kit/plane.ts'
import { place } from './kit/recipe.ts'
import { cone } from './kit/industry.ts'

export default place({
  id: 'airport',
  words: [
    'airport',
    'runway',
    'airfield',
    'airport runway',
    'tarmac',
    'hangar',
    'airport terminal',
    'airstrip',
    'landing strip',
  ],
  time: 'morning',
  ground: 'road',
  sounds: [
    { name: 'engine', level: 0.5 },
    { name: 'wind', level: 0.3 },
  ],
  set: (c) => {
    const e = extentAt(c.box, 34)
    return [
      sky(c),
      plane(c, 'hills', {
        z: 38,
        draw: (ink) => hills(ink, { colour: '#9db4b8', height: [1, 3], step: 9 }),
      }),
      plane(c, 'terminal', {
        z: 28,
        haze: 0.7,
        draw: (ink) => terminal(ink, false),
        ...(c.light.dark ? { glow: (ink) => terminal(ink, true) } : {}),
      }),
      cutOut(c, 'landing plane', {
        x: e.half * 0.9,
        y: e.crown * 0.5,
        z: 33,
        width: 7,
        height: 3,
        drift: (t) => ({ x: -t * 1.8, y: -t * 0.18 }),
        draw: (ink) => (
          ink.ctx.scale(-1, 1),
          airliner(ink, { x: 0, y: -0.8, length: 6, colour: '#3f7fb0' })
        ),
      }),
      terrain(c, {
        colours: ['#7f9a5c', '#8fa868', '#a3b880'],
        bump: 0,
        dress: (ink) => {
          lay(ink, '#8a8c96', () => level(ink, [-80, 80], [14, 26]))
          lay(ink, '#5d606c', () => level(ink, [-80, 80], [-3, 11]))
          lay(ink, '#f2ecdc', () => {
            for (let x = -70; x < 70; x += 5) level(ink, [x, x + 3], [3.9, 4.2])
          })
          lay(
            ink,
            '#f2ecdc',
            () => (level(ink, [-80, 80], [10.4, 10.6]), level(ink, [-80, 80], [-2.4, -2.2])),
          )
          lay(ink, '#f2ecdc', () => {
            for (let i = 0; i < 8; i++) level(ink, [-10, -5], [-1.6 + i * 1.5, -0.9 + i * 1.5])
          })
          lay(ink, '#f0c23c', () => level(ink, [-80, 80], [19.8, 20.1]))
        },
      }),
      plane(c, 'parked', {
        z: 20,
        haze: 0.7,
        draw: (ink) => {
          airliner(ink, { x: -ink.half * 0.46, y: -0.5, length: 10, colour: '#c4453c' })
          airliner(ink, { x: ink.half * 0.56, y: -0.5, length: 9, colour: '#3f8f8a' })
          truck(ink, ink.half * 0.06)
        },
      }),
      passing(c, 'taxiing', {
        y: 0.1,
        z: 12.4,
        width: 12,
        height: 5,
        speed: 1.7,
        start: -0.75,
        draw: (ink) => airliner(ink, { x: 0, y: -0.6, length: 11, colour: '#e0a23c' }),
      }),
      ...(c.light.dark
        ? [-0.8, -0.4, 0, 0.4, 0.8].map((d) =>
            glowing(c, {
              x: d * extentAt(c.box, 11).half,
              y: 0.1,
              z: 11,
              radius: 0.9,
              colour: '#7ad0ff',
              strength: 0.8,
              flicker: 0.02,
            }),
          )
        : []),
      plane(c, 'sock', { z: 9, split: true, draw: (ink) => sock(ink, ink.half * 0.84) }),
      plane(c, 'cones', {
        z: 3.4,
        split: true,
        top: 2,
        draw: (ink) => {
          for (const d of [-0.92, -0.8, 0.88, 0.97]) cone(ink, { x: d * ink.half, height: 0.8 })
        },
      }),
      wing(c, 'cone', {
        draw: (ink) => cone(ink, { x: -ink.half * 1.02, y: ink.foot + 0.3, height: 1.7 }),
      }),
    ]
  },
})

/** An airliner from the side; x, y is under its belly. */
export function airliner(
  ink: Ink,
  b: { x: number; y: number; length: number; colour: string },
): void {
  const { x, y, length: l, colour } = b
  const r = l * 0.065
  for (const d of [-0.08, 0.32])
    (stroke(ink, '#6d7078', {
      width: l * 0.012,
      shape: (ctx) => (ctx.moveTo(x + d * l, y), ctx.lineTo(x + d * l, y + l * 0.045)),
    }),
      mark(ink, '#33343c', disc(x + d * l, y + l * 0.045, l * 0.018)))
  cut(
    ink,
    colour,
    polygon([
      [x - l * 0.46, y - r * 1.6],
      [x - l * 0.52, y - r * 4.4],
      [x - l * 0.43, y - r * 4.4],
      [x - l * 0.3, y - r * 1.8],
    ]),
    { shadow: 0.1, edge: 0.3 },
  )
  cut(
    ink,
    '#f6f1e6',
    (ctx) => {
      ctx.moveTo(x - l * 0.5, y - r * 1.8)
      ctx.lineTo(x + l * 0.34, y - r * 2)
      ctx.quadraticCurveTo(x + l * 0.5, y - r * 1.8, x + l * 0.5, y - r * 0.8)
      ctx.quadraticCurveTo(x + l * 0.46, y, x + l * 0.3, y)
      ctx.lineTo(x - l * 0.3, y)
      ctx.quadraticCurveTo(x - l * 0.44, y - r * 0.6, x - l * 0.5, y - r * 1.8)
    },
    { shadow: 0.12, edge: 0.3 },
  )
  mark(
    ink,
    colour,
    polygon([
      [x - l * 0.42, y - r * 0.9],
      [x + l * 0.46, y - r * 0.9],
      [x + l * 0.47, y - r * 0.6],
      [x - l * 0.36, y - r * 0.6],
    ]),
  )
  for (let i = 0; i < 13; i++)
    mark(
      ink,
      ink.light.dark ? '#ffdf9e' : '#6d93ad',
      disc(x - l * 0.32 + i * l * 0.052, y - r * 1.35, l * 0.009),
    )
  mark(
    ink,
    '#4f7088',
    polygon([
      [x + l * 0.38, y - r * 1.8],
      [x + l * 0.45, y - r * 1.5],
      [x + l * 0.45, y - r * 1.2],
      [x + l * 0.38, y - r * 1.3],
    ]),
  )
  cut(
    ink,
    darker('#d9d4c8', 0.06),
    polygon([
      [x + l * 0.06, y - r * 0.6],
      [x - l * 0.16, y + r * 1.3],
      [x - l * 0.22, y + r * 1.3],
      [x - l * 0.1, y - r * 0.6],
    ]),
    { shadow: 0.08 },
  )
  cut(
    ink,
    lighter(colour, 0.1),
    (ctx) => ctx.roundRect(x - l * 0.1, y + r * 0.1, l * 0.12, r * 0.8, r * 0.4),
    { shadow: 0.06 },
  )
  mark(
    ink,
    '#d9d4c8',
    polygon([
      [x - l * 0.5, y - r * 1.9],
      [x - l * 0.56, y - r * 2.3],
      [x - l * 0.5, y - r * 2.4],
      [x - l * 0.38, y - r * 1.8],
    ]),
  )
}

function terminal(ink: Ink, glowing: boolean): void {
  const h = 4.4
  const w = ink.half * 1.5
  const x = -ink.half * 0.1
  if (!glowing) {
    cut(
      ink,
      '#c9ced2',
      (ctx) => (
        ctx.moveTo(x - w / 2, 0),
        ctx.lineTo(x - w / 2, -h),
        ctx.quadraticCurveTo(x, -h * 1.5, x + w / 2, -h),
        ctx.lineTo(x + w / 2, 0)
      ),
      { shadow: 0.25, edge: 0.3 },
    )
    const tx = ink.half * 0.8
    cut(
      ink,
      '#d9d4c8',
      polygon([
        [tx - 0.9, 0],
        [tx - 0.6, -8.6],
        [tx + 0.6, -8.6],
        [tx + 0.9, 0],
      ]),
      { shadow: 0.2 },
    )
    cut(
      ink,
      '#5f8aa0',
      polygon([
        [tx - 1.8, -8.6],
        [tx - 2.2, -10.2],
        [tx + 2.2, -10.2],
        [tx + 1.8, -8.6],
      ]),
      { shadow: 0.1 },
    )
    cut(
      ink,
      '#b5493c',
      polygon([
        [tx - 2.4, -10.2],
        [tx - 1.6, -10.9],
        [tx + 1.6, -10.9],
        [tx + 2.4, -10.2],
      ]),
      { shadow: 0.08 },
    )
  }
  for (let i = 0; i < 22; i++)
    mark(
      ink,
      ink.light.dark ? '#ffe2a8' : '#8fb6c6',
      rect(x - w * 0.48 + (i * w * 0.96) / 22, -h * 0.84, [w * 0.034, h * 0.6]),
    )
}

function truck(ink: Ink, x: number): void {
  cut(ink, '#f0b23c', standing(x, -0.3, [2.2, 1]), { shadow: 0.1 })
  mark(ink, '#a9c6d4', rect(x + 0.5, -1.2, [0.5, 0.5]))
  for (const d of [-0.7, 0.7]) mark(ink, '#2c2c34', disc(x + d, -0.26, 0.28))
}

function sock(ink: Ink, x: number): void {
  stroke(ink, '#d9d4c8', { width: 0.12, shape: (ctx) => (ctx.moveTo(x, 0), ctx.lineTo(x, -4)) })
  for (let i = 0; i < 5; i++)
    mark(
      ink,
      i % 2 ? '#f7efe0' : '#e8702c',
      polygon([
        [x - i * 0.5, -4 + i * 0.06],
        [x - (i + 1) * 0.5, -3.95 + i * 0.06],
        [x - (i + 1) * 0.5, -3.2 - i * 0.1],
        [x - i * 0.5, -3.1 - i * 0.1],
      ]),
    )
  mark(ink, '#8d8d94', oval(x, -3.55, [0.1, 0.45]))
}
