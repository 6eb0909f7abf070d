import type { Pose } from '../actor.ts'
import type { Part } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { after } from '../figure/turn-about.ts'
import type { Pattern } from './pattern.ts'
import { wingSheet, wingTone } from './paper-wing.ts'
import { WINGS } from './wings.ts'

/** A pair of paper wings for a bird that is drawn with folded ones; they show only while it flies. */
export function paperWing({ name, body, aspect }: Pattern) {
  const known = WINGS[name]
  if (!known?.shoulder) return undefined
  const [x, y] = [(known.shoulder[0] - 0.5) * aspect, known.shoulder[1] - 1]
  const sheet = wingSheet(wingTone(body), known.long ?? 0.6)
  const wing = (delay: number, shift: number): Part => ({
    sheet: 1,
    move: (pose) => beatAt(pose, { x: x + shift, y: y - shift * 0.4, delay }),
  })
  if (known.pair)
    return { sheets: [sheet], behind: [wing(0, 0), mirrored(wing(0, 0))], front: [], drop: [] }
  return { sheets: [sheet], behind: [wing(0.04, 0.06)], front: [wing(0, 0)], drop: [] }
}

function mirrored(part: Part): Part {
  return {
    ...part,
    move: (pose, t) => {
      const move = part.move?.(pose, t)
      return move ? after([-1, 0, 0, 1, 0, 0], move) : null
    },
  }
}

/** Up fast, down slow, and foreshortened on the way, as a wing is that beats towards the audience. */
function beatAt({ flap }: Pose, pin: { x: number; y: number; delay: number }): Affine | null {
  if (flap === undefined) return null
  const phase = Math.sin(2 * Math.PI * (flap - pin.delay))
  const angle = -0.3 - 0.75 * phase
  const tall = 0.8 + 0.3 * phase
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return after([cos, sin, -sin, cos, pin.x, pin.y], [1, 0, 0, tall, 0, 0])
}
