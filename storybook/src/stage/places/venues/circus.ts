import type { PlaceContext } from '../../place.ts'
import { glowing, motes, moving } from '../kit/alive.ts'
import { lay, terrain } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd } from '../kit/town/sport.ts'
import { bunting } from '../kit/town/stalls.ts'
import { curtain } from '../kit/indoors/windows.ts'

export const circusPlace = place({
  id: 'circus',
  indoors: true,
  time: 'night',
  ground: 'sand',
  sounds: { crowd: 0.7 },
  set: (c) => {
    const m = measures(c)
    return [
      canvas(c),
      stand(c),
      crowd(c, { z: 21.8, y: 0.9, rows: 5, rise: 0.9, step: 1.05 }),
      theGround(c),
      entrance(c),
      trapeze(m),
      ringLights(c),
      props(c),
      motes(c, { z: 3, count: 34, colour: '#ffe0a8' }),
      poles(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 20)
  return { e }
}

type Measures = ReturnType<typeof measures>

const canvas = planeOf({ name: 'canvas', z: 30, haze: 0.3 }, (ink) => {
  const n = 18
  for (let i = 0; i < n; i++) {
    const a = ink.left + (i * (ink.right - ink.left)) / n
    const b = ink.left + ((i + 1) * (ink.right - ink.left)) / n
    mark(ink, i % 2 ? '#f4e6cc' : '#c4453f').polygon(
      [0, ink.top * 1.1],
      [a * 1.3, ink.crown * 0.42],
      [b * 1.3, ink.crown * 0.42],
    )
    mark(ink, i % 2 ? '#e6d4b4' : '#a83834').polygon(
      [a * 1.3, ink.crown * 0.42],
      [b * 1.3, ink.crown * 0.42],
      [b * 1.3, 0],
      [a * 1.3, 0],
    )
  }
  for (let i = 0; i < n; i++)
    cut(ink, i % 2 ? '#f0c25e' : '#3f6fb5', 0.1).shape((ctx) =>
      ctx.arc(
        ink.left + ((i + 0.5) * (ink.right - ink.left)) / n,
        ink.crown * 0.42,
        ((ink.right - ink.left) / n) * 0.5,
        0,
        Math.PI,
      ),
    )
})

const stand = planeOf({ name: 'stand', z: 22, haze: 0.3, top: 6 }, (ink) => {
  for (let i = 0; i < 5; i++)
    cut(ink, i % 2 ? '#8a5f45' : '#7a5038', 0.08).rect(ink.left, -0.9 * (i + 1), [
      ink.right - ink.left,
      1,
    ])
})

const theGround = onStage(terrain, {
  colours: ['#d9a868', '#e0b478', '#e6c08a'],
  bump: 0,
  dress: (ink) => {
    const p = ink.at(0, 6)
    for (const [r, colour] of [
      [11.4, '#c4453f'],
      [10.8, '#f4e6cc'],
      [10.2, '#e3b878'],
      [4, '#d9a55c'],
      [3.4, '#e9c48a'],
    ] as const)
      lay(ink, colour, (ctx) => ctx.ellipse(p.x, p.y, r * p.scale, r * 0.2 * p.scale, 0, 0, 7))
  },
})

const entrance = onStage(litPlane, 'entrance', {
  z: 18,
  haze: 0.2,
  draw: (ink) => {
    for (const s of [-1, 1]) {
      curtain(ink, { x: s * 2, y: 0, width: 2.6, height: 6, colour: '#3f4f9a', side: s })
      cut(ink, '#e0b85a', 0.12).rect(s * 3.6 - 0.25, -7, [0.5, 7])
    }
    cut(ink, '#c4453f', 0.14).path({}, 'M-4.2 -5.6Q0 -9.4 4.2 -5.6L4 -4.8Q0 -7.6 -4 -4.8Z')
    starOf(ink, { x: 0, y: -7, size: 0.7 })
    bunting(ink, [-3.6, -7], [-ink.half, -6])
    bunting(ink, [3.6, -7], [ink.half, -6])
  },
  glow: (ink) => {
    for (let i = 0; i < 9; i++)
      mark(ink, i % 2 ? '#ffe9a8' : '#ffb35c').disc(
        -3.6 + i * 0.9,
        -5.4 - Math.sin((i / 8) * Math.PI) * 1.9,
        0.16,
      )
  },
})

function trapeze({ e }: Measures) {
  return moving('trapeze', { x: -e.half * 0.3, y: e.crown * 0.96, z: 16 }, (ctx, t) => {
    ctx.rotate(Math.sin(t * 1.5) * 0.3)
    ctx.strokeStyle = '#e9dcc0'
    ctx.lineWidth = 0.06
    ctx.beginPath()
    for (const d of [-0.8, 0.8]) {
      ctx.moveTo(d, 0)
      ctx.lineTo(d, e.crown * 0.36)
    }
    ctx.stroke()
    ctx.fillStyle = '#8a5f45'
    ctx.fillRect(-1, e.crown * 0.36, 2, 0.16)
  })
}

function ringLights(c: PlaceContext) {
  return [-0.5, 0.5].map((d, i) =>
    glowing(c, {
      at: [d * 8, 1, 5],
      radius: 4.4,
      colour: i ? '#ffd08a' : '#fff0c8',
      strength: 0.5,
      flicker: 0.04,
    }),
  )
}

const props = planeOf({ name: 'props', z: 4.6, split: true, top: 5 }, (ink) => {
  drum(ink, -ink.half * 0.78)
  ballOn(ink, ink.half * 0.8)
})

const poles = wingOf({ name: 'poles' }, (ink) => {
  for (const s of [-1, 1])
    for (let i = 0; i < 12; i++)
      mark(ink, i % 2 ? '#f4e6cc' : '#c4453f').rect(
        s * ink.half * 1.1 - 0.4,
        ink.top + i * ((-ink.top + 5) / 12),
        [0.8, (-ink.top + 5) / 12],
      )
})

function starOf(ink: Ink, at: { x: number; y: number; size: number }): void {
  const { x, y, size } = at
  mark(ink, '#f7d25a').shape((ctx) => {
    for (let i = 0; i < 10; i++)
      ctx.lineTo(
        x + Math.cos((i * Math.PI) / 5 - 1.57) * (i % 2 ? size * 0.44 : size),
        y + Math.sin((i * Math.PI) / 5 - 1.57) * (i % 2 ? size * 0.44 : size),
      )
  })
}

function drum(ink: Ink, x: number): void {
  cut(ink, '#3f6fb5', [0.12, 0.3]).plot({ x }, '-1.1 0, -0.9 -1.1, 0.9 -1.1, 1.1 0')
  mark(ink, '#f0c25e').rect(x - 1, -1.2, [2, 0.2])
  starOf(ink, { x: x, y: -0.5, size: 0.4 })
}

function ballOn(ink: Ink, x: number): void {
  cut(ink, '#e0485a', [0.1, 0.3]).disc(x, -0.9, 0.9)
  mark(ink, '#fbf3e2').shape((ctx) => ctx.ellipse(x, -0.9, 0.34, 0.9, 0, 0, 7))
  mark(ink, '#3f9ab0').shape((ctx) => ctx.ellipse(x, -0.9, 0.1, 0.9, 0, 0, 7))
}
