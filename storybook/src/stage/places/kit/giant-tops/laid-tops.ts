import { darker, lighter } from '../colour.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import { scatter } from './litter.ts'
import type { Top } from './top.ts'

/** What stands about at the back, as high as trees: a share of the frame's half width, a picture, a height in u. */
type Tower = readonly [share: number, picture: string, height: number]

const towers =
  (standing: readonly Tower[]) =>
  (ink: Ink): void => {
    for (const [share, picture, height] of standing)
      thing(ink, picture, {
        x: share * ink.half,
        y: 0.2,
        height: height * ink.tall * ink.random.between(0.88, 1.12),
      })
  }

const GREENS = ['#6fae48', '#8cc45c', '#4f9140', '#a9d47a'] as const

/** Leaves over leaves, slices of cucumber and tomato between them. */
function leaves(ink: GroundInk): void {
  scatter(ink, { count: 90, colours: GREENS, size: 1.3, breadth: 0.8 })
  scatter(ink, { count: 14, colours: ['#d8ecb0'], size: 0.7, breadth: 1 })
  scatter(ink, { count: 12, colours: ['#e0503c', '#ef6a4a'], size: 0.6, breadth: 1 })
  scatter(ink, { count: 26, colours: ['#f2c84a', '#f7e3a0'], size: 0.26, breadth: 0.7 })
}

/** Lines of print that nobody can read at this size, and the fold between two pages. */
function print(ink: GroundInk): void {
  for (let z = -0.6; z < 4.6; z += 0.62)
    lay(ink, '#8d8478', () => {
      for (const page of [-1, 1])
        for (let word = 0; word < 9; word++) {
          const from = page * 1.2 + page * word * 1.32
          level(ink, [from, from + page * ink.random.between(0.6, 1.1)], [z, z + 0.16])
        }
    })
  lay(ink, '#c9bda4', () => level(ink, [-0.28, 0.28], [-1.15, 5]))
}

/** Keys in rows, each with its shade. */
function keys(ink: GroundInk): void {
  const wide = 1.7
  for (let row = 0; row < 4; row++)
    for (let column = -9; column < 9; column++) {
      const x = column * wide + row * 0.4
      const z = row * 1.45 - 0.9
      lay(ink, '#1f232b', () => level(ink, [x + 0.08, x + wide - 0.08], [z, z + 1.26]))
      lay(ink, '#e9e6df', () => level(ink, [x + 0.16, x + wide - 0.16], [z + 0.14, z + 1.2]))
    }
}

/** Strands that lie over each other in loops. */
function strands(ink: GroundInk): void {
  for (let i = 0; i < 60; i++) {
    const at = ink.at(ink.random.between(-15, 15), ink.random.between(-1.1, 5))
    const [long, tone] = [ink.random.between(1.2, 2.4) * at.scale, i % 3 === 0 ? 0.2 : 0]
    lay(ink, i % 2 === 0 ? lighter('#edc66a', tone) : darker('#edc66a', 0.12), (ctx) => {
      ctx.ellipse(at.x, at.y, long, long * 0.3, 0, 0, 7)
      ctx.ellipse(at.x, at.y, long * 0.86, long * 0.22, 0, 7, 0, true)
    })
  }
}

/** A pat of butter as large as a house. */
function butter(ink: Ink): void {
  const x = ink.half * 0.3
  cut(ink, '#ffe58a', 0.2).rounded([x, -1.5, 3.4, 1.5], 0.3)
  mark(ink, '#fff3bf').rounded([x, -1.5, 3.4, 0.5], 0.25)
}

