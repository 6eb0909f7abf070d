import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, IRON, STEEL } from '../tones.ts'
import { wheel } from './vehicle-parts.ts'

const SKINS = ['#c98f62', '#8d5a3a', '#e0b088', '#a56f48'] as const
const SHIRTS = ['#d8503f', '#3f7fb0', '#f2efe6', '#5f9a56', '#e0a33a', '#8a5a9a'] as const
const HAIR = '#2f2622'

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? COAL

/** A window with somebody at it. */
function taken(ink: Ink, x: number, index: number): void {
  ink.box([x, 16, 24, 30], IRON, 4)
  ink.box([x + 2, 18, 20, 26], GLASS, 3)
  face(ink, x + (index % 2 ? 8 : 13), index)
  if (index % 2) face(ink, x + 17, index + 3)
}

function face(ink: Ink, x: number, who: number): void {
  ink.shape(`M${x - 7} 44Q${x} 28 ${x + 7} 44Z`, pick(SHIRTS, who))
  ink.disc([x, 30, 5], pick(SKINS, who))
  ink.shape(`M${x - 5.4} 30Q${x} 20 ${x + 5.4} 30Q${x} 26 ${x - 5.4} 30Z`, HAIR)
}

/** Somebody outside, one hand at the rail and the feet on the step. */
function hanger(ink: Ink, index: number): void {
  const shirt = pick(SHIRTS, index)
  const skin = pick(SKINS, index)
  ink.line('M0 -30L-2 0', 5.5, index % 2 ? '#3d4a63' : '#5b5048')
  ink.line('M1 -30L6 -1', 5.5, index % 2 ? '#33405a' : '#4d443d')
  ink.shape('M-5 -50Q1 -54 7 -49L6 -27H-4Z', shirt)
  ink.line('M3 -48L-7 -58', 4, shirt)
  ink.line('M-7 -58L-11 -64', 3.4, skin)
  ink.line('M5 -47L12 -36', 4, shirt)
  ink.disc([3, -58, 6], skin)
  ink.shape('M-3.4 -59Q2 -69 9.4 -58Q4 -63 -3.4 -59Z', HAIR)
}

/** One who sways with the ride. */
const hanging = (x: number, index: number): NonNullable<Prop['moving']>[number] => ({
  ...driven('sway', [x - 10, 20], 0.07),
  rate: 0.8 + 0.13 * index,
  draw: (ink) => ink.moved({ x, y: 82, turn: 0.16 }, () => hanger(ink, index)),
})

/** Rides so full that some are outside, holding on. */
export const CROWDED: readonly Prop[] = [
  {
    name: 'crowded-bus',
    words: ['overflowing bus'],
    ...metresTall(3.1, 240, '#d8503f'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      wheel(46, 84, 16),
      wheel(190, 84, 16),
      hanging(78, 0),
      hanging(92, 1),
      hanging(106, 2),
      hanging(226, 3),
    ],
    draw: (ink) => {
      ink.shape('M6 84V30Q8 6 30 4H214Q226 4 226 18V84Z', ink.main)
      ink.box([6, 68, 220, 16], ink.dark, 3)
      ink.box([6, 60, 220, 5], ink.pale, 1)
      ink.pane('M10 54V30Q12 16 26 14H36V54Z')
      taken(ink, 40, 0)
      ink.box([68, 14, 36, 70], COAL, 3)
      ink.line('M68 14V82', 3, STEEL)
      for (const [index, x] of [112, 140, 168, 196].entries()) taken(ink, x, index + 1)
      ink.disc([12, 70, 5], '#ffe9a8')
      ink.box([0, 80, 14, 6], STEEL, 2)
    },
  },
  {
    name: 'crowded-train',
    words: ['overflowing train'],
    ...metresTall(3.8, 300, '#3f6f8f'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      ...[40, 76, 224, 260].map((x) => wheel(x, 88, 10)),
      ...[94, 108, 122, 214, 228, 292].map((x, index) => hanging(x, index)),
    ],
    draw: (ink) => {
      ink.shape('M6 86V24Q8 6 24 6H286Q294 6 294 16V86Z', ink.main)
      ink.box([6, 70, 288, 16], ink.dark, 3)
      ink.box([6, 52, 288, 5], '#f2d59a', 1)
      ink.pane('M10 46V26Q12 14 22 12H34V46Z')
      for (const x of [86, 206]) {
        ink.box([x, 14, 34, 70], COAL, 3)
        ink.line(`M${x} 14V82`, 3, STEEL)
      }
      for (const [index, x] of [44, 128, 154, 180, 246, 270].entries()) taken(ink, x, index)
    },
  },
]
