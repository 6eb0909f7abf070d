import { blot } from '../../scene/blot.ts'
import { pairs } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'
import { greatWave } from './great-wave.ts'

/** Prints from Edo: the mountain on the horizon, a red sun, and by the sea the wave with its claws. */
export const ukiyoE: Dressing = {
  light: (light, { indoors, medium }) => {
    if (indoors || light.dark || medium === 'underwater' || medium === 'space') return light
    return {
      ...light,
      name: `${light.name} Edo`,
      sky: ['#2f5f8a', '#8fb0b8', '#e6d9b4', '#f0dcae', '#eec79a'],
      haze: '#e3d4ae',
      hazeAmount: 0.36,
      tint: '#fff2d8',
      tintAmount: 0.3,
      shadowAmount: 0.2,
      sun: 'none',
    }
  },
  pieces: (context) => {
    if (!hasHorizon(context)) return []
    const { set } = context
    const waves = set.pieces.filter(({ name }) => name.startsWith('wave'))
    // Where the sea begins: on a beach it stays behind the sand.
    const shore = Math.max(6.5, Math.min(...waves.map((wave) => wave.depth(0))))
    const wet = set.ground === 'water' || waves.length > 0
    const side = context.random.fork('print').chance(0.5) ? 1 : -1
    return [
      redSun(context, -side),
      fuji(context, side),
      ...(wet ? [greatWave(context, -side, { z: Math.min(20, shore) })] : []),
    ]
  },
}

function redSun({ box, light }: DressContext, side: number): Piece {
  const z = 39.6
  const extent = extentAt(box, z)
  const horizon = eyeHeight(box)
  const radius = extent.half * 0.11
  return flat({
    name: 'red sun',
    x: extent.half * 0.42 * side,
    y: horizon + (extent.crown - horizon) * 0.48,
    z,
    width: radius * 2,
    height: radius * 2,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    draw: (ctx) => blot(ctx, light.dark ? '#f1e6c8' : '#c9402c', [0, -radius, radius]),
  })
}

function fuji({ box }: DressContext, side: number): Piece {
  const z = 38.6
  const extent = extentAt(box, z)
  const unit = extent.half / 8
  const height = (extent.crown - eyeHeight(box)) * 0.56
  return flat({
    name: 'the mountain',
    x: extent.half * 0.46 * side,
    y: eyeHeight(box) - 1.2,
    z,
    width: 9 * unit,
    height,
    haze: 0.2,
    draw: (ctx) => {
      ctx.scale(unit, height / 3)
      slope(ctx, 3, 4.5)
      ctx.fillStyle = '#56809a'
      ctx.fill()
      slope(ctx, 3, 4.5)
      ctx.clip()
      ctx.fillStyle = '#f6efdc'
      ctx.beginPath()
      ctx.moveTo(-1.6, -3.2)
      for (const [x, y] of SNOW) ctx.lineTo(x, y)
      ctx.lineTo(1.6, -3.2)
      ctx.fill()
    },
  })
}

/** The jagged foot of the snow cap. */
const SNOW = pairs(`
  -1.6 -1.5, -0.95 -1.9, -0.72 -1.45, -0.4 -2, -0.1 -1.5, 0.22 -2.05, 0.5 -1.55, 0.85 -1.95,
  1.6 -1.5
`)

function slope(ctx: SKRSContext2D, tall: number, half: number): void {
  ctx.beginPath()
  ctx.moveTo(-half, 0)
  ctx.quadraticCurveTo(-1, -tall * 0.42, -0.42, -tall)
  ctx.lineTo(0.42, -tall)
  ctx.quadraticCurveTo(1, -tall * 0.42, half, 0)
  ctx.closePath()
}
