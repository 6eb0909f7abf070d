import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { darken, lighten } from '../paper/colour.ts'

/** What lies under letters: half as wide as the longest line with its margin, and as tall as all lines; its foot at y 0. */
export interface Ground {
  readonly half: number
  readonly rows: number
  /** The height of a capital. */
  readonly height: number
  /** What the prompt wants it to be. */
  readonly colour?: string | undefined
}

const WOOD = '#c9975b'
const RED = '#b5322f'
const SLATE = '#2f4a43'
const NIGHT = '#221a33'

/** A wooden board; posts reach this far below it. */
export function drawBoard(
  ctx: SKRSContext2D,
  { half, rows, height, colour }: Ground,
  posts: number,
): void {
  ctx.fillStyle = darken(WOOD, 0.35)
  for (const side of [-0.62, 0.62])
    ctx.fillRect(half * side - 0.1, -rows * 0.4, 0.2, posts + rows * 0.4)
  drawPlate(
    ctx,
    {
      left: -half - 0.08,
      top: -rows - height * 0.1 - 0.08,
      width: half * 2 + 0.16,
      height: rows + 0.16,
    },
    colour === undefined ? darken(WOOD, 0.18) : darken(colour, 0.25),
  )
  drawPlate(
    ctx,
    { left: -half, top: -rows - height * 0.1, width: half * 2, height: rows },
    colour ?? lighten(WOOD, 0.28),
  )
}

/** A slate in a wooden frame, on two legs. */
export function drawSlate(ctx: SKRSContext2D, { half, rows, height }: Ground, posts: number): void {
  ctx.fillStyle = darken(WOOD, 0.3)
  for (const side of [-0.8, 0.8])
    ctx.fillRect(half * side - 0.07, -rows * 0.5, 0.14, posts + rows * 0.5)
  drawPlate(
    ctx,
    {
      left: -half - 0.14,
      top: -rows - height * 0.1 - 0.14,
      width: half * 2 + 0.28,
      height: rows + 0.28,
    },
    WOOD,
  )
  drawPlate(ctx, { left: -half, top: -rows - height * 0.1, width: half * 2, height: rows }, SLATE)
}

/** A ribbon with two tails. */
export function drawRibbon(ctx: SKRSContext2D, { half, rows, colour = RED }: Ground): void {
  ctx.fillStyle = darken(colour, 0.3)
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(side * (half - 0.2), -rows + 0.25)
    ctx.lineTo(side * (half + 0.7), -rows + 0.25)
    ctx.lineTo(side * (half + 0.4), -rows / 2 + 0.2)
    ctx.lineTo(side * (half + 0.7), 0.2)
    ctx.lineTo(side * (half - 0.2), 0.2)
    ctx.fill()
  }
  ctx.fillStyle = colour
  ctx.fillRect(-half, -rows, half * 2, rows)
}

/** A dark panel on two cables, with glowing tubes mounted on it. */
export function drawPanel(ctx: SKRSContext2D, { half, rows, height }: Ground): void {
  ctx.fillStyle = darken(NIGHT, 0.3)
  for (const side of [-0.7, 0.7]) ctx.fillRect(half * side - 0.03, -rows - height, 0.06, height)
  drawPlate(
    ctx,
    {
      left: -half - 0.1,
      top: -rows - height * 0.15,
      width: half * 2 + 0.2,
      height: rows + height * 0.1,
    },
    NIGHT,
  )
}

/** A balloon with a tail that hangs down to whoever speaks. */
export function drawBalloon(
  ctx: SKRSContext2D,
  { half, rows, height }: Ground,
  tail: number,
): void {
  blot(ctx, '#fffaf0', [0, -rows / 2, half * 1.22, rows * 0.5 + height * 0.5])
  ctx.beginPath()
  ctx.moveTo(-half * 0.28, -height * 0.1)
  ctx.quadraticCurveTo(-half * 0.2, tail * 0.6, -half * 0.42, tail)
  ctx.quadraticCurveTo(0, tail * 0.7, half * 0.06, -height * 0.1)
  ctx.fill()
}

/** Two strings that letters hang on. */
export function drawStrings(ctx: SKRSContext2D, { half, height }: Ground): void {
  ctx.strokeStyle = 'rgba(60,50,50,0.5)'
  ctx.lineWidth = 0.03
  for (const side of [-0.7, 0.7]) {
    ctx.beginPath()
    ctx.moveTo(half * side, -height)
    ctx.lineTo(half * side, -height * 1.9)
    ctx.stroke()
  }
}

interface Plate {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function drawPlate(ctx: SKRSContext2D, { left, top, width, height }: Plate, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, 0.14)
  ctx.fill()
}
