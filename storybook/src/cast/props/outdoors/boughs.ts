import type { Ink } from '../ink.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { FERN, LEAF } from '../tones.ts'

function leaves(ink: Ink, spots: string, size = 8): void {
  for (const [x, y, turn] of triples(spots)) {
    ink.oval([x, y, size, size * 0.5], (x + y) % 2 < 1 ? LEAF : FERN, (turn * Math.PI) / 180)
  }
}

/** The foliage into which the trunk goes up: nobody has sawn it off. */
function crown(ink: Ink): void {
  for (const [x, y, size] of triples('11 16 11, 22 12 16, 41 14 15, 54 12 9, 30 22 13, 12 25 10'))
    ink.oval([x, y, size, size * 0.72], FERN)
  for (const [x, y, size] of triples('11 12 8, 21 9 12, 40 10 11, 30 18 8'))
    ink.oval([x, y, size, size * 0.62], LEAF)
  leaves(ink, '5 28 110, 16 33 80, 46 25 60, 60 16 20, 36 33 100, 25 34 80', 7)
}

/** Wood and slopes of the wild: what birds sit on, monkeys hang from, bears climb and dogs fetch. */
export const BOUGHS: readonly Prop[] = [
  {
    words: ['branch', 'tree branch', 'bough', 'tree limb', 'perch'],
    ...metresTall(1.3, 150, '#8a5f3c'),
    kind: 'plant',
    grips: { seat: [0.62, 0.53], top: [0.62, 0.53], middle: [0.62, 0.58] },
    draw: (ink) => {
      ink.shape(
        'M0 100Q9 60 6 14L14 8H28L33 14Q31 36 38 55Q62 50 96 53Q126 55 148 45L150 50Q130 63 98 62Q62 63 40 73Q38 90 45 100Z',
        ink.main,
      )
      ink.shape('M26 8L33 14Q31 36 38 55L40 73Q38 90 45 100H32Q30 50 26 8Z', ink.dark)
      ink.shape('M40 66Q70 58 100 58Q130 58 150 48L150 50Q130 63 98 62Q62 63 40 73Z', ink.dark)
      ink.line('M10 90Q14 60 11 30M17 70Q20 50 17 14', 1.6, ink.deep)
      ink.line('M112 55Q122 44 126 34M78 62Q84 74 92 79M134 53Q144 58 148 64', 2.6, ink.main)
      leaves(
        ink,
        '126 32 -60, 118 38 200, 134 38 20, 94 81 30, 84 78 150, 143 66 40, 142 44 -30, 136 47 -80, 60 50 -70',
      )
      crown(ink)
    },
  },
  {
    words: ['low bough'],
    kind: 'plant',
    ...metresTall(2.2, 124, '#8a5f3c'),
    draw: (ink) => {
      ink.shape(
        'M2 100Q10 60 6 22L12 4H28L34 16Q60 12 82 15Q106 16 122 11L124 15Q108 24 84 22Q58 22 35 31Q30 66 38 100Z',
        ink.main,
      )
      ink.shape('M24 10L34 16L35 31Q30 66 38 100H26Q26 50 24 10Z', ink.dark)
      ink.shape('M35 27Q60 20 84 20Q108 20 124 13L124 15Q108 24 84 22Q58 22 35 31Z', ink.dark)
      ink.line('M12 92Q15 60 12 34M19 76Q21 50 19 26', 1.4, ink.deep)
      ink.line('M96 17Q104 10 108 4M112 16Q118 22 120 27', 2, ink.main)
      leaves(ink, '109 4 -50, 102 8 200, 114 8 20, 120 28 60, 114 24 150, 118 10 -30, 50 14 -70', 6)
      leaves(ink, '6 6 20, 14 3 -30, 24 4 30, 32 8 10, 4 14 120, 36 12 60, 18 9 80', 8)
    },
  },
  {
    words: ['climbing trunk'],
    kind: 'plant',
    ...metresTall(8, 44, '#8a5f3c'),
    draw: (ink) => {
      ink.shape('M3 100Q10 90 12 60Q13 24 10 0H31Q29 30 30 60Q31 90 40 100Z', ink.main)
      ink.shape('M24 0H31Q29 30 30 60Q31 90 40 100H28Q26 50 24 0Z', ink.dark)
      ink.line('M16 90Q18 60 15.4 30M20 74Q21 44 19 12', 1, ink.deep)
      ink.line('M30 34Q38 29 41 23M12 46Q6 43 3 38', 2.2, ink.main)
      leaves(ink, '41 21 -40, 37 25 10, 42 28 40, 4 36 -120, 7 41 200, 2 42 80', 4)
      ink.disc([20, 56, 2.4], ink.deep)
    },
  },
  {
    words: ['rock slope', 'hillside', 'rocky slope'],
    kind: 'nature',
    ...metresTall(8, 150, '#9a938c'),
    draw: (ink) => {
      ink.poly('0,100 10,84 34,80 46,62 68,58 84,40 106,36 122,14 140,6 150,0 150,100', ink.main)
      ink.poly('46,62 68,58 84,40 106,36 96,58 76,66 60,84 40,88', ink.light)
      ink.poly('106,36 122,14 140,6 150,0 150,40 128,46 112,62', ink.pale)
      ink.poly('60,84 76,66 96,58 112,62 128,46 150,40 150,100 52,100', ink.dark)
      ink.line('M70 100L84 80L78 72M110 100L118 74L132 66', 1.6, ink.deep)
      leaves(ink, '14 84 -60, 20 82 -100, 50 62 -70, 90 41 -80, 96 40 -110', 5)
    },
  },
  {
    words: ['nut'],
    kind: 'food',
    ...metresTall(0.05, 72, '#b07a42'),
    draw: (ink) => {
      ink.shape('M8 40Q8 92 36 99Q64 92 64 40Z', ink.main)
      ink.shape('M46 40Q48 84 36 99Q64 92 64 40Z', ink.dark)
      ink.shape('M2 42Q2 14 36 14T70 42Q36 52 2 42Z', '#7a5230')
      ink.box([32, 2, 8, 14], '#6a4528', 3)
      for (const [x, y, r] of triples(
        '16 32 3, 28 26 3, 42 28 3, 55 33 3, 35 38 3, 22 41 3, 50 42 3',
      ))
        ink.disc([x, y, r], '#8f6238')
    },
  },
  {
    words: ['overhead branch', 'liana'],
    ...metresLong(7, 900, '#7a5636'),
    kind: 'plant',
    grips: { middle: [0.5, 0.4] },
    draw: (ink) => {
      ink.line('M-10 34Q150 20 300 36T600 30T910 38', 26, ink.dark)
      ink.line('M-10 30Q150 16 300 32T600 26T910 34', 20, ink.main)
      for (let x = 40; x < 900; x += 62) {
        ink.line(`M${x} 32Q${x + 8} 52 ${x + (x % 3) * 6} 70`, 4, ink.dark)
        for (const [dx, dy, turn] of triples(
          '0 70 60, 12 58 20, -12 60 130, 4 84 90, 18 44 0, -10 16 -60, 12 12 -30',
        ))
          ink.oval([x + dx, dy, 15, 7.5], (x + dx) % 4 < 2 ? LEAF : FERN, (turn * Math.PI) / 180)
      }
    },
  },
  {
    words: ['stick', 'twig', 'wooden stick'],
    ...metresLong(0.5, 460, '#8a5f3c'),
    kind: 'thing',
    grips: { seat: [0.45, 0.4], top: [0.45, 0.4] },
    draw: (ink) => {
      ink.line('M26 66Q160 40 240 56T436 46', 34, ink.dark)
      ink.line('M26 60Q160 34 240 50T436 40', 24, ink.main)
      ink.line('M300 46Q330 18 350 20', 18, ink.main)
      ink.oval([352, 18, 22, 12], LEAF, -0.5)
    },
  },
]
