import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { darker, lighter } from '../kit/colour.ts'
import { boards } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bunting } from '../kit/town/stalls.ts'
import { bench, lamp } from '../kit/town/street.ts'
import { thing } from '../kit/thing.ts'
import { water } from '../kit/nature/water.ts'

export const pierPlace = place({
  id: 'pier',
  time: 'sunset',
  ground: 'floor',
  far: 2.8,
  sounds: { waves: 0.6 },
  spots: (c) => [{ name: 'offing', x: -c.box.width * 0.2, y: 0, z: 14 }],
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'coast', z: 37 }, (ink) =>
      hills(ink, { colour: '#8fa0b8', height: [0.2, 3], step: 12 }),
    ),
    ...water(c, {
      colours: ['#2f7fa0', '#4a9ab4', '#82bcc8'],
      waves: [26, 18, 12],
      waveHeight: 0.2,
    }),
    passing(c, { name: 'sail', y: 0, z: 28, size: [5, 5], speed: 0.2, start: -0.6 }, (ink) =>
      sailBoat(ink, { x: 0, height: 4 }),
    ),
    ...(FUN.test(c.words) ? fairground(c) : isEnd(c) ? [] : landing(c)),
    ...(c.afloat || isEnd(c)
      ? []
      : [boards(c, { colour: '#b8946a', other: '#94724e', back: 3.8 }), ...railing(c)]),
    farBirds(c, { colour: '#ffffff', count: 6 }),
  ],
})

/** At its end the deed has the planks, and all around is water. */
const isEnd = ({ words }: PlaceContext): boolean => words.startsWith('open ')

const FUN = /santa monica|fun|fair|amusement|boardwalk|promenade|brighton|coney/u

/** A landing stage on its legs, with a hut and a lantern at its end and a boat beside it. */
function landing(c: PlaceContext) {
  return litPlane(c, 'landing', {
    z: 15,
    reflect: { y: 0, strength: 0.3 },
    draw: (ink) => {
      const x = ink.half * 0.2
      for (let at = x; at < ink.right; at += 1.5) mark(ink, '#6b5440').rect(at, -1.1, [0.22, 1.3])
      cut(ink, '#a8825a', [0.12, 0.3]).rect(x - 0.4, -1.3, [ink.right - x + 1, 0.34])
      booth(ink, { x: x + 3.4, y: -1.3, colour: '#7f8f9c' })
      lamp(ink, { x: x + 0.4, y: -1.3, height: 2.6, glowing: false })
      sailBoat(ink, { x: x - 3.2, height: 3.4, sail: '#f4ead6' })
    },
    glow: (ink) => {
      if (c.light.dark) lamp(ink, { x: ink.half * 0.2 + 0.4, y: -1.3, height: 2.6, glowing: true })
    },
  })
}

/** The long pier on its legs, with a wheel and booths at its end. */
function fairground(c: PlaceContext) {
  const x0 = (ink: Ink): number => ink.half * 0.42
  return litPlane(c, 'far pier', {
    z: 19,
    reflect: { y: 0, strength: 0.3 },
    draw: (ink) => {
      const x = x0(ink)
      for (let at = x - 4; at < ink.right; at += 1.3)
        mark(ink, '#6b5440').rect(at, -1.6, [0.2, 1.7])
      cut(ink, '#a8825a', [0.12, 0.3]).rect(x - 4.6, -1.8, [ink.right - x + 5, 0.4])
      wheel(ink, x, -1.8)
      for (const [i, dx] of [3.8, 6, 8.2].entries())
        booth(ink, {
          x: x + dx,
          y: -1.8,
          colour: ['#d9584c', '#4f86b5', '#e0a83a'][i] ?? '#d9584c',
        })
    },
    glow: (ink) => {
      const x = x0(ink)
      if (!c.light.dark) return
      for (let i = 0; i < 12; i++)
        mark(ink, '#fff0b0').disc(
          x + Math.cos(i * 0.524) * 3.1,
          -5.8 + Math.sin(i * 0.524) * 3.1,
          0.14,
        )
      glow(ink, '#ffcf7d', { x, y: -5.8, radius: 5, strength: 0.35 })
    },
  })
}

function wheel(ink: Ink, x: number, y: number): void {
  const cy = y - 4
  stroke(ink, '#e6e0d4', 0.16).shape((ctx) => {
    for (const s of [-1, 1]) {
      ctx.moveTo(x + s * 1.6, y)
      ctx.lineTo(x, cy)
    }
  })
  for (const r of [3.1, 2.5]) stroke(ink, '#d9584c', 0.14).disc(x, cy, r)
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = [Math.cos(i * 0.524) * 3.1, Math.sin(i * 0.524) * 3.1]
    stroke(ink, '#e6e0d4', 0.06).line([x, cy], [x + dx, cy + dy])
    cut(ink, ['#f0c25e', '#4f86b5', '#5fa05a'][i % 3] ?? '#f0c25e', 0.04).shape((ctx) =>
      ctx.arc(x + dx, cy + dy + 0.2, 0.34, 0, 7),
    )
  }
}

function booth(ink: Ink, b: { x: number; y: number; colour: string }): void {
  const { x, y, colour } = b
  cut(ink, '#f4ead6', 0.1).standing(x, y, [1.8, 1.7])
  cut(ink, colour, [0.1, 0.3]).plot({ x, y }, '-1.1 -1.6, 0 -2.8, 1.1 -1.6')
  mark(ink, darker(colour, 0.3)).standing(x, y, [0.8, 1])
}

function railing(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void => {
    for (const s of [-1, 1]) lamp(ink, { x: s * ink.half * 0.86, height: 4.6 * ink.tall, glowing })
  }
  return litPlane(c, 'railing', {
    z: 3.6,
    draw: (ink) => {
      const wood = '#e6dac4'
      for (let x = ink.left; x < ink.right; x += 1.7)
        cut(ink, wood, 0.05).standing(x, 0, [0.2, 1.3])
      for (const y of [-1.3, -0.75])
        cut(ink, lighter(wood, 0.2), 0.06).rect(ink.left, y, [ink.right - ink.left, 0.16])
      lamps(ink, false)
      if (FUN.test(c.words))
        bunting(ink, [-ink.half * 0.86, -4.4 * ink.tall], [ink.half * 0.86, -4.4 * ink.tall])
      bench(ink, { x: -ink.half * 0.6, height: 1.4 })
      thing(ink, 'noto:ring-buoy', { x: ink.half * 0.6, y: -0.2, height: 1 })
    },
    glow: (ink) => lamps(ink, true),
  })
}
