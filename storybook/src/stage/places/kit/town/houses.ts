import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'
import { polygon, type Pair } from '../shapes.ts'
import { coverWithSnow } from '../nature/snow-cover.ts'
import { GLASS, painted, type Build } from './buildings.ts'

type Cottage = Build & { glowing?: boolean; chimney?: boolean }

/** The share of a cottage's height that is wall; the rest is roof. */
const WALL = 0.58

/** A cottage with a gable roof, chimney, door and two windows. */
export function house(ink: Ink, b: Cottage): void {
  const { x, y = 0, width, height, roof = '#b5533f' } = b
  const colour = painted(ink, b.colour)
  const wallH = height * WALL
  const left = x - width / 2
  if (b.glowing) {
    litPanes(ink, b)
    return
  }
  if (b.chimney !== false)
    cut(ink, darker(roof, 0.2), 0.06).rect(x + width * 0.22, y - height * 1.0, [
      width * 0.11,
      height * 0.3,
    ])
  cut(ink, turned(ink, colour, { span: [left, left + width], amount: 0.14 }), 0.14).standing(x, y, [
    width,
    wallH,
  ])
  tiledRoof(ink, b, roof)
  framedPanes(ink, b)
  mark(ink, darker(roof, 0.35)).rounded(
    [x - width * 0.09, y - wallH * 0.62, width * 0.18, wallH * 0.62],
    [width * 0.08, width * 0.08, 0, 0],
  )
  mark(ink, '#f0c85a').disc(x + width * 0.05, y - wallH * 0.3, width * 0.014)
}

function tiledRoof(ink: Ink, b: Cottage, roof: string): void {
  const { x, y = 0, width, height } = b
  const wallH = height * WALL
  const left = x - width / 2
  const slope = polygon(
    [left - width * 0.09, y - wallH],
    [x - width * 0.34, y - height],
    [x + width * 0.34, y - height],
    [left + width * 1.09, y - wallH],
  )
  cut(ink, roof, [0.14, 0.35]).shape(slope)
  for (let row = 1; row < 4; row++) {
    const ry = y - wallH - ((height - wallH) * row) / 4
    stroke(ink, clear(darker(roof, 0.3), 0.5), 0.03).line(
      [left - width * 0.05 + width * 0.06 * row, ry],
      [left + width * 1.05 - width * 0.06 * row, ry],
    )
  }
  if (ink.season === 'winter')
    coverWithSnow(ink, slope, {
      left: left - width * 0.1,
      right: left + width * 1.1,
      top: y - height - 0.1,
      low: y - wallH - (height - wallH) * 0.26,
      step: width * 0.13,
    })
}

function paneColour(ink: Ink): string {
  return ink.light.dark ? '#ffd27a' : mix(GLASS, '#ffffff', 0.25)
}

function litPanes(ink: Ink, { x, y = 0, width, height }: Cottage): void {
  const wallH = height * WALL
  for (const side of [-1, 1]) {
    const wx = x + side * 0.3 * width
    mark(ink, paneColour(ink)).standing(wx, y - wallH * 0.36, [width * 0.17, wallH * 0.36])
    glow(ink, '#ffcf7d', {
      x: wx,
      y: y - wallH * (0.36 + 0.18),
      radius: width * 0.3,
      strength: 0.4,
    })
  }
}

function framedPanes(ink: Ink, { x, y = 0, width, height, colour }: Cottage): void {
  const wallH = height * WALL
  const frame = lighter(colour, 0.6)
  for (const side of [-1, 1]) {
    const wx = x + side * 0.3 * width
    mark(ink, frame).standing(wx, y - wallH * (0.36 - 0.04), [width * 0.22, wallH * 0.44])
    mark(ink, paneColour(ink)).standing(wx, y - wallH * 0.36, [width * 0.17, wallH * 0.36])
    mark(ink, frame).standing(wx, y - wallH * 0.36, [width * 0.02, wallH * 0.36])
  }
}

/** A red barn with white boards and a hayloft. */
export function barn(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour } = b
  const w = width / 2
  const outline: Pair[] = [
    [x - w, y],
    [x - w, y - height * 0.52],
    [x - w * 0.68, y - height * 0.82],
    [x, y - height],
    [x + w * 0.68, y - height * 0.82],
    [x + w, y - height * 0.52],
    [x + w, y],
  ]
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.16 }), 0.2).polygon(...outline)
  for (let i = 1; i < 12; i++)
    stroke(ink, clear(darker(colour, 0.25), 0.45), 0.03).line(
      [x - w + (i * width) / 12, y],
      [x - w + (i * width) / 12, y - height * 0.6],
    )
  stroke(ink, '#efe4d2', 0.16).shape((ctx) =>
    outline
      .slice(1, 6)
      .forEach(([px, py], i) => (i === 0 ? ctx.moveTo(px - 0.1, py) : ctx.lineTo(px, py - 0.06))),
  )
  const dw = width * 0.36
  const dh = height * 0.44
  mark(ink, darker(colour, 0.35)).standing(x, y, [dw, dh])
  stroke(ink, '#efe4d2', 0.12).shape((ctx) => {
    ctx.rect(x - dw / 2, y - dh, dw, dh)
    ctx.moveTo(x, y)
    ctx.lineTo(x, y - dh)
    for (const side of [-1, 1]) {
      ctx.moveTo(x, y)
      ctx.lineTo(x + (side * dw) / 2, y - dh)
      ctx.moveTo(x + (side * dw) / 2, y)
      ctx.lineTo(x, y - dh)
    }
  })
  mark(ink, '#4a2f2a').standing(x, y - height * 0.62, [width * 0.16, height * 0.17])
  mark(ink, '#e3bd62').oval(x, y - height * 0.63, [width * 0.08, height * 0.04])
}

/** A church with a spire, rose window and door. */
export function church(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour, roof = '#5b5f7d' } = b
  house(ink, {
    ...b,
    x: x + width * 0.2,
    width: width * 0.8,
    height: height * 0.52,
    roof,
    chimney: false,
  })
  const tx = x - width * 0.22
  cut(
    ink,
    turned(ink, lighter(colour, 0.06), { span: [tx - width * 0.15, tx + width * 0.15] }),
    0.14,
  ).standing(tx, y, [width * 0.3, height * 0.62])
  cut(ink, roof, [0.1, 0.3]).polygon(
    ...plotted({ x: tx, y, w: width, h: height }, '-0.19 -0.62, 0 -0.96, 0.19 -0.62'),
  )
  stroke(ink, '#e5c05a', 0.08).path(
    { x: tx, y, w: width, h: height },
    'M0 -0.95L0 -1.06M-0.04 -1.02L0.04 -1.02',
  )
  mark(ink, ink.light.dark ? '#ffd27a' : '#6f8fb0').disc(tx, y - height * 0.5, width * 0.06)
  mark(ink, darker(roof, 0.3)).rounded(
    [tx - width * 0.06, y - height * 0.16, width * 0.12, height * 0.16],
    [width * 0.06, width * 0.06, 0, 0],
  )
}
