import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bin, lamp } from '../kit/town/street.ts'
import { shopsBehind, sideRoad, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

/** Stairs that go down under a street, between railings, with the sign of the underground above them. */
export const subwayEntrancePlace = place({
  id: 'subway-entrance',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.5, train: 0.2 },
  set: (c) => [
    sky(c),
    shopsBehind(c),
    floor(c, {
      pattern: 'slabs',
      colour: '#c2b8ac',
      other: '#a79c92',
      back: 17,
      size: 1.6,
      dress: (ink) => sideRoad(ink, { z: [8.4, 13] }),
    }),
    strollers(c, { z: 15, count: 3, height: 2 }),
    traffic(c, { z: 11, count: 2, speed: -2.6, size: 4 }),
    ...stairs(c),
    ...kerb(c),
  ],
})

const IRON = '#2f6b52'
const [WIDE, DEEP, STEPS] = [5.6, 2.6, 7]

/** Seen from the front: a wall with an opening, in which the steps go down into the dark. */
function stairs(c: PlaceContext) {
  return litPlane(c, 'stairs', {
    z: 4.8,
    top: 9,
    draw: (ink) => {
      steps(ink)
      railing(ink)
      arch(ink, c.random.fork('sign').pick(['#d9483f', '#2f6fb5', '#e0a02a']))
    },
    glow: (ink) => {
      for (const x of [-WIDE / 2, WIDE / 2]) {
        mark(ink, '#fff0c0').disc(x, -4.9, 0.34)
        if (c.light.dark) glow(ink, '#ffd98a', { x, y: -4.9, radius: 2, strength: 0.6 })
      }
    },
  })
}

function steps(ink: Ink): void {
  cut(ink, '#8f8a86', 0.2).rect(-WIDE / 2 - 0.4, -DEEP - 0.2, [WIDE + 0.8, DEEP + 0.2])
  mark(ink, '#2a2b33').rect(-WIDE / 2, -DEEP, [WIDE, DEEP])
  for (let i = 0; i < STEPS; i++) {
    const share = i / STEPS
    const [y, inset] = [-DEEP * share ** 0.8, share * 0.9]
    const tone = darker('#c9c2b6', share * 0.8)
    mark(ink, tone).polygon(
      [-WIDE / 2 + inset, y],
      [WIDE / 2 - inset, y],
      [WIDE / 2 - inset - 0.1, y - 0.2],
      [-WIDE / 2 + inset + 0.1, y - 0.2],
    )
  }
}

function railing(ink: Ink): void {
  for (const side of [-1, 1]) {
    const from = (side * WIDE) / 2
    stroke(ink, IRON, 0.12).shape((ctx) => {
      for (const y of [-1.7, -0.3]) {
        ctx.moveTo(from, y)
        ctx.lineTo(from + side * 2.6, y)
      }
      for (let x = 0; x <= 2.6; x += 0.43) {
        ctx.moveTo(from + side * x, 0)
        ctx.lineTo(from + side * x, -1.7)
      }
    })
    cut(ink, IRON, 0.12).rect(from - 0.12, -4.6, [0.24, 4.6])
  }
}

/** A board between the two posts with a bright M on a disc. */
function arch(ink: Ink, colour: string): void {
  cut(ink, IRON, [0.2, 0.4]).rounded([-WIDE / 2 - 0.3, -4.5, WIDE + 0.6, 1.3], 0.2)
  cut(ink, colour, [0.15, 0.4]).disc(0, -4.4, 1.15)
  stroke(ink, '#fbf7ec', 0.26).line(
    ...pairs('-0.55 -3.9, -0.55 -4.9, 0 -4.2, 0.55 -4.9, 0.55 -3.9'),
  )
}

const kerb = onStage(litPlane, 'kerb', {
  z: 5.4,
  split: true,
  draw: (ink) => {
    lamp(ink, { x: -ink.half * 0.82, height: 5.4 * ink.tall })
    tree(ink, 'round', { x: ink.half * 0.8, height: 4.4 * ink.tall })
    bin(ink, { x: ink.half * 0.56, height: 1.2 })
  },
  glow: (ink) => lamp(ink, { x: -ink.half * 0.82, height: 5.4 * ink.tall, glowing: true }),
})
