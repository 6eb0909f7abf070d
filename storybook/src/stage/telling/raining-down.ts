import type { Shot, Subject } from '../../plan/plan.ts'

const SHOWER = 18

/** What rains from the sky is many, and has the open air to itself. */
export function shower(shot: Shot): Shot {
  const falls = ({ actions, kind }: Subject): boolean =>
    kind !== 'person' && actions.some(({ verb }) => verb === 'rain-down')
  if (!shot.subjects.some(falls)) return shot
  const subjects = shot.subjects.map((each) =>
    falls(each) ? { ...each, count: Math.max(each.count, SHOWER) } : each,
  )
  return { ...shot, subjects, place: shot.place === 'sky' ? 'street' : (shot.place ?? 'street') }
}
