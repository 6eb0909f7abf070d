import { pairs, triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

const BRASS = '#d0a136'

/** Things of bathrooms, kits and cabinets that are seldom asked for, each known by its own outline. */
export const RARE_THINGS: readonly Prop[] = [
  {
    words: ['tin', 'tins', 'tin of beans', 'tin of food', 'food tin'],
    ...metresTall(0.12, 76, '#c8463c'),
    draw: (ink) => {
      ink.box([4, 10, 68, 82], STEEL, 4)
      ink.oval([38, 90, 34, 9], '#8d979f')
      ink.box([4, 20, 68, 62], ink.main)
      ink.box([4, 20, 14, 62], ink.dark)
      ink.box([56, 20, 10, 62], ink.light)
      ink.oval([38, 51, 22, 18], CREAM)
      for (const [x, y] of pairs('30 50, 44 46, 40 58')) ink.oval([x, y, 6, 4], '#b5562e', 0.4)
      ink.oval([38, 11, 34, 9], METAL)
      ink.oval([38, 11, 27, 6], '#dfe5e8')
      ink.ring([44, 9, 5], 2, '#8d979f')
      ink.line('4,86 38,94 72,86', 2, '#dfe5e8')
    },
  },
  {
    words: ['coin pouch', 'leather pouch', 'drawstring bag', 'drawstring pouch'],
    ...metresTall(0.22, 96, '#a8703f'),
    draw: (ink) => {
      ink.shape('M30 30Q-6 60 10 90Q48 104 86 90Q102 60 66 30Z', ink.main)
      ink.shape('M30 30Q-6 60 10 90Q26 96 38 97Q20 64 42 30Z', ink.dark)
      ink.shape('M32 27Q22 10 12 4Q30 8 40 3Q48 9 58 3Q68 9 84 5Q74 12 64 27Z', ink.light)
      ink.line('M34 34Q30 54 26 66M48 34V62M62 34Q66 54 70 66', 2, ink.deep)
      ink.box([28, 25, 40, 8], ink.deep, 4)
      ink.line('M64 30Q84 30 88 44M62 31Q78 40 76 54', 3, CREAM)
      ink.disc([88, 46, 4], BRASS)
      ink.disc([76, 56, 4], BRASS)
    },
  },
  {
    words: ['photolens', 'camera lens', 'zoom lens', 'telephoto lens'],
    ...metresTall(0.14, 110, '#34373d'),
    draw: (ink) => {
      ink.box([24, 4, 62, 24], ink.dark, 4)
      ink.box([14, 24, 82, 54], ink.main, 5)
      ink.box([10, 70, 90, 26], ink.dark, 6)
      for (let x = 18; x < 94; x += 7) ink.line([x, 30, x, 46], 3, ink.deep)
      ink.box([14, 52, 82, 5], '#c8463c')
      for (const x of [24, 44, 64, 84]) ink.line([x, 62, x, 66], 2, WHITE)
      ink.oval([55, 88, 40, 10], ink.deep)
      ink.oval([55, 88, 30, 7], '#5b6fb8')
      ink.oval([46, 86, 12, 3], '#b9c8f2')
      ink.oval([66, 90, 8, 2], '#c48fd0')
    },
  },
  {
    words: ['gas mask', 'gas masks', 'gasmask', 'respirator'],
    ...metresTall(0.3, 92, '#4f5a4c'),
    draw: (ink) => {
      ink.line('M10 34Q46 -6 82 34M8 48Q46 30 84 48', 5, ink.deep)
      ink.shape('M10 34Q12 4 46 4Q80 4 82 34Q84 64 66 78H26Q8 64 10 34Z', ink.main)
      ink.shape('M10 34Q12 4 46 4Q24 12 26 46Q26 66 34 78H26Q8 64 10 34Z', ink.dark)
      for (const x of [28, 64]) {
        ink.disc([x, 38, 15], ink.deep)
        ink.disc([x, 38, 11.5], '#bfe0e6')
        ink.line([x - 6, 42, x + 2, 32], 3, WHITE)
      }
      ink.disc([46, 76, 20], ink.deep)
      ink.disc([46, 76, 16], '#8a9084')
      for (const [x, y] of pairs('46 66, 37 73, 55 73, 40 83, 52 83, 46 76'))
        ink.disc([x, y, 2.6], COAL)
    },
  },
  {
    words: ['urinal', 'urinals'],
    ...metresTall(0.8, 66, '#f1f4f5'),
    draw: (ink) => {
      ink.line('33,0 33,14', 7, STEEL)
      ink.disc([33, 8, 6], METAL)
      ink.shape('M6 16Q33 6 60 16L64 66Q60 96 33 98Q6 96 2 66Z', ink.dark)
      ink.shape('M10 18Q33 10 56 18L58 60Q33 74 8 60Z', ink.deep)
      ink.shape('M14 20Q33 14 52 20L53 58Q33 68 13 58Z', '#cfd8dc')
      ink.shape('M2 64Q33 84 64 64Q62 96 33 98Q4 96 2 64Z', ink.main)
      ink.oval([33, 68, 20, 6], '#b7c3c9')
      ink.disc([33, 69, 3], COAL)
      ink.line('M12 80Q16 90 26 93', 3, WHITE)
    },
  },
  {
    words: ['bidet', 'bidets'],
    ...metresTall(0.45, 130, '#f1f4f5'),
    draw: (ink) => {
      ink.shape('M44 58H92L98 94Q68 100 38 94Z', ink.dark)
      ink.shape('M8 34Q66 24 122 34Q124 66 92 72H44Q10 66 8 34Z', ink.main)
      ink.oval([66, 34, 58, 12], ink.light)
      ink.oval([66, 36, 46, 8], '#b7c3c9')
      ink.disc([66, 38, 3], COAL)
      ink.line('M104 30V12Q104 4 92 6L84 12', 6, STEEL)
      ink.line('96,14 112,14', 5, METAL)
      ink.line('M18 48Q26 64 46 66', 3, WHITE)
    },
  },
  {
    words: ['holster', 'holsters', 'gun holster', 'leather holster'],
    ...metresTall(0.3, 92, '#7d4a28'),
    draw: (ink) => {
      ink.box([0, 4, 92, 16], ink.dark, 3)
      for (const x of [8, 20, 72, 84]) ink.box([x, 7, 5, 10], BRASS, 2)
      ink.shape('M26 12H70Q74 40 66 60L56 96Q50 100 44 96L34 56Q24 40 26 12Z', ink.main)
      ink.shape('M26 12H38Q36 44 50 98Q46 99 44 96L34 56Q24 40 26 12Z', ink.dark)
      ink.line('M31 20Q30 44 39 60L47 90M65 20Q68 42 61 58L53 90', 1.8, CREAM)
      ink.shape('M34 8H60V38Q47 48 34 38Z', ink.light)
      ink.disc([47, 34, 4], BRASS)
    },
  },
  {
    words: ['inhaler', 'inhalers', 'asthma inhaler'],
    ...metresTall(0.12, 70, '#3f8fd0'),
    draw: (ink) => {
      ink.box([20, 2, 26, 40], METAL, 5)
      ink.box([20, 2, 8, 40], '#e4eaee', 4)
      ink.shape('M12 24H54V66L58 70V96H6Q2 80 12 70Z', ink.main)
      ink.shape('M12 24H24V72Q10 82 14 96H6Q2 80 12 70Z', ink.dark)
      ink.box([52, 70, 16, 26], ink.light, 4)
      ink.oval([66, 83, 4, 11], ink.deep)
      ink.box([22, 44, 22, 16], WHITE, 3)
      ink.line('27,50 39,50 M27,55 35,55', 2, ink.deep)
    },
  },
  {
    words: ['raisin', 'raisins', 'sultanas'],
    ...metresTall(0.08, 170, '#5b3040'),
    draw: (ink) => {
      for (const [x, y, turn] of triples(
        '22 82 2, 50 84 9, 80 82 4, 110 84 7, 140 82 1, 36 64 6, 66 66 3, 96 64 8, 126 66 2, 52 48 5, 82 46 1, 110 49 6, 68 32 8, 96 32 3',
      )) {
        ink.oval([x, y + 2, 17, 12], ink.deep, turn)
        ink.oval([x, y, 16, 11], ink.main, turn)
        ink.line([x - 9, y - 2, x - 2, y + 3, x + 8, y - 3], 2, ink.deep)
        ink.line([x - 6, y - 6, x + 3, y - 5], 2, ink.light)
      }
    },
  },
  {
    words: ['loofah', 'loofa', 'loofahs', 'bath puff', 'shower puff'],
    ...metresTall(0.16, 100, '#e98fb2'),
    draw: (ink) => {
      ink.line('M50 22Q36 6 50 2Q64 6 50 22', 4, WHITE)
      for (const [x, y, r] of triples(
        '50 60 36, 26 46 18, 74 46 18, 20 68 18, 80 68 18, 38 82 17, 62 82 17, 50 38 18',
      ))
        ink.disc([x, y, r], ink.dark)
      for (const [x, y] of pairs('30 48, 50 40, 70 48, 24 66, 44 62, 62 64, 78 66, 40 80, 60 80')) {
        ink.ring([x, y, 10], 3, ink.light)
        ink.ring([x, y, 5], 2.4, ink.main)
      }
    },
  },
  {
    words: ['dental floss', 'floss box'],
    ...metresTall(0.07, 90, '#4fb8a8'),
    draw: (ink) => {
      ink.shape('M14 30Q14 10 40 10H62Q82 10 82 32V84Q82 96 68 96H28Q14 96 14 84Z', ink.main)
      ink.shape('M14 30Q14 10 40 10Q28 16 28 40V96Q14 96 14 84Z', ink.dark)
      ink.shape('M30 10Q40 -4 62 2L76 16Q60 8 40 10Z', ink.light)
      ink.line('M70 14Q98 10 92 40Q84 60 100 72', 2.6, WHITE)
      ink.oval([50, 58, 20, 22], WHITE)
      ink.shape('M40 50Q50 42 60 50Q62 62 56 74L52 64H48L44 74Q38 62 40 50Z', '#cfeee8')
    },
  },
  {
    words: ['crossword', 'crossword puzzle', 'crosswords'],
    ...metresTall(0.28, 92, '#f6f1e4'),
    draw: (ink) => {
      ink.poly('4,2 88,2 90,98 2,98', ink.dark)
      ink.poly('2,0 88,0 88,96 2,96', ink.main)
      ink.line('14,10 76,10', 5, COAL)
      const black = new Set(['0 2', '1 4', '2 0', '2 5', '3 3', '4 1', '4 6', '5 2', '6 4', '3 6'])
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 7; column++) {
          const [x, y] = [11 + column * 9.8, 18 + row * 9.8]
          ink.box([x, y, 9.8, 9.8], COAL)
          if (!black.has(`${row} ${column}`)) ink.box([x + 0.7, y + 0.7, 8.4, 8.4], WHITE)
        }
      for (const y of [89, 93]) ink.line([11, y, 76, y], 1.6, ink.deep)
      ink.line('66,60 92,30', 5, '#e0a32e')
      ink.line('66,60 64,63', 3, WOOD)
    },
  },
]
