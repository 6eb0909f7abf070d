import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createPicture, type PictureLook } from '../../../cast/create-picture.ts'
import { bucketFor } from '../../../cast/figure/raster.ts'
import { iconBody, resolveIcon } from '../../../cast/noto/icons.ts'
import { maskOfIcon, pictureSheet } from '../../../cast/noto/picture.ts'
import { clear } from './colour.ts'
import type { Ink } from './paper.ts'

export interface Thing {
  readonly x: number
  /** What it stands on; the ground by default. */
  readonly y?: number
  readonly height: number
  /** −1 looks left, 1 right; as drawn without it. */
  readonly turn?: number
  /** Radians about its foot. */
  readonly lean?: number
  readonly look?: PictureLook
  /** Softness of its shadow on what lies behind; 0 for none. */
  readonly shadow?: number
}

/** In the tables of places a drawn prop has a `+` before its name. */
export function pictured(name: string): string {
  return name.startsWith('+') ? `prop:${name.slice(1)}` : `noto:${name}`
}

/** One of the cast's pictures or props (`noto:teapot`, `prop:desk`) as part of the set: it takes the plane's light. */
export function thing(ink: Ink, name: string, how: Thing): void {
  const { ctx } = ink
  const sheet = sheetOf(ink, name, how)
  const { canvas, pixels } = sheet
  ctx.save()
  ctx.translate(how.x, how.y ?? 0)
  ctx.rotate(how.lean ?? 0)
  ctx.scale(how.height / pixels, how.height / pixels)
  ctx.drawImage(canvas, -canvas.width / 2, sheet.spare - canvas.height)
  ctx.restore()
}

/** A picture with its shadow: its feet are `spare` pixels above the lower edge, in the middle. */
interface Sheet {
  readonly canvas: Canvas
  readonly pixels: number
  readonly spare: number
}

const sheets = new Map<string, Sheet>()
/** A street of shops: more than any set has. */
const MOST_SHEETS = 160

/** The shadow is cast on a canvas of the thing's own size: under an image, Skia blurs the whole plane (28 ms at 720p). */
function sheetOf(ink: Ink, name: string, how: Thing): Sheet {
  const { light, unit } = ink
  const pixels = bucketFor(how.height * unit)
  // In whole pixels, as in the key: what the cache gives must not depend on who asked first.
  const blur = Math.round(((how.shadow ?? 0.1) * pixels) / how.height)
  const dark = clear(light.shadow, 0.2 + light.shadowAmount * 0.4)
  const key = [name, pixels, blur, dark, how.turn, JSON.stringify(how.look)].join()
  const known = sheets.get(key)
  if (known) return known
  const spare = Math.ceil(blur * 1.6) + 2
  const flat = drawn(ink, name, { ...how, pixels })
  const canvas = createCanvas(flat.width + spare * 2, flat.height + spare * 2)
  const ctx = canvas.getContext('2d')
  if (blur > 0)
    Object.assign(ctx, { shadowColor: dark, shadowBlur: blur, shadowOffsetY: blur * 0.3 })
  ctx.drawImage(flat, spare, spare)
  const sheet = { canvas, pixels, spare }
  if (sheets.size >= MOST_SHEETS) sheets.clear()
  sheets.set(key, sheet)
  return sheet
}

type Asked = Pick<Thing, 'turn' | 'look'> & { readonly pixels: number }

/** The thing alone, as tall as its canvas. A picture that does not move needs no joints: half the cost of an actor. */
function drawn({ light }: Ink, name: string, { turn, look, pixels }: Asked): Canvas {
  if (name.startsWith('noto:') && turn === undefined && !look) return drawnIcon(name, pixels)
  const actor = createPicture(name, look)
  const canvas = createCanvas(Math.ceil(actor.aspect * pixels * 1.1), pixels)
  const ctx = canvas.getContext('2d')
  ctx.translate(canvas.width / 2, pixels)
  ctx.scale(pixels, pixels)
  const brush = { ctx, light: { ...light, tintAmount: 0, rim: 0 }, pixels, t: 0 }
  actor.draw(brush, turn === undefined ? {} : { turn })
  return canvas
}

function drawnIcon(name: string, pixels: number): Canvas {
  const icon = resolveIcon(name.slice('noto:'.length)) ?? 'package'
  const mask = maskOfIcon(icon)
  const aspect = mask.bounds.width / mask.bounds.height
  const canvas = createCanvas(Math.ceil(aspect * pixels), pixels)
  const ctx = canvas.getContext('2d')
  ctx.scale(canvas.width / aspect, pixels)
  ctx.translate(aspect / 2, 1)
  pictureSheet(iconBody(icon) ?? '', mask).paint(ctx, pixels)
  return canvas
}
