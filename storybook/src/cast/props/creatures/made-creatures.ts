import { BONES } from './bones.ts'
import { STUFF_MONSTERS } from './stuff-monsters.ts'
import { triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, WHITE } from '../tones.ts'
import { eye, wings } from './creature-parts.ts'

/** A leg of tubes and a joint. */
const piston = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 62],
  draw: (ink) => {
    const tone = behind ? ink.deep : ink.dark
    ink.box([x - 5, 56, 10, 20], tone, 4)
    ink.disc([x, 77, 5.4], behind ? ink.dark : ink.light)
    ink.box([x - 4, 78, 8, 18], tone, 3)
    ink.box([x - 8, 93, 14, 7], behind ? ink.dark : '#4a5560', 3)
  },
})

/** A dog of plates and bolts. */
const robotDog: Prop = {
  words: ['robot dog', 'robotic dog', 'mechanical dog', 'cyber dog', 'robot puppy', 'metal dog'],
  ...metresTall(0.55, 128, '#a9b8c4'),
  faces: 'left',
  build: 'quadruped',
  home: 'ground',
  eyes: [0.2, 0.26, 0.2],
  moving: [
    {
      ...driven('sway', [112, 44], 2.4),
      rate: 9,
      draw: (ink) => {
        ink.line('M110 44Q122 34 120 20', 4, ink.deep)
        ink.disc([120, 17, 4.6], '#e5564c')
      },
    },
    piston(52, 0.5, true),
    piston(94, 0.12, true),
    piston(42, 0, false),
    piston(106, 0.62, false),
    {
      ...driven('bow', [44, 44]),
      draw: (ink) => {
        ink.box([36, 38, 14, 20], ink.deep, 4)
        ink.poly('44,12 52,-4 56,16', ink.dark)
        ink.poly('26,12 30,-4 38,12', ink.deep)
        ink.box([20, 10, 38, 32], ink.main, 8)
        ink.box([0, 24, 28, 17], ink.light, 5)
        ink.box([0, 24, 7, 8], COAL, 3)
        ink.line('M5 37H26', 1.8, ink.deep)
        ink.box([22, 16, 16, 9], '#26323c', 4)
        ink.disc([28, 20.4, 3], '#6fe3f2')
        ink.disc([52, 36, 2], ink.deep)
      },
    },
  ],
  draw: (ink) => {
    ink.box([36, 36, 80, 30], ink.main, 12)
    ink.box([46, 42, 22, 18], ink.light, 4)
    ink.box([76, 42, 32, 8], ink.dark, 3)
    for (const [x, tone] of [
      [51, '#e5564c'],
      [57, '#f2c04a'],
      [63, '#5bb46a'],
    ] as const)
      ink.disc([x, 51, 2], tone)
    for (const x of [78, 86, 94, 102]) ink.disc([x, 58, 1.6], ink.deep)
  },
}

/** Folded from one sheet: every face of the paper has its own light. */
const paperCrane: Prop = {
  name: 'paper-crane',
  kind: 'bird',
  words: ['origami crane', 'paper crane', 'origami bird', 'paper bird', 'origami swan'],
  ...metresLong(0.3, 150, '#ef8a6f'),
  home: 'air',
  faces: 'left',
  build: 'bird',
  moving: [
    wings([78, 62], (ink) => ink.poly('60,74 94,74 118,-6', ink.deep), true),
    wings([74, 64], (ink) => {
      ink.poly('52,75 100,75 104,-18', ink.light)
      ink.poly('76,75 100,75 104,-18', ink.main)
    }),
  ],
  draw: (ink) => {
    ink.poly('96,70 148,22 110,84', ink.dark)
    ink.poly('96,70 148,22 100,78', ink.light)
    ink.poly('56,70 22,16 44,84', ink.main)
    ink.poly('56,70 22,16 50,78', ink.pale)
    ink.poly('22,16 4,34 28,26', ink.dark)
    ink.poly('44,72 110,72 76,98', ink.main)
    ink.poly('44,72 76,72 76,98', ink.pale)
    ink.line('M76 72V98', 0.8, ink.dark)
  },
}

function jelly(ink: Ink): void {
  ink.shape(
    'M8 96Q2 62 26 34Q46 10 56 4Q66 10 86 34Q110 62 104 96Q98 102 56 101Q14 102 8 96Z',
    ink.main,
  )
  ink.faint(0.5, () => ink.shape('M20 92Q12 62 34 38Q24 66 30 94Z', ink.pale))
  ink.faint(0.35, () => ink.oval([56, 92, 44, 9], ink.deep))
  ink.faint(0.8, () => ink.oval([36, 34, 6, 10], WHITE, 0.5))
  for (const [x, y, size] of triples('82 50 4, 88 64 2.6, 26 78 3'))
    ink.faint(0.5, () => ink.disc([x, y, size], ink.pale))
}

