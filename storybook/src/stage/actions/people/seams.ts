import { clamp } from '../../easing.ts'
import type { Player } from './player.ts'
import type { SetPiece } from './score.ts'

type Move = NonNullable<SetPiece['move']>

/** A moment at which a thing is suddenly elsewhere or away, and on which sides of it the thing is seen. */
interface Seam {
  readonly at: number
  readonly before: boolean
  readonly after: boolean
}

const STEP = 1 / 24
/** How long it takes to go or to come. */
const FADE = 0.14
/** What moves farther than this in a step, in adult heights, and much faster than before and after, has jumped. */
const JUMP = 0.15

/**
 * How much of a set piece is seen at a moment: where its way starts over elsewhere it goes and comes, and does not jump.
 * What a hand takes or lets go is in the hand at once.
 */
export function seenOf(move: Move, { beatAt, context, score }: Player): (t: number) => number {
  const handed = [score, score.partner].some((each) => each?.holds?.some((hold) => hold.when))
  const steps = Math.ceil(context.seconds / STEP) + 3
  const moves = Array.from({ length: steps }, (_, step) => move(beatAt(step * STEP)))
  const seams = seamsOf(moves).filter(({ before, after }) => (before && after) || !handed)
  return (t) => Math.min(1, ...seams.map((seam) => shareAt(seam, t)))
}

function shareAt({ at, before, after }: Seam, t: number): number {
  return (t < at ? before : after) ? clamp((Math.abs(t - at) - STEP / 2) / FADE) : 1
}

function seamsOf(moves: readonly ReturnType<Move>[]): readonly Seam[] {
  const speeds = moves.map((now, step) => farther(moves[step - 1] ?? now, now))
  const calm = (step: number): number => Math.max(speeds[step - 1] ?? 0, speeds[step + 1] ?? 0)
  return moves.flatMap((now, step) => {
    const then = moves[step - 1]
    if (!then) return []
    const seam = { at: (step - 0.5) * STEP, before: isSeen(then), after: isSeen(now) }
    const jumps = (speeds[step] ?? 0) > JUMP + 2 * calm(step)
    return seam.before !== seam.after || (seam.before && jumps) ? [seam] : []
  })
}

/** What has faded by itself is as good as away. */
function isSeen({ alpha = 1, height = 1 }: ReturnType<Move>): boolean {
  return alpha > 0.2 && height > 0.02
}

function farther(then: ReturnType<Move>, now: ReturnType<Move>): number {
  return Math.hypot((now.x ?? 0) - (then.x ?? 0), (now.y ?? 0) - (then.y ?? 0))
}
