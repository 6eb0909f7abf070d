import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear } from '../colour.ts'
import { at } from '../alive.ts'
import type { Way } from './ways.ts'

const APART = 2.6
const LIT: ReadonlySet<Way['kind']> = new Set(['road', 'bridge', 'zebra', 'ring', 'junction'])

/** The lamps along a road and the windows of a town, as the night shows them from above. */
export function streetLights(
  { box, random }: PlaceContext,
  { way, middle, town }: { way: Way; middle: number; town: boolean },
): Piece {
  const chance = random.fork('lights')
  const windows = Array.from({ length: town ? 90 : 0 }, () => ({
    x: chance.between(-0.6, 0.6) * box.width,
    y: chance.between(-0.6, 0.6) * box.height,
  })).filter((spot) => way.away(spot) > way.wide * 0.5 + 1)
  return live({ name: 'lights below', depth: -0.05 }, (pen) => {
    const lamp = (x: number, y: number, radius: number): void =>
      at(pen, { x, y: middle - y, z: 0 }, (ctx) => {
        const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
        light.addColorStop(0, clear('#fff0c0', 0.95))
        light.addColorStop(0.15, clear('#ffd27a', 0.55))
        light.addColorStop(1, clear('#ffb84a', 0))
        ctx.fillStyle = light
        ctx.fillRect(-radius, -radius, radius * 2, radius * 2)
      })
    for (const { x, y } of windows) lamp(x, y, 0.34)
    if (!LIT.has(way.kind)) return
    const end = way.kind === 'ring' ? way.half : way.half * 1.4
    for (let s = -end; s < end; s += APART)
      for (const side of [-1, 1]) {
        const { x, y, angle } = way.at(s + (side * APART) / 4)
        const far = side * way.wide * 0.66
        lamp(x - Math.sin(angle) * far, y + Math.cos(angle) * far, 1.25)
      }
  })
}
