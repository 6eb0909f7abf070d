import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** Who does nothing but these has come to stay; who walks, runs or flies beside somebody's seat is not on it. */
const STAYS =
  /^(?:sit|land|perch|lie|sleep|rest|stand|wave|look|look-out|laugh|smile|sing|talk|eat|drink|read|ride|clean|point|cheer|bark|drop|hold|enjoy|float)$/
/** On these there is room for one more, and beside them nothing to sit on. */
const LONG =
  /(?:^| )(?:wall|beam|girder|branch|roof|rooftop|ledge|fence|railing|scaffold|sofa|couch|bed|log|bench|swing|haystack|hay|cart|carpet|rug|blanket|edge|bough|trunk|pier|jetty|dock|raft|plank|bathtub)$/
const SEATED = /^(?:on|inside|riding)$/
const BESIDE = /^(?:next-to|between|left-of|right-of)$/
const SITS = /^(?:sit|land|perch|lie|sleep|rest|float)$/

/** "A worker sits on a beam. A pigeon lands next to him", "he drives a tractor, and his daughter sits beside him": on the same beam, in the same tractor. */
export function shareSeats(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each): Relation => {
    const [comer, other] = [find(each.from), find(each.to)]
    if (!BESIDE.test(each.relation) || !comer || !other || !isComer(comer, shot)) return each
    const seat = shot.relations.find(
      ({ from, relation }) => from === other.id && SEATED.test(relation),
    )
    const thing = find(seat?.to ?? '')
    if (!seat || !thing || !hasRoom(thing, comer)) return each
    return {
      from: comer.id,
      relation: seat.relation === 'riding' ? 'inside' : seat.relation,
      to: thing.id,
    }
  })
  return { ...shot, relations }
}

function isComer({ id, kind, noun, actions }: Subject, { relations }: Shot): boolean {
  const placed = relations.some(({ from, relation }) => from === id && SEATED.test(relation))
  const stays = actions.every(({ verb }) => STAYS.test(verb))
  const comes = LIVING.has(kind) || /(?:^| )(?:rubber duck|toy boat)$/.test(noun)
  return comes && !placed && stays && actions.some(({ verb }) => SITS.test(verb))
}

const hasRoom = ({ kind, noun, count }: Subject, { kind: comer }: Subject): boolean =>
  count === 1 && (LONG.test(noun) || (CRAFT.has(kind) && comer !== 'bird'))
