import { HIP_HEIGHT } from '../../cast/people/body/proportions.ts'
import { WITHOUT } from '../../cast/people/look.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Action } from '../../plan/plan.ts'
import {
  isDoneInSaddle,
  isLeaving,
  isOfHands,
  isOfLegs,
  isMeanwhile,
  laterDeeds,
} from '../../plan/later-deeds.ts'
import type { Choreography, Moment, Performance } from '../actions/action.ts'
import { findDeed } from '../actions/actions.ts'
import { isAlive } from '../actions/life.ts'
import { meanwhile } from '../actions/meanwhile.ts'
import { atRest, contextFor, type Cue } from './cue.ts'
import { breakUnder } from './errands/break-under.ts'
import { errandFor } from './errands/errand-for.ts'
import { runErrand } from './errands/errand.ts'
import { goRound } from './errands/go-round.ts'
import { knockOff } from './errands/knock-off.ts'
import { glanceUp } from './glancing-up.ts'
import { inTurn, lengthsOf, type Deed } from './in-turn.ts'
import { inVain } from './in-vain.ts'
import { isWinged, leave, stayThenLeave } from './leaving.ts'
import { withHits } from './on-heads.ts'
import { withRunaway } from './runaways.ts'
import { seatIn, shownIn } from '../telling/recasting.ts'
import { withSquirt } from './squirted.ts'
import { together, type Danced } from './together.ts'

/** The whole performance of one actor: its deeds, or quiet life when it has none that is known here. */
export function perform(cue: Cue): Performance {
  const deeds = glanceUp(performDeeds(cue), cue)
  const played = meanwhile(deeds, cue.subject.actions.slice(1).filter(isMeanwhile))
  return withSquirt(withRunaway(withHits(played, cue), cue), cue)
}

function performDeeds(cue: Cue): Performance {
  const [first = null] = cue.subject.actions
  if (first && isLeaving(first)) return stayThenLeave(cue, first)
  const errand = goRound(cue, first) ?? errandThenMore(cue, first)
  if (errand) return errand
  const dance = cue.dance ?? atRest(cue)
  const vain = cue.subject.actions.some(({ verb }) => verb === 'give-up')
  const alone = (part: Cue): Performance => {
    const played = dance.perform(contextFor(part, first))
    return vain && first?.verb !== 'give-up' ? inVain(played, part.seconds) : played
  }
  return cue.dance && first ? withMore(cue, first, alone) : alone(cue)
}

/** The first deed with those that are done at the same time, and then the others. */
function withMore(cue: Cue, first: Action, alone: (part: Cue) => Performance): Performance {
  const later = dancedLater(cue)
  const bound = goesOnWithIt(cue, first)
  if (bound && later.length === 0) return alone(cue)
  const both = (part: Cue, next: Later): Performance | null =>
    bothAtOnce(part, { verb: first.verb, performance: alone(part) }, next)
  const seats = bound || hasSeat(alone(cue)) ? [] : dancesOf(cue, seatOf(cue))
  const beside = [...later, ...seats].find(
    (each) => !isLeaving(each.action) && both(cue, each) !== null,
  )
  const begin = (part: Cue): Performance => (beside && both(part, beside)) ?? alone(part)
  const rest = later.filter((each) => each !== beside)
  if (rest.length === 0) return begin(cue)
  return thenMore(cue, rest, (part) => asDeed(first, begin(part)))
}

/** One deed, and those that come after it. */
function thenMore(cue: Cue, rest: readonly Later[], begin: (part: Cue) => Deed): Performance {
  const [start = cue, ...parts] = partsOf(cue, rest.length + 1)
  const played = parts.flatMap((part, at) =>
    rest.slice(at, at + 1).map((each) => asDeed(each.action, playLater(part, each))),
  )
  const worn = rest.find(({ action }) => action.verb === 'try-on')?.action.prop ?? null
  const first = worn === null ? begin(start) : withoutIt(begin(start), worn)
  // Who is kissed goodbye stays behind.
  const left = rest.every(({ action }) => isLeaving(action))
  return inTurn([{ ...first, company: left }, ...played], cue.seconds)
}

