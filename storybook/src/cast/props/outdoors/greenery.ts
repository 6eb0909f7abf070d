import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { CREAM, FERN, LEAF, WHITE } from '../tones.ts'

/** Sprays, ears and leaves that grow in tufts. */
export const GREENERY: readonly Prop[] = [
  spike(
    'lavender-sprig',
    [
      'lavender',
      'lavender sprig',
      'sprig of lavender',
      'lavender flower',
      'heather',
      'sage flower',
    ],
    '#8d76c9',
  ),
  spike(
    'hyacinth',
    ['hyacinth', 'lupin', 'lupine', 'delphinium', 'foxglove', 'lilac', 'lilac flower'],
    '#b06bc4',
  ),
  spike(
    'wheat-ears',
    ['wheat', 'ear of wheat', 'barley', 'rye', 'oats', 'cereal plant'],
    '#e0b04c',
  ),
  {
    words: ['hydrangea', 'hydrangeas', 'rhododendron', 'azalea'],
    ...metresTall(1, 110, '#7f9be0'),
    build: 'plant',
    draw: (ink) => {
      for (const [x, y, turn] of triples('20 70 -0.6, 90 70 0.6, 55 80 0, 36 84 -0.3, 76 84 0.3'))
        ink.oval([x, y, 20, 12], turn ? FERN : LEAF, turn)
      for (const [x, y] of pairs('28 42, 82 42, 55 26, 54 58')) {
        ink.disc([x, y, 23], ink.dark)
        for (let i = 0; i < 14; i++) {
          const reach = i < 5 ? 8 : 17
          const angle = i * 2.4
          ink.disc(
            [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 6],
            i % 2 ? ink.main : ink.light,
          )
        }
      }
    },
  },
  {
    words: ['thistle', 'thistles', 'burdock'],
    ...metresTall(0.8, 62, '#b052ae'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M31 34V100', 4, FERN)
      for (const [y, side] of pairs('62 1, 74 -1, 86 1'))
        ink.shape(
          `M31 ${y}L${31 + side * 12} ${y - 10}L${31 + side * 15} ${y - 4}L${31 + side * 26} ${y - 8}L${31 + side * 16} ${y + 6}Z`,
          LEAF,
        )
      for (let i = 0; i < 11; i++)
        ink.moved({ x: 31, y: 24, turn: (i - 5) * 0.17 }, () =>
          ink.line('0,0 0,-22', 3.4, i % 2 ? ink.main : ink.light),
        )
      ink.oval([31, 30, 13, 12], FERN)
      for (const [x, y] of pairs('24 28, 31 26, 38 28, 27 34, 35 34'))
        ink.poly([x - 3, y + 3, x, y - 4, x + 3, y + 3], LEAF)
    },
  },
  {
    words: ['fern', 'ferns', 'bracken'],
    ...metresTall(0.7, 200, '#4f9a4a'),
    build: 'plant',
    draw: (ink) => {
      for (const [turn, tone] of [
        [-1.1, ink.dark],
        [1.1, ink.dark],
        [-0.6, ink.main],
        [0.6, ink.main],
        [0, ink.light],
      ] as const)
        ink.moved({ x: 100, y: 98, turn }, () => frond(ink, tone))
    },
  },
  {
    words: ['beanstalk', 'giant beanstalk', 'magic beanstalk'],
    ...metresTall(12, 34, '#4f9a45'),
    build: 'plant',
    draw: (ink) => {
      for (const [way, wide, tone] of [
        ['M12 100Q28 88 20 74T14 48T20 24T17 0', 5.4, ink.dark],
        ['M23 100Q8 88 15 74T21 48T14 24T18 0', 5, ink.main],
        ['M22 100Q7.4 88 14.4 74T20.4 48T13.4 24T17.4 0', 1.4, ink.light],
      ] as const)
        ink.line(way, wide, tone)
      for (const [x, y, turn] of triples(
        '9 92 -1, 26 86 1, 8 74 -0.8, 27 66 0.9, 8 54 -1, 27 46 0.8, 9 34 -0.9, 26 27 1, 10 15 -0.8, 25 8 0.9',
      ))
        ink.moved({ x, y, turn }, () =>
          ink.shape('M0 5Q-7 1 -4 -5Q0 -9 4 -5Q7 1 0 5Z', turn > 0 ? ink.light : ink.main),
        )
      ink.line('M20 58Q31 54 29 48Q26 44 25 49', 0.9, ink.light)
      ink.line('M14 28Q4 25 6 19Q9 15 10 20', 0.9, ink.main)
    },
  },
  {
    words: ['hanging plant', 'hanging planter', 'hanging pot', 'hanging houseplant'],
    ...metresTall(0.8, 84, '#e2c79a'),
    build: 'plant',
    home: 'air',
    draw: (ink) => {
      for (const x of [22, 62]) ink.line(`M42 -14L${x} 40`, 1.8, '#a9855a')
      ink.line('M42 -240V-14', 2, '#a9855a')
      for (const [x, y, drop] of triples('12 40 44, 24 46 58, 42 44 36, 60 46 62, 72 40 48')) {
        ink.line(`M${42 + (x - 42) * 0.6} 38Q${x} ${y - 10} ${x} ${y + drop * 0.9}`, 2, FERN)
        for (let down = 4; down < drop; down += 11)
          for (const side of [-1, 1])
            ink.oval([x + side * 4.5, y + down, 5.6, 3.4], side > 0 ? LEAF : FERN, side * 0.5)
      }
      ink.shape('M20 38H64L58 62Q56 68 50 68H34Q28 68 26 62Z', ink.main)
      ink.shape('M50 38H64L58 62Q56 68 50 68H46Z', ink.dark)
      for (const [x, y, turn] of triples('24 32 -0.7, 34 24 -0.3, 44 20 0, 53 25 0.4, 62 32 0.8'))
        ink.oval([x, y, 5.4, 13], turn > 0 ? LEAF : FERN, turn)
    },
  },
  {
    words: ['ivy', 'vine', 'vines', 'creeper', 'climbing plant'],
    ...metresTall(1.2, 70, '#4c8f46'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M36 100Q14 80 34 62Q56 46 32 28Q20 16 36 2', 3, '#7a5a3a')
      for (const [x, y, turn] of triples(
        '24 88 -1, 44 76 1, 20 66 -0.7, 52 56 0.8, 26 42 -0.8, 48 34 0.7, 20 20 -0.6, 42 8 0.5',
      ))
        ink.moved({ x, y, turn }, () =>
          ink.shape('M0 8L-11 4L-8 -3L-4 -2L0 -12L4 -2L8 -3L11 4Z', turn > 0 ? ink.main : ink.dark),
        )
    },
  },
]

