import { ImageData, type CanvasPattern, type SKRSContext2D } from '@napi-rs/canvas'
import { grainAt } from './grain.ts'

/** How much a fibre lightens or darkens at most, of 255. */
const ROUGH = 18
const SIDE = 128

/** Lays the fibres of paper over what is painted: a plain sheet before a set of paper looks like a sticker. */
export function roughen(ctx: SKRSContext2D): void {
  const { width, height } = ctx.canvas
  ctx.save()
  ctx.resetTransform()
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = fibres(ctx)
  ctx.fillRect(0, 0, width, height)
  ctx.restore()
}

let known: CanvasPattern | undefined

function fibres(ctx: SKRSContext2D): CanvasPattern {
  known ??= ctx.createPattern(sheetOfFibres(), 'repeat')!
  return known
}

/** White and black specks, as clear as the grain is weak. */
function sheetOfFibres(): ImageData {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const grain = grainAt(at % SIDE, Math.floor(at / SIDE))
    pixels.fill(grain > 0 ? 255 : 0, at * 4, at * 4 + 3)
    pixels[at * 4 + 3] = Math.abs(grain) * ROUGH
  }
  return new ImageData(pixels, SIDE, SIDE)
}
