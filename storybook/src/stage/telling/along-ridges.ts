import type { Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { bondsWithout } from './without.ts'

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
  return withEach(shot, (each) => {
    const picture = walked.has(each.id) ? LONGER[each.picture ?? ''] : undefined
    return picture === undefined ? each : { ...each, picture }
  })
}

/** What runs over the land behind those who graze there. */
const OVER_LAND: Readonly<Record<string, string>> = {
  'prop:fence': 'prop:field-fence',
  'prop:brick-wall': 'prop:field-wall',
}
const BEASTS = /^(?:cow|sheep|goat|horse|pony|donkey|llama|alpaca|bull|lamb|foal|calf|ox|deer)$/u
const LANDS =
  /\b(?:hill|hills|hillside|field|meadow|pasture|land|lands|countryside|valley|moor|moors|highlands|prairie|farm|ranch|slope|dales)$/u

/** A wall beside sheep, or in a land with nobody, is the field's: low, and from one side to the other. */
export function wallOffFields(shot: Shot): Shot {
  const free = ({ id, count, actions }: Subject): boolean =>
    count === 1 &&
    actions.length === 0 &&
    shot.relations.every(
      ({ from, relation, to }) => (from !== id && to !== id) || relation === 'next-to',
    )
  const wall = shot.subjects.find((each) => each.picture !== null && each.picture in OVER_LAND)
  const others = shot.subjects.filter((each) => each !== wall)
  const grazed = others.length > 0 && others.every(({ noun }) => BEASTS.test(noun))
  const land = LANDS.test(shot.place ?? '') && others.length > 0
  if (!wall || !free(wall) || !(grazed || land)) return shot
  const runs = { ...wall, picture: OVER_LAND[wall.picture ?? ''] ?? wall.picture }
  return {
    ...shot,
    subjects: shot.subjects.map((each) => (each === wall ? runs : each)),
    relations: bondsWithout(shot, wall),
  }
}
