import { eye, wings } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** Insects from the side, and birds that stand like people. */
export const SMALL_CRAWLERS: readonly Prop[] = [
  {
    name: 'mantis',
    words: ['praying mantis', 'mantis'],
    kind: 'insect',
    ...metresLong(0.09, 150, '#7cb342'),
    faces: 'left',
    build: 'insect',
    eyes: [0.14, 0.16, 0.14],
    grips: { mouth: [0.08, 0.26], head: [0.16, 0.04] },
    moving: [
      ...[
        [78, 0.5],
        [96, 0.2],
      ].map(([x = 0, phase = 0]) => ({
        by: 'step' as const,
        phase,
        behind: true,
        at: [x, 62] as const,
        draw: (ink: Parameters<Prop['draw']>[0]) =>
          ink.line(`M${x} 60L${x + 10} 46L${x + 16} 99`, 3, ink.deep),
      })),
      ...[
        [70, 0],
        [88, 0.7],
      ].map(([x = 0, phase = 0]) => ({
        by: 'step' as const,
        phase,
        at: [x, 62] as const,
        draw: (ink: Parameters<Prop['draw']>[0]) =>
          ink.line(`M${x} 60L${x - 8} 48L${x - 12} 99`, 3.4, ink.dark),
      })),
      {
        by: 'sway',
        speed: 1.4,
        at: [42, 40],
        draw: (ink) => {
          ink.line('M42 40Q24 60 10 44', 7, ink.dark)
          ink.line('M10 44Q18 30 30 34', 6, ink.main)
          for (const x of [14, 19, 24])
            ink.line(`M${x} ${43 - (x - 14) * 0.5}L${x + 4} ${49 - (x - 14) * 0.4}`, 1.8, ink.deep)
        },
      },
      {
        by: 'sway',
        speed: 1,
        at: [30, 26],
        draw: (ink) => {
          ink.line('M18 8L4 -8M24 8L22 -12', 1.6, ink.deep)
          ink.shape('M8 12Q20 2 34 10Q34 22 20 32Q12 26 8 12Z', ink.light)
          ink.oval([11, 14, 5, 7], '#c8d94a')
          ink.oval([31, 13, 5, 7], '#c8d94a')
          ink.disc([10, 14, 2.4], COAL)
          ink.disc([31, 13, 2.4], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M28 26L62 62', 8, ink.main)
      ink.shape('M54 54Q84 48 150 76Q118 88 76 76Q56 68 54 54Z', ink.main)
      ink.shape('M60 54Q96 48 148 74Q104 72 62 64Z', ink.light)
      ink.line('M66 60Q104 60 142 74', 1.4, ink.deep)
    },
  },
  {
    words: ['grasshopper', 'locust', 'katydid'],
    kind: 'insect',
    ...metresLong(0.06, 170, '#8bb53c'),
    face: 'whole',
    faces: 'left',
    build: 'insect',
    eyes: [0.14, 0.44, 0.1],
    grips: { mouth: [0.06, 0.66], head: [0.14, 0.3] },
    moving: [
      wings([76, 50], (ink) => ink.shape('M66 48Q110 10 166 34Q120 56 70 56Z', '#cfe08a'), true),
      {
        by: 'step',
        phase: 0.3,
        at: [56, 72],
        draw: (ink) => ink.line('M56 70L48 82L50 99', 3.4, ink.dark),
      },
      {
        by: 'step',
        phase: 0.8,
        at: [72, 74],
        draw: (ink) => ink.line('M72 72L70 84L76 99', 3.4, ink.dark),
      },
      {
        by: 'step',
        phase: 0,
        at: [92, 68],
        draw: (ink) => {
          ink.line('M92 68L126 26', 8, ink.dark)
          ink.line('M126 26L138 94L126 99', 3.6, ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M24 36Q14 12 -6 6M28 36Q24 10 8 -2', 1.8, ink.deep)
      ink.shape('M46 48Q104 40 164 62Q116 84 60 80Q44 68 46 48Z', ink.main)
      ink.shape('M52 46Q108 38 166 58Q112 62 58 60Z', ink.light)
      for (const x of [80, 96, 112, 128]) ink.line(`M${x} 66Q${x + 3} 72 ${x} 78`, 2, ink.deep)
      ink.shape('M12 54Q14 36 34 36Q52 40 56 62Q48 78 30 76Q12 72 12 54Z', ink.main)
      ink.oval([25, 46, 6, 8], WHITE)
      eye(ink, [24, 46, 4])
      ink.line('M14 66Q20 70 26 66', 1.8, ink.deep)
    },
  },
  {
    words: ['dung beetle', 'scarab', 'scarab beetle', 'stag beetle', 'rhinoceros beetle'],
    kind: 'insect',
    ...metresLong(0.04, 140, '#3a3340'),
    faces: 'left',
    build: 'insect',
    eyes: [0.18, 0.54, 0.1],
    grips: { mouth: [0.04, 0.66], head: [0.18, 0.4] },
    moving: pairs('50 0.5, 76 0, 102 0.3').map(([x, phase]) => ({
      by: 'step' as const,
      phase,
      at: [x, 76] as const,
      draw: (ink: Parameters<Prop['draw']>[0]) =>
        ink.line(`M${x} 74L${x - 10} 82L${x - 8} 98`, 5, ink.deep),
    })),
    draw: (ink) => {
      ink.line('M22 52Q10 40 12 26', 5, ink.deep)
      ink.shape('M8 66Q10 50 28 48Q40 52 42 74Q26 82 12 76Q6 72 8 66Z', ink.dark)
      ink.shape('M34 74Q30 44 54 36Q56 60 52 82Q40 82 34 74Z', ink.deep)
      ink.shape('M52 82Q46 34 92 28Q136 36 136 76Q110 88 52 82Z', ink.main)
      ink.line('M58 60Q96 50 134 66', 2, ink.deep)
      ink.shape('M64 46Q84 34 108 40Q88 42 70 54Z', ink.pale)
      eye(ink, [24, 58, 3.4])
    },
  },
  {
    words: ['puffin', 'atlantic puffin'],
    kind: 'bird',
    ...metresTall(0.3, 84, '#2d2f36'),
    faces: 'left',
    build: 'bird',
    home: 'any',
    eyes: [0.34, 0.2, 0.1],
    grips: { mouth: [0.06, 0.28], rightHand: [0.06, 0.3], head: [0.42, 0.02], back: [0.7, 0.5] },
    face: 'M-4 -4H56V24Q54 42 36 42L-4 40Z',
    moving: [
      {
        by: 'step',
        phase: 0.5,
        behind: true,
        at: [46, 88],
        draw: (ink) => ink.shape('M42 84H50V94L56 99H34L42 94Z', '#e2702c'),
      },
      {
        ...driven('flap', [52, 42]),
        behind: true,
        aloft: true,
        draw: (ink) => ink.shape('M48 40Q66 4 96 -4Q92 24 64 56Z', '#1f2026'),
      },
      {
        by: 'step',
        phase: 0,
        at: [34, 88],
        draw: (ink) => ink.shape('M30 84H38V94L44 99H20L30 94Z', '#f08236'),
      },
      {
        ...driven('flap', [52, 42]),
        aloft: true,
        draw: (ink) => ink.shape('M44 44Q50 0 84 -14Q88 22 66 54Z', '#24262c'),
      },
    ],
    draw: (ink) => {
      ink.shape('M66 76L82 84L64 90Z', ink.main)
      ink.shape('M22 34Q40 22 58 36Q76 60 66 84Q54 92 36 90Q16 84 18 60Z', ink.main)
      ink.shape('M22 42Q34 42 40 56Q46 78 36 90Q16 84 18 60Z', WHITE)
      ink.disc([36, 22, 18], ink.main)
      ink.shape('M20 18Q34 8 46 18Q50 32 38 38Q22 36 20 18Z', '#eceae4')
      ink.shape('M24 12Q4 12 2 28Q6 38 24 34Z', '#f0742c')
      ink.shape('M24 12Q16 12 13 14V34Q18 36 24 34Z', '#5b6f8a')
      ink.line('M13 13V34', 1.8, '#f6d23f')
      ink.line('M3 27Q14 26 24 25', 1.4, '#a8461c')
      ink.shape('M52 44Q66 52 64 76Q52 70 50 56Z', '#1f2026')
      ink.poly('30,15 35,20 31,25 27,20', '#d9633a')
      eye(ink, [31, 20, 2.4])
    },
  },
  {
    words: ['vulture', 'condor', 'buzzard'],
    kind: 'bird',
    ...metresTall(0.8, 120, '#4d4139'),
    faces: 'left',
    build: 'bird',
    home: 'any',
    eyes: [0.2, 0.26, 0.08],
    grips: { mouth: [0.02, 0.36], head: [0.22, 0.12], back: [0.6, 0.4] },
    moving: [
      {
        by: 'step',
        phase: 0.5,
        behind: true,
        aloft: false,
        at: [66, 80],
        draw: (ink) => ink.line('M66 78L64 96M56 99L64 96L72 99', 4, '#b59a6a'),
      },
      {
        ...driven('flap', [70, 50]),
        behind: true,
        aloft: true,
        draw: (ink) =>
          ink.shape('M58 50Q70 2 136 -20Q128 8 138 16Q118 26 116 44Q100 50 88 62Z', ink.deep),
      },
      {
        by: 'step',
        phase: 0,
        aloft: false,
        at: [54, 80],
        draw: (ink) => ink.line('M54 78L52 96M44 99L52 96L60 99', 4.4, '#c9ae7c'),
      },
      {
        ...driven('flap', [70, 54]),
        aloft: true,
        draw: (ink) =>
          ink.shape('M50 54Q56 0 120 -26Q114 4 126 12Q106 26 106 46Q88 54 82 66Z', ink.dark),
      },
      {
        ...driven('bow', [46, 46]),
        draw: (ink) => {
          ink.line('M26 30Q44 28 48 48', 9, '#e0a193')
          ink.oval([24, 28, 12, 10], '#e8afa0')
          ink.shape('M16 26Q2 26 0 38Q4 44 8 40Q10 34 18 34Z', '#d9c08a')
          eye(ink, [23, 26, 2.8])
          for (const [x, y] of pairs('38 44, 46 40, 54 44, 42 50, 52 52'))
            ink.disc([x, y, 6], CREAM)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M92 66L120 84L104 92L80 78Z', ink.deep)
      ink.shape('M36 52Q48 38 72 42Q98 50 106 72Q92 86 62 84Q38 80 36 52Z', ink.main)
      ink.shape('M56 48Q88 46 106 72Q88 80 70 72Q54 62 56 48Z', ink.dark)
      ink.line('M66 66Q82 74 98 72M62 58Q80 66 96 66', 2, ink.deep)
    },
  },
]
