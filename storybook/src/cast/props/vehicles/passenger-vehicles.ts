import { metresTall, type Prop } from '../prop.ts'
import { wheel, windows } from './vehicle-parts.ts'
import { WHITE, IRON, GLASS, SHINE } from '../tones.ts'

const LAMP = '#ffe9a8'

/** Vehicles for several, seen from the side. */
export const PASSENGER_VEHICLES: readonly Prop[] = [
  {
    words: ['limousine', 'limo', 'hearse', 'stretch limo'],
    ...metresTall(1.5, 330, '#33363c'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(54, 78, 20), wheel(276, 78, 20)],
    draw: (ink) => {
      ink.shape(
        'M4 72Q4 54 22 50L66 44L92 20Q98 14 108 14H262Q276 14 284 24L300 44L320 48Q328 52 328 66V80Q328 86 320 86H12Q4 86 4 80Z',
        ink.main,
      )
      ink.shape('M4 68H328V80Q328 86 320 86H12Q4 86 4 80Z', ink.deep)
      ink.poly('76,44 98,22 118,22 118,44', GLASS)
      windows(ink, [124, 166, 208], { y: 22, wide: 37, tall: 22 })
      ink.poly('250,22 266,22 284,44 250,44', GLASS)
      ink.line('M10 60H326', 2, ink.pale)
      ink.box([4, 56, 12, 8], LAMP, 3)
      ink.box([320, 56, 8, 8], '#e5564c', 3)
    },
  },
  {
    words: ['van', 'minivan', 'delivery van', 'panel van'],
    ...metresTall(2.2, 196, '#4f8fc4'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.26, 0.42], top: [0.6, 0.12] },
    cabin: [0.28, 0.36],
    moving: [wheel(46, 82, 17), wheel(152, 82, 17)],
    draw: (ink) => {
      ink.shape(
        'M4 74Q4 56 22 52L44 20Q50 12 62 12H180Q192 12 192 26V80Q192 86 186 86H10Q4 86 4 80Z',
        ink.main,
      )
      ink.shape('M4 70H192V80Q192 86 186 86H10Q4 86 4 80Z', ink.deep)
      ink.pane('M30 50L49 24Q52 20 58 20H68V50Z')
      ink.faint(0.3, () => ink.poly('46,28 51,22 40,50 34,50', SHINE))
      windows(ink, [76, 112, 148], { y: 20, wide: 32, tall: 28 })
      ink.line('M72 18V80M110 56H128', 1.6, ink.dark)
      ink.box([4, 56, 11, 9], LAMP, 3)
      ink.box([186, 54, 6, 14], '#e5564c', 2)
    },
  },
  {
    words: ['tram', 'streetcar', 'tramway', 'trolley car'],
    ...metresTall(3.4, 250, '#3f9a6a'),
    build: 'wheeled',
    faces: 'left',
    moving: [48, 82, 168, 202].map((x) => wheel(x, 90, 9)),
    draw: (ink) => {
      ink.line('M120 18L98 2M120 18L150 2M84 2H164', 2.4, IRON)
      ink.box([14, 82, 222, 8], IRON, 3)
      ink.shape('M6 78V40Q8 22 26 20H224Q242 22 244 40V78Q244 86 236 86H14Q6 86 6 78Z', ink.main)
      ink.box([6, 56, 238, 12], WHITE)
      ink.shape('M6 68H244V78Q244 86 236 86H14Q6 86 6 78Z', ink.deep)
      ink.box([12, 14, 226, 8], ink.dark, 4)
      windows(ink, [12, 46, 112, 146, 214], { y: 28, wide: 27, tall: 26 })
      for (const x of [80, 180]) {
        ink.box([x, 26, 28, 56], ink.dark, 2)
        ink.box([x + 3, 29, 10, 34], GLASS, 2)
        ink.box([x + 15, 29, 10, 34], GLASS, 2)
      }
      ink.disc([13, 74, 5], LAMP)
    },
  },
  {
    words: ['street cable car', 'san francisco cable car', 'cable streetcar'],
    ...metresTall(3.2, 210, '#a8382f'),
    build: 'wheeled',
    faces: 'left',
    moving: [58, 150].map((x) => wheel(x, 90, 9)),
    draw: (ink) => {
      ink.box([8, 80, 194, 9], '#4a3a34', 3)
      for (const x of [14, 42, 70]) ink.box([x, 24, 4, 50], '#e8d9b0', 1)
      ink.box([104, 26, 92, 36], ink.dark, 2)
      windows(ink, [110, 140, 170], { y: 29, wide: 22, tall: 28 })
      ink.box([100, 58, 100, 22], ink.main, 3)
      ink.box([12, 62, 88, 18], ink.main, 3)
      ink.box([12, 58, 188, 4], '#e3bb5a', 1)
      ink.box([20, 50, 72, 10], '#b98a54', 3)
      ink.shape('M2 24Q6 12 28 10H182Q204 12 208 24Z', '#f1e6cb')
      ink.shape('M52 10Q58 3 68 3H150Q160 3 164 10Z', ink.deep)
      ink.line('M106 70H194M20 71H92', 2, '#e3bb5a')
      ink.disc([15, 70, 5], LAMP)
    },
  },
]
