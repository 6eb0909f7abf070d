import { driven, metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, WOOD, PLANK, BARK, GOLD } from '../tones.ts'

const LOW = { rightHand: [0.5, 0.9], leftHand: [0.5, 0.9], bothHands: [0.5, 0.9] } as const

export const SPORT_GEAR: readonly Prop[] = [
  {
    words: ['baseball bat', 'bat and ball', 'softball bat'],
    ...metresTall(0.85, 18, PLANK),
    grips: LOW,
    draw: (ink) => {
      ink.shape('M9 0Q17 1 16 14Q14 42 11.6 62L11 94H7L6.4 62Q4 42 2 14Q1 1 9 0Z', ink.main)
      ink.shape('M10 0Q17 1 16 14Q14 42 11.6 62L11 94H9Z', ink.dark)
      ink.shape('M6.7 70H11.3L11 94H7Z', COAL)
      ink.box([4.6, 93, 8.8, 6], ink.deep, 2.6)
    },
  },
  {
    words: ['baseball glove', 'baseball mitt', 'catcher mitt', 'mitt', "catcher's mitt"],
    ...metresTall(0.3, 96, '#b0693a'),
    draw: (ink) => {
      for (const [x, y, turn] of triples('24 30 -0.3, 42 20 -0.08, 60 20 0.1, 76 30 0.3'))
        ink.oval([x, y, 11, 28], ink.dark, turn)
      ink.oval([11, 58, 10, 22], ink.dark, -0.5)
      ink.shape('M10 56Q10 30 48 28T88 54Q90 98 50 98T10 56Z', ink.main)
      ink.shape('M66 32Q88 38 88 54Q90 98 50 98Q80 86 66 32Z', ink.dark)
      ink.line('M14 46Q26 60 24 80', 2, ink.deep)
      for (const y of [34, 42]) ink.line(`M20 ${y - 12}Q48 ${y - 26} 78 ${y - 10}`, 2, ink.pale)
      ink.disc([50, 62, 19], WHITE)
      ink.line('M38 50Q46 62 38 75', 1.6, '#d8443c')
      ink.line('M62 50Q54 62 62 75', 1.6, '#d8443c')
    },
  },
  {
    words: ['tennis racket', 'tennis racquet', 'racket', 'racquet'],
    ...metresTall(0.7, 42, '#d8433b'),
    grips: LOW,
    draw: (ink) => {
      for (let i = -3; i <= 3; i++) {
        const half = 27 * Math.sqrt(1 - (i / 4.2) ** 2)
        ink.line([21 + i * 4.6, 30 - half, 21 + i * 4.6, 30 + half], 0.9, CREAM)
      }
      for (let i = -4; i <= 4; i++) {
        const half = 17 * Math.sqrt(1 - (i / 5.2) ** 2)
        ink.line([21 - half, 30 + i * 5.4, 21 + half, 30 + i * 5.4], 0.9, CREAM)
      }
      ink.line(
        'M21 2C34 2 40 16 40 28C40 44 31 56 21 60C11 56 2 44 2 28C2 16 8 2 21 2Z',
        3.6,
        ink.main,
      )
      ink.line('M21 2C34 2 40 16 40 28', 3.6, ink.dark)
      ink.shape('M12 54L19 70H23L30 54Q21 62 12 54Z', ink.main)
      ink.box([18, 66, 6, 33], COAL, 2)
      ink.box([18, 66, 6, 5], ink.dark, 1)
    },
  },
  {
    words: ['basketball hoop', 'basketball net', 'basket hoop'],
    ...metresTall(3.6, 60, '#f06a2f'),
    grips: { top: [0.3, 0.24] },
    draw: (ink) => {
      ink.line('M50 99V30L34 20', 5, IRON)
      ink.box([40, 95, 20, 5], COAL, 2)
      ink.box([4, 0, 38, 26], WHITE, 2)
      ink.box([34, 0, 8, 26], '#e4ded0', 2)
      ink.line('M15 20V10H31V20', 1.6, ink.main)
      for (const i of [0, 1, 2, 3, 4]) ink.line([13 + i * 5, 25, 16 + i * 3.5, 40], 0.9, WHITE)
      for (const y of [30, 35, 40])
        ink.line([13 + (y - 25) * 0.2, y, 33 - (y - 25) * 0.2, y], 0.8, WHITE)
      ink.line('12,24 34,24', 2.6, ink.main)
    },
  },
  {
    words: ['goal', 'soccer goal', 'football goal', 'goalpost'],
    ...metresTall(2.4, 250, WHITE),
    grips: { middle: [0.5, 0.6] },
    draw: (ink) => {
      ink.faint(0.75, () => {
        for (let x = 12; x < 244; x += 14) ink.line([x, 6, 125 + (x - 125) * 0.92, 98], 1, ink.dark)
        for (let y = 16; y < 98; y += 12) ink.line([8, y, 242, y], 1, ink.dark)
      })
      ink.line('6,98 6,5 244,5 244,98', 7, ink.main)
      ink.line('244,8 244,98', 3, ink.dark)
    },
  },
  {
    words: ['golf club', 'putter'],
    ...metresTall(1.1, 26, METAL),
    grips: { bothHands: [0.2, 0.1], rightHand: [0.2, 0.1], leftHand: [0.2, 0.1] },
    draw: (ink) => {
      ink.line('4,4 12,92', 2, ink.main)
      ink.line('4,3 6,26', 3.4, COAL)
      ink.shape('M10 88L24 92Q26 99 20 100H11Z', STEEL)
    },
  },
  {
    words: ['golf hole', 'golf flag'],
    ...metresTall(0.5, 90, '#d6453f'),
    draw: (ink) => {
      ink.oval([45, 92, 44, 8], '#8ed06e')
      ink.oval([45, 92, 15, 4], COAL)
      ink.line('45,92 45,4', 2.4, CREAM)
      ink.poly('46,4 82,15 46,28', ink.main)
      ink.poly('46,18 64,21 46,28', ink.dark)
    },
  },
  {
    words: ['mini golf windmill', 'miniature windmill', 'toy windmill'],
    ...metresTall(0.8, 80, '#d9583f'),
    moving: [
      {
        ...driven('time', [40, 34], 0.16),
        draw: (ink) => {
          for (let arm = 0; arm < 4; arm++)
            ink.moved({ x: 40, y: 34, turn: (arm * Math.PI) / 2 + 0.4 }, () => {
              ink.box([-1.4, -33, 2.8, 33], PLANK, 1)
              ink.box([1, -32, 10, 22], WHITE, 1)
            })
          ink.disc([40, 34, 4], GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('26,32 54,32 66,100 14,100', ink.main)
      ink.poly('44,32 54,32 66,100 48,100', ink.dark)
      ink.shape('M22 33L40 10L58 33Z', '#4f8f6a')
      ink.shape('M28 100V84Q40 66 52 84V100Z', COAL)
    },
  },
  {
    words: ['hockey stick', 'ice hockey stick'],
    ...metresTall(1.5, 40, PLANK),
    grips: { bothHands: [0.16, 0.2], rightHand: [0.16, 0.3], leftHand: [0.1, 0.08] },
    draw: (ink) => {
      ink.line('M4 3L22 88Q23 95 30 95H37', 5, ink.main)
      ink.line('4,3 8,22', 5, COAL)
      ink.line('M24 94Q26 96 37 95.4', 5.6, COAL)
    },
  },
  {
    name: 'sports-ball',
    words: ['ball', 'beach ball', 'toy ball'],
    ...metresTall(0.3, 100, '#e5443c'),
    build: 'wheeled',
    grips: { middle: [0.5, 0.5] },
    moving: [
      {
        ...driven('roll', [50, 50]),
        draw: (ink) => {
          ink.disc([50, 50, 49], WHITE)
          const wedges = ink.own
            ? [ink.main, WHITE, '#3d86d6', WHITE, GOLD, WHITE]
            : [ink.main, ink.light, ink.main, ink.dark, ink.main, ink.light]
          wedges.forEach((colour, i) => {
            const [a, b] = [(i * Math.PI) / 3, ((i + 1) * Math.PI) / 3]
            const at = (angle: number): string =>
              `${50 + 49 * Math.cos(angle)} ${50 + 49 * Math.sin(angle)}`
            const bow = `${50 + 30 * Math.cos(a + 0.35)} ${50 + 30 * Math.sin(a + 0.35)}`
            const back = `${50 + 30 * Math.cos(b + 0.35)} ${50 + 30 * Math.sin(b + 0.35)}`
            ink.shape(`M50 50Q${bow} ${at(a)}A49 49 0 0 1 ${at(b)}Q${back} 50 50Z`, colour)
          })
          ink.disc([50, 50, 8], CREAM)
        },
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.deep)
    },
  },
  {
    name: 'bow',
    words: ['bow and arrow', 'bow', 'archery bow'],
    ...metresTall(1.4, 50, BARK),
    faces: 'right',
    grips: { leftHand: [0.8, 0.5], rightHand: [0.2, 0.5] },
    draw: (ink) => {
      ink.line('M10 2Q14 10 24 18Q44 34 44 50T24 82Q14 90 10 98', 4.4, ink.main)
      ink.line('10,2 10,98', 1, CREAM)
      ink.box([40, 42, 7, 16], ink.deep, 3)
    },
  },
  {
    name: 'net',
    words: ['volleyball net', 'tennis net', 'net'],
    ...metresTall(2.2, 320, WHITE),
    draw: (ink) => {
      for (const x of [6, 308]) ink.box([x, 0, 7, 100], WOOD, 3)
      for (let x = 20; x < 308; x += 14) ink.line([x, 6, x, 52], 1.3, ink.dark)
      for (let y = 14; y < 54; y += 10) ink.line([12, y, 310, y], 1.3, ink.dark)
      ink.box([12, 3, 298, 6], ink.main, 2)
    },
  },
]
