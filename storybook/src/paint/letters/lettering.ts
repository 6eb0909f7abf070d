import { pairs } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import { toRgb } from '../paper/colour.ts'
import { flat } from '../pieces/flat.ts'
import {
  drawBalloon,
  drawBoard,
  drawPanel,
  drawRibbon,
  drawSlate,
  drawStrings,
} from './carriers.ts'
import type { Ground } from './carriers.ts'
import { drawLetters, measureLetters, type LetterStyle } from '../../scene/letters/draw-letters.ts'

/** Words that the prompt asked for, cut from paper. */
export interface LetteringOptions {
  readonly name: string
  readonly text: string
  /** A board on posts, letters on strings, smoke, a ribbon, letters before everything, glowing tubes, chalk, a balloon. */
  readonly on: Carrier
  /** Where the middle of its lower edge stands, in u, and how wide it may be. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
  /** How it moves as a whole, in u: a balloon goes with whoever speaks. */
  readonly drift?: (t: number) => { readonly x: number; readonly y: number }
  /** The height of a capital; without it as large as the width allows. */
  readonly capital?: number
  /** Of the board or the ribbon, `#rrggbb`. */
  readonly ground?: string
  /** 0…1 at each moment: for what is only just being written. */
  readonly alpha?: (t: number) => number
}

type Carrier =
  | 'sign'
  | 'sky'
  | 'smoke'
  | 'banner'
  | 'title'
  | 'neon'
  | 'chalkboard'
  | 'speech'
  | 'chalk'
  | 'marker'

interface CarrierLook {
  readonly colours: readonly string[]
  readonly playful: number
  /** The tallest that a capital may be, in u. */
  readonly tallest: number
  /** How far posts, or a balloon's tail, reach below the letters. */
  readonly below: number
  readonly draw?: (ctx: SKRSContext2D, ground: Ground, below: number) => void
}

const BRIGHT = ['#e4572e', '#f3a712', '#2e86ab', '#6a994e', '#a23b72']
const TUBES = ['#ff5fa2', '#46e0ff']

const LOOKS: Readonly<Record<Carrier, CarrierLook>> = {
  sign: { colours: ['#3a2a1d'], playful: 0.25, tallest: 0.62, below: 1.1, draw: drawBoard },
  chalkboard: { colours: ['#f4f1e4'], playful: 0.3, tallest: 0.7, below: 1, draw: drawSlate },
  banner: { colours: ['#fff6e3'], playful: 0.25, tallest: 0.62, below: 0, draw: drawRibbon },
  neon: { colours: ['#ffd9ea'], playful: 0, tallest: 0.85, below: 0, draw: drawPanel },
  speech: { colours: ['#3a2a3a'], playful: 0.15, tallest: 0.5, below: 0.9, draw: drawBalloon },
  sky: { colours: BRIGHT, playful: 1, tallest: 1.2, below: 0, draw: drawStrings },
  smoke: { colours: ['#ffffff'], playful: 0.5, tallest: 2.6, below: 0 },
  title: { colours: BRIGHT, playful: 1, tallest: 1.5, below: 0 },
  chalk: { colours: ['#f4f1e4'], playful: 0.3, tallest: 0.7, below: 0 },
  marker: { colours: ['#27405f'], playful: 0.3, tallest: 0.7, below: 0 },
}

const TINTS: Readonly<Partial<Record<Carrier, number>>> = { title: 0.2, smoke: 0.35 }

/** Lines of cut letters on what carries them; as large as the width allows. */
export function lettering(options: LetteringOptions): Piece {
  const { name, on, x, y, z, width, drift, alpha } = options
  const look = LOOKS[on]
  const lines = breakLines(options.text, on)
  const longest = Math.max(...lines.map((line) => line.length), 3)
  const height = options.capital ?? Math.min(look.tallest, (width * 1.15) / longest)
  const rows = lines.length * height * 1.5
  const glows = on === 'neon'
  const layout = { on, lines, height, rows, width, colour: options.ground }
  return flat({
    name,
    x,
    y,
    z,
    width,
    height: rows + look.below + height,
    tint: TINTS[on] ?? 0.7,
    haze: 0.4,
    ...(on === 'smoke' && { soft: 0.05, shadow: 0, edge: 0 }),
    ...(on === 'sky' && { sway: 0.08, swaySeconds: 5 }),
    ...(drift && { drift }),
    ...(alpha && { alpha }),
    draw: (ctx) => drawAll(ctx, layout),
    ...(glows && { glow: (ctx: SKRSContext2D) => drawTubes(ctx, layout) }),
  })
}

