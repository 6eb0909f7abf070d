import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, litAtNight } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const TILES = ['#9a5a4c', '#7d5a62', '#6d6478', '#a06a50', '#80503f'] as const
const WALLS = ['#d8b48c', '#c99a86', '#b7a6a0', '#d6c19c'] as const
const SNOW = '#eef3fb'

/** Rows of roofs below: how far away, how much of the frame they reach up, how wide a house is. */
const ROWS = [
  { z: 26, up: 0.34, wide: 6 },
  { z: 16, up: 0.26, wide: 5.6 },
  { z: 8, up: 0.17, wide: 5.2 },
] as const

type Row = (typeof ROWS)[number]

/** Just over the gables and chimneys of a town, for whoever flies there. */
export const gableRoofsPlace = place({
  id: 'gable-roofs',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: { wind: 0.5 },
  set: (c) => [sky(c), ...ROWS.flatMap((row) => [roofs(c, row), chimneySmoke(c, row)])],
})

/** The same for whoever stands on one of them: the nearest row is underfoot. */
export const roofsBelow = (c: PlaceContext) =>
  ROWS.slice(0, 2).flatMap((row) => [...roofs(c, row), chimneySmoke(c, row)])

function isSnowy({ season, weather, words }: PlaceContext): boolean {
  return season === 'winter' || weather === 'snow' || /\bsnow/u.test(words)
}

function roofs(c: PlaceContext, row: Row) {
  const draw = (ink: Ink, glowing: boolean): void => {
    const random = ink.random.fork('gables')
    const eaves = ink.foot - (ink.foot - ink.crown) * row.up
    for (let x = ink.left, i = 0; x < ink.right; i++) {
      const width = row.wide * random.between(0.85, 1.15)
      const home = {
        x: x + width / 2,
        eaves: eaves + random.between(-0.4, 0.9),
        width,
        height: width * random.between(0.42, 0.56),
        tiles: TILES[(i * 2 + row.z) % TILES.length] ?? TILES[0],
        wall: WALLS[i % WALLS.length] ?? WALLS[0],
        gabled: i % 2 === 0,
      }
      if (glowing) lit(ink, home)
      else gable(ink, home, isSnowy(c))
      x += width * 0.92
    }
  }
  return litAtNight(c, { name: `roofs ${row.z}`, z: row.z, bottom: -12, haze: 0.3 }, (ink, lit) =>
    draw(ink, lit),
  )
}

interface Home {
  readonly x: number
  readonly eaves: number
  readonly width: number
  readonly height: number
  readonly tiles: string
  readonly wall: string
  /** Its gable is to the front; else its long side. */
  readonly gabled: boolean
}

function gable(ink: Ink, home: Home, snowy: boolean): void {
  const { x, eaves, width, height, tiles, wall, gabled } = home
  const half = width / 2
  const ridge = eaves - height
  chimney(ink, home, snowy)
  cut(ink, wall, 0.16).rect(x - half * 0.9, eaves - 0.1, [half * 1.8, 12])
  if (gabled) cut(ink, wall, 0.1).polygon(...triangle(home, 0.9))
  const cover = snowy ? SNOW : tiles
  if (!gabled) {
    const top = half * 0.74
    const roof: Pair[] = [
      [x - half * 1.06, eaves],
      [x - top, ridge],
      [x + top, ridge],
      [x + half * 1.06, eaves],
    ]
    cut(ink, cover, [0.16, 0.4]).polygon(...roof)
    mark(ink, snowy ? tiles : darker(tiles, 0.2)).rect(x - half * 1.02, eaves - 0.16, [
      half * 2.04,
      0.2,
    ])
  } else {
    const { ctx } = ink
    for (const [colour, thick] of [
      [darker(tiles, 0.1), 0.5],
      [cover, 0.34],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = thick
      ctx.lineJoin = 'round'
      ctx.beginPath()
      for (const [px, py] of triangle(home, 1.04))
        ctx.lineTo(px, py - (colour === cover ? 0.12 : 0))
      ctx.stroke()
    }
  }
  for (const pane of panes(home)) mark(ink, lighter('#5d7690', 0.1)).rect(...pane)
}

function triangle({ x, eaves, width, height }: Home, share: number): Pair[] {
  const half = (width / 2) * share
  return [
    [x - half, eaves],
    [x, eaves - height],
    [x + half, eaves],
  ]
}

function chimney(ink: Ink, { x, eaves, width, height }: Home, snowy: boolean): void {
  const [left, top] = [x + width * 0.2, eaves - height * 1.16]
  cut(ink, '#8a5345', 0.08).rect(left, top, [width * 0.12, height])
  mark(ink, snowy ? SNOW : '#6b4038').rect(left - 0.1, top - 0.2, [width * 0.12 + 0.2, 0.3])
}

function panes({ x, eaves, width, gabled }: Home): [number, number, Pair][] {
  const size: Pair = [width * 0.12, width * 0.15]
  const row = [-0.3, 0.18].map((share): [number, number, Pair] => [
    x + share * width,
    eaves + width * 0.1,
    size,
  ])
  return gabled ? [...row, [x - size[0] / 2, eaves - width * 0.2, size]] : row
}

/** Somebody is at home behind most windows. */
function lit(ink: Ink, home: Home): void {
  for (const [x, y, [wide, tall]] of panes(home)) {
    mark(ink, '#ffdc8a').rect(x, y, [wide, tall])
    glow(ink, '#ffb84f', { x: x + wide / 2, y: y + tall / 2, radius: wide * 1.6, strength: 0.3 })
  }
}

function chimneySmoke(c: PlaceContext, { z, up }: Row) {
  const { half, crown, low } = extentAt(c.box, z)
  const y = low + (crown - low) * (up + 0.1)
  return smoke(c, {
    at: [half * (z % 3 === 0 ? -0.5 : 0.36), y, z + 0.1],
    size: 0.6,
    speed: 0.14,
    colour: '#cfd3dc',
    alpha: 0.5,
    drift: 0.6,
  })
}