function spike(name: string, words: readonly string[], colour: string): Prop {
  const ear = name === 'wheat-ears'
  return {
    name,
    words,
    colour,
    tall: 0.7,
    width: 62,
    build: 'plant',
    grips: { rightHand: [0.5, 0.85], leftHand: [0.5, 0.85] },
    draw: (ink) => {
      for (const [turn, x] of pairs('-0.22 27, 0.22 35, 0 31'))
        ink.moved({ x, y: 98, turn }, () => {
          ink.line('0,0 0,-60', 2.2, ear ? ink.dark : FERN)
          for (let row = 0; row < 7; row++) {
            const y = -50 - row * 6
            for (const side of [-1, 1])
              ink.oval(
                [side * (4 - row * 0.35), y, 3.4, 4.6],
                side > 0 ? ink.main : ink.dark,
                side * 0.5,
              )
            if (ear) ink.line([0, y, row % 2 ? 9 : -9, y - 12], 0.8, ink.light)
          }
          ink.oval([0, -92, 2.6, 4.6], ink.light)
        })
      ink.faint(0.9, () => ink.box([24, 70, 14, 3], ear ? CREAM : WHITE, 1.5))
    },
  }
}

function frond(ink: Ink, tone: string): void {
  ink.line('M0 0Q-2 -50 0 -92', 2.2, tone)
  for (let row = 0; row < 11; row++) {
    const reach = 17 - row * 1.3
    for (const side of [-1, 1])
      ink.oval([side * reach * 0.55, -16 - row * 7, reach * 0.62, 3], tone, side * -0.5)
  }
}
