import { TURN, cycle, wave } from '../../easing.ts'
import type { ActionContext, Effect, Performance } from '../action.ts'
import { hopping } from '../life.ts'
import { effect } from '../performed.ts'
import { thing } from './thing.ts'

/** Heavier things stand firm. */
const LIGHT = 1
/** The share of a beat during which a light thing rocks. */
const ROCKS = 0.3

/** A thing that nobody moves still lives a little: it sways as paper does, and a light one rocks once in a while. */
export const lying = thing((t, { random, performer }) => {
  const phase = random.fork('sway').next()
  const beat = cycle(t / 3.7 + 0.35 + 0.3 * phase)
  const share = Math.max(0, (beat - 1 + ROCKS) / ROCKS)
  const rock =
    performer.metres * Math.max(1, performer.aspect) < LIGHT
      ? Math.sin(share * Math.PI) * Math.sin(share * TURN * 1.5)
      : 0
  const lean = 0.012 * wave(t / 5 + phase) + 0.045 * rock
  return { pose: { lean, stretch: 1 + 0.006 * wave(t / 3.3) } }
})

/** Gone down: aslant, half in the sand, with bubbles out of it once in a while. */
export const lyingSunken = thing(
  (t) => ({ y: -0.07, pose: { lean: 0.14 + 0.006 * wave(t / 6) } }),
  ({ seconds }) =>
    [0.1, 0.55].map((share) =>
      effect('bubbles', {
        from: seconds * share,
        until: seconds * (share + 0.2),
        strength: 0.6,
        at: () => ({ x: 0.1, y: 0.7 }),
      }),
    ),
)

/** Nobody would lift heavier things with one hand, and they do not hop. */
const HANDY = 0.5
/** How often the star of a film hops, in seconds, and the share of it that the hop takes. */
const EVERY = 2.1
const HOP = 0.42

/** A thing that a film is about shows itself: it tilts one way and the other, hops, and the light catches it. */
function showingOff(turn: number): (context: ActionContext) => Performance {
  return thing((t, { performer }) => {
    const beat = cycle(t / EVERY + 0.3 + turn)
    const hop = beat < HOP ? hopping(beat / HOP, 0.08) : { y: 0, stretch: 1 }
    const lean = (0.06 * wave(t / 3.4 + turn)) / Math.max(1, performer.aspect)
    return { y: hop.y, pose: { lean, stretch: 1 + 0.5 * (hop.stretch - 1) } }
  }, gleams)
}

function gleams({ performer }: ActionContext): Effect[] {
  const at = [
    { x: 0.26 * performer.aspect, y: 0.7 },
    { x: -0.2 * performer.aspect, y: 0.5 },
  ]
  return at.map((spot) =>
    effect('gleam', { at: () => spot, strength: Math.min(1, performer.aspect) }),
  )
}

/** A thing in a film of nothing but things. They take turns: this one's is so much of a round later. */
export function starring(turn: number): (context: ActionContext) => Performance {
  return (context) =>
    context.performer.metres < HANDY ? showingOff(turn)(context) : lying(context)
}
