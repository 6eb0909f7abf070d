import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, STEEL, WHITE } from '../tones.ts'

/** Small things of the wardrobe and of the wall, one of each. */
export const WORN_THINGS: readonly Prop[] = [
  {
    name: 'sock',
    words: ['single sock', 'odd sock', 'sock', 'stocking'],
    kind: 'clothing',
    ...metresTall(0.3, 78, '#4f8fc4'),
    draw: (ink) => {
      ink.shape(
        'M22 4H56V56Q58 64 66 70Q80 80 74 92Q68 100 54 98Q30 94 20 72Q18 66 22 54Z',
        ink.main,
      )
      ink.shape('M22 54Q38 58 36 80Q26 82 20 72Q18 66 22 54Z', ink.deep)
      ink.shape('M60 66Q80 78 74 92Q68 100 56 98Q54 78 60 66Z', ink.deep)
      ink.box([19, 1, 40, 14], ink.light, 4)
      for (const y of [24, 36]) ink.box([22, y, 34, 6], ink.pale)
    },
  },
  {
    name: 'slipper',
    words: ['house slipper', 'slipper', 'bedroom slipper'],
    kind: 'clothing',
    ...metresLong(0.28, 210, '#b5606e'),
    draw: (ink) => {
      ink.shape('M6 86Q8 66 40 70L120 66Q196 56 204 86Q206 98 190 98H18Q6 98 6 86Z', ink.deep)
      ink.shape('M14 82Q20 66 60 70L120 72V86H14Z', CREAM)
      ink.shape('M92 78Q88 22 130 18Q196 24 204 84Q204 90 196 90H104Q92 90 92 78Z', ink.main)
      ink.shape('M88 74Q82 20 130 14Q140 24 116 34Q100 46 104 78Q94 86 88 74Z', WHITE)
    },
  },
  {
    name: 'apron',
    words: ['kitchen apron', 'apron', 'cooking apron'],
    kind: 'clothing',
    ...metresTall(0.9, 84, '#d2564a'),
    draw: (ink) => {
      ink.line('M28 20Q26 1 42 1Q58 1 56 20', 4, ink.deep)
      ink.line('M12 46L2 62', 4, ink.deep)
      ink.line('M72 46L82 62', 4, ink.deep)
      ink.shape('M26 16H58Q60 36 74 44V92Q74 99 66 99H18Q10 99 10 92V44Q24 36 26 16Z', ink.main)
      ink.shape('M58 16Q60 36 74 44V92Q74 99 66 99H60Z', ink.dark)
      ink.shape('M24 58H60V76Q60 84 52 84H32Q24 84 24 76Z', ink.light)
      ink.box([24, 58, 36, 4], WHITE)
    },
  },
  {
    words: ['light switch', 'wall switch', 'thermostat'],
    kind: 'thing',
    ...metresTall(0.12, 74, '#f4efe4'),
    draw: (ink) => {
      ink.box([3, 2, 70, 97], ink.deep, 8)
      ink.box([1, 1, 70, 95], ink.main, 8)
      ink.box([20, 20, 32, 56], ink.dark, 5)
      ink.box([23, 23, 26, 25], WHITE, 3)
      ink.box([23, 48, 26, 25], ink.light, 3)
      for (const y of [9, 87]) ink.disc([36, y, 3], STEEL)
    },
  },
  {
    words: ['power outlet', 'power socket', 'electric socket', 'wall socket', 'electrical outlet'],
    kind: 'thing',
    ...metresTall(0.12, 74, '#f4efe4'),
    draw: (ink) => {
      ink.box([3, 2, 70, 97], ink.deep, 8)
      ink.box([1, 1, 70, 95], ink.main, 8)
      for (const y of [10, 52]) {
        ink.box([14, y, 44, 34], ink.dark, 12)
        for (const x of [24, 43]) ink.box([x, y + 7, 5, 12], COAL, 1)
        ink.disc([36, y + 26, 4], COAL)
      }
    },
  },
  {
    words: ['wifi router', 'wi-fi router', 'internet router', 'router', 'modem'],
    kind: 'thing',
    ...metresLong(0.26, 150, '#e8e6e0'),
    draw: (ink) => {
      for (const [x, lean] of pairs('28 -8, 122 8')) ink.line([x, 64, x + lean, 6], 8, COAL)
      ink.box([6, 60, 138, 36], ink.main, 10)
      ink.box([6, 82, 138, 15], ink.dark, 7)
      for (let i = 0; i < 5; i++) ink.disc([40 + i * 17, 72, 4], i === 4 ? '#e0a52c' : '#4fbf5c')
    },
  },
]
