import { findPicture } from '../../../lexicon/find-picture.ts'
import type { Action, Kind, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { without } from '../without.ts'
import { does, people, told } from './people-told.ts'

const CREWS = /\b(?:film|camera|movie|tv|television|news) (?:crew|team)\b/iu

/** A crew has one camera: the others hold the microphone, direct and take notes. */
export function filmTogether(shot: Shot): Shot {
  const crew = people(shot).find(
    (each) =>
      each.count > 1 && CREWS.test(each.words) && does(each, /^(?:film-video|photograph)$/u),
  )
  return crew ? told(shot, [crew], { verb: 'film-scene' }) : shot
}

const callingOf = (noun: string): Action | undefined =>
  /^(?:photographer|paparazz[oi]|reporter)$/u.test(noun) ? doing('photograph') : undefined

/** The carpet is hers, whoever was named last before it. */
function onHerCarpet(each: Relation, press: readonly Subject[], lead: Subject): Relation {
  const theirs = each.relation === 'on' && press.some(({ id }) => id === each.from)
  return theirs ? { ...each, from: lead.id } : each
}

/** "A model walks, photographers take pictures": of her, and not of themselves. */
export function photographLead(shot: Shot): Shot {
  const all = people(shot)
  const press = all.filter(
    ({ count, noun, actions: [deed = callingOf(noun)] }) =>
      count > 1 && deed?.verb === 'photograph' && deed.target === null && deed.prop === null,
  )
  const lead = all.find((each) => each.count === 1 && !press.includes(each))
  if (!lead || press.length === 0) return shot
  const told = withEach(shot, (each) =>
    press.includes(each)
      ? { ...each, actions: [doing('photograph', { target: lead.id }), ...each.actions.slice(1)] }
      : each,
  )
  return { ...told, relations: told.relations.map((each) => onHerCarpet(each, press, lead)) }
}

/** Who feeds another grown person gives it with a spoon: nobody scatters corn for a husband. */
export function feedBySpoon(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const fed = shot.subjects.find(({ id }) => id === each.actions[0]?.target)
    const spoon = each.kind === 'person' && fed?.kind === 'person' && fed.person?.age !== 'baby'
    const actions = each.actions.map((act) =>
      spoon && /^(?:spoon-)?feed$/u.test(act.verb) ? { ...act, verb: 'spoon-feed-grown' } : act,
    )
    return { ...each, actions }
  })
}

const SMALL_KINDS = new Set<Kind>(['thing', 'tool', 'toy', 'food'])
const LARGE =
  /\b(?:screen|tv|television|window|door|sky|star|moon|sun|comet|meteor|rocket|painting|picture|statue|sculpture|poster|mirror|wall|monitor|board|sign|tree|fire|campfire|fireworks|painting|telescope|balloon|lantern|kite|lamp|clock|machine|portal|bed|piano|hole)s?$/u

/** Several who look at one small thing bend over it, on one table: nobody looks at it from behind another. */
export function lookTogether(shot: Shot): Shot {
  const [who, ...others] = people(shot)
  const deed = who?.actions[0]
  if (!who || !deed || others.length > 0 || who.count < 2 || who.count > 5) return shot
  if (!/^(?:look|inspect)$/u.test(deed.verb)) return shot
  const thing = shot.subjects.find(({ id }) => id === deed.target)
  if (thing === undefined) return isSmallThing(deed.prop) ? bentOver(shot, who, deed.prop) : shot
  if (!isSmall(thing, shot)) return shot
  const bent = bentOver(shot, who, thing.noun)
  return thing.colour === null ? without(bent, thing) : bent
}

function bentOver(shot: Shot, who: Subject, prop: string | null): Shot {
  return told(shot, [who], { verb: 'look-together', ...(prop === null ? {} : { prop }) })
}

/** What the deed alone names, and no more is said of. */
function isSmallThing(noun: string | null): boolean {
  const kind = noun === null ? undefined : findPicture(noun)?.kind
  return noun !== null && kind !== undefined && SMALL_KINDS.has(kind) && !LARGE.test(noun)
}

function isSmall({ id, kind, noun, size, count, actions }: Subject, { relations }: Shot): boolean {
  const plain = count === 1 && size !== 'giant' && size !== 'large' && actions.length === 0
  const free = relations.every(({ from, relation }) => from !== id || relation === 'next-to')
  return plain && free && SMALL_KINDS.has(kind) && !LARGE.test(noun)
}
