import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { BARK, WOOD } from '../tones.ts'
import { crown } from './crown.ts'

interface FruitPlant {
  readonly name: string
  readonly colour: string
  readonly words: readonly string[]
  /** How wide and how tall a fruit is, in hundredths of the plant. */
  readonly size: readonly [wide: number, tall: number]
  /** They climb up a stake. */
  readonly staked?: boolean
  /** They hang in bunches. */
  readonly bunches?: boolean
  readonly tall?: number
}

const KINDS: readonly FruitPlant[] = [
  {
    name: 'tomato-plant',
    colour: '#e0382c',
    words: ['tomato plant', 'tomato vine', 'tomato bush', 'tomato seedling'],
    size: [5, 4.8],
    staked: true,
  },
  {
    name: 'pepper-plant',
    colour: '#e8872b',
    words: ['pepper plant', 'chili plant', 'chilli plant', 'vegetable plant', 'bell pepper plant'],
    size: [3.6, 5.6],
    staked: true,
  },
  {
    name: 'eggplant-plant',
    colour: '#5d3a72',
    words: ['eggplant plant', 'aubergine plant'],
    size: [3.6, 7],
    staked: true,
  },
  {
    name: 'bean-plant',
    colour: '#8cc152',
    words: ['bean plant', 'pea plant', 'cucumber plant', 'bean vine'],
    size: [1.7, 8],
    staked: true,
  },
  {
    name: 'strawberry-plant',
    colour: '#dc2f3c',
    words: ['strawberry plant', 'strawberry bush', 'strawberry patch'],
    size: [4, 5],
    tall: 0.4,
  },
  {
    name: 'blueberry-bush',
    colour: '#4a5fa8',
    words: ['blueberry bush', 'berry bush', 'blueberry plant'],
    size: [2.8, 2.8],
  },
  {
    name: 'raspberry-bush',
    colour: '#d43a5e',
    words: ['raspberry bush', 'raspberry plant', 'currant bush', 'gooseberry bush'],
    size: [2.8, 3.4],
  },
  {
    name: 'blackberry-bush',
    colour: '#3d2a4a',
    words: ['blackberry bush', 'bramble bush', 'elderberry bush'],
    size: [2.8, 3.4],
  },
  {
    name: 'coffee-bush',
    colour: '#c0392b',
    words: ['coffee plant', 'coffee bush', 'coffee tree'],
    size: [2.6, 2.8],
  },
  {
    name: 'grape-vine',
    colour: '#7a4a9c',
    words: ['grape vine', 'grapevine', 'vine of grapes', 'grapes on a vine'],
    size: [2.4, 2.4],
    staked: true,
    bunches: true,
    tall: 1.5,
  },
]

const HANGING = pairs('24 44, 40 30, 58 24, 74 42, 50 46, 32 62, 66 62, 48 66, 80 60')
const BUNCH = pairs('-3.4 0, 0 -0.6, 3.4 0, -1.8 3.4, 1.8 3.4, 0 6.8')

/** What grows in a kitchen garden, with its fruit among the leaves. */
export const FRUIT_PLANTS: readonly Prop[] = KINDS.map((kind) => ({
  name: kind.name,
  words: kind.words,
  ...metresTall(kind.tall ?? 1.05, 100, '#5aa345'),
  build: 'plant',
  draw: (ink) => {
    if (kind.staked) ink.box([48.4, 2, 3.2, 96], WOOD, 1)
    ink.shape('M48 99Q45 80 49 60L52 60Q54 80 52.5 99Z', kind.bunches ? BARK : ink.deep)
    crown(ink, triples('30 58 17, 70 58 17, 50 36 21, 34 36 14, 66 34 14, 50 64 17, 50 80 11'))
    for (const [x, y] of HANGING) fruit(ink, kind, [x, y])
  },
}))

function fruit(ink: Ink, kind: FruitPlant, [x, y]: readonly [number, number]): void {
  const [rx, ry] = kind.size
  const each = kind.bunches ? BUNCH.map(([dx, dy]) => [x + dx, y + dy] as const) : [[x, y] as const]
  for (const [cx, cy] of each) {
    ink.oval([cx + 0.5, cy + 0.8, rx, ry], '#00000026')
    ink.oval([cx, cy, rx, ry], kind.colour)
    ink.oval([cx - rx * 0.35, cy - ry * 0.35, rx * 0.25, ry * 0.25], '#ffffff88')
  }
  ink.oval([x - 1.6, y - ry, 2, 0.9], ink.light, 0.5)
  ink.oval([x + 1.6, y - ry, 2, 0.9], ink.deep, -0.5)
}
