import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, METAL, RUBBER, STEEL, WHITE, WOOD } from '../tones.ts'

/** Tools for prying, cutting, gluing and pumping. */
export const BENCH_TOOLS: readonly Prop[] = [
  {
    words: ['crowbar', 'pry bar', 'jemmy', 'wrecking bar'],
    ...metresTall(0.7, 40, '#4a5f78'),
    draw: (ink) => {
      ink.line('M20 92V16Q20 4 10 6Q4 8 5 20', 7, ink.main)
      ink.line('M22 88V20', 2.4, ink.light)
      ink.poly('16,84 24,84 30,98 24,99', ink.dark)
    },
  },
  {
    words: ['chisel', 'wood chisel', 'gouge'],
    ...metresTall(0.28, 26, '#d99a3c'),
    draw: (ink) => {
      ink.box([6, 1, 14, 40], ink.main, 6)
      ink.box([14, 1, 6, 40], ink.dark, 4)
      ink.box([7, 38, 12, 7], METAL, 2)
      ink.poly('10,45 16,45 19,56 19,92 7,99 7,56', STEEL)
      ink.poly('7,88 19,82 19,92 7,99', METAL)
    },
  },
  {
    words: ['scalpel', 'lancet', 'craft knife', 'utility knife', 'box cutter', 'exacto knife'],
    ...metresTall(0.18, 18, STEEL),
    draw: (ink) => {
      ink.box([5, 38, 8, 61], ink.main, 3)
      for (let y = 46; y < 70; y += 5) ink.box([5, y, 8, 2], ink.deep)
      ink.shape('M5 40Q4 14 14 1V40Z', METAL)
    },
  },
  {
    words: ['vise', 'vice clamp', 'bench vise', 'bench vice'],
    ...metresTall(0.25, 132, '#3f6fa0'),
    draw: (ink) => {
      ink.box([26, 62, 82, 14], STEEL, 3)
      ink.shape('M44 78H86L98 98H32Z', ink.deep)
      ink.shape('M22 18H50V72H14V40Q22 36 22 18Z', ink.main)
      ink.shape('M62 18H92V40Q104 44 104 72H62Z', ink.dark)
      for (const x of [47, 60]) ink.box([x, 14, 5, 26], METAL)
      ink.box([104, 58, 12, 10], METAL, 2)
      ink.line('118,34 118,92', 5, STEEL)
      for (const y of [34, 92]) ink.disc([118, y, 5], IRON)
    },
  },
  {
    words: ['hacksaw', 'hack saw'],
    ...metresLong(0.42, 210, '#d2453c'),
    draw: (ink) => {
      ink.line('M150 34V16H14V78', 8, STEEL)
      ink.line('14,78 152,78', 5, METAL)
      for (let x = 20; x < 150; x += 7) ink.poly([x, 80, x + 7, 80, x + 3, 86], METAL)
      ink.shape('M146 22H186Q206 28 204 52Q202 80 186 92H164Q150 88 150 74Z', ink.main)
      ink.shape('M168 42H186V70H170Z', ink.deep)
    },
  },
  {
    words: ['sandpaper', 'sheet of sandpaper', 'emery paper'],
    ...metresTall(0.2, 96, '#c08a4a'),
    draw: (ink) => {
      ink.shape('M4 8L88 4L92 82Q80 96 66 94L6 98Z', ink.main)
      for (let i = 0; i < 60; i++)
        ink.disc([8 + ((i * 37) % 78), 12 + ((i * 23) % 76), 1.2], i % 2 ? ink.deep : ink.light)
      ink.shape('M92 82Q80 96 66 94Q74 84 70 74Q80 84 92 82Z', ink.pale)
    },
  },
  {
    words: ['duct tape', 'packing tape', 'masking tape', 'electrical tape'],
    ...metresTall(0.13, 124, '#b3bcc4'),
    draw: (ink) => {
      ink.shape('M50 98H118V88H60Z', ink.dark)
      ink.disc([50, 50, 48], ink.dark)
      ink.disc([50, 50, 44], ink.main)
      for (const r of [38, 33]) ink.ring([50, 50, r], 1.4, ink.deep)
      ink.disc([50, 50, 27], '#b98a54')
      ink.disc([50, 50, 22], COAL)
      ink.shape('M18 26Q28 12 44 10', ink.pale)
    },
  },
  {
    words: [
      'pruning shears',
      'secateurs',
      'garden shears',
      'hedge shears',
      'hedge clippers',
      'pruner',
    ],
    ...metresTall(0.24, 62, '#d2453c'),
    draw: (ink) => {
      ink.shape('M28 40Q10 22 26 1Q36 18 36 40Z', METAL)
      ink.shape('M34 40Q52 30 46 8Q36 22 28 40Z', STEEL)
      ink.line('M28 44Q48 60 46 94', 9, ink.main)
      ink.line('M36 44Q14 60 16 94', 9, ink.dark)
      ink.line('M24 60L31 56L38 60', 3, IRON)
      ink.disc([32, 42, 6.5], IRON)
    },
  },
  {
    words: ['extension cord', 'extension cable', 'power cord', 'power cable'],
    ...metresTall(0.3, 128, '#e8892c'),
    draw: (ink) => {
      for (const r of [40, 33, 26]) ink.ring([56, 54, r], 6, r === 33 ? ink.dark : ink.main)
      ink.line('M92 74Q112 84 110 92', 6, ink.main)
      ink.line('M22 36Q8 24 16 12', 6, ink.main)
      ink.box([100, 82, 24, 16], COAL, 4)
      ink.box([6, 4, 20, 14], COAL, 4)
      for (const x of [9, 18]) ink.box([x, 0, 4, 6], METAL)
      ink.box([50, 12, 12, 84], ink.deep, 4)
    },
  },
  {
    words: ['bicycle pump', 'bike pump', 'air pump', 'tire pump', 'tyre pump'],
    ...metresTall(0.6, 54, '#d2453c'),
    draw: (ink) => {
      ink.box([4, 2, 40, 9], COAL, 4)
      ink.box([22, 8, 4, 26], METAL)
      ink.line('M34 84Q54 84 50 50Q48 34 44 30', 4, RUBBER)
      ink.box([15, 30, 18, 60], ink.main, 4)
      ink.box([26, 30, 7, 60], ink.dark, 3)
      ink.disc([24, 44, 6], WHITE)
      ink.line('24,44 27,41', 1.6, '#d2453c')
      ink.box([2, 90, 44, 8], COAL, 3)
    },
  },
  {
    words: ['handlebars', 'handlebar', 'bike handlebars', 'bicycle handlebars'],
    ...metresLong(0.6, 190, METAL),
    grips: { bothHands: [0.5, 0.4], rightHand: [0.5, 0.4], leftHand: [0.5, 0.4] },
    draw: (ink) => {
      ink.line('95,56 95,98', 12, ink.dark)
      ink.line('M12 40Q40 28 62 50Q78 58 95 54Q112 58 128 50Q150 28 178 40', 8, ink.main)
      for (const [x, turn] of pairs('20 -0.3, 170 0.3'))
        ink.moved({ x, y: 38, turn }, () => ink.box([-18, -7, 36, 14], COAL, 6))
      ink.box([80, 44, 30, 20], IRON, 6)
      ink.disc([128, 40, 11], '#d2453c')
      ink.disc([125, 37, 4], WHITE)
      ink.line('M44 40Q52 50 50 62M146 40Q138 50 140 62', 4, STEEL)
    },
  },
  {
    words: [
      'mallet',
      'wooden mallet',
      'croquet mallet',
      'rubber mallet',
      'tenderizer',
      'meat tenderizer',
      'meat mallet',
    ],
    ...metresTall(0.4, 74, WOOD),
    draw: (ink) => {
      ink.box([33, 30, 9, 69], '#d8b27c', 4)
      ink.box([6, 4, 62, 32], ink.main, 6)
      ink.box([6, 22, 62, 14], ink.dark, 6)
      for (const x of [10, 60]) ink.box([x, 4, 4, 32], ink.deep)
    },
  },
]
