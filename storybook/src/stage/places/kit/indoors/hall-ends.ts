import { darker } from '../colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../paper.ts'
import type { HallSides } from './hall-looks.ts'
import { door, window } from './windows.ts'

interface End {
  readonly sides: HallSides
  readonly w: number
  readonly top: number
  readonly colour: string
}

/** Where a passage ends: at a window, doors, daylight or the dark. */
export function hallEnd(ink: Ink, end: End): void {
  const { sides, w, top, colour } = end
  mark(ink, darker(colour, 0.06)).rect(-w, -top, [w * 2, top])
  switch (sides) {
    case 'road':
      return daylight(ink, end)
    case 'cells':
      window(ink, { x: 0, y: -top * 0.58, width: 2.6, height: 1.6, bars: [5, 1], frame: '#6d727c' })
      return door(ink, { x: 0, width: 2.2, height: 3.4, colour: '#5f6670' })
    case 'mine':
    case 'sewer':
      return darkness(ink, end)
    case 'metro':
      darkness(ink, end)
      return oncoming(ink, top)
    case 'wards':
      return swingDoors(ink, end)
    default:
      window(ink, { x: 0, y: -1.8, width: w * 0.9, height: top * 0.56, view: 'trees' })
  }
}

function arch(half: number, high: number): (ctx: Ink['ctx']) => void {
  return (ctx) => {
    ctx.moveTo(-half, 0)
    ctx.lineTo(-half, -high * 0.45)
    ctx.ellipse(0, -high * 0.45, half, high * 0.5, 0, Math.PI, 0)
    ctx.lineTo(half, 0)
    ctx.closePath()
  }
}

function daylight(ink: Ink, { w, top }: End): void {
  mark(ink, ink.light.sky.at(-1) ?? '#ffffff').shape(arch(w * 0.84, top))
  mark(ink, '#8fae6a').shape((ctx) => ctx.ellipse(0, 0, w * 0.84, 1.4, 0, Math.PI, 0))
}

/** It goes on into the dark; a sewer behind a grating. */
function darkness(ink: Ink, { w, top, colour, sides }: End): void {
  mark(ink, darker(colour, 0.45)).shape(arch(w * 0.84, top))
  mark(ink, darker(colour, 0.75)).shape(arch(w * 0.66, top * 0.84))
  if (sides !== 'sewer') return
  stroke(ink, '#6a6d64', 0.2).shape((ctx) => {
    for (const share of [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6]) {
      ctx.moveTo(share * w, 0)
      ctx.lineTo(share * w, -top * (0.94 - Math.abs(share) * 0.5))
    }
  })
}

/** A train that waits down the line, with its lamps lit. */
function oncoming(ink: Ink, top: number): void {
  const h = top * 0.62
  cut(ink, '#b9c0c6', 0.1).rounded([-h * 0.46, -h, h * 0.92, h], [h * 0.2, h * 0.2, 0, 0])
  mark(ink, '#2b3440').rounded([-h * 0.34, -h * 0.86, h * 0.68, h * 0.36], h * 0.06)
  mark(ink, '#c8403a').rect(-h * 0.46, -h * 0.42, [h * 0.92, h * 0.08])
  for (const side of [-1, 1]) {
    glow(ink, '#fff3c0', { x: side * h * 0.28, y: -h * 0.22, radius: h * 0.4, strength: 0.8 })
    mark(ink, '#fffbe8').disc(side * h * 0.28, -h * 0.22, h * 0.08)
  }
}

function swingDoors(ink: Ink, { w, top }: End): void {
  cut(ink, '#7fa3ad', 0.1).standing(0, 0, [w * 1.3, top * 0.74])
  for (const s of [-1, 1]) {
    mark(ink, '#d8e6ea').standing(s * w * 0.31, 0, [w * 0.58, top * 0.7])
    mark(ink, '#7fb4cc').disc(s * w * 0.31, -top * 0.46, w * 0.15)
  }
  mark(ink, '#d8433c').rect(-w * 0.06, -top * 0.94, [w * 0.12, top * 0.15])
  mark(ink, '#d8433c').rect(-w * 0.15, -top * 0.89, [w * 0.3, top * 0.05])
}
