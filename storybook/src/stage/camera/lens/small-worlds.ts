import type { SKRSContext2D } from '@napi-rs/canvas'
import type { CameraEffect } from '../../../plan/plan.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import { glassRim, HOLES, TRIMS, type World } from './small-world-things.ts'
import { throughLens } from './through-lens.ts'

/** Before everything, even the light on the picture. */
const NEAREST = -11.4

/** The walls and tables on which they stand. */
const ROOMS: Readonly<Record<World, readonly [wall: string, deep: string, table: string | null]>> =
  {
    'in-globe': ['#c9a883', '#8d6a52', '#8a5a38'],
    'in-crystal': ['#4b2f63', '#241434', '#5d2b3f'],
    'in-jar': ['#b9c2a2', '#7d8a70', '#9a6b43'],
    'in-bottle': ['#a9bcc4', '#64798a', '#7a4f33'],
    'in-tank': ['#cdbfa6', '#8f8270', '#6f4c34'],
    'in-frame': ['#8c4f4a', '#5a2f34', null],
    'in-screen': ['#4a4257', '#221c30', '#3d2a26'],
    'in-puddle': ['#6d6a70', '#4d4a52', null],
  }

/** The thing in which the film plays, for as long as it plays there. */
export function smallWorldsOf(effects: readonly CameraEffect[]): Piece[] {
  const world = effects.find(isWorld)
  if (world === undefined) return []
  if (world === 'in-puddle') return [mirrored(), around(world)]
  return [around(world)]
}

function isWorld(effect: CameraEffect): effect is World {
  return effect in ROOMS
}

/** What a puddle shows is upside down. */
function mirrored(): Piece {
  const piece = throughLens('in-puddle', (ctx, copy) => {
    ctx.translate(0, copy.height)
    ctx.scale(1, -1)
    ctx.drawImage(copy, 0, 0)
    ctx.fillStyle = 'rgba(60,80,110,0.16)'
    ctx.fillRect(0, 0, copy.width, copy.height)
  })
  return { ...piece, depth: () => NEAREST + 0.05 }
}

function around(world: World): Piece {
  return {
    name: 'small world',
    depth: () => NEAREST,
    draw: (pen) => {
      const { ctx, width, height } = pen
      ctx.save()
      ctx.resetTransform()
      ctx.translate(width / 2, height / 2)
      const unit = unitOf(world, pen)
      ctx.scale(unit, unit)
      drawRoom(ctx, world, { x: width / unit, y: height / unit })
      glassRim(ctx, world)
      TRIMS[world](ctx, pen.t)
      ctx.restore()
    },
  }
}

/** A wide thing is as wide as an upright frame, and no wider. */
function unitOf(world: World, { width, height }: Pick<Pen, 'width' | 'height'>): number {
  return Math.min(height, (width * 0.94) / HOLES[world].wide)
}

function drawRoom(ctx: SKRSContext2D, world: World, reach: { x: number; y: number }): void {
  const [wall, deep, table] = ROOMS[world]
  const light = ctx.createRadialGradient(-0.2, -0.3, 0.1, 0, 0, Math.max(reach.x, reach.y) * 0.75)
  light.addColorStop(0, wall)
  light.addColorStop(1, deep)
  ctx.save()
  ctx.beginPath()
  ctx.rect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
  HOLES[world].path(ctx)
  ctx.clip('evenodd')
  ctx.fillStyle = light
  ctx.fillRect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
  if (table !== null) drawTable(ctx, table, reach.x)
  ctx.restore()
}

function drawTable(ctx: SKRSContext2D, wood: string, wide: number): void {
  ctx.fillStyle = wood
  ctx.fillRect(-wide, TABLE, wide * 2, 2)
  ctx.fillStyle = 'rgba(255,235,205,0.25)'
  ctx.fillRect(-wide, TABLE, wide * 2, 0.008)
  ctx.fillStyle = 'rgba(0,0,0,0.12)'
  for (const y of [0.06, 0.11]) ctx.fillRect(-wide, TABLE + y, wide * 2, 0.004)
}

const TABLE = 0.33
