import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { column } from '../kit/town/castles.ts'
import { cut, glow, mark, turned, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bubbles, caustics, CORAL, kelp, school, seabed, shafts } from '../kit/nature/reef.ts'
import { coral } from '../kit/nature/corals.ts'

export const underwaterCityPlace = place({
  id: 'underwater-city',
  medium: 'underwater',
  ground: 'seabed',
  time: 'day',
  sounds: { underwater: 0.8 },
  set: (c) => {
    const tall = c.box.height / 9
    return [
      sky(c, { clouds: 0, sun: false, stars: false }),
      ...city(c, { z: 30, name: 'far towers', colour: '#6fb8c0', scale: 1.5 }),
      terrain(c, { colours: ['#d9c796', '#a9b59c', '#5f93a5'], bump: 0.2, dress: seabed }),
      ...city(c, { z: 18, name: 'towers', colour: '#e0cfae', scale: 1 }),
      caustics(c, { count: 20 }),
      shafts(c, { count: 5, strength: 0.34 }),
      ...ruins(c),
      kelp(c, { x: -c.box.width * 0.44, z: 5.4, height: 4.6 * tall, strands: 4 }),
      school(c, { z: 16, y: 6 * tall, colour: '#ffd08a', count: 16, size: 0.46 }),
      bubbles(c, { count: 24 }),
    ]
  },
})

function city(c: PlaceContext, how: { z: number; name: string; colour: string; scale: number }) {
  const each = (
    ink: Ink,
    paint: (b: { x: number; width: number; height: number }) => void,
  ): void => {
    for (const [share, width, height] of TOWERS)
      paint({
        x: share * ink.half * how.scale,
        width: width * how.scale,
        height: height * how.scale * Math.min(1.5, ink.tall),
      })
  }
  return litPlane(c, how.name, {
    z: how.z,
    haze: how.scale > 1 ? 1 : 0.6,
    draw: (ink) => each(ink, (b) => tower(ink, { ...b, colour: how.colour })),
    glow: (ink) =>
      each(ink, ({ x, width, height }) => {
        for (const share of [0.3, 0.52, 0.74])
          mark(ink, '#ffe9a0').oval(x, -height * share, [width * 0.12, width * 0.16])
        glow(ink, '#9affea', { x, y: -height * 1.1, radius: width, strength: 0.35 })
      }),
  })
}

const TOWERS = triples(
  '-0.86 2.6 5.4, -0.62 2 4, -0.36 3 7, 0 4 8.6, 0.36 3 6.4, 0.62 2.2 4.6, 0.9 2.8 6',
)

/** A round tower with a pearl dome. */
function tower(ink: Ink, b: { x: number; width: number; height: number; colour: string }): void {
  const { x, width: w, height: h, colour } = b
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2] }), [0.2, 0.3]).standing(x, 0.1, [
    w * 0.8,
    h,
  ])
  cut(ink, lighter(colour, 0.2), [0.14, 0.4]).shape((ctx) =>
    ctx.ellipse(x, -h, w * 0.52, w * 0.56, 0, Math.PI, 0),
  )
  cut(ink, darker(colour, 0.1), 0.08).rounded([x - w * 0.5, -h - 0.1, w, 0.3], 0.1)
  mark(ink, darker(colour, 0.4)).rounded(
    [x - w * 0.14, -w * 0.5, w * 0.28, w * 0.5],
    [w * 0.14, w * 0.14, 0, 0],
  )
  mark(ink, '#ffd98a').plot({ x, y: -h, h: w }, '-0.06 -0.54, 0 -0.9, 0.06 -0.54')
}

/** Fallen columns and corals before the gate. */
const ruins = planeOf({ name: 'ruins', z: 8, split: true }, (ink) => {
  for (const [share, height] of pairs('-0.72 4.6, -0.9 3, 0.74 4.6, 0.92 2.4'))
    column(ink, {
      x: share * ink.half,
      width: 0.9,
      height: height * Math.min(1.4, ink.tall),
      colour: '#e6dcc6',
    })
  for (const [i, share] of [-0.58, -0.8, 0.6, 0.84].entries())
    coral(ink, { x: share * ink.half, height: 1.5, colour: CORAL[i % CORAL.length] ?? '#f0566f' })
})
