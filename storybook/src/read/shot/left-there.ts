import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'

type Held = Pick<Shot, 'subjects' | 'relations'>

/** After these deeds there is something that was not there before, or is not as it was. */
const LEAVES =
  /^(?:build.*|hammer|repair|fix.*|paint.*|draw.*|carve.*|sculpt.*|plant|plant-.+|light.*|open|dig|decorate.*|polish|pitch.*|assemble|put-there|inflate|make-.+)$/
/** Too small to be looked for on the ground afterwards, or no thing at all. */
const TOO_SMALL =
  /(?:^| )(?:seed|bean|bulb|letter|door|window|curtain|hole|hand|nail|screw|thread|needle|match|book|umbrella|mouth|eye|bottle|can|wing|beak|portrait|picture|wall|fence|floor|ceiling|soil|sand|earth|ground)s?$/
/** What things do where they stand. */
const STAYS =
  /^(?:ring|glow|shine|light-up|open|smoke|steam|bloom|grow|tick|burn|break|stand|fall|topple)$/
/** Who does this is no more beside what they were at. */
const LEFT =
  /^(?:leave|drive|fly|sail|ride.*|flee|escape|travel|march|swim|sleep|climb.*|walk|run|enter|jump|dance|chase|crawl|follow|go|sit)$/

/** "A pirate opens a chest. A monkey jumps out", "he plants a flag, and salutes": what was opened, built or put up is still there. */
export function leftThere(subjects: readonly Subject[], here: Shot): Held {
  const all = here.subjects.flatMap((doer) =>
    isThere(doer)
      ? [{ thing: asLeft(doer), doer }]
      : doer.actions.flatMap((deed) => thingOf(deed, doer, here)),
  )
  const added = all.filter(({ thing }, at) => isMissing(thing, subjects) && isFirst(all, at))
  const stays = new Set(
    subjects
      .filter(({ actions }) => actions.every(({ verb }) => !LEFT.test(verb)))
      .map(({ id }) => id),
  )
  const beside = added.flatMap(({ thing, doer }): Relation[] =>
    stays.has(doer.id) ? [{ from: doer.id, relation: 'next-to', to: thing.id }] : [],
  )
  return structuredClone({ subjects: added.map(({ thing }) => thing), relations: beside })
}

/** A clock that has struck, a tree that has grown. */
const isThere = ({ kind, count, actions }: Subject): boolean =>
  /^(?:thing|furniture|plant|toy|food)$/.test(kind) &&
  count === 1 &&
  actions.length > 0 &&
  actions.every(({ verb }) => STAYS.test(verb) || verb === 'scare')

const BREAKS = /^(?:break|shatter|smash|fall)$/

/** A vase that fell is in shards. */
function asLeft(thing: Subject): Subject {
  const broken = thing.actions.some(({ verb }) => BREAKS.test(verb))
  return { ...thing, actions: [], ...(broken ? { looks: ['broken'] } : {}) }
}

interface Left {
  readonly thing: Subject
  readonly doer: Subject
}

/** What a deed leaves behind, be it a subject already or only a word so far. */
function thingOf({ verb, target, prop, way }: Action, doer: Subject, { subjects }: Shot): Left[] {
  if (!LEAVES.test(verb) && way !== 'out-of') return []
  const own = subjects.find(({ id, noun }) => id === target || noun === prop)
  const thing = own ?? (prop === null ? null : drawn(prop, doer))
  const small = thing === null || LIVING.has(thing.kind) || TOO_SMALL.test(thing.noun)
  return small ? [] : [{ thing: { ...thing, actions: [] }, doer }]
}

function drawn(noun: string, { id }: Subject): Subject | null {
  const found = findPicture(noun)
  if (found === null || !/^(?:thing|furniture|toy|tool|plant|food|building)$/.test(found.kind))
    return null
  return {
    id: `${id}-${noun.replaceAll(' ', '-')}`.slice(0, 40),
    noun,
    words: noun,
    kind: found.kind,
    picture: found.picture,
    count: 1,
    colour: null,
    size: 'normal',
    material: null,
    emotion: 'neutral',
    person: null,
    actions: [],
  }
}

/** Not seen in this shot, nor in anybody's hands. */
function isMissing({ id, noun }: Subject, subjects: readonly Subject[]): boolean {
  return !subjects.some(
    (each) =>
      each.id === id || each.noun === noun || each.actions.some(({ prop }) => prop === noun),
  )
}

const isFirst = (all: readonly Left[], at: number): boolean =>
  all.findIndex(({ thing }) => thing.noun === all[at]?.thing.noun) === at
