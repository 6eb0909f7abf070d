import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import { Subject, type Action, type Relation, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

const TAKES = /^(wash-away|blow-away)$/u
const INLAND = new Set<Subject['kind']>(['vehicle', 'building', 'animal', 'person'])

/** What wind or water takes away is out of doors, and whoever made or held it stands by and sees it go. */
export function takeAway(shot: Shot): Shot {
  const gone = shot.subjects.find(({ actions }) => actions.some(({ verb }) => TAKES.test(verb)))
  if (!gone) return shot
  const had = ({ verb, prop, target }: Action): boolean =>
    !TAKES.test(verb) && (prop === gone.noun || target === gone.id)
  const all = shot.subjects.filter(({ kind }) => kind === 'person')
  // Who built it in the shot before is there, with nothing else to do.
  const owner =
    all.find(({ actions }) => actions.some(had)) ?? all.find(({ actions }) => actions.length === 0)
  const told = { ...shot, place: shot.place ?? placeOf(gone) }
  if (gone.kind === 'boat') return drifting(told, gone)
  if (owner) return { ...told, ...seenBy(owner, gone, told) }
  const named = ownerNamed(gone)
  if (!named || shot.subjects.some(({ kind }) => kind === 'person')) return told
  return { ...told, ...seenBy(named, gone, { ...told, subjects: [...told.subjects, named] }) }
}

const FIGURES = /^(?:scarecrow|snowman)$/u

/** "A man's hat", "the scarecrow's hat": he is there too. */
function ownerNamed({ words }: Subject): Subject | null {
  const noun = /\b([a-z]+)'s /u.exec(words)?.[1]
  const found = noun === undefined ? null : findPicture(noun)
  if (noun === undefined || found === null) return null
  if (!LIVING.has(found.kind) && !FIGURES.test(noun)) return null
  const { kind, picture, person = null } = found
  return Subject.parse({ id: 'owner', noun, kind, picture, person })
}

function placeOf({ actions, kind, noun }: Subject): string {
  if (actions.some(({ verb }) => verb === 'blow-away')) return kind === 'thing' ? 'park' : 'meadow'
  const dry = INLAND.has(kind) && !/\bsand/u.test(noun)
  if (kind === 'boat') return 'sea'
  return dry ? 'street' : 'beach'
}

/** A boat floats off, and no wave goes over it. */
function drifting(shot: Shot, boat: Subject): Shot {
  return withSubject(shot, boat, { actions: [doing('sail', { pace: 'slow' })] })
}

/** A scarecrow has no eyes to look after its hat. */
const watching = (owner: Subject, { id }: Subject): Subject =>
  LIVING.has(owner.kind)
    ? { ...owner, emotion: 'surprised', actions: [doing('look', { target: id })] }
    : owner

function seenBy(owner: Subject, gone: Subject, shot: Shot): Pick<Shot, 'subjects' | 'relations'> {
  const subjects = shot.subjects.map((each): Subject =>
    each === owner ? watching(each, gone) : each,
  )
  const beside: Relation = { from: owner.id, relation: 'right-of', to: gone.id }
  const others = shot.relations.filter(
    ({ from, to }) =>
      !(from === owner.id && to === gone.id) && !(to === owner.id && from === gone.id),
  )
  return { subjects, relations: [...others, beside] }
}
