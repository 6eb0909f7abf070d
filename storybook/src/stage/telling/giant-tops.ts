import { LIVING } from '../../plan/kinds.ts'
import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

/** Things whose top is wide enough to be a ground of its own. */
const TOPS =
  /\b(?:cake|pie|donut|doughnut|cookie|pizza|salad|lettuce|vegetables?|fruit bowl|burger|hamburger|cheeseburger|sandwich|loaf of bread|bread|toast|pancakes?|waffles?|spaghetti|noodles?|pasta|ramen|cheese|book|newspaper|map|keyboard|laptop)$/u

/** Tiny people on a giant cake: its top is the ground they are on, and it is as large as a hill. */
function standOnGiant(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const trodden = shot.subjects.flatMap(({ id, actions }) =>
    actions
      .filter(({ verb }) => CROSSES.test(verb))
      .map(({ target }) => [id, target ?? ''] as const),
  )
  const stood = shot.relations.filter(({ relation }) => relation === 'on')
  const crosses = ({ from }: { from: string }): boolean =>
    find(from)?.actions.some(({ verb }) => CROSSES.test(verb)) ?? false
  const beside = shot.relations.filter((each) => BESIDE.test(each.relation) && crosses(each))
  const pairs = [...[...stood, ...beside].map(({ from, to }) => [from, to] as const), ...trodden]
  const thing =
    pairs.map(([from, to]) => topUnder(find(from), find(to))).find(Boolean) ?? onlyNamed(shot)
  if (!thing || (shot.place !== null && !/table|kitchen|desk|park/u.test(shot.place))) return shot
  const told = [thing.colour, thing.noun].filter(Boolean).join(' ')
  return {
    ...withEach(unseen(shot, thing), (each) => inItsWorld(each, thing)),
    place: 'giant top',
    scenery: [told, ...(shot.scenery ?? [])].slice(0, 6),
    camera: { ...shot.camera, framing: shot.camera.framing ?? 'wide' },
  }
}

const CROSSES = /^(?:walk|run|jog|march|hike|climb|explore|go|crawl|skate|ski|dance|jump)$/u

/** "Tiny people ski down pancakes": what they are on is nobody's part. */
function onlyNamed({ subjects }: Shot): Pick<Subject, 'id' | 'noun' | 'colour'> | null {
  const tiny = subjects.filter(({ kind, size }) => kind === 'person' && size === 'tiny')
  const crossing = tiny.flatMap(({ actions }) => actions.filter(({ verb }) => CROSSES.test(verb)))
  const noun = crossing.map(({ prop }) => prop ?? '').find((prop) => TOPS.test(prop))
  return noun === undefined ? null : { id: '', noun, colour: null }
}

/** Who explores a thing is read as beside it. */
const BESIDE = /^(?:next-to|inside|behind|in-front-of)$/u

function topUnder(who: Subject | undefined, thing: Subject | undefined): Subject | null {
  return who && thing && isDwarfed(who, thing) ? thing : null
}

function isDwarfed(who: Subject, thing: Subject): boolean {
  if (isChess(who) && BOARD.test(thing.noun)) return true
  if (!LIVING.has(who.kind) || thing.count > 1 || !TOPS.test(thing.noun)) return false
  if (thing.actions.length > 0) return false
  return who.kind === 'person' ? isSmallPerson(who, thing) : isSmallBeast(who, thing)
}

function isSmallPerson(who: Subject, thing: Subject): boolean {
  return /^(?:tiny|small)$/u.test(who.size) || /^(?:giant|large)$/u.test(thing.size)
}

function isSmallBeast(who: Subject, thing: Subject): boolean {
  return who.size === 'tiny' && (thing.size !== 'normal' || CAKES.test(thing.noun))
}

/** A tiny mouse may sit on a loaf or a book of the usual size. */
const CAKES = /\b(?:cake|pie|donut|doughnut|cookie|pizza)$/u

/** For its pieces the board is a field. */
const BOARD = /\b(?:chess ?|checker)?board$/u

function isChess({ picture }: Subject): boolean {
  return /:chess-(?:pawn|knight|queen|king|bishop|rook)$/u.test(picture ?? '')
}

/** Where everything else is huge, nobody needs to be tiny, and nothing is left to be trodden on. */
function inItsWorld(subject: Subject, gone: Pick<Subject, 'id' | 'noun'>): Subject {
  const actions = subject.actions.map((each) =>
    each.target === gone.id || each.prop === gone.noun
      ? // They are up there already: a ladder would lead nowhere.
        { ...each, verb: each.verb === 'climb' ? 'walk' : each.verb, target: null, prop: null }
      : each,
  )
  const size = isChess(subject) ? 'giant' : subject.size === 'tiny' ? 'normal' : subject.size
  return { ...subject, actions, size }
}

/** A tiny house on a mushroom: the mushroom is the larger of the two. */
function growUnder(shot: Shot): Shot {
  const tiny = new Set(shot.subjects.filter(({ size }) => size === 'tiny').map(({ id }) => id))
  const under = new Set(
    shot.relations
      .filter((each) => each.relation === 'on' && tiny.has(each.from))
      .map((each) => each.to),
  )
  return withEach(shot, (each) => {
    const grows = under.has(each.id) && each.size === 'normal' && GROWN.has(each.kind)
    return grows ? { ...each, size: 'large' } : each
  })
}

const GROWN = new Set<Kind>(['plant', 'food'])

/** Who is tiny beside something is seen to be. */
export function besideGiants(shot: Shot): Shot {
  return growUnder(standOnGiant(shot))
}
