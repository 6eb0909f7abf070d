import { plotted } from '../../../../scene/rows.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { passing } from '../alive.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import { mark, stroke, type Ink } from '../paper.ts'
import { litAtNight } from '../plane.ts'
import type { Pair } from '../shapes.ts'
import { car, walker } from './passers.ts'
import { pavementCafe, tubTree } from './pavement-cafe.ts'
import { townRoad } from './roadway.ts'
import { planHouse, streetPapers, townHouse, townHouseLit, type TownHouse } from './town-house.ts'

export type Sign = (ink: Ink, at: { x: number; y: number; size: number }) => void

/** Signs by picture: a loaf, a cup, a book, a flower, a shoe, a fish. */
export const SIGNS: readonly Sign[] = [
  (ink, { x, y, size }) => {
    board(ink, { x, y, size })
    mark(ink, '#c98a4a').oval(x, y, [size * 0.6, size * 0.36])
    for (const dx of [-0.3, 0, 0.3])
      stroke(ink, '#8a5a2c', size * 0.08).line(
        [x + (dx - 0.08) * size, y - size * 0.2],
        [x + (dx + 0.08) * size, y + size * 0.2],
      )
  },
  (ink, { x, y, size }) => {
    board(ink, { x, y, size })
    mark(ink, '#b5533f').polygon(
      ...plotted({ x, y, w: size, h: size }, '-0.4 -0.3, 0.4 -0.3, 0.28 0.4, -0.28 0.4'),
    )
    stroke(ink, '#b5533f', size * 0.1).shape((ctx) =>
      ctx.arc(x + size * 0.42, y, size * 0.2, -1.2, 1.2),
    )
  },
  (ink, { x, y, size }) => {
    board(ink, { x, y, size })
    mark(ink, '#3f6f9a').polygon(
      ...plotted(
        { x, y, w: size, h: size },
        '0 -0.3, -0.6 -0.4, -0.6 0.3, 0 0.4, 0.6 0.3, 0.6 -0.4',
      ),
    )
    stroke(ink, '#f7efe0', size * 0.06).line([x, y - size * 0.3], [x, y + size * 0.4])
  },
  (ink, { x, y, size }) => {
    board(ink, { x, y, size })
    for (let i = 0; i < 5; i++)
      mark(ink, '#e0607c').disc(
        x + Math.cos(i * 1.256) * size * 0.3,
        y + Math.sin(i * 1.256) * size * 0.3,
        size * 0.22,
      )
    mark(ink, '#f7d25a').disc(x, y, size * 0.2)
  },
  (ink, { x, y, size }) => {
    board(ink, { x, y, size })
    mark(ink, '#4f8f8a').oval(x - size * 0.08, y, [size * 0.48, size * 0.26])
    mark(ink, '#4f8f8a').plot({ x, y, w: size, h: size }, '0.3 0, 0.64 -0.28, 0.64 0.28')
  },
]

function board(ink: Ink, at: { x: number; y: number; size: number }): void {
  mark(ink, '#fbf3e2').disc(at.x, at.y, at.size * 0.95)
  stroke(ink, '#8a6446', at.size * 0.1).disc(at.x, at.y, at.size * 0.95)
}

/** A row of houses as an old town has it, no two alike, most with a shop; the same call with `glowing` lights it. */
export function shopRow(
  ink: Ink,
  how: { height: Pair; width: Pair; gap?: number; glowing?: boolean; plain?: boolean },
): void {
  const random = ink.random.fork('row')
  const papers = streetPapers(random)
  let last = -1
  for (let x = ink.left; x < ink.right;) {
    const width = random.between(how.width[0], how.width[1])
    const height = random.between(how.height[0], how.height[1]) - ROOF
    last = (last + random.whole(1, papers.length - 1)) % papers.length
    const paper = papers[last] ?? papers[0]!
    const house = planHouse(random, { x: x + width / 2, width, height, paper })
    if (Math.abs(house.x) >= (how.gap ?? 0)) houseOf(ink, house, how)
    x += width
  }
}

/** What the roofs add to the height of their walls. */
const ROOF = 1.2

