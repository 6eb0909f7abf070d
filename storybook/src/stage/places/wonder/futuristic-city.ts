import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { farCity } from '../kit/town/far-city.ts'
import { sky } from '../../sky/sky.ts'
import { passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, glow, mark, turned, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'

const NEON = ['#3fe0ff', '#ff5ac8', '#ffd24a', '#7aff9a'] as const

export const futuristicCityPlace = place({
  id: 'futuristic-city',
  time: 'night',
  ground: 'road',
  sounds: { hum: 0.4, traffic: 0.3 },
  set: (c) => [
    sky(c, { clouds: 0.2 }),
    ...far(c),
    ...spires(c),
    road(c),
    ...flyers(c),
    ...signs(c),
  ],
})

const far = onStage(farCity, {
  z: 36,
  colours: ['#7a86b8', '#8a7ab0', '#6f93b0'],
  width: [1.6, 3],
  height: [5, 13],
})

const SPIRES = triples('-0.9 4 12, -0.6 3.2 9, -0.3 2.6 14, 0.28 2.8 11.4, 0.6 3.6 15, 0.92 4 9.6')

/** Rounded towers with rings of light, joined by bridges. */
function spires(c: PlaceContext) {
  const each = (
    ink: Ink,
    paint: (b: { x: number; w: number; h: number; i: number }) => void,
  ): void => {
    for (const [i, [share, w, h]] of SPIRES.entries())
      paint({
        x: share * ink.half,
        w: w * Math.min(1, ink.half / 14),
        h: h * Math.min(1.6, ink.tall),
        i,
      })
  }
  return litPlane(c, 'spires', {
    z: 20,
    haze: 0.6,
    draw: (ink) => {
      cut(ink, '#8f9ac0', [0.2, 0.4]).rounded([-ink.half * 1.2, -4.4, ink.half * 2.4, 0.5], 0.2)
      each(ink, (b) => spire(ink, b))
    },
    glow: (ink) =>
      each(ink, ({ x, w, h, i }) => {
        const neon = NEON[i % NEON.length] ?? '#3fe0ff'
        for (const share of [0.3, 0.5, 0.7, 0.88])
          mark(ink, neon).rounded([x - w * 0.4, -h * share, w * 0.8, 0.16], 0.08)
        glow(ink, neon, { x, y: -h * 0.6, radius: w * 1.5, strength: c.light.dark ? 0.35 : 0.12 })
      }),
  })
}

function spire(ink: Ink, { x, w, h, i }: { x: number; w: number; h: number; i: number }): void {
  const colour = ['#a9b8d6', '#c0b4d8', '#9fc0cc'][i % 3] ?? '#a9b8d6'
  const body = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - w * 0.5, 0)
    ctx.quadraticCurveTo(x - w * 0.5, -h * 0.8, x, -h)
    ctx.quadraticCurveTo(x + w * 0.5, -h * 0.8, x + w * 0.5, 0)
  }
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.4 }), [0.25, 0.4]).shape(
    body,
  )
  mark(ink, darker(colour, 0.2)).rect(x - 0.05, -h * 1.12, [0.1, h * 0.14])
  if (i % 2) cut(ink, lighter(colour, 0.2), [0.1, 0.4]).oval(x, -h * 0.74, [w * 0.8, w * 0.2])
}

const road = onStage(floor, {
  pattern: 'tiles',
  colour: '#7f88b0',
  other: '#68709a',
  back: 24,
  size: 2,
  dress: (ink) => {
    for (const [x, colour] of [
      [-5, '#3fe0ff'],
      [5, '#ff5ac8'],
    ] as const)
      lay(ink, colour, () => level(ink, [x - 0.08, x + 0.08], [ink.near, 24]))
    lay(ink, 'rgba(255,255,255,0.16)', () => level(ink, [-1.4, 1.4], [ink.near, 24]))
  },
})

/** Cars that fly between the towers. */
function flyers(c: PlaceContext) {
  const tall = c.box.height / 9
  return [0, 1, 2, 3].map((i) =>
    passing(
      c,
      {
        name: `flyer ${i}`,
        y: (2.6 + i * 1.9) * tall,
        z: 13 + i * 1.6,
        size: [3, 1.6],
        speed: (i % 2 ? -1 : 1) * (1.4 + i * 0.3),
        start: -0.8 + i * 0.5,
        tint: 0.3,
      },
      (ink) => {
        const way = i % 2 ? -1 : 1
        glow(ink, '#3fe0ff', { x: 0, y: -0.2, radius: 1.2, strength: 0.5 })
        cut(ink, ['#e0564a', '#f0c25e', '#e9e3f0', '#5f8ad0'][i] ?? '#e0564a', [0.06, 0.4]).rounded(
          [-1.1, -0.8, 2.2, 0.5],
          0.25,
        )
        cut(ink, '#9fe6f6', 0).shape((ctx) =>
          ctx.ellipse(way * 0.2, -0.76, 0.6, 0.4, 0, Math.PI, 0),
        )
        mark(ink, '#fff3b0').disc(way * 1.05, -0.55, 0.12)
      },
    ),
  )
}

/** Holograms at both sides: pictures, no words. */
const signs = onStage(litPlane, 'signs', {
  z: 8,
  split: true,
  draw: (ink) => {
    for (const side of [-1, 1]) {
      const x = side * ink.half * 0.9
      cut(ink, '#3a4060', 0.12).standing(x, 0, [0.4, 3.4])
      cut(ink, '#262a48', [0.16, 0.4]).rounded([x - 1.5, -6.6, 3, 3.4], 0.3)
    }
  },
  glow: (ink) => {
    for (const side of [-1, 1]) {
      const x = side * ink.half * 0.9
      const neon = side < 0 ? '#ff5ac8' : '#3fe0ff'
      glow(ink, neon, { x, y: -4.9, radius: 3, strength: 0.4 })
      if (side < 0) mark(ink, neon).polygon([x - 0.9, -4], [x, -6], [x + 0.9, -4])
      else mark(ink, neon).disc(x, -4.9, 0.9)
      mark(ink, '#ffd24a').rounded([x - 1, -3.7, 2, 0.16], 0.08)
    }
  },
})
