import type { Actor } from '../../cast/actor.ts'
import type { Action, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { ActionContext, Choreography, Performance } from '../actions/action.ts'
import { findDeed, humanDeed } from '../actions/actions.ts'
import { standing } from '../actions/animals/resting.ts'
import { floating } from '../actions/animals/fins.ts'
import { isAlive } from '../actions/life.ts'
import { lying } from '../actions/things/lying.ts'
import type { PlaceSet } from '../place.ts'
import type { Medium } from '../player.ts'
import { laterDeeds } from '../../plan/later-deeds.ts'
import { callingDeed } from '../telling/callings.ts'
import { runErrand, type Errand } from './errands/errand.ts'
import { inTurn, lengthsOf } from './in-turn.ts'
import { together, type Danced } from './together.ts'

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
  find(name: string): Actor | null
}

const TEMPO = { slow: 0.65, normal: 1, fast: 1.5 } as const

/** The whole performance of one actor: its deeds, or quiet life when it has none that is known here. */
export function perform(cue: Cue): Performance {
  const [first = null] = cue.subject.actions
  const dance = cue.dance ?? atRest(cue)
  const errand = errandOf(cue, first)
  if (errand) return runErrand(errand)
  const alone = (part: Cue): Performance => dance.perform(contextFor(part, first))
  if (!cue.dance || !first || isForSeveral(cue)) return alone(cue)
  const begin = (part: Cue, beside: Later | undefined): Performance =>
    (beside && bothAtOnce(part, { verb: first.verb, performance: alone(part) }, beside)) ??
    alone(part)
  const later = dancesOf(cue, laterDeeds(cue.subject))
  const beside = [...later, ...dancesOf(cue, seatOf(cue))].find(
    (each) => bothAtOnce(cue, { verb: first.verb, performance: alone(cue) }, each) !== null,
  )
  const rest = later.filter((each) => each !== beside)
  if (rest.length === 0) return begin(cue, beside)
  const [start, ...parts] = partsOf(cue, rest.length + 1)
  if (!start) return alone(cue)
  const played = parts.flatMap((part, at) =>
    rest.slice(at, at + 1).map((each) => danceLater(part, each)),
  )
  return inTurn([begin(start, beside), ...played], cue.seconds)
}

/** Deeds of the legs, for those whose verb says only how it ends. */
const GOES: Readonly<Partial<Record<Subject['kind'], string>>> = {
  bird: 'fly',
  insect: 'fly',
  vehicle: 'drive',
  boat: 'sail',
  aircraft: 'fly',
}
const LEAPS = /^(jump|leap|hop|dive|dive-in|land|climb|bounce|pop|appear|disappear|sit|hide)$/u

/** A skateboarder leaps with the board under the feet. */
const ON_WHEELS = /^(skateboard|ride-bike|ride-horse|roller-skate|ski|snowboard|ice-skate)$/u

function legsOf(subject: Subject): string {
  const calling = callingDeed(subject) ?? ''
  return ON_WHEELS.test(calling) ? calling : (GOES[subject.kind] ?? 'run')
}

/** Where the first deed leads, when that is seen and comes with the deed. */
function errandOf(cue: Cue, first: Action | null): Errand | null {
  const { actor, aim, subject, seconds } = cue
  const goal = aim === null ? null : cue.find(aim)
  if (!first?.way || aim === null || !goal || goal === actor) return null
  const verb = LEAPS.test(first.verb) ? legsOf(subject) : first.verb
  const go = { ...first, verb, prop: null, target: null }
  const moving = (findDeed(go, subject, actor) ?? atRest(cue)).perform({
    ...contextFor({ ...cue, object: null, aim: null, room: 0 }, go),
  })
  const resting = atRest(cue).perform(contextFor(cue, first))
  return {
    way: first.way,
    performer: actor,
    aim: { noun: aim, actor: goal },
    seconds,
    moving,
    resting,
  }
}

/** Who holds another in their arms, or swims, goes on with it. */
function isForSeveral({ partner, fellows, medium }: Cue): boolean {
  return partner !== null || fellows.length > 0 || medium !== 'ground'
}

/** A later deed and its dance. */
interface Later {
  readonly action: Action
  readonly dance: Choreography
}

/** Each of several deeds has its share of the time and of the way. */
function partsOf(cue: Cue, parts: number): readonly Cue[] {
  return lengthsOf(parts, cue.seconds).map((seconds) => ({
    ...cue,
    seconds,
    room: (cue.room * seconds) / cue.seconds,
  }))
}

/** The dances of later deeds that need nobody else. */
function dancesOf({ subject, actor }: Cue, actions: readonly Action[]): readonly Later[] {
  return actions.flatMap((action) => {
    const dance = findDeed(action, subject, actor)
    const alone = dance?.needs?.partner === undefined && dance?.needs?.company === undefined
    return dance && alone ? [{ action, dance }] : []
  })
}

/** "Sits and drinks": the posture of a deed that is done standing otherwise. */
function seatOf({ subject, actor }: Cue): readonly Action[] {
  const sits = subject.actions.slice(1).find(({ verb }) => verb === 'sit' || verb === 'kneel')
  return sits && actor.kind === 'puppet' ? [{ ...sits, prop: null }] : []
}

function danceLater(cue: Cue, { action, dance }: Later): Performance {
  const context = contextFor({ ...cue, object: action.prop, aim: null }, action)
  return dance.perform({ ...context, random: cue.random.fork(action.verb) })
}

function bothAtOnce(cue: Cue, first: Danced, next: Later): Performance | null {
  if (cue.actor.kind !== 'puppet') return null
  const second = { verb: next.action.verb, performance: danceLater(cue, next) }
  return together(first, second, cue.seconds)
}

function contextFor(cue: Cue, action: Action | null): ActionContext {
  return {
    performer: cue.actor,
    partner: cue.partner,
    fellows: cue.fellows,
    object: cue.object,
    aim: cue.aim,
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
  const human = actor.kind === 'puppet' ? humanDeed(medium === 'space' ? 'float' : 'stand') : null
  if (human) return human
  if (medium === 'ground' || medium === 'carried' || medium === 'sky') {
    return { perform: isAlive(actor) ? standing : lying }
  }
  return { perform: floating }
}
