import { interior } from '../kit/indoors/interior.ts'
import { smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { pipes } from '../kit/town/industry.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'

const IRONS = ['#5a6a6f', '#7a5a4a', '#4f6a5f'] as const

/** Great boilers with fire behind their doors, gauges, wheels and pipes: under a house or deep in a ship. */
export const boilerRoomPlace = interior({
  id: 'boiler-room',
  time: 'day',
  sounds: { engine: 0.4 },
  wall: { style: 'metal', colour: '#7d7a78' },
  floor: { pattern: 'tiles', colour: '#6a6a6c', other: '#5c5c5f', size: 1.3 },
  ceiling: '#4f4d4d',
  beams: true,
  height: 7.4,
  near: null,
  lamps: { colour: '#3f4a44', at: [-0.34, 0.34], drop: 1.6 },
  back,
  glow: (ink) => {
    for (const x of BOILERS)
      glow(ink, '#ff8f3c', { x: x * ink.half, y: -1.4, radius: 1.9, strength: 0.7 })
  },
  alive: (c, { half, depth }) => [
    smoke(c, { at: [half * 0.34, 4.4, depth - 0.3], size: 0.4, alpha: 0.5 }),
    smoke(c, { at: [-half * 0.8, 3, depth - 0.3], size: 0.35, alpha: 0.4 }),
  ],
})

const BOILERS = [-0.62, 0, 0.62]

function back(ink: Ink): void {
  pipes(ink, {
    from: ink.left,
    to: ink.right,
    y: ink.top + 0.7,
    colour: '#a5714e',
    count: 3,
    width: 0.3,
  })
  const iron = ink.random.fork('iron').pick(IRONS)
  for (const x of BOILERS)
    boiler(ink, { x: x * ink.half, r: Math.min(2, ink.half * 0.2), colour: iron })
  for (const x of [-0.31, 0.31]) {
    stroke(ink, '#8a8f92', 0.24).line([x * ink.half, 0], [x * ink.half, ink.top])
    wheel(ink, x * ink.half, -2.6)
    gauge(ink, x * ink.half, -4.4)
  }
}

function boiler(ink: Ink, { x, r, colour }: { x: number; r: number; colour: string }): void {
  stroke(ink, '#a5714e', 0.4).line([x, -4], [x, ink.top])
  mark(ink, darker(colour, 0.5)).rect(x - r * 0.9, -0.5, [r * 1.8, 0.5])
  cut(ink, darker(colour, 0.25), [0.2, 0.3]).disc(x, -0.4 - r, r * 1.08)
  cut(ink, colour, [0.05, 0.4]).disc(x, -0.4 - r, r)
  for (let i = 0; i < 14; i++)
    mark(ink, lighter(colour, 0.35)).disc(
      x + Math.cos(i * 0.449) * r * 0.92,
      -0.4 - r + Math.sin(i * 0.449) * r * 0.92,
      0.07,
    )
  cut(ink, '#2f2c2d', [0.08, 0.4]).rounded([x - r * 0.5, -0.3 - r, r, r * 0.7], 0.14)
  mark(ink, '#ffb04a').rounded([x - r * 0.4, -0.22 - r, r * 0.8, r * 0.5], 0.1)
  for (let i = 0; i < 3; i++)
    mark(ink, '#2f2c2d').rect(x - r * 0.28 + i * r * 0.24, -0.22 - r, [0.08, r * 0.5])
  gauge(ink, x, -0.4 - r * 1.55)
}

function gauge(ink: Ink, x: number, y: number): void {
  cut(ink, '#c9a24e', 0.1).disc(x, y, 0.5)
  mark(ink, '#fbf6e8').disc(x, y, 0.4)
  const angle = ink.random.between(-2.4, -0.6)
  stroke(ink, '#c9362f', 0.06).line(
    [x, y],
    [x + Math.cos(angle) * 0.32, y + Math.sin(angle) * 0.32],
  )
}

function wheel(ink: Ink, x: number, y: number): void {
  stroke(ink, '#c9362f', 0.12).shape((ctx) => {
    ctx.arc(x, y, 0.55, 0, 7)
    for (const a of [0, 1.05, 2.1]) {
      ctx.moveTo(x - Math.cos(a) * 0.55, y - Math.sin(a) * 0.55)
      ctx.lineTo(x + Math.cos(a) * 0.55, y + Math.sin(a) * 0.55)
    }
  })
}
