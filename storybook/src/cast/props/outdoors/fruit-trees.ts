import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { BARK, LEAF } from '../tones.ts'
import { crown } from './crown.ts'

interface FruitTree {
  readonly fruit: string
  readonly colour: string
  readonly words: readonly string[]
  readonly leaves?: string
  /** How wide a fruit is beside its height. */
  readonly wide?: number
}

const KINDS: readonly FruitTree[] = [
  { fruit: 'apple', colour: '#d8372f', words: ['apple tree'] },
  { fruit: 'orange', colour: '#f08a24', words: ['orange tree', 'tangerine tree'] },
  { fruit: 'lemon', colour: '#f4d03a', words: ['lemon tree'], wide: 1.25 },
  { fruit: 'pear', colour: '#c9c845', words: ['pear tree'], wide: 0.8 },
  { fruit: 'peach', colour: '#f4a06b', words: ['peach tree', 'apricot tree'] },
  { fruit: 'plum', colour: '#6d4a8f', words: ['plum tree'], wide: 0.85 },
  { fruit: 'mango', colour: '#f0a63a', words: ['mango tree'], wide: 0.85 },
  { fruit: 'fig', colour: '#6f4a6e', words: ['fig tree'], leaves: '#5f8f45', wide: 0.85 },
  { fruit: 'pomegranate', colour: '#c2374a', words: ['pomegranate tree', 'fruit tree'] },
]
const HANGING = pairs(
  '22 34, 34 48, 40 24, 52 36, 62 18, 70 34, 80 44, 60 52, 30 22, 84 28, 48 10, 46 54',
)

/** Trees with their fruit among the leaves. */
export const FRUIT_TREES: readonly Prop[] = KINDS.map((kind) => ({
  name: `${kind.fruit}-tree`,
  words: kind.words,
  ...metresTall(5, 100, kind.leaves ?? '#5aa345'),
  build: 'plant',
  bears: true,
  draw: (ink) => {
    ink.shape(
      'M43 100Q47 78 44 60L32 48L36 45L47 54V42H53V56L66 46L69 50L55 64Q54 82 59 100Z',
      BARK,
    )
    crown(ink, triples('30 42 20, 70 42 20, 50 24 24, 24 30 15, 76 28 15, 50 46 18'))
    for (const [x, y] of HANGING) {
      ink.line([x, y - 4.6, x, y - 2], 0.8, BARK)
      ink.disc([x + 0.5, y + 0.7, 3.2], '#00000026')
      ink.oval([x, y, 3.2 * (kind.wide ?? 1), 3.2], ink.second ?? kind.colour)
      ink.oval([x - 1, y - 1, 0.9, 0.9], '#ffffff88')
      ink.oval([x + 1.8, y - 3.8, 1.8, 0.8], LEAF, -0.5)
    }
  },
}))
