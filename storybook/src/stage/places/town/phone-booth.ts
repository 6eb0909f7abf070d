import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bin, lamp } from '../kit/town/street.ts'
import { shopRow, sideRoad, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

export const phoneBoothPlace = place({
  id: 'phone-booth',
  time: 'dusk',
  ground: 'road',
  sounds: { street: 0.5 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      theFloor(c),
      houses(c, m),
      strollers(c, { z: 12.6, count: 3, height: 2 }),
      traffic(c, { z: 8.6, count: 3, size: 4.2 }),
      boothPlane(c, m),
      boothGlow(c, m),
      corner(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const row = {
    height: [7 * (c.box.height / 9), 10 * (c.box.height / 9)],
    width: [4, 5.6],
  } as const
  const x = c.box.width * 0.17
  const h = 5.4 * Math.min(1.3, 0.5 + 0.5 * (c.box.height / 9))
  return { row, x, h }
}

type Measures = ReturnType<typeof measures>

const theFloor = onStage(floor, {
  pattern: 'slabs',
  colour: '#b9afa5',
  other: '#9d948b',
  back: 15,
  size: 1.6,
  dress: (ink) => sideRoad(ink, { z: [6, 11] }),
})

function houses(c: PlaceContext, { row }: Measures) {
  return litAtNight(c, { name: 'houses', z: 14.5, haze: 0.75 }, (ink, lit) =>
    shopRow(ink, { ...row, glowing: lit }),
  )
}

function boothPlane(c: PlaceContext, { x, h }: Measures) {
  return litPlane(c, 'booth', {
    z: 5,
    draw: (ink) => {
      lamp(ink, { x: -ink.half * 0.66, height: 5.4 * ink.tall })
      tree(ink, 'round', { x: -ink.half * 0.92, height: 4.6 * ink.tall })
      bin(ink, { x: x - 2.6, height: 1.3 })
      booth(ink, { x, height: h, glowing: false })
    },
    glow: (ink) => {
      lamp(ink, { x: -ink.half * 0.66, height: 5.4 * ink.tall, glowing: true })
      if (ink.light.dark) booth(ink, { x, height: h, glowing: true })
    },
  })
}

function boothGlow(c: PlaceContext, { x, h }: Measures) {
  return c.light.dark
    ? [glowing(c, { at: [x, h * 0.5, 4.9], radius: 4, strength: 0.5, flicker: 0.05 })]
    : []
}

const corner = wingOf({ name: 'corner' }, (ink) =>
  cut(ink, '#6b4a44', 0.3).rect(ink.half * 1.04, ink.top, [ink.half, -ink.top + 6]),
)

/** A red box of glass with a crown on its roof and a telephone inside. */
function booth(ink: Ink, b: { x: number; height: number; glowing: boolean }): void {
  const { x, height: h } = b
  const w = h * 0.4
  const red = '#c9302c'
  const panes = (fill: string): void => {
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 3; col++)
        mark(ink, fill).rect(x - w * 0.34 + col * w * 0.235, -h * 0.8 + row * h * 0.115, [
          w * 0.2,
          h * 0.095,
        ])
  }
  if (b.glowing) {
    panes('#ffe6b0')
    glow(ink, '#ffd995', { x, y: -h * 0.5, radius: w, strength: 0.4 })
  } else {
    cut(ink, red, [0.16, 0.3]).rounded([x - w * 0.52, -h * 0.97, w * 1.04, h * 0.12], h * 0.05)
    cut(ink, red, [0.24, 0.3]).rect(x - w / 2, -h * 0.9, [w, h * 0.9])
    mark(ink, '#f7efe0').rect(x - w * 0.38, -h * 0.885, [w * 0.76, h * 0.05])
    mark(ink, darker(red, 0.3)).rect(x - w * 0.42, -h * 0.82, [w * 0.84, h * 0.74])
    panes(ink.light.dark ? '#ffe6b0' : '#cfe0e4')
    mark(ink, darker(red, 0.2)).rect(x - w * 0.5, -h * 0.06, [w, h * 0.06])
    mark(ink, lighter(red, 0.3)).rect(x - w * 0.48, -h * 0.88, [w * 0.05, h * 0.8])
  }
  mark(ink, '#33303a').rounded([x - w * 0.14, -h * 0.6, w * 0.28, h * 0.16], 0.05)
  stroke(ink, '#33303a', h * 0.02).path({ x, w, h }, 'M0.1 -0.52Q0.24 -0.4 0.12 -0.34')
}
