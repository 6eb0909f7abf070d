import { clear, lighter } from '../colour.ts'
import { lay, type GroundInk } from '../nature/ground.ts'
import { mark, type Ink } from '../paper.ts'

interface Bounds {
  readonly half: number
  readonly top: number
}

/** Light with a direction on the back wall, by day: it is bright where the light comes from, and dusky at its other end. */
export function daylight(ink: Ink, { half, top }: Bounds): void {
  if (ink.light.dark) return
  const { ctx, light } = ink
  const side = light.from <= 0 ? -1 : 1
  const along = ctx.createLinearGradient(side * half, 0, -side * half, 0)
  along.addColorStop(0, clear('#fff4d6', 0.36))
  along.addColorStop(0.5, clear('#fff2cf', 0.1))
  along.addColorStop(1, clear(light.shadow, 0.1))
  ctx.fillStyle = along
  ctx.fillRect(-half, top, half * 2, -top)
  if (light.sun !== 'none') panesOnWall(ink, { half, top, side })
}

/** Four panes of light, slanted away from the window. */
function panesOnWall(ink: Ink, { half, top, side }: Bounds & { readonly side: number }): void {
  const wide = Math.min(1.5, half * 0.16)
  const high = Math.min(1.6, -top * 0.2)
  const paper = mark(ink, clear(lighter(ink.light.key, 0.55), 0.34))
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const x = -side * half * 0.2 - side * column * (wide + 0.16)
      const y = top * 0.86 + row * (high + 0.16)
      const slant = -side * 0.34
      paper.polygon(
        [x + slant * row * high, y],
        [x - side * wide + slant * row * high, y + 0.24],
        [x - side * wide + slant * (row + 1) * high, y + high + 0.24],
        [x + slant * (row + 1) * high, y + high],
      )
    }
}

/** What the lamps of a room throw on its back wall and on what stands there, by night. */
export function lampShine(ink: Ink, { half, top }: Bounds): void {
  if (!ink.light.dark) return
  const { ctx } = ink
  for (const [share, strength] of [
    [-0.5, 0.26],
    [0.46, 0.32],
  ] as const) {
    const [x, y] = [share * half, top * 0.52]
    const pool = ctx.createRadialGradient(x, y, 0, x, y, half * 0.72)
    pool.addColorStop(0, clear('#ffd590', strength))
    pool.addColorStop(0.5, clear('#ffc070', strength * 0.4))
    pool.addColorStop(1, clear('#ffb860', 0))
    ctx.fillStyle = pool
    ctx.fillRect(-half, top, half * 2, -top)
  }
}

/** The floor in the same light: a long patch from the window, dusk along the wall. */
export function floorLight(ink: GroundInk, { half, depth }: { half: number; depth: number }): void {
  const { ctx, light } = ink
  const side = light.from <= 0 ? -1 : 1
  const [wall, before] = [ink.at(0, depth).y, ink.at(0, depth - 2.4).y]
  const dusk = ctx.createLinearGradient(0, wall, 0, before)
  dusk.addColorStop(0, clear(light.shadow, 0.4))
  dusk.addColorStop(0.3, clear(light.shadow, 0.16))
  dusk.addColorStop(1, clear(light.shadow, 0))
  ctx.fillStyle = dusk
  ctx.fillRect(ink.left, wall, ink.right - ink.left, before - wall)
  if (light.dark || light.sun === 'none') return
  const from = side * half * 0.46
  for (const shift of [0, 1.75])
    lay(ink, clear(lighter(light.key, 0.5), 0.22), () => {
      const x = from - side * shift
      for (const [dx, z] of [
        [0, 1.4],
        [1.5, 1.4],
        [3.6, -3.2],
        [2.1, -3.2],
      ] as const) {
        const at = ink.at(x - side * dx, z)
        ctx.lineTo(at.x, at.y)
      }
    })
}
