import type { Shot, Subject } from '../../plan/plan.ts'
import { ANIMALS } from '../../plan/kinds.ts'

const hasTrade = ({ kind, person }: Subject): boolean =>
  ANIMALS.has(kind) && person !== null && person.role !== null

/** The same story told as of people: a monkey who is a barber cuts a mane as barbers do, and not on a table of his own. */
export function tellOfTrades(tell: (shot: Shot) => Shot, shot: Shot): Shot {
  const kinds = new Map(shot.subjects.filter(hasTrade).map(({ picture, kind }) => [picture, kind]))
  if (kinds.size === 0) return tell(shot)
  const human = shot.subjects.map((each): Subject =>
    hasTrade(each) ? { ...each, kind: 'person' } : each,
  )
  const told = tell({ ...shot, subjects: human })
  const subjects = told.subjects.map((each): Subject => {
    const kind = each.kind === 'person' ? kinds.get(each.picture) : undefined
    return kind === undefined ? each : { ...each, kind }
  })
  return { ...told, subjects }
}
