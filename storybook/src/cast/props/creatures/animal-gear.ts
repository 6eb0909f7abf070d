import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'

/** Half of an upright hoop, seen a little from the side: one half is before who jumps through it. */
const halfHoop = (side: 'far' | 'near'): Prop => ({
  name: `${side}-half-hoop`,
  words: [`${side} half of a hoop`],
  ...metresTall(1.4, 50, '#e2483d'),
  draw: (ink) => {
    const bend = side === 'far' ? 46 : 4
    const edge = `M25 4Q${bend} 8 ${bend} 50Q${bend} 92 25 96`
    ink.line(edge, 6, side === 'far' ? ink.dark : ink.main)
    for (const y of [22, 50, 78]) ink.disc([bend + (side === 'far' ? -1 : 1), y, 3], '#ffe9a8')
  },
})

function leafy(ink: Ink, [x, y, size]: readonly [number, number, number]): void {
  ink.disc([x, y, size], '#4f9a4a')
  ink.disc([x - size * 0.25, y - size * 0.3, size * 0.6], '#68b35c')
}

/** What animals do their deeds with and in. */
export const ANIMAL_GEAR: readonly Prop[] = [
  {
    name: 'clutch-in-sand',
    words: ['eggs in the sand', 'clutch in the sand'],
    kind: 'nature',
    ...metresTall(0.2, 260, '#d9b77e'),
    draw: (ink) => {
      ink.shape('M4 99Q20 60 80 58Q130 76 180 58Q240 60 256 99Z', ink.dark)
      for (const x of [86, 108, 130, 152, 174]) ink.disc([x, 62 + (x % 4), 13], '#fbf5e9')
      ink.shape('M4 99Q14 74 60 72Q130 92 200 72Q246 74 256 99Z', ink.main)
      for (let i = 0; i < 18; i++)
        ink.disc([20 + ((i * 47) % 220), 86 + ((i * 7) % 10), 1.6], ink.deep)
    },
  },
  {
    words: ['dung ball', 'ball of dung', 'mud ball'],
    ...metresTall(0.04, 100, '#7a5636'),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      ink.disc([42, 40, 30], ink.light)
      for (let i = 0; i < 16; i++)
        ink.oval([50 + 34 * Math.sin(i * 2.4), 50 + 34 * Math.cos(i * 1.7), 5, 3.4], ink.dark, i)
    },
  },
  {
    words: ['flat rock', 'rock ledge', 'flat rocks'],
    kind: 'nature',
    ...metresTall(0.7, 460, '#8d8a86'),
    grips: { seat: [0.5, 0.3], top: [0.5, 0.3] },
    draw: (ink) => {
      ink.shape('M6 99Q20 60 60 46Q120 26 190 30Q270 22 350 32Q420 44 454 99Z', ink.main)
      ink.shape('M60 46Q120 26 190 30Q270 22 350 32Q300 50 220 46Q120 56 60 46Z', ink.light)
      ink.shape('M350 32Q420 44 454 99H330Q360 66 350 32Z', ink.dark)
      ink.line('M120 56L106 98M212 50L226 98M300 50L286 80', 3, ink.deep)
    },
  },
  {
    words: ['tentacle'],
    ...metresTall(6, 60, '#b8466e'),
    moving: [
      {
        by: 'sway',
        speed: 1.8,
        rate: 1.6,
        at: [30, 100],
        draw: (ink) => {
          ink.shape('M14 108Q6 60 22 34Q34 14 20 4Q44 -2 46 22Q46 40 38 56Q32 80 48 108Z', ink.main)
          ink.shape('M38 108Q28 76 36 52Q44 36 43 20Q50 30 44 48Q36 76 48 108Z', ink.dark)
          for (const [x, y, size] of triples(
            '20 88 4.6, 18 74 4.2, 20 60 3.8, 24 47 3.2, 30 35 2.8, 33 24 2.4',
          )) {
            ink.disc([x, y, size], ink.pale)
            ink.disc([x, y, size * 0.5], ink.dark)
          }
        },
      },
    ],
    draw: () => undefined,
  },
  {
    words: ['ink cloud', 'cloud of ink'],
    ...metresTall(0.5, 130, '#2a2338'),
    draw: (ink) => {
      for (const [x, y, size] of triples(`
        66 50 34, 36 44 24, 96 42 25, 50 72 24, 86 72 22, 60 24 20, 20 60 14, 114 60 14
      `))
        ink.disc([x, y, size], x < 66 ? ink.main : ink.light)
      for (const [x, y] of pairs('10 36, 122 34, 30 88, 104 88')) ink.disc([x, y, 5], ink.dark)
    },
  },
  {
    words: ['throat sac'],
    ...metresTall(0.06, 110, '#d9e8a0'),
    draw: (ink) => {
      ink.disc([60, 55, 52], ink.main)
      ink.disc([48, 42, 22], ink.pale)
    },
  },
  halfHoop('far'),
  halfHoop('near'),
  {
    words: ['taut rope'],
    ...metresTall(0.06, 1200, '#d9b26a'),
    draw: (ink) => {
      ink.line('M30 50H1170', 44, ink.dark)
      ink.line('M30 46H1170', 34, ink.main)
      for (let x = 40; x < 1160; x += 40) ink.line(`M${x} 62L${x + 22} 34`, 8, ink.deep)
      for (const x of [60, 1140]) ink.disc([x, 50, 44], ink.main)
    },
  },
  {
    words: ['gnawed tree'],
    kind: 'plant',
    ...metresTall(4, 76, '#8a5f3e'),
    moving: [
      {
        by: 'open',
        speed: 0.5,
        at: [38, 80],
        draw: (ink) => {
          ink.shape('M30 20H46L45 70Q44 78 39 80Q33 78 32 70Z', ink.main)
          ink.shape('M40 20H46L45 70Q44 78 40 80Z', ink.dark)
          ink.shape('M32 70Q36 74 45 70Q43 80 38 81Q33 79 32 70Z', '#e8c796')
          for (const leaf of triples('38 10 17, 20 20 14, 56 20 14, 30 30 12, 48 30 12'))
            leafy(ink, leaf)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M26 100Q30 92 30 88Q34 82 38 79Q42 82 46 88Q46 92 52 100Z', ink.main)
      ink.shape('M30 88Q34 82 38 79Q42 82 46 88Q38 92 30 88Z', '#e8c796')
      for (const x of [14, 22, 56, 64]) ink.oval([x, 98, 4, 1.6], '#e8c796', x * 0.1)
    },
  },
  {
    words: ['sea anemone', 'anemone'],
    kind: 'plant',
    build: 'plant',
    ...metresTall(0.3, 130, '#c96a9a'),
    grips: { seat: [0.5, 0.44], top: [0.5, 0.4] },
    moving: Array.from({ length: 11 }, (_, index) => ({
      by: 'sway' as const,
      speed: 1.4,
      rate: 1.6 + (index % 3) * 0.3,
      at: [30 + index * 7, 74] as const,
      behind: index % 2 === 0,
      draw: (ink: Ink) => {
        const x = 30 + index * 7
        const tip = x + (index - 5) * 6.4
        const top = 16 + Math.abs(index - 5) * 5 + (index % 2) * 12
        ink.line(
          `M${x} 76Q${x + (index - 5) * 1.5} ${top + 24} ${tip} ${top}`,
          8,
          index % 2 ? ink.light : ink.main,
        )
        ink.disc([tip, top, 5.4], ink.pale)
      },
    })),
    draw: (ink) => {
      ink.shape('M26 74Q65 62 104 74Q98 92 106 99H24Q32 92 26 74Z', ink.dark)
      for (const x of [40, 54, 68, 82, 94]) ink.line(`M${x} 76Q${x - 1} 88 ${x} 98`, 2.4, ink.deep)
    },
  },
  {
    words: ['stretched worm'],
    kind: 'animal',
    ...metresTall(0.1, 26, '#e88f95'),
    draw: (ink) => {
      ink.oval([13, 97, 12, 3.4], '#6f4f38')
      ink.line('M14 97Q8 66 14 40T10 4', 6.4, ink.dark)
      ink.line('M14 97Q8 66 14 40T10 4', 4.8, ink.main)
      for (const y of [20, 34, 48, 62, 76]) ink.line(`M10 ${y}L15 ${y + 1}`, 1, ink.deep)
    },
  },
  {
    words: ['tall grass', 'long grass', 'tuft of grass'],
    kind: 'plant',
    build: 'plant',
    ...metresTall(0.8, 150, '#a6a24a'),
    draw: (ink) => {
      for (let i = 0; i < 17; i++) {
        const x = 8 + i * 8.4
        const tip = x + ((i * 29) % 23) - 11
        const top = 14 + ((i * 37) % 40)
        ink.shape(
          `M${x - 3.4} 100Q${x - 1} ${top + 30} ${tip} ${top}Q${x + 3} ${top + 34} ${x + 3.4} 100Z`,
          [ink.main, ink.dark, ink.light][i % 3] ?? ink.main,
        )
      }
    },
  },
  {
    words: ['mound', 'mound of earth', 'earth mound', 'hillock', 'knoll', 'dirt mound', 'molehill'],
    kind: 'nature',
    ...metresTall(0.5, 260, '#b98d5a'),
    grips: { seat: [0.5, 0.3], top: [0.5, 0.28] },
    draw: (ink) => {
      ink.shape('M2 99Q40 84 70 50Q100 26 136 28Q176 28 200 56Q226 88 258 99Z', ink.main)
      ink.shape('M136 28Q176 28 200 56Q226 88 258 99H170Q176 60 136 28Z', ink.dark)
      ink.oval([104, 78, 20, 15], '#4f3522')
      ink.shape('M84 84Q104 70 124 84Q118 94 104 94T84 84Z', '#39261a')
      for (let i = 0; i < 22; i++)
        ink.disc([40 + ((i * 47) % 180), 62 + ((i * 19) % 34), 2], i % 2 ? ink.light : ink.deep)
      for (const x of [20, 46, 214, 238])
        ink.line(`M${x} 99L${x - 4} 84M${x} 99L${x + 5} 86`, 2.4, '#9a9a48')
    },
  },
  {
    words: ['cocoon', 'chrysalis', 'pupa'],
    kind: 'nature',
    ...metresTall(0.08, 90, '#cdb98c'),
    draw: (ink) => {
      ink.line('M2 8Q40 2 88 10', 6, '#7b5a3c')
      ink.shape('M60 8Q84 0 88 22Q74 24 60 8Z', '#6fae4a')
      ink.line('M44 8V20', 2.4, ink.deep)
      ink.shape('M44 16Q64 24 62 56Q58 90 44 99Q30 90 26 56Q24 24 44 16Z', ink.main)
      ink.shape('M44 16Q64 24 62 56Q58 90 44 99Q52 60 44 16Z', ink.dark)
      for (const y of [34, 48, 62, 76])
        ink.line(`M${29 + (y - 34) * 0.1} ${y}Q44 ${y + 8} 60 ${y - 2}`, 2, ink.deep)
    },
  },
]
