import { eye } from './creature-parts.ts'
import type { Ink } from '../ink.ts'
import type { MovingPiece, Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** A leg like a pillar, with toenails. */
const pillar = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 66],
  draw: (ink) => {
    ink.shape(
      `M${x - 13} 60Q${x - 9} 82 ${x - 11} 99H${x + 10}Q${x + 10} 80 ${x + 14} 60Z`,
      behind ? ink.deep : ink.dark,
    )
    for (const toe of [-7, 0, 7]) ink.oval([x + toe, 98, 3, 2.4], CREAM)
  },
})

interface Heavy {
  readonly name: string
  readonly words: readonly string[]
  readonly long: number
  readonly colour: string
  readonly head: (ink: Ink) => void
  readonly back: (ink: Ink) => void
  readonly tail: (ink: Ink) => void
  readonly eyes: readonly [number, number, number]
  readonly mouth: readonly [number, number]
}

/** A dinosaur on four legs; it looks left on a sheet 220 wide. */
function heavy({ name, words, long, colour, head, back, tail, eyes, mouth }: Heavy): Prop {
  return {
    name,
    words,
    kind: 'animal',
    long,
    width: 220,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes,
    grips: { mouth, head: [0.2, 0.24], back: [0.5, 0.24], seat: [0.5, 0.24] },
    moving: [
      { by: 'sway', speed: 0.9, at: [162, 56], behind: true, draw: tail },
      pillar(92, 0.5, true),
      pillar(150, 0.12, true),
      pillar(76, 0, false),
      pillar(162, 0.62, false),
      { by: 'bow', at: [74, 58], draw: head },
    ],
    draw: (ink) => {
      back(ink)
      ink.shape('M58 56Q70 26 114 24Q162 26 180 56Q178 78 156 82H84Q60 80 58 56Z', ink.main)
      ink.shape('M66 74Q118 84 172 72Q166 82 156 83H84Q72 82 66 74Z', ink.pale)
      for (const [x, y] of [
        [92, 44],
        [112, 56],
        [134, 40],
        [150, 58],
        [82, 62],
      ] as const)
        ink.oval([x, y, 6, 4.6], ink.dark)
    },
  }
}

const plainTail = (ink: Ink): void => ink.shape('M152 36Q190 44 226 82Q186 86 152 76Z', ink.main)

/** A plate of a stegosaurus. */
const plate = (ink: Ink, x: number, y: number, size: number): void =>
  ink.shape(
    `M${x - size * 0.7} ${y}L${x - size * 0.5} ${y - size}L${x} ${y - size * 1.7}L${x + size * 0.55} ${y - size}L${x + size * 0.7} ${y}Z`,
    '#d98a3e',
  )

