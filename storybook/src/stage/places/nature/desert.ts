import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { deeper, lighter } from '../kit/colour.ts'
import { earthTint } from '../kit/nature/earth-tint.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { cactus, grass } from '../kit/nature/plants.ts'
import { pebbles } from '../kit/nature/sand.ts'
import { plane, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { boxAt } from '../kit/shapes.ts'

export const desertPlace = place({
  id: 'desert',
  time: 'day',
  ground: 'sand',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c, { clouds: 0.15 }),
    farDunes(c),
    dunesPlane(c),
    lowDunes(c),
    theGround(c),
    cacti(c),
    skullAndGrass(c),
    farBirds(c, { count: 3 }),
    dryRocks(c),
  ],
})

function farDunes(c: PlaceContext) {
  return plane(c, { name: 'far dunes', z: 36, haze: 0.55 }, (ink) =>
    dunes(ink, { colour: earthTint(c.words, '#e0ab6f'), high: 10, step: 18 }),
  )
}

function dunesPlane(c: PlaceContext) {
  return plane(c, { name: 'dunes', z: 24, haze: 0.55 }, (ink) =>
    dunes(ink, { colour: earthTint(c.words, '#e8b878'), high: 7, step: 15 }),
  )
}

function lowDunes(c: PlaceContext) {
  return plane(c, { name: 'low dunes', z: 15, haze: 0.55 }, (ink) =>
    dunes(ink, { colour: earthTint(c.words, '#efc488'), high: 3.4, step: 12 }),
  )
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: ['#e2ae6c', '#efc68c', '#f6d9a6'].map((usual) => earthTint(c.words, usual)),
    bump: 0.24,
    dress: (ink) => {
      for (let z = 20; z > ink.near; z -= 0.9) {
        ink.ctx.strokeStyle = 'rgba(190,130,70,0.28)'
        ink.ctx.lineWidth = 0.05 * ink.at(0, z).scale
        ink.ctx.beginPath()
        for (let x = -44; x <= 44; x += 1.2) {
          const p = ink.at(x, z + Math.sin(x * 0.7 + z * 1.7) * 0.3)
          ink.ctx.lineTo(p.x, p.y)
        }
        ink.ctx.stroke()
      }
      pebbles(ink, { count: 30, colour: '#c08a52' })
    },
  })
}

/** Where camels go no cactus grows. */
function isOldWorld({ words, nouns = [] }: PlaceContext): boolean {
  const said = `${words} ${nouns.join(' ')}`
  return /sahara|gobi|arab|namib|dunes?|camel|pyramid|bedouin|caravan/u.test(said)
}

function cacti(c: PlaceContext) {
  return plane(c, { name: 'cacti', z: 8, split: true }, (ink) => {
    if (!isOldWorld(c)) {
      cactus(ink, { x: -ink.half * 0.7, height: 4 * ink.tall })
      cactus(ink, { x: ink.half * 0.84, height: 3 * ink.tall })
    }
    rocks(ink, { x: ink.half * 0.6, width: 2.6, height: 0.9, colour: '#b97f57' })
    rocks(ink, { x: -ink.half * 0.92, width: 2, height: 0.7, colour: '#b97f57' })
  })
}

function skullAndGrass(c: PlaceContext) {
  return cutOut(
    c,
    { name: 'skull and grass', at: [c.box.width * 0.36, 0, 1.4], size: [2, 1] },
    (ink) => {
      grass(ink, { x: 0.4, height: 0.7, colour: '#b59a4e' })
      cut(ink, '#f4ead2', 0.08).oval(-0.4, -0.22, [0.26, 0.2])
      for (const dx of [-0.48, -0.32]) mark(ink, '#6d4a3a').oval(dx, -0.22, [0.05, 0.06])
      for (const side of [-1, 1])
        stroke(ink, '#f4ead2', 0.06).shape((ctx) => {
          ctx.moveTo(-0.4 + side * 0.2, -0.36)
          ctx.quadraticCurveTo(-0.4 + side * 0.55, -0.4, -0.4 + side * 0.5, -0.7)
        })
    },
  )
}

const dryRocks = wingOf({ name: 'dry rocks' }, (ink) => {
  rocks(ink, {
    ...boxAt([-ink.half * 1.0, ink.foot + 0.2], [ink.half * 0.4, 1.3]),
    colour: '#a06c48',
  })
  grass(ink, { x: ink.half * 0.98, y: ink.foot + 0.1, height: 1.2, colour: '#a88a44' })
})

/** Dunes with a sharp crest: one side lit, one in shade. */
function dunes(ink: Ink, how: { colour: string; high: number; step: number }): void {
  for (
    let x = ink.left - how.step;
    x < ink.right + how.step;
    x += how.step * ink.random.between(0.55, 0.8)
  ) {
    const h = how.high * ink.random.between(0.5, 1)
    const w = how.step * 0.8
    cut(ink, lighter(how.colour, 0.12), [0.3, 0.3]).skyline(
      [
        [x - w, 0.1],
        [x - w * 0.4, -h * 0.5],
        [x, -h],
        [x + w * 0.3, -h * 0.6],
        [x + w, 0.1],
      ],
      0.1,
    )
    mark(ink, deeper(how.colour, 0.5)).shape((ctx) => {
      ctx.moveTo(x + w * 0.02, -h * 0.8)
      ctx.quadraticCurveTo(x + w * 0.4, -h * 0.4, x + w * 0.98, 0.1)
      ctx.lineTo(x - w * 0.24, 0.1)
      ctx.quadraticCurveTo(x + w * 0.22, -h * 0.34, x + w * 0.02, -h * 0.8)
    })
  }
}
