import type { Shot, Subject } from '../../plan/plan.ts'

/** What is drawn longer for those who go along it. */
const LONGER: Readonly<Record<string, string>> = {
  'prop:fence': 'prop:long-fence',
  'prop:brick-wall': 'prop:long-wall',
}
const WALKS = /^(?:walk|run|crawl|tiptoe|sneak|march|creep|trot|prance|strut|stalk|balance|go)$/u

/** Who walks along a fence has a way to go: it is long enough for that. */
export function goAlong(shot: Shot): Shot {
  const walked = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const who = shot.subjects.find(({ id }) => id === from)
      const goes = who?.count === 1 && who.actions.some(({ verb }) => WALKS.test(verb))
      return goes && relation === 'on' ? [to] : []
    }),
  )
  if (walked.size === 0) return shot
  const subjects = shot.subjects.map((each): Subject => {
    const picture = walked.has(each.id) ? LONGER[each.picture ?? ''] : undefined
    return picture === undefined ? each : { ...each, picture }
  })
  return { ...shot, subjects }
}
