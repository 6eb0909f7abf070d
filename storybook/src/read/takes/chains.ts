import { namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { isPosture } from '../../plan/later-deeds.ts'
import { plainAction } from '../binding/binding.ts'
import { ofMany } from './deeds-of-many.ts'
import { deedsOf, STATES } from './deeds-told.ts'
import { inRoom, placesIn, roomOf } from './elsewhere.ts'
import { chainedDeeds, deedAfter, JOINT } from './joints.ts'
import { stepTo } from './steps.ts'
import { nearestAction } from '../words/verbs.ts'

/** One of several takes that a sentence is parted into. */
export interface Link {
  readonly body: string
  /** Goes on with whoever acted before: "… and eats". */
  readonly continues: boolean
}

/** "Rides a bike, opens the door and sleeps": each in its own shot; "jumps and claps" is played in turn in one. */
export function splitChain(body: string): readonly Link[] {
  // "Camera flies through a window: the soldiers wake up, march and salute": told before the colon, it parts nothing.
  return /\b(?:camera|shot|lens|view)\b/.test(body.replace(/^[^:]*:/, ''))
    ? [{ body, continues: false }]
    : inHomes(linksOf(body))
}

const ASLEEP_ABOARD =
  /\b(?:doz(?:es|ing)|sleep(?:s|ing)|nap(?:s|ping)|asleep|snor(?:es|ing))\b[^.;]*\b(?:in|on) (?:the|an?|his|her) (?:[a-z]+ )?(?:bus|train|tram|taxi|subway|metro|car|plane)\b/

/** A nurse has breakfast in her kitchen: where each deed of a day is done is told, whoever does it. */
function inHomes(links: readonly Link[]): readonly Link[] {
  // "Dozes in the subway and wakes up": not in a bed.
  if (links.some(({ body }) => ASLEEP_ABOARD.test(body))) return links
  const homes = links.map(({ body }) => roomOf(deedsOf(body)[0], body))
  const places = links.flatMap(({ body }, index) => homes[index] ?? placesIn(body))
  if (new Set(places).size < 2) return links
  return links.map((link, index) => {
    const home = homes[index]
    // On a bike to the hospital one is not in it yet.
    const body = link.body.replace(
      /(?<=\b(?:ride|drive|cycle|bike)s\b.*) to (?:the )?[a-z]+[.;]?$/,
      '',
    )
    return home === undefined ? link : { ...link, body: `${body} in the ${home}` }
  })
}

function linksOf(body: string): readonly Link[] {
  const together = ofMany(body)
  const long = chainedDeeds(body) > 1
  let chain = [together ?? firstDeed(body)].filter((deed) => deed !== null)
  const links: Link[] = []
  let open: Open = { from: 0, lead: '', continues: false }
  for (const joint of body.matchAll(JOINT)) {
    const before = body.slice(open.from, joint.index)
    const from = joint.index + joint[0].length
    const after = body.slice(from)
    const deed = deedAfter(joint, after, together !== null)
    chain = begun(chain, before)
    const other = chain.length > 1 && isOthersDeed(before, after)
    const step = other
      ? 'cut'
      : stepTo(chain, { before, after, deed, together: together !== null, long })
    if (step === 'same') {
      chain = afterState(chain, deed)
      continue
    }
    chain = step === 'on' ? [...chain, deed ?? ''] : [deed ?? '']
    if (step === 'on') continue
    links.push({ body: open.lead + inRoom(before, after), continues: open.continues })
    open = goingOn(from, other, together !== null)
  }
  return [...links, { body: open.lead + body.slice(open.from), continues: open.continues }]
}

/** "Sits at a desk, drinks, rubs his eyes and falls asleep": how one sits lasts, and there is room for two deeds beside it. */
function afterState(chain: string[], deed: string | null): string[] {
  const last = chain.at(-1) ?? ''
  const done = deed !== null && deed !== last && !isPosture(plainAction(deed))
  return done && STATES.test(last) ? [...chain, deed] : chain
}

/** "He wants to see summer. He travels to the beach, sunbathes": a wish is no deed, what comes after it is. */
const begun = (chain: string[], before: string): string[] =>
  chain.length > 0 ? chain : deedsOf(before).slice(-1)

/** A take that has begun: where, and who is meant in it. */
interface Open {
  readonly from: number
  readonly lead: string
  readonly continues: boolean
}

function goingOn(from: number, other: boolean, together: boolean): Open {
  return { from, lead: together && !other ? 'they ' : '', continues: !together && !other }
}

function firstDeed(body: string): string | null {
  // "Macro, a ladybug crawls …": what comes before may say nothing of deeds.
  const [first, second = ''] = body.split(/,| and /)
  return deedsOf(first ?? '').at(-1) ?? deedsOf(second).at(-1) ?? null
}

const OTHERS_DEED =
  /^(?:then )?(?:his|her|their|its|the|an?) (?:[a-z]+ )??([a-z]+) ([a-z]+)(?: (?:him|her|them|it|the|an?|his|up|down|away|back|over|out|on|in|into)\b| ?[.;]?$)/

/** "…, cries, and his sister gives him hers": after several deeds of one, that of another is a shot of its own. */
function isOthersDeed(before: string, after: string): boolean {
  const [, who = '', word = ''] = OTHERS_DEED.exec(after) ?? []
  const base = baseVerb(word)
  if (base === null || (base === word) === (singular(who) === who) || STATES.test(base))
    return false
  const acts = namesLiving(singular(who)) || before.includes(` ${who}`) || base === 'grow'
  return acts && nearestAction(base) !== null
}
