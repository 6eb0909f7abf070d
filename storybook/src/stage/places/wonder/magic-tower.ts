import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, moving, motes } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { bush } from '../kit/nature/plants.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cut, glow, mark, turned, type Ink } from '../kit/paper.ts'
import { boxAt, polygon, type Pair } from '../kit/shapes.ts'
import { extentAt, litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { masonry } from '../kit/town/castles.ts'

const STONE = '#8d86a2'
const ROOF = '#5b3f8c'

/** A crooked tower with a pointed hat of a roof on a crag, lights in its windows and sparks about its top. */
export const magicTowerPlace = place({
  id: 'magic-tower',
  time: 'dusk',
  sounds: { wind: 0.5 },
  set: (c) => {
    const tall = extentAt(c.box, 16).crown * 0.92
    return [
      sky(c, { at: 0.2 }),
      ...plane(c, { name: 'peaks', z: 38 }, (ink) =>
        peaks(ink, { colour: '#7f86ac', height: [6, 12], step: 9, snow: 0.2 }),
      ),
      ...plane(c, { name: 'woods', z: 28 }, (ink) => {
        hills(ink, { colour: '#6f8f78', height: [1, 3], step: 8 })
        wood(ink, ['pine'], { height: [3, 5], step: [1.2, 2.6] })
      }),
      tower(c, tall),
      glowing(c, { at: [0, tall * 0.62, 15.8], radius: 6, strength: 0.4 }),
      sparks(tall),
      meadowGround(c, {
        flowers: 40,
        dress: (ink) =>
          path(ink, { colour: '#b7a88c', width: 2.4, from: -2.4, to: 0.4, bend: 4, far: 15 }),
      }),
      ...plane(c, { name: 'trees', z: 8, split: true }, (ink) => {
        tree(ink, 'bare', { x: -ink.half * 0.84, height: 5.6 * ink.tall })
        tree(ink, 'pine', { x: ink.half * 0.86, height: 5.8 * ink.tall })
        rocks(ink, { x: ink.half * 0.56, width: 2.6, height: 1 })
        for (const x of [-0.6, 0.7]) bush(ink, { x: x * ink.half, height: 0.9 })
      }),
      motes(c, { z: 3, count: 26, colour: '#cbb4ff', high: 5 }),
      farBirds(c, { high: 0.6, colour: '#2c2840' }),
      greenery(c),
    ]
  },
})

function tower(c: PlaceContext, tall: number): Piece[] {
  return litPlane(c, 'tower', {
    z: 16,
    haze: 0.5,
    draw: (ink) => {
      crag(ink, tall)
      shaft(ink, { x: 0, foot: tall * 0.2, height: tall * 0.5, wide: tall * 0.2 })
      turret(ink, { x: tall * 0.17, foot: tall * 0.44, height: tall * 0.14, wide: tall * 0.1 })
      hat(ink, { x: tall * 0.17, foot: tall * 0.57, height: tall * 0.2, wide: tall * 0.14 })
      hat(ink, { x: tall * 0.012, foot: tall * 0.69, height: tall * 0.32, wide: tall * 0.3 })
      for (const spot of windows(tall)) pane(ink, spot, '#4a3d62')
    },
    glow: (ink) => {
      for (const spot of windows(tall)) {
        glow(ink, '#ffd27a', { x: spot[0], y: -spot[1], radius: tall * 0.08, strength: 0.6 })
        pane(ink, spot, '#ffe39a')
      }
    },
  })
}

const windows = (tall: number): Pair[] => [
  [-tall * 0.02, tall * 0.31],
  [tall * 0.035, tall * 0.45],
  [-tall * 0.03, tall * 0.57],
  [tall * 0.18, tall * 0.5],
]

function pane(ink: Ink, [x, y]: Pair, colour: string): void {
  mark(ink, colour).rounded([x - 0.26, -y - 0.7, 0.52, 0.9], [0.26, 0.26, 0, 0])
}

interface Part {
  readonly x: number
  readonly foot: number
  readonly height: number
  readonly wide: number
}

/** A rock that rises from the meadow, with steps cut into it. */
function crag(ink: Ink, tall: number): void {
  const colour = '#6d6a78'
  const points: Pair[] = [
    [-tall * 0.3, 0.3],
    [-tall * 0.22, -tall * 0.08],
    [-tall * 0.13, -tall * 0.12],
    [-tall * 0.11, -tall * 0.21],
    [tall * 0.12, -tall * 0.22],
    [tall * 0.16, -tall * 0.12],
    [tall * 0.26, -tall * 0.09],
    [tall * 0.36, 0.3],
  ]
  cut(ink, colour, [0.5, 0.3]).polygon(...points)
  mark(ink, darker(colour, 0.25)).polygon(
    [tall * 0.02, -tall * 0.215],
    [tall * 0.12, -tall * 0.22],
    [tall * 0.16, -tall * 0.12],
    [tall * 0.26, -tall * 0.09],
    [tall * 0.36, 0.3],
    [tall * 0.1, 0.3],
    [tall * 0.06, -tall * 0.1],
  )
}

function shaft(ink: Ink, { x, foot, height, wide }: Part): void {
  const lean = wide * 0.12
  const shape: Pair[] = [
    [x - wide * 0.56, -foot + 0.1],
    [x - wide * 0.4 + lean, -foot - height],
    [x + wide * 0.44 + lean, -foot - height],
    [x + wide * 0.52, -foot + 0.1],
  ]
  cut(
    ink,
    turned(ink, STONE, { span: [x - wide / 2, x + wide / 2], amount: 0.3 }),
    [0.4, 0.3],
  ).polygon(...shape)
  ink.ctx.save()
  ink.ctx.beginPath()
  polygon(...shape)(ink.ctx)
  ink.ctx.clip()
  masonry(ink, {
    ...boxAt([x - wide, -foot - height], [wide * 2, height]),
    colour: STONE,
    size: wide * 0.22,
  })
  ink.ctx.restore()
  cut(ink, lighter(STONE, 0.12)).rounded(
    [x - wide * 0.54 + lean, -foot - height - 0.1, wide * 1.14, wide * 0.16],
    0.1,
  )
}

function turret(ink: Ink, { x, foot, height, wide }: Part): void {
  cut(ink, darker(STONE, 0.1), [0.2, 0.3]).polygon(
    [x - wide * 0.6, -foot - height],
    [x + wide * 0.5, -foot - height],
    [x + wide * 0.42, -foot],
    [x, -foot + wide * 0.6],
    [x - wide * 0.5, -foot],
  )
}

/** A roof like a wizard's hat, bent at its tip. */
function hat(ink: Ink, { x, foot, height, wide }: Part): void {
  const shape = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - wide * 0.56, -foot)
    ctx.quadraticCurveTo(x - wide * 0.1, -foot - height * 0.4, x - wide * 0.02, -foot - height)
    ctx.lineTo(x + wide * 0.16, -foot - height * 0.86)
    ctx.quadraticCurveTo(x + wide * 0.18, -foot - height * 0.4, x + wide * 0.56, -foot)
    ctx.closePath()
  }
  cut(
    ink,
    turned(ink, ROOF, { span: [x - wide / 2, x + wide / 2], amount: 0.34 }),
    [0.3, 0.4],
  ).shape(shape)
  for (const [dx, dy] of pairs('-0.12 0.2, 0.14 0.32, 0 0.5'))
    star(ink, { x: x + dx * wide, y: -foot - dy * height, size: wide * 0.05 })
}

function star(ink: Ink, { x, y, size }: { x: number; y: number; size: number }): void {
  const points = Array.from({ length: 10 }, (_, i): Pair => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
    const r = i % 2 ? size * 0.42 : size
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
  mark(ink, '#f2d27a').polygon(...points)
}

/** Lights that circle the top. */
function sparks(tall: number): Piece {
  return moving('magic', { x: 0, y: tall * 0.86, z: 15.6 }, (ctx, t) => {
    for (let i = 0; i < 12; i++) {
      const angle = t * 0.8 + i * 0.52
      const near = Math.sin(angle)
      ctx.fillStyle = clear(i % 2 ? '#9fe8ff' : '#e3b6ff', 0.55 + 0.35 * near)
      ctx.beginPath()
      const wide = tall * (0.14 + 0.05 * Math.sin(i * 2.1))
      ctx.arc(
        Math.cos(angle) * wide,
        near * wide * 0.24 + Math.sin(i * 1.7 + t) * 0.5,
        0.12 + 0.06 * near,
        0,
        7,
      )
      ctx.fill()
    }
  })
}
