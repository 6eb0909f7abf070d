import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { BARK, COAL, WHITE, WOOD } from '../tones.ts'

/** The outline of a garment that hangs from 0,0, its pegs at both ends of the given width. */
interface Garment {
  readonly colour: string
  readonly wide: number
  readonly outline: string
}

const SHIRT = 'M-13 0L13 0L25 9L19 19L13 14L13 42L-13 42L-13 14L-19 19L-25 9Z'
const TROUSERS = 'M-12 0H12L15 50H4L0 17L-4 50H-15Z'
const DRESS = 'M-8 0H8L10 16L20 50Q0 56 -20 50L-10 16Z'
const SHEET = 'M-24 0H24V44Q12 50 0 45T-24 46Z'
const SOCK = 'M-5 0H5V16Q14 18 15 24H0Q-5 24 -5 16Z'

/** From left to right: where the line is and what hangs there. */
const WASHING: readonly (readonly [x: number, y: number, garment: Garment])[] = [
  [48, 17, { colour: '#d9573f', wide: 12, outline: SHIRT }],
  [94, 20, { colour: '#f0b53b', wide: 7, outline: DRESS }],
  [146, 21, { colour: WHITE, wide: 22, outline: SHEET }],
  [193, 20, { colour: '#3f72a8', wide: 11, outline: TROUSERS }],
  [226, 18, { colour: '#8f6fb5', wide: 4, outline: SOCK }],
  [258, 16, { colour: '#5f9f76', wide: 12, outline: SHIRT }],
]

const hanging = ([x, y, garment]: (typeof WASHING)[number], index: number): MovingPiece => ({
  ...driven('sway', [x, y], 1.5),
  rate: 2.3 + 0.25 * (index % 3),
  draw: (ink) => ink.moved({ x, y }, () => drawGarment(ink, garment, index)),
})

/** All in the colour that the prompt asks for, else each in its own. */
function drawGarment(ink: Ink, { colour, wide, outline }: Garment, index: number): void {
  ink.shape(outline, ink.own ? colour : index % 2 === 0 ? ink.main : ink.light)
  ink.faint(0.14, () => ink.line(`M${wide * 0.3} 6Q${wide * 0.1} 14 ${wide * 0.3} 22`, 2, COAL))
  for (const side of [-1, 1]) ink.box([side * wide - 1.2, -4, 2.4, 8], WOOD, 1)
}

export const CLOTHESLINES: readonly Prop[] = [
  {
    words: ['clothesline', 'clothes line', 'washing line', 'laundry line'],
    ...metresTall(2, 310, '#f7f4ed'),
    home: 'ground',
    grips: { top: [0.5, 0.19], seat: [0.5, 0.19], middle: [0.5, 0.19] },
    moving: WASHING.map(hanging),
    draw: (ink) => {
      for (const x of [10, 300]) {
        ink.box([x - 4, 4, 8, 96], WOOD, 2)
        ink.box([x + 1, 4, 3, 96], BARK, 2)
        ink.box([x - 9, 9, 18, 4], BARK, 1)
      }
      ink.line('M10 11Q155 31 300 11', 1.8, COAL)
    },
  },
]
