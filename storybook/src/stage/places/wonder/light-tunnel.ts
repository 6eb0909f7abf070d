import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const RINGS = 14
const STREAKS = 70
const LIGHTS = ['#5fd0ff', '#a77bff', '#ff7ac6', '#ffd27a'] as const

interface Tunnel {
  readonly colours: readonly string[]
  readonly seed: number
}

/** A tube of rings and streaks of light that one flies through, with a glow at its end. */
export const lightTunnelPlace = place({
  id: 'light-tunnel',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const colours = coloursIn(c.words, LIGHTS)
    const seed = Math.floor(c.random.fork('tunnel').between(1, 1e6))
    return [backdrop('#0a0820', '#120a2c'), rings({ colours, seed }), streaks({ colours, seed })]
  },
})

/** From the glow outwards: what has come past the eye begins anew far away. */
function rings({ colours, seed }: Tunnel): Piece {
  return live({ name: 'rings', depth: 30 }, ({ ctx, width, height, t }) => {
    const reach = Math.hypot(width, height)
    for (let number = 0; number < RINGS; number++) {
      const near = (number / RINGS + t * 0.06) % 1
      const colour = colours[number % colours.length] ?? LIGHTS[0]
      const size = reach * 0.75 * near ** 2.2
      const sway = (1 - near) * 0.05 * reach
      ctx.save()
      ctx.translate(
        width / 2 + sway * Math.sin(t * 0.5 + near * 2),
        height / 2 + sway * 0.6 * Math.cos(t * 0.4 + near * 2),
      )
      ctx.rotate(near * 1.4 + dice(seed, number)(1))
      ctx.globalAlpha = Math.min(1, near * 3) * Math.min(1, (1 - near) * 4)
      ctx.lineWidth = size * 0.13
      ctx.strokeStyle = clear(colour, 0.28)
      hexagon(ctx, size)
      ctx.lineWidth = size * 0.03
      ctx.strokeStyle = lighter(colour, 0.35)
      hexagon(ctx, size)
      ctx.restore()
    }
  })
}

function hexagon(ctx: Parameters<Parameters<typeof live>[1]>[0]['ctx'], size: number): void {
  ctx.beginPath()
  for (let side = 0; side < 12; side++) {
    const angle = (side / 12) * Math.PI * 2
    ctx.lineTo(Math.cos(angle) * size, Math.sin(angle) * size)
  }
  ctx.closePath()
  ctx.stroke()
}

function streaks({ colours, seed }: Tunnel): Piece {
  return live({ name: 'streaks', depth: 20 }, ({ ctx, width, height, t }) => {
    const reach = Math.hypot(width, height) * 0.6
    ctx.save()
    ctx.translate(width / 2, height / 2)
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, reach * 0.3)
    glow.addColorStop(0, 'rgba(255,250,235,0.95)')
    glow.addColorStop(0.35, clear(colours[0] ?? LIGHTS[0], 0.45))
    glow.addColorStop(1, clear(colours[0] ?? LIGHTS[0], 0))
    ctx.fillStyle = glow
    ctx.fillRect(-width, -height, width * 2, height * 2)
    ctx.lineCap = 'round'
    for (let number = 0; number < STREAKS; number++) {
      const chance = dice(seed, number + 100)
      const near = (0.5 + 0.5 * chance(1) + t * 0.11) % 1
      const angle = chance(2) * Math.PI
      const [from, to] = [reach * near ** 2, reach * (near + 0.07) ** 2]
      ctx.globalAlpha = Math.min(1, near * 2)
      ctx.lineWidth = height * (0.001 + 0.006 * near)
      ctx.strokeStyle = lighter(colours[number % colours.length] ?? LIGHTS[0], 0.4)
      ctx.beginPath()
      ctx.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
      ctx.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
      ctx.stroke()
    }
    ctx.restore()
  })
}
