import { grown } from './grown.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, quads, triples } from '../../../scene/rows.ts'
import { CREAM, GOLD, LEAF, WHITE } from '../tones.ts'

const CRUST = '#c98a45'
const COCOA = '#6b412a'

/** What bakers and confectioners sell. */
export const PASTRIES: readonly Prop[] = [
  grown({
    words: ['muffin', 'muffins', 'blueberry muffin'],
    colour: '#d9a05a',
    draw: (ink) => {
      ink.poly('18,52 82,52 74,99 26,99', '#e9d3ae')
      for (let x = 26; x < 80; x += 9) ink.line([x, 54, 32 + (x - 26) * 0.75, 98], 2, '#cdb088')
      ink.shape('M8 54Q2 34 22 28Q28 6 50 6Q72 6 78 28Q98 34 92 54Q50 64 8 54Z', ink.main)
      ink.shape('M58 6Q74 10 78 28Q98 34 92 54Q78 60 60 60Q84 40 58 6Z', ink.dark)
      for (const [x, y] of pairs('34 26, 52 18, 66 34, 30 44, 50 42, 76 48'))
        ink.disc([x, y, 4.4], '#4a4f86')
    },
  }),
  {
    name: 'blueberry-pancakes',
    words: ['blueberry pancake', 'blueberry pancakes'],
    ...metresTall(0.12, 130, '#e0a050'),
    grips: { top: [0.5, 0.4] },
    draw: (ink) => {
      for (const [y, shift] of pairs('84 2, 68 -3, 52 1')) {
        ink.box([10 + shift, y - 8, 110, 22], ink.dark, 11)
        ink.box([10 + shift, y - 8, 110, 14], '#f6d9a0', 7)
        for (const x of [34, 70, 100]) ink.disc([x + shift, y + 5, 4], '#4a4f86')
      }
      ink.oval([66, 42, 56, 15], ink.main)
      ink.oval([66, 40, 48, 11], ink.light)
      for (const [x, y, r] of triples('44 38 8, 88 39 8, 56 30 9, 76 30 9, 66 38 9, 66 22 8')) {
        ink.disc([x, y, r], '#3f4683')
        ink.disc([x - r * 0.3, y - r * 0.3, r * 0.4], '#7d86c6')
      }
    },
  },
  grown({
    name: 'macarons',
    words: ['macaron', 'macarons', 'macaroon', 'macaroons'],
    colour: '#f0a0b8',
    draw: (ink) => {
      for (const [y, tone] of [
        [68, '#a8d8b9'],
        [36, '#f6d98a'],
        [4, ink.main],
      ] as const) {
        ink.box([14, y, 72, 13], tone, 9)
        ink.box([18, y + 11, 64, 7], CREAM, 3)
        ink.box([14, y + 16, 72, 12], tone, 8)
        ink.faint(0.35, () => ink.box([22, y + 2, 34, 4], WHITE, 2))
      }
    },
  }),
  grown({
    name: 'brownie',
    words: ['chocolate brownie', 'brownie', 'brownies', 'fudge'],
    colour: COCOA,
    width: 130,
    draw: (ink) => {
      ink.poly('8,52 66,24 124,48 66,80', ink.light)
      ink.poly('8,52 66,80 66,99 8,72', ink.dark)
      ink.poly('124,48 66,80 66,99 124,68', ink.deep)
      for (const [x, y] of pairs('44 50, 70 42, 88 52, 62 62'))
        ink.oval([x, y, 7, 3.6], '#d2a878', 0.3)
    },
  }),
  grown({
    words: ['eclair', 'eclairs', 'profiterole', 'cream puff'],
    colour: COCOA,
    width: 190,
    draw: (ink) => {
      ink.box([6, 44, 178, 50], '#d9a05a', 25)
      ink.box([10, 62, 170, 10], CREAM, 5)
      ink.shape(
        'M18 56Q14 22 44 26Q96 12 150 26Q178 24 172 56Q150 48 140 58Q120 46 100 58Q80 46 60 58Q40 48 18 56Z',
        ink.main,
      )
      ink.faint(0.3, () => ink.box([40, 30, 90, 6], WHITE, 3))
    },
  }),
  grown({
    name: 'slice-of-cheesecake',
    words: ['cheesecake', 'slice of cake', 'piece of cake', 'tarte'],
    colour: '#f4e2b0',
    width: 130,
    draw: (ink) => {
      ink.poly('6,48 118,26 126,44 30,60', '#d2455e')
      ink.poly('6,48 30,60 30,94 6,80', ink.dark)
      ink.poly('30,60 126,44 126,78 30,94', ink.main)
      ink.poly('30,86 126,70 126,80 30,96', CRUST)
      ink.poly('6,72 30,86 30,96 6,82', '#a5703a')
      for (const [x, y] of pairs('44 46, 74 38, 100 34')) {
        ink.disc([x, y, 9], '#c92f3c')
        ink.poly([x - 5, y - 7, x, y - 12, x + 5, y - 7], LEAF)
      }
    },
  }),
  grown({
    name: 'fruit-tart',
    words: ['tart', 'tartlet', 'fruit tart', 'strudel', 'quiche'],
    colour: '#f3d48a',
    width: 140,
    draw: (ink) => {
      ink.shape('M6 46H134L120 92Q70 100 20 92Z', CRUST)
      for (let x = 14; x < 130; x += 12) ink.line([x, 50, 70 + (x - 70) * 0.84, 92], 3, '#a5703a')
      ink.oval([70, 46, 64, 20], '#dba65c')
      ink.oval([70, 44, 56, 16], ink.main)
      for (const [x, y, tone] of [
        [40, 42, '#c92f3c'],
        [62, 34, '#4a4f86'],
        [84, 34, '#c92f3c'],
        [102, 42, '#8fbf3f'],
        [56, 50, '#8fbf3f'],
        [80, 50, '#f0892f'],
      ] as const)
        ink.oval([x, y, 10, 6], tone)
    },
  }),
  grown({
    name: 'jelly-dessert',
    words: ['jelly', 'jello', 'pudding', 'panna cotta', 'jello mold', 'gelatin dessert'],
    colour: '#d63a5e',
    width: 120,
    draw: (ink) => {
      ink.oval([60, 90, 58, 10], WHITE)
      ink.faint(0.85, () => {
        ink.shape('M20 86Q24 40 36 20Q60 8 84 20Q96 40 100 86Q60 98 20 86Z', ink.main)
        for (const x of [40, 60, 80])
          ink.line(`M${x} 18Q${x + (x - 60) * 0.3} 50 ${x + (x - 60) * 0.5} 88`, 4, ink.light)
      })
      ink.oval([60, 18, 24, 7], ink.pale)
      ink.disc([60, 12, 8], '#a31f3a')
      ink.oval([36, 48, 4, 14], WHITE, 0.2)
    },
  }),
  grown({
    name: 'gingerbread-cookie',
    words: ['gingerbread', 'gingerbread cookie'],
    colour: '#b9763f',
    width: 92,
    draw: (ink) => {
      ink.disc([46, 20, 18], ink.main)
      ink.box([32, 34, 28, 40], ink.main, 12)
      ink.line('34,44 10,54', 15, ink.main)
      ink.line('58,44 82,54', 15, ink.main)
      ink.line('38,70 28,92', 16, ink.main)
      ink.line('54,70 64,92', 16, ink.main)
      for (const x of [40, 52]) ink.disc([x, 17, 2.6], WHITE)
      ink.line('M38 25Q46 31 54 25', 2.2, WHITE)
      for (const [y, tone] of [
        [44, '#c92f3c'],
        [54, '#4f9a5a'],
        [64, '#c92f3c'],
      ] as const)
        ink.disc([46, y, 3.4], tone)
      for (const [x, y] of pairs('12 50, 80 50, 26 88, 66 88'))
        ink.line([x - 5, y, x + 5, y + 5], 2.2, WHITE)
    },
  }),
  grown({
    name: 'marshmallows',
    words: ['marshmallow', 'marshmallows'],
    colour: '#fbf3ee',
    width: 120,
    draw: (ink) => {
      for (const [x, y, tone] of [
        [4, 46, '#f6cdd6'],
        [62, 46, ink.main],
        [32, 6, ink.main],
      ] as const) {
        ink.box([x, y + 6, 52, 44], tone, 14)
        ink.oval([x + 26, y + 12, 25, 9], WHITE)
        ink.faint(0.12, () => ink.box([x + 36, y + 10, 16, 38], '#a07060', 10))
      }
    },
  }),
  grown({
    words: ['cotton candy', 'candy floss', 'candyfloss'],
    ...metresTall(0.35, 84, '#f5a8c8'),
    draw: (ink) => {
      ink.poly('38,58 46,58 43,100 41,100', CREAM)
      for (const [x, y, r] of triples(
        '24 34 20, 60 34 20, 42 20 20, 30 50 17, 56 50 17, 42 40 22',
      )) {
        ink.disc([x, y + 2, r], ink.dark)
        ink.disc([x - 1, y - 1, r * 0.9], ink.main)
        ink.disc([x - 4, y - 5, r * 0.45], ink.light)
      }
    },
  }),
  grown({
    words: ['wedding cake', 'tiered cake', 'three-tier cake', 'layer cake'],
    ...metresTall(0.8, 92, '#fbf3ea'),
    draw: (ink) => {
      for (const [x, y, w, h] of quads('6 70 80 26, 18 44 56 28, 30 20 32 26')) {
        ink.box([x, y, w, h], ink.main, 4)
        ink.box([x + w * 0.72, y, w * 0.28, h], ink.dark, 4)
        for (let i = 0; i < w / 8; i++) ink.disc([x + 4 + i * 8, y + h - 2, 4], '#f2b8c6')
      }
      ink.box([2, 94, 88, 6], GOLD, 3)
      for (const [x, y] of pairs('24 66, 66 42, 38 40')) {
        ink.disc([x, y, 6], '#ee8fb0')
        ink.disc([x, y, 3], '#d2608a')
      }
      ink.disc([42, 15, 4], '#8a5a38')
      ink.disc([52, 15, 4], '#e8c9a0')
      ink.box([38, 18, 8, 6], '#3d434b', 2)
      ink.box([48, 18, 8, 6], WHITE, 2)
    },
  }),
  {
    words: ['cheese wheel', 'wheel of cheese', 'round of cheese', 'wheel cheese'],
    kind: 'food',
    ...metresTall(0.22, 190, '#f0bd45'),
    draw: (ink) => {
      ink.shape('M4 36V72Q20 98 95 98T186 72V36Z', ink.dark)
      ink.oval([95, 36, 91, 34], ink.main)
      ink.oval([95, 36, 80, 27], ink.light)
      // A slice is cut out of it: so one sees what it is.
      ink.shape('M95 36L120 97Q156 94 176 82L184 56Z', '#ffe39a')
      ink.line('M95 36L120 97', 2, ink.deep)
      for (const [x, y, r] of triples('128 66 8, 152 78 6, 146 60 5')) ink.disc([x, y, r], ink.deep)
      for (const [x, y, r] of triples('50 30 7, 74 48 5, 104 22 6')) ink.disc([x, y, r], ink.dark)
    },
  },
]
