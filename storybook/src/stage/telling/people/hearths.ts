import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { unseen, without } from '../without.ts'
import { withSubject } from '../retold.ts'

/** Fires in the open that people sit round. */
export const HEARTHS = /\b(campfire|bonfire|fire pit|camp fire)$/u
const MUSIC =
  /^(play-(?!games|cards|chess|checkers|go|backgammon|board-game|mahjong|dominoes|soccer|tennis).*|sing-with-guitar)$/u
/** What one does round a fire as well as anywhere, once one sits. */
const SEATED_TOO =
  /^(talk|tell-story|sing|laugh|smile|eat|drink|read|clap|cheer|think|look|listen|celebrate|gather)$/u
export const AT_IT = new Set<Relation['relation']>(['next-to', 'around', 'facing', 'in-front-of'])

const SIT = doing('sit')

/** Who makes music, sings or talks at a fire in the open sits there; of several one or two play, and the others listen. */
export function sitAtFire(shot: Shot): Shot {
  const fire = shot.subjects.find(({ noun }) => HEARTHS.test(noun))
  if (!fire) return shot
  const bonds = shot.relations.filter(
    ({ from, relation, to }) => AT_IT.has(relation) && (from === fire.id || to === fire.id),
  )
  const people = shot.subjects.filter(({ kind }) => kind === 'person')
  const bound = people.filter(({ id }) => bonds.some(({ from, to }) => from === id || to === id))
  const company = bound.length > 0 ? people.filter(canSit) : []
  if (company.length === 0) return shot
  const sitting = company.flatMap(seated)
  const moved = ({ from, to }: Relation): boolean =>
    company.some(({ id }) => id === from || id === to)
  const around = sitting.map(({ id }): Relation => ({ from: id, relation: 'around', to: fire.id }))
  const others = shot.subjects.filter((each) => !company.includes(each))
  return {
    ...shot,
    subjects: [...sitting, ...others],
    relations: [
      ...shot.relations.filter((each) => !(bonds.includes(each) && moved(each))),
      ...around,
    ],
  }
}

function canSit({ actions }: Subject): boolean {
  const [first] = actions
  return first !== undefined && (MUSIC.test(first.verb) || SEATED_TOO.test(first.verb))
}

/** Those who play, and the rest of them, who listen. */
function seated(subject: Subject): Subject[] {
  const { id, count, actions } = subject
  const sits = { ...subject, actions: [...actions.filter(({ verb }) => verb !== 'sit'), SIT] }
  if (count < 3 || !MUSIC.test(actions[0]?.verb ?? '')) return [sits]
  const players = count > 4 ? 2 : 1
  const rest = { ...subject, id: `${id} listening`, count: count - players, actions: [SIT] }
  return [{ ...sits, count: players }, rest]
}

const FIRES = /^(fire|flames?|campfire|bonfire|fire pit|camp fire)$/u
const COOKS = /^(?:cook|roast|grill|toast|fry|barbecue|boil)$/u

/** Who roasts something over a fire sits before it in the open: no stove is brought, and nobody stands in the flames. */
export function roastOverFire(shot: Shot): Shot {
  const fire = shot.subjects.find(({ noun, kind }) => kind !== 'person' && FIRES.test(noun))
  const cook = shot.subjects.find(({ id, count, actions: [deed] }) => {
    const over = shot.relations.some(({ from, to }) => from === id && to === fire?.id)
    return count === 1 && COOKS.test(deed?.verb ?? '') && (over || deed?.target === fire?.id)
  })
  if (!fire || !cook) return shot
  const deed = doing('roast-over-fire', { prop: cook.actions[0]?.prop ?? null })
  const subjects = shot.subjects.map((each) =>
    each === cook ? { ...cook, actions: [deed, ...cook.actions.slice(1)] } : each,
  )
  return without({ ...shot, place: shot.place ?? 'campsite', subjects }, fire)
}

const AMAZED = /^(look|look-at|warm-hands|find|discover|stare|watch|admire)$/u

/** Who finds a fire, or warms the hands at it, is before it and not in it. */
export function reachForFire(shot: Shot): Shot {
  const fire = shot.subjects.find(({ noun, kind }) => kind !== 'person' && FIRES.test(noun))
  const at = shot.subjects.find(
    ({ kind, count, actions: [deed] }) =>
      kind === 'person' &&
      count === 1 &&
      AMAZED.test(deed?.verb ?? '') &&
      (deed?.target === fire?.id || deed?.verb === 'warm-hands'),
  )
  if (!fire || !at) return shot
  return {
    ...withSubject(unseen(shot, fire), at, { actions: [{ ...SIT, verb: 'warm-hands' }] }),
    time: shot.time ?? 'dusk',
  }
}
