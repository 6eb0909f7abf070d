import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD } from '../tones.ts'
import { wings } from './creature-parts.ts'

/** A webbed wing on three fingers, spread over the back. */
function wing(ink: Ink, tone: string, web: string): void {
  ink.shape(
    'M84 46Q80 18 98 2Q112 0 132 6Q150 12 160 26Q146 24 138 32Q126 28 118 38Q104 34 98 50Z',
    web,
  )
  ink.line('M85 46Q82 18 98 3', 4.4, tone)
  ink.line('M98 3Q136 6 159 26M98 3Q124 14 138 32M98 3Q112 20 118 38', 2, tone)
  ink.poly('96,4 100,0 94,-4', CREAM)
}

function clawedLeg(ink: Ink, x: number, tone: string): void {
  ink.shape(
    `M${x - 9} 60Q${x - 7} 80 ${x - 6} 90Q${x - 14} 93 ${x - 13} 98H${x + 6}Q${x + 8} 78 ${x + 11} 60Z`,
    tone,
  )
  for (const toe of [-11, -6, -1])
    ink.poly(`${x + toe},98 ${x + toe - 3},100 ${x + toe + 2},94`, CREAM)
}

const leg = (x: number, phase: number, behind = false): MovingPiece => ({
  by: 'step',
  phase,
  at: [x, 66],
  behind,
  draw: (ink) => clawedLeg(ink, x, behind ? ink.deep : ink.dark),
})

/** Spikes along a back, each from its left foot to its tip to its right foot. */
function spikes(ink: Ink, tips: string): void {
  for (const tip of tips.split(' | ')) ink.poly(tip, GOLD)
}

function head(ink: Ink): void {
  ink.shape('M56 40Q46 34 44 22Q60 18 68 30Q72 40 82 46Q84 62 70 66Q58 62 56 40Z', ink.main)
  spikes(ink, '62,20 70,14 67,26 | 68,28 78,23 73,35 | 74,38 84,33 80,44')
  ink.poly('50,14 60,-2 62,2 58,18', CREAM)
  ink.poly('42,12 48,-2 51,1 50,16', '#d9c9a4')
  ink.shape('M18 32Q32 38 46 34L44 40Q28 44 18 38Z', ink.dark)
  ink.shape(
    'M38 10Q56 6 62 20Q62 34 48 36Q30 36 14 34Q4 30 8 24Q14 20 26 20Q32 12 38 10Z',
    ink.main,
  )
  ink.shape('M48 36Q30 36 14 34Q8 32 7 29Q26 32 48 30Q58 26 61 24Q60 34 48 36Z', ink.light)
  for (const x of [16, 24, 32]) ink.poly(`${x},34 ${x + 2},38.5 ${x + 4},34.4`, '#fffaf0')
  ink.oval([12, 24.6, 2, 1.4], ink.deep)
  ink.oval([40, 19, 5, 4.6], '#ffe27a')
  ink.oval([39, 19.4, 1.8, 4], COAL)
  ink.line('M34 13Q41 10 47 15', 2.6, ink.deep)
  ink.shape('M56 22Q68 22 70 14Q72 28 58 32Z', ink.dark)
}

