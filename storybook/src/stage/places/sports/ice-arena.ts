import type { PlaceContext } from '../../place.ts'
import { beams } from '../kit/indoors/stage-lights.ts'
import { ceiling } from '../kit/indoors/room.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, stand } from '../kit/town/sport.ts'
import { boards, ice } from './ice-rink.ts'

const TOP = 11

/** A hall of ice: tiers of people behind glass, and the scores on a cube above the middle. */
export const iceArenaPlace = place({
  id: 'ice-arena',
  indoors: true,
  time: 'day',
  ground: 'snow',
  sounds: { crowd: 0.5 },
  set: (c) => {
    const { half, crown } = extentAt(c.box, 16)
    return [
      hall(c),
      crowd(c, { z: 19.9, y: 1.6, rows: 5, rise: 1.1 * (c.box.height / 9), step: 1.1 }),
      ceiling(c, { half: half * 1.8, top: Math.max(TOP, crown), depth: 20, colour: '#b4c0cc' }),
      ice(c),
      glass(c),
      ...boards(c, { lamps: false }),
      cube(c),
      beams(c, { half: half * 0.7, top: crown, z: 15 }),
    ]
  },
})

const hall = onStage(litPlane, 'hall', {
  z: 20,
  haze: 0.4,
  draw: (ink) => {
    mark(ink, '#5d6f8c').rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
    stand(ink, { height: 7 * ink.tall, colour: '#7284a6', roof: '#8fa0bb' })
  },
  glow: (ink) => {
    for (let x = -ink.half; x <= ink.half; x += ink.half * 0.4)
      mark(ink, '#fbfdff').rounded([x - 1, ink.crown * 0.94, 2, 0.3], 0.1)
  },
})

/** Panes on top of the boards, with a glint in each. */
const glass = planeOf({ name: 'glass', z: 16.1 }, (ink) => {
  mark(ink, 'rgba(214,236,246,0.35)').rect(ink.left, -3.8, [ink.right - ink.left, 2])
  for (let x = ink.left; x < ink.right; x += 2.8) {
    mark(ink, '#9db0bf').rect(x, -3.8, [0.08, 2])
    stroke(ink, 'rgba(255,255,255,0.6)', 0.07).line([x + 0.7, -2.1], [x + 1.5, -3.5])
  }
})

/** The scores: two numbers of lit bars on a cube that hangs from the roof. */
function cube(c: PlaceContext) {
  const score = [c.random.fork('home').whole(1, 6), c.random.fork('away').whole(0, 5)]
  return litPlane(c, 'score cube', {
    z: 14,
    draw: (ink) => {
      const y = ink.crown * 0.94
      for (const x of [-1.6, 1.6]) mark(ink, '#4a5468').rect(x - 0.06, y - 6, [0.12, 6])
      cut(ink, '#2f3850', 0.2).rounded([-2.6, y, 5.2, 2.5], 0.2)
      mark(ink, '#d9483f').rect(-2.6, y + 2.1, [5.2, 0.2])
    },
    glow: (ink) => score.forEach((goals, i) => bars(ink, { x: i * 2.4 - 2.1, goals })),
  })
}

function bars(ink: Ink, { x, goals }: { x: number; goals: number }): void {
  const y = ink.crown * 0.94 + 0.5
  for (let i = 0; i < goals; i++)
    mark(ink, '#ffd45c').rect(x + (i % 3) * 0.62, y + Math.floor(i / 3) * 0.75, [0.4, 0.55])
}