/** Dinosaurs beside Noto's two. */
export const DINOSAURS: readonly Prop[] = [
  heavy({
    name: 'triceratops',
    words: ['triceratops', 'styracosaurus', 'protoceratops'],
    long: 6,
    colour: '#8f9a5c',
    eyes: [0.22, 0.5, 0.08],
    mouth: [0.03, 0.68],
    tail: plainTail,
    back: () => undefined,
    head: (ink) => {
      ink.shape('M52 64Q44 20 74 8Q98 14 98 46Q94 66 78 74Z', '#c9804a')
      for (const [x, y] of [
        [58, 22],
        [74, 9],
        [90, 18],
        [98, 36],
        [96, 54],
      ] as const)
        ink.disc([x, y, 5], CREAM)
      ink.shape('M58 44Q66 28 78 26Q86 40 82 60Q70 66 58 44Z', '#a8663a')
      ink.shape('M4 66Q14 48 40 42Q64 42 74 58Q72 76 50 80Q30 80 20 76Q8 80 4 66Z', ink.main)
      ink.shape('M4 66Q8 56 16 54Q20 66 14 76Q6 78 4 66Z', '#d8c48a')
      ink.shape('M50 46Q40 26 18 18Q30 36 40 50Z', CREAM)
      ink.shape('M60 46Q56 24 38 10Q44 30 50 48Z', WHITE)
      ink.shape('M20 54Q16 46 9 42Q10 52 14 58Z', CREAM)
      ink.line('M12 72Q24 74 34 70', 2, ink.deep)
      eye(ink, [47, 54, 4])
    },
  }),
  heavy({
    name: 'stegosaurus',
    words: ['stegosaurus', 'kentrosaurus'],
    long: 6,
    colour: '#6f9a5a',
    eyes: [0.13, 0.62, 0.06],
    mouth: [0.03, 0.7],
    tail: (ink) => {
      for (const [x, y] of [
        [196, 62],
        [210, 72],
      ] as const) {
        ink.shape(`M${x} ${y}L${x + 10} ${y - 26}L${x + 10} ${y + 2}Z`, CREAM)
        ink.shape(`M${x - 4} ${y}L${x - 6} ${y - 24}L${x + 6} ${y}Z`, CREAM)
      }
      plainTail(ink)
      for (const [x, y, s] of [
        [164, 44, 11],
        [182, 54, 9],
      ] as const)
        plate(ink, x, y, s)
    },
    back: (ink) => {
      for (const [x, y, s] of [
        [66, 42, 9],
        [82, 33, 13],
        [104, 27, 17],
        [128, 27, 17],
        [150, 34, 14],
      ] as const)
        plate(ink, x, y + 4, s)
    },
    head: (ink) => {
      ink.shape('M6 70Q10 58 28 56Q48 50 66 44Q80 52 76 66Q60 74 40 76Q14 80 6 70Z', ink.main)
      ink.line('M8 72Q18 75 26 72', 2, ink.deep)
      ink.disc([10, 65, 1.6], COAL)
      eye(ink, [28, 62, 3.6])
    },
  }),
  heavy({
    name: 'ankylosaurus',
    words: ['ankylosaurus'],
    long: 6,
    colour: '#9a8560',
    eyes: [0.16, 0.6, 0.06],
    mouth: [0.04, 0.7],
    tail: (ink) => {
      ink.shape('M152 46Q190 54 206 74L200 82Q176 80 152 76Z', ink.main)
      ink.oval([212, 80, 13, 10], ink.deep)
    },
    back: (ink) => {
      for (let i = 0; i < 8; i++) {
        const x = 66 + i * 14
        const y = 30 + ((x - 118) / 58) ** 2 * 18
        ink.shape(`M${x - 8} ${y + 8}L${x} ${y - 12}L${x + 8} ${y + 8}Z`, CREAM)
      }
    },
    head: (ink) => {
      ink.shape('M62 50L74 38L76 54ZM60 74L72 84L74 68Z', CREAM)
      ink.shape('M6 66Q12 52 40 48Q66 46 76 60Q72 76 44 78Q14 80 6 66Z', ink.main)
      ink.line('M8 70Q22 75 34 71', 2, ink.deep)
      eye(ink, [36, 60, 3.6])
    },
  }),
  {
    name: 'velociraptor',
    words: ['velociraptor', 'raptor', 'deinonychus', 'utahraptor', 'oviraptor'],
    kind: 'animal',
    tall: 1.4,
    width: 190,
    colour: '#b0774a',
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
        by: 'bow',
        at: [62, 36],
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
    name: 'pterodactyl',
    words: ['pterodactyl', 'pteranodon', 'pterosaur', 'flying dinosaur'],
    kind: 'bird',
    long: 4,
    width: 200,
    colour: '#a5714e',
    faces: 'left',
    build: 'bird',
    home: 'air',
    eyes: [0.3, 0.44, 0.06],
    grips: { mouth: [0.06, 0.56], head: [0.32, 0.3] },
    moving: [
      {
        by: 'flap',
        at: [104, 58],
        behind: true,
        draw: (ink) =>
          ink.shape('M88 56Q100 6 168 -14Q158 16 168 30Q146 34 142 52Q126 50 116 62Z', ink.deep),
      },
      {
        by: 'flap',
        at: [98, 64],
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
    name: 'plesiosaur',
    words: [
      'plesiosaur',
      'plesiosaurus',
      'loch ness monster',
      'nessie',
      'elasmosaurus',
      'lake monster',
    ],
    kind: 'fish',
    long: 8,
    width: 220,
    colour: '#4f8a86',
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
