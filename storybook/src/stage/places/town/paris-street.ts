import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { sideWall, type WallBrush } from '../kit/indoors/side-wall.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { tree } from '../kit/nature/trees.ts'
import { glow, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { farCity } from '../kit/town/far-city.ts'
import { lamp } from '../kit/town/street.ts'
import { strollers, traffic } from '../kit/town/town.ts'
import { thing } from '../kit/thing.ts'

const DEEP = 32
const CREAM = ['#e8dcc0', '#e2d2b4', '#ece2cc'] as const
const AWNINGS = ['#b5433c', '#3f6f5a', '#2f4f7a', '#c98a2e'] as const
const SLATE = '#7d8797'

/** Between stone houses with slate roofs, balconies and awnings; the tower stands at the end of the street. */
export const parisStreetPlace = place({
  id: 'paris-street',
  time: 'day',
  ground: 'road',
  sounds: { city: 0.5, traffic: 0.2, birds: 0.2 },
  set: (c) => [
    sky(c, { at: 0.1 }),
    ...roofs(c),
    ...tower(c),
    road(c),
    houses(c, -1),
    houses(c, 1),
    ...alleyTrees(c),
    ...traffic(c, { z: 22, count: 2, size: 3 }),
    ...strollers(c, { z: 13, count: 5, height: 1.9 }),
    ...lamps(c),
  ],
})

const roofs = onStage(farCity, {
  z: 38,
  colours: ['#d9cdb8', '#cfc3b4', '#c4bcb8'],
  width: [2.4, 4],
  height: [3, 5],
  low: true,
})

function tower(c: PlaceContext): Piece[] {
  const height = 16 * Math.min(1.4, c.box.height / 9)
  return litPlane(c, 'tower', {
    z: 35,
    haze: 0.4,
    draw: (ink) => thing(ink, 'prop:eiffel-tower', { x: 0, height, shadow: 0 }),
    glow: (ink) => {
      for (const [up, radius] of pairs('0.2 4, 0.5 3, 0.9 1.6'))
        glow(ink, '#ffd27a', { x: 0, y: -height * up, radius, strength: 0.5 })
    },
  })
}

const road = onStage(floor, {
  pattern: 'plain',
  colour: '#8d8a90',
  back: DEEP,
  dress: (ink) => {
    for (const side of [-1, 1]) {
      lay(ink, '#cfc6b8', () => level(ink, [side * 5.4, side * 60], [ink.near, DEEP]))
      lay(ink, '#e6dfd2', () => level(ink, [side * 5.3, side * 5.6], [ink.near, DEEP]))
    }
  },
})

function houses(c: PlaceContext, side: 1 | -1): Piece {
  const height = 11.6 * (0.6 + 0.4 * (c.box.height / 9))
  return sideWall(c, {
    name: side < 0 ? 'left houses' : 'right houses',
    x: side * c.box.width * 0.6,
    height: height * 1.2,
    to: DEEP,
    draw: (brush) => eachHouse(brush, (z, at) => front(brush, { z, at, height }, c.light.dark)),
    glow: (brush) => {
      if (c.light.dark) eachHouse(brush, (z, at) => lit(brush, { z, at, height }))
    },
  })
}

const WIDE = 6
function eachHouse(brush: WallBrush, draw: (z: number, at: number) => void): void {
  for (let z = brush.from, at = 0; z < brush.to; z += WIDE, at++) draw(z, at)
}

interface House {
  readonly z: number
  readonly at: number
  readonly height: number
}

const panes = (height: number): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3].map((floor) => {
    const low = 3.3 + (floor * (height - 3.6)) / 4
    return [low, low + (height - 3.6) / 6]
  })

function front(brush: WallBrush, { z, at, height }: House, dark: boolean): void {
  const end = z + WIDE
  const stone = CREAM[at % CREAM.length] ?? CREAM[0]
  brush.patch(stone, [z, end], [0, height])
  brush.patch(SLATE, [z, end], [height, height * 1.17])
  brush.patch('#cbbb9c', [z, end], [height - 0.25, height])
  brush.patch('#c9b898', [end - 0.16, end], [0, height])
  brush.patch(dark ? '#4a3d30' : '#5f5a58', [z + 0.5, end - 0.6], [0.2, 2.2])
  brush.patch(AWNINGS[at % AWNINGS.length] ?? AWNINGS[0], [z + 0.3, end - 0.4], [2.2, 3])
  for (const [low, high] of panes(height))
    for (const side of [0.6, 2.4, 4.2]) {
      brush.patch(dark ? '#2f3650' : '#9fb4c4', [z + side, z + side + 0.9], [low, high])
      brush.patch('#4b4d55', [z + side - 0.2, z + side + 1.1], [low, low + 0.3])
    }
  for (const side of [1, 3.4])
    brush.patch('#e9e4d8', [z + side, z + side + 0.8], [height * 1.03, height * 1.12])
}

function lit(brush: WallBrush, { z, at, height }: House): void {
  brush.patch('#ffdf9c', [z + 0.5, z + WIDE - 0.6], [0.2, 2.2])
  for (const [floor, [low, high]] of panes(height).entries())
    for (const [row, side] of [0.6, 2.4, 4.2].entries())
      if ((floor * 5 + row * 3 + at) % 7 < 4)
        brush.patch('#ffd58a', [z + side, z + side + 0.9], [low + 0.3, high])
}

function alleyTrees(c: PlaceContext): Piece[] {
  return [24, 15].flatMap((z) =>
    litPlane(c, `trees ${z}`, {
      z,
      split: true,
      glow: undefined,
      draw: (ink) => {
        for (const side of [-1, 1]) tree(ink, 'round', { x: side * 6.6, height: 4 })
      },
    }),
  )
}

function lamps(c: PlaceContext): Piece[] {
  const stand = (ink: Ink, glowing: boolean): void => {
    for (const side of [-1, 1])
      lamp(ink, { x: side * Math.min(6, ink.half * 0.85), height: 4.2, glowing })
  }
  return litPlane(c, 'lamps', {
    z: 7,
    split: true,
    draw: (ink) => stand(ink, false),
    glow: (ink) => stand(ink, true),
  })
}
