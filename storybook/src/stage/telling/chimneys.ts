import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const HOMES = /\b(cottage|cabin|hut|chalet|farmhouse|house|lodge)s?$/u
const PARTS = /^(?:(?:brick|stone|tall|old) )*(chimney|smoke)s?$/u

const HAMLETS = /\b(?:village|hamlet|town)s?$/u

/** Smoke rises from the houses of a village: no three roofs stand in its street. */
function smokeOfVillage(shot: Shot): Shot {
  const parts = shot.subjects.filter(({ noun }) => PARTS.test(noun))
  const gone = new Set(parts.map(({ id }) => id))
  // Who is in the foreground is before the whole village.
  const used = shot.relations.some(
    ({ from, to, relation }) =>
      relation !== 'in-front-of' && relation !== 'behind' && (gone.has(from) || gone.has(to)),
  )
  if (!HAMLETS.test(shot.place ?? '') || used || parts.some(({ count }) => count === 1)) return shot
  return withoutAll(shot, ({ id }) => gone.has(id))
}

/** Smoke from the chimney of a cottage goes up from its own: no second roof stands beside it. */
export function smokeFromHome(asked: Shot): Shot {
  const shot = smokeOfVillage(asked)
  const home = shot.subjects.find(({ noun, kind }) => kind === 'building' && HOMES.test(noun))
  const parts = shot.subjects.filter(({ noun }) => PARTS.test(noun))
  if (!home || !parts.some(({ noun }) => noun.endsWith('chimney'))) return shot
  const gone = new Set(parts.map(({ id }) => id))
  if (shot.relations.some((relation) => isUsed(relation, gone, home))) return shot
  return withEach(
    withoutAll(shot, ({ id }) => gone.has(id)),
    (each) =>
      each.id === home.id ? { ...each, words: `${each.words} with chimney`.slice(0, 200) } : each,
  )
}

/** Somebody sits on the chimney, or Santa is in it: then it is played. */
function isUsed({ from, to }: Relation, parts: ReadonlySet<string>, home: Subject): boolean {
  const other = (id: string): boolean => !parts.has(id) && id !== home.id
  return (parts.has(from) && other(to)) || (parts.has(to) && other(from))
}

const PRINTS = /\b(foot ?print|footstep|paw ?print|animal track)s?$/u

/** Prints lie still: who follows them walks beside them and chases nobody. */
export function followPrints(shot: Shot): Shot {
  const prints = new Set(shot.subjects.filter(({ noun }) => PRINTS.test(noun)).map(({ id }) => id))
  if (prints.size === 0) return shot
  return {
    ...withEach(shot, (each) => ({
      ...each,
      actions: each.actions.map((action) =>
        prints.has(action.target ?? '') && /^(chase|follow|track|hunt)$/u.test(action.verb)
          ? { ...doing('walk', { direction: 'right' }), pace: 'slow' as const }
          : action,
      ),
    })),
    relations: shot.relations.filter(({ from, to }) => !prints.has(from) && !prints.has(to)),
  }
}
