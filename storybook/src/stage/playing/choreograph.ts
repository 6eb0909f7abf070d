import { HIP_HEIGHT } from '../../cast/people/body/proportions.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Action } from '../../plan/plan.ts'
import { isDoneInSaddle, isOfHands, isMeanwhile, laterDeeds } from '../../plan/later-deeds.ts'
import type { Choreography, Performance } from '../actions/action.ts'
import { findDeed } from '../actions/actions.ts'
import { meanwhile } from '../actions/meanwhile.ts'
import { atRest, contextFor, type Cue } from './cue.ts'
import { breakUnder } from './errands/break-under.ts'
import { errandFor } from './errands/errand-for.ts'
import { runErrand } from './errands/errand.ts'
import { knockOff } from './errands/knock-off.ts'
import { inTurn, lengthsOf, type Deed } from './in-turn.ts'
import { inVain } from './in-vain.ts'
import { withHits } from './on-heads.ts'
import { withRunaway } from './runaways.ts'
import { seatIn, shownIn } from '../telling/recasting.ts'
import { withSquirt } from './squirted.ts'
import { together, type Danced } from './together.ts'

/** The whole performance of one actor: its deeds, or quiet life when it has none that is known here. */
export function perform(cue: Cue): Performance {
  const played = meanwhile(performDeeds(cue), cue.subject.actions.slice(1).filter(isMeanwhile))
  return withSquirt(withRunaway(withHits(played, cue), cue), cue)
}

function performDeeds(cue: Cue): Performance {
  const [first = null] = cue.subject.actions
  const dance = cue.dance ?? atRest(cue)
  const errand = errandFor(cue, first)
  if (errand) return runErrand(errand)
  const mishap = knockOff(cue, first) ?? breakUnder(cue, first)
  if (mishap) return mishap
  const vain = cue.subject.actions.some(({ verb }) => verb === 'give-up')
  const alone = (part: Cue): Performance => {
    const played = dance.perform(contextFor(part, first))
    return vain && first?.verb !== 'give-up' ? inVain(played, part.seconds) : played
  }
  if (!cue.dance || !first || goesOnWithIt(cue, first)) return alone(cue)
  const begin = (part: Cue, beside: Later | undefined): Performance =>
    (beside && bothAtOnce(part, { verb: first.verb, performance: alone(part) }, beside)) ??
    alone(part)
  const later = dancedLater(cue)
  const seats = hasSeat(alone(cue)) ? [] : dancesOf(cue, seatOf(cue))
  const beside = [...later, ...seats].find(
    (each) => bothAtOnce(cue, { verb: first.verb, performance: alone(cue) }, each) !== null,
  )
  const rest = later.filter((each) => each !== beside)
  if (rest.length === 0) return begin(cue, beside)
  const [start, ...parts] = partsOf(cue, rest.length + 1)
  if (!start) return alone(cue)
  const played = parts.flatMap((part, at) =>
    rest.slice(at, at + 1).map((each) => asDeed(each.action, danceLater(part, each))),
  )
  return inTurn([asDeed(first, begin(start, beside)), ...played], cue.seconds)
}

/** What is planted, put up, built or opened stands there while something else is done. */
const LASTS =
  /^(?:plant.*|build.*|open|pitch.*|light-.+|paint-.+|fix.*|decorate-.+|put-up.*|set-up.*|hammer.*|mend.*|repair.*|carve.*|sculpt.*|put-there|make-.+|pottery|saw|weld|wash-car|polish.*)$/u

const asDeed = ({ verb }: Action, performance: Performance): Deed => ({
  performance,
  lasts: LASTS.test(verb),
})

/** What decides whether more than one deed is danced. */
type Dancer = Pick<Cue, 'subject' | 'actor' | 'partner' | 'fellows' | 'medium'>

/** The deeds after the first that are danced as well. */
export function dancedLater(dancer: Dancer): readonly Later[] {
  const [first] = dancer.subject.actions
  if (!first || goesOnWithIt(dancer, first)) return []
  return dancesOf(dancer, laterDeeds(dancer.subject))
}

/** Who holds another in their arms, or swims, goes on with it. */
function goesOnWithIt(dancer: Dancer, first: Action): boolean {
  return isForSeveral(dancer) && !isFree(dancer, first)
}

function isForSeveral({ partner, fellows, medium }: Dancer): boolean {
  // A throne or a bench is nobody.
  const other = partner !== null && partner.kind !== 'prop'
  return other || fellows.length > 0 || !/^(?:ground|carried)$/u.test(medium)
}

/** Riders have their hands free, and who sits high up; bystanders have nothing set up, and laugh together when it has happened. */
function isFree({ subject: { actions } }: Dancer, { verb: first }: Action): boolean {
  const sits = first === 'sit' && actions.some(isOfHands)
  return first === 'stand-by' || sits || actions.some(({ verb }) => isDoneInSaddle(first, verb))
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
function dancesOf({ subject, actor }: Dancer, actions: readonly Action[]): readonly Later[] {
  return actions.flatMap((action) => {
    const dance = findDeed(action, subject, actor)
    const alone = dance?.needs?.partner === undefined && dance?.needs?.company === undefined
    return dance && alone ? [{ action, dance }] : []
  })
}

/** Who reads does so in an armchair, or on the bench in its stead: one seat is enough. */
function hasSeat(performance: Performance): boolean {
  return seatIn(shownIn(performance)) !== null
}

/** "Sits and drinks": the posture of a deed that is done standing otherwise. */
function seatOf({ subject, actor }: Cue): readonly Action[] {
  const sits = subject.actions.slice(1).find(({ verb }) => verb === 'sit' || verb === 'kneel')
  const own = /wheelchair/u.test(sits?.prop ?? '') ? (sits?.prop ?? null) : null
  if (!sits || actor.kind !== 'puppet') return []
  const sit = { ...sits, prop: own }
  return sits.verb === 'sit' ? [sit, { ...sit, verb: 'sit-facing-us' }] : [sit]
}

function danceLater(cue: Cue, { action, dance }: Later): Performance {
  const context = contextFor({ ...cue, object: action.prop, aim: null }, action)
  return dance.perform({ ...context, random: cue.random.fork(action.verb) })
}

function bothAtOnce(cue: Cue, first: Danced, next: Later): Performance | null {
  const { actor } = cue
  if (!isPuppet(actor)) return null
  const second = { verb: next.action.verb, performance: danceLater(cue, next) }
  const standing = HIP_HEIGHT * actor.proportions.body
  return together(first, second, { seconds: cue.seconds, standing })
}
