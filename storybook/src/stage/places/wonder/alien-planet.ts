import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peaks, rocks } from '../kit/nature/land.ts'
import { underOtherSky } from '../kit/other-sky.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { mushroom, sprinkle } from '../kit/nature/plants.ts'
import { litPlane, planeOf, wingOf, plane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { boxAt } from '../kit/shapes.ts'

export const alienPlanetPlace = place({
  id: 'alien-planet',
  time: 'dusk',
  ground: 'rock',
  sounds: { space: 0.4 },
  set: (context) => {
    const c = underOtherSky(context, {
      colours: ['#241a52', '#5a2f86', '#b0539a', '#f0a08c'],
      haze: '#a9629c',
      night: '#0e0a2c',
    })
    return [
      sky(c, { clouds: 0, sun: false }),
      ...worlds(c),
      ...spires(c),
      ground(c),
      ...plants(c),
      motes(c, { z: 4, count: 30, colour: '#9affea', size: 0.05, rise: 0.25 }),
      ...corner(c),
    ]
  },
})

/** A ringed giant and its moons. */
const worlds = planeOf({ name: 'worlds', z: 39, haze: 0.25, tint: 0.3 }, (ink) => {
  const [x, y, r] = [ink.half * 0.4, ink.crown * 0.6, Math.min(5.4, ink.half * 0.26)]
  glow(ink, '#ffd9b0', { x, y, radius: r * 1.8, strength: 0.35 })
  cut(ink, '#e8b48a', 0).disc(x, y, r)
  for (const [dy, high] of pairs('-0.4 0.16, 0.05 0.2, 0.45 0.12'))
    mark(ink, darker('#e8b48a', 0.16)).oval(x, y + dy * r, [
      r * Math.sqrt(1 - dy * dy) * 0.98,
      r * high * 0.5,
    ])
  stroke(ink, 'rgba(255,236,208,0.85)', r * 0.14).shape((ctx) =>
    ctx.ellipse(x, y, r * 1.8, r * 0.4, -0.25, -0.3, Math.PI + 0.3),
  )
  cut(ink, '#c9d6f0', 0).disc(-ink.half * 0.5, ink.crown * 0.74, r * 0.26)
  cut(ink, '#9fe0d0', 0).disc(-ink.half * 0.3, ink.crown * 0.52, r * 0.14)
})

function spires(c: PlaceContext) {
  return [
    ...plane(c, { name: 'far spires', z: 34 }, (ink) =>
      peaks(ink, { colour: '#6a4a9a', height: [3, 9 * ink.tall], step: 5 }),
    ),
    ...plane(c, { name: 'arches', z: 20 }, (ink) => {
      for (const [share, size] of pairs('-0.62 1, 0.8 1.2'))
        arch(ink, share * ink.half, size * 5 * Math.min(1.5, ink.tall))
    }),
  ]
}

/** A natural arch of violet stone. */
function arch(ink: Ink, x: number, h: number): void {
  cut(ink, '#7a4f9e', [0.3, 0.4]).shape((ctx) => {
    ctx.moveTo(x - h * 0.8, 0.2)
    ctx.quadraticCurveTo(x - h * 0.7, -h, x, -h)
    ctx.quadraticCurveTo(x + h * 0.7, -h, x + h * 0.8, 0.2)
    ctx.lineTo(x + h * 0.5, 0.2)
    ctx.quadraticCurveTo(x + h * 0.4, -h * 0.7, x, -h * 0.7)
    ctx.quadraticCurveTo(x - h * 0.4, -h * 0.7, x - h * 0.5, 0.2)
  })
}

const ground = onStage(terrain, {
  colours: ['#4a3a80', '#6a4f9c', '#8f66ae'],
  bump: 0.3,
  dress: (ink) =>
    sprinkle(ink, 50, ({ x, y, scale }) =>
      blot(
        ink.ctx,
        ink.random.pick(['rgba(120,255,220,0.7)', 'rgba(255,150,220,0.6)', 'rgba(40,24,80,0.5)']),
        [x, y, 0.1 * scale, 0.05 * scale],
      ),
    ),
})

const GLOWING = ['#5af0d0', '#ff8ad0', '#ffd24a'] as const

/** Mushrooms, coils and bulbs that glow. */
const plants = onStage(litPlane, 'plants', {
  z: 8,
  split: true,
  draw: (ink) => {
    for (const [share, height, colour] of [
      [-0.9, 4.6, '#4ab0a8'],
      [-0.7, 2.8, '#c45a9e'],
      [0.78, 3.6, '#c45a9e'],
      [0.95, 5, '#4ab0a8'],
    ] as const)
      mushroom(ink, { x: share * ink.half, height: height * Math.min(1.4, ink.tall), colour })
    for (const share of [-0.5, 0.55]) coil(ink, share * ink.half)
    rocks(ink, { x: ink.half * 0.4, width: 2, height: 0.7, colour: '#54407e' })
  },
  glow: (ink) => {
    for (const [i, share] of [-0.9, -0.7, 0.78, 0.95].entries())
      glow(ink, GLOWING[i % 3] ?? '#5af0d0', {
        x: share * ink.half,
        y: -3,
        radius: 2,
        strength: 0.4,
      })
  },
})

function coil(ink: Ink, x: number): void {
  stroke(ink, '#3fa07c', 0.2).shape((ctx) => {
    ctx.moveTo(x, 0)
    ctx.quadraticCurveTo(x - 0.4, -1.4, x + 0.3, -1.9)
    ctx.arc(x + 0.3, -1.5, 0.4, -1.6, 3)
  })
  mark(ink, lighter('#5af0d0', 0.2)).disc(x + 0.3, -1.5, 0.14)
}

const corner = wingOf({ name: 'corner rocks' }, (ink) => {
  for (const side of [-1, 1])
    rocks(ink, {
      ...boxAt([side * ink.half * 1.02, ink.foot + 0.3], [ink.half * 0.36, 1.2]),
      colour: '#3a2c68',
    })
})
