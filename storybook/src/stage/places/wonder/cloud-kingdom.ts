import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { drawCloud } from '../../sky/cloud-shapes.ts'
import { sky } from '../../sky/sky.ts'
import { rainbow } from '../../sky/rainbow.ts'
import { farBirds, flag, motes, passing } from '../kit/alive.ts'
import { castleTower } from '../kit/town/castles.ts'
import { mix } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { boxAt } from '../kit/shapes.ts'

export const cloudKingdomPlace = place({
  id: 'cloud-kingdom',
  time: 'dawn',
  ground: 'none',
  sounds: { wind: 0.3 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      rainbow(c),
      farClouds(c, m),
      castlePlane(c, m),
      pennants(c, m),
      cloudBank(c, m),
      theGround(c, m),
      drifting(c, m),
      nearPuffs(c, m),
      motes(c, { z: 3, count: 34, colour: '#fff6d0', size: 0.05 }),
      farBirds(c, { count: 5, colour: '#a86a8a' }),
      frontClouds(c, m),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 22)
  const s = Math.min(1.1, e.half / 13, e.crown / 15)
  const white = c.light.dark ? mix(c.light.sky.at(-1) ?? '#8899cc', '#9fb0e6', 0.5) : '#fff4f0'
  return { e, s, white }
}

type Measures = ReturnType<typeof measures>

function farClouds(c: PlaceContext, { white }: Measures) {
  return plane(c, { name: 'far clouds', z: 36, shadow: 0.5 }, (ink) =>
    puffs(ink, { colour: mix(white, '#e6b8d0', 0.35), y: -1, size: 3.4 }),
  )
}

function castlePlane(c: PlaceContext, { s }: Measures) {
  return litAtNight(c, { name: 'castle', z: 22, haze: 0.5 }, (ink, lit) => castle(ink, s, lit))
}

function pennants(c: PlaceContext, { s }: Measures) {
  return [
    { x: -4, y: 10, colour: '#f07a9a' },
    { x: 4, y: 10, colour: '#f07a9a' },
    { x: 0, y: 14.8, colour: '#f7c94e' },
  ].map(({ x, y, colour }) =>
    flag(c, { at: [x * s, y * s, 21.9], width: 1.4 * s, height: 0.7 * s, colour, pennant: true }),
  )
}

function cloudBank(c: PlaceContext, { white }: Measures) {
  return plane(c, { name: 'cloud bank', z: 19, shadow: 0.5 }, (ink) =>
    puffs(ink, { colour: mix(white, '#f0c9dc', 0.25), y: 0.6, size: 2.2 }),
  )
}

function theGround(c: PlaceContext, { white }: Measures) {
  return terrain(c, {
    colours: [white, mix(white, '#f4d0e0', 0.3), mix(white, '#e6c4e6', 0.5)],
    bump: 0.5,
    haze: 0.5,
    dress: (ink) => {
      for (let i = 0; i < 70; i++) {
        const z = ink.near + (18 - ink.near) * ink.random.next() ** 1.5
        const p = ink.at(ink.random.between(-1.6, 1.6) * ink.half * ((12 + z) / 12), z)
        blot(ink.ctx, i % 2 ? 'rgba(255,255,255,0.7)' : 'rgba(230,190,220,0.3)', [
          p.x,
          p.y,
          ink.random.between(0.6, 1.6) * p.scale,
          0.22 * p.scale,
        ])
      }
    },
  })
}

function drifting(c: PlaceContext, { white }: Measures) {
  return [0, 1, 2].map((i) =>
    passing(
      c,
      {
        name: `drifting ${i}`,
        y: 3 + i * 2,
        z: 15 - i * 2,
        size: [5, 2.2],
        speed: 0.5 + i * 0.2,
        start: i * 0.6 - 0.8,
        haze: 0.4,
        tint: 0.4,
      },
      (ink) => drawCloud(ink.ctx, { width: 5, tone: white, puffs: ink.random }),
    ),
  )
}

function nearPuffs(c: PlaceContext, { white }: Measures) {
  return plane(c, { name: 'near puffs', z: 5, split: true, top: 4, shadow: 0.6 }, (ink) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 5; i++)
        cut(ink, mix(white, '#f7dbe8', i * 0.12), [0.2, 0.3]).shape((ctx) =>
          ctx.arc(side * ink.half * (0.82 + i * 0.1), 0.3, 0.9 + (i % 2) * 0.5, 0, 7),
        )
  })
}

function frontClouds(c: PlaceContext, { white }: Measures) {
  return wing(c, { name: 'front clouds' }, (ink) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        cut(ink, white, 0.2).shape((ctx) =>
          ctx.arc(side * ink.half * (0.94 + i * 0.14), ink.foot + 0.3 - (i % 2) * 0.4, 1, 0, 7),
        )
  })
}

function puffs(ink: Ink, how: { colour: string; y: number; size: number }): void {
  for (let x = ink.left; x < ink.right; x += how.size * 0.8)
    cut(ink, how.colour, [0.3, 0.3]).shape((ctx) =>
      ctx.arc(x, how.y, how.size * ink.random.between(0.5, 0.9), 0, 7),
    )
  mark(ink, how.colour).rect(ink.left, how.y, [ink.right - ink.left, 3])
}

function castle(ink: Ink, s: number, glowing: boolean): void {
  const tower = (x: number, w: number, h: number): void =>
    castleTower(ink, {
      ...boxAt([x * s, -1.4 * s], [w * s, h * s]),
      colour: '#f7e0ea',
      pointed: true,
      roof: '#b58fd6',
      ...(glowing ? { glowing: true } : {}),
    })
  tower(-2, 1.3, 6.6)
  tower(2, 1.3, 6.6)
  tower(0, 1.9, 8.4)
  if (!glowing) {
    cut(ink, '#fbeaf0', 0.2).rect(-4 * s, -5 * s, [8 * s, 5 * s])
    mark(ink, '#c98fb5').shape((ctx) => {
      ctx.moveTo(-0.9 * s, 0)
      ctx.lineTo(-0.9 * s, -2.6 * s)
      ctx.arc(0, -2.6 * s, 0.9 * s, Math.PI, 0)
      ctx.lineTo(0.9 * s, 0)
      ctx.closePath()
    })
  }
  tower(-4, 1.5, 4.4)
  tower(4, 1.5, 4.4)
}
