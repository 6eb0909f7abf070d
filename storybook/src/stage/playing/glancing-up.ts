import type { Pose } from '../../cast/actor.ts'
import { hashText } from '../../scene/random.ts'
import type { Moment, Performance } from '../actions/action.ts'
import { blink } from '../actions/life.ts'
import { ease, mix, through } from '../easing.ts'
import type { Cue } from './cue.ts'

/** What is done over and over with the head down: without a rest the second half of a film is the first again. */
const ABSORBED =
  /^(?:eat|graze|nibble|lick|groom|read|read-.+|knit|sew|crochet|embroider|type|study|play-chess|stir|knead)$/u

/** When it looks up, as shares of the film, and how long. */
const FROM = 0.54
const LATER = 0.14
const LASTS = 0.2
const SOFT = 0.06

/** The same, with one rest in the second half, in which it looks up: hands and jaws stand still meanwhile. */
export function glanceUp(performance: Performance, cue: Cue): Performance {
  const { subject, seconds, actor, room } = cue
  const [first, ...more] = subject.actions
  if (!first || more.length > 0 || room > 0 || !ABSORBED.test(first.verb)) return performance
  const start = FROM + LATER * ((hashText(subject.id) % 100) / 100)
  const still = LASTS * seconds
  const look = actor.kind === 'puppet' ? smilingUp : headUp
  return {
    ...performance,
    at: (t) => {
      const share = t / seconds
      const up = ease(through(share, start, SOFT)) - ease(through(share, start + LASTS, SOFT))
      const moment = performance.at(t - still * through(share, start, LASTS))
      return up === 0 ? moment : rested(moment, look(moment.pose, up), t)
    },
  }
}

function rested(moment: Moment, look: Pose, t: number): Moment {
  return { ...moment, pose: { ...moment.pose, ...look, blink: blink(t, 0.4) } }
}

/** Who leans back further than this sits on its haunches, and stays there. */
const SITS = -0.2

/** A beast's head comes up, its body with it, and its jaws shut. */
function headUp({ bow = 0, lean = 0, crouch = 0, mouth = 0, stretch = 1 }: Pose, up: number): Pose {
  const rises = lean < SITS ? 0 : up
  return {
    bow: mix(bow, -0.12, up),
    lean: mix(lean, -0.03, rises),
    crouch: mix(crouch, 0, rises),
    mouth: mix(mouth, 0, up),
    stretch: mix(stretch, 1.03, up),
  }
}

/** Somebody looks up from their work at us, and is pleased. */
function smilingUp({ joints = {}, face = 'neutral' }: Pose, up: number): Pose {
  const pleased = /^(?:neutral|happy)$/u.test(face) && up > 0.4
  return {
    joints: { ...joints, neck: mix(joints.neck ?? 0, -0.12, up) },
    face: pleased ? 'happy' : face,
  }
}
