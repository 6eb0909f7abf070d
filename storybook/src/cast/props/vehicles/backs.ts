import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, IRON, METAL, RUBBER, SHINE, STEEL, WHITE } from '../tones.ts'

type End = 'back' | 'front'

type Ended = Pick<Prop, 'name' | 'tall' | 'width' | 'colour'> & {
  readonly draw: (ink: Ink, end: End) => void
}

const [RED_LAMP, BRIGHT] = ['#d8332c', '#ff7a5c'] as const

/** What drives ahead of us or comes to us, in one drawing for both ends. */
const ENDED: readonly Ended[] = [
  {
    name: 'car',
    ...metresTall(1.5, 118, '#e0412f'),
    draw: (ink, end) => {
      tyres(ink, [12, 88])
      ink.shape('M20 44Q26 6 40 4H78Q92 6 98 44Z', ink.dark)
      ink.shape('M30 40Q34 14 42 12H76Q84 14 88 40Z', GLASS)
      ink.poly('38,38 46,14 56,14 48,38', SHINE)
      ink.shape('M6 88V58Q8 42 22 40H96Q110 42 112 58V88Z', ink.main)
      ink.box([4, 74, 110, 14], ink.dark, 4)
      ink.line('28,46 90,46', 2, ink.pale)
      lamps(ink, end, { y: 52, lefts: [10, 86], wide: 22, high: 13 })
      plate(ink, [59, 62])
      ink.box([20, 87, 12, 4], STEEL, 2)
    },
  },
  {
    name: 'bus',
    ...metresTall(3.1, 84, '#f0a93a'),
    draw: (ink, end) => {
      tyres(ink, [10, 62])
      ink.shape('M5 91V14Q7 3 18 3H66Q77 3 79 14V91Z', ink.main)
      ink.shape('M13 46V18Q14 11 21 11H63Q70 11 71 18V46Z', GLASS)
      ink.poly('20,44 30,13 40,13 30,44', SHINE)
      ink.box([5, 80, 74, 11], ink.dark, 3)
      for (const y of [55, 60, 65]) ink.line([26, y, 58, y], 1.6, ink.dark)
      lamps(ink, end, { y: 58, lefts: [8, 66], wide: 10, high: 16 })
      plate(ink, [42, 74])
    },
  },
  {
    name: 'double-decker',
    ...metresTall(4.4, 62, '#d6352f'),
    draw: (ink, end) => {
      tyres(ink, [7, 45])
      ink.shape('M4 92V10Q6 2 14 2H48Q56 2 58 10V92Z', ink.main)
      ink.box([4, 44, 54, 5], ink.pale, 1)
      for (const y of [11, 54]) {
        ink.box([11, y, 40, 24], GLASS, 4)
        ink.poly([15, y + 23, 24, y + 1, 31, y + 1, 22, y + 23], SHINE)
      }
      ink.box([4, 84, 54, 8], ink.dark, 3)
      lamps(ink, end, { y: 70, lefts: [6, 49], wide: 7, high: 12 })
      plate(ink, [31, 83])
    },
  },
  {
    name: 'truck',
    ...metresTall(3.4, 80, '#e8e4da'),
    draw: (ink, end) => {
      tyres(ink, [8, 60])
      ink.box([4, 2, 72, 78], ink.main, 3)
      if (end === 'back') cargoDoors(ink)
      else cab(ink)
      ink.box([2, 80, 76, 9], COAL, 2)
      lamps(ink, end, { y: 81, lefts: [5, 61], wide: 14, high: 6 })
      plate(ink, [40, 84])
    },
  },
  {
    name: 'van',
    ...metresTall(2.2, 90, '#f1efe8'),
    draw: (ink, end) => {
      tyres(ink, [9, 65])
      ink.shape('M6 88V18Q8 4 20 3H70Q82 4 84 18V88Z', ink.main)
      for (const x of [15, 47]) {
        ink.box([x, 14, 28, 26], GLASS, 4)
        ink.poly([x + 4, 39, x + 11, 15, x + 17, 15, x + 10, 39], SHINE)
      }
      ink.line('45,8 45,80', 1.6, ink.deep)
      ink.box([48, 52, 4, 8], IRON, 1)
      ink.box([5, 78, 80, 10], ink.dark, 3)
      lamps(ink, end, { y: 48, lefts: [8, 75], wide: 7, high: 20 })
      plate(ink, [32, 66])
    },
  },
  {
    name: 'ambulance',
    ...metresTall(2.5, 84, '#f7f4ed'),
    draw: (ink, end) => {
      tyres(ink, [9, 59])
      ink.box([18, 1, 18, 9], '#e0332c', 4)
      ink.box([48, 1, 18, 9], '#2f6fe0', 4)
      ink.shape('M6 88V20Q8 8 18 7H66Q76 8 78 20V88Z', ink.main)
      ink.box([14, end === 'back' ? 16 : 34, 56, 22], GLASS, 4)
      ink.box([6, 60, 72, 9], '#d8332c', 1)
      const y = end === 'back' ? 44 : 16
      ink.box([39, y, 6, 14], '#d8332c', 1)
      ink.box([35, y + 4, 14, 6], '#d8332c', 1)
      ink.box([5, 80, 74, 8], ink.dark, 3)
      lamps(ink, end, { y: 70, lefts: [8, 66], wide: 10, high: 9 })
      plate(ink, [42, 71])
    },
  },
  {
    name: 'motorbike',
    ...metresTall(1.75, 54, '#c8352c'),
    draw: (ink, end) => {
      ink.box([21, 62, 12, 37], RUBBER, 5)
      ink.line('8,42 18,40 36,40 46,42', 3, COAL)
      ink.oval([6, 38, 4, 3], IRON)
      ink.oval([48, 38, 4, 3], IRON)
      ink.shape('M13 52Q9 62 13 72L19 72L20 56Z', '#3c4356')
      ink.shape('M41 52Q45 62 41 72L35 72L34 56Z', '#3c4356')
      ink.shape('M14 58Q12 30 20 25H34Q42 30 40 58Q27 64 14 58Z', '#4a5166')
      ink.line('M17 30Q8 34 9 42', 6, '#4a5166')
      ink.line('M37 30Q46 34 45 42', 6, '#4a5166')
      ink.line('27,28 27,58', 1.4, '#343a4b')
      ink.shape('M16 15A11 12 0 0 1 38 15Q38 26 27 26Q16 26 16 15Z', ink.main)
      if (end === 'back') ink.line('M17 16Q27 20 37 16', 2, ink.pale)
      else ink.shape('M18 13Q27 9 36 13V19Q27 22 18 19Z', COAL)
      ink.shape('M16 58H38L35 70H19Z', ink.main)
      if (end === 'back') ink.box([21, 63, 12, 5], BRIGHT, 2)
      else ink.disc([27, 56, 7], '#fff3c4')
      ink.box([22, 71, 10, 6], WHITE, 1)
      ink.box([36, 70, 5, 12], METAL, 2)
    },
  },
  {
    name: 'bicycle',
    ...metresTall(1.1, 56, '#2f9e8f'),
    draw: (ink, end) => {
      ink.box([25, 40, 6, 59], RUBBER, 3)
      ink.line('23,76 23,44 28,34', 2.4, ink.main)
      ink.line('33,76 33,44 28,34', 2.4, ink.main)
      ink.line('28,34 28,18', 3, STEEL)
      ink.line('M4 16Q12 6 28 8Q44 6 52 16', 3.4, COAL)
      ink.shape('M17 22Q19 16 28 15Q37 16 39 22Q28 27 17 22Z', COAL)
      ink.disc([28, 42, 3.6], end === 'back' ? BRIGHT : '#fff3c4')
    },
  },
]

