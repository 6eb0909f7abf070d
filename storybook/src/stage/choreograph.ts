import type { Actor } from '../cast/actor.ts'
import type { Action, Subject } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { ActionContext, Choreography, Performance } from './actions/action.ts'
import { findDeed } from './actions/actions.ts'
import { standing } from './actions/daily.ts'
import { floating } from './actions/fins.ts'
import { isAlive } from './actions/life.ts'
import { lying } from './actions/things.ts'
import type { PlaceSet } from './place.ts'
import type { Medium } from './player.ts'

/** What one actor needs to know to perform. */
export interface Cue {
  readonly actor: Actor
  readonly subject: Subject
  readonly medium: Medium
  readonly partner: Actor | null
  readonly random: Random
  readonly seconds: number
  /** Way ahead in own heights. */
  readonly room: number
  readonly ground: PlaceSet['ground']
  find(name: string): Actor | null
}

const TEMPO = { slow: 0.65, normal: 1, fast: 1.5 } as const

/** The whole performance of one actor: its first deed, or quiet life when it has none that is known here. */
export function perform(cue: Cue): Performance {
  const action = cue.subject.actions[0] ?? null
  const dance = action ? findDeed(action, cue.subject, cue.actor) : null
  const context = contextFor(cue, action)
  return dance ? dance.perform(context) : atRest(cue).perform(context)
}

function contextFor(cue: Cue, action: Action | null): ActionContext {
  return {
    performer: cue.actor,
    partner: cue.partner,
    object: action?.prop ?? null,
    find: (name) => cue.find(name),
    random: cue.random,
    seconds: cue.seconds,
    tempo: TEMPO[action?.pace ?? 'normal'],
    room: cue.room,
    ground: cue.medium === 'surface' ? 'water' : cue.ground,
  }
}

type Quiet = Pick<Choreography, 'perform'>

function atRest({ actor, medium }: Cue): Quiet {
  if (medium === 'surface' || medium === 'space' || medium === 'underwater')
    return { perform: floating }
  if (medium === 'air') return { perform: floating }
  return { perform: isAlive(actor) ? standing : lying }
}
