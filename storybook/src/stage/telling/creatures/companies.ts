import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { BEASTS, DOES, without } from './told.ts'

const SWIRLS = /^(spin|dance|orbit|circle|rotate|gather|fly)$/u
const CLOUD = /\bmurmuration\b/u

/** A flock that swirls is a cloud of birds, told by one whom all others follow. */
function inACloud(shot: Shot): Shot {
  const flock = shot.subjects.find(({ kind, count, words, actions }) => {
    const verb = actions[0]?.verb ?? 'fly'
    const many = count >= 6 && SWIRLS.test(verb) && verb !== 'fly'
    return kind === 'bird' && (many || CLOUD.test(words))
  })
  if (!flock) return shot
  const subjects = shot.subjects.map((each): Subject =>
    each.id === flock.id ? { ...each, count: 1, actions: [{ ...DOES, verb: 'murmur' }] } : each,
  )
  return { ...shot, subjects }
}

const BANDS = /^(musician|orchestra|band|conductor)s?$/u
const INSTRUMENTS = ['violin', 'cello', 'trumpet', 'flute', 'drums'] as const

/** Penguins in an orchestra are its musicians, each with an instrument. */
function inTheOrchestra(shot: Shot): Shot {
  const band = shot.subjects.find(({ noun, kind }) => kind === 'person' && BANDS.test(noun))
  const joins = shot.relations.find(({ to }) => to === band?.id)
  const players = shot.subjects.find(({ id }) => id === joins?.from)
  if (!band || !players || !BEASTS.has(players.kind)) return shot
  const many = Math.min(Math.max(players.count, 2), INSTRUMENTS.length)
  const each = INSTRUMENTS.slice(0, many).map((prop): Subject => ({
    ...players,
    id: `${players.id} ${prop}`,
    count: 1,
    actions: [{ ...DOES, verb: `play-${prop}`, prop }],
  }))
  const told = without(shot, band)
  const shared = (relation: Relation): Relation[] =>
    relation.from === players.id ? each.map(({ id }) => ({ ...relation, from: id })) : [relation]
  return {
    ...told,
    subjects: told.subjects.flatMap((one) => (one.id === players.id ? each : [one])),
    relations: told.relations.flatMap(shared),
  }
}

/** What many animals are together. */
export const COMPANY_TALES: readonly ((shot: Shot) => Shot)[] = [inACloud, inTheOrchestra]
