import { restingName } from '../../cast/noto/resting.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** A door that glows is lit from behind, and stays so when somebody opens it. */
function aglow(subject: Subject): Subject {
  const glows = subject.actions.some(({ verb }) => verb === 'glow' || verb === 'shine')
  return glows && subject.picture === 'prop:door'
    ? { ...subject, noun: 'glowing door', picture: 'prop:glowing-door', actions: [] }
    : subject
}

/** A lamp over a table or somebody hangs from the ceiling; one with a foot would float there. */
function hung(subject: Subject, shot: Shot): Subject {
  const { id, picture } = subject
  const above = shot.relations.some(
    ({ from, relation, to }) =>
      (from === id && relation === 'above') ||
      (to === id && relation === 'under' && !isInStreet(shot)),
  )
  return above && picture === 'prop:lamp'
    ? { ...subject, picture: 'prop:pendant-lamp', actions: [] }
    : subject
}

const STREETS =
  /\b(street|alley|road|lane|square|plaza|park|bridge|promenade|boulevard|avenue|village|town|city|harbou?r|pier|path|canal|station)$/u

/** The lamps of a street have posts; a table lamp would stand on the pavement. */
function onPosts(subject: Subject, shot: Shot): Subject {
  const { id, picture } = subject
  const bound = shot.relations.some(
    ({ from, relation, to }) => from === id || (to === id && relation === 'holding'),
  )
  return picture === 'prop:lamp' && !bound && isInStreet(shot)
    ? { ...subject, picture: 'prop:street-lamp' }
    : subject
}

function isInStreet({ place, subjects }: Shot): boolean {
  // "Two men on a bench under a lamp": nothing that is under a lamp for a table is a bench.
  return place === null ? subjects.some(({ noun }) => /\bbench$/u.test(noun)) : STREETS.test(place)
}

/** A boat that sails has sails. */
function rigged(subject: Subject): Subject {
  const sails = subject.actions.some(({ verb }) => verb === 'sail')
  return sails &&
    subject.picture === 'prop:boat' &&
    !/^(row|rowing|fishing|gondola|dinghy)/u.test(subject.noun)
    ? { ...subject, picture: 'noto:sailboat' }
    : subject
}

const BOARDS = /^prop:(surfboard|snowboard)$/u

/** A board that carries somebody or something lies, and so does one on top of another thing; alone it stands. */
function laidFlat(subject: Subject, { relations }: Shot): Subject {
  const stacked = relations.some(
    ({ relation, to, from }) =>
      (to === subject.id && /^(on|riding|under)$/u.test(relation)) ||
      (from === subject.id && /^(on|under)$/u.test(relation)),
  )
  return stacked && BOARDS.test(subject.picture ?? '')
    ? { ...subject, picture: `${subject.picture}-flat` }
    : subject
}

const CHECKED = /\b(checkered|chequered|checked|plaid|gingham|tartan)\b/u

/** A blanket that somebody is on lies on the ground; a rolled one they would stand on as on a log. */
function spread(subject: Subject, { subjects, relations }: Shot): Subject {
  const { id, picture, words } = subject
  const onto = relations.find(({ relation, to }) => relation === 'on' && to === id)?.from
  const guest = subjects.find((each) => each.id === onto)
  if (!guest || !/^prop:(blanket|picnic)$/u.test(picture ?? '')) return subject
  if (picture === 'prop:picnic') return { ...subject, picture: 'prop:spread-picnic' }
  return {
    ...subject,
    picture: CHECKED.test(words) ? 'prop:checked-blanket' : 'prop:spread-blanket',
  }
}

const LOW_SEATS: Readonly<Record<string, string>> = {
  'prop:bed': 'prop:legged-bed',
  'prop:couch': 'prop:legged-couch',
}

/** A bed that somebody is under has room there: before a low one they would hide it instead. */
function onLegs(subject: Subject, { relations }: Shot): Subject {
  const high = LOW_SEATS[subject.picture ?? '']
  const roof = relations.some(({ relation, to }) => relation === 'under' && to === subject.id)
  return high !== undefined && roof ? { ...subject, picture: high } : subject
}

