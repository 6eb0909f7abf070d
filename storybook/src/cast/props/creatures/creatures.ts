import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { drawLid } from './breeds/lid.ts'
import { eye, hoofed, leg, wings } from './creature-parts.ts'
import { WHITE, CREAM, COAL } from '../tones.ts'

const MANE = '#875b52'

/** Animals that Noto does not have and nothing else could play. */
export const CREATURES: readonly Prop[] = [
  {
    words: ['dragonfly', 'damselfly'],
    ...metresLong(0.09, 190, '#2fa0b8'),
    home: 'air',
    faces: 'left',
    moving: [
      wings(
        [62, 44],
        (ink) => ink.faint(0.75, () => ink.oval([92, 18, 42, 11], '#bfe6ee', -0.6)),
        true,
      ),
      wings([62, 44], (ink) =>
        ink.faint(0.8, () => {
          ink.oval([78, 14, 44, 11], '#d6f0f4', -0.95)
          ink.oval([112, 22, 38, 10], '#d6f0f4', -0.4)
        }),
      ),
    ],
    draw: (ink) => {
      ink.line('64,54 184,66', 8, ink.main)
      for (const x of [90, 112, 134, 156])
        ink.line([x, 56.6 + (x - 90) * 0.09, x + 1, 62 + (x - 90) * 0.09], 2.4, ink.deep)
      ink.oval([54, 52, 24, 15], ink.dark, 0.1)
      for (const x of [42, 54, 66]) ink.line([x, 62, x - 6, 82, x - 2, 94], 2.4, COAL)
      ink.disc([24, 48, 16], ink.light)
      ink.disc([18, 44, 11], '#d8433b')
      ink.disc([15, 41, 3], WHITE)
    },
  },
  {
    kind: 'bird',
    words: ['seagull', 'gull', 'albatross', 'tern', 'gannet', 'booby'],
    ...metresLong(0.6, 150, '#f5f5f2'),
    home: 'air',
    faces: 'left',
    build: 'bird',
    face: 'M-10 20H40Q52 44 46 60Q38 74 24 70L-10 70Z',
    moving: [
      wings([78, 56], (ink) => ink.shape('M62 54Q84 10 128 4Q112 26 98 56Z', '#c3cad1'), true),
      wings([76, 60], (ink) => {
        ink.shape('M56 58Q74 8 122 0Q108 30 100 62Q78 66 56 58Z', '#d9dee2')
        ink.shape('M104 4Q114 1 122 0Q116 12 112 22Z', COAL)
      }),
    ],
    draw: (ink) => {
      ink.shape('M104 60L144 58L136 72L108 74Z', ink.dark)
      ink.shape(
        'M12 52Q16 38 32 40Q44 44 54 52Q86 48 114 64Q104 82 76 82Q44 82 32 66Q16 66 12 52Z',
        ink.main,
      )
      ink.shape('M36 68Q70 82 110 68Q100 82 76 82Q48 82 36 68Z', ink.dark)
      ink.shape('M14 50L0 56Q4 60 16 58Z', '#f0a02c')
      eye(ink, [24, 49, 2.6])
      ink.line('M72 82Q78 90 88 88', 3, '#f0a02c')
    },
  },
  {
    words: ['ostrich', 'emu'],
    ...metresTall(2.3, 70, '#55504e'),
    faces: 'left',
    build: 'bird',
    grips: { seat: [0.62, 0.44], back: [0.62, 0.44] },
    moving: [
      {
        by: 'step',
        phase: 0.5,
        at: [46, 64],
        behind: true,
        draw: (ink) => ink.line('M46 62L52 80L48 98L38 98', 3.6, '#c99a7f'),
      },
      {
        by: 'step',
        phase: 0,
        at: [38, 64],
        draw: (ink) => ink.line('M38 62L42 80L36 98L26 98', 4, '#e0b094'),
      },
      {
        ...driven('bow', [28, 50]),
        behind: true,
        draw: (ink) => {
          ink.line('M30 50Q12 40 16 12', 6, '#e0b094')
          ink.oval([16, 9, 8, 7], '#e0b094')
          ink.shape('M9 8L0 12Q4 15 12 13Z', '#f0a02c')
          eye(ink, [14, 7, 2])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M52 40Q70 36 68 54Q66 60 56 58Z', WHITE)
      ink.shape('M22 50Q24 36 44 38Q66 42 62 56Q54 70 38 66Q24 62 22 50Z', ink.main)
      ink.shape('M34 46Q52 46 58 56Q48 64 38 58Q32 52 34 46Z', ink.light)
    },
  },
  {
    words: ['donkey', 'mule', 'burro', 'ass'],
    ...metresTall(1.4, 112, '#9a9088'),
    faces: 'left',
    build: 'quadruped',
    grips: { seat: [0.58, 0.38], back: [0.58, 0.38], mouth: [0.06, 0.42], head: [0.2, 0.06] },
    moving: [
      { by: 'step', phase: 0.5, at: [46, 66], behind: true, draw: (ink) => leg(ink, 46, ink.deep) },
      { by: 'step', phase: 0.1, at: [86, 66], behind: true, draw: (ink) => leg(ink, 86, ink.deep) },
      {
        ...driven('sway', [100, 46], 1.4),
        behind: true,
        draw: (ink) => {
          ink.line('M100 46Q110 56 106 72', 3, ink.dark)
          ink.oval([106, 76, 3.4, 7], COAL)
        },
      },
      { by: 'step', phase: 0, at: [36, 66], draw: (ink) => leg(ink, 36, ink.dark) },
      { by: 'step', phase: 0.6, at: [95, 66], draw: (ink) => leg(ink, 95, ink.dark) },
      {
        ...driven('bow', [40, 48]),
        draw: (ink) => {
          ink.shape('M18 26Q40 12 46 36Q50 42 52 50Q48 60 38 60Q28 54 30 40Z', ink.main)
          ink.shape('M40 14Q50 22 51 42L42 38Q40 24 34 18Z', COAL)
          ink.shape('M24 20Q16 2 22 0Q30 4 32 18Z', ink.dark)
          ink.shape('M34 18Q34 0 40 1Q44 8 40 20Z', ink.main)
          ink.shape('M36 16Q37 6 40 5Q41 10 39 17Z', '#f0b5a8')
          ink.shape('M20 16Q36 12 42 24Q40 34 28 40Q16 50 6 48Q-2 44 4 36Q14 28 20 16Z', ink.main)
          ink.shape('M14 34Q22 38 18 46Q12 50 6 48Q-2 44 4 36Z', CREAM)
          ink.disc([6, 40, 1.6], COAL)
          eye(ink, [25, 26, 2.8])
        },
      },
    ],
    draw: (ink) => {
      ink.shape(
        'M31 46Q36 35 50 36Q74 34 96 40Q106 48 102 66Q96 72 64 70Q38 72 32 64Q27 54 31 46Z',
        ink.main,
      )
      ink.shape('M36 66Q64 60 100 64Q96 72 64 70Q44 71 36 66Z', ink.pale)
    },
  },
  {
    name: 'horse',
    words: ['standing horse'],
    ...metresTall(1.9, 108, '#f2a75f'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.2, 0.18, 0.16],
    neck: [0.35, 0.34, 0.28],
    grips: { seat: [0.56, 0.37], back: [0.56, 0.37], mouth: [0.05, 0.34], head: [0.25, 0.02] },
    moving: [
      farLeg(0.5, 46),
      farLeg(0.1, 82),
      {
        ...driven('sway', [98, 44], 1.1),
        behind: true,
        draw: (ink) => {
          ink.shape('M94 40Q110 40 108 62Q107 76 100 84Q103 66 96 58Q92 52 92 46Z', MANE)
        },
      },
      { by: 'step', phase: 0, at: [37, 60], draw: (ink) => hoofed(ink, 37, ink.main) },
      { by: 'step', phase: 0.6, at: [91, 60], draw: (ink) => hoofed(ink, 91, ink.main) },
      {
        ...driven('bow', [42, 47]),
        draw: (ink) => {
          ink.shape('M24 12Q42 10 46 28Q49 38 55 46Q52 58 42 60Q30 56 29 34Z', ink.main)
          ink.shape('M28 3Q48 2 52 24Q54 36 52 44Q47 38 46 28Q42 14 30 12Z', MANE)
          ink.shape('M24 12Q22 0 27 0Q33 4 33 12Z', ink.dark)
          ink.shape('M32 11Q33 0 37 1Q41 6 39 13Z', ink.main)
          ink.shape('M24 9Q38 8 42 20Q40 30 28 32Q18 42 8 41Q0 38 4 30Q14 22 24 9Z', ink.main)
          ink.shape('M13 28Q20 32 16 40Q12 42 8 41Q0 38 4 30Z', ink.deep)
          ink.shape('M26 4Q36 6 34 14Q28 16 22 12Z', MANE)
          ink.disc([6, 34, 1.4], COAL)
          eye(ink, [24, 19, 2.8])
          ink.line('M12 39Q16 38 18 36', 1.4, COAL)
        },
      },
      { by: 'lids', at: [42, 47], draw: (ink) => drawLid(ink, [24, 19, 3.4], ink.main) },
    ],
    draw: (ink) => {
      ink.shape(
        'M31 46Q36 37 56 38Q78 34 94 40Q104 46 100 60Q94 68 64 66Q38 68 31 58Q28 52 31 46Z',
        ink.main,
      )
      ink.shape('M44 63Q64 60 84 63Q78 66.6 64 66Q52 66.6 44 63Z', ink.dark)
    },
  },
  {
    words: ['squirrel', 'red squirrel'],
    ...metresTall(0.3, 96, '#b5652f'),
    faces: 'left',
    build: 'quadruped',
    grips: { bothHands: [0.24, 0.6], mouth: [0.12, 0.38] },
    moving: [
      {
        ...driven('sway', [62, 90], 1),
        behind: true,
        draw: (ink) => {
          ink.shape('M56 94Q98 92 94 50Q92 10 66 8Q52 12 62 26Q76 40 66 60Q58 74 56 94Z', ink.main)
          ink.shape('M62 88Q88 80 86 50Q84 22 68 14Q84 40 74 62Q66 74 62 88Z', ink.light)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M40 40Q66 46 66 74Q66 98 44 98H26Q24 70 30 52Z', ink.main)
      ink.shape('M34 54Q44 64 42 84Q38 94 28 92Q26 72 34 54Z', CREAM)
      ink.oval([50, 84, 14, 13], ink.dark)
      ink.box([30, 93, 28, 7], ink.dark, 3.5)
      ink.shape('M26 16Q24 4 30 2Q38 6 38 14Z', ink.dark)
      ink.shape('M8 36Q10 18 28 14Q46 14 48 32Q46 48 28 48Q14 48 8 36Z', ink.main)
      ink.shape('M8 36Q16 34 24 40Q26 46 22 47Q12 46 8 36Z', CREAM)
      ink.disc([8, 35, 2.4], COAL)
      eye(ink, [24, 28, 3.4])
      ink.line('36,56 22,62', 6, ink.dark)
      ink.oval([18, 62, 6.4, 7], '#8a5a38')
      ink.shape('M11 59Q18 52 25 59Z', '#5f3c25')
    },
  },
  {
    words: ['firefly', 'fireflies', 'lightning bug', 'glowworm'],
    ...metresLong(0.05, 120, '#ffe36b'),
    home: 'air',
    faces: 'left',
    moving: [
      wings([52, 48], (ink) => ink.faint(0.75, () => ink.oval([72, 24, 30, 11], '#dff0f2', -0.7))),
    ],
    draw: (ink) => {
      ink.faint(0.3, () => ink.disc([88, 58, 30], ink.main))
      ink.oval([84, 58, 24, 15], ink.main, 0.15)
      ink.oval([80, 54, 12, 6], WHITE, 0.15)
      ink.oval([50, 52, 22, 15], '#5b4a45', 0.1)
      ink.disc([24, 48, 14], '#7a4238')
      ink.line('M18 36Q12 24 4 26M26 34Q24 20 16 16', 2.2, COAL)
      eye(ink, [19, 46, 3])
      for (const x of [38, 50, 62]) ink.line([x, 64, x - 4, 80], 2.4, COAL)
    },
  },
]

function farLeg(phase: number, x: number): MovingPiece {
  const draw = (ink: Ink): void => hoofed(ink, x, ink.deep)
  return { by: 'step', phase, at: [x, 60], behind: true, draw }
}
