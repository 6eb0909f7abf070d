import type { Shot, Subject } from '../plan/plan.ts'
import { OWN_CLOTHES } from '../cast/people/member.ts'
import { asKin } from './playing/kinship.ts'

/** What nobody does in the clothes of the day. */
const CHANGES_FOR =
  /swim|div|surf|snorkel|bath|shower|float|sleep|wake|get-up|ski|skate|sled|snowboard|yoga|box|wrestl|gym/u

/** Who is seen in several shots looks the same in all: one skin with the kin that come later, and no other clothes for each deed. */
export function sameThroughout(shots: readonly Shot[], seed: number): readonly Shot[] {
  const all = shots.flatMap((shot) => shot.subjects.map((one) => asKin(one, shot, seed)))
  const returns = (one: Subject): boolean => all.filter(({ id }) => id === one.id).length > 1
  const skinOf = ({ id }: Subject): string | null =>
    all.find((one) => one.id === id && one.person?.skin)?.person?.skin ?? null
  const dressed = (one: Subject): Subject => {
    const { person, kind, actions } = one
    if (kind !== 'person' || person === null || !returns(one)) return one
    const changes = person.role !== null || actions.some(({ verb }) => CHANGES_FOR.test(verb))
    const wears = changes || person.wears.length > 0 ? person.wears : OWN_CLOTHES
    return { ...one, person: { ...person, wears, skin: skinOf(one) } }
  }
  const drawsAt = (id: string): number =>
    shots.findLastIndex(({ subjects }) => subjects.some((one) => one.id === id && draws(one)))
  return shots.map((shot, at) => ({
    ...shot,
    subjects: shot.subjects.map((one) =>
      at < drawsAt(one.id) ? unarmed(dressed(one)) : dressed(one),
    ),
  }))
}

const draws = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'draw-sword')

/** Who draws a sword later has none in the hand before. */
function unarmed(one: Subject): Subject {
  const { person } = one
  if (person === null) return one
  const wears = [...person.wears, { garment: 'empty hands', colour: null }]
  return { ...one, person: { ...person, wears } }
}
