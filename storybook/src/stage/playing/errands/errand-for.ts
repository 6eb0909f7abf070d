import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Subject } from '../../../plan/plan.ts'
import type { Performance } from '../../actions/action.ts'
import { findDeed } from '../../actions/actions.ts'
import { callingDeed } from '../../telling/people/callings.ts'
import { atRest, contextFor, type Cue } from '../cue.ts'
import type { Errand } from './errand.ts'
import type { Mishap } from './paths.ts'

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
  const mishap = mishapOf(first.verb)
  return {
    way: first.way,
    performer: actor,
    aim: { noun: aim, actor: goal },
    seconds,
    moving: movingOf(cue, first, mishap),
    resting: atRest(cue).perform(contextFor(cue, first)),
    mishap,
    breaks: mishap === 'dropped' && isBreakable(cue),
  }
}

function movingOf(cue: Cue, first: Action, mishap: Mishap | undefined): Performance {
  const { subject, actor } = cue
  const crash = mishap === 'crashed' ? legsOf(subject) : first.verb
  const verb = LEAPS.test(first.verb) ? legsOf(subject) : crash
  const go = { ...first, verb, prop: null, target: null }
  const dance = mishap === 'dropped' ? null : findDeed(go, subject, actor)
  return (dance ?? atRest(cue)).perform(
    contextFor({ ...cue, object: null, aim: null, room: 0 }, go),
  )
}

function mishapOf(verb: string): Mishap | undefined {
  return verb === 'crash' ? 'crashed' : verb === 'fall' ? 'dropped' : undefined
}

/** Whoever lives and falls has a dance for that. */
function tumbles({ verb }: Action, { subject }: Cue): boolean {
  return verb === 'fall' && LIVING.has(subject.kind)
}

const FRAGILE =
  /\b(glass|vase|cup|mug|plate|egg|bottle|jar|mirror|bowl|teapot|pot|lamp|bulb|pumpkin|snow globe|phone)$/u

function isBreakable({ subject }: Cue): boolean {
  return FRAGILE.test(subject.noun) || subject.actions.some(({ verb }) => verb === 'break')
}
