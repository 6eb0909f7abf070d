import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { COAL, FERN, GOLD, LEAF } from '../tones.ts'

/** A head on a stem: the head unfolds when it blooms. */
interface Bloom {
  readonly words: readonly string[]
  readonly colour: string
  readonly tall?: number
  readonly leaves?: 'blades' | 'broad'
  readonly head: (ink: Ink) => void
}

/** Flowers by name, where one flower for all would not do. */
export const FLOWERS: readonly Prop[] = [
  flower({
    words: ['lily', 'lilies', 'lily flower', 'amaryllis'],
    colour: '#f7ede2',
    leaves: 'blades',
    head: (ink) => {
      petals(ink, 6, (odd) =>
        ink.shape('M0 2Q-11 -14 0 -30Q11 -14 0 2Z', odd ? ink.dark : ink.main),
      )
      petals(ink, 5, () => {
        ink.line('0,0 0,-14', 1.2, LEAF)
        ink.oval([0, -15, 2.6, 1.5], '#c9692c')
      })
    },
  }),
  flower({
    words: ['iris', 'irises', 'iris flower'],
    colour: '#6a55c2',
    leaves: 'blades',
    head: (ink) => {
      ink.shape('M31 30Q10 22 6 46Q22 52 31 34Q40 52 56 46Q52 22 31 30Z', ink.dark)
      ink.shape('M31 34Q20 46 31 60Q42 46 31 34Z', ink.main)
      ink.shape('M31 4Q16 16 27 34H35Q46 16 31 4Z', ink.light)
      for (const [x, y] of pairs('16 38, 31 44, 46 38')) ink.oval([x, y, 2.4, 4.4], GOLD)
    },
  }),
  flower({
    words: ['orchid', 'orchids'],
    colour: '#c766b8',
    leaves: 'broad',
    head: (ink) => {
      for (const turn of [0, 2.1, 4.2])
        petal(ink, turn, () => ink.shape('M0 0Q-8 -14 0 -27Q8 -14 0 0Z', ink.dark))
      for (const turn of [1.25, 5.03])
        petal(ink, turn, () => ink.shape('M0 0Q-17 -16 0 -26Q17 -16 0 0Z', ink.main))
      ink.shape('M31 28Q22 36 26 44Q31 48 36 44Q40 36 31 28Z', '#8c2f6d')
      ink.disc([31, 28, 4], GOLD)
    },
  }),
  flower({
    words: ['poppy', 'poppies', 'anemone flower'],
    colour: '#e0402f',
    head: (ink) => {
      petals(ink, 4, (odd) => ink.oval([0, -13, 17, 15], odd ? ink.dark : ink.main))
      ink.disc([31, 30, 8], COAL)
      ink.disc([31, 30, 4], '#6f7a45')
    },
  }),
  flower({
    words: ['daffodil', 'daffodils', 'narcissus'],
    colour: '#f7d038',
    leaves: 'blades',
    head: (ink) => {
      petals(ink, 6, (odd) =>
        ink.shape('M0 0Q-12 -14 0 -28Q12 -14 0 0Z', odd ? ink.main : ink.light),
      )
      ink.disc([31, 30, 11], '#f09a22')
      for (let i = 0; i < 10; i++) petal(ink, i * 0.63, () => ink.disc([0, -10, 2.6], '#f09a22'))
      ink.disc([31, 30, 7], '#d9761a')
    },
  }),
  flower({
    words: 'peony|peonies|dahlia|chrysanthemum|carnation|marigold|camellia|ranunculus'.split('|'),
    colour: '#ee8fb0',
    leaves: 'broad',
    head: (ink) => {
      for (const [ring, count, size] of triples('20 9 9.5, 13 8 8, 6 6 6'))
        petals(ink, count, (odd) =>
          ink.disc([0, -ring, size], odd ? ink.main : ring > 15 ? ink.dark : ink.light),
        )
      ink.disc([31, 30, 5], ink.pale)
    },
  }),
  flower({
    words: ['magnolia', 'magnolias', 'magnolia blossom', 'gardenia'],
    colour: '#f6dfe4',
    leaves: 'broad',
    head: (ink) => {
      petals(ink, 7, (odd) =>
        ink.shape('M0 2Q-14 -10 -4 -27Q6 -31 9 -22Q12 -10 0 2Z', odd ? ink.dark : ink.main),
      )
      ink.oval([31, 29, 4.6, 7], '#d8b04a')
    },
  }),
  flower({
    words: ['snowdrop', 'snowdrops', 'bluebell', 'bluebells', 'lily of the valley', 'harebell'],
    colour: '#f3f5f2',
    leaves: 'blades',
    tall: 0.2,
    head: (ink) => {
      ink.line('M31 40Q30 6 46 10', 2.4, FERN)
      ink.oval([46, 13, 4, 4], LEAF)
      for (const turn of [-0.5, 0, 0.5])
        ink.moved({ x: 46, y: 14, turn }, () =>
          ink.shape('M0 0Q-9 12 0 24Q9 12 0 0Z', turn ? ink.dark : ink.main),
        )
    },
  }),
  flower({
    words: ['crocus', 'crocuses'],
    colour: '#8d5cc9',
    leaves: 'blades',
    tall: 0.18,
    head: (ink) => {
      for (const turn of [-0.6, 0.6])
        petal(ink, turn, () => ink.shape('M0 12Q-12 -8 0 -28Q12 -8 0 12Z', ink.dark))
      petal(ink, 0, () => ink.shape('M0 14Q-13 -6 0 -28Q13 -6 0 14Z', ink.main))
      ink.shape('M27 10L31 -2L35 10Z', GOLD)
    },
  }),
  flower({
    words: (
      'pansy|pansies|violet|violet flower|violets|viola flower|geranium|geraniums|petunia|' +
      'forget-me-not|primrose'
    ).split('|'),
    colour: '#7b4fb5',
    leaves: 'broad',
    tall: 0.2,
    head: (ink) => {
      for (const turn of [-0.6, 0.6]) petal(ink, turn, () => ink.oval([0, -15, 12, 14], ink.dark))
      for (const turn of [-1.9, 1.9]) petal(ink, turn, () => ink.oval([0, -13, 12, 13], ink.main))
      petal(ink, Math.PI, () => ink.oval([0, -13, 14, 13], ink.light))
      ink.shape('M31 28L20 38L31 35L42 38Z', COAL)
      ink.disc([31, 31, 4], GOLD)
    },
  }),
]

