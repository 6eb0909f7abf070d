import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { clear } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { snowyFirs, snowyRange } from '../kit/nature/snow.ts'
import { cut, fade, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** A gutter of ice with its high banked wall, striped along the lip, firs and peaks behind. */
export const bobsleighTrackPlace = place({
  id: 'bobsleigh-track',
  time: 'day',
  ground: 'snow',
  far: 1.4,
  sounds: { wind: 0.4 },
  set: (context) => {
    const c: PlaceContext = { ...context, season: 'winter' }
    return [
      sky(c),
      snowyRange(c),
      snowyFirs(c),
      terrain(c, { colours: ['#d3e6f2', '#c2dcec', '#eef5fa'], bump: 0, snow: false }),
      ...plane(c, { name: 'bank', z: 3 }, bank),
      ...plane(c, { name: 'lip', z: -2.4, top: 1.4 }, (ink) => wall(ink, 0.3)),
    ]
  },
})

/** It climbs to one side, as a bend does. */
function bank(ink: Ink): void {
  for (const share of [-0.8, -0.27, 0.27, 0.8])
    cut(ink, '#7d8796', 0.1).standing(share * ink.half, 0, [0.24, 3.6 + share])
  wall(ink, 1.9)
}

function wall(ink: Ink, height: number): void {
  const [left, right] = [-height, -height * 1.5]
  const ice = fade(ink, ['#f2f9fd', '#a9cfe4'], [-height * 1.4, 0])
  cut(ink, ice, [0.2, 0.4]).polygon(
    [ink.left, left],
    [ink.right, right],
    [ink.right, 0.4],
    [ink.left, 0.4],
  )
  for (const [from, colour] of [
    [0, '#d8433c'],
    [0.22, '#f4f4f0'],
    [0.44, '#2f6fb5'],
  ] as const)
    stroke(ink, colour, 0.22).line([ink.left, left + from], [ink.right, right + from])
  for (let i = 0; i < 16; i++) {
    const [x, y] = [ink.random.between(ink.left, ink.right), -ink.random.between(0.1, 0.7) * height]
    mark(ink, clear('#ffffff', 0.5)).oval(x, y, [1.6, 0.05])
  }
}