/** Who puts on a hat later has none on before. */
function withoutIt(deed: Deed, garment: string): Deed {
  const { performance } = deed
  if (typeof performance === 'function') return deed
  const at = (t: number): Moment => {
    const moment = performance.at(t)
    return { ...moment, pose: { ...moment.pose, costume: `${WITHOUT}${garment}` } }
  }
  return { ...deed, performance: { ...performance, at } }
}

/** Where the first deed leads to, or what it sends over the edge; and what is done after it. */
function errandThenMore(cue: Cue, first: Action | null): Performance | null {
  const play = (part: Cue): Performance | null => {
    const errand = errandFor(part, first)
    return errand ? runErrand(errand) : (knockOff(part, first) ?? breakUnder(part, first))
  }
  const whole = play(cue)
  // Who stumbles was galloping before, and does not go on.
  const falls = /^(?:crash|fall|faceplant|slip|topple)$/u.test(first?.verb ?? '')
  const more = laterDeeds(cue.subject).filter((each) => !falls || isLeaving(each))
  const later = whole ? dancesOf(cue, more) : []
  if (!whole || later.length === 0) return whole
  return thenMore(cue, later, (part) => ({
    performance: play(part) ?? whole,
    lasts: true,
    raised: true,
  }))
}

/** What is planted, put up, built or opened stands there while something else is done. */
const LASTS =
  /^(?:plant.*|dig|pack|try-on|knock-door|open-door|unlock-door|listen-at-door|build.*|open|pitch.*|light-.+|paint-.+|fix.*|decorate-.+|put-up.*|set-up.*|hammer.*|mend.*|repair.*|carve.*|sculpt.*|put-there|make-.+|pottery|saw|weld|wash-car|polish.*|tend-.*oven|work-screens)$/u

const asDeed = ({ verb }: Action, performance: Deed['performance']): Deed => ({
  performance,
  lasts: LASTS.test(verb),
  ...(/^tend-.*oven$/u.test(verb) ? { leaves: /\boven$/u } : {}),
  lands: isOfLegs(verb) && !isWinged(verb),
  shapes: /^(?:burn-down|melt|shrink|grow|wilt|swell)$/u.test(verb),
})

/** What decides whether more than one deed is danced. */
type Dancer = Pick<Cue, 'subject' | 'actor' | 'partner' | 'fellows' | 'medium'>

/** The deeds after the first that are danced as well. */
export function dancedLater(dancer: Dancer): readonly Later[] {
  const [first] = dancer.subject.actions
  if (!first) return []
  const later = laterDeeds(dancer.subject)
  return dancesOf(dancer, goesOnWithIt(dancer, first) ? later.filter(isLeaving) : later)
}

/** Who holds another in their arms, or swims, goes on with it. */
function goesOnWithIt(dancer: Dancer, first: Action): boolean {
  return isForSeveral(dancer) && !isFree(dancer, first)
}

function isForSeveral({ partner, fellows, medium, actor }: Dancer): boolean {
  // A throne or a bench is nobody.
  const other = partner !== null && partner.kind !== 'prop'
  const borne = isAlive(actor) && !/^(?:ground|carried)$/u.test(medium)
  return other || fellows.length > 0 || borne
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
    const { partner, company, alike = false } = dance?.needs ?? {}
    const alone = partner === undefined && (company === undefined || alike)
    return dance && (alone || isLeaving(action)) ? [{ action, dance }] : []
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

/** Who leaves goes from wherever the deeds before have led. */
function playLater(cue: Cue, later: Later): Deed['performance'] {
  const { action } = later
  return isLeaving(action) ? (from) => leave(cue, action, from) : danceLater(cue, later)
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
