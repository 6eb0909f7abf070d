import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { flag } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { crowd, fieldLine, ringOn } from '../kit/town/sport.ts'

const ROMAN = /gladiator|roman|ancient|colosseum/u

/** A round of sand under tiers of people: for bulls and riders, or for gladiators. */
export const sandArenaPlace = place({
  id: 'sand-arena',
  time: 'day',
  ground: 'sand',
  sounds: { crowd: 0.8 },
  set: (c) => {
    const tall = c.box.height / 9
    return [
      sky(c),
      arcade(c),
      crowd(c, { z: 20.8, y: 2.6, rows: 6, rise: 0.95 * tall, step: 1 }),
      flags(c),
      terrain(c, {
        colours: ['#dcb878', '#e6c890', '#eed7a8'],
        bump: 0.05,
        dress: (ink) => {
          if (ROMAN.test(c.words)) return
          fieldLine(ink, ringOn(0, 5, 7.6), 0.16)
          fieldLine(ink, ringOn(0, 5, 5.2), 0.12)
        },
      }),
      barrier(c),
    ]
  },
})

/** Tiers, and a row of arches over them. */
function arcade(c: PlaceContext) {
  return plane(c, { name: 'tiers', z: 21, haze: 0.5 }, (ink) => {
    const stone = ROMAN.test(c.words) ? '#c8b394' : '#e3c48a'
    const high = 8.6 * ink.tall
    cut(ink, stone, 0.2).rect(ink.left, -high, [ink.right - ink.left, high])
    for (let i = 1; i < 7; i++)
      mark(ink, darker(stone, 0.14)).rect(ink.left, (-high * i) / 10 - 1.6, [
        ink.right - ink.left,
        0.14,
      ])
    arches(ink, { high, stone })
  })
}

function arches(ink: Ink, { high, stone }: { high: number; stone: string }): void {
  const [w, low] = [2.4, high * 0.78]
  cut(ink, stone, 0.14).rect(ink.left, -high * 1.16, [ink.right - ink.left, high * 0.4])
  for (let x = ink.left; x < ink.right; x += w)
    mark(ink, darker(stone, 0.45)).shape((ctx) => {
      ctx.moveTo(x + w * 0.2, -low)
      ctx.lineTo(x + w * 0.2, -high)
      ctx.arc(x + w * 0.5, -high, w * 0.3, Math.PI, 0)
      ctx.lineTo(x + w * 0.8, -low)
      ctx.closePath()
    })
}

function flags(c: PlaceContext) {
  const { half } = extentAt(c.box, 20)
  return [-0.8, -0.4, 0, 0.4, 0.8].map((share, i) =>
    flag(c, {
      at: [share * half, 10 * (c.box.height / 9), 20.4],
      width: 1.5,
      height: 0.9,
      colour: i % 2 ? '#f0c25e' : '#c8372f',
    }),
  )
}

/** The boards round the sand, with a gate. */
function barrier(c: PlaceContext) {
  return plane(c, { name: 'barrier', z: 15 }, (ink) => {
    const roman = ROMAN.test(c.words)
    const [colour, band] = roman ? ['#a8957a', '#8a7860'] : ['#b5372f', '#f3ead8']
    const wide = ink.right - ink.left
    cut(ink, colour, [0.2, 0.3]).rect(ink.left, -2, [wide, 2])
    mark(ink, band).rect(ink.left, -1.5, [wide, 0.18])
    for (let x = ink.left; x < ink.right; x += 3)
      mark(ink, darker(colour, 0.16)).rect(x, -2, [0.1, 2])
    cut(ink, '#5f4534', 0.12).rect(-1.8, -2.6, [3.6, 2.6])
    for (let i = -3; i <= 3; i++) mark(ink, '#3f2d24').rect(i * 0.5 - 0.05, -2.5, [0.1, 2.5])
  })
}
