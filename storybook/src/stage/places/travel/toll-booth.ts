import type { Place } from '../../place.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { highwayPlace } from './highway.ts'

/** The motorway under the long roof of a toll plaza: booths between the lanes, lights, striped barriers. */
export const tollBoothPlace: Place = {
  ...highwayPlace,
  id: 'toll-booth',
  build: (context) => {
    const set = highwayPlace.build(context)
    return { ...set, pieces: [...set.pieces, ...plaza(context)] }
  },
}

const plaza = planeOf({ name: 'toll plaza', z: 6, haze: 0.3 }, (ink) => {
  const step = ink.half * 0.72
  for (const side of [-1.5, -0.5, 0.5, 1.5]) booth(ink, side * step)
  cut(ink, '#e9ecee', [0.2, 0.4]).rect(ink.left, -7.4, [ink.right - ink.left, 1.1])
  mark(ink, '#3f7fc4').rect(ink.left, -6.6, [ink.right - ink.left, 0.3])
  for (const [i, x] of [-1, 0, 1].entries()) sign(ink, x * step, i !== 1)
})

/** A cabin with its pane, and the barrier of the lane at its right. */
function booth(ink: Ink, x: number): void {
  mark(ink, '#8f969c').rect(x - 0.14, -7, [0.28, 7])
  cut(ink, '#c9ced2', 0.1).rounded([x - 1.2, -0.5, 2.4, 0.5], 0.1)
  cut(ink, '#3f7fc4', [0.14, 0.4]).rect(x - 0.9, -3.8, [1.8, 3.4])
  mark(ink, ink.light.dark ? '#ffe6a0' : '#d3e8f0').rounded([x - 0.66, -3.4, 1.32, 1.4], 0.08)
  cut(ink, '#f2c53d', 0.08).rect(x - 1.05, -4.05, [2.1, 0.3])
  cut(ink, '#d9a02f', 0.08).rect(x + 1, -1.6, [0.4, 1.6])
  for (let i = 0; i < 8; i++)
    mark(ink, i % 2 ? '#f7f3ea' : '#d9362f').rect(x + 1.2 + i * 0.42, -1.5, [0.42, 0.2])
}

/** Green where one may pass. */
function sign(ink: Ink, x: number, free: boolean): void {
  cut(ink, '#23282e', 0.1).rounded([x - 0.6, -6.3, 1.2, 1.1], 0.14)
  mark(ink, free ? '#4fd07a' : '#e0483f').disc(x, -5.75, 0.36)
}
