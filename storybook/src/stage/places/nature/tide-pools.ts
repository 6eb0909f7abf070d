import { blot } from '../../../scene/blot.ts'
import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { clear, lighter } from '../kit/colour.ts'
import { terrain, type GroundInk } from '../kit/nature/ground.ts'
import { rock, rocks } from '../kit/nature/land.ts'
import { surf, water } from '../kit/nature/water.ts'
import { plane, planeOf, wing } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

/** Pools that the tide has left between the rocks, and those who live in them. */
export const tidePoolsPlace = place({
  id: 'tide-pools',
  time: 'day',
  ground: 'rock',
  sounds: { waves: 0.6 },
  set: (c) => [
    sky(c),
    water(c, { colours: ['#2f86ad', '#4a9cbc', '#79b8ca'], waves: [28, 20], waveHeight: 0.24 }),
    passing(c, { name: 'sail', y: 0, z: 26, size: [5, 5], speed: 0.2, start: 0.6 }, (ink) =>
      sailBoat(ink, { x: 0, height: 4 }),
    ),
    surf(c, { z: 9.2, depth: 13 }),
    shelf(c),
    ...ledges(c),
    folk(c),
    farBirds(c, { colour: '#ffffff', count: 6 }),
    wing(c, { name: 'front rocks' }, (ink) => {
      for (const side of [-1, 1])
        rocks(ink, { ...boxAt([side * ink.half, ink.foot + 0.3], [4, 2]), colour: '#6f675f' })
    }),
  ],
})

/** Where each pool lies, how far back and how wide it is. */
const POOLS: readonly (readonly [x: number, z: number, wide: number])[] = triples(`
  -5.4 4.6 2.6, 4.8 5.2 3, -0.4 7 2.4, -2.4 0.6 2, 3.2 0.2 2.3, 8.6 2.6 2.2, -8.4 1.8 2.2
`)

const shelf = onStage(terrain, {
  colours: ['#8b8073', '#9c9183', '#b3a797'],
  far: 9,
  depth: 12.4,
  bump: 0.1,
  dress: (ink) => {
    for (const [x, z, wide] of POOLS) pool(ink, { x, z, wide })
  },
})

function pool(ink: GroundInk, { x, z, wide }: { x: number; z: number; wide: number }): void {
  const p = ink.at(x, z)
  const oval = (grow: number, colour: string): void =>
    blot(ink.ctx, colour, [p.x, p.y, wide * grow * p.scale, wide * 0.24 * grow * p.scale])
  oval(1.12, '#6a6158')
  oval(1.04, '#5f8a5c')
  oval(1, '#3f9db0')
  oval(0.72, '#62b9c4')
  oval(0.4, clear(lighter('#62b9c4', 0.5), 0.6))
  for (const [dx, colour] of [
    [-0.5, '#ef8a4f'],
    [0.3, '#d9628a'],
    [0.62, '#8a5f9a'],
  ] as const)
    blot(ink.ctx, colour, [p.x + dx * wide * p.scale, p.y, 0.2 * p.scale, 0.1 * p.scale])
}

function ledges(c: PlaceContext) {
  return [10.4, 6].map((z) =>
    plane(c, { name: `ledges ${z}`, z, haze: 0.3 }, (ink) => {
      for (let x = -ink.half * 1.3; x < ink.half * 1.3; x += ink.random.between(2, 4.4))
        if (z > 8 || Math.abs(x) > ink.half * 0.5)
          rock(ink, {
            x,
            width: ink.random.between(1.4, 3.4),
            height: ink.random.between(0.5, z > 8 ? 1.8 : 1),
            colour: ink.random.pick(['#7d7368', '#8b8073', '#6f675f']),
          })
    }),
  )
}

/** Starfish, crabs, anemones and shells at the rims. */
const folk = planeOf({ name: 'folk', z: 2.4, top: 2 }, (ink) => {
  for (const [name, share, height] of [
    ['prop:starfish', -0.72, 0.9],
    ['noto:crab', 0.62, 0.9],
    ['prop:sea-anemone', -0.42, 0.8],
    ['noto:spiral-shell', 0.86, 0.7],
    ['prop:starfish', 0.4, 0.7],
    ['prop:hermit-crab', -0.9, 0.7],
  ] as const)
    thing(ink, name, { x: share * ink.half, height })
})
