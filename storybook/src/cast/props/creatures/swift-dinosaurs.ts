import { eye } from './creature-parts.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, WHITE } from '../tones.ts'

/** Dinosaurs that run, fly and swim. */
export const SWIFT_DINOSAURS: readonly Prop[] = [
  {
    words: ['velociraptor', 'raptor', 'deinonychus', 'utahraptor', 'oviraptor'],
    kind: 'animal',
    ...metresTall(1.4, 190, '#b0774a'),
    faces: 'left',
    build: 'biped',
    eyes: [0.2, 0.17, 0.06],
    grips: { mouth: [0.06, 0.28], head: [0.22, 0.06], back: [0.5, 0.36] },
    moving: [
      ...(
        [
          [96, 0.5, true],
          [84, 0, false],
        ] as const
      ).map(([x, phase, behind]): MovingPiece => ({
        by: 'step',
        phase,
        behind,
        at: [x, 58],
        draw: (ink) => {
          const tone = behind ? ink.deep : ink.dark
          ink.shape(
            `M${x - 12} 50Q${x - 16} 66 ${x + 2} 74L${x - 6} 94H${x + 4}L${x + 12} 72Q${x + 16} 58 ${x + 12} 48Z`,
            tone,
          )
          ink.shape(`M${x - 6} 93Q${x - 22} 94 ${x - 24} 99H${x + 4}V93Z`, tone)
          ink.line(`M${x - 12} 94Q${x - 16} 86 ${x - 22} 88`, 3, COAL)
        },
      })),
      {
        by: 'sway',
        speed: 0.8,
        at: [120, 44],
        behind: true,
        draw: (ink) => {
          ink.shape('M108 34Q150 34 192 26Q154 48 110 54Z', ink.main)
          for (const x of [128, 142, 156])
            ink.line(`M${x} ${40 - (x - 128) * 0.14}L${x + 3} ${47 - (x - 128) * 0.2}`, 4, ink.deep)
        },
      },
      {
        by: 'open',
        speed: -0.4,
        rest: 0.15,
        at: [46, 24],
        draw: (ink) => ink.shape('M10 27Q28 26 48 24Q50 34 34 34Q18 34 10 27Z', ink.dark),
      },
      {
        ...driven('bow', [62, 36]),
        draw: (ink) => {
          ink.shape(
            'M6 22Q20 8 42 8Q60 10 66 26Q74 34 82 40Q76 54 64 50Q54 36 46 28Q24 30 8 28Q3 26 6 22Z',
            ink.main,
          )
          for (let x = 12; x < 42; x += 6) ink.poly(`${x},27 ${x + 3},32 ${x + 5},27`, WHITE)
          ink.line('M42 8Q54 2 60 6M48 10Q60 6 64 12', 3, '#d8562f')
          ink.disc([11, 20, 1.6], COAL)
          ink.disc([38, 17, 4.4], '#f6d23f')
          ink.oval([37.4, 17, 1.6, 4], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M58 38Q74 28 104 32Q124 38 120 52Q106 66 80 62Q60 56 58 38Z', ink.main)
      ink.shape('M60 46Q78 62 108 58Q96 66 80 62Q64 58 60 46Z', ink.pale)
      for (const x of [78, 92, 106]) ink.line(`M${x} 33Q${x + 4} 42 ${x} 50`, 4.4, ink.deep)
      ink.line('M68 52Q58 60 60 68L52 70', 5, ink.dark)
      ink.line('M52 70L46 68M52 70L48 74', 2.4, COAL)
    },
  },
  {
    words: ['pterodactyl', 'pteranodon', 'pterosaur', 'flying dinosaur'],
    kind: 'bird',
    ...metresLong(4, 200, '#a5714e'),
    faces: 'left',
    build: 'bird',
    home: 'air',
    eyes: [0.3, 0.44, 0.06],
    grips: { mouth: [0.06, 0.56], head: [0.32, 0.3] },
    moving: [
      {
        ...driven('flap', [104, 58]),
        behind: true,
        draw: (ink) =>
          ink.shape('M88 56Q100 6 168 -14Q158 16 168 30Q146 34 142 52Q126 50 116 62Z', ink.deep),
      },
      {
        ...driven('flap', [98, 64]),
        draw: (ink) => {
          ink.shape('M80 60Q84 4 148 -24Q142 8 154 24Q132 32 130 52Q114 54 104 70Z', ink.dark)
          ink.line('M84 58Q90 10 146 -22M88 62Q108 24 152 22M94 66Q110 46 130 50', 2.4, ink.main)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M134 72L160 84M130 76L150 92', 4, ink.dark)
      ink.shape('M60 56Q84 48 112 58Q138 66 144 74Q118 82 92 76Q68 72 60 56Z', ink.main)
      ink.shape('M62 44Q84 32 100 36Q84 44 72 54Z', '#d8562f')
      ink.shape('M6 58Q34 40 58 38Q74 42 76 56Q68 66 54 60Q30 60 6 58Z', ink.main)
      ink.shape('M8 60Q32 62 56 62Q40 70 8 60Z', ink.dark)
      eye(ink, [57, 47, 3.4])
    },
  },
  {
    words: (
      'plesiosaur|plesiosaurus|loch ness monster|nessie|elasmosaurus|lake monster|' +
      'sea monster|sea serpent|water monster'
    ).split('|'),
    kind: 'fish',
    ...metresLong(8, 220, '#4f8a86'),
    faces: 'left',
    build: 'fish',
    home: 'underwater',
    eyes: [0.08, 0.18, 0.05],
    grips: { mouth: [0.02, 0.24], head: [0.08, 0.08], back: [0.6, 0.46], seat: [0.6, 0.46] },
    moving: [
      {
        by: 'sway',
        speed: 3,
        at: [112, 76],
        behind: true,
        draw: (ink) => ink.shape('M104 72Q112 98 88 104Q92 84 98 70Z', ink.deep),
      },
      {
        by: 'sway',
        speed: 3,
        at: [156, 74],
        draw: (ink) => ink.shape('M148 72Q166 90 186 98Q176 78 166 68Z', ink.dark),
      },
      {
        by: 'sway',
        speed: 3.4,
        at: [124, 78],
        draw: (ink) => ink.shape('M116 74Q130 96 118 108Q104 92 106 76Z', ink.dark),
      },
    ],
    draw: (ink) => {
      ink.shape('M170 58Q196 56 218 72Q192 78 166 76Z', ink.main)
      ink.line('M22 20Q58 14 56 40Q54 66 96 64', 17, ink.main)
      ink.shape('M78 60Q100 44 140 46Q178 52 182 66Q164 86 124 86Q92 84 78 60Z', ink.main)
      ink.shape('M84 72Q124 86 174 74Q156 86 124 87Q98 86 84 72Z', ink.pale)
      ink.shape('M2 22Q8 10 26 10Q40 14 38 26Q26 34 8 30Q2 28 2 22Z', ink.main)
      ink.line('M4 25Q14 28 22 25', 1.6, ink.deep)
      eye(ink, [20, 18, 3])
    },
  },
]
