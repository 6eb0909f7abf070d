import { metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, METAL, STEEL, IRON, COAL, GOLD } from '../tones.ts'

const HELD = { rightHand: [0.5, 0.04], leftHand: [0.5, 0.04], bothHands: [0.5, 0.04] } as const

export const BAGS: readonly Prop[] = [
  {
    words: ['pizza box', 'box of pizza', 'pizza boxes'],
    ...metresTall(0.32, 108, '#e9dcc3'),
    grips: { rightHand: [0.5, 0.9], leftHand: [0.5, 0.9], bothHands: [0.5, 0.9] },
    draw: (ink) => {
      ink.box([2, 6, 104, 90], ink.main, 5)
      ink.box([2, 84, 104, 12], ink.dark, 4)
      ink.shape('M54 20L84 72Q54 84 24 72Z', '#f2c45a')
      ink.line('M24 72Q54 86 84 72', 8, '#c98438')
      for (const [x, y] of pairs('54 40, 44 60, 64 62')) ink.disc([x, y, 6.5], '#d2453c')
    },
  },
  {
    words: ['suitcase', 'luggage', 'trolley case', 'travel case'],
    ...metresTall(0.75, 66, '#3f7fd0'),
    build: 'wheeled',
    grips: HELD,
    draw: (ink) => {
      ink.line('M24 22V3H42V22', 3.4, STEEL)
      ink.box([20, 0, 26, 5], COAL, 2.5)
      for (const x of [16, 50]) ink.disc([x, 92.5, 7.5], COAL)
      ink.box([4, 18, 58, 73], ink.main, 8)
      ink.shape('M48 18H54Q62 18 62 26V83Q62 91 54 91H48Z', ink.dark)
      for (const x of [16, 27, 38, 49]) ink.box([x, 24, 3, 61], ink.dark, 1.5)
      ink.box([8, 24, 4, 60], ink.light, 2)
      ink.box([4, 55, 58, 3], ink.deep)
      ink.box([28, 52, 10, 8], GOLD, 2)
    },
  },
  {
    words: ['open suitcase'],
    ...metresTall(0.62, 164, '#3f7fd0'),
    draw: (ink) => {
      ink.shape('M14 60L20 8Q21 2 28 2H136Q143 2 144 8L150 60Z', ink.dark)
      ink.shape('M22 58L27 14Q28 9 33 9H131Q136 9 137 14L142 58Z', '#f0e2c4')
      ink.line('M26 36H138', 3, ink.deep)
      ink.shape('M8 56H156V92Q156 98 150 98H14Q8 98 8 92Z', ink.main)
      ink.shape('M128 56H156V92Q156 98 150 98H128Z', ink.dark)
      ink.box([8, 54, 148, 5], ink.light, 2)
      for (const x of [38, 112]) ink.box([x, 62, 12, 9], GOLD, 2)
      ink.line('M68 72V82H96V72', 4, COAL)
    },
  },
  {
    words: ['backpack', 'rucksack', 'school bag', 'knapsack'],
    ...metresTall(0.5, 78, '#e0503f'),
    grips: HELD,
    draw: (ink) => {
      ink.line('M30 12Q30 2 39 2T48 12', 4, ink.deep)
      ink.shape('M2 56Q0 44 8 42V92H6Q1 92 2 84Z', ink.deep)
      ink.shape('M76 56Q78 44 70 42V92H72Q77 92 76 84Z', ink.deep)
      ink.shape('M8 40Q8 8 39 8T70 40V90Q70 98 62 98H16Q8 98 8 90Z', ink.main)
      ink.shape('M54 12Q70 20 70 40V90Q70 98 62 98H54Z', ink.dark)
      ink.shape('M16 34Q18 18 39 18T62 34V40H16Z', ink.light)
      ink.line('M15 41H63', 2.4, ink.deep)
      ink.box([16, 56, 46, 34], ink.dark, 6)
      ink.box([16, 56, 46, 12], ink.light, 5)
      ink.line('20,69 58,69', 1.8, ink.deep)
      ink.box([36, 66, 6, 8], GOLD, 2)
    },
  },
  {
    words: ['handbag', 'purse', 'ladies bag', 'bag'],
    ...metresTall(0.38, 100, '#b0503a'),
    grips: HELD,
    draw: (ink) => {
      ink.line('M28 44Q28 3 50 3T72 44', 5, ink.deep)
      ink.shape('M12 40H88L98 92Q99 99 92 99H8Q1 99 2 92Z', ink.main)
      ink.shape('M70 40H88L98 92Q99 99 92 99H76Z', ink.dark)
      ink.shape('M12 40H88L90 56Q50 76 10 56Z', ink.light)
      ink.line('M10 57Q50 77 90 57', 2, ink.deep)
      ink.box([44, 58, 12, 13], GOLD, 3)
      ink.disc([28, 45, 3.4], GOLD)
      ink.disc([72, 45, 3.4], GOLD)
    },
  },
  {
    words: ['shopping bag', 'paper bag', 'grocery bag', 'groceries', 'grocery', 'bag of groceries'],
    ...metresTall(0.42, 74, '#d7a76c'),
    grips: HELD,
    draw: (ink) => {
      ink.line('M24 24Q24 3 37 3T50 24', 3, ink.deep)
      ink.poly('6,22 68,22 72,100 2,100', ink.main)
      ink.poly('54,22 68,22 72,100 56,100', ink.dark)
      ink.poly('6,22 68,22 68.4,30 5.6,30', ink.light)
    },
  },
  {
    words: ['tie', 'necktie'],
    ...metresTall(0.55, 34, '#3a63b8'),
    draw: (ink) => {
      ink.poly('9,0 25,0 23,15 11,15', ink.dark)
      ink.poly('11,15 23,15 32,80 17,100 2,80', ink.main)
      ink.poly('19,15 23,15 32,80 17,100', ink.dark)
      for (const y of [26, 44, 62, 80])
        ink.poly(
          [
            [8.6 - (y - 26) * 0.09, y + 8],
            [24.4 + (y - 26) * 0.1, y - 4],
            [25 + (y - 26) * 0.1, y + 1],
            [8 - (y - 26) * 0.09, y + 13],
          ],
          ink.pale,
        )
    },
  },
  {
    words: ['wallet', 'billfold'],
    ...metresTall(0.1, 125, '#7d4f33'),
    draw: (ink) => {
      ink.box([10, 6, 100, 30], '#8fbf7a', 4)
      ink.box([2, 14, 121, 84], ink.main, 10)
      ink.box([2, 60, 121, 38], ink.dark, 10)
      ink.box([82, 44, 41, 26], ink.light, 10)
      ink.disc([95, 57, 5], GOLD)
    },
  },
  {
    words: ['wicker basket', 'woven basket', 'straw basket', 'bread basket'],
    ...metresTall(0.32, 132, '#c9954f'),
    draw: (ink) => {
      ink.shape('M4 24H128L112 92Q110 99 102 99H30Q22 99 20 92Z', ink.dark)
      for (let row = 0; row < 6; row++) {
        const inset = 6 + row * 2.8
        const step = (132 - 2 * inset) / 8
        for (let at = 0; at < 8; at++)
          ink.box(
            [inset + (at + (row % 2) * 0.4) * step, 32 + row * 11, step * 0.62, 9],
            at > 5 ? ink.main : ink.light,
            3,
          )
      }
      ink.shape('M108 24H128L112 92Q110 99 102 99H92Z', '#00000018')
      ink.line('M4 24H128', 8, ink.deep)
      for (let x = 8; x < 128; x += 10) ink.line([x, 27, x + 6, 21], 3, ink.light)
    },
  },
  {
    name: 'basket',
    words: ['laundry basket', 'hamper'],
    ...metresTall(0.5, 110, '#cf9f63'),
    draw: (ink) => {
      ink.oval([30, 22, 22, 18], WHITE)
      ink.oval([58, 18, 24, 18], '#8cb8dd')
      ink.oval([84, 24, 18, 15], '#f0a8a0')
      ink.shape('M4 30H106L96 94Q95 100 89 100H21Q15 100 14 94Z', ink.main)
      ink.shape('M84 30H106L96 94Q95 100 89 100H76Z', ink.dark)
      for (const y of [44, 60, 76])
        ink.line(
          [
            [9 + (y - 44) * 0.12, y],
            [101 - (y - 44) * 0.12, y],
          ],
          3,
          ink.deep,
        )
      for (const x of [26, 42, 58, 74, 88])
        ink.line(
          [
            [x, 36],
            [55 + (x - 55) * 0.8, 96],
          ],
          2.6,
          ink.dark,
        )
      ink.box([1, 26, 108, 9], ink.light, 4)
    },
  },
  {
    words: ['crate', 'wooden box', 'wooden crate'],
    ...metresTall(0.6, 104, '#c4905a'),
    draw: (ink) => {
      ink.box([2, 2, 100, 98], ink.dark, 3)
      for (const y of [6, 38, 70]) ink.box([2, y, 100, 27], ink.main, 2)
      ink.poly('10,92 82,10 94,10 94,16 20,94 10,94', ink.light)
      for (const x of [2, 90]) ink.box([x, 2, 12, 98], ink.light, 2)
      for (const [x, y] of pairs('8 12, 8 90, 96 12, 96 90')) ink.disc([x, y, 1.8], IRON)
    },
  },
  {
    // What the wind makes of one: its cloth stands up like a cup, the ribs show.
    words: ['blown umbrella', 'windblown umbrella'],
    ...metresTall(1, 110, '#6a4fd8'),
    grips: { rightHand: [0.5, 0.82], leftHand: [0.5, 0.82], bothHands: [0.5, 0.82] },
    draw: (ink) => {
      ink.box([53.4, 40, 3.2, 48], METAL, 1.6)
      ink.line('M55 86V90Q55 97 49 97T43 91', 4.4, '#7d5a3c')
      ink.shape(
        'M6 4Q14 10 22 5Q30 11 38 6Q47 12 55 6Q63 12 72 6Q80 11 88 5Q96 10 104 4Q96 40 55 46T6 4Z',
        ink.deep,
      )
      ink.shape('M6 4Q14 10 22 5Q34 32 55 46Q12 40 6 4Z', ink.main)
      ink.shape('M38 6Q47 12 55 6Q58 30 55 46Q42 30 38 6Z', ink.light)
      ink.shape('M104 4Q96 10 88 5Q76 32 55 46Q98 40 104 4Z', ink.dark)
      for (const path of ['M55 62Q40 40 22 5', 'M55 62Q66 40 88 5', 'M55 62V8'])
        ink.line(path, 1.4, STEEL)
    },
  },
  {
    name: 'umbrella',
    words: ['parasol', 'umbrella'],
    ...metresTall(1, 110, '#6a4fd8'),
    grips: { rightHand: [0.5, 0.82], leftHand: [0.5, 0.82], bothHands: [0.5, 0.82] },
    draw: (ink) => {
      ink.box([53.4, 2, 3.2, 86], METAL, 1.6)
      ink.line('M55 86V90Q55 97 49 97T43 91', 4.4, '#7d5a3c')
      ink.shape(
        'M2 52Q6 8 55 6T108 52Q100 45 91 50Q82 44 73 50Q64 44 55 50Q46 44 37 50Q28 44 19 50Q10 45 2 52Z',
        ink.main,
      )
      ink.shape('M55 6Q28 16 19 50Q10 45 2 52Q6 8 55 6Z', ink.second ?? ink.light)
      ink.shape('M55 6Q42 18 37 50Q46 44 55 50Z', ink.second ?? ink.light)
      ink.shape('M55 6Q68 18 73 50Q82 44 91 50Q84 16 55 6Z', ink.second ?? ink.dark)
      ink.shape('M55 6Q84 16 91 50Q100 45 108 52Q104 8 55 6Z', ink.deep)
      ink.box([53.8, 0, 2.4, 8], STEEL, 1)
    },
  },
]
