import type { Actor } from '../../cast/actor.ts'
import type { Action, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { ActionContext, Choreography } from '../actions/action.ts'
import { humanDeed } from '../actions/people/human-actions.ts'
import { floating } from '../actions/animals/fins.ts'
import { standing } from '../actions/animals/resting.ts'
import { isAlive } from '../actions/life.ts'
import { lying, starring } from '../actions/things/lying.ts'
import type { PlaceSet } from '../place.ts'
import type { Medium } from '../player.ts'

/** What one actor needs to know to perform. */
export interface Cue {
  readonly actor: Actor
  readonly dance: Choreography | null
  readonly subject: Subject
  readonly medium: Medium
  readonly partner: Actor | null
  readonly fellows: readonly Actor[]
  /** The noun that the deed is done with or to. */
  readonly object: string | null
  readonly aim: string | null
  readonly random: Random
  readonly seconds: number
  /** Way ahead in own heights. */
  readonly room: number
  readonly ground: PlaceSet['ground']
  readonly swell?: number
  /** In a film of nothing but things: how much of a round later than the first it shows itself. */
  readonly turn?: number | null
  /** The way out of the picture on either side; absent: nobody knows where it stands. */
  readonly exit?: { readonly ahead: number; readonly behind: number }
  find(name: string): Actor | null
}

const TEMPO = { slow: 0.65, normal: 1, fast: 1.5 } as const

/** What the choreography of this deed is told. */
export function contextFor(cue: Cue, action: Action | null): ActionContext {
  return {
    performer: cue.actor,
    partner: cue.partner,
    fellows: cue.fellows,
    object: cue.object,
    aim: cue.aim,
    upshot: action?.upshot ?? null,
    find: (name) => cue.find(name),
    random: cue.random,
    seconds: cue.seconds,
    tempo: TEMPO[action?.pace ?? 'normal'],
    room: cue.room,
    ground: cue.medium === 'surface' ? 'water' : cue.ground,
    ...(cue.swell !== undefined && cue.medium === 'surface' ? { swell: cue.swell } : {}),
  }
}

type Quiet = Pick<Choreography, 'perform'>

/** Quiet life, for those who do nothing that is known here. */
export function atRest({ actor, medium, turn = null, subject }: Cue): Quiet {
  // No tower bobs on the river that it stands at.
  if (subject.kind === 'building') return { perform: lying }
  const human = actor.kind === 'puppet' ? humanDeed(medium === 'space' ? 'float' : 'stand') : null
  if (human) return human
  if (medium === 'ground' || medium === 'carried' || medium === 'sky') {
    return { perform: isAlive(actor) ? standing : turn === null ? lying : starring(turn) }
  }
  return { perform: floating }
}
