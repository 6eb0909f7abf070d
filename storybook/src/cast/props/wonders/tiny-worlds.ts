import { quads, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'

const SEA = ['#2f7fb8', '#3f97cf', '#63b4e0'] as const

/** A row of waves with white crests, from edge to edge. */
function waves(ink: Ink, y: number, tone: string): void {
  ink.shape(`M0 100V${y}Q15 ${y - 16} 30 ${y}T60 ${y}T90 ${y}T120 ${y}T150 ${y}V100Z`, tone)
  for (const x of [15, 75, 135])
    ink.line(`M${x - 9} ${y - 6}Q${x} ${y - 11} ${x + 9} ${y - 6}`, 3, WHITE)
}

function sea(ink: Ink): void {
  waves(ink, 62, SEA[0])
  waves(ink, 74, SEA[1])
  waves(ink, 86, SEA[2])
}

/** A boat with two sails, as small as a thumb. */
function boat(ink: Ink): void {
  ink.shape('M52 62H98L90 76H60Z', '#a8562f')
  ink.line('75,62 75,16', 3, '#6b4226')
  ink.poly('77,18 77,56 100,56', WHITE)
  ink.poly('73,24 73,56 54,56', '#f1d9b0')
  ink.poly('75,16 75,8 87,12', '#d8433c')
}

const STARS =
  '50 6 2, 92 14 2.4, 20 30 2, 110 40 2, 34 70 2, 104 76 2.2, 60 90 1.8, 74 20 1.6, 14 52 1.8, 120 60 1.6'

/** Worlds as small as a cup holds. No word of a prompt means one by itself: what a land is in does. */
export const TINY_WORLDS: readonly Prop[] = [
  {
    words: ['teacup waves'],
    ...metresTall(0.1, 150, '#3f97cf'),
    moving: [
      { ...driven('sway', [75, 80], 0.16), rate: 1.6, behind: true, draw: boat },
      { ...driven('sway', [75, 140], 0.04), rate: 2, draw: sea },
    ],
    draw: (ink) => waves(ink, 66, SEA[0]),
  },
  {
    words: ['teacup storm'],
    ...metresTall(0.12, 150, '#5b6472'),
    moving: [
      { ...driven('sway', [75, 82], 0.34), rate: 2.2, behind: true, draw: boat },
      { ...driven('sway', [75, 140], 0.07), rate: 3, draw: sea },
      {
        ...driven('flicker', [75, 40], 0.5),
        behind: true,
        draw: (ink) => ink.poly('84,24 68,48 78,48 70,68 96,40 84,40 92,24', '#ffe066'),
      },
    ],
    draw: (ink) => {
      for (const [x, y, r, shade] of quads(
        '40 18 18 0, 66 10 20 1, 96 12 20 0, 116 20 15 1, 78 22 20 1',
      ))
        ink.disc([x, y, r], shade === 0 ? '#5b6472' : '#727c8b')
    },
  },
  {
    words: ['teacup star whirl'],
    ...metresTall(0.12, 130, '#7a4fd0'),
    moving: [
      {
        ...driven('time', [65, 50], 0.06),
        draw: (ink) => {
          for (let arm = 0; arm < 4; arm++)
            ink.moved({ x: 65, y: 50, turn: arm * 1.5708 }, () => {
              ink.faint(0.9, () =>
                ink.shape(
                  'M0 0Q34 -6 40 -34Q46 -8 22 8Q8 14 0 0Z',
                  arm % 2 ? '#e08ad8' : '#8ab4ff',
                ),
              )
            })
          for (const [x, y, r] of triples(STARS)) ink.disc([x, y, r], '#fff6c8')
        },
      },
    ],
    draw: (ink) => {
      ink.disc([65, 50, 49], '#241a52')
      ink.disc([65, 50, 38], '#3a2680')
      ink.disc([65, 50, 12], '#fff2c4')
    },
  },
  {
    words: ['teacup city'],
    ...metresTall(0.14, 130, '#8fa3bd'),
    draw: (ink) => {
      ink.shape('M0 100Q4 86 30 86H100Q126 86 130 100Z', '#7fae62')
      for (const [x, top, wide, tone] of quads(
        '10 52 18 0, 24 30 20 1, 42 8 22 2, 60 22 18 0, 76 2 20 1, 92 36 18 2, 106 56 14 0',
      )) {
        ink.box([x, top, wide, 90 - top], ['#8fa3bd', '#c98f6d', '#6f86a8'][tone] ?? ink.main, 2)
        for (let y = top + 6; y < 82; y += 10)
          for (const dx of [3, wide / 2 + 1]) ink.box([x + dx, y, wide / 2 - 4, 5], '#ffeaa3', 1)
      }
    },
  },
  {
    words: ['teacup world'],
    ...metresTall(0.14, 140, '#6fae4f'),
    draw: (ink) => {
      ink.shape('M2 84Q30 60 70 62Q112 60 138 84Q110 100 70 100Q28 100 2 84Z', '#6fae4f')
      ink.shape('M62 66Q78 76 58 84Q44 92 60 99H76Q66 90 80 82Q92 74 76 64Z', '#5fb0e0')
      ink.poly('96,66 112,34 130,70', '#9aa3b5')
      ink.poly('106,46 112,34 119,48', WHITE)
      ink.box([22, 46, 26, 24], '#f4e3c3', 2)
      ink.poly('18,48 35,28 52,48', '#c9503f')
      ink.box([31, 56, 8, 14], '#7a4a2c', 1)
      ink.line('78,64 78,40', 5, '#7a4a2c')
      ink.disc([78, 32, 14], '#4f9444')
      ink.disc([14, 16, 9], '#ffd75e')
      for (const [x, y, r] of triples('88 10 8, 98 8 10, 108 12 7')) ink.disc([x, y, r], WHITE)
    },
  },
]
