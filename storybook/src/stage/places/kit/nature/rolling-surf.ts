import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import { clear } from '../colour.ts'

const WAVES = 4
/** Seconds from the open sea to the shore, and how far out they are first seen, in u. */
const [SECONDS, OUT] = [6, 14]
/** Just over the ground. */
const DEPTH = 38.9

interface Shore {
  /** Where the water ends at a depth. */
  readonly at: (z: number) => number
  readonly below: number
  readonly far: number
}

/** Lines of surf that come in from the sea, break white along the shore and run out on it. */
export function rollingSurf(shore: Shore): Piece {
  return live({ name: 'rolling surf', depth: DEPTH }, (pen) => {
    for (let wave = 0; wave < WAVES; wave++) {
      const age = (pen.t / SECONDS + wave / WAVES) % 1
      drawWave(pen, shore, { age, wave })
    }
  })
}

function drawWave(
  pen: Pen,
  { at, below, far }: Shore,
  { age, wave }: { readonly age: number; readonly wave: number },
): void {
  const { ctx } = pen
  const out = OUT * (1 - age) ** 1.2
  const wide = 0.15 + 1.3 * age ** 2
  const edge = (more: number): { x: number; y: number }[] => {
    const points: { x: number; y: number }[] = []
    for (let z = -7; z < far * 0.7; z += 0.6 + Math.max(0, z) * 0.03) {
      const crest = 0.5 * Math.sin(z * 0.4 + wave * 2.1) + 0.15 * Math.sin(z * 1.3 + wave)
      const gap = Math.sin(z * 0.43 + wave * 1.7) > -0.3 || age > 0.8 ? 1 : 0.1
      points.push(pen.project(at(z) + out + crest * (1 - age * 0.6) + more * wide * gap, -below, z))
    }
    return points
  }
  ctx.fillStyle = clear('#fdfefc', Math.min(0.95, 0.2 + age) * Math.min(1, (1 - age) * 6))
  ctx.beginPath()
  for (const { x, y } of edge(0)) ctx.lineTo(x, y)
  for (const { x, y } of edge(1).toReversed()) ctx.lineTo(x, y)
  ctx.fill()
}
