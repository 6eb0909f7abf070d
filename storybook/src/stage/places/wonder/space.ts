import { pairs, quads, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { stars } from '../../sky/stars.ts'
import { cutOut, moving, passing } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { rock } from '../kit/nature/land.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { boxAt } from '../kit/shapes.ts'

export const spacePlace = place({
  id: 'space',
  medium: 'space',
  ground: 'none',
  time: 'night',
  sounds: { space: 0.5 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c, { clouds: 0, sun: false, stars: false }),
      nebulaPlane(c),
      stars(c, { low: extentAt(c.box, 39).low, density: 2 }),
      ...(names(c, /\b(saturn|jupiter|black hole|galaxy|planets?|orrery)$/u)
        ? []
        : [ringedPlanet(c, m)]),
      ...(names(c, /\b(orrery|earth|globe|planet earth|blue planet)$/u) ? [] : [bluePlanet(c, m)]),
      ...(names(c, /\bmoons$/u) ? [] : [smallMoon(c, m)]),
      asteroid(c, m),
      shootingStar(m),
    ]
  },
})

/** Whether somebody plays it, so that the set need not. */
function names({ nouns = [] }: PlaceContext, words: RegExp): boolean {
  return nouns.some((noun) => words.test(noun))
}

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 30)
  return { e }
}

type Measures = ReturnType<typeof measures>

const nebulaPlane = planeOf(
  { name: 'nebula', z: 39.8, tint: 0, haze: 0, shadow: 0, edge: 0, fineness: 0.4 },
  nebula,
)

function ringedPlanet(c: PlaceContext, { e }: Measures) {
  return cutOut(
    c,
    {
      name: 'ringed planet',
      at: [e.half * 0.56, e.crown * 0.2, 30],
      size: [13, 9],
      tint: 0.3,
      haze: 0,
      drift: (t) => ({ x: -t * 0.06, y: 0 }),
    },
    (ink) => ringed(ink, { x: 0, y: -4.4, r: 3.4, colour: '#e0a868' }),
  )
}

function bluePlanet(c: PlaceContext, { e }: Measures) {
  return cutOut(
    c,
    {
      name: 'blue planet',
      at: [-e.half * 0.62, e.low * 0.75, 24],
      size: [14, 13],
      tint: 0.3,
      haze: 0,
      drift: (t) => ({ x: t * 0.05, y: 0 }),
    },
    (ink) => blue(ink, { x: 0, y: -6, r: 5.6 }),
  )
}

function smallMoon(c: PlaceContext, { e }: Measures) {
  const at = [-e.half * 0.16, e.crown * 0.66, 34] as const
  // The moon that is spoken of is near.
  const radius = names(c, /\bmoon$/u) ? 3.6 : 1.2
  return cutOut(c, { name: 'small moon', at, size: [10, 10], tint: 0.3, haze: 0 }, (ink) =>
    moon(ink, radius),
  )
}

function moon(ink: Ink, r: number): void {
  cut(ink, '#c9c4d6', [0.1, 0.3]).disc(0, -5, r)
  for (const [x, y, size] of triples('-0.4 -0.2 0.2, 0.3 0.3 0.26, 0.2 -0.45 0.14, -0.15 0.5 0.12'))
    mark(ink, '#b2acc2').disc(x * r, -5 + y * r, size * r)
}

/** Rocks without number, near and far, that turn past. */
function belt(c: PlaceContext, e: Measures['e']) {
  const random = c.random.fork('belt')
  return Array.from({ length: 18 }, (_, i) => {
    const size = random.between(0.8, 3.2)
    return passing(
      c,
      {
        name: `asteroid ${i}`,
        y: e.low * 0.5 + random.next() * (e.crown - e.low) * 0.7,
        z: 6 + i * 1.3,
        size: [size * 1.4, size * 1.2],
        speed: -random.between(0.4, 1.4),
        start: random.between(-1, 1),
        haze: 0,
      },
      (ink) =>
        rock(ink, {
          ...boxAt([0, -0.3], [size, size * 0.72]),
          colour: random.pick(['#7a708c', '#8c7a78', '#6a6880']),
        }),
    )
  })
}

function asteroid(c: PlaceContext, { e }: Measures) {
  if (/asteroid|meteor/u.test(c.words)) return belt(c, e)
  return [0, 1, 2, 3, 4].map((i) =>
    passing(
      c,
      {
        name: `asteroid ${i}`,
        y: e.low * 0.2 + i * 1.4 - 2,
        z: 10 + i * 2.5,
        size: [2, 1.6],
        speed: -0.5 - i * 0.12,
        start: i * 0.4 - 0.9,
        haze: 0,
      },
      (ink) =>
        rock(ink, { x: 0, y: -0.3, width: 1.5 - i * 0.14, height: 1 - i * 0.1, colour: '#7a708c' }),
    ),
  )
}

