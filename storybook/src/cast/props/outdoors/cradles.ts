import { metresTall, type Prop } from '../prop.ts'
import { FERN, LEAF, SHINE } from '../tones.ts'

/** What the small sit and sleep in: a blossom, half a nut, the pocket of a shirt. */
export const CRADLES: readonly Prop[] = [
  {
    kind: 'plant',
    words: ['open blossom'],
    ...metresTall(0.5, 150, '#ef7aa8'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M75 66Q72 84 76 100', 7, LEAF)
      ink.shape('M76 98Q44 92 24 72Q58 70 76 98Z', FERN)
      ink.shape('M76 98Q108 94 130 76Q96 70 76 98Z', LEAF)
      for (const [shape, tone] of [
        ['M28 50Q2 20 20 2Q52 8 62 48Z', ink.dark],
        ['M122 50Q148 20 130 2Q98 8 88 48Z', ink.dark],
        ['M44 50Q34 14 58 -2Q78 16 76 50Z', ink.deep],
        ['M106 50Q116 14 92 -2Q72 16 74 50Z', ink.deep],
      ] as const)
        ink.shape(shape, tone)
      ink.oval([75, 44, 50, 9], ink.deep)
      ink.shape('M22 42Q24 76 75 78Q126 76 128 42Q104 58 75 52Q46 58 22 42Z', ink.main)
      ink.shape('M22 42Q28 74 62 77Q38 62 40 50Z', ink.dark)
      ink.shape('M128 42Q122 74 88 77Q112 62 110 50Z', ink.dark)
      ink.shape('M40 50Q44 74 75 78Q106 74 110 50Q92 44 75 60Q58 44 40 50Z', ink.light)
      ink.line('M75 60V74M58 54Q60 66 66 72M92 54Q90 66 84 72', 1.4, ink.main)
    },
  },
  {
    name: 'nut-shell',
    words: ['walnut shell', 'nutshell', 'nut shell', 'half a walnut', 'acorn cup', 'eggshell'],
    ...metresTall(0.1, 210, '#b98752'),
    draw: (ink) => {
      ink.oval([105, 36, 98, 22], ink.deep)
      ink.shape('M6 30Q10 98 105 99Q200 98 204 30Q170 52 105 50Q40 52 6 30Z', ink.main)
      ink.shape('M128 50Q186 48 204 30Q200 98 105 99Q150 88 150 49Z', ink.dark)
      ink.line('M7 32Q42 54 105 52Q168 54 203 32', 5, ink.light)
      ink.line(
        'M40 52Q52 84 88 92M72 56Q78 80 100 88M124 54Q120 78 132 90M160 52Q156 74 148 86',
        3,
        ink.deep,
      )
      ink.oval([48, 66, 9, 4], SHINE, 0.6)
    },
  },
  {
    words: 'shirt pocket|pocket|breast pocket|coat pocket|jacket pocket|jeans pocket'.split('|'),
    ...metresTall(0.3, 130, '#5b87b8'),
    draw: (ink) => {
      ink.shape('M4 4Q60 -2 126 4L128 98Q64 101 2 98Z', ink.light)
      ink.line('M116 6V97', 2, ink.main)
      for (const y of [18, 46, 74]) ink.disc([122, y, 3], ink.deep)
      ink.shape('M28 42H100V82L64 94L28 82Z', ink.main)
      ink.box([26, 40, 76, 8], ink.dark, 2)
      ink.line('M31 52V80L64 91L97 80V52', 1.4, ink.pale)
    },
  },
]
