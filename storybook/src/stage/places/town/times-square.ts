import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { farCity } from '../kit/town/far-city.ts'
import { sky } from '../../sky/sky.ts'
import { moving } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { sideWall } from '../kit/indoors/side-wall.ts'
import { strollers, traffic } from '../kit/town/town.ts'
import { lamp } from '../kit/town/street.ts'

const NEON = ['#ff4f8a', '#3fd0ff', '#ffd23a', '#7aff8a', '#ff8a3a', '#b06aff'] as const

export const timesSquarePlace = place({
  id: 'times-square',
  time: 'night',
  ground: 'road',
  sounds: { city: 0.7, traffic: 0.4 },
  set: (c) => [
    sky(c, { clouds: 0.2, at: 0.1 }),
    ...far(c),
    ...island(c),
    road(c),
    side(c, -1),
    side(c, 1),
    ...traffic(c, { z: 15, count: 4, size: 3 }),
    ...strollers(c, { z: 10.5, count: 5, height: 1.9 }),
    blinking(c),
    ...lamps(c),
  ],
})

const far = onStage(farCity, {
  z: 37,
  colours: ['#6f7ba8', '#7f86b0', '#6a7098'],
  width: [2.6, 4.4],
  height: [10, 18],
})

/** The narrow house in the middle, covered with screens. */
function island(c: PlaceContext) {
  const screens = (
    ink: Ink,
    paint: (b: { x: number; y: number; w: number; h: number; i: number }) => void,
  ): void => {
    const w = Math.min(5, ink.half * 0.3)
    const k = Math.min(1.6, ink.tall)
    for (const [i, [y, h]] of pairs('-2.2 2.6, -5.2 2, -7.6 2.8, -10.8 2').entries())
      paint({ x: 0, y: y * k, w, h: h * k, i })
  }
  return litPlane(c, 'island house', {
    z: 24,
    haze: 0.3,
    draw: (ink) => {
      const w = Math.min(5.6, ink.half * 0.34)
      cut(ink, '#4a4f74', 0.3).standing(0, 0, [w, 13.4 * Math.min(1.6, ink.tall)])
      screens(ink, (b) =>
        mark(ink, darker(NEON[b.i % 6] ?? '#ff4f8a', 0.3)).rect(-b.w / 2, b.y - b.h, [b.w, b.h]),
      )
    },
    glow: (ink) => screens(ink, (b) => picture(ink, b)),
  })
}

/** A lit picture without any word: stripes, discs, mountains. */
function picture(ink: Ink, b: { x: number; y: number; w: number; h: number; i: number }): void {
  const { x, y, w, h, i } = b
  const colour = NEON[i % NEON.length] ?? '#ff4f8a'
  const other = NEON[(i + 2) % NEON.length] ?? '#3fd0ff'
  mark(ink, colour).rect(x - w / 2, y - h, [w, h])
  if (i % 3 === 0) mark(ink, other).disc(x, y - h / 2, Math.min(w, h) * 0.32)
  else if (i % 3 === 1)
    for (let k = 0; k < 3; k++)
      mark(ink, other).rect(x - w / 2 + (k + 0.3) * (w / 3), y - h * 0.9, [w / 8, h * 0.8])
  else
    mark(ink, lighter(other, 0.3)).polygon(
      ...plotted({ x, y, w, h }, '-0.4 -0.1, -0.1 -0.8, 0.1 -0.4, 0.26 -0.7, 0.42 -0.1'),
    )
  glow(ink, colour, { x, y: y - h / 2, radius: w * 1.1, strength: 0.25 })
}

const road = onStage(floor, {
  pattern: 'plain',
  colour: '#6a6c82',
  back: 30,
  dress: (ink) => {
    lay(ink, '#a9a4a8', () => {
      level(ink, [-60, -8.4], [ink.near, 30])
      level(ink, [8.4, 60], [ink.near, 30])
    })
    lay(ink, '#f0ece4', () => {
      for (let x = -8; x < 8; x += 1.6) level(ink, [x, x + 0.8], [3, 6.4])
    })
    lay(ink, '#f0c23c', () => level(ink, [-0.1, 0.1], [7, 30]))
    for (const [i, colour] of NEON.entries())
      lay(ink, `${colour}30`, () => level(ink, [-9 + i * 3, -7.6 + i * 3], [7, 26]))
  },
})

/** House fronts to both sides: shop light below, a wall of screens above. */
function side(c: PlaceContext, way: number) {
  const height = 13 * (0.6 + 0.4 * (c.box.height / 9))
  return sideWall(c, {
    name: way < 0 ? 'left front' : 'right front',
    x: way * c.box.width * 0.6,
    height,
    to: 30,
    draw: (brush) => {
      brush.patch('#565a7c', [brush.from, brush.to], [0, height])
      for (let z = brush.from; z < brush.to; z += 4)
        brush.patch('#42466a', [z, z + 0.3], [0, height])
    },
    glow: (brush) => {
      for (let z = brush.from, i = way < 0 ? 0 : 3; z < brush.to; z += 4, i++) {
        brush.patch('#ffe0a0', [z + 0.6, z + 3.6], [0.4, 2.2])
        for (const [k, [low, high]] of pairs('2.8 5, 5.4 8.8, 9.2 11.6').entries()) {
          const colour = NEON[(i + k * 2) % NEON.length] ?? '#ff4f8a'
          brush.patch(colour, [z + 0.4, z + 3.8], [low, high])
          brush.patch(
            NEON[(i + k + 3) % NEON.length] ?? '#3fd0ff',
            [z + 0.9, z + 2.2],
            [low + 0.5, high - 0.5],
          )
          brush.patch('#fff6dc', [z + 2.6, z + 3.4], [low + 0.5, low + 0.9])
        }
      }
    },
  })
}

/** The ticker around the middle house runs. */
function blinking(c: PlaceContext) {
  const w = Math.min(5, extentAt(c.box, 24).half * 0.3)
  return moving('ticker', { x: 0, y: 2 * Math.min(1.6, c.box.height / 9), z: 23.9 }, (ctx, t) => {
    for (let i = 0; i < 14; i++) {
      ctx.fillStyle = NEON[(i + Math.floor(t * 5)) % NEON.length] ?? '#ff4f8a'
      ctx.fillRect(-w / 2 + (i * w) / 14, -0.2, w / 18, 0.36)
    }
  })
}

function lamps(c: PlaceContext) {
  const stand = (ink: Ink, glowing: boolean): void => {
    for (const s of [-1, 1]) lamp(ink, { x: s * ink.half * 0.9, height: 4.6 * ink.tall, glowing })
  }
  return litPlane(c, 'lamps', {
    z: 6,
    split: true,
    draw: (ink) => {
      stand(ink, false)
      for (const s of [-1, 1])
        cut(ink, '#3f7a5c', [0.1, 0.3]).rounded([s * ink.half * 0.74 - 0.4, -1.4, 0.8, 1.4], 0.1)
    },
    glow: (ink) => stand(ink, true),
  })
}
