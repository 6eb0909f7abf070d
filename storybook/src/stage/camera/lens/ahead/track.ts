import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { Projected } from '../../../../scene/space.ts'
import { litColour } from './cut-paper.ts'

export type TrackKind = 'coaster' | 'rails'

interface Course {
  /** Where the way is before us, from our seat: how far aside and how high. */
  readonly at: (ahead: number, t: number) => { readonly x: number; readonly y: number }
  readonly gauge: number
  readonly speed: number
  readonly colours: readonly [rail: string, sleeper: string]
}

const [NEAREST, FURTHEST, STEP] = [1.4, 46, 1.1]

/** Hills and bends: the slope on which we are is straight before us, what comes next goes up or down from it. */
function rideOver(bend: number, hill: number, speed: number): Course['at'] {
  const side = (s: number): number => bend * Math.sin(s * 0.055)
  const high = (s: number): number => hill * Math.sin(s * 0.085 + 1.1)
  return (ahead, t) => {
    const s = t * speed
    const share = Math.min(1, ahead / 26) ** 1.8
    return {
      x: share * (side(s + ahead) - side(s)),
      y: -0.1 + share * (high(s + ahead) - high(s)),
    }
  }
}

/** The track before a train or a roller coaster, which bends, rises and runs away under us. */
export function track(kind: TrackKind, speed: number): Piece {
  const course: Course =
    kind === 'coaster'
      ? { at: rideOver(3.6, 3, speed), gauge: 0.85, speed, colours: ['#7d4fb0', '#5c3a86'] }
      : { at: rideOver(3.4, 0, speed), gauge: 0.95, speed, colours: ['#9aa0aa', '#6b4a34'] }
  return {
    name: `track ahead: ${kind}`,
    depth: () => -7,
    draw: (pen) => {
      const { ctx } = pen
      ctx.save()
      ctx.lineCap = 'round'
      // Whichever way one looks, one sits over it.
      ctx.translate(pen.width / 2 - pointAt(pen, course, [NEAREST, 0]).x, 0)
      const first = STEP - ((pen.t * speed) % STEP)
      for (let away = FURTHEST; away > NEAREST; away -= STEP)
        drawSleeper(pen, course, { away: away - STEP + first, posts: kind === 'coaster' })
      for (const side of [-1, 1]) drawRail(pen, course, side)
      ctx.restore()
    },
  }
}

function pointAt(
  pen: Pen,
  course: Course,
  [away, aside]: readonly [away: number, aside: number],
): Projected {
  const { x, y } = course.at(away, pen.t)
  return pen.project(pen.camera.x + x + aside, y, pen.camera.z + away)
}

function drawSleeper(
  pen: Pen,
  course: Course,
  { away, posts }: { readonly away: number; readonly posts: boolean },
): void {
  if (away < NEAREST) return
  const { ctx } = pen
  const [left, right] = [-1, 1].map((side) =>
    pointAt(pen, course, [away, side * course.gauge * 1.3]),
  )
  if (!left || !right) return
  ctx.strokeStyle = litColour(pen, course.colours[1], away)
  ctx.lineWidth = Math.max(0.6, 0.2 * left.scale * 0.6)
  ctx.beginPath()
  ctx.moveTo(left.x, left.y)
  ctx.lineTo(right.x, right.y)
  // Every few yards a pair of posts carries it.
  const counted = Math.round((away + pen.t * course.speed) / STEP) % 5 === 0
  if (posts && counted) {
    const foot = pen.project(pen.camera.x + course.at(away, pen.t).x, -4, pen.camera.z + away)
    ctx.moveTo((left.x + right.x) / 2, left.y)
    ctx.lineTo(foot.x, foot.y)
  }
  ctx.stroke()
}

function drawRail(pen: Pen, course: Course, side: number): void {
  const { ctx } = pen
  ctx.fillStyle = litColour(pen, course.colours[0], 10)
  const edge = (out: number): { x: number; y: number }[] =>
    Array.from({ length: 60 }, (_, i) => {
      const away = NEAREST + (FURTHEST - NEAREST) * (i / 59) ** 1.6
      return pointAt(pen, course, [away, side * course.gauge + out])
    })
  ctx.beginPath()
  for (const { x, y } of edge(-0.1)) ctx.lineTo(x, y)
  for (const { x, y } of edge(0.1).toReversed()) ctx.lineTo(x, y)
  ctx.fill()
}