function flower({ head, leaves = 'broad', tall = 0.45, ...of }: Bloom): Prop {
  return {
    ...of,
    tall,
    width: 62,
    build: 'plant',
    grips: { rightHand: [0.5, 0.85], leftHand: [0.5, 0.85] },
    moving: [{ by: 'bloom', rest: 1, at: [31, 34], draw: head }],
    draw: (ink) => {
      ink.line('M31 34Q34 66 31 100', 3.2, FERN)
      if (leaves === 'blades')
        for (const side of [-1, 1])
          ink.shape(
            `M31 98Q${31 + side * 10} 74 ${31 + side * 20} 52Q${31 + side * 18} 80 31 100Z`,
            side > 0 ? LEAF : FERN,
          )
      else
        for (const [y, side] of pairs('80 -1, 72 1'))
          ink.shape(
            `M31 ${y}Q${31 + side * 12} ${y - 18} ${31 + side * 24} ${y - 12}Q${31 + side * 18} ${y + 4} 31 ${y}Z`,
            side > 0 ? LEAF : FERN,
          )
    },
  }
}

function petals(ink: Ink, count: number, draw: (odd: boolean) => void): void {
  for (let i = 0; i < count; i++) petal(ink, (i * Math.PI * 2) / count, () => draw(i % 2 === 1))
}

function petal(ink: Ink, turn: number, draw: () => void): void {
  ink.moved({ x: 31, y: 30, turn }, draw)
}
