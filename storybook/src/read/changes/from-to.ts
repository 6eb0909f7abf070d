import { ageing } from './ageing.ts'
import { isBareThing } from './bare-thing.ts'
import { BE, SLOWLY, STATE_ENDS, tailsOf, type Change } from './change.ts'
import { inState } from './in-state.ts'
import { asState, seenState } from './states.ts'

const CHANGES =
  '(?:chang|turn|transition|shift|transform|morph|go|fad|develop|progress|evolv|convert|switch|mov|flow|bloom|grow|build|refin|advanc|assembl|swell|collaps|expand|stretch|age|fill|cool|harden|polish|dry|melt|freez|brighten|darken|com|wax|wan|yellow|increas|decreas|shrink|improv|tarnish|rust|weather|ripen|wilt|wither)(?:e?s|ing|e|ning|ped|ed|)(?: up| out)?'
const ITS =
  '(?:(?:(?:its|their|his|her|the) )?(?:skin |fur |body |hair |eye )?(?:colou?rs?|shape|size|state|appearance) |in (?:colou?r|size|shape) )?'
const A = '(.{2,60}?)'
const B = '((?:an? )?(?:[a-z-]+, ){0,2}[a-z0-9 -]{2,50}?)'
const FROM_TO = new RegExp(
  `^(.{2,90}?)(,? and |, | )${BE}${SLOWLY}${CHANGES} ${ITS}${SLOWLY}from ${A} (?:back )?(?:in)?to ${SLOWLY}${B}${STATE_ENDS}(.*)$`,
)
const OBJECT_FROM_TO = new RegExp(
  `^.{2,60}, (?:chang|turn|transform)ing ((?:an?|the|its) [a-z ]{2,30}?) from ${A} (?:back )?(?:in)?to ${SLOWLY}${B}${STATE_ENDS}(.*)$`,
)

/** Deeds that are seen to do all of it. */
const SHOWS = /\b(?:opens?|closes?|germinates?|sprouts?|blooms?|pops?|rises|grows|shrinks|melts)$/
/** What it does besides is the change itself. */
const DOES_SO = / [a-z]+s(?: and [a-z]+)?$/

const SMALL = /^(?:(?:very )?(?:tiny|small|little|miniature))$/
const LARGE = /^(?:(?:very )?(?:big|large|huge|giant|enormous|massive))$/
const EMPTY = /^(?:empty|zero)$/

/** "A wheel changes from red to blue": what it is like in the beginning, and in the end. */
export function fromTo(clause: string): Change | null {
  const [, object, ...states] = OBJECT_FROM_TO.exec(clause) ?? []
  if (object !== undefined) return stated(object, states)
  const [, who, joint, ...rest] = FROM_TO.exec(clause) ?? []
  if (who === undefined || (LEADS.test(clause) && !isStated(rest))) return null
  if (SHOWS.test(who)) return [who]
  if (joint === ' ') return toldOf(who, who, { clause, rest })
  return ageing(who) ?? toldOf(who, who.replace(DOES_SO, ''), { clause, rest })
}

function toldOf(
  who: string,
  one: string,
  { clause, rest }: { readonly clause: string; readonly rest: readonly string[] },
): Change | null {
  const [, grows] = GROWS.exec(clause.slice(who.length)) ?? []
  if (grows !== undefined) return [`${one} ${grows}s`]
  return isBareThing(one.replace(/ fills the sky$/, '')) ? stated(one, rest) : null
}

/** From a seed, a bud or a sprout: the plant that is named. */
const GROWS =
  /^,? (?:[a-z]+ly )?(grow|bloom)(?:s|ing)? from (?:an? )?(?:[a-z]+ )?(?:seed|sprout|bud|sapling|shoot|bulb|acorn|seedling)\b/

/** "Goes from the house to the garden": that is a way, unless states are named. */
const LEADS =
  / (?:go|turn|mov|com|flow|shift|switch|stretch|expand|convert)(?:e?s|ing|e|)? (?:[a-z]+ )?from .* to /

const isStated = ([from = '', to = '']: readonly string[]): boolean =>
  [from, to].every((said) => asState(seenState(said)) !== null) || /^(?:empty|full)\b/.test(to)

function stated(who: string, [from = '', to = '', tail = '']: readonly string[]): Change {
  const [first = '', last = ''] = [from, to].map(seenState)
  if (SMALL.test(first) && LARGE.test(last)) return [`${who} grows`]
  if (LARGE.test(first) && SMALL.test(last)) return [`${who} shrinks`]
  const own = ofItsOwn(who, first, last)
  if (own) return own
  const [early, late] = tailsOf(tail)
  return [`${inState(who, first)}${early}`, `${inState(who, last)}${late}`]
}

const VESSEL = /\b(?:glass|cup|jar|bottle|bucket|mug|bowl|jug)$/
const PHASES = ['new', 'crescent', 'half', 'full']

/** What fills, opens, waxes and is charged in a way of its own. */
function ofItsOwn(who: string, first: string, last: string): Change | null {
  if (/\bmoon$/.test(who)) return phases(first, last)
  if (/\beyes?$/.test(who) && !who.includes("'s")) {
    if (last === 'open') return ["a close-up of a woman's eye opening"]
    if (first === 'open') return ["a close-up of a woman's eye closing"]
  }
  if (/\bbattery\b/.test(who))
    return [first, last].map((state) => (EMPTY.test(state) ? 'a low battery' : 'a battery'))
  const [, drink] = /^(?:full|filled)(?: (?:of|with) (.+))?$/.exec(last) ?? []
  if (VESSEL.test(who) && EMPTY.test(first)) {
    const poured = drink === undefined || drink === 'water' ? 'a bottle of water' : drink
    return [`${poured} pours into ${who.replace(/^the /, 'a ')}`]
  }
  return null
}

/** "From new to full": by all that lies between. */
export function phases(first: string, last: string): Change | null {
  const [from, to] = [first, last].map((said) => PHASES.indexOf(said.split(' ')[0] ?? ''))
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return null
  const way = from < to ? PHASES.slice(from, to + 1) : PHASES.slice(to, from + 1).toReversed()
  return way.map((phase) => `a ${phase} moon at night`)
}
