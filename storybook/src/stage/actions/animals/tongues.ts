import type { Point } from '../../../scene/space.ts'
import { arch, clamp, cycle, ease, mix, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { ropesOf } from '../people/strand.ts'
import { beside, deed, performed } from '../performed.ts'

const PINK = '#e56f86'
/** How often it is shot out, in seconds, and the shares of that: aims, hits, has it in its mouth, and the next one comes. */
const EVERY = 2.6
const [AIM, HIT, HOME, NEXT] = [0.1, 0.17, 0.74, 0.84]

const HELD = 0.5

/** How far the tongue is out of the mouth, of the way to the prey. */
function reachAt(phase: number): number {
  if (phase < HIT) return ease((phase - AIM) / (HIT - AIM))
  // Held out so long that it is seen: the real one is too quick for a paper theatre.
  return 1 - ease((phase - HELD) / (HOME - HELD))
}

/** Waits without a stir; the tongue shoots out, has what flies there, and is back; then it swallows. */
function shootingTongue(context: ActionContext): Performance {
  const { performer, object } = context
  const name = object ?? 'fly'
  const prey = context.find(name)
  const tall = Math.min(0.24, 0.3 / (prey?.aspect ?? 1))
  const mouth = performer.grip('mouth', { turn: 1 })
  const away = { x: mouth.x + 0.62, y: Math.max(0.3, mouth.y + 0.1) }
  const flight = (t: number): Point => ({
    x: away.x + 0.03 * wave(t * 1.7),
    y: away.y + 0.04 * wave(t * 2.3),
  })
  const tip = (t: number): Point => {
    const reach = reachAt(cycle(t / EVERY))
    const to = flight(t)
    return { x: mix(mouth.x, to.x, reach), y: mix(mouth.y, to.y, reach) }
  }
  const tongue = ropesOf((t) => {
    const end = tip(t)
    const bend = { x: (mouth.x + end.x) / 2, y: (mouth.y + end.y) / 2 + 0.02 }
    return [
      { points: [mouth, bend, end], colour: PINK, width: 0.032 },
      { points: [end, { x: end.x + 0.004, y: end.y }], colour: PINK, width: 0.06 },
    ]
  })
  const caught = (t: number): Companion[] => {
    const phase = cycle(t / EVERY)
    if (phase > HOME && phase < NEXT) return []
    const comes = phase >= NEXT ? 1 - (phase - NEXT) / (1 - NEXT) : 0
    const at = phase > HIT ? tip(t) : flight(t)
    return beside(name, prey, {
      x: at.x + 0.5 * comes,
      y: at.y - tall / 2 + 0.4 * comes,
      z: -0.02,
      height: tall,
      pose: { turn: -1, flap: t * 9 },
      shadow: false,
    })
  }
  return performed(context, (t) => {
    const phase = cycle(t / EVERY)
    const out = reachAt(phase)
    const chews = phase > HOME ? arch(cycle(phase * 9)) : 0
    return {
      pose: { ...breathing(t), mouth: Math.max(out, 0.3 * chews), open: out, wag: t * 0.5 },
      companions: [...caught(t), ...(out > 0.02 ? tongue(t, { x: 0, y: 0, z: 0 }) : [])],
    }
  })
}

/** A tongue that goes up over what is licked and comes down again, out of the mouth where that is now. */
export function lickingTongue(
  mouthAt: (t: number) => Point,
  lick: (t: number) => number,
): (t: number, x: number) => Companion[] {
  const tongue = ropesOf((t) => {
    const up = clamp(lick(t))
    const mouth = mouthAt(t)
    const end = { x: mouth.x + 0.07 + 0.03 * up, y: mouth.y - 0.04 + 0.12 * up }
    return [{ points: [mouth, { x: end.x, y: mouth.y - 0.02 }, end], colour: PINK, width: 0.04 }]
  })
  return (t, x) => tongue(t, { x, y: 0, z: 0 })
}

/** Who hunts with the tongue. */
export const TONGUES: readonly Choreography[] = [
  { ...deed('tongue-catch', shootingTongue), needs: { framing: 'close-up' } },
]
