import { clear, darker, lighter, mix } from '../colour.ts'
import { glow, mark, stroke, type Ink } from '../paper.ts'
import { GLASS } from './buildings.ts'

/** One window of a house front; `y` is its sill. */
export interface FacadeWindow {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly arched: boolean
  readonly shutters: boolean
  /** Flowers grow on its sill. */
  readonly box: boolean
  /** Somebody is at home when it is dark. */
  readonly lit: boolean
  readonly guest: 'cat' | 'plant' | 'somebody' | null
}

const UNLIT = '#2c3560'
const WARM = '#ffd584'

function opening(ink: Ink, w: FacadeWindow, [fill, grow]: readonly [string, number]): void {
  const { x, y, width, height, arched } = w
  mark(ink, fill).rounded(
    [x - width / 2 - grow, y - height - grow, width + grow * 2, height + grow],
    arched ? [width / 2 + grow, width / 2 + grow, 0, 0] : 0,
  )
}

/** Frame, glass, bars, sill, and whatever belongs to it. */
export function facadeWindow(
  ink: Ink,
  w: FacadeWindow,
  { wall, trim }: { wall: string; trim: string },
): void {
  const { x, y, width, height } = w
  const dark = ink.light.dark
  const air = mix(GLASS, ink.light.sky.at(-2) ?? GLASS, 0.5)
  opening(ink, w, [lighter(trim, 0.45), 0.09])
  opening(ink, w, [dark ? (w.lit ? WARM : UNLIT) : darker(air, 0.18), 0])
  if (!dark)
    mark(ink, clear('#ffffff', 0.26)).plot(
      { x: x - width / 2, y: y - height, w: width, h: height },
      '0 0.1, 0.5 0.04, 0 0.66',
    )
  guestAt(ink, w, dark && w.lit ? '#8a5a3c' : '#3d3a52')
  const bar = lighter(trim, 0.45)
  mark(ink, bar).rect(x - 0.03, y - height, [0.06, height])
  mark(ink, bar).rect(x - width / 2, y - height * 0.62, [width, 0.06])
  if (w.shutters) shutters(ink, w, mix(trim, darker(wall, 0.35), 0.35))
  mark(ink, clear(ink.light.shadow, 0.24)).rect(x - width * 0.62, y + 0.1, [width * 1.28, 0.09])
  mark(ink, lighter(wall, 0.45)).rect(x - width * 0.66, y, [width * 1.32, 0.11])
  if (w.box) flowerBox(ink, w)
}

function shutters(ink: Ink, { x, y, width, height }: FacadeWindow, colour: string): void {
  const wide = width * 0.42
  for (const side of [-1, 1]) {
    const left = x + side * (width / 2 + 0.1 + wide / 2) - wide / 2
    mark(ink, colour).rect(left, y - height, [wide, height])
    stroke(ink, clear(darker(colour, 0.35), 0.5), 0.03).shape((ctx) => {
      for (let dy = 0.14; dy < height; dy += 0.17) {
        ctx.moveTo(left + 0.05, y - dy)
        ctx.lineTo(left + wide - 0.05, y - dy)
      }
    })
  }
}

const BLOOMS = ['#ee6f78', '#f7c559', '#f49ab0', '#fff0dc'] as const

function flowerBox(ink: Ink, { x, y, width }: FacadeWindow): void {
  for (let i = 0; i < 5; i++) {
    const dx = (i / 4 - 0.5) * width * 1.1
    mark(ink, i % 2 ? '#5f9a58' : '#78b060').disc(x + dx, y - 0.12, 0.15)
    mark(ink, BLOOMS[(i + Math.floor(Math.abs(x))) % 4] ?? '#ee6f78').disc(x + dx, y - 0.2, 0.08)
  }
  mark(ink, '#8f5a44').rect(x - width * 0.62, y - 0.06, [width * 1.24, 0.24])
}

/** Somebody, a cat or a plant behind the glass. */
function guestAt(ink: Ink, { guest, x, y, width, height }: FacadeWindow, tone: string): void {
  if (guest === 'cat') {
    const paper = mark(ink, tone)
    paper.oval(x + width * 0.16, y - 0.16, [0.15, 0.18])
    paper.disc(x + width * 0.16, y - 0.38, 0.11)
    paper.plot({ x: x + width * 0.16, y: y - 0.42, w: 0.11, h: 0.2 }, '-1 0, -0.8 -1, -0.1 -0.3')
    paper.plot({ x: x + width * 0.16, y: y - 0.42, w: 0.11, h: 0.2 }, '1 0, 0.8 -1, 0.1 -0.3')
  }
  if (guest === 'somebody') {
    mark(ink, tone).disc(x - width * 0.14, y - height * 0.5, width * 0.17)
    mark(ink, tone).rounded(
      [x - width * 0.42, y - height * 0.34, width * 0.56, height * 0.34],
      [width * 0.2, width * 0.2, 0, 0],
    )
  }
  if (guest === 'plant') {
    for (const dx of [-0.12, 0, 0.12]) mark(ink, '#5f9a62').oval(x + dx, y - 0.34, [0.07, 0.2])
    mark(ink, '#c9704c').rect(x - 0.12, y - 0.18, [0.24, 0.18])
  }
}

/** The same by its own light, with whoever is at home as a shadow on the blind. */
export function litWindow(ink: Ink, w: FacadeWindow): void {
  if (!w.lit) return
  const { x, y, width, height } = w
  opening(ink, w, [WARM, 0])
  guestAt(ink, w, '#8a5a3c')
  mark(ink, '#c98f52').rect(x - 0.03, y - height, [0.06, height])
  mark(ink, '#c98f52').rect(x - width / 2, y - height * 0.62, [width, 0.06])
  glow(ink, '#ffc46a', { x, y: y - height / 2, radius: width * 1.3, strength: 0.26 })
}
