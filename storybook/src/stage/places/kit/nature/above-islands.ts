import { blot } from '../../../../scene/blot.ts'
import { triples } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import { lay, type GroundInk } from './ground.ts'

export function islands(ink: GroundInk): void {
  for (const [x, z, size] of triples('0.05 17 10, -1.6 44 6, 1.9 60 9, -0.2 84 10')) {
    const shore = (grow: number, colour: string): void =>
      lay(ink, colour, (ctx) => {
        for (let i = 0; i < 40; i++) {
          const angle = (i / 40) * Math.PI * 2
          const wobble = 1 + 0.16 * Math.sin(i * 0.8 + z) + 0.08 * Math.sin(i * 1.9)
          const p = ink.at(
            x * ink.half + Math.cos(angle) * size * grow * wobble,
            z + Math.sin(angle) * size * 0.8 * grow * wobble,
          )
          ctx.lineTo(p.x, p.y)
        }
      })
    shore(1.5, clear('#7fe0dc', 0.55))
    shore(1.24, clear('#b9f0e4', 0.7))
    shore(1.08, '#f0deb0')
    shore(0.86, '#5f9f58')
    grove(ink, { x: x * ink.half, z, size })
  }
}

function grove(ink: GroundInk, at: { x: number; z: number; size: number }): void {
  for (let i = 0; i < 70; i++) {
    const angle = i * 2.4
    const far = Math.sqrt(i / 70) * at.size * 0.74
    const p = ink.at(at.x + Math.cos(angle) * far, at.z + Math.sin(angle) * far * 0.8)
    blot(ink.ctx, ['#3f8a4a', '#57a055', '#74b565'][i % 3] ?? '#57a055', [
      p.x,
      p.y,
      0.5 * p.scale,
      0.38 * p.scale,
    ])
  }
}
