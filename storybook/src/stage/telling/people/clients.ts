import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'
import { sitterNamed } from './sitters.ts'

/** What is done to somebody who sits in a chair for it, and as whom. */
const DONE_TO: readonly (readonly [deed: RegExp, role: string])[] = [
  [
    /^(?:haircut|shave-beard|makeup|do-makeup|manicure|braid|curl-hair|wash-hair)$/u,
    'salon client',
  ],
  [/^(?:massage|treat-teeth|bandage|examine-patient)$/u, 'patient'],
]

const CHAIRS = /(?<!wheel|arm)(?:chair|stool|seat)$/u

/** Who is treated in a chair has the one that comes with the deed. */
function inOneChair(shot: Shot): Shot {
  const doers = shot.subjects.filter(({ actions: [deed] }) => treats(deed))
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'on' &&
      doers.some(({ id, actions: [deed] }) => id !== from && (deed?.target ?? from) === from) &&
      shot.subjects.some(({ id, noun }) => id === to && CHAIRS.test(noun)),
  )
  if (!bond) return shot
  const rest = withoutAll(shot, ({ id }) => id === bond.to)
  return withSubject(rest, { id: bond.from }, { actions: [] })
}

/** A lion that is shaved sits in the barber's chair, as people would. */
export function seatClient(asked: Shot): Shot {
  const shot = inOneChair(asked)
  const worker = shot.subjects.find(({ kind, actions }) => kind === 'person' && treats(actions[0]))
  const [deed] = worker?.actions ?? []
  const client = worker && deed && clientOf(deed, shot)
  if (!client) return worker && deed ? bearded(withOwner(shot, worker, deed)) : shot
  const role = DONE_TO.find(([verbs]) => verbs.test(deed.verb))?.[1] ?? null
  return withEach(shot, (each) => {
    if (each.id === client.id)
      return { ...each, person: Person.parse({ role }), actions: inBed(each, shot) }
    return each === worker ? { ...each, actions: [{ ...deed, target: client.id }] } : each
  })
}

/** A bear whose heart is listened to sits in its bed, and does not stand there. */
function inBed({ id }: Subject, { relations }: Shot): Action[] {
  const bed = relations.find(({ from, relation }) => from === id && relation === 'on')
  return bed ? [doing('sit', { target: bed.to })] : []
}

/** Who is shaved by another has a beard. */
function bearded(shot: Shot): Shot {
  const shaves = shot.subjects.flatMap(({ actions }) => actions).find(isShaving)
  return withEach(shot, (each) => {
    if (each.id !== shaves?.target || each.person?.gender != null) return each
    return { ...each, person: { ...Person.parse(each.person ?? {}), gender: 'man' } }
  })
}

const isShaving = ({ verb }: Action): boolean => verb === 'shave-beard'

/** "Cuts a boy's hair": whose it is sits there, as old as the words say. */
function withOwner(shot: Shot, worker: Subject, deed: Action): Shot {
  const somebody = deed.verb === 'examine-patient' && shot.subjects.length === 1 ? 'man' : ''
  const owner =
    deed.target === null ? (sitterNamed(deed.prop ?? '') ?? sitterNamed(somebody)) : null
  if (!owner || shot.subjects.some(({ kind, id }) => kind === 'person' && id !== worker.id))
    return shot
  const actions = [{ ...deed, prop: null, target: owner.id }]
  const subjects = shot.subjects.map((each) => (each === worker ? { ...each, actions } : each))
  return { ...shot, subjects: [...subjects, owner] }
}

const treats = (deed: Action | undefined): boolean =>
  DONE_TO.some(([verbs]) => verbs.test(deed?.verb ?? ''))

/** Whom the deed names, or the one beast that is there and does nothing else. */
function clientOf({ target }: Action, { subjects, relations }: Shot): Subject | undefined {
  const beasts = subjects.filter(({ kind, person }) => ANIMALS.has(kind) && person === null)
  const named = beasts.find(({ id }) => id === target)
  const [only, ...others] = beasts
  if (named || target !== null || !only || others.length > 0) return named
  const bound = relations.some(({ from, to }) => from === only.id || to === only.id)
  return only.count === 1 && only.actions.length === 0 && !bound ? only : undefined
}
