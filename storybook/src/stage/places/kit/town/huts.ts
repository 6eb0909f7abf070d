import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { rect } from '../shapes.ts'

interface Hut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly glowing?: boolean
}

/** A house as people build it where there is neither stone nor timber: thatched and round, or of clay with a flat roof. */
export function hut(ink: Ink, b: Hut): void {
  if (ink.land?.homes === 'clay') clayHouse(ink, b)
  else roundHut(ink, b)
}

const LIT = '#ffd98a'

function roundHut(ink: Ink, { x, y, width: w, height: h, glowing }: Hut): void {
  const door = rect(x - w * 0.1, y - h * 0.36, [w * 0.2, h * 0.36])
  if (glowing) {
    mark(ink, LIT).shape(door)
    return
  }
  const wall = ink.random.pick(['#c99a68', '#b98a5c', '#d3a878'])
  cut(ink, wall, 0.12).rect(x - w * 0.36, y - h * 0.46, [w * 0.72, h * 0.48])
  mark(ink, '#4f3526').shape(door)
  const straw = ink.random.pick(['#c9a85a', '#b8964c', '#d4b56a'])
  const tip = y - h * 1.08
  const eaves = y - h * 0.4
  cut(ink, straw, [0.14, 0.3]).polygon(
    [x - w * 0.56, eaves],
    [x - w * 0.04, tip],
    [x + w * 0.04, tip],
    [x + w * 0.56, eaves],
  )
  stroke(ink, clear(darker(straw, 0.3), 0.6), w * 0.012).shape((ctx) => {
    for (const share of [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42]) {
      ctx.moveTo(x, tip)
      ctx.lineTo(x + share * w, eaves)
    }
  })
}

function clayHouse(ink: Ink, { x, y, width: w, height: h, glowing }: Hut): void {
  const door = rect(x - w * 0.1, y - h * 0.34, [w * 0.2, h * 0.34])
  const panes = [-0.34, 0.2].map((share) => rect(x + share * w, y - h * 0.56, [w * 0.14, h * 0.16]))
  if (glowing) {
    for (const pane of panes) mark(ink, LIT).shape(pane)
    return
  }
  const clay = ink.random.pick(['#d9ab78', '#cf9c68', '#e3bb8c'])
  const body = (from: number, high: number, wide: number): void =>
    cut(ink, clay, [0.12, 0.3]).rect(x + from * w, y - h * high, [w * wide, h * high])
  if (ink.random.chance(0.5)) body(-0.1, 1.02, 0.44)
  body(-0.48, 0.76, 0.96)
  mark(ink, lighter(clay, 0.2)).rect(x - w * 0.48, y - h * 0.78, [w * 0.96, h * 0.05])
  for (const share of [-0.4, -0.2, 0, 0.2, 0.36])
    mark(ink, '#6f4c34').rect(x + share * w, y - h * 0.68, [w * 0.04, h * 0.04])
  mark(ink, '#5f4030').shape(door)
  for (const pane of panes) mark(ink, '#5f4a3c').shape(pane)
}
