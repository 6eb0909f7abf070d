import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What a cook takes from the drawer or plugs in. */
export const COOKS_HELPERS: readonly Prop[] = [
  {
    words: ['ladle', 'soup ladle'],
    ...metresTall(0.32, 46, '#aab4bc'),
    draw: (ink) => {
      ink.line('M34 66V14Q34 3 24 5', 6, ink.main)
      ink.line('M36 64V16', 2, ink.dark)
      ink.shape('M2 66H42Q44 98 22 98T2 66Z', ink.main)
      ink.shape('M28 66H42Q44 98 22 98Q34 92 28 66Z', ink.dark)
      ink.oval([22, 66, 20, 5], ink.deep)
      ink.line('M8 76Q10 86 16 90', 2.6, SHINE)
    },
  },
  {
    words: ['tongs', 'kitchen tongs', 'barbecue tongs', 'salad tongs'],
    ...metresTall(0.3, 52, '#aab4bc'),
    draw: (ink) => {
      ink.line('M26 8Q10 30 14 62L10 88', 6, ink.main)
      ink.line('M26 8Q42 30 38 62L42 88', 6, ink.dark)
      ink.oval([10, 88, 8, 11], ink.main)
      ink.oval([42, 88, 8, 11], ink.dark)
      ink.disc([26, 8, 7], ink.deep)
      for (const [x, y] of [
        [13, 42],
        [39, 42],
      ] as const)
        ink.oval([x, y, 5, 14], '#d84a44')
    },
  },
  {
    words: ['peeler', 'vegetable peeler', 'potato peeler'],
    ...metresTall(0.18, 44, '#e0a03c'),
    draw: (ink) => {
      ink.box([15, 44, 14, 54], ink.main, 7)
      ink.box([23, 44, 6, 54], ink.dark, 3)
      ink.line('M22 46L8 30V8', 5, METAL)
      ink.line('M22 46L36 30V8', 5, METAL)
      ink.box([6, 4, 32, 12], STEEL, 4)
      ink.box([10, 9, 24, 2.6], COAL, 1)
      ink.ring([22, 90, 3], 1.6, ink.deep)
    },
  },
  {
    words: ['air fryer', 'hot air fryer', 'deep fryer'],
    kind: 'furniture',
    ...metresTall(0.36, 84, '#4a5058'),
    draw: (ink) => {
      for (const x of [16, 60]) ink.box([x, 94, 9, 6], COAL, 2)
      ink.shape('M8 30Q8 3 42 3T76 30V86Q76 96 66 96H18Q8 96 8 86Z', ink.main)
      ink.shape('M54 4Q76 8 76 30V86Q76 96 66 96H58Q66 50 54 4Z', ink.dark)
      ink.box([20, 14, 44, 18], COAL, 5)
      ink.line('M30 24L36 20L42 25L48 20L54 24', 2, '#7fe0c8')
      ink.box([6, 42, 72, 48], ink.light, 7)
      ink.box([6, 42, 72, 4], ink.deep, 2)
      ink.box([34, 52, 16, 26], STEEL, 6)
      ink.box([37, 55, 10, 20], WHITE, 4)
    },
  },
  {
    words: ['ice cube tray', 'ice tray'],
    ...metresLong(0.28, 230, '#6fb8dc'),
    draw: (ink) => {
      ink.poly('30,14 200,14 228,64 2,64', ink.light)
      ink.poly('2,64 228,64 218,98 12,98', ink.main)
      for (const [y, low, inset] of [
        [18, 36, 24],
        [40, 60, 12],
      ] as const)
        for (let i = 0; i < 6; i++) {
          const step = (230 - 2 * inset - 10) / 6
          const x = inset + 8 + i * step
          ink.poly([x, y, x + step - 7, y, x + step - 5, low, x - 2, low], SHINE)
          ink.poly([x + 3, y + 3, x + step * 0.4, y + 3, x + 4, low - 4], WHITE)
        }
      for (let x = 24; x < 220; x += 33) ink.line([x, 70, x + 2, 92], 2.6, ink.dark)
    },
  },
  {
    words: ['rice cooker', 'electric rice cooker'],
    kind: 'furniture',
    ...metresTall(0.26, 118, '#f0ece2'),
    draw: (ink) => {
      for (const x of [26, 80]) ink.box([x, 92, 12, 8], COAL, 2)
      ink.shape('M12 36H106Q112 66 100 94H18Q6 66 12 36Z', ink.main)
      ink.shape('M84 36H106Q112 66 100 94H80Q90 66 84 36Z', ink.dark)
      ink.shape('M12 36Q16 12 59 12T106 36Z', ink.light)
      ink.box([8, 33, 102, 6], STEEL, 3)
      ink.box([50, 4, 18, 9], COAL, 4)
      ink.box([40, 54, 38, 30], IRON, 6)
      ink.disc([50, 69, 5], '#e5503f')
      ink.disc([68, 69, 5], '#62b06a')
    },
  },
]
