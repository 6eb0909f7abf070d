import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/boats.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/ground.ts'
import { rocks } from '../kit/land.ts'
import { greenery, greens } from '../kit/nature.ts'
import { cut, mark, polygon, type Ink, type Pair } from '../kit/paper.ts'
import { bush, flower, lawn } from '../kit/plants.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { tree } from '../kit/trees.ts'
import { water } from '../kit/water.ts'

export const cliffPlace = place({
  id: 'cliff',
  words: [
    'cliff',
    'cliffs',
    'sea cliff',
    'headland',
    'cliffside',
    'precipice',
    'rocky coast',
    'bluff',
  ],
  time: 'day',
  far: 3,
  sounds: [
    { name: 'waves', level: 0.6 },
    { name: 'wind', level: 0.4 },
  ],
  set: (c) => [
    sky(c),
    theWater(c),
    farCliffs(c),
    cliffs(c),
    sail(c),
    theGround(c),
    edgePlane(c),
    thrift(c),
    farBirds(c, { colour: '#ffffff', count: 7, high: 0.5 }),
    greenery(c),
  ],
})

function theWater(c: PlaceContext) {
  return water(c, {
    colours: ['#2f86ad', '#3f97b9', '#5fb0c8'],
    waves: [30, 22, 16],
    waveHeight: 0.22,
    y: -1.5,
  })
}

function farCliffs(c: PlaceContext) {
  return plane(c, 'far cliffs', {
    z: 32,
    draw: (ink) =>
      rockFace(ink, {
        from: -ink.half * 1.6,
        to: -ink.half * 0.34,
        height: 7.5,
        colour: '#b5a692',
        top: greens(c)[2] ?? '#a9cd78',
      }),
  })
}

function cliffs(c: PlaceContext) {
  return plane(c, 'cliffs', {
    z: 20,
    bottom: -3,
    draw: (ink) =>
      rockFace(ink, {
        from: ink.half * 0.2,
        to: ink.half * 1.7,
        height: -ink.crown * 0.62,
        colour: '#c2ad8f',
        top: greens(c)[1] ?? '#84b65a',
      }),
  })
}

function sail(c: PlaceContext) {
  return passing(c, 'sail', {
    y: -1.5,
    z: 27,
    width: 3,
    height: 3.6,
    speed: 0.3,
    start: -0.2,
    draw: (ink) => sailBoat(ink, { x: 0, height: 3 }),
  })
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: greens(c),
    far: 7,
    depth: 12,
    bump: 0.2,
    dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 90 }),
  })
}

function edgePlane(c: PlaceContext) {
  return plane(c, 'edge', {
    z: 6.8,
    top: 8,
    draw: (ink) => {
      for (let x = -ink.half * 1.4; x < ink.half * 1.4; x += 1.7)
        rocks(ink, {
          x: x + ink.random.between(-0.5, 0.5),
          width: ink.random.between(1, 1.9),
          height: ink.random.between(0.2, 0.45),
          colour: '#b09c82',
        })
      tree(ink, 'pine', { x: -ink.half * 0.82, height: 6 * ink.tall })
      bush(ink, { x: -ink.half * 0.62, height: 1 })
    },
  })
}

function thrift(c: PlaceContext) {
  return cutOut(c, 'thrift', {
    x: c.box.width * 0.36,
    y: 0,
    z: 3,
    width: 3,
    height: 1.4,
    draw: (ink) => {
      for (let i = 0; i < 7; i++)
        flower(ink, {
          x: ink.random.between(-1.3, 1.3),
          height: ink.random.between(0.5, 0.9),
          colour: '#e58fb0',
        })
    },
  })
}

/** A wall of rock above the sea, cut into facets, green on top. */
function rockFace(
  ink: Ink,
  b: { from: number; to: number; height: number; colour: string; top: string },
): void {
  const { from, to, height: h, colour } = b
  const inner = Math.abs(from) < Math.abs(to) ? from : to
  const outer = inner === from ? to : from
  const s = Math.sign(outer - inner)
  const top: Pair[] = []
  for (let i = 0; i <= 8; i++)
    top.push([inner + ((outer - inner) * i) / 8 + s * 0.6, -h * (0.86 + 0.16 * Math.sin(i * 1.7))])
  cut(ink, colour, polygon([[inner, 1.6], ...top, [outer, 1.6]]), { shadow: 0.4, edge: 0.3 })
  for (let i = 0; i < 30; i++) {
    const x = inner + (outer - inner) * ink.random.next()
    const y = -h * ink.random.between(-0.1, 0.74)
    const w = ink.random.between(0.5, 1.3)
    mark(
      ink,
      ink.random.chance(0.55) ? darker(colour, 0.16) : lighter(colour, 0.16),
      polygon([
        [x, y],
        [x + w * 0.5, y - ink.random.between(1, 2.6)],
        [x + w, y + 0.2],
        [x + w * 0.4, y + 0.9],
      ]),
    )
  }
  cut(
    ink,
    b.top,
    polygon([
      ...top.map(([x, y]): Pair => [x, y - 0.25]),
      ...top.toReversed().map(([x, y]): Pair => [x, y + 0.45]),
    ]),
    { shadow: 0.14 },
  )
  mark(ink, 'rgba(255,255,255,0.75)', (ctx) =>
    ctx.ellipse((inner + outer) / 2, 1.55, Math.abs(outer - inner) / 2, 0.22, 0, 0, 7),
  )
}
