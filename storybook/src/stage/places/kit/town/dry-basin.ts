import { triples } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import { cut, mark, stroke } from '../paper.ts'
import { planeOf } from '../plane.ts'

const FAR = 11
const HIGH = 2

/** The floor of a pool without water: tiles with the lines of the lanes, dirt, and a puddle that is left. */
export function dryFloor(ink: GroundInk): void {
  lay(ink, '#b4d3d4', () => level(ink, [-80, 80], [-8, FAR]))
  lay(ink, clear('#86aeb3', 0.8), () => {
    for (let x = -24; x <= 24; x += 1.2) level(ink, [x - 0.03, x + 0.03], [-8, FAR])
    for (let z = -7; z < FAR; z += 1.2) level(ink, [-80, 80], [z - 0.03, z + 0.03])
  })
  lay(ink, '#3f6f86', () => {
    for (let i = -3; i <= 3; i++) level(ink, [i * 4.2 - 0.16, i * 4.2 + 0.16], [-8, FAR - 1])
  })
  for (const [x, z, wide] of triples('-5 5 2.4, 4.4 7 1.8, 1 2.6 1.2')) {
    const p = ink.at(x, z)
    lay(ink, clear('#6f7a55', 0.5), (ctx) =>
      ctx.ellipse(p.x, p.y, wide * p.scale, wide * 0.22 * p.scale, 0, 0, 7),
    )
  }
}

/** Its far wall with the rim above it, and a ladder that ends in the air. */
export const dryWall = planeOf({ name: 'basin wall', z: FAR, haze: 0.3, top: 3.4 }, (ink) => {
  const span = ink.right - ink.left
  cut(ink, '#93bfc5', 0.1).rect(ink.left, -HIGH, [span, HIGH + 0.1])
  mark(ink, '#7ba9b1').rect(ink.left, -HIGH * 0.3, [span, HIGH * 0.3])
  for (let x = ink.left; x < ink.right; x += 0.8) mark(ink, '#7fb0b8').rect(x, -HIGH, [0.05, HIGH])
  for (let y = 0.5; y < HIGH; y += 0.5) mark(ink, '#7fb0b8').rect(ink.left, -y, [span, 0.05])
  cut(ink, '#e6eee9', 0.16).rect(ink.left, -HIGH - 0.3, [span, 0.36])
  ladder(ink.half * -0.5)
  function ladder(x: number): void {
    stroke(ink, '#c9d2d6', 0.12).shape((ctx) => {
      for (const side of [-0.4, 0.4]) {
        ctx.moveTo(x + side, -0.7)
        ctx.lineTo(x + side, -HIGH - 1)
      }
      for (const y of [0.9, 1.4, 1.9]) {
        ctx.moveTo(x - 0.4, -y)
        ctx.lineTo(x + 0.4, -y)
      }
    })
  }
})
