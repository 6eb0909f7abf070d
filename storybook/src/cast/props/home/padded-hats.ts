import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** Worn for a sport, a feast or against germs, and lying there by itself. */
export const PADDED_HATS: readonly Prop[] = [
  {
    words: ['bowler hat', 'bowler', 'derby hat'],
    ...metresTall(0.15, 150, '#35343a'),
    draw: (ink) => {
      ink.shape('M2 78Q0 66 14 68Q75 92 136 68Q150 66 148 78Q140 98 75 98T2 78Z', ink.dark)
      ink.shape('M28 80Q24 6 75 6T122 80Q75 96 28 80Z', ink.main)
      ink.shape('M26 64Q75 84 124 64L123 80Q75 96 27 80Z', ink.deep)
      ink.line('M42 54Q42 24 62 16', 4, ink.pale)
    },
  },
  {
    words: ['football helmet', 'american football helmet', 'gridiron helmet'],
    ...metresTall(0.28, 116, '#c8352f'),
    draw: (ink) => {
      ink.shape(
        'M8 58Q4 4 58 4Q104 4 106 46L82 52Q74 56 76 66L70 92Q40 100 22 84Q10 76 8 58Z',
        ink.main,
      )
      ink.shape('M8 58Q10 76 22 84Q40 100 70 92L74 76Q36 84 8 58Z', ink.dark)
      ink.shape('M48 4.5Q60 3 72 5Q84 26 84 51L74 55Q76 24 48 4.5Z', WHITE)
      ink.disc([46, 62, 9], COAL)
      ink.line('M74 62L112 58V84Q112 90 104 91L72 94M76 74L112 72M94 60V92', 4.4, STEEL)
      ink.line('M18 44Q20 22 38 13', 4, ink.pale)
    },
  },
  {
    words: ['bicycle helmet', 'bike helmet', 'cycling helmet', 'crash helmet', 'skate helmet'],
    ...metresTall(0.2, 140, '#3f8fd0'),
    draw: (ink) => {
      ink.line('M32 74L54 97L62 97L94 76', 4, COAL)
      ink.shape('M6 66Q4 6 76 6Q132 8 136 62Q120 82 90 78Q30 84 6 66Z', ink.main)
      ink.shape('M6 66Q30 84 90 78Q120 82 136 62Q132 54 128 52Q90 74 8 52Q5 60 6 66Z', ink.dark)
      for (const path of [
        'M24 44Q30 20 52 14Q40 30 38 50Z',
        'M54 52Q56 24 78 14Q72 34 72 54Z',
        'M88 54Q88 32 98 20Q108 32 110 50Z',
      ])
        ink.shape(path, COAL)
      ink.line('M14 42Q20 22 34 15', 3.4, ink.pale)
    },
  },
  {
    words: ['motorcycle helmet', 'racing helmet', 'full-face helmet'],
    ...metresTall(0.3, 108, '#2f3a4a'),
    draw: (ink) => {
      ink.shape('M6 54Q6 4 56 4T104 50L102 76Q102 97 82 97H34Q6 94 6 54Z', ink.main)
      ink.shape('M104 50L102 76Q102 97 82 97H60Q84 84 104 50Z', ink.dark)
      ink.shape('M44 34Q76 28 103 40L104 60Q80 66 48 62Q38 48 44 34Z', '#7fb8d8')
      ink.shape('M50 38Q66 34 80 36L72 60Q60 61 51 58Q44 48 50 38Z', SHINE)
      ink.shape('M14 28Q30 8 56 6Q38 16 26 38Z', '#e5503f')
      for (const y of [76, 83]) ink.box([74, y, 20, 3], COAL, 1)
    },
  },
  {
    words: ['face mask', 'surgical mask', 'medical mask', 'facial mask', 'dust mask'],
    kind: 'clothing',
    ...metresLong(0.2, 190, '#8fc8dc'),
    draw: (ink) => {
      ink.line('M40 20Q2 22 6 52T40 80M150 20Q188 22 184 52T150 80', 4, WHITE)
      ink.shape('M36 16Q95 0 154 16V68Q150 84 95 98Q40 84 36 68Z', ink.main)
      ink.shape('M36 16Q95 0 154 16V22Q95 6 36 22Z', ink.light)
      for (const y of [34, 50, 66]) ink.line(`M40 ${y}Q95 ${y + 12} 150 ${y}`, 3, ink.dark)
      ink.line('M78 11Q95 8 112 11', 3, STEEL)
    },
  },
  {
    words: ['swim fin', 'diving fin', 'flipper', 'swim fins', 'diving fins', 'scuba fin'],
    ...metresTall(0.6, 56, '#2f9fc0'),
    draw: (ink) => {
      ink.shape('M18 34L4 94Q28 84 52 94L38 34Z', ink.main)
      ink.line('M22 40L14 88M28 40V86M34 40L42 88', 3, ink.deep)
      ink.shape('M16 14Q28 -6 40 14L42 38Q28 46 14 38Z', COAL)
      ink.oval([28, 16, 8, 10], '#1d2024')
      ink.line('M17 38Q28 44 39 38', 3, ink.pale)
    },
  },
  {
    words: ['wetsuit', 'wet suit', 'diving suit'],
    ...metresTall(1.6, 66, '#2c333c'),
    draw: (ink) => {
      ink.shape(
        'M22 6Q33 12 44 6L58 14L66 50L58 52L50 28L48 54L52 97H38L33 62L28 97H14L18 54L16 28L8 52L0 50L8 14Z',
        ink.main,
      )
      ink.shape('M15 14L22 12L20 56L24 97H14L18 54L16 28L9 52L6 51Z', '#2f8fd0')
      ink.shape('M51 14L44 12L46 56L42 97H52L48 54L50 28L57 52L60 51Z', '#2f8fd0')
      ink.box([26, 3, 14, 7], ink.deep, 3)
      ink.line('M33 10V46', 2, METAL)
      ink.box([26, 22, 8, 4], WHITE, 1)
    },
  },
  {
    words: ['tights', 'pantyhose', 'pair of tights', 'leggings', 'legging', 'pair of leggings'],
    ...metresTall(0.95, 58, '#3a3540'),
    draw: (ink) => {
      ink.shape(
        'M10 6H48L52 40L50 82L56 92Q56 98 48 97L40 95L36 46H32L24 96Q14 99 6 97Q2 94 8 86L10 44Z',
        ink.main,
      )
      ink.shape('M30 6H48L52 40L50 82L56 92Q56 98 48 97L44 96L44 40Z', ink.dark)
      ink.box([9, 2, 40, 9], ink.deep, 3)
      ink.line('M16 18Q14 44 15 78', 2.4, ink.pale)
    },
  },
  {
    words: ['christmas stocking', 'mantel stocking', 'santa stocking'],
    ...metresTall(0.45, 72, '#c8352f'),
    draw: (ink) => {
      ink.line('M16 6Q8 -4 8 10L14 16', 3.4, ink.deep)
      ink.shape('M14 18H54L52 58Q68 72 70 84Q70 98 52 98H40Q24 96 18 80Z', ink.main)
      ink.shape('M40 18H54L52 58Q68 72 70 84Q70 98 54 98Q60 84 46 70Q38 60 40 18Z', ink.dark)
      ink.shape('M56 98Q50 84 62 70Q70 78 70 86Q70 98 56 98Z', '#4f9a55')
      ink.box([8, 8, 52, 18], WHITE, 8)
      for (const [x, y] of [
        [26, 44],
        [38, 58],
        [28, 74],
      ] as const)
        ink.disc([x, y, 4], GOLD)
    },
  },
  {
    words: ['bridal veil', 'wedding veil', 'veil'],
    ...metresTall(0.8, 84, '#f3efe8'),
    draw: (ink) => {
      ink.shape('M22 18Q42 4 62 18L82 92Q62 99 42 96Q22 99 2 92Z', ink.dark)
      ink.shape('M26 20Q42 10 58 20L70 95Q56 98 42 96Q28 98 14 95Z', ink.main)
      ink.line('M34 22L24 92M42 20V94M50 22L60 92', 1.4, '#cfc8ba')
      for (let at = 0; at < 6; at++)
        ink.disc(
          [22 + at * 8, 14 - 5 * Math.sin((at * Math.PI) / 5), 5.6],
          at % 2 ? '#f2b6c2' : WHITE,
        )
      for (let x = 6; x < 82; x += 8) ink.disc([x, 93, 3], WHITE)
    },
  },
]
