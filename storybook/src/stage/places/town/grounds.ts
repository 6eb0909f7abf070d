import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { floor, terrain } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greens, meadowGround, path } from '../kit/nature/nature.ts'
import { wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import type { Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import type { Site, SiteBack, Standing } from '../kit/site/site.ts'
import { siteOf } from '../kit/site/sites.ts'
import { stood } from '../kit/site/structures.ts'
import { city } from '../kit/town/buildings.ts'
import { fenceWithGate } from '../kit/town/street.ts'

/** Yards, camps, bases and works: what stands there follows the words for them. */
export const groundsPlace = place({
  id: 'grounds',
  time: 'day',
  ground: 'road',
  far: 3,
  sounds: { wind: 0.3 },
  set: (c) => {
    const site = siteOf(c.words)
    const side = c.random.fork('side').pick([-1, 1] as const)
    const depth = site.back === 'sea' ? QUAY : FAR
    return [
      sky(c),
      behind(c, site.back),
      under(c, site),
      standing(c, 'far', { z: depth, listed: site.far, side }),
      ...steam(c, site, side),
      ...fenced(c, site),
      standing(c, 'near', { z: NEAR, listed: site.near, side }),
      farBirds(c, { count: 4 }),
    ]
  },
})

const FAR = 12
/** A quay ends sooner: the water begins behind it. */
const QUAY = 8
const NEAR = 4.2

interface Row {
  readonly z: number
  readonly listed: readonly Standing[]
  readonly side: 1 | -1
}

function standing(c: PlaceContext, name: string, { z, listed, side }: Row): Piece[] {
  return plane(c, { name, z, haze: z > NEAR ? 0.5 : 0.1 }, (ink) => {
    for (const each of listed)
      stood(ink, each.name, { x: each.at * side * ink.half, height: each.height * fit(ink) })
  })
}

/** In a narrow frame things are smaller, or they would hide one another. */
function fit({ half, tall }: Pick<Ink, 'half' | 'tall'>): number {
  return Math.max(0.55, Math.min(1, half / (tall * 13)))
}

const BACKS: Readonly<Record<SiteBack, (c: PlaceContext, ink: Ink) => void>> = {
  flat: (_, ink) => hills(ink, { colour: '#b9b49a', height: [0.6, 1.6], step: 12 }),
  hills: (c, ink) => {
    hills(ink, { colour: '#9fb4b0', height: [3, 6.4], step: 9 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1, 2.8], step: 8 })
  },
  peaks: (_, ink) => peaks(ink, { colour: '#8c9fb8', height: [8, 14], step: 9, snow: 0.5 }),
  town: (_, ink) =>
    city(ink, { colours: ['#b8c0d0', '#c4c6d2', '#aab6cc'], height: [6, 12], width: [3, 5] }),
  woods: (c, ink) => {
    hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [2, 4], step: 8 })
    wood(ink, ['pine'], { height: [4, 7.4], step: [1.2, 2.4] })
  },
  sea: (_, ink) => hills(ink, { colour: '#93b0b4', height: [1.6, 4.4], step: 8 }),
}

function behind(c: PlaceContext, back: SiteBack): Piece[] {
  const land = plane(c, { name: 'land', z: 34 }, (ink) => BACKS[back](c, ink))
  if (back !== 'sea') return land
  const waves = { colours: ['#3d88a5', '#4f98b0', '#6aaec0'], waves: [24, 14], waveHeight: 0.1 }
  return [...land, ...water(c, waves)]
}

const SANDS = ['#d8bf8e', '#e6d3a6', '#efe2c2']

function under(c: PlaceContext, { ground, back }: Site): Piece {
  const slabs = { pattern: 'slabs', colour: '#b3aca2', other: '#9c958c', size: 2.2 } as const
  if (back === 'sea' && ground !== 'yard')
    return terrain(c, { colours: SANDS, far: QUAY + 0.6, depth: 13, bump: 0.2 })
  if (back === 'sea') return floor(c, { ...slabs, back: QUAY + 0.4, depth: 13 })
  switch (ground) {
    case 'yard':
      return floor(c, { ...slabs, back: 30 })
    case 'dust':
      return terrain(c, { colours: ['#b59a70', '#c8ae84', '#d8c4a0'] })
    case 'snow':
      return terrain({ ...c, snowy: true }, { colours: ['#e2ebf5', '#f3f7fc', '#e6eff7'] })
    case 'salt':
      return terrain(c, { colours: ['#cfe0e4', '#dfeaec', '#eef2f2'], bump: 0.1 })
    default:
      return meadowGround(c, {
        flowers: 14,
        dress: (ink) => path(ink, { colour: '#d8c39a', width: 2.8, bend: 1, far: 12 }),
      })
  }
}

function fenced(c: PlaceContext, { fence }: Site): Piece[] {
  if (fence === null) return []
  const colour = fence === 'iron' ? '#8d949c' : '#b08a5e'
  return plane(c, { name: 'fence', z: 6.4, split: true }, (ink) =>
    fenceWithGate(ink, {
      gate: [-0.42, 0.42],
      height: fence === 'iron' ? 1.8 : 1.1,
      colour,
      ...(fence === 'iron' ? { kind: 'iron' as const } : {}),
    }),
  )
}

/** Over each cooling tower. */
function steam(c: PlaceContext, { far }: Site, side: 1 | -1): Piece[] {
  const { half } = extentAt(c.box, FAR)
  return far
    .filter(({ name }) => name === 'cooling-tower')
    .map(({ at, height }) =>
      smoke(c, {
        at: [at * side * half, height * fit({ half, tall: c.box.height / 9 }), FAR - 0.1],
        size: 1.3,
        alpha: 0.8,
        speed: 0.12,
        drift: 1,
      }),
    )
}
