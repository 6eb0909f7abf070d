import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, METAL, STEEL, IRON, COAL, GOLD } from '../tones.ts'

const STAND = { feet: [0.5, 0.35], seat: [0.5, 0.35], top: [0.5, 0.35] } as const

export const BOARDS: readonly Prop[] = [
  {
    name: 'surfboard-flat',
    words: ['flat surfboard', 'surfboard in the water'],
    ...metresLong(2.1, 560, '#f4efe4'),
    home: 'any',
    faces: 'right',
    grips: STAND,
    draw: (ink) => {
      ink.shape('M4 62Q30 10 260 8T556 44Q500 96 260 96T4 62Z', ink.dark)
      ink.shape('M4 58Q30 6 260 4T556 40Q500 84 260 84T4 58Z', ink.main)
      ink.shape('M16 52Q60 38 270 36T540 40Q480 52 270 54T16 52Z', '#ef6a4a')
      ink.shape('M30 52Q80 46 270 45T520 42Q440 49 270 50T30 52Z', '#f6b443')
      ink.shape('M60 22Q160 10 300 10Q180 18 60 30Z', ink.pale)
    },
  },
  {
    words: ['surfboard', 'surf board', 'surf', 'paddle board'],
    ...metresTall(2.1, 30, '#4fb0e0'),
    draw: (ink) => {
      ink.shape('M15 0Q30 24 30 56T20 98Q15 101 10 98T0 56T15 0Z', ink.main)
      ink.shape('M15 0Q30 24 30 56T20 98Q17 100 15 100Z', ink.dark)
      ink.shape('M15 4L17.5 98H12.5Z', WHITE)
      ink.shape('M1 44Q15 52 29 44V52Q15 60 1 52Z', WHITE)
      ink.shape('M0.6 55Q15 63 29.6 55V59Q15 67 0.8 59Z', GOLD)
    },
  },
  {
    name: 'snowboard-flat',
    words: ['flat snowboard'],
    ...metresLong(1.55, 620, '#7a4fd0'),
    faces: 'right',
    grips: STAND,
    draw: (ink) => {
      ink.shape(
        'M6 20Q20 2 60 24Q120 56 310 56T560 24Q600 2 614 20T560 84Q480 96 310 96T60 84Q-8 60 6 20Z',
        ink.dark,
      )
      ink.shape(
        'M10 18Q24 6 62 26Q120 56 310 56T558 26Q596 6 610 18Q600 60 540 70Q470 80 310 80T80 70Q20 60 10 18Z',
        ink.main,
      )
      ink.shape('M90 60Q200 68 310 68Q250 80 180 78Z', '#f6c443')
      ink.shape('M330 68Q430 68 530 58Q460 80 380 79Z', '#f2668b')
      for (const x of [190, 390]) {
        ink.box([x - 30, 48, 70, 14], COAL, 6)
        ink.box([x - 12, 14, 34, 40], IRON, 12)
        ink.box([x - 18, 28, 46, 10], COAL, 5)
      }
    },
  },
  {
    words: ['snowboard', 'snow board'],
    ...metresTall(1.55, 30, '#7a4fd0'),
    draw: (ink) => {
      ink.box([1, 0, 28, 100], ink.dark, 14)
      ink.box([1, 0, 25, 100], ink.main, 13)
      ink.shape('M3 40Q14 30 26 44V56Q14 44 3 54Z', '#f6c443')
      ink.shape('M3 57Q14 47 26 59V66Q14 55 3 65Z', '#f2668b')
      ink.disc([14, 12, 6], ink.pale)
      for (const y of [26, 72]) {
        ink.box([3, y, 24, 12], COAL, 4)
        ink.box([8, y - 3, 14, 18], IRON, 4)
        ink.box([5, y + 3, 20, 4], STEEL, 2)
      }
    },
  },
  {
    words: ['skis', 'ski', 'pair of skis'],
    ...metresTall(1.7, 52, '#e23f4f'),
    draw: (ink) => {
      for (const [x, turn] of pairs('14 0.07, 34 -0.07')) {
        ink.moved({ x, y: 50, turn }, () => {
          ink.shape('M-4.6 50Q-5 -44 -4 -46Q0 -53 4 -46Q5 -44 4.6 50Z', ink.main)
          ink.shape('M0 50V-50Q3 -49 4 -46Q5 -44 4.6 50Z', ink.dark)
          ink.box([-3, -36, 6, 16], WHITE, 2)
          ink.box([-4, 0, 8, 16], COAL, 2)
          ink.box([-3, 4, 6, 6], METAL, 1)
        })
      }
      for (const [x, turn] of pairs('3 -0.04, 49 0.04')) {
        ink.moved({ x, y: 56, turn }, () => {
          ink.box([-0.9, -36, 1.8, 78], STEEL, 0.9)
          ink.box([-1.6, -42, 3.2, 12], COAL, 1.4)
          ink.oval([0, 34, 3, 1.4], COAL)
        })
      }
    },
  },
  {
    words: ['skateboard', 'longboard'],
    ...metresLong(0.85, 360, '#e9a23b'),
    build: 'wheeled',
    faces: 'right',
    grips: { feet: [0.5, 0.42], seat: [0.5, 0.42], top: [0.5, 0.42] },
    moving: [92, 268].map((x) => ({
      ...driven('roll' as const, [x, 78] as const),
      draw: (ink) => {
        ink.disc([x, 78, 21], '#f6efe0')
        ink.disc([x, 78, 9], ink.deep)
        for (const a of [0, 2.1, 4.2])
          ink.disc([x + 14 * Math.cos(a), 78 + 14 * Math.sin(a), 2.6], '#d9ccb2')
      },
    })),
    draw: (ink) => {
      for (const x of [92, 268]) ink.box([x - 12, 50, 24, 26], STEEL, 5)
      ink.shape(
        'M4 22Q8 12 24 22Q50 38 90 38H270Q310 38 336 22Q352 12 356 22T320 54Q300 58 270 58H90Q60 58 40 54T4 22Z',
        ink.main,
      )
      ink.shape(
        'M4 22Q8 12 24 22Q50 38 90 38H270Q310 38 336 22Q352 12 356 22Q340 42 270 44H90Q20 42 4 22Z',
        COAL,
      )
    },
  },
  {
    words: ['sled', 'sledge', 'toboggan'],
    ...metresLong(1.3, 240, '#c4733a'),
    faces: 'left',
    grips: { seat: [0.55, 0.3], top: [0.55, 0.28], feet: [0.5, 0.3] },
    draw: (ink) => {
      ink.line('M12 20Q-4 52 20 84Q24 92 40 92H232', 8, IRON)
      for (const x of [70, 130, 200]) ink.line([x, 36, x + 6, 90], 8, ink.deep)
      ink.box([34, 28, 200, 11], ink.main, 4)
      ink.box([34, 36, 200, 8], ink.dark, 4)
      ink.line('M12 20Q20 12 44 32', 7, IRON)
      ink.line('M12 20Q30 -8 70 26', 2.6, '#d9463a')
    },
  },
  {
    name: 'scooter',
    words: ['kick scooter', 'push scooter'],
    ...metresTall(1, 110, '#3fa0d8'),
    build: 'wheeled',
    faces: 'right',
    grips: { bothHands: [0.76, 0.05], feet: [0.42, 0.8], seat: [0.42, 0.8] },
    moving: [16, 92].map((x) => ({
      ...driven('roll' as const, [x, 88] as const),
      draw: (ink) => {
        ink.disc([x, 88, 12], COAL)
        ink.disc([x, 88, 7.4], METAL)
        ink.line([x - 6, 88, x + 6, 88], 1.6, STEEL)
        ink.line([x, 82, x, 94], 1.6, STEEL)
      },
    })),
    draw: (ink) => {
      ink.line('82,8 92,86', 6, ink.main)
      ink.line('84,10 90,58', 2, ink.pale)
      ink.line('72,6 94,4', 5, COAL)
      ink.line('M90 74Q78 82 66 82H20', 8, ink.dark)
      ink.line('M66 80H22', 3, ink.light)
    },
  },
  {
    words: ['frisbee', 'flying disc'],
    ...metresLong(0.28, 330, '#ef4f58'),
    home: 'any',
    grips: { rightHand: [0.06, 0.6], leftHand: [0.06, 0.6] },
    draw: (ink) => {
      ink.oval([165, 60, 163, 39], ink.deep)
      ink.oval([165, 48, 163, 42], ink.main)
      ink.oval([165, 46, 120, 28], ink.light)
      ink.oval([165, 46, 104, 23], ink.main)
      ink.shape('M30 36Q70 12 140 10Q80 20 44 46Z', ink.pale)
    },
  },
]
