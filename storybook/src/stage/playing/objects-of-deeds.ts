import type { Relation, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import { mountIn, seatIn } from '../telling/recasting.ts'

export function objectOf(
  { subject }: Casting,
  all: readonly Casting[],
  relations: readonly Relation[],
): string | null {
  const action = subject.actions[0]
  const target = all.find((each) => each.subject.id === action?.target)
  // Who juggles sitting on a chair does not juggle chairs.
  const besides = subject.actions.slice(1).some(({ verb }) => verb === 'sit')
  // What a tree grows on is not what it becomes.
  const seat =
    besides || action?.verb === 'grow'
      ? undefined
      : all.find((each) => each.subject.id === seatOf(subject, relations))
  return action?.prop ?? seat?.subject.noun ?? target?.subject.noun ?? null
}

export function aimOf({ subject }: Casting, all: readonly Casting[]): string | null {
  const target = subject.actions[0]?.target
  return all.find((each) => each.subject.id === target)?.subject.noun ?? null
}

/** What somebody sits, lies or rides on. */
function seatOf({ id }: Subject, relations: readonly Relation[]): string | null {
  const isSeat = ({ from, relation }: Relation): boolean =>
    from === id && (relation === 'on' || relation === 'riding')
  return relations.find(isSeat)?.to ?? null
}

/** The thing of the deed that this subject should play instead: its seat, its mount, its opponent. */
export function standInFor(
  subject: Subject,
  other: Subject,
  { shown, relations }: { shown: ReadonlySet<string>; relations: readonly Relation[] },
): string | null {
  // A raft is no chair: it carries who reads on it, chair and all.
  const seat = other.kind === 'boat' ? null : seatIn(shown)
  if (other.id === seatOf(subject, relations)) return seat ?? mountIn(shown)
  const aimed = subject.actions[0]?.target === other.id
  if (!aimed) return null
  return MOUNTS.has(other.kind) ? (mountIn(shown) ?? opponentIn(shown)) : opponentIn(shown)
}

const MOUNTS = new Set<Subject['kind']>(['vehicle', 'boat', 'aircraft', 'animal'])

function opponentIn(shown: ReadonlySet<string>): string | null {
  return shown.has('partner') ? 'partner' : null
}
