import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'

interface Strip {
  readonly colour: string
  /** Where its crests are, as a share of the frame's height. */
  readonly crest: number
  /** Waves across the frame, and how fast they go by. */
  readonly waves: number
  readonly speed: number
}

const BEHIND: Strip = { colour: '#5f9db0', crest: 0.92, waves: 9, speed: 0.5 }
const BEFORE: Strip = { colour: '#3f7f96', crest: 0.962, waves: 7, speed: -0.7 }

/** Two strips of paper waves along the lower edge, for boats that come into a picture without water. */
export function paperWaves(z: number): Piece[] {
  return [stripOf(BEHIND, z + 0.2), stripOf(BEFORE, z - 0.2)]
}

function stripOf({ colour, crest, waves, speed }: Strip, depth: number): Piece {
  return live({ name: 'paper waves', depth }, ({ ctx, t, width, height }) => {
    const hidden = (1.02 - crest) * (1 - ease(t / 1.1))
    if (t === 0) return
    ctx.save()
    ctx.resetTransform()
    ctx.beginPath()
    ctx.moveTo(0, height)
    for (let x = 0; x <= STEPS; x++) {
      const turn = (x / STEPS) * waves * 2 * Math.PI + t * speed * 4
      const y = crest + hidden - 0.011 * Math.abs(Math.sin(turn / 2)) ** 0.7
      ctx.lineTo((x / STEPS) * width, y * height)
    }
    ctx.lineTo(width, height)
    ctx.shadowColor = 'rgba(20, 24, 40, 0.45)'
    ctx.shadowBlur = height / 90
    ctx.fillStyle = colour
    ctx.fill()
    ctx.restore()
  })
}

const STEPS = 160