/** A drop of jelly with a face. */
const slime: Prop = {
  kind: 'creature',
  words: ['slime', 'jelly monster', 'blob', 'blob monster'],
  ...metresTall(0.5, 112, '#6cc46a'),
  faces: 'front',
  build: 'snake',
  home: 'ground',
  eyes: [0.5, 0.56, 0.4],
  draw: (ink) => {
    jelly(ink)
    for (const x of [40, 72]) eye(ink, [x, 57, 6.4])
    ink.shape('M46 70Q56 80 66 70Q56 74 46 70Z', COAL)
    ink.disc([30, 68, 4.4], '#f08a8a')
    ink.disc([82, 68, 4.4], '#f08a8a')
  },
}

/** An old tree with a face in its bark. */
const talkingTree: Prop = {
  kind: 'creature',
  words: 'talking tree|ent|treant|tree with a face|tree man|living tree|tree spirit'.split('|'),
  ...metresTall(5, 96, '#8a6038'),
  faces: 'front',
  build: 'still',
  home: 'ground',
  eyes: [0.5, 0.56, 0.3],
  moving: [
    {
      ...driven('sway', [30, 58], 2.6),
      rate: 1.9,
      draw: (ink) => {
        ink.line('M34 60Q18 58 12 42', 6, ink.dark)
        ink.line('M13 44L4 40M12 42L11 32M13 43L20 34', 3, ink.dark)
      },
    },
    {
      ...driven('sway', [66, 58], -2.6),
      rate: 1.9,
      draw: (ink) => {
        ink.line('M62 60Q78 58 84 42', 6, ink.dark)
        ink.line('M83 44L92 40M84 42L85 32M83 43L76 34', 3, ink.dark)
      },
    },
    {
      ...driven('flicker', [48, 76], 0.6),
      draw: (ink) => {
        ink.oval([48, 76, 8, 5], '#3c2618')
        ink.oval([48, 78, 4.6, 2.4], '#c9695a')
      },
    },
  ],
  draw: (ink) => {
    ink.shape(
      'M18 100Q32 94 33 74Q28 52 32 40H64Q68 52 63 74Q64 94 78 100Q62 96 56 100Q48 95 40 100Q32 96 18 100Z',
      ink.main,
    )
    for (const [x, y, size] of triples('26 30 20, 70 30 20, 48 18 22, 36 40 14, 62 40 14'))
      ink.disc([x, y, size], '#5f9a4c')
    for (const [x, y, size] of triples('40 16 12, 22 26 10, 66 24 11'))
      ink.disc([x, y, size], '#77b25c')
    ink.line('M37 50Q41 46 45 49M51 49Q55 46 59 50', 3, ink.deep)
    for (const x of [41, 55]) {
      ink.oval([x, 57, 4.4, 5.2], WHITE)
      ink.disc([x + 0.6, 57.6, 2.6], COAL)
    }
    ink.shape('M48 58Q53 66 50 69H45Q44 65 48 58Z', ink.dark)
    ink.line('M36 84Q35 90 33 94M60 84Q61 90 63 94', 1.8, ink.dark)
  },
}

/** A sheet of mist with dark eyes; its arms and hem waver. */
const ghost: Prop = {
  kind: 'creature',
  words: 'ghost|spirit|phantom|spectre|specter|apparition|poltergeist|wraith'.split('|'),
  ...metresTall(1.6, 84, '#e8ecf6'),
  faces: 'front',
  build: 'still',
  home: 'air',
  eyes: [0.5, 0.68, 0.34],
  moving: [
    { by: 'sway', at: [22, 50], speed: 2.2, rate: 1, draw: (ink) => sleeve(ink, -1) },
    { by: 'sway', at: [62, 50], speed: 2.2, rate: -1, draw: (ink) => sleeve(ink, 1) },
  ],
  draw: (ink) => {
    ink.faint(0.9, () => {
      ink.shape(
        'M42 4Q68 4 68 38L70 78Q72 92 64 99Q58 88 51 97Q46 104 40 95Q34 88 27 98Q15 92 15 78L16 38Q16 4 42 4Z',
        ink.main,
      )
      ink.shape('M58 14Q68 26 67 46L68 80Q68 90 63 95Q58 86 52 92Q62 60 58 14Z', ink.dark)
      ink.shape('M26 16Q34 8 44 8Q28 18 24 40Q20 28 26 16Z', WHITE)
    })
    for (const x of [34, 52]) {
      ink.oval([x, 32, 4.6, 6.4], COAL)
      ink.disc([x - 1.4, 29.6, 1.6], WHITE)
    }
    ink.oval([43, 46, 4.4, 6], '#5a5a72')
    for (const x of [26, 60]) ink.oval([x, 41, 4, 2.4], '#f4bccb88')
  },
}

/** An arm without a hand. */
function sleeve(ink: Ink, side: number): void {
  const x = 42 + side * 24
  ink.shape(
    `M${x} 44Q${x + side * 14} 46 ${x + side * 17} 58Q${x + side * 8} 64 ${x - side * 2} 60Z`,
    ink.light,
  )
}

/** Creatures that somebody made, folded, built or dreamt. */
export const MADE_CREATURES: readonly Prop[] = [
  robotDog,
  paperCrane,
  slime,
  talkingTree,
  ghost,
  ...STUFF_MONSTERS,
  ...BONES,
]
