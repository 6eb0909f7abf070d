import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'

/** Shafts of light that fan out from a spot (shares of the frame, also outside it) and breathe. */
export function rays(from: { readonly u: number; readonly v: number }, random: Random): Piece {
  let sheets: Canvas[] | undefined
  const beams = [0, 1].map((sheet) =>
    Array.from({ length: 5 }, (_, index) => ({
      angle: ((index + random.between(0.2, 0.8)) / 5 - 0.5) * 1.5 + sheet * 0.11,
      wide: random.between(0.03, 0.075),
      bright: random.between(0.5, 1),
    })),
  )
  return live({ name: 'rays', depth: 2 }, ({ ctx, t, width, height }) => {
    const shown = ease(t / 1.6)
    if (shown === 0) return
    sheets ??= beams.map((each) => fan(from, each, width / height))
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    sheets.forEach((sheet, index) => {
      ctx.globalAlpha = shown * (0.5 + 0.28 * Math.sin(t * (0.8 + index * 0.35) + index * 2.4))
      ctx.drawImage(sheet, 0, 0, width, height)
    })
    ctx.restore()
  })
}

interface Beam {
  readonly angle: number
  readonly wide: number
  readonly bright: number
}

const TALL = 180

function fan(
  from: { readonly u: number; readonly v: number },
  beams: readonly Beam[],
  shape: number,
): Canvas {
  const canvas = createCanvas(Math.round(TALL * shape), TALL)
  const ctx = canvas.getContext('2d')
  const [x, y] = [from.u * canvas.width, from.v * canvas.height]
  // Towards the middle of the lower part of the frame.
  const aim = Math.atan2(canvas.height * 0.75 - y, canvas.width * 0.5 - x)
  const reach = Math.hypot(canvas.width, canvas.height) * 1.2
  ctx.filter = `blur(${TALL / 60}px)`
  for (const { angle, wide, bright } of beams) {
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, reach)
    gradient.addColorStop(0, `rgba(255, 240, 205, ${0.62 * bright})`)
    gradient.addColorStop(0.5, `rgba(255, 236, 196, ${0.3 * bright})`)
    gradient.addColorStop(1, 'rgba(255, 232, 190, 0)')
    ctx.fillStyle = gradient
    ctx.beginPath()
    ctx.moveTo(x, y)
    for (const side of [-1, 1]) {
      const way = aim + angle + side * wide
      ctx.lineTo(x + Math.cos(way) * reach, y + Math.sin(way) * reach)
    }
    ctx.fill()
  }
  ctx.filter = 'none'
  return canvas
}
