import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, planeOf, wing } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { ceiling } from '../kit/indoors/room.ts'
import { bench } from '../kit/town/street.ts'
import { train, trainLength } from '../kit/town/rails.ts'

export const subwayPlace = place({
  id: 'subway',
  indoors: true,
  time: 'day',
  sounds: { train: 0.3, hum: 0.3 },
  far: 2.4,
  spots: [{ name: 'track', x: 0, y: 0, z: 8 }],
  set: (c) => {
    const top = 6.6 * (0.6 + 0.4 * (c.box.height / 9))
    return [
      platform(c),
      ...farWall(c, top),
      ceiling(c, { half: c.box.width * 1.4, top, depth: 11, colour: '#cfd4d2', step: 2.2 }),
      ...(hasTrain(c) ? [] : [metro(c)]),
      ...edge(c),
      ...pillars(c, top),
      ...seats(c),
    ]
  },
})

const platform = onStage(floor, {
  pattern: 'tiles',
  colour: '#c9c4ba',
  other: '#b0aaa0',
  back: 11,
  size: 1.4,
  dress: (ink) => {
    lay(ink, '#3a3a42', () => level(ink, [-70, 70], [5, 11]))
    lay(ink, '#f0c23c', () => level(ink, [-70, 70], [3.9, 4.5]))
    lay(ink, '#8a8690', () => {
      for (const z of [7, 8.8]) level(ink, [-70, 70], [z, z + 0.12])
    })
  },
})

/** White tiles with a band of colour, pictures behind glass and a round sign. */
function farWall(c: PlaceContext, top: number) {
  return litPlane(c, 'far wall', {
    z: 11,
    haze: 0.4,
    top: top + 0.1,
    draw: (ink) => {
      const wide = ink.right - ink.left
      mark(ink, '#f0ece2').rect(ink.left, -top, [wide, top])
      for (let x = ink.left; x < ink.right; x += 0.9)
        mark(ink, '#ddd8cc').rect(x, -top, [0.04, top])
      for (let y = 0.5; y < top; y += 0.5) mark(ink, '#ddd8cc').rect(ink.left, -y, [wide, 0.04])
      mark(
        ink,
        c.random.fork('line').pick(['#3f7fa5', '#d9584c', '#3f9a6a', '#e0a02a', '#8a5fb0']),
      ).rect(ink.left, -5, [wide, 0.5])
      for (const share of [-0.66, 0, 0.66]) poster(ink, share * ink.half)
    },
    glow: (ink) => {
      for (let x = ink.left + 1; x < ink.right; x += 4.4)
        mark(ink, '#fffdf0').rounded([x, -top + 0.3, 2.6, 0.18], 0.06)
    },
  })
}

function poster(ink: Ink, x: number): void {
  cut(ink, '#e0564a', [0.1, 0.3]).disc(x, -5, 0.9)
  mark(ink, '#f4f0e6').disc(x, -5, 0.56)
  mark(ink, '#33508a').rect(x - 1.3, -5.2, [2.6, 0.4])
}

/** A train of the story has the track to itself. */
const hasTrain = ({ nouns = [] }: PlaceContext): boolean =>
  /\b(?:train|metro|subway)s?\b/u.test(nouns.join(' '))

function metro(c: PlaceContext) {
  const wide = trainLength(4, 4)
  return passing(
    c,
    {
      name: 'metro',
      y: -0.3,
      z: 8,
      size: [wide, 5],
      speed: 0.6,
      start: c.random.fork('metro').between(-0.3, 0.2),
      tint: 0.6,
    },
    (ink) => train(ink, { x: 0, height: 4, cars: 4, colour: '#3f8a9a' }),
  )
}

const edge = planeOf({ name: 'platform edge', z: 5, top: 0.2, bottom: -0.6 }, (ink) =>
  mark(ink, '#8f8a82').rect(ink.left, 0, [ink.right - ink.left, 0.14]),
)

function pillars(c: PlaceContext, top: number) {
  return plane(c, { name: 'pillars', z: 4.2 }, (ink) => {
    for (const share of [-0.78, 0.78]) {
      const x = share * ink.half
      cut(ink, '#3f7a6a', [0.2, 0.3]).standing(x, 0, [0.9, top + 2])
      for (let y = 0.6; y < top; y += 1.2)
        for (const d of [-0.34, 0.28]) mark(ink, darker('#3f7a6a', 0.3)).disc(x + d, -y, 0.06)
      mark(ink, '#f4f0e6').rounded([x - 0.36, -4.2, 0.72, 1], 0.1)
    }
  })
}

function seats(c: PlaceContext) {
  return [
    ...plane(c, { name: 'benches', z: 3.2, split: true }, (ink) => {
      for (const share of [-0.56, 0.6]) bench(ink, { x: share * ink.half, height: 1.4 })
    }),
    ...wing(c, { name: 'rail' }, (ink) => {
      for (const side of [-1, 1])
        stroke(ink, '#8f959c', 0.24).line(
          ...plotted({ y: ink.foot, w: side * ink.half }, '1.1 1, 0.96 -1.4, 1.4 -1.4'),
        )
    }),
  ]
}
