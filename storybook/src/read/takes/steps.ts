import { namesLiving } from '../../lexicon/find-picture.ts'
import { isMeanwhile, isMishap, isPosture, laterDeeds } from '../../plan/later-deeds.ts'
import { plainAction } from '../binding/binding.ts'
import { deedsOf, STATES } from './deeds-told.ts'
import { goesElsewhere, hasOtherHome, setsOut } from './elsewhere.ts'
import { clauseOf, FINITE, isDeed } from './joints.ts'

interface Joined {
  readonly before: string
  readonly after: string
  readonly deed: string | null
  readonly together: boolean
  /** Three deeds or more: a story. */
  readonly long: boolean
}

export function stepTo(chain: readonly string[], joined: Joined): Step {
  const { before, after, deed, together, long } = joined
  const rises = KRAKENS.test(before) && RISES.test(chain.at(-1) ?? '')
  if (rises) return 'same'
  const far = isFarFrom(before, after) || (long && isNextScene(before, after))
  return far && isDeed(after, deed) && !pounces(chain, deed) ? 'cut' : stepOf(chain, deed, together)
}

const FINDS = /\b(?:finds|discovers|meets|catches)\b(?!.*(?:,| and ))/

/** In a story one comes to another place, meets somebody, or goes on with what one has found. */
function isNextScene(before: string, after: string): boolean {
  const next = clauseOf(after)
  const [, article = '', ...whom] = next.split(' ').slice(0, 5)
  const meets = /^(?:an?|another|two|three)$/.test(article) && whom.some(namesLiving)
  const comes = meets || FINDS.test(before) || setsOut(next) || isLater(before, next)
  return FINITE.test(next) && comes
}

const SEASON = /\b(?:spring|summer|autumn|winter|night|morning|evening|sunset|sunrise)\b/

function isLater(before: string, next: string): boolean {
  const [season = ''] = SEASON.exec(next) ?? []
  return !before.includes(season)
}

/** Another place, told or that of the deed, or the one behind a door. */
function isFarFrom(before: string, after: string): boolean {
  const next = clauseOf(after)
  return (
    goesElsewhere(before, after) ||
    hasOtherHome([deedsOf(before).at(-1), before], [deedsOf(next)[0], next])
  )
}

/** Who does this watches from where they are: no new shot for it. */
const STAYS = /^(?:perch|float|hover|swing|hang|lounge|rest)$/

/** An owl that swoops is on its way to the mouse it catches. */
const COMES = /^(?:fly|swoop|dive|pounce)$/

const CATCHES = /^(?:catch|catch-fish|fish|snatch|grab|hunt|steal)$/

/** A kraken rises with its arms about the ship: that is one deed. */
const KRAKENS = /\b(?:kraken|octopus|squid|sea monster)\b/

const RISES = /^(?:go|rise|emerge|swim|appear|walk|jump)$/

const pounces = (chain: readonly string[], deed: string | null): boolean =>
  COMES.test(chain.at(-1) ?? '') && CATCHES.test(deed ?? '')

function goesOn(last: string, deed: string): boolean {
  if (pounces([last], deed)) return true
  if (isMishap(deed)) return deed === last
  return deed === last || STATES.test(last) || (deed === 'look' && STAYS.test(last))
}

/** "They point at it and laugh": at once, and in no shot of its own. */
const FEELS = /^(?:laugh|smile|cheer|clap|giggle|cry|gasp|shout)$/

type Step = 'same' | 'on' | 'cut'

/** Whether a further deed is the same one, goes on in the same shot or has one of its own. */
function stepOf(chain: readonly string[], deed: string | null, together: boolean): Step {
  const last = chain.at(-1)
  if (deed === null || last === undefined || goesOn(last, deed)) return 'same'
  // "… and puts them in a basket": no deed of its own, and nobody stands idle in a shot for it.
  if (isPosture(plainAction(deed)) || isMeanwhile(plainAction(deed))) return 'same'
  if (together && FEELS.test(deed)) return 'same'
  // A group of puppets is set up for one deed.
  return !together && fitsInShot([...chain, deed]) ? 'on' : 'cut'
}

/** Whether the stage plays all these deeds in one shot. */
function fitsInShot(verbs: readonly string[]): boolean {
  const actions = verbs.map((verb) => plainAction(verb))
  return laterDeeds({ actions }).length === verbs.length - 1
}
