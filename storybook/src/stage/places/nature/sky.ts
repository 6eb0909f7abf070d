import { pairs } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { drawCloud } from '../../sky/cloud-shapes.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { mix } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'

export const skyPlace = place({
  id: 'sky',
  medium: 'air',
  ground: 'none',
  time: 'day',
  near: 0,
  far: 4,
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c, { clouds: 0.8 }),
    plane(c, { name: 'sea of clouds', z: 37, shadow: 0.4 }, (ink) =>
      cloudSea(ink, { colour: tone(c, 0.3), y: ink.foot * 0.42, size: 3.4 }),
    ),
    ...bank(c, { z: 27, y: -6.4, count: 5, width: 12, speed: 0.5 }),
    // It would stand before one of several suns, and nobody flies one at night.
    ...((c.lamp?.count ?? 1) > 1 || c.light.dark ? [] : [balloon(c)]),
    ...bank(c, { z: 16, y: -4.6, count: 4, width: 9, speed: 0.9 }),
    ...bank(c, { z: 7, y: -3.1, count: 3, width: 6, speed: 1.5 }),
    farBirds(c, { z: 20, count: 7, high: 0.5 }),
    ...bank(c, { z: -3, y: -1.4, count: 2, width: 4, speed: 2.4 }),
  ],
})

function tone(c: PlaceContext, dim: number): string {
  const low = c.light.sky.at(-1) ?? '#ffffff'
  return c.light.dark ? mix(low, '#7f92c9', 0.4) : mix('#ffffff', low, dim)
}

function cloudSea(ink: Ink, how: { colour: string; y: number; size: number }): void {
  for (let row = 0; row < 3; row++) {
    for (let x = ink.left; x < ink.right; x += how.size * 0.8) {
      const r = how.size * ink.random.between(0.5, 0.95)
      cut(ink, how.colour, [0.4, 0.2]).shape((ctx) =>
        ctx.arc(x, how.y + row * how.size * 0.7 + ink.random.between(0, 1), r, 0, 7),
      )
    }
    mark(ink, how.colour).rect(ink.left, how.y + row * how.size * 0.7 + 0.5, [
      ink.right - ink.left,
      ink.bottom + 20,
    ])
  }
}

function bank(
  c: PlaceContext,
  how: { z: number; y: number; count: number; width: number; speed: number },
): Piece[] {
  return Array.from({ length: how.count }, (_, i) =>
    passing(
      c,
      {
        name: `bank ${how.z} ${i}`,
        y: how.y + (((i * 7) % 3) - 1) * 0.7,
        z: how.z,
        size: [how.width, how.width * 0.45],
        speed: -how.speed,
        start: (i / how.count) * 2 - 1,
        haze: 0.5,
        tint: 0.4,
        shadow: 0.6,
        edge: 0.3,
        ...(how.z < 0 ? { soft: 0.08 } : {}),
      },
      (ink) => drawCloud(ink.ctx, { width: how.width, tone: tone(c, 0.2), puffs: ink.random }),
    ),
  )
}

function balloon(c: PlaceContext): Piece {
  const extent = extentAt(c.box, 22)
  return cutOut(
    c,
    {
      name: 'balloon',
      at: [extent.half * 0.55, extent.crown * 0.36, 22],
      size: [4, 6.4],
      drift: (t) => ({ x: -t * 0.25, y: Math.sin(t * 0.5) * 0.5 }),
    },
    (ink) => {
      for (let i = 0; i < 6; i++) {
        mark(ink, i % 2 ? '#f7efe0' : '#e0604c').shape((ctx) => {
          const a = -1.9 + (i * 3.8) / 6
          ctx.moveTo(0, -6.2)
          ctx.bezierCurveTo(a * 1.3, -6.2, a * 1.4, -3.6, a * 0.2, -1.8)
          ctx.lineTo((a + 0.64) * 0.2, -1.8)
          ctx.bezierCurveTo((a + 0.64) * 1.4, -3.6, (a + 0.64) * 1.3, -6.2, 0, -6.2)
        })
      }
      mark(ink, '#f0b24e').oval(0, -1.85, [0.5, 0.12])
      stroke(ink, '#6b4a36', 0.05).shape((ctx) => {
        for (const dx of [-0.36, 0.36]) {
          ctx.moveTo(dx, -1.8)
          ctx.lineTo(dx * 0.9, -0.7)
        }
      })
      cut(ink, '#a9764b', 0.06).polygon(...pairs('-0.42 -0.72, 0.42 -0.72, 0.34 0, -0.34 0'))
    },
  )
}
