import { awning } from './buildings.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import { glow, mark, type Ink } from '../paper.ts'
import { boxAt } from '../shapes.ts'

/** The ground floor of a house that sells something. */
export interface ShopFloor {
  readonly x: number
  readonly width: number
  readonly colour: string
  readonly stripes: string
  /** What lies in its window: bread, cakes, books or flowers. */
  readonly wares: number
  readonly glowing: boolean
}

const LIT = '#ffe2a4'

/** A wooden front with a full window, a door, a fascia and a striped awning. */
export function shopFloor(ink: Ink, b: ShopFloor): void {
  const pane = paneOf(b)
  if (b.glowing) {
    mark(ink, LIT).rect(...pane)
    goods(ink, pane, b)
    glow(ink, '#ffc870', { x: b.x, y: -1.1, radius: b.width * 0.62, strength: 0.36 })
    return
  }
  const { x, width, stripes } = b
  const wood = darker(mix(stripes, b.colour, 0.12), 0.3)
  mark(ink, wood).standing(x, 0, [width - 0.3, 3])
  mark(ink, lighter(wood, 0.16)).standing(x, -2.68, [width - 0.5, 0.3])
  mark(ink, lighter(wood, 0.55)).rect(pane[0] - 0.08, pane[1] - 0.08, [
    pane[2][0] + 0.16,
    pane[2][1] + 0.16,
  ])
  mark(ink, ink.light.dark ? LIT : '#d6e8e4').rect(...pane)
  goods(ink, pane, b)
  mark(ink, clear('#ffffff', 0.3)).plot(
    { x: pane[0], y: pane[1], w: pane[2][0], h: pane[2][1] },
    '0.1 1, 0.36 0, 0.5 0, 0.24 1',
  )
  door(ink, b, wood)
  awning(ink, { ...boxAt([x, -1.98], [width - 0.1, 0.72]), colour: stripes })
}

type Pane = readonly [left: number, top: number, size: readonly [number, number]]

function paneOf({ x, width }: ShopFloor): Pane {
  return [x - width * 0.44, -2, [width * 0.58, 1.42]]
}

function door(ink: Ink, { x, width }: ShopFloor, wood: string): void {
  const at = x + width * 0.32
  mark(ink, darker(wood, 0.25)).standing(at, 0, [width * 0.22, 2.05])
  mark(ink, ink.light.dark ? LIT : '#bfd8dc').standing(at, -0.6, [width * 0.14, 1.3])
  mark(ink, '#f2c660').disc(at + width * 0.08, -0.95, 0.06)
}

const TREATS = ['#c98a4a', '#e3b06a', '#b5733f'] as const
const SPINES = ['#c9564c', '#3f7f9a', '#e8b04a', '#5f8f6a', '#8a5f9a'] as const
const PETALS = ['#ee6f78', '#f7c559', '#f49ab0', '#c98bd6', '#fff0dc'] as const

/** Two boards of what is sold. */
function goods(ink: Ink, [left, top, [wide, high]]: Pane, { wares }: ShopFloor): void {
  const shelf = '#8f6446'
  for (const [row, y] of [top + high * 0.5, top + high].entries()) {
    const count = Math.floor(wide / 0.34)
    for (let i = 0; i < count; i++) {
      const x = left + ((i + 0.5) * wide) / count
      const at = { x, y, i: i + row * 3 }
      if (wares === 2) book(ink, at)
      else if (wares === 3) flowers(ink, at)
      else treat(ink, at, wares === 1)
    }
    mark(ink, shelf).rect(left, y - 0.05, [wide, 0.09])
  }
}

interface Ware {
  readonly x: number
  readonly y: number
  readonly i: number
}

function treat(ink: Ink, { x, y, i }: Ware, sweet: boolean): void {
  const colour = sweet ? PETALS[i % 5] : TREATS[i % 3]
  mark(ink, colour ?? '#c98a4a').oval(x, y - 0.16, [0.14, i % 2 ? 0.13 : 0.17])
  if (sweet) mark(ink, '#b5784a').rect(x - 0.11, y - 0.15, [0.22, 0.12])
}

function book(ink: Ink, { x, y, i }: Ware): void {
  for (const dx of [-0.1, 0.04]) {
    const high = 0.34 + ((i * 7 + (dx > 0 ? 3 : 0)) % 5) * 0.03
    mark(ink, SPINES[(i + (dx > 0 ? 2 : 0)) % 5] ?? '#c9564c').rect(x + dx, y - high, [0.12, high])
  }
}

function flowers(ink: Ink, { x, y, i }: Ware): void {
  mark(ink, '#5f9a58').disc(x, y - 0.32, 0.17)
  mark(ink, PETALS[i % 5] ?? '#ee6f78').disc(x - 0.06, y - 0.4, 0.09)
  mark(ink, PETALS[(i + 2) % 5] ?? '#f7c559').disc(x + 0.08, y - 0.34, 0.08)
  mark(ink, '#b5684a').rect(x - 0.1, y - 0.2, [0.2, 0.16])
}
