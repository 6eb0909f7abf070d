import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

const SLINKY_TONES = ['#e5503f', '#f08a3c', '#f2c043', '#62b06a', '#4fb0d8', '#4f6fd0', '#a86cc4']

/** Rings of a wide coil along an arch: from one foot on the floor over to the other. */
function coil(ink: Ink): void {
  const rings = 30
  for (let i = 0; i <= rings; i++) {
    const way = Math.PI * (i / rings)
    const [x, y] = [90 - 56 * Math.cos(way), 88 - 62 * Math.sin(way)]
    const tone = ink.own
      ? SLINKY_TONES[Math.floor((i / (rings + 1)) * SLINKY_TONES.length)]
      : [ink.main, ink.light, ink.dark][i % 3]
    const reach = 30
    const [dx, dy] = [Math.cos(way) * reach, Math.sin(way) * reach]
    ink.line(
      [x - dx, Math.min(97, y - dy), x + dx * 0.2, Math.min(97, y + dy * 0.2)],
      4.6,
      tone ?? ink.main,
    )
  }
}

/** A coil of wire that stands upright. */
function upright(ink: Ink): void {
  for (let i = 0; i < 8; i++) {
    const y = 14 + i * 10.4
    ink.line(`M6 ${y}Q6 ${y - 8} 30 ${y - 8}T54 ${y}`, 3.6, ink.dark)
    ink.line(`M54 ${y}Q54 ${y + 9} 30 ${y + 9}Q6 ${y + 9} 6 ${y + 10.4}`, 4.4, ink.main)
    ink.line(`M44 ${y + 7.4}Q38 ${y + 8.6} 26 ${y + 8.6}`, 1.6, SHINE)
  }
}

