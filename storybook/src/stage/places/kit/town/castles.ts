import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { type Build } from './buildings.ts'

/** Battlements along a line. */
export function battlements(
  ink: Ink,
  b: { x: number; y: number; width: number; size: number; colour: string },
): void {
  const count = Math.max(3, Math.round(b.width / (b.size * 2)))
  const step = b.width / (count * 2 - 1)
  for (let i = 0; i < count; i++) {
    mark(ink, b.colour).rect(b.x - b.width / 2 + i * step * 2, b.y - b.size, [step, b.size * 1.1])
  }
}

type Tower = Build & { pointed?: boolean; glowing?: boolean }

/** A round castle tower with a pointed roof or battlements. */
export function castleTower(ink: Ink, b: Tower): void {
  const { x, y = 0, width, height, colour } = b
  if (b.glowing) {
    slits(ink, b)
    return
  }
  const span: Pair = [x - width / 2, x + width / 2]
  cut(ink, turned(ink, colour, { span, amount: 0.3 }), 0.2).standing(x, y, [width, height])
  for (let i = 0; i < 9; i++) {
    const bx = x + ink.random.between(-0.42, 0.3) * width
    mark(ink, clear(darker(colour, 0.25), 0.45)).rect(
      bx,
      y - ink.random.between(0.05, 0.9) * height,
      [width * 0.16, width * 0.07],
    )
  }
  cut(ink, turned(ink, lighter(colour, 0.08), { span, amount: 0.3 }), 0.08).standing(
    x,
    y - height,
    [width * 1.22, width * 0.3],
  )
  battlements(ink, {
    x,
    y: y - height - width * 0.3,
    width: width * 1.22,
    size: width * 0.16,
    colour,
  })
  slits(ink, b)
  if (b.pointed) pointedRoof(ink, b)
}

function slits(ink: Ink, { x, y = 0, width, height, colour }: Tower): void {
  for (const share of [0.55, 0.85])
    mark(ink, ink.light.dark ? '#ffd27a' : darker(colour, 0.55)).rounded(
      [x - width * 0.08, y - height * share, width * 0.16, width * 0.4],
      width * 0.08,
    )
}

function pointedRoof(ink: Ink, { x, y = 0, width, height, roof = '#4f6ba3' }: Tower): void {
  const foot = y - height - width * 0.4
  cut(ink, roof, [0.12, 0.3]).polygon(
    ...plotted({ x, y: foot, w: width, h: width }, '-0.68 0, 0 -1.7, 0.68 0'),
  )
  mark(ink, darker(roof, 0.22)).plot({ x, y: foot, w: width, h: width }, '0 -1.7, 0.68 0, 0.12 0')
}

/** A stone wall with battlements and, if wanted, a gate. */
export function castleWall(ink: Ink, b: Build & { gate?: boolean }): void {
  const { x, y = 0, width, height, colour } = b
  cut(ink, colour, 0.2).standing(x, y, [width, height])
  battlements(ink, { x, y: y - height, width, size: 0.45, colour })
  masonry(ink, { x: x - width / 2, y: y - height, width, height, colour, size: 0.55 })
  if (!b.gate) return
  const wide = Math.min(2.4, width * 0.4)
  const high = height * 0.78
  const arch =
    (inset: number) =>
    (ctx: Ink['ctx']): void => {
      ctx.moveTo(x - wide / 2 + inset, y)
      ctx.lineTo(x - wide / 2 + inset, y - high * 0.55)
      ctx.arc(x, y - high * 0.55, wide / 2 - inset, Math.PI, 0)
      ctx.lineTo(x + wide / 2 - inset, y)
      ctx.closePath()
    }
  cut(ink, lighter(colour, 0.2), 0.1).shape(arch(-0.16))
  mark(ink, '#3a2b2a').shape(arch(0))
  stroke(ink, '#6f5138', 0.07).shape((ctx) => {
    for (let i = -2; i <= 2; i++) {
      ctx.moveTo(x + (i * wide) / 5.4, y - high * (0.96 - Math.abs(i) * 0.1))
      ctx.lineTo(x + (i * wide) / 5.4, y - high * 0.3)
    }
    for (const row of [0.5, 0.68]) {
      ctx.moveTo(x - wide * 0.46, y - high * row)
      ctx.lineTo(x + wide * 0.46, y - high * row)
    }
  })
}

/** Scattered stones or bricks on a wall, so that it is not a bare sheet. */
export function masonry(
  ink: Ink,
  wall: {
    x: number
    y: number
    width: number
    height: number
    colour: string
    size: number
    share?: number
  },
): void {
  const { size } = wall
  const rows = Math.ceil(wall.height / (size * 0.5))
  for (let row = 0; row < rows; row++) {
    const shift = (row % 2) * size * 0.5
    for (let x = -shift; x < wall.width; x += size) {
      if (!ink.random.chance(wall.share ?? 0.3)) continue
      const tone = ink.random.chance(0.5) ? darker(wall.colour, 0.13) : lighter(wall.colour, 0.14)
      const left = Math.max(0, x + size * 0.04)
      const right = Math.min(wall.width, x + size * 0.96)
      if (right > left)
        mark(ink, tone).rect(wall.x + left, wall.y + row * size * 0.5 + size * 0.03, [
          right - left,
          size * 0.43,
        ])
    }
  }
}

/** A fluted column with a base and a capital. */
export function column(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour } = b
  const shaft: Pair = [x - width / 2, x + width / 2]
  cut(ink, turned(ink, colour, { span: shaft, amount: 0.3 }), 0.14).polygon(
    [x - width * 0.5, y - width * 0.3],
    [x - width * 0.42, y - height + width * 0.4],
    [x + width * 0.42, y - height + width * 0.4],
    [x + width * 0.5, y - width * 0.3],
  )
  for (const dx of [-0.26, 0, 0.26])
    stroke(ink, clear(darker(colour, 0.3), 0.4), width * 0.06).line(
      [x + dx * width, y - width * 0.4],
      [x + dx * width * 0.86, y - height + width * 0.5],
    )
  cut(ink, lighter(colour, 0.1), 0.06).standing(x, y, [width * 1.4, width * 0.32])
  cut(ink, lighter(colour, 0.1), 0.06).standing(x, y - height + width * 0.42, [
    width * 1.4,
    width * 0.42,
  ])
}
