import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Action } from '../../plan/plan.ts'
import type { Companion, Effect, Moment, Performance } from '../actions/action.ts'
import { findDeed } from '../actions/actions.ts'
import { ease, through } from '../easing.ts'
import type { Mark } from '../player.ts'
import { atRest, contextFor, type Cue } from './cue.ts'
import { widest } from './in-turn.ts'

/** How far it is out of the picture, forwards and backwards, in own heights. */
export interface Exit {
  readonly ahead: number
  readonly behind: number
}

/** The way out on either side from where somebody stands. */
export function exitFrom({ x, z, height, facing }: Mark, box: Box, aspect: number): Exit {
  const half = (box.width / 2) * Math.max(0.2, 1 + z / REST_DISTANCE)
  const side = Math.sign(facing) || 1
  const own = 0.55 * aspect
  return { ahead: (half - side * x) / height + own, behind: (half + side * x) / height + own }
}

/** Nobody goes past all the others when the other edge is so much nearer. */
const NEARER = 0.7
/** So much of the way the camera keeps in sight: a film does not end on an empty stage. */
const SEEN = 0.3
const WINGED = /^(?:fly|soar|glide|flutter|hover|swoop|launch|take-off)$/u

/** Whether one is in the air meanwhile. */
export function isWinged(verb: string): boolean {
  return WINGED.test(verb)
}

/** How steeply those rise who fly off. */
const CLIMB = 0.32

/** Goes out of the picture from a spot that is so far ahead of where it stood at first. */
export function leave(cue: Cue, action: Action, from = 0): Performance {
  const { subject, actor, seconds, exit = { ahead: 4, behind: 4 } } = cue
  const [ahead, behind] = [exit.ahead - from, exit.behind + from]
  const turns = behind < NEARER * ahead
  const room = turns ? behind : ahead
  const go: Action = {
    verb: action.verb,
    pace: action.pace,
    direction: null,
    target: null,
    prop: null,
  }
  const dance = findDeed(go, subject, actor) ?? findDeed({ ...go, verb: 'walk' }, subject, actor)
  const context = contextFor({ ...cue, object: null, aim: null, partner: null, room }, go)
  const gone = (dance ?? atRest(cue)).perform(context)
  const climb = WINGED.test(action.verb) ? CLIMB : 0
  const half = actor.aspect / 2
  const at = (t: number): Moment => {
    const moment = gone.at(t)
    const x = room * Math.max(0, t / seconds) ** STARTING
    const own = { ...moment, place: { ...moment.place, x, y: moment.place.y + climb * x } }
    return turns ? aboutTurned(own) : own
  }
  const effects = gone.effects.map((each) => along(each, at))
  const [left, right] = [half, half + SEEN * room]
  const extent = { up: 1, down: 0, ...(turns ? { left: right, right: left } : { left, right }) }
  return { at, effects, extent, stays: true }
}

/** Off slowly, then faster. */
const STARTING = 1.6

/** The same instant to the other side. */
function aboutTurned({ place, pose, companions }: Moment): Moment {
  const turned = (each: Companion): Companion => ({
    ...each,
    place: { ...each.place, x: -each.place.x },
    pose: { ...each.pose, turn: -(each.pose.turn ?? 1) },
  })
  return {
    place: { ...place, x: -place.x },
    pose: { ...pose, turn: -(pose.turn ?? 1) },
    companions: companions.map(turned),
  }
}

function along(each: Effect, at: (t: number) => Moment): Effect {
  return { ...each, at: (t) => ({ ...each.at(t), x: at(t).place.x }) }
}

/** When somebody starts who has nothing to do but go. */
const STARTS = 0.24

/** Is there first, and then goes: without a before nobody sees that anybody has left. */
export function stayThenLeave(cue: Cue, action: Action): Performance {
  const begins = STARTS * cue.seconds
  const rest = atRest(cue).perform(contextFor({ ...cue, room: 0 }, null))
  const gone = leave({ ...cue, seconds: cue.seconds - begins }, action)
  const extent = widest(rest.extent, gone.extent)
  return {
    ...gone,
    at: (t) =>
      t < begins ? turnedFor(rest.at(t), gone, through(t, begins - 0.3, 0.3)) : gone.at(t - begins),
    effects: gone.effects.map((each) => ({
      ...each,
      from: each.from + begins,
      until: each.until + begins,
      at: (t) => each.at(Math.max(0, t - begins)),
    })),
    extent,
  }
}

/** Turns like a card before it goes the other way. */
function turnedFor(moment: Moment, gone: Performance, share: number): Moment {
  const [from, to] = [moment.pose.turn ?? 1, gone.at(0).pose.turn ?? 1]
  if (from * to > 0 || share === 0) return moment
  return { ...moment, pose: { ...moment.pose, turn: from + (to - from) * ease(share) } }
}
