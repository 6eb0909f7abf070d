import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { Subject, type Action, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'

type Row = readonly [verb: RegExp, who: RegExp, craft: string, picture?: string]

/** In what somebody is taken along by whom. */
const CRAFTS: readonly Row[] = [
  [/^(?:row|scull|steer)/u, /\bgondolier$/u, 'gondola'],
  [/^(?:row|kayak)$/u, /./u, 'boat', 'prop:rowed-boat'],
  [/^drive$/u, /\b(?:taxi|cab)\b|\bcabbie$/u, 'taxi'],
  [/^drive$/u, /\bbus\b/u, 'bus'],
  [/^drive$/u, /./u, 'convertible'],
]
const AFLOAT = /^(?:row|kayak)$/u

/** "A gondolier rows a couple": they sit in his boat with him, and nobody rides on the others' backs. */
export function convey(shot: Shot): Shot {
  if (shot.subjects.some(({ kind }) => CRAFT.has(kind))) return shot
  for (const driver of driversIn(shot)) {
    const deed = driver.actions.find((each) => guestOf(each, shot) !== undefined)
    const row = deed && CRAFTS.find(([verb, who]) => verb.test(deed.verb) && who.test(driver.noun))
    if (deed && row) return getIn(shot, { driver, deed, row })
  }
  return shot
}

const driversIn = ({ subjects }: Shot): readonly Subject[] =>
  subjects.filter(({ kind, count }) => LIVING.has(kind) && count === 1)

/** Cattle are driven on foot: only people sit in a car because of it. */
function guestOf({ verb, target }: Action, { subjects }: Shot): Subject | undefined {
  return subjects.find(
    ({ id, kind }) =>
      id === target && (kind === 'person' || (LIVING.has(kind) && AFLOAT.test(verb))),
  )
}

interface Trip {
  readonly driver: Subject
  readonly deed: Action
  readonly row: Row
}

function getIn(shot: Shot, { driver, deed, row: [, , noun, picture] }: Trip): Shot {
  const found = findPicture(noun)
  if (!found) return shot
  const afloat = found.kind === 'boat'
  const craft = Subject.parse({
    id: `${driver.id}-craft`,
    noun,
    words: noun,
    kind: found.kind,
    picture: picture ?? found.picture,
    actions: [doing(afloat ? 'sail' : 'drive', { direction: deed.direction })],
  })
  const aboard = [driver.id, deed.target ?? '']
  const stands = noun === 'gondola' ? [doing('scull')] : []
  const subjects = shot.subjects.map((each) =>
    each.id === driver.id ? { ...each, actions: stands } : each,
  )
  const free = shot.relations.filter(({ from, to }) => from !== driver.id || !aboard.includes(to))
  const seats = aboard.map((from) => ({ from, relation: 'inside' as const, to: craft.id }))
  return {
    ...shot,
    place: shot.place ?? (afloat ? 'lake' : null),
    subjects: [...subjects, craft],
    relations: [...free, ...seats],
  }
}
