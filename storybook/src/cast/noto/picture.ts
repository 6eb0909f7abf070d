import type { Sheet } from '../figure/figure.ts'
import { CANVAS_SIDE, iconBody } from './icons.ts'
import { maskOf, svgImage, type Mask } from './trim.ts'

const masks = new Map<string, Mask>()

/** The pixels of a picture as drawn; recolouring does not change them. */
export function maskOfIcon(name: string): Mask {
  const known = masks.get(name)
  if (known) return known
  const body = iconBody(name)
  if (body === undefined) throw new Error(`There is no picture named ${name}.`)
  const mask = maskOf(body)
  masks.set(name, mask)
  return mask
}

/** A picture as one sheet, trimmed to what is drawn, feet at the bottom. */
export function pictureSheet(body: string, { bounds }: Mask): Sheet {
  const { x, y, width, height } = bounds
  const aspect = width / height
  return {
    frame: { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 },
    paint: (ctx, pixels) => {
      const image = svgImage(body, Math.ceil((CANVAS_SIDE / height) * pixels))
      const side = CANVAS_SIDE / height
      ctx.drawImage(image, -aspect / 2 - x / height, -1 - y / height, side, side)
    },
  }
}