/** Seen from behind and from the front; no word of a prompt means one, the telling puts it in. */
export const BACKS: readonly Prop[] = ENDED.flatMap((thing) =>
  (['back', 'front'] as const).map((end) => ({
    ...thing,
    name: `${thing.name}-${end}`,
    words: [`${thing.name} ${end === 'back' ? 'tail' : 'nose'}`],
    build: 'wheeled',
    faces: 'front',
    draw: (ink: Ink) => thing.draw(ink, end),
  })),
)

function tyres(ink: Ink, lefts: readonly number[]): void {
  for (const x of lefts) ink.box([x, 78, x < 40 && lefts[1] !== 45 ? 16 : 12, 22], RUBBER, 4)
}

interface Lamps {
  readonly y: number
  readonly lefts: readonly number[]
  readonly wide: number
  readonly high: number
}

/** Red behind, white in front, with a grille between them. */
function lamps(ink: Ink, end: End, { y, lefts, wide, high }: Lamps): void {
  const [rim, bulb] = end === 'back' ? [RED_LAMP, BRIGHT] : [METAL, '#fff3c4']
  for (const x of lefts) {
    ink.box([x, y, wide, high], rim, 3)
    ink.box([x + wide * 0.2, y + high * 0.2, wide * 0.6, high * 0.5], bulb, 2)
  }
  const [left = 0, right = 0] = lefts
  const room = right - left - wide
  if (end === 'front' && room > 24)
    for (const share of [0.15, 0.45, 0.75])
      ink.box([left + wide + room * 0.16, y + high * share, room * 0.68, high * 0.16], COAL, 1)
}

function cargoDoors(ink: Ink): void {
  for (const x of [8, 42]) ink.box([x, 6, 30, 70], ink.light, 2)
  for (const x of [34, 46]) {
    ink.line([x, 10, x, 72], 1.8, STEEL)
    ink.box([x - 3, 44, 6, 3], IRON, 1)
  }
}

function cab(ink: Ink): void {
  ink.shape('M8 80V34Q10 26 18 25H62Q70 26 72 34V80Z', ink.dark)
  ink.box([13, 30, 54, 22], GLASS, 4)
  ink.poly('18,51 28,31 36,31 26,51', SHINE)
  for (const y of [58, 63, 68]) ink.box([20, y, 40, 3], COAL, 1)
}

function plate(ink: Ink, [x, y]: readonly [number, number]): void {
  ink.box([x - 10, y, 20, 7], WHITE, 1)
  for (const at of [-6, -2, 2, 5]) ink.box([x + at, y + 2, 2, 3], IRON)
}