/** A shelf that something is under hangs on the wall, one that small things are on is empty but for them: a bookcase has no room. */
function onTheWall(subject: Subject, { relations, subjects }: Shot): Subject {
  if (subject.noun !== 'shelf' || subject.picture !== 'prop:bookshelf') return subject
  const bound = (how: string): readonly string[] =>
    relations.filter(({ relation, to }) => relation === how && to === subject.id).map((r) => r.from)
  const on = bound('on')
  const small = subjects.some(
    ({ id, kind }) => on.includes(id) && /^(?:tool|thing|food|toy|plant)$/u.test(kind),
  )
  if (bound('under').length > 0) return { ...subject, picture: 'prop:wall-shelf' }
  const alive = subjects.some(({ id, kind }) => on.includes(id) && LIVING.has(kind))
  if (alive) return { ...subject, noun: 'wall plank', picture: 'prop:wall-plank' }
  return small ? { ...subject, picture: 'prop:bare-shelf' } : subject
}

const APART =
  /^(on|under|above|below|left-of|right-of|next-to|behind|in-front-of|between|around|near)$/u

/** What nobody has in the hand lies on its side or stands upright. */
function atRest(subject: Subject, { subjects, relations }: Shot): Subject {
  const { id, kind, picture, actions } = subject
  const resting = restingName((picture ?? '').replace(/^noto:/u, ''))
  if (resting === null || LIVING.has(kind) || actions.length > 0) return subject
  const own = relations.filter(({ from, to }) => from === id || to === id)
  const used = subjects.some((each) => each.actions.some(({ target }) => target === id))
  const free = !used && own.every(({ relation }) => APART.test(relation))
  return free ? { ...subject, picture: `noto:${resting}` } : subject
}

const UNFOLDS = /^(open|bloom|close)$/u
const DROOPS = /^(wilt)$/u
const BLOOMS = /\b(rose|(?<!sun)flower|tulip|lily|poppy|peony|hibiscus|bouquet)$/u

/** A bud opens petal by petal, and a withering bloom hangs its head: cut flowers in the hand do neither. */
function unfolding(subject: Subject): Subject {
  const { kind, actions, noun, picture } = subject
  if (kind !== 'plant') return subject
  const does = (verbs: RegExp): boolean => actions.some(({ verb }) => verbs.test(verb))
  if (does(DROOPS) && BLOOMS.test(noun)) return { ...subject, picture: 'prop:wilting-flower' }
  if (!does(UNFOLDS)) return subject
  if (picture === 'noto:tulip') return { ...subject, picture: 'prop:opening-tulip' }
  if (picture === 'noto:sunflower') return { ...subject, picture: 'prop:opening-sunflower' }
  return picture === 'noto:rose' ? { ...subject, picture: 'prop:opening-rose' } : subject
}

const TRAVELS = /^(?:fly|fly-wedge|migrate|soar|glide|pass)$/u
const IN_FLIGHT: Readonly<Record<string, string>> = {
  'noto:goose': 'prop:flying-goose',
  'noto:swan': 'prop:flying-swan',
  'noto:duck': 'prop:flying-duck',
}

/** Great birds in the air have the neck out and the feet in: they do not walk there. */
function onTheWing(subject: Subject): Subject {
  const { picture, actions, person } = subject
  const flying = person === null ? IN_FLIGHT[picture ?? ''] : undefined
  const away = actions.length > 0 && actions.every(({ verb }) => TRAVELS.test(verb))
  return flying !== undefined && away ? { ...subject, picture: flying } : subject
}

/** Each looks at the subject as the one before left it. */
const DRAWINGS: readonly ((subject: Subject, shot: Shot) => Subject)[] = [
  laidFlat,
  spread,
  onLegs,
  onTheWall,
  hung,
  onPosts,
  atRest,
  rigged,
  aglow,
  unfolding,
  onTheWing,
]

/** The same subject in the drawing for what it does or where it lies: under sail, flat, or at rest. */
export function drawnForIt(subject: Subject, shot: Shot): Subject {
  return DRAWINGS.reduce((drawn, drawing) => drawing(drawn, shot), subject)
}
