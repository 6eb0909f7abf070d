import { pairs } from '../../../scene/rows.ts'
import type { Prop } from '../prop.ts'
import { eye } from './creature-parts.ts'
import { COAL, CREAM } from '../tones.ts'
import { ear, lowMammal, rows, type Low } from './low-mammal.ts'

const LOW: readonly Low[] = [
  {
    words: [
      'capybara',
      'capybaras',
      'wombat',
      'marmot',
      'groundhog',
      'nutria',
      'woodchuck',
      'muskrat',
    ],
    tall: 0.55,
    colour: '#a3754c',
    tail: (ink) => ink.disc([150, 66, 4], ink.dark),
    eye: [44, 38],
    mouth: [14, 56],
    head: (ink) => {
      ear(ink, [64, 28, 7])
      ink.shape('M10 46Q10 34 28 30Q48 22 66 30Q78 42 72 62Q56 74 28 68Q10 66 10 46Z', ink.main)
      ink.shape('M10 46Q10 36 22 33Q28 46 24 66Q10 64 10 46Z', ink.dark)
      ink.oval([14, 44, 3, 4], COAL)
      ink.line('M13 57Q20 60 27 57', 2, ink.deep)
    },
  },
  {
    words: ['opossum', 'possum', 'opossums', 'virginia opossum'],
    tall: 0.3,
    colour: '#a9a6a3',
    limbs: '#4d4746',
    tail: (ink) => ink.line('M142 68Q170 78 182 52Q186 38 174 34', 6, '#e0a89c'),
    eye: [36, 48],
    mouth: [-2, 66],
    head: (ink) => {
      ink.disc([58, 30, 9], '#3a3434')
      ink.disc([58, 31, 5], '#d99a94')
      ink.shape('M-4 64Q16 44 36 36Q60 30 70 48Q70 68 50 72Q22 72 -2 68Z', '#f4f0e9')
      ink.shape('M28 46Q40 38 50 44Q44 54 30 53Z', '#6b6462')
      ink.disc([-3, 65, 4], '#e58f95')
      ink.line('M2 69Q18 72 30 67', 1.8, '#8a7a74')
    },
    back: (ink) => {
      for (const [x, y] of pairs(
        '66 40, 84 32, 104 32, 124 38, 140 52, 74 58, 96 54, 118 58, 136 70, 86 74',
      ))
        ink.line([x, y, x + 9, y + 7], 2.4, '#6f6a68')
    },
  },
  {
    words: ['tapir', 'tapirs', 'malayan tapir'],
    tall: 1,
    colour: '#37343a',
    tail: (ink) => ink.oval([150, 58, 5, 9], '#37343a'),
    eye: [42, 40],
    mouth: [6, 66],
    head: (ink) => {
      ear(ink, [62, 24, 7])
      ink.shape(
        'M26 34Q48 20 66 30Q78 44 70 62Q54 72 34 66Q22 70 14 78Q2 82 2 70Q6 44 26 34Z',
        ink.main,
      )
      ink.shape('M2 70Q4 54 16 46Q14 62 20 70Q14 80 8 81Q2 80 2 70Z', ink.dark)
      ink.oval([5, 74, 2, 3], COAL)
    },
    back: (ink) =>
      ink.shape('M84 25Q118 20 140 38Q152 52 151 68Q140 82 118 86H96Q78 60 84 25Z', '#ece8e0'),
  },
  {
    words: ['guinea pig', 'gerbil', 'chinchilla', 'cavy'],
    tall: 0.16,
    colour: '#c98a4f',
    limbs: '#e8b89a',
    tail: () => undefined,
    eye: [42, 46],
    mouth: [18, 64],
    head: (ink) => {
      ink.shape('M60 30Q72 20 76 32Q72 42 62 42Z', '#e0a48c')
      ink.shape('M14 58Q16 34 46 30Q72 32 74 56Q72 78 44 80Q16 78 14 58Z', '#f7eee0')
      ink.shape('M40 30Q72 30 74 56Q74 66 66 72Q50 56 40 30Z', '#4a3a33')
      ink.oval([18, 56, 4, 3.4], '#e58f95')
      ink.line('M18 62Q22 66 27 64', 1.8, '#8a6a58')
    },
    back: (ink) => {
      ink.shape('M82 26Q110 20 118 30Q116 60 100 84H84Q74 60 82 26Z', '#f7eee0')
      ink.shape('M126 30Q152 44 150 66Q148 82 136 86H120Q132 60 126 30Z', '#4a3a33')
    },
  },
  {
    words: ['anteater', 'giant anteater', 'aardvark'],
    tall: 0.8,
    colour: '#7a6a5c',
    tail: (ink) => {
      ink.shape('M138 40Q176 30 184 62Q184 90 166 94Q150 80 138 72Z', ink.dark)
      for (const y of [52, 64, 76, 86]) ink.line(`M150 ${y - 6}Q168 ${y} 178 ${y + 6}`, 3, ink.deep)
    },
    eye: [46, 50],
    mouth: [-12, 76],
    head: (ink) => {
      ear(ink, [62, 40, 5])
      ink.shape('M-14 76Q8 52 40 42Q62 38 70 52Q70 68 52 68Q24 68 -10 80Q-16 80 -14 76Z', ink.light)
      ink.disc([-12, 77, 2.6], COAL)
    },
    back: (ink) => {
      ink.shape('M50 66Q70 44 106 34L112 42Q84 54 62 84Q50 82 50 66Z', '#2f2a28')
      ink.line('M52 60Q74 40 104 30', 3, CREAM)
    },
  },
  {
    words: ['armadillo'],
    tall: 0.3,
    colour: '#b49a80',
    limbs: '#9a8068',
    tail: (ink) => {
      ink.shape('M142 66Q168 70 186 92Q162 90 140 80Z', ink.dark)
      for (const x of [152, 162, 172])
        ink.line(`M${x} ${70 + (x - 150) * 0.5}L${x - 3} ${80 + (x - 150) * 0.3}`, 2, ink.deep)
    },
    eye: [38, 58],
    mouth: [8, 74],
    head: (ink) => {
      ink.shape('M50 48Q50 26 58 26Q66 34 64 52Z', ink.dark)
      ink.shape('M6 72Q20 50 44 46Q64 48 66 64Q60 78 36 76Q16 80 6 72Z', ink.light)
      ink.disc([8, 72, 3], COAL)
    },
    back: (ink) => {
      for (let x = 64; x < 148; x += 11)
        ink.line(`M${x} ${27 + ((x - 98) / 50) ** 2 * 24}Q${x + 9} 56 ${x} 86`, 3, ink.deep)
      ink.shape('M48 60Q52 32 70 28Q62 56 66 86H62Q46 82 48 60Z', ink.dark)
    },
  },
  {
    words: ['pangolin'],
    tall: 0.35,
    colour: '#a67f52',
    tail: (ink) => {
      ink.shape('M138 52Q176 62 192 92Q160 96 136 84Z', ink.main)
      for (let i = 0; i < 9; i++)
        ink.shape(
          `M${142 + (i % 5) * 9} ${64 + (i % 5) * 5 + Math.floor(i / 5) * 10}l8 -2l2 9z`,
          ink.deep,
        )
    },
    eye: [36, 60],
    mouth: [6, 76],
    head: (ink) => {
      ink.shape('M4 74Q20 54 44 48Q64 48 68 64Q60 78 36 76Q16 80 4 74Z', ink.light)
      ink.disc([6, 74, 2.8], COAL)
    },
    back: (ink) =>
      rows((x, y, row) =>
        ink.shape(
          `M${x - 7} ${y}Q${x} ${y - 6} ${x + 7} ${y}L${x} ${y + 12}Z`,
          row % 2 ? ink.dark : ink.deep,
        ),
      ),
  },
  {
    words: ['porcupine', 'echidna'],
    tall: 0.45,
    colour: '#5b4a42',
    tail: (ink) => ink.shape('M144 60L168 66L146 80Z', ink.deep),
    eye: [36, 58],
    mouth: [12, 70],
    head: (ink) => {
      ear(ink, [54, 46, 6])
      ink.shape('M10 66Q16 46 40 44Q62 46 66 62Q60 78 36 76Q14 78 10 66Z', ink.light)
      ink.disc([11, 66, 4], COAL)
    },
    back: (ink) => {
      for (let i = 0; i < 44; i++) {
        const x = 56 + ((i * 37) % 92)
        const y = 34 + ((x - 99) / 52) ** 2 * 20 + ((i * 17) % 34)
        ink.line(`M${x} ${y}L${x + 14} ${y - 26}`, 2.2, i % 3 ? '#efe4d2' : '#8a7466')
      }
    },
  },
  {
    words: ['mole', 'mole animal', 'shrew', 'vole'],
    tall: 0.1,
    colour: '#4d4a52',
    limbs: '#eab0a4',
    tail: (ink) => ink.line('M146 72Q160 70 166 78', 5, '#eab0a4'),
    eye: [42, 52],
    mouth: [10, 66],
    head: (ink) => {
      ink.shape('M10 64Q22 44 48 42Q72 44 72 62Q64 80 40 78Q18 76 10 64Z', ink.main)
      ink.shape('M2 62Q4 54 14 56Q18 64 12 70Q4 70 2 62Z', '#f0a6a0')
      for (const y of [66, 70]) ink.line(`M20 ${y}L4 ${y + 8}`, 1.2, '#cfc6c0')
    },
  },
  {
    words: ['wolverine animal', 'wolverine', 'wolverines'],
    tall: 0.45,
    colour: '#46342b',
    limbs: '#2b211c',
    tail: (ink) => ink.shape('M138 48Q166 40 182 58Q180 78 160 76Q144 70 136 64Z', ink.deep),
    eye: [40, 44],
    mouth: [8, 62],
    head: (ink) => {
      ear(ink, [62, 26, 8])
      ink.shape('M2 62Q10 46 30 34Q52 24 70 34Q78 50 66 64Q46 74 20 72Q2 72 2 62Z', ink.main)
      ink.shape('M28 36Q48 26 66 34Q58 42 44 42Q34 44 28 36Z', '#b9946a')
      ink.oval([5, 62, 5, 4], COAL)
      ink.poly('18,70 22,78 26,71', CREAM)
    },
    back: (ink) => ink.shape('M70 60Q100 46 146 44Q154 50 150 58Q112 58 78 72Z', '#c29a6b'),
  },
  {
    words: ['platypus', 'duck-billed platypus'],
    tall: 0.25,
    colour: '#7d5638',
    limbs: '#5f4430',
    tail: (ink) => ink.shape('M138 58Q176 54 188 74Q180 92 140 80Z', ink.dark),
    eye: [48, 52],
    mouth: [2, 66],
    head: (ink) => {
      ink.shape('M34 56Q10 50 -8 60Q-14 68 -6 74Q14 78 40 72Z', '#4d535c')
      ink.line('M-6 69Q14 70 36 66', 1.8, '#343940')
      ink.disc([0, 61, 1.8], COAL)
      ink.shape('M30 60Q34 40 56 40Q76 46 74 62Q66 76 44 74Q32 72 30 60Z', ink.main)
    },
  },
  {
    words: ['red panda', 'firefox', 'red pandas'],
    tall: 0.4,
    colour: '#c4552b',
    limbs: '#3a2823',
    tail: (ink) => {
      ink.line('M142 58Q176 50 178 20', 21, ink.main)
      for (const [x, y] of pairs('158 52, 171 40, 177 25')) ink.disc([x, y, 9], '#e8a25f')
      ink.disc([178, 16, 9], '#5b2c1c')
    },
    eye: [28, 48],
    mouth: [26, 66],
    head: (ink) => {
      for (const x of [14, 62]) {
        ink.shape(`M${x - 11} 34Q${x - 8} 10 ${x} 10Q${x + 10} 14 ${x + 10} 34Z`, '#fbf1e4')
        ink.shape(`M${x - 6} 34Q${x - 4} 18 ${x} 18Q${x + 6} 20 ${x + 6} 34Z`, '#5b2c1c')
      }
      ink.shape('M4 52Q4 26 38 24Q72 26 72 52Q70 76 38 78Q6 76 4 52Z', ink.main)
      ink.shape('M10 58Q14 48 24 54Q22 66 14 68ZM66 58Q62 48 52 54Q54 66 62 68Z', '#fbf1e4')
      ink.shape('M22 36Q30 32 33 40Q28 44 22 42ZM54 36Q46 32 43 40Q48 44 54 42Z', '#fbf1e4')
      ink.oval([38, 64, 13, 10], '#fbf1e4')
      ink.oval([38, 59, 4.4, 3.4], COAL)
      ink.line('M38 62V66M32 68Q36 71 38 67Q40 71 44 68', 1.6, COAL)
      eye(ink, [48, 48, 3.6])
    },
    back: (ink) => ink.shape('M54 74Q96 84 146 74Q144 84 136 86H62Q54 84 54 74Z', '#3a2823'),
  },
  {
    words: ['warthog', 'wild pig'],
    tall: 0.75,
    colour: '#8a7768',
    tail: (ink) => ink.line('M148 50Q160 40 158 24', 3, ink.deep),
    eye: [44, 40],
    mouth: [10, 66],
    head: (ink) => {
      ink.shape('M58 34Q66 16 74 22Q74 34 66 42Z', ink.dark)
      ink.shape('M4 66Q10 52 30 44Q44 28 66 34Q80 48 72 66Q58 78 30 76Q8 80 4 66Z', ink.main)
      ink.oval([8, 67, 6, 8], ink.deep)
      ink.line('M24 72Q10 70 12 52', 4.4, CREAM)
      ink.line('M32 74Q20 76 22 60', 4, CREAM)
      ink.oval([36, 56, 5, 4], ink.dark)
    },
    back: (ink) => {
      for (let x = 62; x < 132; x += 6)
        ink.line(`M${x} 30L${x + 6} ${12 + Math.abs(x - 84) * 0.2}`, 2.8, '#4a3b32')
    },
  },
]

/** Low, round animals. */
export const SMALL_MAMMALS: readonly Prop[] = LOW.map(lowMammal)
