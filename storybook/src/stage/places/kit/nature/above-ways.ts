import { pairs } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import { lay, type GroundInk } from './ground.ts'

/** Where the land ends. */
export const FAR = 120

/** Where the middle of the river is at a depth. */
export function riverAt(z: number): number {
  return Math.sin(z * 0.24 + 0.6) * (2.2 + z * 0.16) + 0.6
}

/** A band in great bends from the horizon to below us. */
function winding(ink: GroundInk, colour: string, wide: number): void {
  lay(ink, colour, (ctx) => {
    const edge = (side: number, z: number): void => {
      const p = ink.at(riverAt(z) + (side * wide) / 2, z)
      ctx.lineTo(p.x, p.y)
    }
    for (let z = -10; z <= FAR; z += 1) edge(-1, z)
    for (let z = FAR; z >= -10; z -= 1) edge(1, z)
  })
}

/** A river with pale banks and a shine. */
export function river(ink: GroundInk, wide: number): void {
  const frozen = ink.season === 'winter'
  winding(ink, frozen ? '#c9d8e2' : '#d6c79a', wide * 1.35)
  winding(ink, frozen ? '#9cc4d8' : '#3f93b8', wide)
  winding(ink, clear(frozen ? '#eef8fb' : '#a9dcea', 0.5), wide * 0.4)
}

/** A road with its verges and a broken line in the middle. */
export function asphalt(ink: GroundInk, wide: number): void {
  winding(ink, ink.season === 'winter' ? '#c9d8e2' : '#c2b48a', wide * 1.3)
  winding(ink, '#5d5f68', wide)
  for (let z = -9; z < 60; z += 2.2)
    lay(ink, '#f4ead2', (ctx) => {
      for (const [side, dz] of pairs('-1 0, 1 0, 1 1.1, -1 1.1')) {
        const p = ink.at(riverAt(z + dz) + side * wide * 0.035, z + dz)
        ctx.lineTo(p.x, p.y)
      }
    })
}