function houseOf(ink: Ink, house: TownHouse, how: { glowing?: boolean; plain?: boolean }): void {
  if (how.glowing) return townHouseLit(ink, house)
  townHouse(ink, house)
  if (house.shop && !how.plain)
    SIGNS[house.shop.wares]?.(ink, { x: house.x - house.width * 0.1, y: -3.1, size: 0.46 })
  if (house.shop && house.terrace)
    pavementCafe(ink, { x: house.x - house.width * 0.16, stripes: house.shop.stripes })
  if (!house.terrace) tubTree(ink, house.x + house.width * 0.47)
}

/** Such a row across the way, lit at night. */
export const shopsBehind = (context: PlaceContext): Piece[] =>
  litAtNight(context, { name: 'shops', z: 16.5 }, (ink, glowing) =>
    shopRow(ink, { height: [8 * ink.tall, 11 * ink.tall], width: [4.6, 6.6], glowing }),
  )

/** Cars that pass in both directions at a depth. */
export function traffic(
  context: PlaceContext,
  how: { z: number; y?: number; count?: number; speed?: number; size?: number },
): Piece[] {
  const random = context.random.fork(`traffic ${how.z}`)
  const colours = ['#d9584c', '#3f7fb0', '#f0c25e', '#e9e3d6', '#5f9a6a', '#4a4f66']
  return Array.from({ length: how.count ?? 3 }, (_, i) => {
    const way = how.speed !== undefined ? Math.sign(how.speed) : i % 2 ? -1 : 1
    const colour = random.pick(colours)
    const width = (how.size ?? 3.6) * random.between(0.92, 1.1)
    return passing(
      context,
      {
        name: `car ${how.z} ${i}`,
        y: how.y ?? 0,
        z: how.z + i * 0.02,
        size: [width, width * 0.5],
        speed: way * Math.abs(how.speed ?? 2.6) * random.between(0.85, 1.15),
        start: (i / (how.count ?? 3)) * 2 - 1 + random.between(0, 0.3),
      },
      (ink) => car(ink, { x: 0, width, colour, facing: way, taxi: colour === '#f0c25e' }),
    )
  })
}

/** People who stroll far away. */
export function strollers(
  context: PlaceContext,
  how: { z: number; count?: number; height?: number; y?: number },
): Piece[] {
  const random = context.random.fork(`strollers ${how.z}`)
  return Array.from({ length: how.count ?? 3 }, (_, i) => {
    const height = (how.height ?? 1.9) * random.between(0.9, 1.08)
    const coat = random.pick(['#d2695a', '#4f7fa5', '#e0a94a', '#6b8f6a', '#8a5f9a', '#e9e0d0'])
    return passing(
      context,
      {
        name: `stroller ${how.z} ${i}`,
        y: how.y ?? 0,
        z: how.z + i * 0.1,
        size: [height * 0.6, height],
        speed: (i % 2 ? -1 : 1) * random.between(0.4, 0.8),
        start: random.between(-1, 1),
        bob: 0.05,
      },
      (ink) =>
        walker(ink, { x: 0, height, coat, skin: random.pick(['#d9a07a', '#8a5a3c', '#f0c8a0']) }),
    )
  })
}

/** A road that runs from side to side, with kerbs, a dashed middle line and pavements. */
export function sideRoad(ink: GroundInk, how: { z: Pair; pavement?: string }): void {
  const [near, far] = how.z
  lay(ink, how.pavement ?? '#d9c9b2', () => level(ink, [-70, 70], [far, far + 3]))
  townRoad(ink, { z: [near, far] })
}

/** A pedestrian light. */
export function signal(ink: Ink, b: { x: number; height: number; green?: boolean }): void {
  const { x, height: h } = b
  mark(ink, '#4a4f5c').rect(x - h * 0.02, -h, [h * 0.04, h])
  mark(ink, '#33363f').rounded([x - h * 0.09, -h * 1.06, h * 0.18, h * 0.4], h * 0.04)
  mark(ink, b.green ? '#5a3030' : '#e8483c').disc(x, -h * 0.97, h * 0.06)
  mark(ink, '#5a4a28').disc(x, -h * 0.86, h * 0.05)
  mark(ink, b.green ? '#4fd07a' : '#2f4a38').disc(x, -h * 0.75, h * 0.06)
}
