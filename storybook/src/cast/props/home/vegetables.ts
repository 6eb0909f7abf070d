import { grown } from './grown.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { CREAM, FERN, LEAF } from '../tones.ts'

/** Vegetables that have no picture of their own elsewhere. */
export const VEGETABLES: readonly Prop[] = [
  grown({
    words: ['zucchini', 'courgette', 'courgettes', 'zucchinis'],
    ...metresTall(0.08, 190, '#4d8a3a'),
    draw: (ink) => {
      ink.shape('M24 40Q100 4 172 34Q196 52 172 72Q100 96 24 74Q6 58 24 40Z', ink.main)
      ink.shape('M8 60Q40 84 172 66Q188 60 184 56Q176 74 100 88Q30 88 8 60Z', ink.dark)
      for (const y of [44, 56]) ink.line(`M30 ${y}Q100 ${y - 22} 172 ${y - 4}`, 2, ink.light)
      ink.poly('2,46 18,44 22,68 4,66', '#a8b86a')
    },
  }),
  grown({
    words: ['leek', 'leeks', 'spring onion', 'spring onions', 'scallion'],
    ...metresTall(0.4, 70, '#69a84a'),
    draw: (ink) => {
      for (const [turn, tone] of [
        [-0.45, ink.dark],
        [0.45, ink.dark],
        [-0.2, ink.main],
        [0.2, ink.main],
        [0, ink.light],
      ] as const)
        ink.moved({ x: 35, y: 54, turn }, () => ink.shape('M-5 4Q-8 -30 0 -52Q8 -30 5 4Z', tone))
      ink.shape('M26 50H44L43 92Q35 98 27 92Z', '#eef0dc')
      ink.box([38, 52, 4, 38], '#d5dcb8', 2)
      for (const x of [29, 33, 37, 41]) ink.line([x, 92, x - 2, 100], 1.2, CREAM)
    },
  }),
  grown({
    words: ['asparagus', 'asparagus spears'],
    ...metresTall(0.25, 70, '#6fa04a'),
    draw: (ink) => {
      for (const [x, top] of pairs('14 14, 28 4, 42 10, 56 6')) {
        ink.box([x - 5, top + 14, 11, 98 - top - 14], ink.main, 3)
        ink.shape(
          `M${x - 6} ${top + 22}Q${x - 8} ${top + 6} ${x} ${top - 4}Q${x + 8} ${top + 6} ${x + 7} ${top + 22}Z`,
          ink.dark,
        )
        for (const y of [30, 48, 66])
          ink.poly([x - 3, y + top, x + 1, y + top - 8, x + 5, y + top], ink.dark)
      }
      ink.box([6, 62, 58, 9], '#c8443a', 3)
    },
  }),
  grown({
    words: ['artichoke', 'artichokes'],
    colour: '#7da35a',
    width: 84,
    draw: (ink) => {
      ink.box([37, 78, 10, 22], FERN, 3)
      for (const [y, count, tone] of [
        [30, 1, ink.light],
        [44, 2, ink.main],
        [56, 3, ink.dark],
        [68, 4, ink.main],
        [78, 3, ink.dark],
      ] as const)
        for (let i = 0; i < count; i++) {
          const x = 42 + (i - (count - 1) / 2) * 18
          ink.shape(
            `M${x - 13} ${y + 6}Q${x - 12} ${y - 20} ${x} ${y - 28}Q${x + 12} ${y - 20} ${x + 13} ${y + 6}Q${x} ${y + 14} ${x - 13} ${y + 6}Z`,
            tone,
          )
        }
    },
  }),
  grown({
    name: 'beetroot',
    words: ['beet', 'beets', 'beetroot'],
    colour: '#a02a56',
    width: 76,
    draw: (ink) => {
      for (const turn of [-0.5, 0, 0.5])
        ink.moved({ x: 38, y: 44, turn }, () => {
          ink.shape('M-8 -12Q-12 -40 0 -46Q12 -40 8 -12L1 0Z', turn ? FERN : LEAF)
          ink.line('0,0 0,-36', 2.4, ink.light)
        })
      ink.shape('M38 40Q72 42 66 68Q58 86 42 90L38 100L34 90Q18 86 10 68Q4 42 38 40Z', ink.main)
      ink.shape('M46 41Q72 44 66 68Q58 86 42 90Q58 66 46 41Z', ink.dark)
      ink.oval([22, 56, 4, 8], ink.pale, 0.4)
    },
  }),
  grown({
    words: ['cauliflower', 'cauliflowers'],
    colour: '#f3eddb',
    draw: (ink) => {
      for (const [x, turn] of pairs('14 -0.7, 86 0.7, 30 -0.3, 70 0.3'))
        ink.moved({ x, y: 70, turn }, () =>
          ink.shape('M0 26Q-22 0 0 -34Q22 0 0 26Z', turn < 0 ? LEAF : FERN),
        )
      for (const [x, y, r] of triples(
        '30 42 17, 70 42 17, 50 30 19, 40 58 16, 62 58 16, 50 46 17',
      )) {
        ink.disc([x, y + 2, r], ink.dark)
        ink.disc([x - 1, y - 1, r * 0.86], ink.main)
      }
      ink.shape('M16 66Q50 104 84 66Q70 98 50 99Q30 98 16 66Z', LEAF)
    },
  }),
]
