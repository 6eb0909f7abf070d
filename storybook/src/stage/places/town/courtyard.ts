import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { windows } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { fountainJets, stoneFountain } from '../kit/town/fountain.ts'
import { floor, lay } from '../kit/nature/ground.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench, lamp } from '../kit/town/street.ts'
import { tree } from '../kit/nature/trees.ts'
import { sideWall } from '../kit/indoors/side-wall.ts'

export const courtyardPlace = place({
  id: 'courtyard',
  time: 'day',
  ground: 'floor',
  sounds: { fountain: 0.6, birds: 0.4 },
  set: (c) => [
    sky(c),
    arcadePlane(c),
    theFloor(c),
    wingPlane(c),
    fountain(c),
    ...fountainJets(c, { x: 0, y: 3.5, z: 10.9, height: 2.6, spread: 1.1, count: 60 }),
    benches(c),
    farBirds(c, { count: 6 }),
    archPlane(c),
  ],
})

function arcadePlane(c: PlaceContext) {
  const tall = c.box.height / 9
  return litAtNight(c, { name: 'arcade', z: 24, haze: 0.7 }, (ink, lit) => arcade(ink, tall, lit))
}

const theFloor = onStage(floor, {
  pattern: 'checks',
  colour: '#dcc9a8',
  other: '#cbb592',
  back: 24,
  size: 1.8,
  dress: (ink) => {
    const p = ink.at(0, 11)
    lay(ink, '#c4a67e', (ctx) => ctx.ellipse(p.x, p.y, 5.4 * p.scale, 1.5 * p.scale, 0, 0, 7))
  },
})

function wingPlane(c: PlaceContext) {
  const w = c.box.width * 0.68
  const tall = c.box.height / 9
  return [-1, 1].map((side) =>
    sideWall(c, {
      name: `wing ${side}`,
      x: side * w,
      height: 8 * tall,
      to: 24,
      draw: (brush) => {
        brush.patch('#e0c195', [-9, 24], [0, 8 * tall])
        brush.patch('#c98d5c', [-9, 24], [7.4 * tall, 8 * tall])
        for (let z = -4; z < 24; z += 4) {
          brush.patch(darker('#a5825c', 0.2), [z, z + 2.4], [0, 3.4])
          brush.patch('#f0dcb8', [z + 2.5, z + 3.9], [0, 3.9])
          brush.patch(c.light.dark ? '#ffd58a' : '#8fa9b5', [z + 0.5, z + 1.9], [4.8, 6.6])
          brush.patch('#6f8f6a', [z + 0.2, z + 0.5], [4.8, 6.6])
          brush.patch('#6f8f6a', [z + 1.9, z + 2.2], [4.8, 6.6])
        }
      },
    }),
  )
}

const fountain = planeOf({ name: 'fountain', z: 11 }, (ink) => {
  stoneFountain(ink, { x: 0, width: 5.8, height: 4 })
  for (const d of [-0.62, 0.62]) tree(ink, 'poplar', { x: d * ink.half, height: 5.4 * ink.tall })
  for (const d of [-0.44, 0.44]) pot(ink, { x: d * ink.half, height: 1.8 })
})

const benches = onStage(litPlane, 'benches', {
  z: 4.6,
  split: true,
  draw: (ink) => {
    bench(ink, { x: -ink.half * 0.7, height: 1.3 })
    lamp(ink, { x: ink.half * 0.74, height: 4.6 * ink.tall })
    for (const d of [-0.96, 0.96]) pot(ink, { x: d * ink.half, height: 2.6 })
  },
  glow: (ink) => lamp(ink, { x: ink.half * 0.74, height: 4.6 * ink.tall, glowing: true }),
})

const archPlane = wingOf({ name: 'arch' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#a8835c', 0.3).rect(s * ink.half * 1.12 - 0.6, ink.top, [1.2, -ink.top + 6])
})

/** A front of arches with a great gate arch in the middle. */
function arcade(ink: Ink, tall: number, glowing: boolean): void {
  const h = 8 * tall
  const stone = '#e6cba0'
  if (!glowing) {
    cut(ink, stone, 0.2).rect(ink.left, -h, [ink.right - ink.left, h])
    cut(ink, '#c4744a', 0.14).polygon(
      [ink.left, -h],
      [ink.left, -h - 1.2],
      [ink.right, -h - 1.2],
      [ink.right, -h],
    )
    cut(ink, lighter(stone, 0.2), 0.25).rect(-4.4, -h - 3.4, [8.8, h + 3.4])
    cut(ink, darker(stone, 0.1), 0.1).rect(-5, -h - 3.8, [10, 0.8])
  }
  const arch = (x: number, w: number, high: number): void =>
    mark(ink, glowing ? '#ffcf7d' : ink.light.dark ? '#5a4438' : darker('#a5825c', 0.1)).shape(
      (ctx) => {
        ctx.moveTo(x - w, 0)
        ctx.lineTo(x - w, -high + w)
        ctx.arc(x, -high + w, w, Math.PI, 0)
        ctx.lineTo(x + w, 0)
        ctx.closePath()
      },
    )
  if (!glowing)
    mark(ink, ink.light.sky.at(-1) ?? '#ffffff').shape((ctx) => {
      ctx.moveTo(-2.2, 0)
      ctx.lineTo(-2.2, -h * 0.7 + 2.2)
      ctx.arc(0, -h * 0.7 + 2.2, 2.2, Math.PI, 0)
      ctx.lineTo(2.2, 0)
      ctx.closePath()
    })
  for (let x = 6.6; x < ink.right; x += 3.4) for (const s of [-1, 1]) arch(s * x, 1.2, 3.8)
  windows(
    { ...ink, random: ink.random.fork('panes') },
    { x: ink.left, y: -h + 0.6, width: ink.right - ink.left, height: 2.6 },
    {
      columns: Math.round(ink.right / 1.7),
      rows: 1,
      size: [0.34, 0.8],
      glowing,
      ...(glowing ? {} : { frame: '#f7ead0' }),
    },
  )
}
