import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { RISE } from '../kit/indoors/stair-measures.ts'
import { drawSteps } from '../kit/indoors/stair-steps.ts'
import { peaks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { pine, tree } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { castleTower, castleWall } from '../kit/town/castles.ts'
import { pagoda } from '../kit/town/pagoda.ts'
import { portico } from '../kit/town/portico.ts'

/** What the steps lead up to, by the words for it; `size` is its height. */
const GOALS: readonly (readonly [words: RegExp, draw: (ink: Ink, size: number) => void])[] = [
  [/castle|fort|palace|battlement/u, castle],
  [/pyramid|maya|aztec/u, pyramid],
  [/museum|court|church|cathedral|library|capitol|greek|roman|university|bank/u, portico],
  [/temple|shrine|monastery|pagoda/u, (ink, size) => pagoda(ink, size / 11)],
]

/** Broad stone steps in the open that rise to the right, to whatever they are the steps of. */
export const stoneStepsPlace = place({
  id: 'stone-steps',
  time: 'day',
  ground: 'rock',
  incline: RISE,
  upright: true,
  near: -0.4,
  far: 1,
  sounds: { birds: 0.4, wind: 0.3 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'hills', z: 36 }, (ink) =>
      peaks(ink, { colour: '#a8b6cf', height: [5 * ink.tall, 9 * ink.tall], step: 8, floor: 8 }),
    ),
    ...goal(c),
    ...slope(c),
    ...lanterns(c),
    plane(c, { name: 'steps', z: 0.5, haze: 0 }, (ink) => drawSteps(ink, '#b3aa9b')),
    farBirds(c, { count: 3 }),
  ],
})

function goal(c: PlaceContext): Piece[] {
  const [, draw] = GOALS.find(([words]) => words.test(c.words)) ?? []
  if (!draw) return []
  return plane(c, { name: 'goal', z: 14, haze: 0.4 }, (ink) => {
    ink.ctx.save()
    ink.ctx.translate(ink.half * 0.52, slopeAt(ink.half * 0.52) + 0.6)
    draw(ink, -ink.crown * 0.62)
    ink.ctx.restore()
  })
}

/** The hillside behind the steps, as steep as they are far away. */
const slopeAt = (x: number): number => -RISE * 0.6 * x + 0.4

function slope(c: PlaceContext): Piece[] {
  const [near = '#5d9448'] = greens(c)
  return plane(c, { name: 'slope', z: 7 }, (ink) => {
    for (const share of [-0.9, -0.62, -0.3, 0.08, 0.93]) {
      const x = share * ink.half
      const grown = { x, y: slopeAt(x) + 0.3, height: ink.random.between(3, 4.4) * ink.tall }
      if (ink.random.chance(0.5)) pine(ink, grown)
      else tree(ink, 'round', grown)
    }
    const edge = polygon(
      [ink.left, slopeAt(ink.left)],
      [ink.right, slopeAt(ink.right)],
      [ink.right, ink.bottom],
      [ink.left, ink.bottom],
    )
    cut(ink, darker(near, 0.06), [0.3, 0.4]).shape(edge)
  })
}

/** Stone posts along the far side of the steps. */
const lanterns = planeOf({ name: 'posts', z: 2.2, haze: 0.1 }, (ink) => {
  for (let x = -ink.half; x < ink.half; x += 3.6) {
    const y = -RISE * x
    cut(ink, '#a79e90', 0.14).rect(x - 0.26, y - 1.2, [0.52, 1.8])
    cut(ink, '#bdb4a6', 0.1).rect(x - 0.4, y - 1.36, [0.8, 0.22])
    cut(ink, '#b3aa9b', 0.1).oval(x, y - 1.66, [0.3, 0.3])
  }
})

function castle(ink: Ink, size: number): void {
  const colour = '#b5aca2'
  castleWall(ink, { x: 0, width: size * 0.9, height: size * 0.4, colour, gate: true })
  for (const [x, height] of pairs('-0.46 0.62, 0.46 0.7, 0.14 0.86'))
    castleTower(ink, {
      x: x * size,
      width: size * 0.17,
      height: size * height * 0.8,
      colour: lighter(colour, 0.04),
      pointed: true,
    })
}

function pyramid(ink: Ink, size: number): void {
  for (let tier = 0; tier < 7; tier++) {
    const half = size * (0.72 - tier * 0.09)
    const y = -tier * size * 0.11
    const tone = tier % 2 === 0 ? '#c9b184' : '#bda272'
    cut(ink, tone, 0.12).rect(-half, y - size * 0.11, [half * 2, size * 0.115])
  }
  mark(ink, '#a88c5c').rect(-size * 0.09, -size * 0.77, [size * 0.18, size * 0.77])
  cut(ink, '#b59a6a', 0.1).rect(-size * 0.16, -size * 0.92, [size * 0.32, size * 0.16])
  mark(ink, '#5d4630').rect(-size * 0.05, -size * 0.88, [size * 0.1, size * 0.12])
}
