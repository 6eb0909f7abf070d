import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, FERN, GOLD } from '../tones.ts'

/** What stands in temples, squares and gardens. */
export const MONUMENTS: readonly Prop[] = [
  {
    words: ['pedestal', 'plinth', 'podium stone'],
    ...metresTall(1, 80, '#dcd5c6'),
    grips: { top: [0.5, 0] },
    draw: (ink) => {
      ink.box([2, 88, 76, 12], ink.dark, 2)
      ink.box([8, 80, 64, 8], ink.main, 2)
      ink.box([14, 16, 52, 64], ink.light, 1)
      ink.box([50, 16, 16, 64], ink.main, 1)
      ink.box([22, 26, 28, 44], ink.pale, 2)
      ink.box([8, 8, 64, 8], ink.main, 2)
      ink.box([2, 0, 76, 9], ink.light, 2)
    },
  },
  {
    words: ['display pedestal', 'product podium', 'serving stand'],
    kind: 'furniture',
    ...metresTall(0.1, 250, '#f4f0e8'),
    grips: { top: [0.5, 0.16] },
    draw: (ink) => {
      ink.shape('M10 22V78A115 20 0 0 0 240 78V22Z', ink.main)
      ink.shape('M170 30V96Q228 92 240 78V22Q220 30 170 30Z', ink.dark)
      ink.oval([125, 22, 115, 20], ink.light)
      ink.oval([125, 22, 104, 16], ink.pale)
    },
  },
  {
    words: ['bust', 'marble bust', 'marble head'],
    ...metresTall(0.6, 76, '#e7e2d6'),
    draw: (ink) => {
      ink.box([22, 90, 32, 10], ink.dark, 2)
      ink.shape('M28 90L34 78H44L50 90Z', ink.main)
      ink.shape('M6 62Q8 52 28 50V40H48V50Q68 52 70 62Q66 80 38 82Q10 80 6 62Z', ink.main)
      ink.shape('M48 50Q68 52 70 62Q66 80 44 82Q54 66 48 50Z', ink.dark)
      ink.shape('M20 24Q20 4 38 4Q56 4 56 24Q56 48 38 50Q20 48 20 24Z', ink.light)
      for (const x of [22, 30, 38, 46, 54]) ink.disc([x, 10 - Math.abs(x - 38) / -4, 6], ink.main)
      for (const x of [31, 45]) ink.line(`M${x - 4} 27Q${x} 30 ${x + 4} 27`, 1.6, ink.deep)
      ink.line('M38 27L36 36H40', 1.6, ink.deep)
      ink.line('M33 42Q38 44 43 42', 1.8, ink.deep)
    },
  },
  {
    words: ['obelisk', 'monolith', 'standing stone', 'menhir'],
    ...metresTall(9, 34, '#c9bda5'),
    draw: (ink) => {
      ink.box([0, 92, 34, 8], ink.dark, 1)
      ink.poly('5,92 10,12 17,0 24,12 29,92', ink.main)
      ink.poly('17,0 24,12 29,92 17,92', ink.dark)
      for (const y of [28, 44, 60, 76]) ink.box([12, y, 4, 7], ink.deep, 1)
    },
  },
  {
    words: ['totem pole', 'totem'],
    ...metresTall(6, 56, '#a5633a'),
    draw: (ink) => {
      ink.poly('28,16 0,6 4,22 18,30', '#3f8f8a')
      ink.poly('28,16 56,6 52,22 38,30', '#3f8f8a')
      ink.box([16, 2, 24, 98], ink.main, 5)
      ink.box([30, 2, 10, 98], ink.dark, 5)
      for (const [y, tone] of [
        [4, '#c8443a'],
        [36, '#e0ab37'],
        [68, '#3f7fc4'],
      ] as const) {
        ink.box([16, y, 24, 5], tone, 2)
        for (const x of [22, 34]) {
          ink.disc([x, y + 13, 4], CREAM)
          ink.disc([x, y + 13, 1.8], COAL)
        }
        ink.poly([24, y + 18, 32, y + 18, 28, y + 24], GOLD)
        ink.box([20, y + 25, 16, 4], COAL, 2)
      }
    },
  },
  {
    words: ['sundial', 'sun dial'],
    ...metresTall(1.1, 84, '#cfc6b3'),
    draw: (ink) => {
      ink.box([16, 92, 52, 8], ink.dark, 2)
      ink.poly('34,36 50,36 54,92 30,92', ink.main)
      ink.poly('42,36 50,36 54,92 42,92', ink.dark)
      ink.oval([42, 32, 40, 13], ink.dark)
      ink.oval([42, 28, 40, 13], ink.light)
      for (let hour = 0; hour < 9; hour++) {
        const angle = (Math.PI * hour) / 8
        ink.disc([42 - Math.cos(angle) * 33, 27 + Math.sin(angle) * 10, 1.6], ink.deep)
      }
      ink.faint(0.4, () => ink.poly('42,28 70,34 66,36', COAL))
      ink.poly('42,30 42,2 62,28', GOLD)
    },
  },
  {
    words: ['column', 'pillar', 'marble column', 'greek column'],
    ...metresTall(5, 34, '#e4ddcd'),
    draw: (ink) => {
      ink.box([0, 93, 34, 7], ink.dark, 1)
      ink.box([3, 88, 28, 6], ink.main, 2)
      ink.box([6, 12, 22, 78], ink.light)
      for (const x of [9, 14, 19, 24]) ink.box([x, 13, 2, 76], ink.dark, 1)
      ink.box([3, 8, 28, 6], ink.main, 2)
      ink.box([0, 1, 34, 8], ink.light, 1)
      for (const x of [4, 30]) ink.disc([x, 9, 4], ink.main)
    },
  },
  {
    words: ['gazebo', 'pavilion', 'bandstand', 'pergola', 'garden house'],
    ...metresTall(4.2, 120, '#eae5d8'),
    draw: (ink) => {
      ink.faint(0.5, () => ink.box([22, 40, 76, 50], FERN))
      ink.box([8, 88, 104, 12], ink.dark, 2)
      for (const x of [14, 40, 74, 100]) ink.box([x, 36, 6, 54], ink.main, 1)
      ink.box([14, 72, 92, 4], ink.light, 1)
      for (let x = 18; x < 104; x += 7) ink.box([x, 74, 2.4, 14], ink.light)
      ink.shape('M4 40Q40 30 60 6Q80 30 116 40Z', '#7d93a8')
      ink.shape('M60 6Q80 30 116 40H74Z', '#687f95')
      ink.box([10, 36, 100, 5], ink.main, 2)
      ink.disc([60, 5, 4], GOLD)
    },
  },
]
