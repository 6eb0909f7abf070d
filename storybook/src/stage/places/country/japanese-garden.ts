import { triples } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving, motes } from '../kit/alive.ts'
import { clear, lighter } from '../kit/colour.ts'
import { lay, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { meadowGround } from '../kit/nature/nature.ts'
import { bush, reeds } from '../kit/nature/plants.ts'
import { scalloped } from '../kit/nature/tree-parts.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { glitter, rings } from '../kit/nature/water.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { lantern, pagoda } from '../kit/town/pagoda.ts'
import { redBridge } from '../kit/town/red-bridge.ts'

/** A pond with koi under a red bridge, maples and a stone lantern; for a zen garden raked sand around rocks. */
export const japaneseGardenPlace = place({
  id: 'japanese-garden',
  time: 'morning',
  waterline: 0,
  far: 2.2,
  sounds: { water: 0.3, birds: 0.4 },
  set: (c) => {
    const dry = /\b(zen|rock|dry|sand|stone)\b/u.test(c.words)
    return [
      sky(c),
      backdrop(c),
      meadowGround(c, { flowers: 20, dress: dry ? rakedSand : pool }),
      ...(dry ? [] : waterLife(c)),
      farSide(c, dry),
      nearSide(c),
      motes(c, { z: 3, count: 22, colour: '#e8795a', rise: -0.35, size: 0.06 }),
      farBirds(c, { count: 3 }),
    ]
  },
})

function backdrop(c: PlaceContext): Piece[] {
  return [
    ...plane(c, { name: 'peaks', z: 38 }, (ink) =>
      peaks(ink, { colour: '#a3aac4', height: [5, 10], step: 11, snow: 0.35 }),
    ),
    ...plane(c, { name: 'wood', z: 28 }, (ink) => {
      hills(ink, { colour: '#93b083', height: [1.4, 3.4], step: 8 })
      wood(ink, ['pine', 'round'], { height: [3, 5.4], step: [1.6, 3] })
    }),
    ...plane(c, { name: 'pavilion', z: 22 }, (ink) => {
      ink.ctx.save()
      ink.ctx.translate(-ink.half * 0.52, 0)
      pagoda(ink, 0.62)
      ink.ctx.restore()
    }),
  ]
}

/** The middle and the half depth of what lies on the lawn: sand may be walked on, the water begins behind whoever is there. */
const [SAND, WATER] = [
  [5.6, 7.2],
  [8.8, 6.2],
] as const

function ellipseOnGround(
  ink: GroundInk,
  grow: number,
  [middle, deep]: readonly [number, number],
): (ctx: GroundInk['ctx']) => void {
  return (ctx) => {
    for (let i = 0; i < 48; i++) {
      const angle = (i / 48) * Math.PI * 2
      const wobble = 1 + 0.07 * Math.sin(i * 0.9) + 0.04 * Math.sin(i * 2.3)
      const p = ink.at(
        Math.cos(angle) * ink.half * (1.2 + grow * 0.06) * wobble,
        middle + Math.sin(angle) * (deep + grow * 0.4),
      )
      ctx.lineTo(p.x, p.y)
    }
  }
}

function pool(ink: GroundInk): void {
  lay(ink, '#9a9384', ellipseOnGround(ink, 1, WATER))
  lay(ink, '#4b8f9c', ellipseOnGround(ink, 0, WATER))
  lay(ink, '#5fa6ae', ellipseOnGround(ink, -1.3, WATER))
}

function rakedSand(ink: GroundInk): void {
  lay(ink, '#b9ae98', ellipseOnGround(ink, 1.4, SAND))
  lay(ink, '#e9dfc8', ellipseOnGround(ink, 0.8, SAND))
  ink.ctx.strokeStyle = clear('#b8a988', 0.8)
  ink.ctx.lineWidth = 0.05
  for (let z = -1; z < 12; z += 0.5) {
    ink.ctx.beginPath()
    for (let x = -0.98; x <= 1; x += 0.06) {
      const p = ink.at(x * ink.half * 1.05, z + 0.22 * Math.sin(x * 9))
      ink.ctx.lineTo(p.x, p.y)
    }
    ink.ctx.stroke()
  }
}

function waterLife(c: PlaceContext): Piece[] {
  return [
    glitter(c, { y: 0, count: 36, near: 3, far: 13, spread: 0.7 }),
    rings(c, { y: 0, near: 3.4, far: 12, count: 6 }),
    ...KOI.map((koi, i) => swimming(c, koi, i)),
  ]
}

const KOI = [
  { colour: '#f0703a', spots: '#fff5e6', z: 3.6, way: 0.5, start: 0.1 },
  { colour: '#fff5e6', spots: '#e2452f', z: 6, way: -0.42, start: 0.5 },
  { colour: '#f2b13c', spots: '#fff5e6', z: 4.6, way: 0.36, start: 0.8 },
] as const

/** A carp just under the surface, seen from above, that goes to and fro. */
function swimming(c: PlaceContext, koi: (typeof KOI)[number], i: number): Piece {
  const reach = c.box.width * 0.34
  return moving(`koi ${i}`, { x: 0, y: 0.02, z: koi.z }, (ctx, t) => {
    const swing = Math.sin((t * koi.way) / 2 + koi.start * 6)
    const facing = Math.cos((t * koi.way) / 2 + koi.start * 6) * koi.way >= 0 ? 1 : -1
    ctx.translate(swing * reach, 0)
    ctx.scale(facing, 0.42)
    ctx.globalAlpha = 0.92
    ctx.fillStyle = koi.colour
    ctx.beginPath()
    ctx.ellipse(0, 0, 0.95, 0.42, 0, 0, 7)
    const beat = Math.sin(t * 5 + i) * 0.35
    ctx.moveTo(-0.8, 0)
    ctx.lineTo(-1.5, -0.4 + beat)
    ctx.lineTo(-1.35, 0.1 + beat)
    ctx.lineTo(-1.5, 0.5 + beat)
    ctx.fill()
    ctx.fillStyle = koi.spots
    ctx.beginPath()
    ctx.ellipse(0.15, -0.05, 0.36, 0.22, 0.3, 0, 7)
    ctx.ellipse(-0.5, 0.08, 0.2, 0.16, 0, 0, 7)
    ctx.fill()
    ctx.globalAlpha = 1
  })
}

function farSide(c: PlaceContext, dry: boolean): Piece[] {
  return plane(c, { name: 'far side', z: 14.6, top: 12 }, (ink) => {
    maple(ink, { x: -ink.half * 0.82, height: 6 * ink.tall })
    tree(ink, 'pine', { x: ink.half * 0.92, height: 6.4 * ink.tall })
    for (const x of [-0.5, -0.34, 0.68]) bush(ink, { x: x * ink.half, height: 1.2 })
    if (dry) {
      rocks(ink, { x: -ink.half * 0.18, y: 0.5, width: 3.4, height: 1.5, colour: '#837d80' })
      rocks(ink, { x: ink.half * 0.36, y: 0.7, width: 2.4, height: 1, colour: '#928a88' })
    } else redBridge(ink, { x: ink.half * 0.3, width: Math.min(9, ink.half * 0.9) })
  })
}

const nearSide = planeOf({ name: 'near side', z: 3, split: true }, (ink) => {
  lantern(ink, { x: -ink.half * 0.7, height: 3 })
  rocks(ink, { x: -ink.half * 0.88, width: 2.2, height: 0.8, colour: '#86827f' })
  rocks(ink, { x: ink.half * 0.84, width: 2.6, height: 0.9, colour: '#8d8680' })
  reeds(ink, { x: ink.half * 0.94, height: 2.3 })
  maple(ink, { x: ink.half * 1.1, height: 7 * Math.min(1.1, ink.tall) })
})

/** A small red tree in flat clouds of leaves on a bent trunk. */
function maple(ink: Ink, { x, height }: { x: number; height: number }): void {
  stroke(ink, '#6b4a3c', height * 0.045).path(
    { x, w: height, h: height },
    'M0 0Q0.1 -0.4 -0.05 -0.66M0.04 -0.36Q0.2 -0.5 0.26 -0.62',
  )
  const colours = ['#b5382f', '#d2513a', '#e2693f']
  for (const [i, [dx, dy, r]] of triples(
    '0.24 -0.66 0.2, -0.2 -0.66 0.22, 0.02 -0.84 0.24',
  ).entries()) {
    cut(ink, colours[i] ?? '#d2513a', [0.14, 0.3]).shape(
      scalloped(x + dx * height, dy * height, r * height),
    )
    mark(ink, clear(lighter(colours[i] ?? '#d2513a', 0.25), 0.6)).oval(
      x + (dx - 0.05) * height,
      (dy - 0.07) * height,
      [r * height * 0.5, r * height * 0.24],
    )
  }
}
