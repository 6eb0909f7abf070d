import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes, passing } from '../kit/alive.ts'
import { lighter } from '../kit/colour.ts'
import { lay } from '../kit/nature/ground.ts'
import { landOf } from '../kit/nature/lands.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { bush, grass, reeds } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { rocks } from '../kit/nature/land.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { waterTint } from '../kit/nature/water-tint.ts'
import { glitter, rings } from '../kit/nature/water.ts'

export const pondPlace = place({
  id: 'pond',
  time: 'morning',
  waterline: 0,
  far: 2,
  sounds: { frogs: 0.4, birds: 0.5 },
  set: (c) => [
    sky(c),
    woodPlane(c),
    theGround(c),
    glitter(c, { y: 0, count: 36, near: 3, far: 13, spread: 0.7 }),
    rings(c, { y: 0, near: 3.4, far: 12, count: 7 }),
    farBank(c),
    ...(isDry(c) ? [] : [plane(c, { name: 'lilies', z: 9, top: 1, bottom: -1 }, lilies)]),
    ...(FISHY.test(c.words) ? koi(c) : []),
    bank(c),
    farBirds(c, { count: 3 }),
    motes(c, { z: 3, count: 16, colour: c.light.dark ? '#e7ff9a' : '#fff6cf', high: 4 }),
    greenery(c),
  ],
})

const FISHY = /fish|koi|carp/u
const KOI = ['#f08a3c', '#f4f0e6', '#e8582e', '#f2b04a', '#f08a3c', '#f4f0e6'] as const

/** Fish just under the surface, as one sees them from the bank. */
function koi(c: PlaceContext): Piece[] {
  return KOI.map((colour, i) =>
    passing(
      c,
      {
        name: `koi ${i}`,
        y: -0.1,
        z: 3.4 + i * 1.1,
        size: [2.4, 0.8],
        speed: 0.5 + (i % 3) * 0.2,
        start: ((i * 0.37) % 1) * 1.2 - 0.6,
      },
      (ink) => {
        mark(ink, colour).oval(0, -0.2, [0.9, 0.2])
        mark(ink, colour).polygon([-0.75, -0.2], [-1.25, -0.44], [-1.1, -0.2], [-1.25, 0])
        for (const dx of [-0.3, 0.25])
          mark(ink, i % 2 ? '#e8582e' : '#f9f4ea').oval(dx, -0.22, [0.2, 0.12])
      },
    ),
  )
}

const woodPlane = planeOf({ name: 'wood', z: 32 }, (ink) =>
  wood(ink, ['round', 'willow', 'pine'], { height: [5, 9], step: [2, 3.6] }),
)

function theGround(c: PlaceContext) {
  return meadowGround(c, {
    flowers: 60,
    dress: (ink) => {
      const pool = (grow: number, colour: string): void =>
        lay(ink, colour, (ctx) => {
          for (let i = 0; i < 40; i++) {
            const angle = (i / 40) * Math.PI * 2
            const p = ink.at(
              Math.cos(angle) *
                ink.half *
                (0.86 + grow * 0.06) *
                (1 + 0.06 * Math.sin(i * 1.1)) *
                1.4,
              8.6 + Math.sin(angle) * (6.2 + grow * 0.4),
            )
            ctx.lineTo(p.x, p.y)
          }
        })
      pool(1, '#c9b684')
      const colour = waterTint(c.words, '#4f97b0')
      pool(0, colour)
      pool(-1.2, lighter(colour, 0.14))
    },
  })
}

const farBank = planeOf({ name: 'far bank', z: 15 }, (ink) => {
  for (const dx of [-0.7, -0.5, 0.3, 0.62]) stalks(ink, { x: dx * ink.half, height: 2, count: 9 })
  tree(ink, 'willow', { x: -ink.half * 0.86, height: 6.4 * ink.tall })
  tree(ink, 'round', { x: ink.half * 0.86, height: 6 * ink.tall })
  bush(ink, { x: ink.half * 0.46, height: 1.2 })
})

const bank = planeOf({ name: 'bank', z: 2, split: true }, (ink) => {
  for (const dx of [-0.98, 0.94]) stalks(ink, { x: dx * ink.half, height: 2.6 })
  rocks(ink, { x: -ink.half * 0.82, width: 1.8, height: 0.6 })
  rocks(ink, { x: ink.half * 0.8, width: 1.4, height: 0.5 })
})

/** A waterhole has no lilies, and dry grass round it. */
function isDry({ words }: PlaceContext): boolean {
  return landOf(words)?.dry === true
}

/** What grows at the edge of the water. */
function stalks(ink: Ink, spot: { x: number; height: number; count?: number }): void {
  if (ink.land?.dry) grass(ink, { ...spot, height: spot.height * 0.6, colour: '#c9a24e' })
  else reeds(ink, spot)
}

function lilies(ink: Ink): void {
  for (let i = 0; i < 14; i++) {
    const x = ink.random.between(-0.72, 0.72) * ink.half
    const y = ink.random.between(-0.3, 0.6)
    mark(ink, i % 2 ? '#5fa058' : '#6fb065').oval(x, y, [0.55, 0.13])
    if (i % 3 === 0) {
      for (const [dx, tone] of [
        [-0.14, '#f2a5c0'],
        [0.14, '#f2a5c0'],
        [0, '#fbd3e0'],
      ] as const)
        mark(ink, tone).polygon(
          [x + dx - 0.14, y - 0.04],
          [x + dx * 1.6, y - 0.4],
          [x + dx + 0.14, y - 0.04],
        )
    }
  }
}
