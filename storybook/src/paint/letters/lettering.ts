import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import { darken, lighten } from '../paper/colour.ts'
import { flat } from '../pieces/flat.ts'
import { drawLetters, measureLetters, type LetterStyle } from './draw-letters.ts'

/** Words that the prompt asked for, cut from paper. */
export interface LetteringOptions {
  readonly name: string
  readonly text: string
  /** A board on two posts, letters on strings, a ribbon, or large letters before everything. */
  readonly on: 'sign' | 'sky' | 'banner' | 'title'
  /** Where the middle of its lower edge stands, in u, and how wide it may be. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
}

const BRIGHT = ['#e4572e', '#f3a712', '#2e86ab', '#6a994e', '#a23b72']

/** Lines of cut letters on what carries them; as large as the width allows. */
export function lettering(options: LetteringOptions): Piece {
  const lines = breakLines(options.text)
  const longest = Math.max(...lines.map((line) => line.length), 3)
  const tallest = options.on === 'title' ? 1.5 : options.on === 'sky' ? 1.2 : 0.62
  const height = Math.min(tallest, (options.width * 1.15) / longest)
  const rows = lines.length * height * 1.5
  const posts = options.on === 'sign' ? 1.1 : 0
  return flat({
    name: options.name,
    x: options.x,
    y: options.y,
    z: options.z,
    width: options.width,
    height: rows + posts + height,
    tint: options.on === 'title' ? 0.2 : 0.7,
    haze: 0.4,
    ...(options.on === 'sky' ? { sway: 0.08, swaySeconds: 5 } : {}),
    draw: (ctx) => drawCarrier(ctx, { ...options, lines, height, rows, posts }),
  })
}

interface Layout extends LetteringOptions {
  readonly lines: readonly string[]
  readonly height: number
  readonly rows: number
  readonly posts: number
}

function drawCarrier(ctx: SKRSContext2D, layout: Layout): void {
  const { lines, height, rows, posts, on } = layout
  const wide = Math.max(...lines.map((line) => measureLetters(ctx, line, height)))
  const fit = Math.min(1, (layout.width - height) / wide)
  const half = (wide * fit) / 2 + height * 0.5
  if (on === 'sign') drawBoard(ctx, { half, rows, posts, height })
  if (on === 'banner') drawRibbon(ctx, { half, rows, height })
  const colours = on === 'sign' ? ['#3a2a1d'] : on === 'banner' ? ['#fff6e3'] : BRIGHT
  for (const [index, line] of lines.entries()) {
    ctx.save()
    ctx.translate(0, -posts - rows + (index + 1) * height * 1.5 - height * 0.25)
    ctx.scale(fit, fit)
    const style = { height, colours, playful: on === 'sign' || on === 'banner' ? 0.25 : 1 }
    if (on === 'sky') drawStrings(ctx, { half: half / fit, height })
    if (on === 'title' || on === 'sky') underlay(ctx, line, style)
    drawLetters(ctx, line, style)
    ctx.restore()
  }
}

/** A sheet of white under coloured letters, so that they read on any ground. */
function underlay(ctx: SKRSContext2D, line: string, style: LetterStyle): void {
  ctx.save()
  ctx.shadowColor = 'rgba(20,16,30,0.35)'
  ctx.shadowBlur = 6
  for (const [dx, dy] of [
    [-0.06, 0],
    [0.06, 0],
    [0, -0.06],
    [0, 0.06],
  ] as const) {
    ctx.save()
    ctx.translate(dx * style.height, dy * style.height)
    drawLetters(ctx, line, { ...style, colours: ['#fff8ea'] })
    ctx.restore()
  }
  ctx.restore()
}

function drawStrings(
  ctx: SKRSContext2D,
  size: { readonly half: number; readonly height: number },
): void {
  ctx.strokeStyle = 'rgba(60,50,50,0.5)'
  ctx.lineWidth = 0.03
  for (const side of [-0.7, 0.7]) {
    ctx.beginPath()
    ctx.moveTo(size.half * side, -size.height)
    ctx.lineTo(size.half * side, -size.height * 1.9)
    ctx.stroke()
  }
}

interface BoardSize {
  readonly half: number
  readonly rows: number
  readonly height: number
}

function drawBoard(ctx: SKRSContext2D, size: BoardSize & { readonly posts: number }): void {
  const { half, rows, posts, height } = size
  const wood = '#c9975b'
  ctx.fillStyle = darken(wood, 0.35)
  for (const side of [-0.62, 0.62])
    ctx.fillRect(half * side - 0.1, -posts - rows * 0.4, 0.2, posts + rows * 0.4)
  ctx.fillStyle = darken(wood, 0.18)
  ctx.beginPath()
  ctx.roundRect(
    -half - 0.08,
    -posts - rows - height * 0.1 - 0.08,
    half * 2 + 0.16,
    rows + 0.16,
    0.16,
  )
  ctx.fill()
  ctx.fillStyle = lighten(wood, 0.28)
  ctx.beginPath()
  ctx.roundRect(-half, -posts - rows - height * 0.1, half * 2, rows, 0.12)
  ctx.fill()
}

function drawRibbon(ctx: SKRSContext2D, size: BoardSize): void {
  const { half, rows } = size
  const red = '#b5322f'
  ctx.fillStyle = darken(red, 0.3)
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(side * (half - 0.2), -rows + 0.25)
    ctx.lineTo(side * (half + 0.7), -rows + 0.25)
    ctx.lineTo(side * (half + 0.4), -rows / 2 + 0.2)
    ctx.lineTo(side * (half + 0.7), 0.2)
    ctx.lineTo(side * (half - 0.2), 0.2)
    ctx.fill()
  }
  ctx.fillStyle = red
  ctx.fillRect(-half, -rows, half * 2, rows)
}

/** At most about sixteen characters in a line; words stay whole. */
function breakLines(text: string): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 16)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 4)
}
