import type { Look } from '../look.ts'

/** An even ground around all that is drawn, as logos and sketches have it. */
export interface PlainMargin {
  /** `#rrggbb` */
  readonly colour: string
  /** The corners of what is drawn, in shares of the picture. */
  readonly low: { readonly u: number; readonly v: number }
  readonly high: { readonly u: number; readonly v: number }
}

const LIKE = 0.03

/** The even ground of a picture; null when its edges are not of one colour. */
export function plainMarginOf({ red, green, blue, width, height }: Look): PlainMargin | null {
  if (width < 8 || height < 8) return null
  const tone = [red.data[0]!, green.data[0]!, blue.data[0]!]
  const differs = (at: number): boolean =>
    Math.abs(red.data[at]! - tone[0]!) > LIKE ||
    Math.abs(green.data[at]! - tone[1]!) > LIKE ||
    Math.abs(blue.data[at]! - tone[2]!) > LIKE
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let at = 0; at < red.data.length; at++) {
    if (!differs(at)) continue
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0 || left === 0 || top === 0 || right === width - 1 || bottom === height - 1)
    return null
  const hex = tone.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return {
    colour: `#${hex.join('')}`,
    low: { u: left / width - 0.03, v: top / height - 0.03 },
    high: { u: (right + 1) / width + 0.03, v: (bottom + 1) / height + 0.03 },
  }
}
