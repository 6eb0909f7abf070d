import { metresTall, type Prop } from '../prop.ts'
import { CREAM, GOLD, METAL, SHINE, WHITE } from '../tones.ts'

/** What is bought for skin, and the box that a ring is given in. */
export const COSMETICS: readonly Prop[] = [
  {
    name: 'cosmetic-jar',
    words:
      'face cream|jar of face cream|jar of cream|cosmetic jar|skincare jar|face cream jar|night cream|moisturizer|moisturiser|skin cream|body butter'.split(
        '|',
      ),
    ...metresTall(0.09, 120, '#fdf4ee'),
    grips: { top: [0.5, 0.06] },
    draw: (ink) => {
      ink.shape('M8 42H112V86Q112 98 98 98H22Q8 98 8 86Z', ink.main)
      ink.shape('M86 42H112V86Q112 98 98 98H80Q88 80 86 42Z', ink.dark)
      ink.faint(0.7, () => ink.line('M18 50V84', 5, SHINE))
      ink.box([30, 56, 60, 26], WHITE, 3)
      ink.line('40,64 80,64', 2.6, GOLD)
      ink.line('46,73 74,73', 2, METAL)
      ink.box([2, 8, 116, 36], GOLD, 8)
      ink.box([86, 8, 32, 36], '#c8923a', 8)
      ink.faint(0.6, () => ink.line('M12 14V38', 5, SHINE))
      ink.oval([60, 9, 58, 7], '#f3d489')
    },
  },
  {
    name: 'toothpaste',
    words: ['toothpaste', 'tube of toothpaste', 'toothpaste tube', 'tooth paste'],
    ...metresTall(0.16, 52, '#f4f6f8'),
    grips: { top: [0.5, 0.02] },
    draw: (ink) => {
      ink.shape('M3 5H49L44 80Q43 84 39 84H13Q9 84 8 80Z', ink.main)
      ink.shape('M36 5H49L44 80Q43 84 39 84H32Q38 44 36 5Z', ink.dark)
      ink.poly('4,22 48.5,22 46,56 6,56', '#2f8fd8')
      ink.poly('5,30 47.5,40 47,48 5.5,38', '#e5443c')
      ink.box([0, 0, 52, 9], '#cfd8df', 2)
      for (let x = 5; x < 50; x += 6) ink.line([x, 1, x, 8], 1.2, METAL)
      ink.box([16, 83, 20, 16], '#2f8fd8', 3)
      for (const x of [20, 26, 32]) ink.line([x, 85, x, 97], 1.2, '#1f6fb0')
    },
  },
  {
    name: 'dropper-bottle',
    words:
      'serum|bottle of serum|glass bottle of serum|serum bottle|face serum|dropper bottle|face oil|essential oil|bottle of essential oil|skincare bottle|skincare product'.split(
        '|',
      ),
    ...metresTall(0.12, 56, '#d98d3f'),
    grips: { top: [0.5, 0.02] },
    draw: (ink) => {
      ink.shape('M22 0Q28 -4 34 0V16H22Z', '#2f2b2a')
      ink.box([17, 14, 22, 18], GOLD, 2)
      ink.box([31, 14, 8, 18], '#c8923a', 2)
      ink.shape(
        'M18 32H38Q40 40 50 44Q54 46 54 54V92Q54 99 46 99H10Q2 99 2 92V54Q2 46 6 44Q16 40 18 32Z',
        ink.main,
      )
      ink.shape('M42 42Q54 46 54 54V92Q54 99 46 99H38Q44 72 42 42Z', ink.dark)
      ink.line('28,32 28,80', 2, ink.pale)
      ink.box([8, 58, 40, 28], CREAM, 2)
      ink.line('14,66 42,66', 2.4, ink.deep)
      ink.line('18,74 38,74', 1.8, METAL)
      ink.faint(0.7, () => ink.line('M9 52V90', 3, WHITE))
    },
  },
  {
    name: 'ring-box',
    words: 'velvet box|ring box|jewelry box|jewellery box|velvet ring box|open velvet box'.split(
      '|',
    ),
    ...metresTall(0.08, 120, '#7a1f38'),
    grips: { top: [0.5, 0.6], seat: [0.5, 0.66] },
    draw: (ink) => {
      ink.shape('M10 6Q10 0 18 0H102Q110 0 110 6V58H10Z', ink.dark)
      ink.shape('M18 10Q18 6 24 6H96Q102 6 102 10V54H18Z', '#f4e6e2')
      ink.box([4, 58, 112, 41], ink.main, 5)
      ink.box([84, 58, 32, 41], ink.dark, 5)
      ink.oval([60, 60, 52, 8], ink.deep)
      ink.oval([60, 61, 40, 5], '#f4e6e2')
      ink.box([50, 80, 20, 7], GOLD, 2)
    },
  },
]
