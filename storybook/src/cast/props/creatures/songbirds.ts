import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'
import { songbird, type Songbird } from './songbird.ts'

const SHORT = 'M18 37L4 42Q10 47 20 46Z'
const STOUT = 'M20 33Q4 36 6 44Q14 48 22 46Z'
const LONG = 'M20 34L-22 42Q-2 46 21 45Z'

const crest = (path: string) => (ink: Ink) => ink.shape(path, ink.main)

/** Fine feathers that spread from the brow to the nape, each with a pale tip. */
function fanOfLace(ink: Ink): void {
  for (let feather = 0; feather < 9; feather++) {
    const turn = -2.25 + feather * 0.2
    const [x, y] = [28 + feather * 3.4, 25 - 6 * Math.sin((feather / 8) * Math.PI)]
    const tip = [x + 25 * Math.cos(turn), y + 25 * Math.sin(turn)] as const
    ink.line([[x, y], tip], 2.6, ink.light)
    ink.oval([tip[0], tip[1], 3.4, 4.4], ink.pale, turn + Math.PI / 2)
    ink.oval([tip[0], tip[1] - 1, 1.8, 2.2], '#f4f6fb', turn + Math.PI / 2)
  }
}

const SONGBIRD_LIST: readonly Songbird[] = [
  {
    words: 'chickadee|black-capped chickadee|titmouse|tufted titmouse|coal tit|nuthatch'.split('|'),
    tall: 0.13,
    colour: '#a9adb3',
    belly: '#f0e2c8',
    wing: '#767c86',
    beak: SHORT,
    beakTone: '#2f2f33',
    marks: (ink) => {
      ink.shape('M16 36Q18 17 40 17Q58 19 62 36Q42 30 16 36Z', '#26272c')
      ink.shape('M18 37Q34 31 60 38Q58 50 44 52Q28 50 20 43Z', '#f6f3ec')
      ink.shape('M19 44Q30 52 40 52Q36 60 28 58Q21 52 19 44Z', '#26272c')
    },
  },
  {
    words: 'blue tit|great tit|bluetit'.split('|'),
    tall: 0.12,
    colour: '#f2cf4a',
    belly: '#f6dd72',
    wing: '#4f86c0',
    beak: SHORT,
    beakTone: '#2f3338',
    marks: (ink) => {
      ink.shape('M16 38Q18 18 40 18Q56 20 62 38Q56 50 40 52Q24 50 16 38Z', '#f6f3ec')
      ink.shape('M20 28Q28 16 42 18Q54 20 58 30Q40 24 20 28Z', '#3f78b8')
      ink.line('M14 37L58 38', 3.4, '#2b3242')
      ink.shape('M19 46Q30 54 46 53Q34 62 26 57Z', '#2b3242')
    },
  },
  {
    words: 'bluebird|eastern bluebird|indigo bunting'.split('|'),
    tall: 0.16,
    colour: '#3f83d0',
    belly: '#f3ece0',
    wing: '#2f66b0',
    beak: SHORT,
    beakTone: '#3a342e',
    marks: (ink) => ink.shape('M22 50Q34 50 46 56Q58 66 52 82Q36 82 28 66Z', '#d9743a'),
  },
  {
    words:
      'quail|partridge|grouse|ruffed grouse|black grouse|ptarmigan|prairie chicken|bobwhite'.split(
        '|',
      ),
    tall: 0.24,
    colour: '#9a7350',
    belly: '#dcc39a',
    wing: '#6d4d34',
    beak: STOUT,
    beakTone: '#3a342e',
    tail: 'M90 64L114 68L112 80L86 76Z',
    marks: (ink) => {
      ink.shape('M34 20Q24 2 42 4Q46 12 38 20Z', '#2f2824')
      ink.line('M22 32Q36 24 56 34', 3.2, CREAM)
      ink.shape('M18 42Q28 46 36 54Q28 60 22 52Z', '#2f2824')
      for (const [x, y] of pairs('44 70, 54 78, 38 62, 66 80, 50 62'))
        ink.oval([x, y, 3, 4], '#8a6242')
    },
    wingMarks: (ink) => ink.line('M60 54Q74 58 88 70M62 62Q72 66 82 72', 2, CREAM),
  },
  {
    words: ['robin', 'redbreast', 'european robin'],
    tall: 0.16,
    colour: '#8a6f55',
    belly: '#f1e9dc',
    wing: '#6f5843',
    beak: SHORT,
    beakTone: '#4a3b30',
    marks: (ink) => {
      ink.shape('M17 40Q22 28 38 30Q46 44 56 52Q50 66 36 68Q28 62 26 56Q16 50 17 40Z', '#e4632f')
      ink.shape('M34 68Q56 64 84 76Q76 86 62 86Q40 86 34 68Z', '#f1e9dc')
    },
  },
  {
    words: 'sparrow|house sparrow|nightingale|wren|lark|skylark|thrush|warbler'.split('|'),
    tall: 0.15,
    colour: '#b08d68',
    belly: '#ece0cc',
    wing: '#7d5b3d',
    beak: SHORT,
    beakTone: '#5b4a3c',
    marks: (ink) => {
      ink.shape('M18 34Q22 18 40 18Q54 20 60 34Q44 26 18 34Z', '#8a5a36')
      ink.shape('M22 46Q30 46 34 56Q28 58 24 52Z', '#3d342d')
    },
    wingMarks: (ink) => ink.line('M56 54Q66 56 74 66', 2.6, '#f1e6d2'),
  },
  {
    words: ['pigeon', 'city pigeon', 'street pigeon', 'wood pigeon', 'carrier pigeon'],
    tall: 0.3,
    colour: '#8d97a8',
    belly: '#a9b1bf',
    wing: '#b4bcc8',
    beak: SHORT,
    beakTone: '#4a4650',
    feet: '#d9635f',
    tail: 'M90 60L126 70L120 84L84 76Z',
    marks: (ink) => {
      ink.shape('M18 44Q30 40 56 36Q66 44 66 52Q50 66 30 64Q26 56 22 50Z', '#5d8f7f')
      ink.shape('M24 54Q44 60 66 48Q66 58 54 66Q40 70 30 66Z', '#8a6a96')
      ink.disc([31, 36, 5.6], '#f0a24a')
    },
    wingMarks: (ink) => ink.line('M70 56Q76 64 72 74M82 60Q87 67 84 75', 3.2, '#4c5364'),
  },
  {
    words: ['crowned pigeon', 'victoria crowned pigeon', 'goura'],
    tall: 0.7,
    colour: '#5f8fc4',
    belly: '#8a3346',
    wing: '#4f7db4',
    beak: SHORT,
    beakTone: '#4a4650',
    feet: '#b0525f',
    tail: 'M90 58L132 74L124 90L84 78Z',
    marks: (ink) => {
      fanOfLace(ink)
      ink.shape('M15 38Q26 28 46 34Q40 46 22 46Z', '#23304d')
      ink.disc([31, 36, 6.4], '#d8242c')
    },
    wingMarks: (ink) => {
      ink.line('M58 60Q70 66 78 62', 5, '#c9d6e6')
      ink.line('M58 66Q70 72 80 68', 4, '#8a3346')
    },
  },
  {
    words: ['woodpecker', 'spotted woodpecker', 'great spotted woodpecker'],
    tall: 0.28,
    colour: '#34343a',
    belly: '#f4efe6',
    wing: '#2a2a30',
    beak: 'M20 33L-14 40Q-6 44 22 46Z',
    beakTone: '#6b6b72',
    tail: 'M92 64L126 88L112 94L82 78Z',
    marks: (ink) => {
      ink.shape('M22 30Q26 8 46 6Q62 10 66 30Q48 18 22 30Z', '#d92b2b')
      ink.shape('M18 42Q30 40 46 42Q52 50 44 54Q30 52 22 50Z', '#f4efe6')
      ink.shape('M58 78Q76 74 90 74Q84 86 66 86Z', '#d92b2b')
    },
    wingMarks: (ink) => {
      for (const [x, y] of pairs('62 56, 70 62, 78 64, 72 72, 84 71'))
        ink.oval([x, y, 3.4, 2], '#f4efe6')
    },
  },
  {
    words: ['cardinal bird', 'red cardinal', 'northern cardinal', 'cardinal'],
    tall: 0.22,
    colour: '#d8312c',
    belly: '#c72823',
    wing: '#a81f1e',
    beak: STOUT,
    beakTone: '#f08a2c',
    marks: (ink) => {
      crest('M24 26Q34 8 58 -2Q56 18 60 34Q44 20 24 26Z')(ink)
      ink.shape('M17 34Q24 30 26 38Q28 48 22 50Q16 46 17 34Z', COAL)
    },
  },
  {
    words: ['blue jay', 'jay', 'bluejay'],
    tall: 0.27,
    colour: '#4d87d8',
    belly: '#eef1f4',
    wing: '#2f62b8',
    beak: SHORT,
    beakTone: '#3a3f48',
    marks: (ink) => {
      crest('M26 26Q36 8 60 2Q56 18 60 34Q44 20 26 26Z')(ink)
      ink.shape('M18 40Q28 44 40 44Q46 50 36 54Q24 52 18 40Z', '#eef1f4')
      ink.line('M28 56Q44 58 54 44', 3, '#22304a')
    },
    wingMarks: (ink) => {
      for (const x of [66, 76, 86]) ink.line(`M${x} 62L${x + 4} 73`, 2.4, '#eef1f4')
    },
  },
  {
    words: ['kingfisher', 'kookaburra'],
    tall: 0.2,
    colour: '#1f97c4',
    belly: '#e8843a',
    wing: '#12729f',
    beak: LONG,
    beakTone: '#2d2f36',
    feet: '#d8562f',
    tail: 'M92 64L116 76L108 84L86 74Z',
    marks: (ink) => {
      ink.shape('M18 42Q28 40 44 44Q52 50 42 54Q28 54 22 50Z', '#fbf4e6')
      ink.shape('M20 40L34 42L32 46L22 46Z', '#e8843a')
    },
    wingMarks: (ink) => {
      for (const [x, y] of pairs('62 56, 72 60, 80 66, 66 66')) ink.disc([x, y, 1.8], '#8fdcf2')
    },
  },
  {
    words: ['swallow', 'swift', 'barn swallow', 'martin'],
    tall: 0.17,
    colour: '#2c3f72',
    belly: '#f6efe2',
    wing: '#1f2c54',
    beak: 'M18 38L8 42L20 45Z',
    beakTone: '#2a2a30',
    tail: 'M90 62L148 58L104 72L150 88L84 76Z',
    marks: (ink) => ink.shape('M17 40Q26 38 34 44Q40 54 32 58Q20 52 17 40Z', '#b8442c'),
  },
  {
    words: ['canary', 'yellow bird'],
    tall: 0.13,
    colour: '#ffd93f',
    belly: '#ffe98a',
    wing: '#eabf25',
    beak: STOUT,
    beakTone: '#f2a35a',
  },
  {
    words: ['goldfinch', 'finch', 'chaffinch', 'bullfinch'],
    tall: 0.13,
    colour: '#c19a6a',
    belly: '#f4ead8',
    wing: '#2f2a28',
    beak: STOUT,
    beakTone: '#e8cfae',
    marks: (ink) => {
      ink.shape('M17 34Q22 20 36 20Q42 34 38 48Q28 52 22 50Q15 44 17 34Z', '#d8342c')
      ink.shape('M40 18Q56 20 60 36Q50 34 46 46Q40 34 40 18Z', '#2f2a28')
    },
    wingMarks: (ink) => ink.shape('M60 60Q78 58 92 70Q76 74 60 66Z', '#ffd23f'),
  },
  {
    words: ['magpie'],
    tall: 0.35,
    colour: '#26272d',
    belly: '#f6f6f2',
    wing: '#23408a',
    beak: SHORT,
    beakTone: '#1c1c20',
    feet: '#2a2a2e',
    tail: 'M90 60L160 84L150 94L84 76Z',
    wingMarks: (ink) => ink.shape('M54 52Q70 52 78 62Q66 66 54 60Z', '#f6f6f2'),
  },
  {
    words: ['toucan', 'hornbill'],
    tall: 0.5,
    colour: '#2b2b30',
    belly: '#2b2b30',
    wing: '#1e1e22',
    beak: 'M24 22Q-6 10 -26 26Q-36 38 -30 52Q-24 44 -6 46Q14 50 24 48Z',
    beakTone: '#f6a02c',
    beakMarks: (ink) => {
      ink.shape('M-30 52Q-36 38 -26 26Q-20 36 -22 46Z', COAL)
      ink.line('M24 36Q0 30 -24 40', 1.6, '#c8641e')
    },
    feet: '#7d8fa8',
    tail: 'M92 64L128 86L116 94L84 78Z',
    marks: (ink) => {
      ink.shape('M20 44Q30 34 48 38Q58 50 50 62Q34 66 27 58Q24 52 20 44Z', '#fbe9a0')
      ink.oval([32, 35, 8, 7], '#3fa6d8')
      ink.shape('M60 82Q76 78 90 76Q82 88 66 86Z', '#d8342c')
    },
  },
]

/** Small birds, each in its own coat. */
export const SONGBIRDS: readonly Prop[] = SONGBIRD_LIST.map(songbird)
