import { clear, darker, lighter, mix } from '../colour.ts'
import { masonry } from '../town/castles.ts'
import { fade, mark, stroke, type Ink } from '../paper.ts'
import { boxAt } from '../shapes.ts'

export type WallStyle =
  | 'plain'
  | 'stripes'
  | 'dots'
  | 'panel'
  | 'brick'
  | 'tiles'
  | 'planks'
  | 'stone'
  | 'diamonds'
  | 'metal'
  | 'logs'

export interface Wall {
  readonly style: WallStyle
  readonly colour: string
  readonly accent?: string
  /** Height of a lower part in another colour, in u. */
  readonly dado?: number
  readonly dadoColour?: string
}

export interface WallArea {
  readonly left: number
  readonly right: number
  readonly top: number
}

/** A wall from the floor (y 0) up to `top`, in its style, with a skirting board and a soft shade at its edges. */
export function wall(ink: Ink, look: Wall, area: WallArea): void {
  const { left, right, top } = area
  const accent = look.accent ?? darker(look.colour, 0.1)
  mark(
    ink,
    fade(ink, [darker(look.colour, 0.14), look.colour, lighter(look.colour, 0.06)], [top, 0]),
  ).rect(left, top, [right - left, -top])
  PAPER[look.style](ink, { ...look, accent }, area)
  if (look.dado) dado(ink, { ...look, accent }, area)
  mark(ink, lighter(look.dadoColour ?? look.colour, 0.35)).rect(left, -0.26, [right - left, 0.26])
  mark(ink, clear(ink.light.shadow, 0.22)).rect(left, -0.05, [right - left, 0.05])
}

function dado(ink: Ink, look: Wall & { accent: string }, area: WallArea): void {
  const { left, right } = area
  const high = look.dado ?? 2
  const colour = look.dadoColour ?? darker(look.colour, 0.2)
  mark(ink, colour).rect(left, -high, [right - left, high])
  mark(ink, lighter(colour, 0.3)).rect(left, -high - 0.1, [right - left, 0.14])
  for (let x = left; x < right; x += 1.8) {
    stroke(ink, clear(darker(colour, 0.3), 0.6), 0.04).rect(x + 0.2, -high + 0.25, [
      1.4,
      high - 0.75,
    ])
  }
}

type Pattern = (ink: Ink, look: Wall & { accent: string }, area: WallArea) => void

const stripes: Pattern = (ink, look, { left, right, top }) => {
  for (let x = left; x < right; x += 1.2)
    mark(ink, clear(look.accent, 0.55)).rect(x, top, [0.6, -top])
}

const dots: Pattern = (ink, look, { left, right, top }) => {
  let row = 0
  for (let y = top; y < 0; y += 0.62, row++) {
    for (let x = left + (row % 2) * 0.45; x < right; x += 0.9)
      mark(ink, clear(look.accent, 0.7)).disc(x, y, 0.09)
  }
}

const diamonds: Pattern = (ink, look, { left, right, top }) => {
  let row = 0
  for (let y = top; y < 0; y += 0.7, row++) {
    for (let x = left + (row % 2) * 0.5; x < right; x += 1) {
      mark(ink, clear(look.accent, 0.5)).plot({ x, y }, '0 -0.24, 0.14 0, 0 0.24, -0.14 0')
    }
  }
}

const panel: Pattern = (ink, look, { left, right, top }) => {
  for (let x = left; x < right; x += 3.4) {
    for (const [from, to] of [
      [top + 0.6, -3.2],
      [-2.8, -0.5],
    ] as const) {
      if (to <= from) continue
      stroke(ink, clear(darker(look.colour, 0.3), 0.55), 0.06).rect(x + 0.35, from, [
        2.7,
        to - from,
      ])
      stroke(ink, clear(lighter(look.colour, 0.5), 0.6), 0.04).rect(x + 0.41, from + 0.06, [
        2.7,
        to - from,
      ])
    }
  }
}

const tiles: Pattern = (ink, look, { left, right, top }) => {
  const size = 0.62
  stroke(ink, clear(lighter(look.colour, 0.6), 0.75), 0.035).shape((ctx) => {
    for (let x = left; x < right; x += size) {
      ctx.moveTo(x, top)
      ctx.lineTo(x, 0)
    }
    for (let y = 0; y > top; y -= size) {
      ctx.moveTo(left, y)
      ctx.lineTo(right, y)
    }
  })
  for (let i = 0; i < 46; i++) {
    const x = left + Math.floor(ink.random.between(0, (right - left) / size)) * size
    const y = -Math.floor(ink.random.between(0, -top / size)) * size
    mark(ink, clear(ink.random.chance(0.5) ? look.accent : lighter(look.colour, 0.4), 0.5)).rect(
      x + 0.02,
      y - size + 0.02,
      [size - 0.04, size - 0.04],
    )
  }
}

const planks: Pattern = (ink, look, { left, right, top }) => {
  for (let x = left; x < right; x += 0.9) {
    mark(ink, clear(mix(look.colour, look.accent, ink.random.next()), 0.6)).rect(x, top, [
      0.9,
      -top,
    ])
    mark(ink, clear(darker(look.colour, 0.35), 0.6)).rect(x, top, [0.04, -top])
  }
}

const metal: Pattern = (ink, look, { left, right, top }) => {
  for (let x = left; x < right; x += 2.6) {
    mark(ink, clear(darker(look.colour, 0.35), 0.6)).rect(x, top, [0.06, -top])
    for (let y = top + 0.3; y < 0; y += 0.8)
      mark(ink, clear(lighter(look.colour, 0.4), 0.6)).disc(x + 0.2, y, 0.05)
  }
  for (let y = -2.6; y > top; y -= 2.6)
    mark(ink, clear(darker(look.colour, 0.35), 0.5)).rect(left, y, [right - left, 0.05])
}

const logs: Pattern = (ink, look, { left, right, top }) => {
  const size = 0.78
  for (let y = 0; y > top; y -= size) {
    mark(
      ink,
      fade(ink, [lighter(look.colour, 0.12), look.accent, darker(look.colour, 0.2)], [y - size, y]),
    ).rect(left, y - size, [right - left, size - 0.05])
    mark(ink, clear(darker(look.colour, 0.4), 0.35)).rect(
      left + ink.random.next() * (right - left) * 0.8,
      y - size * 0.5,
      [ink.random.between(1, 3), 0.05],
    )
  }
}

const PAPER: Readonly<Record<WallStyle, Pattern>> = {
  plain: () => {},
  stripes,
  dots,
  diamonds,
  panel,
  tiles,
  planks,
  metal,
  logs,
  brick: (ink, look, { left, right, top }) =>
    masonry(ink, {
      ...boxAt([left, top], [right - left, -top]),
      colour: look.colour,
      size: 0.72,
      share: 0.5,
    }),
  stone: (ink, look, { left, right, top }) =>
    masonry(ink, {
      ...boxAt([left, top], [right - left, -top]),
      colour: look.colour,
      size: 1.5,
      share: 0.55,
    }),
}
