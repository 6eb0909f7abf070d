import { LIVING } from '../../../plan/kinds.ts'
import type { Actor } from '../../../cast/actor.ts'
import type { Action, Subject } from '../../../plan/plan.ts'
import type { Performance } from '../../actions/action.ts'
import { findDeed } from '../../actions/actions.ts'
import { callingDeed } from '../../telling/people/callings.ts'
import { humanDeed } from '../../actions/people/human-actions.ts'
import { isAlive } from '../../actions/life.ts'
import { isOfHands, isOfLegs } from '../../../plan/later-deeds.ts'
import { atRest, contextFor, type Cue } from '../cue.ts'
import type { Errand } from './errand.ts'
import { THUDS, type Mishap } from './paths.ts'

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
export function errandFor(cue: Cue, first: Action | null): Errand | null {
  const { actor, aim, seconds } = cue
  const goal = aim === null ? null : cue.find(aim)
  if (!first?.way || first.prop !== null || tumbles(first, cue)) return null
  if (aim === null || !goal || goal === actor) return null
  const mishap = mishapOf(first.verb, cue)
  const moving = movingOf(cue, first, mishap)
  return {
    way: first.way,
    performer: actor,
    aim: { noun: aim, actor: goal },
    seconds,
    moving,
    resting: atRest(cue).perform(contextFor(cue, first)),
    mishap,
    random: cue.random.fork('pieces'),
    breaks: mishap === 'dropped' && isBreakable(cue),
    ...(mishap === 'crashed' || mishap === 'thrown'
      ? crashOf(cue, goal, moving)
      : { tumble: null, mounted: false }),
  }
}

/** How those fare who run into each other. */
function crashOf(
  cue: Cue,
  goal: Actor,
  moving: Performance,
): Pick<Errand, 'resting' | 'tumble' | 'mounted'> {
  const mounted = isMounted(cue.subject)
  const tumble = onTheBack({ ...cue, actor: goal })
  return { resting: afterCrash(cue, moving), tumble, mounted }
}

export function movingOf(cue: Cue, first: Action, mishap: Mishap | undefined): Performance {
  const { subject, actor } = cue
  const crash = mishap === undefined || mishap === 'dropped' ? first.verb : gaitOf(subject)
  const verb = LEAPS.test(first.verb) ? legsOf(subject) : crash
  const go = { ...first, verb, prop: null, target: null }
  const dance = mishap === 'dropped' ? null : findDeed(go, subject, actor)
  return (dance ?? atRest(cue)).perform(
    contextFor({ ...cue, object: null, aim: null, room: 0 }, go),
  )
}

/** How one came along before one could not stop: on the belly, on skis, with a newspaper before the eyes. */
function gaitOf(subject: Subject): string {
  const before = subject.actions.slice(1).find(isGait)
  return before?.verb ?? legsOf(subject)
}

const isGait = (action: Action): boolean =>
  !action.way && (isOfLegs(action.verb) || isOfHands(action))

/** When in a film of slipping the feet are lost, and when in one of a crash. */
const [LOST, HIT] = [0.22, THUDS.crashed ?? 0.42]

/** From the moment of the crash: flat on the back. Null for those who have no such dance. */
function onTheBack(cue: Cue): Performance | null {
  const { actor, seconds } = cue
  const slip = actor.kind === 'puppet' ? humanDeed('slip') : null
  if (!slip) return null
  const fall = slip.perform({ ...contextFor(cue, null), performer: actor, object: null })
  return { ...fall, at: (t) => fall.at(Math.max(0, t - (HIT - LOST) * seconds)) }
}

const MOUNTED = /^(?:ride.*|drive|race|ski|snowboard|skateboard|sled|row|kayak)$/u

const isMounted = (subject: Subject): boolean =>
  LIVING.has(subject.kind) && MOUNTED.test(gaitOf(subject))

/** Who sits on something stays on it; who is on foot falls. */
function afterCrash(cue: Cue, moving: Performance): Performance {
  const { seconds, subject } = cue
  const stopped = { ...moving, at: (t: number) => moving.at(Math.min(t, HIT * seconds)) }
  if (isMounted(subject)) return stopped
  return (
    onTheBack(cue) ?? (isAlive(cue.actor) ? atRest(cue).perform(contextFor(cue, null)) : stopped)
  )
}

const MISHAPS: Readonly<Record<string, Mishap>> = {
  crash: 'crashed',
  fall: 'dropped',
  faceplant: 'tripped',
}

/** What comes through the air when it hits somebody. */
const PROJECTILES =
  /(?:ball|snow ball|tomato|egg|pie|frisbee|pillow|apple|coconut|acorn|boomerang|pine ?cone|shoe|cushion|balloon|newspaper|arrow|stone|snowball)$/u

function mishapOf(verb: string, { subject }: Cue): Mishap | undefined {
  const flies = verb === 'crash' && PROJECTILES.test(subject.noun)
  return flies ? 'thrown' : MISHAPS[verb]
}

/** Whoever lives and falls has a dance for that. */
function tumbles({ verb }: Action, { subject, actor }: Cue): boolean {
  if (verb === 'faceplant') return actor.kind === 'puppet'
  return verb === 'fall' && LIVING.has(subject.kind)
}

const FRAGILE =
  /\b(glass|vase|cup|mug|plate|egg|bottle|jar|mirror|bowl|teapot|pot|lamp|bulb|pumpkin|snow globe|phone)$/u

function isBreakable({ subject }: Cue): boolean {
  return FRAGILE.test(subject.noun) || subject.actions.some(({ verb }) => verb === 'break')
}