/** Tops of what is served on a plate or lies on a desk. */
export const LAID_TOPS: readonly Top[] = [
  {
    words: /\b(?:salad|lettuce|vegetables?)\b/u,
    colour: '#7db352',
    side: [
      ['#5d9140', 0.34],
      ['#f6f3ec', 0.5],
      ['#dcd6ca', 3],
    ],
    dress: leaves,
    towers: towers([
      [-0.94, 'noto:leafy-green', 5],
      [-0.6, 'noto:tomato', 2.6],
      [-0.3, 'noto:broccoli', 3.4],
      [0.16, 'noto:leafy-green', 4.2],
      [0.5, 'noto:carrot', 4.4],
      [0.78, 'noto:tomato', 2.2],
      [1, 'noto:broccoli', 4],
    ]),
  },
  {
    words: /\b(?:fruit salad|fruit bowl|fruits?)\b/u,
    colour: '#f3a24c',
    side: [
      ['#d9763c', 0.4],
      ['#f6f3ec', 3],
    ],
    dress: (ink) => {
      scatter(ink, { count: 30, colours: ['#f7c244', '#ef8b3a'], size: 1, breadth: 1 })
      scatter(ink, { count: 30, colours: ['#e0506a', '#8cc45c', '#f7e3a0'], size: 0.7, breadth: 1 })
    },
    towers: towers([
      [-0.9, 'noto:pineapple', 5.4],
      [-0.5, 'noto:strawberry', 2.6],
      [-0.14, 'noto:grapes', 3],
      [0.3, 'noto:red-apple', 3],
      [0.62, 'noto:banana', 3.4],
      [0.96, 'noto:kiwi-fruit', 2.8],
    ]),
  },
  {
    words: /\b(?:burger|hamburger|cheeseburger|sandwich|bread|loaf|bun|toast)\b/u,
    colour: '#dd9b4c',
    side: [
      ['#c98438', 0.6],
      ['#6fae48', 0.22],
      ['#e0503c', 0.26],
      ['#f2c13c', 0.2],
      ['#6d4028', 0.7],
      ['#dd9b4c', 2],
    ],
    dress: (ink) =>
      scatter(ink, { count: 90, colours: ['#fbecc4', '#f6dfa6'], size: 0.24, breadth: 0.7 }),
  },
  {
    words: /\b(?:pancakes?|waffles?)\b/u,
    colour: '#c9823a',
    side: [
      ['#eec27a', 0.5],
      ['#c9823a', 0.14],
      ['#eec27a', 0.5],
      ['#c9823a', 0.14],
      ['#eec27a', 2],
    ],
    drips: true,
    dress: (ink) => scatter(ink, { count: 24, colours: ['#b56f2c'], size: 1.1, breadth: 0.9 }),
    towers: butter,
  },
  {
    words: /\b(?:spaghetti|noodles?|pasta|ramen)\b/u,
    colour: '#e6bb5c',
    side: [
      ['#d2a146', 0.3],
      ['#f6f3ec', 0.6],
      ['#dcd6ca', 3],
    ],
    dress: strands,
    towers: towers([
      [-0.8, 'noto:tomato', 2.8],
      [-0.4, 'noto:leafy-green', 2.4],
      [0.5, 'noto:tomato', 2.2],
      [0.9, 'noto:garlic', 2.8],
    ]),
  },
  {
    words: /\bcheese\b/u,
    colour: '#f5c944',
    side: [
      ['#efb92c', 0.8],
      ['#e0a822', 3],
    ],
    dress: (ink) =>
      scatter(ink, { count: 26, colours: ['#d99c1e', '#e2aa2c'], size: 0.8, breadth: 1 }),
  },
  {
    words: /\b(?:book|newspaper|map|letter|magazine)\b/u,
    colour: '#f4ecd8',
    side: [
      ['#e6dbc0', 0.16],
      ['#f4ecd8', 0.12],
      ['#e6dbc0', 0.16],
      ['#8d4a3a', 3],
    ],
    dress: print,
  },
  {
    words: /\b(?:keyboard|laptop|computer)\b/u,
    colour: '#343944',
    side: [
      ['#2a2f38', 0.5],
      ['#1f232b', 3],
    ],
    dress: keys,
  },
]
