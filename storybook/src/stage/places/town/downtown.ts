import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { city } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { litAtNight, litPlane, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { sideWall, type WallBrush } from '../kit/indoors/side-wall.ts'
import { lamp } from '../kit/town/street.ts'
import { laneTraffic } from '../kit/town/lane-traffic.ts'
import { signal, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

const FAR = {
  colours: ['#8fa0c4', '#a3aecb', '#7f92ba'],
  height: [13, 22],
  width: [3, 5],
  dip: 0.55,
} as const

export const downtownPlace = place({
  id: 'downtown',
  time: 'day',
  ground: 'road',
  sounds: { city: 0.6, traffic: 0.4 },
  set: (c) => {
    const m = measures(c)
    const { w } = m
    return [
      sky(c, { at: 0.1 }),
      towers(c),
      theFloor(c, m),
      facade(c, -w),
      facade(c, w),
      traffic(c, { z: 24, count: 3, size: 3 }),
      ...onTheLanes(c),
      strollers(c, { z: 15, count: 3, height: 1.9 }),
      farLamps(c, m),
      signals(c, m),
      corner(c),
    ]
  },
})

const BUSY = /traffic|rush hour|\bjam/u
const ON_FOOT = /crosswalk|crossing|pedestrian|empty|deserted|quiet|abandoned/u

/** With nobody to look at it is the cars that a city lives by; those who cross find the road free. */
function onTheLanes(c: PlaceContext): Piece[] {
  const busy = BUSY.test(c.words)
  if (!busy && (ON_FOOT.test(c.words) || (c.nouns?.length ?? 0) > 0)) return []
  return [laneTraffic(c, { busy })]
}

function measures(c: PlaceContext) {
  const w = c.box.width * 0.62
  return { w }
}

type Measures = ReturnType<typeof measures>

function towers(c: PlaceContext) {
  return litAtNight(c, { name: 'towers', z: 38 }, (ink, lit) =>
    city(ink, {
      ...FAR,
      height: [FAR.height[0] * ink.tall, FAR.height[1] * ink.tall],
      glowing: lit,
    }),
  )
}

function theFloor(c: PlaceContext, { w }: Measures) {
  return floor(c, {
    pattern: 'plain',
    colour: '#5b5e6e',
    back: 36,
    dress: (ink) => {
      for (const side of [-1, 1]) {
        lay(ink, '#b7aea6', () => level(ink, [side * w * 0.56, side * w * 1.2], [ink.near, 36]))
        lay(ink, '#ddd5ca', () => level(ink, [side * w * 0.55, side * w * 0.58], [ink.near, 36]))
      }
      lay(ink, '#f0c25e', () => {
        for (let z = 8; z < 36; z += 2.4) level(ink, [-0.09, 0.09], [z, z + 1.2])
      })
      for (let i = -4; i <= 4; i++)
        lay(ink, '#f2ecdf', () =>
          level(ink, [i * w * 0.115 - w * 0.034, i * w * 0.115 + w * 0.034], [3.6, 6.4]),
        )
    },
  })
}

function farLamps(c: PlaceContext, { w }: Measures) {
  return litPlane(c, 'far lamps', {
    z: 17,
    split: true,
    draw: (ink) => {
      for (const s of [-1, 1]) {
        lamp(ink, { x: s * w * 0.72, height: 5 })
        tree(ink, 'round', { x: s * w * 0.86, height: 3.6 })
      }
    },
    glow: (ink) => {
      for (const s of [-1, 1]) lamp(ink, { x: s * w * 0.72, height: 5, glowing: true })
    },
  })
}

function signals(c: PlaceContext, { w }: Measures) {
  return litPlane(c, 'signals', {
    z: 7,
    split: true,
    draw: (ink) => {
      for (const s of [-1, 1]) {
        signal(ink, { x: s * w * 0.66, height: 4, green: s > 0 })
        lamp(ink, { x: s * w * 0.8, height: 5.4 * ink.tall })
      }
    },
    glow: (ink) => {
      for (const s of [-1, 1]) lamp(ink, { x: s * w * 0.8, height: 5.4 * ink.tall, glowing: true })
    },
  })
}

const corner = wingOf({ name: 'corner' }, (ink) =>
  signal(ink, { x: ink.half * 1.02, height: 5.4, green: true }),
)

interface Block {
  readonly from: number
  readonly to: number
  readonly high: number
  readonly colour: string
  readonly shop: string
  readonly seed: number
}

const NEON = ['#ff5fa2', '#5fe0ff', '#ffd84f', '#8aff8a'] as const

/** A canyon of house fronts: glass, ledges, shops below, lit at night. */
function facade(c: PlaceContext, x: number): Piece {
  const name = `facade ${x < 0 ? 'left' : 'right'}`
  const blocks = blocksOf(c, name)
  return sideWall(c, {
    name,
    x,
    height: 30 * (c.box.height / 9),
    to: 34,
    draw: (brush) => {
      for (const block of blocks) front(brush, block, c.light.dark)
    },
    ...(c.light.dark
      ? { glow: (brush: WallBrush) => blocks.forEach((b, i) => burn(brush, b, i)) }
      : {}),
  })
}

function blocksOf(c: PlaceContext, name: string): Block[] {
  const random = c.random.fork(name)
  const blocks: Block[] = []
  for (let z = -9; z < 34; z = blocks.at(-1)?.to ?? 34) {
    const deep = random.between(5, 8)
    blocks.push({
      from: z,
      to: z + deep,
      high: random.between(10, 20) * (c.box.height / 9),
      colour: random.pick(['#8f9fb8', '#b5a08f', '#7f8fa8', '#a5938a', '#97a5a0']),
      shop: random.pick(['#d9584c', '#3f8f8a', '#e0a94a', '#5a7fb5']),
      seed: random.whole(1, 9),
    })
  }
  return blocks
}

function panesOf(block: Block): { z: number; y: number; on: boolean }[] {
  const panes = []
  for (let y = 4.2, row = 0; y < block.high - 1; y += 1.7, row++) {
    for (let z = block.from + 0.5, k = 0; z < block.to - 0.7; z += 1.25, k++) {
      panes.push({ z, y, on: (row * 5 + k * 3 + block.seed) % 7 < 3 })
    }
  }
  return panes
}

function front(brush: WallBrush, block: Block, dark: boolean): void {
  const { from, to, high, colour } = block
  brush.patch(colour, [from, to], [0, high])
  brush.patch(darker(colour, 0.25), [to - 0.25, to], [0, high])
  brush.patch(lighter(colour, 0.25), [from, to], [high - 0.3, high])
  brush.patch(darker(colour, 0.45), [from + 0.3, to - 0.4], [0, 2.6])
  brush.patch(dark ? '#5a4a3a' : '#cfe0e4', [from + 0.6, to - 0.8], [0.3, 2.3])
  brush.patch(block.shop, [from + 0.2, to - 0.3], [2.5, 3.3])
  for (const { z, y } of panesOf(block)) {
    brush.patch(dark ? '#2b3354' : '#b9d2de', [z, z + 0.8], [y, y + 1.1])
  }
}

function burn(brush: WallBrush, block: Block, index: number): void {
  for (const { z, y, on } of panesOf(block)) {
    if (on) brush.patch('#ffd58a', [z, z + 0.8], [y, y + 1.1])
  }
  brush.patch('#ffe2a8', [block.from + 0.6, block.to - 0.8], [0.3, 2.3])
  const sign = NEON[(index + block.seed) % 4] ?? '#ff5fa2'
  brush.patch(sign, [block.from + 0.5, block.to - 0.6], [2.7, 3.1])
}
