import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, IRON, METAL, PLANK, SHINE, STEEL, WHITE, WOOD } from '../tones.ts'

/** Small things that have no other name than their own. */
export const EVERYDAY_ODDMENTS: readonly Prop[] = [
  {
    words: ['digital clock', 'digital alarm clock', 'clock radio', 'led clock'],
    ...metresLong(0.24, 170, '#3b3f45'),
    draw: (ink) => {
      ink.shape('M14 14H156Q166 14 166 24V84Q166 94 156 94H14Q4 94 4 84V24Q4 14 14 14Z', ink.main)
      ink.box([4, 78, 162, 16], ink.deep, 8)
      ink.box([14, 24, 142, 50], '#14181c', 5)
      ink.moved({ x: 85, y: 66 }, () =>
        ink.letters('10:08', { height: 34, colours: ['#ff5a45'], playful: 0 }),
      )
      for (const x of [60, 85, 110]) ink.box([x - 8, 9, 16, 6], ink.pale, 3)
    },
  },
  {
    words: [
      'folding fan',
      'hand fan',
      'paper fan',
      'handheld fan',
      'japanese fan',
      'hand-held fan',
    ],
    ...metresLong(0.4, 170, '#d8463c'),
    draw: (ink) => {
      ink.shape('M85 96L4 44Q36 2 85 2T166 44Z', ink.main)
      for (let at = 0; at < 9; at += 2) {
        const [from, to] = [at, at + 1].map((step) => Math.PI * (1.18 + (step * 0.64) / 9))
        const rim = (turn = 0): string => `${85 + Math.cos(turn) * 96},${96 + Math.sin(turn) * 94}`
        ink.poly(`85,96 ${rim(from)} ${rim(to)}`, ink.light)
      }
      ink.shape('M85 96L54 76Q66 62 85 62T116 76Z', WOOD)
      for (const x of [60, 72, 85, 98, 110]) ink.line([85, 96, x, 66], 2, PLANK)
      for (const [x, y] of pairs('52 36, 85 24, 118 36')) {
        for (let at = 0; at < 5; at++)
          ink.disc([x + Math.cos(at * 1.257) * 5, y + Math.sin(at * 1.257) * 5, 3.6], '#fbe3ea')
        ink.disc([x, y, 2.6], '#f2b93b')
      }
      ink.disc([85, 95, 4], COAL)
    },
  },
  {
    words: ['inkwell', 'ink well', 'ink pot', 'inkpot', 'bottle of ink', 'ink bottle'],
    ...metresTall(0.1, 110, '#2f4f8f'),
    draw: (ink) => {
      ink.shape('M58 30Q70 -4 104 2Q104 18 66 44Z', WHITE)
      ink.line('M60 42Q80 16 102 4', 2, STEEL)
      ink.box([34, 34, 42, 12], COAL, 4)
      ink.shape('M32 46H78L96 64V92Q96 99 88 99H22Q14 99 14 92V64Z', SHINE)
      ink.shape('M20 66H90V88Q90 94 84 94H26Q20 94 20 88Z', ink.main)
      ink.shape('M64 66H90V88Q90 94 84 94H64Z', ink.dark)
      ink.line('M24 72V86', 4, WHITE)
    },
  },
  {
    words: ['cigarette', 'lit cigarette'],
    ...metresLong(0.085, 210, WHITE),
    draw: (ink) => {
      ink.line('M196 44Q184 30 196 20T192 2', 4, '#d9d9d6')
      ink.box([4, 52, 60, 24], '#e0a04c', 4)
      for (const [x, y] of pairs('14 58, 26 68, 38 57, 50 70')) ink.oval([x, y, 3, 1.6], '#b9762f')
      ink.box([60, 52, 122, 24], ink.main)
      ink.box([60, 67, 122, 9], '#dcd8cc')
      ink.box([60, 52, 3, 24], '#c79a4a')
      ink.box([180, 52, 24, 24], '#8f8a86', 5)
      ink.box([180, 54, 8, 20], '#ff7a2a', 3)
    },
  },
  {
    words: ['mousetrap', 'mouse trap', 'rat trap', 'spring trap'],
    ...metresLong(0.12, 170, PLANK),
    draw: (ink) => {
      ink.poly('30,52 164,52 140,92 4,92', ink.main)
      ink.poly('4,92 140,92 140,99 4,99', ink.deep)
      ink.poly('140,92 164,52 164,58 140,99', ink.dark)
      ink.line('M62 72H98M64 68V76M72 68V76M80 68V76M88 68V76M96 68V76', 4, STEEL)
      ink.line('M62 72L44 40L104 40L98 72', 4, METAL)
      ink.line('M78 72L124 66', 2.6, IRON)
      ink.poly('112,66 146,66 140,80 108,80', '#c9a04a')
      ink.poly('116,70 140,58 142,74 118,76', '#f7c93b')
      ink.disc([130, 68, 2.4], '#d99a2b')
    },
  },
  {
    words: ['ping pong ball', 'table tennis ball', 'ping-pong ball', 'pong ball'],
    kind: 'toy',
    ...metresTall(0.04, 100, '#f7941e'),
    draw: (ink) => {
      ink.disc([50, 52, 46], ink.main)
      ink.shape('M50 98A46 46 0 0 0 78 15A52 52 0 0 1 50 98Z', ink.dark)
      ink.oval([34, 34, 10, 7], ink.pale, -0.6)
      ink.line('M6 58Q50 78 94 58', 1.6, ink.dark)
    },
  },
  {
    words: ['paper cup', 'disposable cup', 'coffee to go', 'takeaway cup', 'coffee cup to go'],
    ...metresTall(0.16, 66, '#f1e9da'),
    draw: (ink) => {
      ink.poly('6,16 60,16 53,98 13,98', ink.main)
      ink.poly('44,16 60,16 53,98 40,98', ink.dark)
      ink.poly('8.5,42 57.5,42 55,74 11,74', '#a9713f')
      ink.poly('43,42 57.5,42 55,74 42,74', '#8a5a38')
      ink.box([3, 9, 60, 10], COAL, 4)
      ink.box([9, 2, 48, 9], IRON, 4)
      ink.oval([33, 58, 9, 8], CREAM)
    },
  },
  {
    words: [
      'cardboard tube',
      'roll of wrapping paper',
      'wrapping paper',
      'gift wrap',
      'giftwrap',
      'gift paper',
    ],
    ...metresLong(0.7, 210, '#d8463c'),
    draw: (ink) => {
      ink.poly('20,60 190,44 204,92 34,99', ink.dark)
      for (const [x, y] of pairs('52 84, 84 88, 116 80, 148 84, 176 76'))
        ink.disc([x, y, 4.4], '#f7e3a0')
      ink.shape('M18 32L186 12Q204 12 204 34T190 58L22 78Z', ink.main)
      for (const [x, y] of pairs('50 40, 72 58, 94 36, 116 54, 138 30, 160 48, 180 26'))
        ink.disc([x, y, 5], '#f7e3a0')
      ink.disc([20, 55, 23], ink.deep)
      ink.disc([20, 55, 17], ink.light)
      ink.disc([20, 55, 9], '#8a5a38')
    },
  },
  {
    name: 'paper-ball',
    words: ['paper ball', 'crumpled paper', 'scrunched paper', 'wad of paper'],
    ...metresTall(0.09, 108, '#f3eee1'),
    draw: (ink) => {
      ink.poly('30,4 66,0 96,18 106,52 92,86 58,100 22,92 2,60 8,24', ink.main)
      ink.poly('66,0 96,18 78,40', ink.light)
      ink.poly('96,18 106,52 78,40', ink.dark)
      ink.poly('30,4 66,0 78,40 44,34', ink.pale)
      ink.poly('8,24 30,4 44,34 24,56', ink.light)
      ink.poly('44,34 78,40 64,70 36,74 24,56', ink.main)
      ink.poly('78,40 106,52 92,86 64,70', ink.light)
      ink.poly('24,56 36,74 22,92 2,60', ink.dark)
      ink.poly('36,74 64,70 58,100 22,92', ink.light)
      ink.poly('64,70 92,86 58,100', ink.deep)
    },
  },
]