interface Layout {
  readonly on: Carrier
  readonly lines: readonly string[]
  readonly height: number
  readonly rows: number
  readonly width: number
  readonly colour: string | undefined
}

function drawAll(ctx: SKRSContext2D, layout: Layout): void {
  const { playful, below, draw } = LOOKS[layout.on]
  const colours =
    layout.colour === undefined ? LOOKS[layout.on].colours : [readableOn(layout.colour)]
  const { half, fit } = fitOf(layout)
  ctx.save()
  ctx.translate(0, -below)
  if (layout.on !== 'sky') draw?.(ctx, { ...layout, half }, below)
  eachLine(ctx, layout, (line) => {
    const style = { height: layout.height, colours, playful }
    if (layout.on === 'sky') drawStrings(ctx, { ...layout, half: half / fit })
    if (layout.on === 'smoke') billow(ctx, line, style)
    if (layout.on === 'title' || layout.on === 'sky') underlay(ctx, line, style)
    drawLetters(ctx, line, style)
  })
  ctx.restore()
}

/** Light letters on what is dark, and dark ones on what is light. */
function readableOn(ground: string): string {
  const [red, green, blue] = toRgb(ground)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#2b2320' : '#fff8ea'
}

/** The light of the tubes: wide and faint, then narrow and bright. */
function drawTubes(ctx: SKRSContext2D, layout: Layout): void {
  ctx.save()
  ctx.translate(0, -LOOKS.neon.below)
  ctx.globalCompositeOperation = 'lighter'
  for (const [pen, alpha] of pairs('4.2 0.12, 3 0.2, 2 0.45, 0.8 0.9')) {
    ctx.globalAlpha = alpha
    eachLine(ctx, layout, (line, index) => {
      const colours = [TUBES[index % TUBES.length] ?? '#ffffff']
      drawLetters(ctx, line, { height: layout.height, colours, playful: 0, pen })
    })
  }
  ctx.restore()
}

/** Lets each line be drawn with its foot at y 0, its middle at x 0. */
function eachLine(
  ctx: SKRSContext2D,
  layout: Layout,
  draw: (line: string, index: number) => void,
): void {
  const { lines, rows, height } = layout
  const { fit } = fitOf(layout)
  for (const [index, line] of lines.entries()) {
    ctx.save()
    ctx.translate(0, -rows + (index + 1) * height * 1.5 - height * 0.25)
    ctx.scale(fit, fit)
    draw(line, index)
    ctx.restore()
  }
}

/** How much the lines must shrink to fit the width, and half of what they cover then, with a margin. */
function fitOf({ lines, height, width }: Layout): { readonly fit: number; readonly half: number } {
  const wide = Math.max(...lines.map((line) => measureLetters(line, height)))
  const fit = Math.min(1, (width - height) / wide)
  return { fit, half: (wide * fit) / 2 + height * 0.5 }
}

/** A sheet of white under coloured letters, so that they read on any ground. */
function underlay(ctx: SKRSContext2D, line: string, style: LetterStyle): void {
  ctx.save()
  ctx.shadowColor = 'rgba(20,16,30,0.35)'
  ctx.shadowBlur = 6
  for (const [dx, dy] of pairs('-0.06 0, 0.06 0, 0 -0.06, 0 0.06')) {
    ctx.save()
    ctx.translate(dx * style.height, dy * style.height)
    drawLetters(ctx, line, { ...style, colours: ['#fff8ea'] })
    ctx.restore()
  }
  ctx.restore()
}

/** Smoke spreads out of the line in which it was laid. */
function billow(ctx: SKRSContext2D, line: string, style: LetterStyle): void {
  ctx.save()
  ctx.globalAlpha = 0.22
  for (const pen of [3.4, 2.8, 2.3]) drawLetters(ctx, line, { ...style, pen })
  ctx.restore()
}

/** At most about sixteen characters in a line, on a ribbon more; words stay whole. */
export function breakLines(text: string, on: Carrier): string[] {
  const most = on === 'banner' ? 24 : 16
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 4)
}
