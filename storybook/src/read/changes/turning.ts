import { lookUp } from '../../lexicon/look-up.ts'
import { isBareThing, isBewitched } from './bare-thing.ts'
import { BE, SLOWLY, STATE_ENDS, tailsOf, type Change } from './change.ts'
import { asItWas } from './as-it-was.ts'
import { headOf, whole } from './describe.ts'
import { phases } from './from-to.ts'
import { inState, ofRoom } from './in-state.ts'
import { asState, seenState } from './states.ts'

const INTO = '(?:(?:in)?to |back |a |an |the )*'
const TURNS = `(?:(?:turn(?:s|ed|ing)?|becom(?:es?|ing)|became|went|goes|going|grows?|growing|gets|getting|acquiring) ${SLOWLY}${INTO}|(?:chang|transition|shift|fad|transform|ripen|darken|lighten|morph|weather|stretch|wilt|tarnish|dissipat|return|mellow|restor|develop|diminish|wan|wax|wither|melt)(?:e?s|ing|e|ed|)? (?:(?:(?:its|their|his|her|the) )?(?:skin |fur |hair )?colou?rs? |in colou?r )?${SLOWLY}(?:in)?to ${INTO})`
const TURNED = new RegExp(
  `^(.{2,90}?)(,?) (?:(?:curling|losing its (?:leaves|[a-z]+ colou?rs?)|shrinking) and )?${BE}${SLOWLY}(?:and )?${BE}${TURNS}((?:[a-z-]+(?:, | and | )){0,5}?[a-z-]+)${STATE_ENDS}(.*)$`,
)
/** States that a deed leads to. */
const DEEDS: readonly (readonly [states: RegExp, deed: string])[] = [
  [/^(?:invisible|nothing|nothingness)$/, 'disappears'],
  [/^(?:big|bigger|large|larger|huge|giant|enormous|massive|taller)$/, 'grows'],
  [/^(?:small|smaller|tiny|tinier|little)$/, 'shrinks'],
]

/** "A frog turns blue", "a vase, glossy and new, becoming cracked", "the wooden wheel turns into a metal wheel". */
export function turning(clause: string): Change | null {
  const [, said = '', , to = '', tail = ''] = TURNED.exec(clause) ?? []
  const state = seenState(to)
  if (said === '') return null
  const deed = DEEDS.find(([states]) => states.test(state))?.[1]
  if (deed !== undefined) return isBareThing(said) ? [`${said} ${deed}`] : null
  if (/\bmoon$/.test(said) && /\bmoon$/.test(to))
    return phases(said.replace(/^.*?([a-z]+) moon$/, '$1'), state)
  const { who, before } = asItWas(said)
  if (!isChange(who, state, tail)) return null
  const [early, late] = tailsOf(tail)
  return [`${ofRoom(whole(opposed(before, state)))}${early}`, `${inState(who, state)}${late}`]
}

/** A state, or the same thing of another stuff, of something that does nothing besides. */
function isChange(who: string, state: string, tail: string): boolean {
  if (asState(state) === null && !isSameThing(who, state) && !arePlaces(who, state)) return false
  return isBareThing(who) && !isBewitched(who, state) && isToldSo(who, state, tail)
}

/** A metal wheel that was a wooden wheel: not a prince that was a frog. */
const isSameThing = (who: string, state: string): boolean =>
  state.includes(' ') && headOf(who) === headOf(state)

/** A whole city goes dark in its own way, and no clause may follow. */
const isToldSo = (who: string, state: string, tail: string): boolean =>
  !(/\b(?:city|town|house|village)\b/.test(who) && DIMS.test(state)) &&
  !/^,(?! with )|\b(?:while|then|until|before)\b/.test(tail)

const DIMS = /^(?:dark|bright|lit|unlit|on|off)$/

/** "A snowy field turns into a green meadow": land that becomes other land. */
const arePlaces = (who: string, state: string): boolean =>
  [who, state].every((said) => LANDS.test(said))

const LANDS =
  /(?:^| )(?:desert|meadow|field|forest|jungle|garden|lake|river|swamp|city|village|town|beach|island|mountains?|valley|landscape|wasteland|farm|park|street|ruins?|savannah?|tundra|canyon|glacier|sea|ocean|plain|hills?)$/

const OPPOSITES: Readonly<Record<string, string>> = {
  dark: 'bright',
  bright: 'dark',
  lit: 'unlit',
  unlit: 'lit',
  on: 'off',
  off: 'on',
}
/** All that there is to see of them is how light they are. */
const NOTHING_ELSE =
  /\b(?:room|sky|hall|light|lamp|bulb|screen|lantern|street ?light|candle|torch)s?$/

/** "The room turns darker": it was bright before. */
function opposed(before: string, state: string): string {
  const other = lookUp(OPPOSITES, state)
  return other !== undefined && NOTHING_ELSE.test(before) ? inState(before, other) : before
}
