import type { Tool } from './tool.ts'

/** Papers that tools are cut from. */
export const WOOD = '#b07b46'
export const DARK = '#5d3b2a'
export const STEEL = '#c3ccd4'
export const IRON = '#565c66'
export const GOLD = '#e3b64a'
export const BRASS = '#e3b64a'
export const SHADE = '#b98a2f'
export const EBONY = '#34303a'
export const RUBBER = '#34323c'
export const CHINA = '#f7f3ea'
export const PAPER = '#fbf6ea'

/** How a tool lies in the fist. */
export const ACROSS = Math.PI / 2
export const ALONG = Math.PI

/** A straight handle from top to bottom. */
export const rod = (half: number, from: number, to: number): string =>
  `M${-half} ${from}H${half}V${to}H${-half}Z`

/** Its width ÷ height and its height, where the hand is, and how it lies in the fist. */
export const gripped = (
  [aspect, size]: readonly [aspect: number, size: number],
  at: Tool['at'],
  angle: number,
) => ({ aspect, size, at, angle })

/** A thing that stands by itself or is carried upright. */
export const standing = (aspect: number, size: number, draw: Tool['draw']): Tool => ({
  ...gripped([aspect, size], [0.5, 0.5], 0),
  upright: true,
  draw,
})

/** A stick to walk with, gripped near its upper end. */
export const walkedWith = (aspect: number, size: number, draw: Tool['draw']): Tool => ({
  ...standing(aspect, size, draw),
  at: [0.5, 0.04],
  planted: true,
})

/** Something round. */
export const ball = (draw: Tool['draw'], size: number): Tool => standing(1, size, draw)

/** A circle around x, y. */
export const wheel = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`

/** Its spokes. */
export const spokes = (x: number, y: number, r: number): string =>
  [0, 0.52, 1.05, 1.57, 2.09, 2.62]
    .map(
      (a) =>
        `M${x - Math.cos(a) * r} ${y - Math.sin(a) * r}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`,
    )
    .join('')
