import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { lantern } from '../kit/town/pagoda.ts'
import { mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wing } from '../kit/plane.ts'
import { lawn } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'

export const bambooForestPlace = place({
  id: 'bamboo-forest',
  time: 'day',
  sounds: { wind: 0.3, birds: 0.4 },
  set: (c) => [
    sky(c, { clouds: 0.1 }),
    ...stand(c, { z: 26, step: [0.5, 1.1], colour: '#9cc47a', gap: 0, wide: 0.5 }),
    ...stand(c, { z: 17, step: [0.8, 1.8], colour: '#7fb05c', gap: 2.6, wide: 0.56 }),
    ground(c),
    ...stand(c, { z: 10, step: [1.1, 2.3], colour: '#6a9c4a', gap: 3.6, wide: 0.6 }),
    ...lanterns(c),
    ...stand(c, { z: 5.4, step: [1, 1.8], colour: '#568a40', gap: c.box.width * 0.5, wide: 0.62 }),
    motes(c, { z: 3, count: 20, colour: '#f4ffd0' }),
    ...wing(c, { name: 'near bamboo' }, (ink) => {
      for (const side of [-1, 1])
        stalk(ink, {
          x: side * ink.half * 1.04,
          y: ink.foot + 1,
          top: ink.top,
          wide: 0.5,
          colour: '#3f6f34',
        })
    }),
  ],
})

const ground = onStage(terrain, {
  colours: ['#6f8f48', '#88a65a', '#a9c078'],
  bump: 0.16,
  dress: (ink) => {
    lawn(ink, { colour: '#7a9a50', flowers: 4 })
    path(ink, { colour: '#d6c49a', width: 4, bend: 1.6, far: 28 })
  },
})

function stand(
  c: PlaceContext,
  how: { z: number; step: readonly [number, number]; colour: string; gap: number; wide: number },
) {
  return plane(c, { name: `bamboo ${how.z}`, z: how.z, split: how.gap > 0 }, (ink) => {
    for (let x = ink.left; x < ink.right; x += ink.random.between(how.step[0], how.step[1]))
      if (Math.abs(x) >= how.gap)
        stalk(ink, {
          x,
          y: 0.1,
          top: ink.top,
          wide: how.wide * ink.random.between(0.7, 1.1),
          colour: how.colour,
        })
  })
}

/** A jointed stem that leaves the frame above, with a few leaves. */
function stalk(
  ink: Ink,
  b: { x: number; y: number; top: number; wide: number; colour: string },
): void {
  const { x, y, top, wide: w, colour } = b
  mark(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.36 })).rect(
    x - w / 2,
    top,
    [w, y - top],
  )
  const joint = ink.random.between(1.4, 2.2)
  for (let at = y - joint; at > top; at -= joint) {
    mark(ink, darker(colour, 0.28)).rect(x - w * 0.56, at, [w * 1.12, 0.07])
    mark(ink, lighter(colour, 0.3)).rect(x - w * 0.56, at + 0.07, [w * 1.12, 0.06])
    if (ink.random.chance(0.26))
      leaves(ink, { x, y: at, side: ink.random.chance(0.5) ? 1 : -1, colour })
  }
}

function leaves(ink: Ink, b: { x: number; y: number; side: number; colour: string }): void {
  const { x, y, side, colour } = b
  stroke(ink, darker(colour, 0.1), 0.06).line([x, y], [x + side * 0.9, y - 0.7])
  for (const [dx, dy] of pairs('0.5 -0.2, 0.9 -0.4, 1.1 -0.8'))
    mark(ink, lighter(colour, 0.1)).shape((ctx) => {
      ctx.moveTo(x + side * dx, y + dy)
      ctx.quadraticCurveTo(
        x + side * (dx + 0.5),
        y + dy - 0.24,
        x + side * (dx + 0.8),
        y + dy + 0.34,
      )
      ctx.quadraticCurveTo(x + side * (dx + 0.3), y + dy + 0.2, x + side * dx, y + dy)
    })
}

const lanterns = planeOf({ name: 'stone lanterns', z: 8, split: true }, (ink) => {
  for (const side of [-1, 1]) lantern(ink, { x: side * Math.min(ink.half * 0.7, 6), height: 2 })
})