/** Dragons as tales have them: four legs, two wings, a fire within. */
export const DRAGONS: readonly Prop[] = [
  {
    words: ['dragon', 'fire dragon', 'fire-breathing dragon', 'wyvern'],
    ...metresTall(4, 184, '#4d9a4f'),
    faces: 'left',
    home: 'any',
    build: 'quadruped',
    eyes: [0.21, 0.19, 0.1],
    grips: { mouth: [0.06, 0.33], head: [0.28, 0.04], seat: [0.46, 0.46], back: [0.5, 0.46] },
    moving: [
      wings(
        [88, 48],
        (ink) => ink.moved({ x: 10, y: 0 }, () => wing(ink, ink.deep, '#b5713c')),
        true,
      ),
      leg(78, 0.5, true),
      leg(122, 0.1, true),
      {
        ...driven('sway', [126, 60], 1.2),
        behind: true,
        draw: (ink) => {
          ink.shape(
            'M120 46Q146 50 158 66Q168 78 176 62Q178 82 162 84Q142 84 128 72Q118 70 116 66Z',
            ink.main,
          )
          ink.shape('M170 68Q168 56 178 48Q186 58 182 70Q176 72 170 68Z', GOLD)
          spikes(ink, '128,50 137,44 138,54 | 142,56 151,52 150,62 | 154,66 163,63 160,72')
        },
      },
      leg(66, 0),
      leg(112, 0.6),
      { by: 'bow', at: [72, 52], draw: head },
      {
        ...driven('lids', [72, 52]),
        draw: (ink) => {
          ink.oval([40, 19, 5.6, 5.2], ink.main)
          ink.line('M35 20Q40 24 45 20', 1.8, ink.deep)
        },
      },
      wings([84, 48], (ink) => wing(ink, ink.dark, '#e39a4c')),
    ],
    draw: (ink) => {
      ink.shape(
        'M58 52Q66 42 84 44Q110 40 126 48Q136 58 130 72Q118 82 92 80Q66 82 58 70Q54 60 58 52Z',
        ink.main,
      )
      ink.shape('M60 68Q88 80 122 72Q116 82 92 80Q66 82 60 68Z', CREAM)
      ink.line('M72 74L70 80M84 76L83 81M96 77L97 81M108 75L110 80', 1.4, '#d8c6a0')
      spikes(ink, '92,44 99,37 102,44 | 106,44 114,38 116,46')
      for (const x of [78, 92, 106]) ink.oval([x, 58, 4.6, 3], ink.dark)
    },
  },
  {
    name: 'dragon-sleeping',
    words: ['curled up dragon'],
    ...metresLong(6, 230, '#4d9a4f'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.08, 0.82], head: [0.2, 0.36] },
    moving: [
      {
        by: 'sway',
        speed: 0.3,
        rate: 1.3,
        at: [196, 70],
        draw: (ink) => {
          ink.line('M200 66Q222 90 180 93Q140 97 96 94', 13, ink.dark)
          ink.shape('M104 94Q92 82 78 92Q86 104 104 98Z', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M62 98Q46 62 84 36Q124 8 172 22Q218 40 214 78Q210 98 190 98Z', ink.main)
      spikes(
        ink,
        '96,32 102,18 110,25 | 120,20 128,7 136,16 | 148,16 158,5 164,18 | 178,26 191,18 192,34 | 200,44 213,42 207,58',
      )
      ink.shape(
        'M104 82Q96 44 124 24Q168 20 196 62Q176 56 164 68Q148 58 136 74Q118 66 104 82Z',
        '#e39a4c',
      )
      ink.line('M104 82Q97 46 124 25', 5, ink.deep)
      ink.line('M124 25Q168 30 195 62M124 25Q152 42 164 68M124 25Q134 48 136 74', 2.2, ink.deep)
      ink.oval([180, 84, 26, 14], ink.dark)
      ink.shape('M70 98Q66 76 82 62Q98 70 96 98Z', ink.dark)
      ink.poly('58,44 82,28 84,34 64,54', CREAM)
      ink.poly('44,44 64,24 68,29 54,52', '#d9c9a4')
      ink.shape(
        'M12 84Q8 72 24 68Q32 50 52 46Q78 46 82 66Q82 90 58 93Q28 98 12 92Q6 88 12 84Z',
        ink.main,
      )
      ink.shape('M12 84Q38 90 62 84Q76 78 81 72Q80 90 58 93Q28 98 12 92Q6 88 12 84Z', ink.light)
      ink.line('M12 85Q38 91 60 85', 1.6, ink.deep)
      ink.line('M38 66Q46 74 55 66', 3, ink.deep)
      ink.oval([17, 78, 2.6, 1.8], ink.deep)
      ink.oval([44, 96, 16, 5], ink.dark)
      for (const x of [30, 37, 44]) ink.poly(`${x},96 ${x - 5},100 ${x + 2},99`, CREAM)
    },
  },
]
