import type { Random } from '../../../../scene/random.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { painted } from './buildings.ts'
import { pairs } from '../../../../scene/rows.ts'
import { homeDoor } from './home-door.ts'
import { shopFloor } from './shop-floor.ts'
import { facadeWindow, litWindow, type FacadeWindow } from './facade-window.ts'
import { roofOf, type Roof } from './town-roofs.ts'

/** One house of a row, as chance has built it: the same for its paper and for its lights. */
export interface TownHouse {
  readonly x: number
  readonly width: number
  /** From the pavement to the eaves. */
  readonly height: number
  readonly wall: string
  readonly trim: string
  readonly roof: Roof
  readonly tiles: string
  readonly shop: { readonly stripes: string; readonly wares: number } | null
  readonly windows: readonly FacadeWindow[]
  readonly balcony: boolean
  /** A table stands before its shop. */
  readonly terrace: boolean
}

/** How high its ground floor is. */
export const GROUND_FLOOR = 3.1

/** Walls that look well beside each other, each with the colour of its woodwork; by seed one of these streets. */
const STREETS = [
  [
    ['#f0a070', '#fff1d8'],
    ['#f7cf7c', '#4f8f86'],
    ['#86b8a6', '#fff4de'],
    ['#e07a62', '#fbe6c4'],
    ['#fbe2ac', '#c9604c'],
    ['#6fa0bc', '#fdf0d6'],
  ],
  [
    ['#f7b07c', '#fff3dc'],
    ['#d0685a', '#f8e2bd'],
    ['#fadb8c', '#3f8a92'],
    ['#f2c4a4', '#4f7f8a'],
    ['#86b6cc', '#fff4e0'],
    ['#aac486', '#fdf1d8'],
  ],
  [
    ['#f79c80', '#fff0d8'],
    ['#8cc4c4', '#fff5e2'],
    ['#fbd27a', '#a5574c'],
    ['#d98aa0', '#fbe9d0'],
    ['#f3e0b4', '#3f7f86'],
    ['#b59ccb', '#fff2dc'],
  ],
] as const
const TILES = ['#a8523f', '#8a5a6a', '#5f6f92', '#b5683f', '#6a5f7a'] as const
const STRIPES = ['#d9584c', '#2f8f8a', '#e8a13c', '#4f7fb5', '#8a5f9a', '#4f9460'] as const
const ROOFS = ['gable', 'steps', 'cornice', 'mansard', 'pitched', 'scrolls', 'cornice'] as const

/** The papers of this street's walls. */
export function streetPapers(random: Random): readonly (readonly [wall: string, trim: string])[] {
  return random.pick(STREETS)
}

/** What chance makes of a plot of this width. */
export function planHouse(
  random: Random,
  plot: { x: number; width: number; height: number; paper: readonly [string, string] },
): TownHouse {
  const { x, width, height, paper } = plot
  const roof = random.pick(ROOFS)
  return {
    x,
    width,
    height,
    wall: paper[0],
    trim: paper[1],
    roof,
    tiles: random.pick(TILES),
    shop: random.chance(0.68) ? { stripes: random.pick(STRIPES), wares: random.whole(0, 3) } : null,
    balcony: random.chance(0.3),
    terrace: random.chance(0.3),
    windows: planWindows(random, plot),
  }
}

function planWindows(
  random: Random,
  { x, width, height }: { x: number; width: number; height: number },
): FacadeWindow[] {
  const columns = Math.max(2, Math.round(width / 1.75))
  const rows = Math.max(1, Math.round((height - GROUND_FLOOR) / 2.1))
  const [cell, storey] = [(width - 0.5) / columns, (height - GROUND_FLOOR - 0.35) / rows]
  const arched = random.chance(0.35)
  const dress = random.pick(['shutters', 'plain', 'boxes', 'shutters', 'plain'] as const)
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return {
      x: x - width / 2 + 0.25 + (column + 0.5) * cell,
      y: -GROUND_FLOOR - 0.4 - row * storey,
      width: Math.min(0.82, cell * 0.48),
      height: storey * (row === rows - 1 ? 0.56 : 0.64),
      arched,
      shutters: dress === 'shutters',
      box: dress === 'boxes' ? row < 2 : random.chance(0.16),
      lit: random.chance(0.64),
      guest: random.chance(0.14) ? random.pick(['cat', 'plant', 'somebody'] as const) : null,
    }
  })
}

/** Its paper: wall, roof, windows and ground floor. */
export function townHouse(ink: Ink, house: TownHouse): void {
  const { x, width, height, trim } = house
  const wall = painted(ink, house.wall)
  const span = [x - width / 2, x + width / 2] as const
  roofOf(ink, { ...house, wall })
  cut(ink, turned(ink, wall, { span, amount: 0.12 }), [0.25, 0.25]).standing(x, 0, [width, height])
  mark(ink, lighter(wall, 0.4)).standing(x, -GROUND_FLOOR - 0.02, [width, 0.16])
  mark(ink, darker(wall, 0.2)).standing(x, -GROUND_FLOOR + 0.04, [width, 0.06])
  quoins(ink, { x, width, height, colour: lighter(wall, 0.32) })
  for (const each of house.windows) facadeWindow(ink, each, { wall, trim })
  if (house.balcony) balcony(ink, house)
  if (house.shop) shopFloor(ink, { x, width, colour: trim, ...house.shop, glowing: false })
  else homeDoor(ink, { x, width, trim, wall })
}

/** What burns in it at night. */
export function townHouseLit(ink: Ink, house: TownHouse): void {
  for (const each of house.windows) litWindow(ink, each)
  const { x, width, trim, shop } = house
  if (shop) shopFloor(ink, { x, width, colour: trim, ...shop, glowing: true })
}

/** Corner stones, one long and one short. */
function quoins(ink: Ink, b: { x: number; width: number; height: number; colour: string }): void {
  const { x, width, height, colour } = b
  for (let y = -GROUND_FLOOR - 0.5, i = 0; y > -height + 0.2; y -= 0.42, i++)
    for (const side of [-1, 1]) {
      const wide = i % 2 ? 0.14 : 0.24
      mark(ink, colour).rect(x + (side * width) / 2 - (side > 0 ? wide : 0), y, [wide, 0.32])
    }
}

/** An iron rail before the middle windows of the first floor, with pots on it. */
function balcony(ink: Ink, { x, width }: TownHouse): void {
  const wide = width * 0.62
  const [y, high] = [-GROUND_FLOOR - 0.3, 0.72]
  cut(ink, '#6b5f6a', 0.08).rect(x - wide / 2, y, [wide, 0.12])
  stroke(ink, '#4a4452', 0.045).shape((ctx) => {
    ctx.rect(x - wide / 2, y - high, wide, high)
    for (let dx = 0.22; dx < wide; dx += 0.22) {
      ctx.moveTo(x - wide / 2 + dx, y)
      ctx.lineTo(x - wide / 2 + dx, y - high)
    }
  })
  for (const [share, r] of pairs('-0.4 0.17, -0.2 0.14, 0.28 0.18')) {
    mark(ink, '#5f9a58').disc(x + share * wide, y - high * 0.5, r)
    mark(ink, '#ee7a86').disc(x + share * wide, y - high * 0.62, r * 0.5)
  }
}
