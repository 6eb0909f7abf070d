import type { PlaceContext } from '../../place.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { seen } from '../kit/nature/ground.ts'
import { peaks } from '../kit/nature/land.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'

const CONCRETE = '#c4c0b8'

export const damPlace = place({
  id: 'dam',
  time: 'day',
  ground: 'floor',
  far: 2.4,
  sounds: { waterfall: 0.6 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'peaks', z: 37 }, (ink) =>
      peaks(ink, { colour: '#8f9fb0', height: [8 * ink.tall, 14 * ink.tall], step: 8, snow: 0.2 }),
    ),
    ...water(c, { colours: ['#3f8a9a', '#5aa2ac', '#82bcc0'], waves: [14], waveHeight: 0.1 }),
    ...wall(c),
    spill(c),
    ...[-0.2, 0, 0.2].map((share) =>
      smoke(c, {
        at: [share * extentAt(c.box, 19).half, 0, 19],
        size: 0.8,
        alpha: 0.5,
        speed: 0.2,
        drift: 0.2,
        colour: '#ffffff',
      }),
    ),
    ...banks(c),
    farBirds(c, { count: 4 }),
    quay(c, { colour: '#bdb8ae', other: '#a39e94' }),
    ...railing(c, { colour: '#6a7078', step: 1.2 }),
  ],
})

/** A curved wall between two slopes, with a road and towers on its crown and three gates. */
const wall = planeOf({ name: 'dam', z: 20 }, (ink) => {
  const top = -ink.crown * 0.62
  const w = ink.half * 0.86
  cut(ink, CONCRETE, [0.3, 0.4]).polygon([-w * 0.74, 0.2], [-w, -top], [w, -top], [w * 0.74, 0.2])
  for (let i = -6; i <= 6; i++)
    mark(ink, darker(CONCRETE, 0.1)).polygon(
      [(i / 7) * w * 0.74, 0.1],
      [(i / 7) * w, -top],
      [(i / 7) * w + 0.14, -top],
      [(i / 7) * w * 0.74 + 0.14, 0.1],
    )
  cut(ink, darker(CONCRETE, 0.14), [0.12, 0.3]).rect(-w * 1.04, -top - 0.5, [w * 2.08, 0.6])
  for (const share of [-0.5, 0.5]) tower(ink, share * w, top)
})

function tower(ink: Ink, x: number, top: number): void {
  cut(ink, CONCRETE, [0.14, 0.3]).rect(x - 0.9, -top - 2.2, [1.8, 2])
  cut(ink, '#8a5f4c', 0.08).rect(x - 1.1, -top - 2.5, [2.2, 0.4])
  for (const d of [-0.4, 0.2]) mark(ink, '#5f6f80').rect(x + d, -top - 1.6, [0.34, 0.7])
}

/** Three sheets of water out of the gates. */
function spill(c: PlaceContext) {
  const { half, crown } = extentAt(c.box, 20)
  const top = crown * 0.4
  const white = seen(c.light, '#f4fbfd', 16)
  const shade = seen(c.light, '#9fd0dc', 16)
  return moving('spill', { x: 0, y: 0, z: 19.9 }, (ctx, t) => {
    for (const share of [-0.24, 0, 0.24]) {
      const x = share * half
      ctx.fillStyle = white
      ctx.beginPath()
      ctx.moveTo(x - half * 0.05, -top)
      ctx.lineTo(x + half * 0.05, -top)
      ctx.lineTo(x + half * 0.08, 0.3)
      ctx.lineTo(x - half * 0.08, 0.3)
      ctx.fill()
      ctx.fillStyle = shade
      for (let i = 0; i < 6; i++) {
        const y = -top * (1 - ((t * 0.6 + i / 6 + share) % 1))
        ctx.fillRect(x - half * 0.04 + ((i * 0.37) % 1) * half * 0.07, y, 0.2, Math.min(1, -y))
      }
    }
  })
}

const banks = planeOf({ name: 'banks', z: 17, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    cut(ink, '#7f9a68', [0.3, 0.3]).polygon(
      [side * ink.half * 0.44, 0.3],
      [side * ink.half * 0.7, ink.crown * 0.3],
      [side * ink.half * 0.9, ink.crown * 0.7],
      [side * ink.right, ink.crown * 0.84],
      [side * ink.right, 0.3],
    )
  }
  wood(ink, ['pine'], { height: [1.6, 2.8], step: [1, 1.8], gap: ink.half * 0.6 })
})
