import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { without } from '../without.ts'

const POSTS = /\b(?:posts?|pilings?|bollards?|stakes?|poles?)$/u
const STAYS = /^(?:wait|sit|stand|rest|gather|look|watch|perch|land)$/u
/** So many posts are in the row. */
const ROW = 5

/** Gulls on the posts of a pier: a row of posts, with a gull on each. */
export function sitOnPosts(shot: Shot): Shot {
  const seat = shot.relations.find(({ from, relation, to }) => {
    const [who, what] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    return relation === 'on' && isFlock(who) && what !== undefined && isRow(what)
  })
  if (!seat) return shot
  const told = withEach(shot, (each) => {
    if (each.id === seat.to) return { ...each, count: 1, picture: 'prop:postrow', kind: 'building' }
    return each.id === seat.from ? perched(each) : each
  })
  return {
    ...told,
    place: shot.place ?? homeOf(shot, seat.from),
    relations: shot.relations.map((each) => {
      if (each === seat) return { ...each, relation: 'inside' }
      return each.from === seat.from ? { ...each, from: seat.to } : each
    }),
  }
}

/** Where such posts are, when nobody says it: gulls sit in no kitchen. */
function homeOf({ subjects }: Shot, id: string): string {
  const noun = subjects.find((each) => each.id === id)?.noun ?? ''
  return /gull|pelican|cormorant|tern|puffin|heron/u.test(noun) ? 'pier' : 'meadow'
}

const isFlock = (each: Subject | undefined): boolean => each?.kind === 'bird' && each.count > 1

const isRow = ({ noun, words }: Subject): boolean =>
  POSTS.test(noun) && !/\b(?:one|single)\b/u.test(words)

function perched(each: Subject): Subject {
  const stays = each.actions.every(({ verb }) => STAYS.test(verb))
  return {
    ...each,
    count: Math.min(ROW, each.count),
    actions: stays ? [doing('perch')] : each.actions,
  }
}

/** Who is on a roof stands on its tiles, over the town: a roof is no thing that lies in a garden. */
export function standOnRoof(shot: Shot): Shot {
  const bond = shot.relations.find(({ from, relation, to }) => {
    const [who, what] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    const lives = who !== undefined && /^(?:animal|bird|person)$/u.test(who.kind)
    return relation === 'on' && lives && isPlainRoof(what)
  })
  const roof = shot.subjects.find(({ id }) => id === bond?.to)
  if (!roof || shot.relations.some((each) => each !== bond && each.to === roof.id)) return shot
  const scenery = [...(shot.scenery ?? []), 'tiled roof'].slice(-6)
  return { ...without(shot, roof), scenery, place: shot.place ?? 'house roof' }
}

const isPlainRoof = (what: Subject | undefined): boolean =>
  what !== undefined &&
  /^(?:roof|house roof|tiled roof|rooftop)$/u.test(what.noun) &&
  what.colour === null &&
  what.material === null

const ANY_TREE = /^(?:tree|tall tree|old tree|oak|oak tree)$/u

/** On top of a whole tree a bird would be as large as its crown: it sits on a branch. */
export function sitOnBranch(shot: Shot): Shot {
  const seat = shot.relations.find(({ from, relation, to }) => {
    const [who, what] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    return relation === 'on' && who?.kind === 'bird' && who.count < 4 && isLeafy(what)
  })
  // Other seasons have other trees.
  if (!seat || (shot.season !== null && shot.season !== 'summer')) return shot
  return withEach(shot, (each) =>
    each.id === seat.to ? { ...each, picture: 'prop:branch' } : each,
  )
}

const isLeafy = (what: Subject | undefined): boolean =>
  what !== undefined &&
  ANY_TREE.test(what.noun) &&
  what.count === 1 &&
  what.size === 'normal' &&
  what.colour === null
