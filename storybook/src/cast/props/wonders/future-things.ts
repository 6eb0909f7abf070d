import { driven, metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, FERN, GOLD, IRON, LEAF, METAL, STEEL, WHITE } from '../tones.ts'
import { wheel } from '../vehicles/vehicle-parts.ts'

const LIT = '#8ff3ff'

/** Machines and lights of the days to come. */
export const FUTURE_THINGS: readonly Prop[] = [
  {
    words: ['laser', 'laser beam', 'laser bolt', 'laser ray', 'energy beam', 'plasma beam'],
    ...metresTall(0.8, 420, '#ff4fd0'),
    home: 'air',
    moving: [
      {
        ...driven('flicker', [210, 50], 0.5),
        draw: (ink) => {
          ink.faint(0.3, () => ink.line('4,92 416,8', 15, ink.main))
          ink.faint(0.75, () => ink.line('6,92 414,8', 7, ink.light))
          ink.line('8,91 412,9', 2.6, WHITE)
        },
      },
    ],
    draw: (ink) => ink.faint(0.12, () => ink.line('4,92 416,8', 24, ink.main)),
  },
  {
    words: ['delivery robot', 'wheeled robot', 'courier robot', 'sidewalk robot'],
    kind: 'vehicle',
    ...metresTall(0.95, 118, '#f1f3f5'),
    build: 'wheeled',
    faces: 'left',
    grips: { top: [0.5, 0.3] },
    moving: [wheel(22, 86, 14), wheel(60, 86, 14), wheel(98, 86, 14)],
    draw: (ink) => {
      ink.line('106,40 108,2', 2, IRON)
      ink.poly('108,2 90,8 108,15', '#f0792f')
      ink.shape('M12 44Q14 30 30 30H96Q110 30 112 46L114 72Q114 80 106 80H12Q4 80 5 72Z', ink.main)
      ink.shape('M11 46H113L114 54H9Z', ink.dark)
      ink.box([14, 56, 34, 15], COAL, 7)
      for (const x of [24, 38]) {
        ink.disc([x, 63.5, 4.4], LIT)
        ink.disc([x, 63.5, 1.8], WHITE)
      }
      ink.box([62, 60, 40, 4], ink.pale, 2)
    },
  },
  {
    words: ['hologram', 'holographic display', 'holographic screen', 'holographic map'],
    ...metresTall(1.7, 90, '#45c8f0'),
    moving: [
      {
        ...driven('flicker', [45, 40], 0.4),
        draw: (ink) => {
          ink.faint(0.25, () => ink.poly('36,88 54,88 88,18 2,18', ink.main))
          ink.faint(0.55, () => ink.disc([45, 38, 28], ink.main))
          ink.ring([45, 38, 28], 2, LIT)
          for (const wide of [10, 20])
            ink.line(`M45 10Q${45 - wide * 1.6} 38 45 66Q${45 + wide * 1.6} 38 45 10`, 1.4, LIT)
          for (const y of [26, 38, 50]) ink.line([19, y, 71, y], 1.4, LIT)
        },
      },
    ],
    draw: (ink) => {
      ink.oval([45, 94, 30, 6], COAL)
      ink.oval([45, 91, 24, 5], STEEL)
      ink.oval([45, 90, 14, 3], LIT)
    },
  },
  {
    words: ['time machine', 'time capsule', 'teleporter', 'teleportation machine'],
    ...metresTall(2.6, 92, '#c9913f'),
    moving: [
      {
        ...driven('time', [46, 18], 0.3),
        draw: (ink) => {
          ink.line('46,18 46,9', 2.4, COAL)
          ink.line('46,18 53,18', 2.4, COAL)
        },
      },
      {
        ...driven('flicker', [46, 62], 0.5),
        draw: (ink) => ink.faint(0.6, () => ink.shape('M30 90V52Q46 34 62 52V90Z', LIT)),
      },
    ],
    draw: (ink) => {
      ink.box([6, 90, 80, 10], ink.deep, 4)
      ink.shape('M14 92V40Q46 8 78 40V92Z', ink.dark)
      ink.shape('M19 90V43Q46 16 73 43V90Z', ink.main)
      ink.shape('M30 90V52Q46 34 62 52V90Z', '#27506b')
      ink.disc([46, 18, 16], ink.deep)
      ink.disc([46, 18, 13], '#fbf3dc')
      for (const x of [24, 68]) {
        ink.disc([x, 62, 4], GOLD)
        ink.disc([x, 76, 4], METAL)
      }
      ink.line('8,90 8,58', 4, GOLD)
      ink.line('84,90 84,58', 4, GOLD)
      for (const x of [8, 84]) ink.disc([x, 54, 5], LIT)
    },
  },
  {
    words: ['biodome', 'dome', 'space dome', 'dome habitat', 'geodesic dome', 'bubble dome'],
    ...metresTall(5, 190, '#bfe8ee'),
    draw: (ink) => {
      ink.faint(0.5, () => ink.shape('M6 92Q8 4 95 4T184 92Z', ink.main))
      for (const [x, y, r] of [
        [48, 76, 18],
        [84, 66, 24],
        [124, 72, 20],
        [152, 80, 13],
      ] as const) {
        ink.box([x - 2, y, 4, 94 - y], BARK, 1)
        ink.disc([x, y, r], FERN)
        ink.disc([x - 4, y - 5, r * 0.66], LEAF)
      }
      ink.line('M6 92Q8 4 95 4T184 92', 4, METAL)
      for (const x of [40, 95, 150]) ink.line(`M95 4Q${x} 30 ${x} 92`, 1.8, WHITE)
      for (const y of [36, 64])
        ink.line(`M${95 - 1.9 * y + 44} ${y}Q95 ${y - 10} ${95 + 1.9 * y - 44} ${y}`, 1.8, WHITE)
      ink.box([0, 90, 190, 10], STEEL, 4)
      ink.box([84, 74, 22, 18], IRON, 3)
    },
  },
  {
    words: ['propeller', 'rotor', 'ship propeller', 'airplane propeller'],
    ...metresTall(1.2, 100, '#8a97a3'),
    moving: [
      {
        ...driven('time', [50, 50], 0.8),
        draw: (ink) => {
          for (const turn of [0, 2.094, 4.189])
            ink.moved({ x: 50, y: 50, turn }, () =>
              ink.shape('M-5 0Q-18 -30 -2 -48Q16 -34 5 0Z', ink.main),
            )
          ink.disc([50, 50, 9], ink.dark)
          ink.disc([50, 50, 4], ink.pale)
        },
      },
    ],
    draw: (ink) => ink.disc([50, 50, 6], IRON),
  },
]
