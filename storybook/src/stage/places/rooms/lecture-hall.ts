import type { PlaceContext } from '../../place.ts'
import { blackboard, desk } from '../kit/indoors/fittings.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

const SIZE = { depth: 11, height: 9.6, width: 1.5 } as const
const WOOD = ['#a87648', '#8f6a4a', '#b58656'] as const

/** From the seats of a lecture hall: heads in rows before a board, a lectern and a lit screen. */
export const lectureHallPlace = place({
  id: 'lecture-hall',
  indoors: true,
  time: 'day',
  far: 4.6,
  sounds: { room: 0.4 },
  set: (c) => {
    const wood = c.random.fork('wood').pick(WOOD)
    const { half } = roomSize(c, SIZE)
    return [
      room(c, {
        ...SIZE,
        wall: { style: 'panel', colour: '#d8c4a0', accent: '#c4ac84', dado: 3, dadoColour: wood },
        floor: { pattern: 'planks', colour: '#b8926a', other: '#a47e58' },
        ceiling: '#efe6d4',
        lamp: false,
        back: (ink) => front(ink),
      }),
      plane(c, { name: 'lectern', z: 8 }, (ink) => {
        desk(ink, { x: half * 0.34, width: 4, height: 1.7, colour: wood })
        cut(ink, darker(wood, 0.1), [0.12, 0.3]).rect(-half * 0.5, -2.2, [1.5, 2.2])
        cut(ink, lighter(wood, 0.2), 0.06).rect(-half * 0.5 - 0.16, -2.4, [1.82, 0.24])
      }),
      ...rows(c, wood),
    ]
  },
})

/** Boards, and above them what is shown. */
function front(ink: Ink): void {
  for (const side of [-1, 1])
    blackboard(ink, { x: side * ink.half * 0.36, y: -2.2, width: ink.half * 0.62, height: 2.6 })
  const [w, y] = [ink.half * 0.62, ink.top + 0.5]
  cut(ink, '#fbfaf4', 0.14).rect(-w / 2, y, [w, 2.4])
  const bars = [0.5, 0.9, 0.7, 1.3, 1.6]
  for (const [i, high] of bars.entries())
    mark(ink, ['#5a8fc4', '#e08a4a'][i % 2] ?? '#5a8fc4').rect(
      -w * 0.36 + i * w * 0.15,
      y + 2.1 - high,
      [w * 0.1, high],
    )
}

const SHIRTS = ['#5a7fb0', '#c8574c', '#6fa06a', '#d9a441', '#8a6f9a', '#7a8794'] as const
const HAIR = ['#3a2a22', '#6b4a34', '#c49a5a', '#22242a', '#8a4a34'] as const

/** Benches that rise to the sides, with those who listen; the middle is the aisle. */
function rows(c: PlaceContext, wood: string) {
  const bench = (z: number) =>
    plane(c, { name: `row ${z}`, z, split: true }, (ink) => {
      for (const side of [-1, 1])
        for (let share = 0.5; share < 1.5; share += 0.15)
          if (ink.random.chance(0.74)) listener(ink, side * share * ink.half)
      for (const side of [-1, 1]) {
        const [from, to] = [ink.half * 0.42, ink.half * 1.7]
        cut(ink, wood, [0.14, 0.3]).rect(side > 0 ? from : -to, -1.1, [to - from, 1.2])
      }
    })
  return [
    ...[5.6, 3.6].map(bench),
    wing(c, { name: 'near row' }, (ink) => {
      for (const side of [-1, 1])
        cut(ink, darker(wood, 0.2), 0.1).rounded(
          [side * ink.half - 2.6, ink.foot - 1.4, 5.2, 3],
          0.5,
        )
    }),
  ]
}

/** From behind: a head and shoulders over the bench. */
function listener(ink: Ink, x: number): void {
  const shirt = ink.random.pick(SHIRTS)
  cut(ink, shirt, 0.06).rounded([x - 0.55, -1.9, 1.1, 1.6], 0.4)
  cut(ink, ink.random.pick(HAIR), 0.05).disc(x, -2.25, 0.42)
}
