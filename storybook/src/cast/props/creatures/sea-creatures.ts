import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { eye, wings } from './creature-parts.ts'
import { WHITE, CREAM, COAL } from '../tones.ts'

/** Animals that Noto does not have and nothing else could play. */
export const SEA_CREATURES: readonly Prop[] = [
  {
    words: ['starfish', 'sea star'],
    ...metresTall(0.2, 104, '#f0804a'),
    home: 'underwater',
    draw: (ink) => {
      const star = (radius: number, waist: number): string =>
        Array.from({ length: 10 }, (_, i) => {
          const [r, a] = [i % 2 ? waist : radius, (i * Math.PI) / 5 - Math.PI / 2]
          return `${i ? 'L' : 'M'}${52 + r * Math.cos(a)} ${53 + r * Math.sin(a)}`
        }).join('') + 'Z'
      ink.shape(star(46, 21), ink.dark)
      ink.line(star(46, 21), 9, ink.dark)
      ink.shape(star(43, 18), ink.main)
      ink.line(star(43, 18), 7, ink.main)
      for (let i = 0; i < 5; i++)
        for (const r of [14, 24, 34])
          ink.disc(
            [
              52 + r * Math.cos((i * 2 * Math.PI) / 5 - Math.PI / 2),
              53 + r * Math.sin((i * 2 * Math.PI) / 5 - Math.PI / 2),
              3 - r * 0.04,
            ],
            ink.pale,
          )
      eye(ink, [45, 50, 2.6])
      eye(ink, [59, 50, 2.6])
      ink.line('M47 58Q52 62 57 58', 1.8, COAL)
    },
  },
  {
    kind: 'fish',
    words: ['seahorse', 'sea horse'],
    ...metresTall(0.2, 60, '#f2a93b'),
    face: 'whole',
    home: 'underwater',
    faces: 'left',
    moving: [
      {
        ...driven('sway', [42, 46], 2),
        draw: (ink) => ink.shape('M41 38Q58 36 58 48Q56 58 42 56Z', ink.light),
      },
    ],
    draw: (ink) => {
      ink.line('M36 62Q44 82 30 90Q18 96 14 86Q14 78 22 80', 7, ink.dark)
      ink.shape(
        'M24 10Q36 2 42 14Q46 24 38 32Q52 46 42 66Q34 74 28 66Q22 50 24 34Q18 28 6 28Q0 26 4 22L20 20Z',
        ink.main,
      )
      ink.shape('M30 34Q42 50 34 66Q28 68 28 62Q24 48 26 36Z', ink.pale)
      for (const y of [42, 50, 58]) ink.line([26, y, 35, y - 1], 1.6, ink.dark)
      for (const [x, y] of pairs('30 4, 38 6, 44 16, 45 26')) ink.disc([x, y, 3], ink.deep)
      eye(ink, [26, 18, 3])
    },
  },
  {
    kind: 'fish',
    words: ['manta ray', 'stingray', 'manta', 'ray fish', 'electric ray', 'skate fish'],
    ...metresLong(3, 210, '#4f6a85'),
    home: 'underwater',
    faces: 'left',
    moving: [
      wings(
        [96, 52],
        (ink) => ink.shape('M60 50Q86 0 124 2Q116 26 132 48Q110 58 60 50Z', ink.dark),
        true,
      ),
      wings([96, 56], (ink) =>
        ink.shape('M58 54Q84 100 124 98Q114 76 132 56Q100 48 58 54Z', ink.light),
      ),
    ],
    draw: (ink) => {
      ink.line('M150 52Q180 46 206 56', 4, ink.deep)
      ink.shape('M20 52Q44 32 100 38Q140 42 156 52Q140 64 100 68Q44 72 20 52Z', ink.main)
      ink.shape('M26 56Q60 70 110 66Q90 72 60 69Q34 66 26 56Z', CREAM)
      ink.line('M24 46Q10 40 6 48M24 58Q10 64 6 56', 5, ink.deep)
      eye(ink, [34, 48, 3.4])
    },
  },
  {
    words: ['walrus'],
    ...metresTall(1.2, 140, '#a06f55'),
    faces: 'left',
    home: 'any',
    build: 'quadruped',
    eyes: [0.21, 0.21, 0.26],
    grips: { mouth: [0.14, 0.45] },
    moving: [
      {
        ...driven('bow', [46, 46]),
        draw: (ink) => {
          ink.disc([36, 28, 26], ink.main)
          for (const x of [14, 28]) ink.shape(`M${x} 44H${x + 7}L${x + 4} 72Z`, WHITE)
          ink.oval([16, 38, 12, 10], ink.pale)
          ink.oval([34, 40, 12, 10], ink.pale)
          ink.oval([25, 32, 6, 4], COAL)
          for (const [x, y] of pairs('12 38, 18 40, 32 42, 38 40')) ink.disc([x, y, 1.2], ink.deep)
          eye(ink, [20, 20, 2.8])
          eye(ink, [40, 22, 2.8])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M112 86Q138 70 138 84Q136 98 108 98Z', ink.dark)
      ink.shape('M22 30Q60 22 92 52Q122 70 120 96H34Q8 96 14 60Z', ink.main)
      ink.shape('M40 96Q40 70 60 60Q96 76 110 96Z', ink.light)
      ink.shape('M44 84L30 100H60L62 84Z', ink.dark)
    },
  },
  {
    words: ['clownfish', 'clown fish', 'anemonefish'],
    ...metresLong(0.15, 140, '#f5812a'),
    face: 'whole',
    home: 'underwater',
    faces: 'left',
    kind: 'fish',
    build: 'fish',
    bend: 'fish',
    eyes: [0.18, 0.42, 0.24],
    draw: (ink) => {
      ink.shape('M108 50Q136 22 138 34Q130 50 138 68Q136 80 108 54Z', COAL)
      ink.shape('M110 50Q130 30 133 38Q126 50 133 64Q128 70 110 54Z', ink.main)
      ink.shape('M46 22Q70 -4 104 22L98 36H50Z', COAL)
      ink.shape('M50 24Q72 4 98 24L94 36H54Z', ink.dark)
      ink.shape('M56 78Q70 98 92 88L90 70Z', COAL)
      ink.shape('M59 78Q72 92 88 86L87 70Z', ink.dark)
      ink.shape('M4 52Q20 18 64 18Q100 20 116 52Q100 84 64 86Q20 84 4 52Z', ink.main)
      for (const [x, wide] of pairs('38 15, 76 13')) {
        ink.shape(
          `M${x - wide / 2 - 2} 20Q${x + 6} 52 ${x - wide / 2 - 2} 84H${x + wide / 2 + 2}Q${x + wide + 6} 52 ${x + wide / 2 + 2} 20Z`,
          COAL,
        )
      }
      ink.shape('M33 24Q44 52 33 80L43 84Q56 52 43 20Z', WHITE)
      ink.shape('M71 19Q80 52 71 85L80 84Q90 52 80 20Z', WHITE)
      ink.shape('M52 56Q66 50 72 62Q64 74 52 66Z', ink.dark)
      ink.line('M8 58Q14 62 20 60', 2, COAL)
      eye(ink, [22, 44, 5.4])
    },
  },
  {
    words: ['shark fin', 'sharks fin', 'dorsal fin', 'fin'],
    ...metresTall(0.6, 104, '#7f8d98'),
    home: 'surface',
    faces: 'left',
    kind: 'fish',
    draw: (ink) => {
      ink.shape('M4 92Q34 66 58 30Q72 10 94 2Q80 34 82 60Q84 80 100 94Q50 106 4 92Z', ink.main)
      ink.shape('M74 14Q86 6 94 2Q80 34 82 60Q84 80 100 94Q86 98 74 98Q62 50 74 14Z', ink.dark)
      ink.line('M20 84Q44 64 62 34', 2.4, ink.light)
      ink.shape('M78 66Q74 70 80 74L84 76L82 64Z', ink.deep)
    },
  },
]
