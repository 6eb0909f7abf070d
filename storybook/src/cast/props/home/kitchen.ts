import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import {
  WHITE,
  CREAM,
  METAL,
  STEEL,
  IRON,
  COAL,
  WOOD,
  PLANK,
  BARK,
  GLASS,
  SHINE,
  GOLD,
} from '../tones.ts'

const HANDLE_LOW = { rightHand: [0.5, 0.85], leftHand: [0.5, 0.85] } as const
const AROUND = { rightHand: [0.5, 0.55], leftHand: [0.5, 0.55], bothHands: [0.5, 0.55] } as const

export const KITCHEN: readonly Prop[] = [
  {
    words: (
      'bottle|beer bottle|bottle of beer|bottle of alcohol|bottle of liquor|liquor bottle|' +
      'bottle of vodka|bottle of rum|bottle of gin|' +
      'wine bottle|bottle of wine|bottle of red wine|bottle of white wine|' +
      'glass bottle'
    ).split('|'),
    ...metresTall(0.32, 32, '#3f8f5a'),
    grips: AROUND,
    draw: (ink) => {
      ink.shape('M11 6H21V28Q30 34 30 48V94Q30 100 24 100H8Q2 100 2 94V48Q2 34 11 28Z', ink.main)
      ink.shape('M17 6H21V28Q30 34 30 48V94Q30 100 24 100H20Q24 70 22 44Q21 32 17 28Z', ink.dark)
      ink.box([10, 0, 12, 9], GOLD, 2)
      ink.box([2, 54, 28, 28], CREAM, 1)
      ink.box([22, 54, 8, 28], '#dfd0b0', 1)
      ink.box([6, 62, 14, 3], ink.main, 1)
      ink.box([6, 69, 10, 3], ink.light, 1)
      ink.box([5, 40, 2.6, 12], ink.pale, 1.3)
    },
  },
  {
    words: ['cup', 'mug', 'coffee mug', 'coffee cup'],
    ...metresTall(0.11, 118, '#e4574d'),
    grips: { rightHand: [0.88, 0.55], leftHand: [0.88, 0.55] },
    draw: (ink) => {
      ink.line('M84 32H96Q112 32 112 50T94 70H82', 10, ink.dark)
      ink.shape('M6 12H90V76Q90 100 66 100H30Q6 100 6 76Z', ink.main)
      ink.shape('M66 12H90V76Q90 100 66 100H56Q70 90 66 12Z', ink.dark)
      ink.oval([48, 12, 42, 10], ink.pale)
      ink.oval([48, 13, 36, 7], '#6b4128')
      ink.box([14, 32, 7, 44], ink.light, 3.5)
    },
  },
  {
    words: ['teacup', 'tea cup', 'china cup', 'porcelain cup'],
    ...metresTall(0.09, 170, '#f4ece0'),
    draw: (ink) => {
      ink.oval([78, 92, 74, 10], ink.dark)
      ink.oval([78, 89, 70, 8], ink.main)
      ink.line('M124 30H140Q160 32 154 50T118 66', 8, ink.dark)
      ink.shape('M24 14H132Q132 62 104 82Q96 90 78 90T52 82Q24 62 24 14Z', ink.main)
      ink.shape('M112 14H132Q132 62 104 82Q96 90 78 90Q112 66 112 14Z', ink.dark)
      ink.oval([78, 14, 54, 9], ink.pale)
      ink.oval([78, 15, 46, 6], '#b5733a')
      for (const [x, y] of pairs('44 42, 64 56, 86 46, 104 56')) {
        ink.disc([x, y, 6], '#d9708a')
        ink.disc([x, y, 2.4], '#f7d98a')
      }
    },
  },
  {
    words: ['fork'],
    ...metresTall(0.2, 24, METAL),
    grips: HANDLE_LOW,
    draw: (ink) => {
      for (const x of [2, 8, 14, 20]) ink.box([x - 0.4, 0, 3, 30], ink.main, 1.5)
      ink.shape(
        'M1.6 24H22.6Q23 42 14.6 46L15.4 94Q15.4 100 12 100T8.6 94L9.4 46Q1 42 1.6 24Z',
        ink.main,
      )
      ink.shape('M13 24H22.6Q23 42 14.6 46L15.4 94Q15.4 100 12 100Z', ink.dark)
    },
  },
  {
    words: [
      'knife',
      'table knife',
      'butter knife',
      'kitchen knife',
      'machete',
      'steak knife',
      'pocketknife',
      'penknife',
      'jackknife',
    ],
    ...metresTall(0.24, 18, METAL),
    grips: HANDLE_LOW,
    draw: (ink) => {
      ink.shape('M5 58V6Q5 0 9 0Q17 14 16 58Z', ink.main)
      ink.shape('M11 3Q17 16 16 58H11Z', ink.light)
      ink.box([4, 56, 12, 44], COAL, 5)
      ink.box([4, 56, 12, 5], STEEL, 2)
      for (const y of [70, 86]) ink.disc([10, y, 1.6], METAL)
    },
  },
  {
    words: ['spoon', 'tablespoon', 'teaspoon', 'stirrer', 'measuring spoon', 'soup spoon'],
    ...metresTall(0.19, 26, METAL),
    grips: HANDLE_LOW,
    draw: (ink) => {
      ink.oval([13, 18, 12, 18], ink.main)
      ink.oval([13, 18, 8, 13.4], ink.dark)
      ink.oval([11, 15, 4.6, 9], ink.light)
      ink.shape('M11 34H15L16.4 94Q16.4 100 13 100T9.6 94Z', ink.main)
    },
  },
  {
    words: ['bowl', 'salad bowl', 'mixing bowl'],
    ...metresTall(0.11, 196, '#58a9e0'),
    grips: { top: [0.5, 0.12], bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.box([64, 88, 68, 12], ink.deep, 5)
      ink.shape('M4 18Q8 92 70 94H126Q188 92 192 18Z', ink.main)
      ink.shape('M140 18H192Q188 92 126 94H104Q142 78 140 18Z', ink.dark)
      ink.oval([98, 18, 94, 17], ink.light)
      ink.oval([98, 19, 84, 13], ink.deep)
      ink.shape('M18 40Q26 72 50 82Q34 64 30 40Z', ink.pale)
    },
  },
  {
    words: ['plate', 'dish', 'saucer'],
    ...metresTall(0.05, 520, WHITE),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      ink.oval([260, 62, 256, 38], ink.deep)
      ink.oval([260, 48, 258, 44], ink.main)
      ink.oval([260, 50, 180, 28], ink.dark)
      ink.oval([260, 46, 180, 26], ink.pale)
    },
  },
  {
    words: ['frying pan', 'skillet', 'pan'],
    ...metresLong(0.5, 330, '#4a4e54'),
    faces: 'left',
    grips: { rightHand: [0.9, 0.32], leftHand: [0.9, 0.32], top: [0.3, 0.3] },
    draw: (ink) => {
      ink.line('186,46 318,26', 18, COAL)
      ink.line('250,36 318,26', 22, BARK)
      ink.shape('M6 38H200Q196 92 160 96H46Q10 92 6 38Z', ink.main)
      ink.shape('M140 38H200Q196 92 160 96H120Q146 80 140 38Z', ink.dark)
      ink.oval([103, 38, 98, 20], ink.light)
      ink.oval([103, 39, 88, 15], ink.deep)
    },
  },
  {
    words: ['pot', 'saucepan', 'cooking pot'],
    ...metresTall(0.25, 150, '#8b98a4'),
    grips: { top: [0.5, 0.12], bothHands: [0.5, 0.4] },
    draw: (ink) => {
      for (const x of [4, 126]) ink.box([x, 40, 20, 10], COAL, 5)
      ink.shape('M18 24H132V86Q132 100 116 100H34Q18 100 18 86Z', ink.main)
      ink.shape('M98 24H132V86Q132 100 116 100H88Q102 90 98 24Z', ink.dark)
      ink.box([28, 36, 9, 44], ink.pale, 4)
      ink.oval([75, 24, 60, 9], ink.deep)
      ink.shape('M16 22Q20 8 75 8T134 22Z', ink.light)
      ink.box([66, 0, 18, 10], COAL, 4)
    },
  },
  {
    words: ['cutting board', 'chopping board', 'wooden board', 'serving board', 'bread board'],
    ...metresLong(0.45, 420, PLANK),
    grips: { top: [0.45, 0.4] },
    draw: (ink) => {
      ink.shape('M40 20H330L380 84H6Z', ink.main)
      ink.shape('M6 84H380V96Q380 100 376 100H10Q6 100 6 96Z', ink.deep)
      ink.shape('M340 40L410 50Q420 62 410 70L370 72Z', ink.main)
      ink.line('60,40 330,40', 2, ink.dark)
      ink.line('46,60 350,60', 2, ink.dark)
    },
  },
  {
    words: ['kettle', 'tea kettle', 'teakettle'],
    ...metresTall(0.26, 130, '#d8433b'),
    faces: 'right',
    grips: { rightHand: [0.42, 0.06], leftHand: [0.42, 0.06] },
    draw: (ink) => {
      ink.line('M22 40Q20 4 55 4T88 40', 8, COAL)
      ink.shape('M90 78Q112 60 114 36L128 32Q126 70 98 96Z', ink.dark)
      ink.shape('M8 86Q8 34 55 34T102 86Q102 100 92 100H18Q8 100 8 86Z', ink.main)
      ink.shape('M74 38Q102 48 102 86Q102 100 92 100H72Q92 70 74 38Z', ink.dark)
      ink.oval([55, 36, 22, 6], ink.deep)
      ink.disc([55, 28, 6], COAL)
      ink.shape('M18 80Q20 54 36 46Q28 60 28 84Z', ink.pale)
    },
  },
  {
    words: ['blender', 'food processor'],
    ...metresTall(0.42, 46, '#e8e2d4'),
    draw: (ink) => {
      ink.shape('M8 10H38L34 62H12Z', GLASS)
      ink.shape('M9.4 28H36.6L34 62H12Z', '#f28fa0')
      ink.shape('M30 10H38L34 62H28Z', SHINE)
      ink.box([6, 4, 34, 8], COAL, 2)
      ink.shape('M10 62H36L42 98H4Z', ink.main)
      ink.shape('M28 62H36L42 98H30Z', ink.dark)
      ink.disc([21, 82, 6], STEEL)
      ink.disc([21, 82, 2.6], COAL)
    },
  },
  {
    words: ['rolling pin'],
    ...metresLong(0.42, 560, PLANK),
    grips: { bothHands: [0.5, 0.5], leftHand: [0.06, 0.5], rightHand: [0.94, 0.5] },
    draw: (ink) => {
      for (const x of [4, 476]) ink.box([x, 32, 80, 36], BARK, 16)
      ink.box([74, 6, 412, 88], ink.main, 20)
      ink.box([74, 56, 412, 38], ink.dark, 19)
      ink.box([96, 18, 360, 12], ink.light, 6)
    },
  },
  {
    words: ['whisk'],
    ...metresTall(0.3, 26, METAL),
    grips: { rightHand: [0.5, 0.12], leftHand: [0.5, 0.12] },
    draw: (ink) => {
      ink.box([9.6, 0, 7, 44], COAL, 3)
      for (const half of [11, 6.5, 2])
        ink.line(
          `M13 44C${13 - half * 1.3} 60 ${13 - half} 98 13 98S${13 + half * 1.3} 60 13 44`,
          1.7,
          ink.main,
        )
    },
  },
  {
    words: ['wok'],
    ...metresLong(0.5, 300, '#53585f'),
    grips: { rightHand: [0.94, 0.3] },
    draw: (ink) => {
      ink.line('190,34 288,22', 14, WOOD)
      ink.shape('M6 34H210Q180 98 108 98T6 34Z', ink.main)
      ink.oval([108, 34, 102, 16], ink.light)
      ink.oval([108, 35, 92, 12], ink.deep)
      ink.shape('M30 48Q40 76 66 88Q48 68 44 48Z', IRON)
    },
  },
]
