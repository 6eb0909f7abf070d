import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, GOLD, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** Clothes that nobody is in: as they lie or hang. */
export const LAID_OUT_CLOTHES: readonly Prop[] = [
  {
    words: ['waistcoat', 'vest', 'gilet', 'sleeveless jacket'],
    ...metresTall(0.6, 82, '#5b4a78'),
    draw: (ink) => {
      ink.shape('M22 4Q41 20 60 4L62 40L41 52L20 40Z', ink.deep)
      ink.shape('M20 2Q16 26 4 34V82L30 98L41 86V54Q24 34 26 2Z', ink.main)
      ink.shape('M62 2Q66 26 78 34V82L52 98L41 86V54Q58 34 56 2Z', ink.dark)
      for (const y of [58, 68, 78]) ink.disc([41, y, 2.8], GOLD)
      for (const x of [12, 56]) ink.box([x, 66, 15, 4], ink.light, 1)
    },
  },
  {
    words: [
      'life jacket',
      'life vest',
      'lifejacket',
      'buoyancy vest',
      'personal flotation device',
      'flotation vest',
    ],
    ...metresTall(0.6, 86, '#f07a2a'),
    draw: (ink) => {
      ink.shape('M22 4Q43 24 64 4L66 40H20Z', ink.deep)
      ink.box([4, 30, 37, 68], ink.main, 9)
      ink.box([45, 30, 37, 68], ink.dark, 9)
      ink.shape('M18 2H32Q30 22 40 32H6Q16 20 18 2Z', ink.main)
      ink.shape('M68 2H54Q56 22 46 32H80Q70 20 68 2Z', ink.dark)
      for (const y of [46, 66, 84]) {
        ink.box([4, y, 78, 5], COAL, 1)
        ink.box([37, y - 2, 12, 9], METAL, 2)
      }
    },
  },
  {
    words: ['beret', 'french beret'],
    ...metresTall(0.14, 176, '#b8404a'),
    draw: (ink) => {
      ink.box([84, 2, 7, 18], ink.deep, 3)
      ink.shape('M6 58Q10 16 92 12Q170 16 172 50Q172 78 128 84H50Q6 82 6 58Z', ink.main)
      ink.shape('M112 14Q170 20 172 50Q172 78 128 84H104Q150 60 112 14Z', ink.dark)
      ink.shape('M40 76Q88 92 138 76L134 97Q88 104 44 97Z', ink.deep)
    },
  },
  {
    words: ['turban', 'pagri'],
    ...metresTall(0.2, 128, '#e09a3c'),
    draw: (ink) => {
      ink.shape('M10 92Q-4 34 40 12Q64 -4 92 14Q132 38 118 92Q64 106 10 92Z', ink.main)
      ink.line('M12 84Q50 76 92 16', 6, ink.dark)
      ink.line('M10 62Q44 56 74 8', 6, ink.dark)
      ink.line('M116 84Q84 72 62 40', 6, ink.deep)
      ink.line('M120 60Q98 54 80 28', 5, ink.deep)
      ink.disc([64, 56, 9], GOLD)
      ink.disc([64, 56, 5], '#d8344a')
    },
  },
  {
    words: ['headband', 'sweatband', 'hairband', 'hair band', 'alice band', 'sweat band'],
    ...metresTall(0.16, 116, '#e0567f'),
    draw: (ink) => {
      ink.line('M12 94Q-2 8 58 8T104 94', 14, ink.main)
      ink.line('M20 60Q22 14 58 12', 4, ink.light)
      ink.shape('M70 14Q92 -12 100 8Q104 22 74 22Q106 30 92 42Q78 48 70 14Z', ink.dark)
      ink.disc([74, 19, 6], ink.deep)
    },
  },
  {
    words: ['earmuffs', 'ear muffs', 'earmuff'],
    ...metresTall(0.2, 124, '#e86a8f'),
    draw: (ink) => {
      ink.line('M22 62Q22 8 62 8T102 62', 7, COAL)
      for (const x of [24, 100]) {
        for (let i = 0; i < 9; i++)
          ink.disc([x + 16 * Math.cos(i * 0.7), 72 + 19 * Math.sin(i * 0.7), 8], ink.main)
        ink.oval([x, 72, 17, 20], ink.light)
      }
    },
  },
  {
    words: ['flip-flop', 'flip flop', 'flipflop', 'beach sandal', 'thong sandal'],
    ...metresTall(0.28, 104, '#3fa7d6'),
    draw: (ink) => {
      for (const [x, turn] of pairs('26 -0.06, 78 0.06'))
        ink.moved({ x, y: 50, turn }, () => {
          ink.shape(
            'M-18 -18Q-20 -48 0 -48T20 -18Q14 6 18 26Q18 48 0 48T-18 26Q-14 6 -18 -18Z',
            ink.deep,
          )
          ink.shape(
            'M-15 -18Q-17 -45 0 -45T17 -18Q11 6 15 26Q15 45 0 45T-15 26Q-11 6 -15 -18Z',
            ink.main,
          )
          ink.line('M-14 8Q-8 -14 0 -24Q8 -14 14 8', 5, WHITE)
        })
    },
  },
  {
    words: ['kilt', 'tartan skirt'],
    ...metresTall(0.6, 104, '#b3393b'),
    draw: (ink) => {
      ink.poly('20,6 84,6 102,98 2,98', ink.main)
      for (const [top, foot] of pairs('32 20, 44 38, 56 56, 68 74, 80 92'))
        ink.line([top, 16, foot, 98], 3, ink.deep)
      for (const y of [30, 52, 74]) ink.box([10, y, 84, 5], '#2f5f4a')
      for (const y of [41, 63, 85]) ink.box([8, y, 88, 2], GOLD)
      ink.box([18, 4, 68, 12], COAL, 2)
      ink.box([45, 5, 14, 10], METAL, 2)
    },
  },
  {
    words: ['poncho', 'serape'],
    ...metresTall(0.9, 128, '#d8643a'),
    draw: (ink) => {
      ink.shape('M52 6H76L126 78L64 94L2 78Z', ink.main)
      ink.shape('M64 6H76L126 78L64 94Z', ink.dark)
      for (const [y, tone] of [
        [30, '#f2c53c'],
        [46, '#3f9f8f'],
        [62, '#f2e6cf'],
      ] as const)
        ink.line([64 - y * 0.82, y + 4, 64, y + 14, 64 + y * 0.82, y + 4], 6, tone)
      for (let x = 8; x <= 120; x += 8)
        ink.line(
          [x, 80 + (62 - Math.abs(x - 64)) * 0.2, x, 92 + (62 - Math.abs(x - 64)) * 0.1],
          2,
          ink.deep,
        )
      ink.oval([64, 8, 14, 6], ink.deep)
    },
  },
  {
    words: ['overalls', 'dungarees', 'overall', 'jumpsuit', 'boiler suit', 'coveralls', 'coverall'],
    ...metresTall(1.1, 62, '#4a78b0'),
    draw: (ink) => {
      ink.line('M18 28L14 2M44 28L48 2', 6, ink.dark)
      ink.box([14, 18, 34, 30], ink.main, 4)
      ink.shape('M8 42H54L58 98H36L31 62L26 98H4Z', ink.main)
      ink.shape('M31 42H54L58 98H36L31 62Z', ink.dark)
      ink.box([22, 26, 18, 13], ink.light, 2)
      for (const x of [17, 45]) ink.disc([x, 21, 3], GOLD)
    },
  },
  {
    words: ['pair of pajamas', 'pajamas', 'pajama set', 'pyjama set', 'nightshirt'],
    ...metresTall(1.2, 76, '#8fb6dd'),
    draw: (ink) => {
      ink.shape('M24 4Q38 12 52 4L66 10L75 44L62 48L58 30V54H18V30L14 48L1 44L10 10Z', ink.main)
      ink.shape('M17 57H59L62 98H43L38 70L33 98H14Z', ink.main)
      for (const x of [24, 31, 45, 52]) {
        ink.line([x, 12, x, 52], 1.8, WHITE)
        ink.line([x, 60, x + (x - 38) * 0.2, 96], 1.8, WHITE)
      }
      for (const y of [20, 30, 40]) ink.disc([38, y, 2], ink.deep)
      ink.shape('M24 4L38 18L52 4L38 9Z', ink.pale)
    },
  },
  {
    words: ['suspenders', 'suspender', 'trouser braces'],
    ...metresTall(0.7, 56, '#c8403f'),
    draw: (ink) => {
      ink.line('M10 92Q8 40 28 30Q48 40 46 92', 6, ink.main)
      ink.line('M28 32Q12 18 16 6M28 32Q44 18 40 6', 6, ink.dark)
      for (const [x, y] of pairs('10 92, 46 92, 16 6, 40 6'))
        ink.box([x - 5, y - 5, 10, 11], METAL, 2)
      ink.disc([28, 31, 5], ink.deep)
    },
  },
  {
    words: ['underwear', 'underpants', 'boxer shorts', 'boxers', 'knickers'],
    ...metresTall(0.3, 124, '#e8eef2'),
    draw: (ink) => {
      ink.shape('M6 8H118L122 62L92 92H72Q62 70 52 92H32L2 62Z', ink.main)
      for (const [x, y] of pairs('26 40, 50 34, 76 40, 100 36, 36 64, 92 62'))
        ink.disc([x, y, 5], '#e0567f')
      ink.box([5, 3, 114, 14], '#e0567f', 3)
    },
  },
  {
    words: ['bra', 'brassiere'],
    ...metresTall(0.3, 136, '#e58aa2'),
    draw: (ink) => {
      ink.line('M34 44Q28 16 40 2M102 44Q108 16 96 2', 4, ink.dark)
      ink.shape('M2 58Q20 60 34 42Q60 52 68 74Q60 98 36 96Q12 94 2 70Z', ink.main)
      ink.shape('M134 58Q116 60 102 42Q76 52 68 74Q76 98 100 96Q124 94 134 70Z', ink.dark)
      ink.disc([68, 76, 4], WHITE)
    },
  },
  {
    words: ['handkerchief', 'hanky', 'pocket square', 'kerchief'],
    ...metresTall(0.3, 104, '#f6f2ec'),
    draw: (ink) => {
      ink.shape('M6 10Q50 2 98 8Q102 52 97 94Q50 100 5 95Q0 50 6 10Z', ink.main)
      ink.line('M14 18Q52 11 90 16Q93 52 89 87Q50 91 13 88Q10 50 14 18Z', 2.4, '#6f9fd0')
      ink.shape('M60 98Q78 80 97 62V94Z', ink.dark)
    },
  },
  {
    words: ['bib', 'baby bib'],
    ...metresTall(0.3, 84, '#7fc4b8'),
    draw: (ink) => {
      ink.line('M22 30Q16 4 42 4T62 30', 5, ink.deep)
      ink.shape('M16 22Q42 50 68 22Q86 42 80 76Q70 98 42 98T4 76Q-2 42 16 22Z', ink.main)
      ink.disc([42, 70, 14], '#f7d154')
      for (const x of [37, 47]) ink.disc([x, 68, 2], COAL)
      ink.line('M36 74Q42 80 48 74', 2, COAL)
    },
  },
  {
    words: ['zipper', 'zip fastener', 'zip'],
    ...metresTall(0.2, 46, '#4a6fa5'),
    draw: (ink) => {
      ink.shape('M2 2H12L22 46V98H2Z', ink.main)
      ink.shape('M44 2H34L24 46V98H44Z', ink.dark)
      for (let y = 50; y < 98; y += 6) ink.box([18, y, 10, 3.4], METAL, 1)
      for (let y = 4; y < 46; y += 7) {
        ink.box([10 + y * 0.22, y, 6, 3.4], METAL, 1)
        ink.box([30 - y * 0.22, y, 6, 3.4], METAL, 1)
      }
      ink.box([16, 38, 14, 14], STEEL, 3)
      ink.box([19, 50, 8, 22], GOLD, 3)
    },
  },
  {
    words: ['snorkel', 'snorkel mask', 'snorkel set'],
    ...metresTall(0.4, 104, '#2f9fd0'),
    draw: (ink) => {
      ink.line('M58 88Q92 92 92 66V6', 8, ink.main)
      ink.box([86, 2, 12, 16], '#f07a2a', 3)
      ink.shape(
        'M6 40Q6 26 20 26H66Q80 26 80 40V56Q80 70 64 70Q52 70 43 58Q34 70 22 70Q6 70 6 56Z',
        COAL,
      )
      ink.shape(
        'M13 42Q13 33 22 33H64Q73 33 73 42V54Q73 63 64 63Q54 62 43 48Q32 62 22 63Q13 62 13 54Z',
        GLASS,
      )
      ink.poly('20,36 32,36 20,56 16,52', SHINE)
      ink.box([42, 80, 18, 14], ink.deep, 5)
    },
  },
  {
    words: ['handcuffs', 'handcuff', 'manacles'],
    kind: 'thing',
    ...metresLong(0.26, 190, METAL),
    draw: (ink) => {
      for (const x of [46, 144]) {
        ink.ring([x, 52, 36], 11, ink.main)
        ink.ring([x, 52, 31], 3, ink.deep)
        ink.box([x - 12, 82, 24, 16], ink.dark, 4)
      }
      for (const x of [80, 95, 110]) ink.ring([x, 90, 7], 4, STEEL)
    },
  },
]