function shootingStar({ e }: Measures) {
  return moving('shooting star', { x: 0, y: e.crown * 0.75, z: 36 }, (ctx, t) => {
    const age = (t * 0.28) % 1
    if (age > 0.3) return
    const x = 14 - age * 90
    const y = -4 + age * 30
    const gradient = ctx.createLinearGradient(x, y, x + 7, y - 2.4)
    gradient.addColorStop(0, 'rgba(255,255,255,0.95)')
    gradient.addColorStop(1, 'rgba(255,255,255,0)')
    ctx.strokeStyle = gradient
    ctx.lineWidth = 0.2
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + 7, y - 2.4)
    ctx.stroke()
  })
}

function nebula(ink: Ink): void {
  const colours = ['#6b3fa0', '#a03f8a', '#2f5fb0', '#3f9ab0', '#c05a7a']
  for (let i = 0; i < 16; i++)
    glow(ink, ink.random.pick(colours), {
      x: ink.random.between(-1, 1) * ink.half + i * 0.6,
      y: ink.crown * ink.random.between(-0.3, 0.9),
      radius: ink.half * ink.random.between(0.25, 0.5),
      strength: 0.3,
    })
}

/** A planet with bands and rings. */
export function ringed(ink: Ink, p: { x: number; y: number; r: number; colour: string }): void {
  const { x, y, r, colour } = p
  glow(ink, colour, { x, y, radius: r * 1.7, strength: 0.35 })
  ink.ctx.save()
  ink.ctx.beginPath()
  ink.ctx.arc(x, y, r, 0, 7)
  ink.ctx.clip()
  const bands = [
    colour,
    lighter(colour, 0.25),
    darker(colour, 0.15),
    lighter(colour, 0.12),
    darker(colour, 0.25),
    colour,
  ]
  bands.forEach((tone, i) =>
    mark(ink, tone).oval(x, y - r + (i + 0.6) * ((2 * r) / bands.length), [r * 1.3, r * 0.24]),
  )
  const shade = ink.ctx.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.3, x, y, r * 1.05)
  shade.addColorStop(0, 'rgba(10,5,30,0)')
  shade.addColorStop(1, 'rgba(10,5,30,0.6)')
  mark(ink, shade).disc(x, y, r)
  ink.ctx.restore()
  for (const [wide, alpha] of pairs('1.9 0.8, 1.65 0.55, 2.1 0.35')) {
    ink.ctx.strokeStyle = clear(lighter(colour, 0.45), alpha)
    ink.ctx.lineWidth = r * 0.1
    ink.ctx.beginPath()
    ink.ctx.ellipse(x, y, r * wide, r * 0.42, -0.24, 0.18, Math.PI - 0.18)
    ink.ctx.stroke()
  }
}

function blue(ink: Ink, p: { x: number; y: number; r: number }): void {
  const { x, y, r } = p
  glow(ink, '#6fc0ff', { x, y, radius: r * 1.3, strength: 0.5 })
  mark(ink, '#2a6fb8').disc(x, y, r)
  ink.ctx.save()
  ink.ctx.beginPath()
  ink.ctx.arc(x, y, r, 0, 7)
  ink.ctx.clip()
  for (const [dx, dy, w, h] of quads(
    '-0.4 -0.4 0.4 0.26, 0.2 -0.1 0.34 0.4, -0.2 0.4 0.3 0.2, 0.6 0.5 0.3 0.2',
  ))
    cut(ink, '#a4d486', 0.1).oval(x + dx * r, y + dy * r, [w * r, h * r])
  for (const [dx, dy, w] of triples('-0.1 -0.7 0.6, 0.4 0.2 0.4, -0.5 0.14 0.4, 0.1 0.7 0.5'))
    mark(ink, clear('#ffffff', 0.75)).oval(x + dx * r, y + dy * r, [w * r, r * 0.06])
  const shade = ink.ctx.createRadialGradient(x - r * 0.4, y - r * 0.4, r * 0.3, x, y, r * 1.05)
  shade.addColorStop(0, 'rgba(5,5,40,0)')
  shade.addColorStop(1, 'rgba(5,5,40,0.7)')
  mark(ink, shade).disc(x, y, r)
  ink.ctx.restore()
}
