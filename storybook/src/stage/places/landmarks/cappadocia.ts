import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { nearRocks, path } from '../kit/nature/nature.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'

const TUFF = '#e0bd96'

/** Cones of soft rock with dark caps and doors, and balloons in the morning air. */
export const cappadociaPlace = sight({
  id: 'cappadocia',
  time: 'dawn',
  ground: 'rock',
  size: [26, 10],
  across: 1.2,
  upwards: 0.62,
  z: 15,
  behind: (c) => [
    ...plane(c, { name: 'far tuff', z: 36 }, (ink) => {
      hills(ink, { colour: '#d9a98c', height: [3, 6], step: 7 })
      for (let x = ink.left; x < ink.right; x += ink.random.between(2.4, 4.6))
        chimney(ink, { x, height: ink.random.between(3, 6.4), colour: '#e3b795' })
    }),
    ...((c.nouns ?? []).some((noun) => /balloon/u.test(noun)) ? [] : balloons(c)),
  ],
  before: (c) => [
    terrain(c, {
      colours: ['#c99a6c', '#d8ac7e', '#e6c49c'],
      bump: 0.2,
      dress: (ink) => path(ink, { colour: '#ecd3ae', width: 3, bend: 1.6, far: 20 }),
    }),
    ...nearRocks(c, { height: 1.2, colour: '#b5835c' }),
  ],
  draw(ink) {
    for (const [x, height] of pairs('-11.6 8.6, -8.4 6, -5.4 7.6, 4.6 6.4, 7.4 9.4, 10.6 7'))
      chimney(ink, { x, height, colour: TUFF })
    for (const [x, height] of pairs('-9.8 4, -6.8 3.4, 6 3.8, 9.2 4.4'))
      chimney(ink, { x, height, colour: darker(TUFF, 0.08) })
  },
})

function chimney(
  ink: Ink,
  { x, height: h, colour }: { x: number; height: number; colour: string },
) {
  const w = h * 0.3
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.3 }), [0.2, 0.3]).shape((ctx) => {
    ctx.moveTo(x - w, 0.2)
    ctx.bezierCurveTo(x - w * 0.8, -h * 0.4, x - w * 0.34, -h * 0.6, x - w * 0.26, -h * 0.84)
    ctx.lineTo(x + w * 0.26, -h * 0.84)
    ctx.bezierCurveTo(x + w * 0.34, -h * 0.6, x + w * 0.8, -h * 0.4, x + w, 0.2)
    ctx.closePath()
  })
  cut(ink, '#8f6f5c', 0.08).path({ x, w, h }, 'M-0.46 -0.8Q-0.2 -1.02 0 -1.02Q0.2 -1.02 0.46 -0.8Z')
  if (h < 3.2) return
  for (const [dx, dy] of pairs('-0.2 0.3, 0.2 0.42, 0 0.14'))
    mark(ink, '#6f5142').rounded([x + dx * w - 0.16, -h * dy - 0.5, 0.32, 0.5], [0.16, 0.16, 0, 0])
}

const SILKS = ['#d9483c', '#e8a23a', '#3f7fb5', '#7fae52', '#b565a8', '#e86f4a'] as const

function balloons(c: PlaceContext) {
  return SILKS.map((colour, i) =>
    passing(
      c,
      {
        name: `balloon ${i}`,
        y: 5.4 + (i % 3) * 3.2,
        z: 34 - i,
        size: [3, 4],
        speed: 0.16,
        start: -0.75 + i * 0.3,
        bob: 0.3,
      },
      (ink) => balloon(ink, colour, 2.2 - (i % 2) * 0.6),
    ),
  )
}

function balloon(ink: Ink, colour: string, size: number): void {
  cut(
    ink,
    turned(ink, colour, { span: [-size * 0.6, size * 0.6], amount: 0.25 }),
    [0.08, 0.2],
  ).path({ w: size, h: size }, 'M0 -0.4C0.8 -0.9 0.7 -1.8 0 -1.8C-0.7 -1.8 -0.8 -0.9 0 -0.4')
  mark(ink, lighter(colour, 0.5)).shape((ctx) =>
    ctx.ellipse(0, -size * 1.16, size * 0.14, size * 0.62, 0, 0, 7),
  )
  mark(ink, '#7a5638').rect(-size * 0.12, -size * 0.26, [size * 0.24, size * 0.2])
}
