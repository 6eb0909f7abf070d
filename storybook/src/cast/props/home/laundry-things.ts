import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { WHITE, METAL, STEEL, COAL, WOOD } from '../tones.ts'

export const LAUNDRY_THINGS: readonly Prop[] = [
  {
    words: [
      'laundry heap',
      'laundry pile',
      'clothes heap',
      'clothes pile',
      'laundry',
      'dirty laundry',
      'unfolded laundry',
    ],
    ...metresLong(1.1, 210, '#7fb4d0'),
    grips: { top: [0.5, 0.16], seat: [0.5, 0.16] },
    draw: (ink) => {
      ink.shape('M6 98Q2 70 34 66Q44 34 78 36Q104 6 138 26Q172 34 176 62Q208 70 204 98Z', ink.dark)
      ink.shape('M70 40Q104 4 142 28Q128 54 96 52Q78 54 70 40Z', WHITE)
      ink.shape('M118 34Q160 22 178 62Q150 74 124 58Z', '#e8737d')
      ink.shape('M30 68Q48 36 92 46Q104 66 76 78Q46 82 30 68Z', ink.main)
      ink.shape('M80 62Q110 44 142 62Q146 84 112 88Q84 84 80 62Z', '#f2c84f')
      ink.shape('M4 98Q0 70 44 72Q78 80 70 98Z', '#5b79c9')
      ink.shape('M132 70Q176 58 206 84V98H136Q124 84 132 70Z', '#8fbf7a')
      ink.shape('M62 98Q64 78 102 82Q140 82 146 98Z', '#d9a0c8')
      ink.line('M10 86Q34 76 60 88', 2.4, '#3f5aa0')
      ink.line('M142 84Q168 72 196 88', 2.4, '#6a9a58')
      ink.line('M88 66Q112 56 136 68', 2.4, '#c99a2e')
      ink.line('M42 64Q60 50 86 54', 2.4, ink.deep)
      ink.line('M86 34Q108 22 130 32', 2.4, '#cfd6dc')
      ink.line('M148 44Q160 48 166 60', 2.4, '#b9505a')
      ink.line('M82 92Q104 86 128 93', 2.4, '#b07aa0')
    },
  },
  {
    words: ['washing machine', 'washer', 'dryer', 'laundry machine'],
    ...metresTall(0.85, 84, '#eceeee'),
    grips: { top: [0.5, 0] },
    moving: [
      {
        ...driven('time', [42, 60], 0.7),
        draw: (ink) => {
          ink.disc([42, 60, 20], '#7fb4d0')
          ink.shape('M24 62Q30 50 42 56T60 58Q58 78 42 79T24 62Z', '#d9f0f6')
          ink.oval([36, 66, 9, 6], '#e8737d', 0.5)
          ink.oval([50, 68, 8, 6], '#f2c84f', -0.4)
          ink.oval([46, 52, 7, 4], '#5b79c9', 0.2)
        },
      },
    ],
    draw: (ink) => {
      ink.box([1, 1, 82, 98], ink.main, 5)
      ink.box([68, 1, 15, 98], ink.dark, 5)
      ink.box([1, 1, 82, 18], ink.pale, 5)
      ink.line('2,20 82,20', 1.6, ink.deep)
      ink.box([8, 6, 22, 8], ink.dark, 2)
      ink.disc([48, 10, 5], ink.deep)
      ink.box([60, 7, 14, 6], '#2f4a3f', 1.5)
      ink.disc([42, 60, 30], STEEL)
      ink.disc([42, 60, 26], METAL)
      ink.disc([42, 60, 21.6], COAL)
    },
  },
  {
    words: ['iron', 'clothes iron', 'flatiron'],
    ...metresLong(0.28, 150, '#4f8fd0'),
    faces: 'left',
    grips: { rightHand: [0.6, 0.2], leftHand: [0.6, 0.2] },
    draw: (ink) => {
      ink.line('M58 52Q62 16 96 16H124Q140 18 140 60', 15, ink.deep)
      ink.shape('M6 88Q40 50 90 48H132Q142 48 144 60L146 88Z', ink.main)
      ink.shape('M110 48H132Q142 48 144 60L146 88H112Z', ink.dark)
      ink.shape('M2 100Q2 88 10 86H148V96Q148 100 144 100Z', STEEL)
      ink.disc([98, 66, 7], ink.pale)
    },
  },
  {
    words: ['ironing board'],
    ...metresTall(0.95, 150, '#7fb2d9'),
    grips: { top: [0.5, 0.1] },
    draw: (ink) => {
      ink.line('44,16 112,96', 5, STEEL)
      ink.line('112,16 40,96', 5, METAL)
      ink.line('28,97 56,97', 4, COAL)
      ink.line('98,97 126,97', 4, COAL)
      ink.shape('M4 12Q4 6 20 4H144Q150 4 150 10V14Q150 20 144 20H26Q4 20 4 12Z', ink.main)
      ink.shape('M6 15H150Q150 20 144 20H26Q10 20 6 15Z', ink.dark)
      for (const x of [34, 56, 78, 100, 122]) ink.disc([x, 10, 2.4], WHITE)
    },
  },
  {
    words: ['sewing machine'],
    ...metresTall(0.35, 134, '#3f8f8a'),
    faces: 'left',
    grips: { bothHands: [0.2, 0.8], top: [0.3, 0.1] },
    moving: [
      {
        ...driven('time', [126, 36], 0.8),
        draw: (ink) => {
          ink.disc([126, 36, 9], COAL)
          ink.box([124.6, 28, 2.8, 16], METAL, 1)
        },
      },
      {
        ...driven('sway', [28, -160], 0.14),
        rate: 16,
        draw: (ink) => {
          ink.box([24, 62, 8, 10], METAL, 1)
          ink.box([26.6, 70, 2.6, 12], STEEL, 1)
        },
      },
    ],
    draw: (ink) => {
      ink.box([2, 82, 130, 18], WOOD, 4)
      ink.box([2, 92, 130, 8], '#8f5d34', 4)
      ink.shape(
        'M94 84V46H44V58Q44 64 36 64H22Q14 64 14 56V30Q14 14 32 14H108Q122 14 122 30V84Z',
        ink.main,
      )
      ink.shape('M104 14H108Q122 14 122 30V84H104Z', ink.dark)
      ink.box([14, 80, 34, 4], METAL, 2)
      ink.box([52, 4, 9, 12], '#e4568c', 2)
      ink.box([54, 0, 5, 5], WOOD, 1)
      ink.shape('M0 84Q16 74 40 80L44 84Z', '#f2c84f')
      ink.box([52, 22, 40, 7], ink.pale, 3.5)
    },
  },
  {
    words: ['bathroom scale', 'bathroom scales', 'weighing scale', 'weighing scales'],
    ...metresTall(0.14, 360, '#8fc3c9'),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      for (const x of [34, 300]) ink.box([x, 88, 26, 12], COAL, 4)
      ink.shape('M44 6H316L356 64H4Z', ink.pale)
      ink.shape('M60 14H300L330 56H30Z', ink.main)
      ink.box([4, 62, 352, 30], ink.dark, 8)
      ink.box([120, 66, 120, 22], WHITE, 8)
      for (let mark = 0; mark < 9; mark++) ink.box([130 + mark * 12, 68, 2, 9], COAL)
      ink.box([190, 66, 4, 22], '#d8453f', 1)
    },
  },
]
