import { fade } from '../../paint/paper/colour.ts'
import type { Piece } from '../../scene/scene.ts'
import { dice } from './dice.ts'

const TRAILS = 26
const WHITE = ['#fff4d0', '#ffe7a8', '#ffffff'] as const
const RED = ['#ff3b2e', '#ff6a3d', '#e8203a'] as const

/** The way that lamps of cars draw while the shutter is open: white towards us, red away, one beside the other. */
export function lightTrails(how: {
  readonly seed: number
  /** The road goes away from us and not across. */
  readonly away: boolean
  /** Half of the frame, in u. */
  readonly half: number
}): Piece {
  const { seed, away, half } = how
  return {
    name: 'light trails',
    depth: () => (away ? 0.4 : 1.2),
    draw: (pen) => {
      const { ctx, t } = pen
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.lineCap = 'round'
      for (let i = 0; i < TRAILS; i++) {
        const chance = dice(seed, i)
        const red = i % 2 === 1
        const lane = (red ? 1 : -1) * (0.35 + 1.9 * ((chance(1) + 1) / 2))
        const y = 0.16 + 0.3 * ((chance(2) + 1) / 2)
        const drawn = Math.min(1, Math.max(0, t * 0.7 - ((chance(3) + 1) / 2) * 1.2))
        const points = away ? alongStreet(lane, y, drawn) : acrossStreet({ lane, y, drawn, half })
        if (drawn <= 0) continue
        const tone = (red ? RED : WHITE)[i % 3] ?? '#ffffff'
        for (const [wide, alpha] of [
          [0.16, 0.2],
          [0.05, 0.85],
        ] as const) {
          ctx.fillStyle = fade(tone, alpha)
          ribbon(pen, points, wide)
        }
      }
      ctx.restore()
    },
  }
}

type Point = readonly [x: number, y: number, z: number]

function alongStreet(lane: number, y: number, drawn: number): Point[] {
  const red = lane > 0
  const [from, to] = red ? [-3.4, 34] : [34, -3.4]
  return Array.from({ length: 18 }, (_, i) => [
    lane * 1.3 + 0.1 * Math.sin(i * 0.5 + lane),
    y,
    from + (to - from) * drawn * (i / 17) ** (red ? 2 : 0.5),
  ])
}

interface Across {
  readonly lane: number
  readonly y: number
  readonly drawn: number
  readonly half: number
}

function acrossStreet({ lane, y, drawn, half }: Across): Point[] {
  const way = lane > 0 ? 1 : -1
  return Array.from({ length: 18 }, (_, i) => [
    way * half * (-1.7 + 3.4 * drawn * (i / 17)),
    y + 0.02 * Math.sin(i * 0.7 + lane * 3),
    2.4 + lane * 0.45,
  ])
}

/** As wide as the lamp is there: a line of one width would be a wire far away. */
function ribbon(pen: Parameters<Piece['draw']>[0], points: readonly Point[], wide: number): void {
  const seen = points.map((point) => pen.project(...point))
  pen.ctx.beginPath()
  for (const { x, y, scale } of seen) pen.ctx.lineTo(x, y - Math.max(0.5, (wide * scale) / 2))
  for (const { x, y, scale } of seen.toReversed())
    pen.ctx.lineTo(x, y + Math.max(0.5, (wide * scale) / 2))
  pen.ctx.fill()
}