/** Small toys that are held, shaken, blown or let go. */
export const SMALL_TOYS: readonly Prop[] = [
  {
    words: ['slinky', 'rainbow slinky', 'slinky toy', 'coil toy'],
    ...metresTall(0.16, 182, '#e5503f'),
    draw: coil,
  },
  {
    words: ['wire spiral', 'spiral wire'],
    kind: 'tool',
    ...metresTall(0.2, 60, '#9aa6b0'),
    draw: upright,
  },
  {
    words: ['rattle', 'baby rattle'],
    ...metresTall(0.2, 60, '#f0a03c'),
    draw: (ink) => {
      ink.ring([30, 86, 10], 5, '#4fb0d8')
      ink.box([26, 48, 8, 30], WHITE, 4)
      ink.disc([30, 28, 26], ink.main)
      ink.shape('M42 5A26 26 0 0 1 42 51Q54 28 42 5Z', ink.dark)
      ink.shape('M5 22H55Q56 28 55 34H5Q4 28 5 22Z', WHITE)
      for (const x of [16, 30, 44]) ink.disc([x, 28, 3.4], '#e56a9a')
      ink.oval([20, 12, 6, 3.6], ink.pale, -0.6)
    },
  },
  {
    words: ['pacifier', 'baby pacifier', 'soother'],
    kind: 'thing',
    ...metresTall(0.07, 96, '#5fb0d8'),
    draw: (ink) => {
      ink.ring([48, 78, 17], 7, ink.dark)
      ink.shape('M34 34Q30 4 48 3T62 34Z', '#f3d7a2')
      ink.shape(
        'M4 46Q6 30 26 34Q48 40 70 34Q90 30 92 46Q92 66 70 66Q48 60 26 66Q4 66 4 46Z',
        ink.main,
      )
      ink.disc([48, 50, 12], ink.light)
      for (const x of [20, 76]) ink.oval([x, 50, 5, 7], ink.deep)
    },
  },
  {
    words: ['whistle', 'referee whistle', 'metal whistle', 'sports whistle'],
    kind: 'thing',
    ...metresLong(0.07, 150, '#d84a44'),
    draw: (ink) => {
      ink.ring([132, 34, 11], 5, STEEL)
      ink.shape('M4 26H118Q128 30 126 60Q118 98 82 98Q44 96 44 60L4 54Z', ink.main)
      ink.shape('M44 60L126 58Q118 98 82 98Q44 96 44 60Z', ink.dark)
      ink.poly('40,26 62,26 56,44 44,44', COAL)
      ink.disc([84, 66, 17], ink.deep)
      ink.disc([84, 66, 10], GOLD)
      ink.line('M8 32H36', 4, ink.pale)
    },
  },
  {
    words: ['castanets', 'castanet'],
    kind: 'instrument',
    ...metresTall(0.1, 128, '#8a4a2c'),
    draw: (ink) => {
      for (const [x, turn] of [
        [40, -0.35],
        [88, 0.35],
      ] as const)
        ink.moved({ x, y: 56, turn }, () => {
          ink.shape(
            'M-10 -34Q0 -44 10 -34Q34 -20 32 10Q28 40 0 42Q-28 40 -32 10Q-34 -20 -10 -34Z',
            ink.main,
          )
          ink.shape('M6 -37Q34 -20 32 10Q28 40 0 42Q24 20 6 -37Z', ink.dark)
          ink.disc([0, 8, 14], ink.deep)
          ink.disc([-1, 6, 10], ink.dark)
        })
      ink.line('M34 22Q64 -6 94 22', 5, '#d84a44')
    },
  },
  {
    words: ['nunchucks', 'nunchaku', 'nunchuck'],
    kind: 'tool',
    ...metresLong(0.5, 150, '#8a4a2c'),
    draw: (ink) => {
      ink.line('M42 18Q75 -6 108 18', 4, METAL)
      for (const [x, turn] of [
        [42, 0.35],
        [108, -0.35],
      ] as const)
        ink.moved({ x, y: 16, turn }, () => {
          ink.box([-8, 0, 16, 84], ink.main, 6)
          ink.box([2, 0, 6, 84], ink.dark, 3)
          for (const y of [10, 68]) ink.box([-8, y, 16, 6], GOLD, 1)
        })
    },
  },
  {
    words: ['play-doh', 'playdough', 'play dough', 'modeling clay'],
    ...metresTall(0.09, 150, '#e5503f'),
    draw: (ink) => {
      ink.shape('M70 96Q64 58 104 56Q148 58 146 96Z', ink.main)
      ink.shape('M112 57Q148 62 146 96H124Q136 74 112 57Z', ink.dark)
      ink.box([6, 26, 58, 72], '#f7d84a', 6)
      ink.box([48, 26, 16, 72], '#e0b82e', 6)
      ink.box([2, 14, 66, 20], '#4f8fd0', 6)
      ink.shape('M12 52H58V80H12Z', WHITE)
      ink.disc([35, 66, 10], ink.main)
      ink.oval([92, 70, 8, 4], ink.pale, -0.5)
    },
  },
  {
    words: ['action figure', 'toy hero'],
    ...metresTall(0.3, 62, '#3f6fc4'),
    moving: [
      {
        ...driven('sway', [31, 34], 0.5),
        draw: (ink) => ink.shape('M18 34H44L56 90Q44 84 31 90Q18 84 6 90Z', '#d84a44'),
        behind: true,
      },
    ],
    draw: (ink) => {
      for (const x of [20, 33]) ink.box([x, 64, 10, 28], ink.dark, 3)
      for (const x of [17, 33]) ink.box([x, 88, 14, 11], '#d84a44', 4)
      ink.poly('16,34 46,34 42,66 20,66', ink.main)
      ink.box([19, 60, 24, 7], GOLD, 2)
      for (const [x, hand] of [
        [10, 4],
        [52, 58],
      ] as const) {
        ink.line([x, 38, hand, 58], 8, ink.main)
        ink.disc([hand, 62, 5], '#f1c9a5')
      }
      ink.poly('31,38 36,45 31,54 26,45', GOLD)
      ink.disc([31, 20, 14], '#f1c9a5')
      ink.shape('M17 20Q16 4 31 4T45 20Q40 12 31 13T17 20Z', '#5a3a24')
      ink.box([17, 18, 28, 7], COAL, 3)
      for (const x of [25, 37]) ink.disc([x, 21.5, 2.2], WHITE)
    },
  },
]
