import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { sandbank } from '../kit/nature/sand.ts'
import { thing } from '../kit/thing.ts'
import { tree } from '../kit/nature/trees.ts'
import { surf, water } from '../kit/nature/water.ts'

export const islandPlace = place({
  id: 'island',
  time: 'day',
  ground: 'sand',
  sounds: { waves: 0.6 },
  set: (c) => [
    sky(c),
    ...water(c, {
      colours: /\b(?:atoll|lagoon)/u.test(c.words)
        ? ['#8fe8de', '#5fd4d2', '#3fb4cc']
        : ['#3fc0c4', '#3fa6cc', '#4a96cc'],
      waves: [30, 22],
      waveHeight: 0.2,
    }),
    ...isle(c),
    boat(c),
    ...(c.afloat
      ? []
      : [sandbank(c, { far: 5, depth: 7 }), surf(c, { z: 5.2, depth: 6.9 }), ...palms(c)]),
    farBirds(c, { colour: '#ffffff', count: 5 }),
  ],
})

/** Where the islands of a group lie, in halves of the frame. */
const MANY = [-1.14, -0.62, -0.04, 0.56, 1.1]

/** The island itself: a green hill with palms in a ring of sand. */
export function isle(c: PlaceContext): Piece[] {
  return plane(c, { name: 'isle', z: 18, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    // Two of them leave the water between them free.
    const many = /archipelago|chain|group|islets/u.test(c.words)
    const two = many || /\bislands\b/u.test(c.words)
    if (/\b(?:atoll|lagoon)/u.test(c.words)) return reefRing(ink)
    for (const share of many ? MANY : two ? [-0.72, 0.72] : [0]) {
      ink.ctx.save()
      ink.ctx.translate(share * ink.half, 0)
      islet(ink, Math.min(11, ink.half * (many ? 0.2 : two ? 0.4 : 0.72)))
      ink.ctx.restore()
    }
  })
}

/** Low banks of sand with palms, one beside the other, with surf outside and bright still water within. */
function reefRing(ink: Ink): void {
  mark(ink, 'rgba(255,255,255,0.8)').rect(ink.left, -0.16, [ink.right - ink.left, 0.14])
  for (const [at, wide] of pairs(
    '-1.16 0.2, -0.7 0.24, -0.16 0.2, 0.3 0.16, 0.78 0.28, 1.2 0.18',
  )) {
    const [x, w] = [at * ink.half, wide * ink.half]
    cut(ink, '#f2dfae', [0.14, 0.3]).oval(x, 0, [w * 1.14, 0.5])
    cut(ink, '#6fb062', [0.12, 0.3]).soft(
      [x - w, 0.05],
      [x - w * 0.5, -0.9],
      [x + w * 0.4, -1],
      [x + w, 0.05],
    )
    for (let i = 0; i < 5; i++)
      tree(ink, 'palm', {
        x: x + (i / 2 - 1) * w * 0.8,
        y: -0.2,
        height: ink.random.between(2.6, 4.2),
      })
  }
}

function islet(ink: Ink, w: number): void {
  cut(ink, '#f2dfae', [0.16, 0.4]).oval(0, 0, [w * 1.2, 0.7])
  cut(ink, '#6aa85c', [0.2, 0.3]).soft(
    [-w, 0.1],
    [-w * 0.7, -1.6],
    [-w * 0.3, -3.4],
    [0, -4.6 * Math.min(1.4, ink.tall)],
    [w * 0.34, -2.8],
    [w * 0.7, -1.8],
    [w, 0.1],
  )
  mark(ink, 'rgba(40,90,50,0.25)').soft(
    [w * 0.1, 0],
    [0, -4 * Math.min(1.4, ink.tall)],
    [w * 0.34, -2.6],
    [w * 0.7, -1.6],
    [w, 0.1],
  )
  palmsOn(ink, w)
  thing(ink, 'noto:hut', { x: w * 0.62, y: -0.1, height: 2 })
  rocks(ink, { x: -w * 1.05, y: 0.1, width: 2.4, height: 1.2, colour: '#8f8478' })
}

function palmsOn(ink: Ink, w: number): void {
  for (const [share, height] of pairs('-0.86 4.4, -0.6 5.4, 0.3 4.6, 0.84 5.2'))
    tree(ink, 'palm', { x: share * w, y: -0.1, height })
  for (const share of [-0.4, 0, 0.5]) bush(ink, { x: share * w, y: -0.4, height: 1.2 })
}

function boat(c: PlaceContext) {
  return passing(c, { name: 'boat', y: 0, z: 26, size: [5, 5], speed: 0.25, start: 0.7 }, (ink) =>
    sailBoat(ink, { x: 0, height: 4 }),
  )
}

const palms = planeOf({ name: 'near palms', z: 3.6, split: true }, (ink) => {
  tree(ink, 'palm', { x: -ink.half * 0.96, height: 8 * Math.min(1.4, ink.tall) })
  thing(ink, 'noto:spiral-shell', { x: ink.half * 0.7, height: 0.6 })
  thing(ink, 'noto:coconut', { x: -ink.half * 0.74, height: 0.6 })
})
