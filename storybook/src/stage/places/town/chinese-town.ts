import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { hungLanterns } from '../kit/town/hung-lanterns.ts'
import { pagoda } from '../kit/town/pagoda.ts'
import { strollers } from '../kit/town/town.ts'

const WALLS = ['#f4f0e6', '#eae4d6', '#f0eade'] as const
const TILES = '#4a4f57'
const WOOD = '#7a4230'

/** White houses with grey swept roofs along a paved street, red lanterns at their doors, a pagoda on the hill behind. */
export const chineseTownPlace = place({
  id: 'chinese-town',
  time: 'day',
  ground: 'road',
  far: 4,
  sounds: { crowd: 0.3, birds: 0.3 },
  set: (c) => [
    sky(c),
    hill(c),
    houses(c, { z: 24, from: 0.14, size: 7 }),
    houses(c, { z: 13, from: 0.5, size: 6.8 }),
    floor(c, { pattern: 'cobbles', colour: '#a9a59d', other: '#8b8780', back: 30, size: 1.5 }),
    ...(BUSY.test(c.words) ? strollers(c, { z: 8, count: 5, height: 3 }) : []),
    ...hungLanterns({ ...c, scenery: ['red hung lanterns'] }),
    smoke(c, { at: [-9, 7.5, 24], size: 0.5, alpha: 0.4 }),
    farBirds(c, { count: 4 }),
  ],
})

const BUSY = /\b(market|fair|busy|crowded|bustling|lively)\b/u

const hill = planeOf({ name: 'hill', z: 37, haze: 0.7 }, (ink) => {
  peaks(ink, { colour: '#a9b6bd', height: [6, 10], step: 12, snow: 0 })
  hills(ink, { colour: '#93ab8c', height: [2, 5], step: 9 })
  ink.ctx.save()
  ink.ctx.translate(0, -3.4)
  pagoda(ink, 0.62)
  ink.ctx.restore()
})

interface House {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly i: number
}

function houses(c: PlaceContext, how: { z: number; from: number; size: number }) {
  const each = (ink: Ink, paint: (house: House) => void): void => {
    for (const side of [-1, 1])
      for (let x = ink.half * how.from, i = 0; x < ink.right; i++) {
        const width = how.size * (0.74 + 0.14 * (i % 2))
        const height = how.size * (0.86 + 0.1 * ((i + 1) % 3))
        paint({ x: side * (x + width / 2), width, height, i: i + (side < 0 ? 0 : 1) })
        x += width * 1.04
      }
  }
  return litPlane(c, `houses ${how.z}`, {
    z: how.z,
    split: true,
    draw: (ink) => each(ink, (house) => front(ink, house)),
    glow: (ink) => each(ink, (house) => atDoor(ink, house, true)),
  })
}

/** A storey of carved wood, a white one above it, and a roof whose ends sweep up. */
function front(ink: Ink, house: House): void {
  const { x, width: w, height: h, i } = house
  const wall = WALLS[i % WALLS.length] ?? WALLS[0]
  cut(ink, wall, 0.14).standing(x, 0.1, [w, h * 0.8])
  cut(ink, WOOD, 0.08).standing(x, 0.1, [w * 0.9, h * 0.36])
  mark(ink, darker(WOOD, 0.35)).standing(x, 0.1, [w * 0.24, h * 0.3])
  for (const side of [-0.3, 0.3]) {
    lattice(ink, { x: x + side * w, y: -h * 0.1, width: w * 0.2, height: h * 0.18 })
    lattice(ink, { x: x + side * w, y: -h * 0.5, width: w * 0.18, height: h * 0.16 })
  }
  eaves(ink, { ...house, y: -h * 0.37, depth: 0.08 })
  eaves(ink, { ...house, y: -h * 0.8, depth: 0.2 })
  atDoor(ink, house, false)
}

function lattice(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  mark(ink, ink.light.dark ? '#ffd58a' : '#e8d5ae').rect(x - w / 2, y - h, [w, h])
  stroke(ink, darker(WOOD, 0.2), w * 0.06).shape((ctx) => {
    for (const share of [-0.5, -0.17, 0.17, 0.5]) {
      ctx.moveTo(x + share * w, y - h)
      ctx.lineTo(x + share * w, y)
    }
    for (const share of [0, 0.33, 0.66, 1]) {
      ctx.moveTo(x - w / 2, y - share * h)
      ctx.lineTo(x + w / 2, y - share * h)
    }
  })
}

/** A roof of grey tiles; its ends sweep up. */
function eaves(ink: Ink, b: House & { y: number; depth: number }): void {
  const { x, width: w, height: h, y, depth } = b
  const top = y - h * depth
  cut(ink, TILES, [0.12, 0.3]).shape((ctx) => {
    ctx.moveTo(x - w * 0.62, y - h * 0.06)
    ctx.quadraticCurveTo(x - w * 0.48, y - h * 0.01, x - w * 0.42, top)
    ctx.lineTo(x + w * 0.42, top)
    ctx.quadraticCurveTo(x + w * 0.48, y - h * 0.01, x + w * 0.62, y - h * 0.06)
    ctx.quadraticCurveTo(x + w * 0.52, y + h * 0.04, x + w * 0.44, y + h * 0.03)
    ctx.lineTo(x - w * 0.44, y + h * 0.03)
    ctx.quadraticCurveTo(x - w * 0.52, y + h * 0.04, x - w * 0.62, y - h * 0.06)
  })
  if (ink.season === 'winter')
    cut(ink, '#f2f6fa', 0.04).polygon(
      ...plotted(
        { x, w, h: h * depth },
        `-0.41 ${-1 + y / (h * depth)}, 0.41 ${-1 + y / (h * depth)}, 0.44 ${-0.6 + y / (h * depth)}, -0.44 ${-0.6 + y / (h * depth)}`,
      ),
    )
}

/** A red lantern to each side of the door. */
function atDoor(ink: Ink, { x, width: w, height: h }: House, glowing: boolean): void {
  for (const [side, up] of pairs('-0.17 0.26, 0.17 0.26')) {
    const [cx, y] = [x + side * w, -h * up]
    if (glowing) glow(ink, '#ff9a5c', { x: cx, y, radius: w * 0.2, strength: 0.5 })
    mark(ink, '#c8302f').oval(cx, y, [w * 0.055, w * 0.065])
    mark(ink, '#e8b84a').rect(cx - w * 0.03, y - w * 0.075, [w * 0.06, w * 0.02])
    mark(ink, '#e8b84a').rect(cx - w * 0.008, y + w * 0.06, [w * 0.016, w * 0.06])
  }
}
