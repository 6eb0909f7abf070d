import { eye } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'

const PAD = '#b5563c'
const FACE = '#ffcc80'

/** Animals in the middle of a deed, drawn as their pictures are; they stand in for them through `guises.ts`. */
export const ANIMAL_POSES: readonly Prop[] = [
  {
    name: 'cat-grooming',
    words: ['cat licking its paw'],
    ...metresTall(0.42, 96, '#ffb703'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.2, 0.46], head: [0.34, 0.06] },
    moving: [
      {
        ...driven('sway', [70, 92]),
        behind: true,
        draw: (ink) => ink.line('M68 92Q96 96 92 72Q90 60 82 62', 8.5, ink.main),
      },
      {
        by: 'sway',
        speed: 1.6,
        rate: 7,
        at: [44, 66],
        draw: (ink) => {
          ink.line('M44 66Q30 78 22 62', 10, ink.dark)
          ink.line('M44 66Q30 77 22 62', 8.5, ink.main)
          ink.oval([20.5, 58, 6.6, 7.4], ink.main, 0.4)
          ink.oval([18.4, 57.4, 2.6, 3], PAD)
        },
      },
      {
        by: 'sway',
        speed: 1.1,
        rate: 7,
        at: [50, 48],
        draw: (ink) => {
          ink.shape('M19 46Q16 56 19.5 58T24 50L24 46Z', '#f0788c')
          ink.shape('M33 18Q32 4 38 0Q48 8 50 20Z', ink.dark)
          ink.shape('M20 26Q14 12 17 7Q28 10 34 20Z', ink.main)
          ink.shape('M21 22Q18 14 19 11Q26 14 30 20Z', '#ffcba0')
          ink.shape('M14 40Q12 22 30 16Q50 14 54 34Q56 52 40 55Q24 56 16 48Q11 46 14 40Z', ink.main)
          ink.shape('M12 41Q16 37 20 41Q19 46 15 46Q11 45 12 41Z', COAL)
          ink.line('M24 34Q28 38 33 34', 2.4, ink.own ? COAL : ink.pale)
          ink.line('M40 32Q44 35 47 31', 2.4, ink.own ? COAL : ink.pale)
          for (const y of [44, 48, 52])
            ink.line(`M30 ${y}L44 ${y + (y - 48) * 1.4 + 4}`, 1.2, '#9a8a70')
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M40 98Q34 70 40 52Q50 38 64 48Q86 60 87 84Q87 99 72 99H44Z', ink.main)
      ink.oval([70, 82, 16, 16], ink.dark)
      ink.oval([71, 83, 14.6, 14.8], ink.main)
      if (ink.own) for (const x of [60, 68, 76]) ink.line(`M${x} 52L${x + 1} 60`, 4, '#ff9d3f')
      ink.line('M47 66Q42 82 42 94', 10, ink.main)
      ink.oval([39, 96.4, 8, 3.8], ink.main)
      ink.oval([60, 96.6, 10, 3.6], ink.main)
      ink.line('M50 70Q48 84 48 92', 1.4, ink.dark)
    },
  },
  {
    name: 'cat-sleeping',
    words: ['curled up cat'],
    ...metresLong(0.5, 168, '#ffb703'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.14, 0.7], head: [0.24, 0.2] },
    moving: [
      {
        by: 'sway',
        speed: 0.5,
        rate: 1.4,
        at: [150, 80],
        draw: (ink) => ink.line('M150 78Q164 92 140 94Q100 98 70 92', 13, ink.dark),
      },
    ],
    draw: (ink) => {
      ink.shape('M30 98Q20 66 54 40Q90 14 128 30Q166 48 162 82Q160 98 142 98Z', ink.main)
      ink.oval([132, 74, 28, 24], ink.dark)
      ink.oval([134, 75, 25, 22], ink.main)
      if (ink.own)
        for (const x of [84, 98, 112]) ink.line(`M${x} 26Q${x + 5} 36 ${x + 2} 46`, 6, '#ff9d3f')
      ink.shape('M20 36Q14 16 20 8Q36 16 42 30Z', ink.main)
      ink.shape('M50 28Q58 10 68 10Q70 30 64 42Z', ink.dark)
      ink.shape('M22 30Q19 18 22 14Q32 20 36 29Z', '#ffcba0')
      ink.shape('M8 66Q4 34 34 28Q66 24 72 54Q74 84 44 88Q14 90 8 66Z', ink.main)
      ink.line('M20 58Q27 65 34 58M46 56Q53 63 60 55', 3, ink.own ? COAL : ink.pale)
      ink.shape('M32 68Q37 64 42 68Q38 74 37 74T32 68Z', COAL)
      ink.line('M22 72L4 70M22 77L6 80M54 70L72 66M54 75L72 76', 1.4, '#9a8a70')
      ink.oval([52, 93, 18, 6.5], ink.light)
    },
  },
  {
    name: 'dog-sleeping',
    words: ['curled up dog'],
    ...metresLong(0.7, 176, '#ffcca3'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.08, 0.76], head: [0.26, 0.2] },
    moving: [
      {
        by: 'sway',
        speed: 0.8,
        rate: 2,
        at: [158, 74],
        behind: true,
        draw: (ink) => ink.line('M156 76Q174 70 172 54', 9, ink.main),
      },
    ],
    draw: (ink) => {
      ink.shape('M40 98Q36 60 74 44Q112 32 144 48Q170 64 164 90Q162 98 150 98Z', ink.main)
      ink.oval([128, 62, 18, 14], ink.own ? '#d17b5b' : ink.dark, 0.3)
      ink.oval([140, 80, 22, 18], ink.dark)
      ink.oval([142, 81, 20, 17], ink.main)
      ink.box([62, 88, 60, 11], ink.main, 5.5)
      ink.line('M66 90H116', 1.2, ink.dark)
      ink.shape('M10 74Q6 38 40 34Q76 32 80 64Q80 92 48 94Q16 96 10 74Z', ink.main)
      ink.oval([58, 58, 15, 14], ink.own ? '#d17b5b' : ink.dark, 0.2)
      ink.shape('M66 36Q96 40 94 74Q90 92 76 86Q66 66 66 36Z', ink.own ? '#8a5a50' : ink.deep)
      ink.shape('M26 36Q6 32 2 58Q4 74 14 70Q24 54 26 36Z', ink.own ? '#8a5a50' : ink.deep)
      ink.line('M24 62Q30 68 37 62M50 60Q56 66 63 59', 3, COAL)
      ink.oval([32, 78, 8, 6], COAL)
      ink.line('M32 84Q30 90 24 88M32 84Q36 90 42 87', 2, COAL)
    },
  },
  {
    name: 'monkey-swinging',
    words: ['swinging monkey'],
    ...metresTall(0.8, 60, '#b5885c'),
    faces: 'left',
    build: 'biped',
    grips: { top: [0.42, 0.02], head: [0.32, 0.36], leftHand: [0.1, 0.72], rightHand: [0.1, 0.72] },
    moving: [
      {
        by: 'sway',
        speed: 2.6,
        at: [40, 76],
        behind: true,
        draw: (ink) => ink.line('M38 76Q58 80 56 60T46 50', 4.6, ink.dark),
      },
      {
        by: 'sway',
        speed: 3,
        at: [33, 80],
        draw: (ink) => {
          ink.line('M32 78Q22 86 27 97', 6.6, ink.main)
          ink.line('M38 78Q44 88 38 97', 6.6, ink.dark)
          ink.oval([24.6, 97, 5, 2.8], FACE)
          ink.oval([35.6, 97.2, 5, 2.8], FACE)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M38 56Q36 28 25 7', 6.4, ink.dark)
      ink.oval([24.6, 4.4, 4.8, 4.2], FACE)
      ink.oval([36, 68, 11.6, 15.4], ink.main, 0.12)
      ink.oval([33, 70, 7.6, 11], FACE, 0.1)
      ink.line('M31 60Q16 62 8 70', 6, ink.main)
      ink.oval([6.4, 71.6, 4.4, 4], FACE)
      ink.disc([36.4, 42, 4.8], FACE)
      ink.disc([12, 43, 4.8], FACE)
      ink.disc([24, 42, 13.4], ink.main)
      ink.shape('M13 42Q13 34 19 35Q23 37 26 35Q33 34 33 43Q33 53 23 53T13 42Z', FACE)
      eye(ink, [19, 41, 2.1])
      eye(ink, [26.6, 41, 2.1])
      ink.shape('M17 46.6Q22 45.4 28 46.6Q27 51 22.4 51T17 46.6Z', '#f4703a')
      ink.disc([22.4, 44.2, 1.1], COAL)
    },
  },
  {
    name: 'snake-slithering',
    words: ['slithering snake'],
    ...metresLong(1.6, 330, '#b6cf4a'),
    faces: 'left',
    build: 'snake',
    bend: 'snake',
    draw: (ink) => {
      const path = 'M42 58Q70 20 110 56Q150 96 190 58Q228 28 262 64Q290 90 322 78'
      ink.line(path, 27, ink.dark)
      ink.line(path, 23, ink.main)
      for (const [x, y] of pairs('84 42, 118 66, 156 76, 198 54, 236 46, 268 70'))
        ink.oval([x, y, 8, 5.5], ink.deep, 0.5)
      ink.line('M4 62L-8 58M4 62L-8 67M20 62L4 62', 3, '#e5564c')
      ink.shape('M10 60Q12 36 40 36Q66 40 62 62Q58 78 34 78Q12 76 10 60Z', ink.main)
      ink.shape('M12 66Q34 74 60 66Q56 78 34 78Q16 76 12 66Z', CREAM)
      eye(ink, [34, 52, 5])
    },
  },
]
