import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

/** All people of a shot. */
export const people = ({ subjects }: Shot): readonly Subject[] =>
  subjects.filter(({ kind }) => kind === 'person')

/** Whether somebody does one of these. */
export const does = ({ actions }: Pick<Subject, 'actions'>, verbs: RegExp): boolean =>
  actions.some(({ verb }) => verbs.test(verb))

/** How one takes what has happened. */
const REACTIONS =
  /^(?:cry|laugh|cheer|celebrate|clap|gasp|scream|shout|smile|shrug|facepalm|faint|tantrum|bow|get-up|give-up)$/u

/** What somebody feels and shows after the deed. */
export const reactionsOf = ({ actions }: Pick<Subject, 'actions'>): readonly Action[] =>
  actions.slice(1).filter(({ verb }) => REACTIONS.test(verb))

/** How many they are in all. */
export const headsOf = (some: readonly Subject[]): number =>
  some.reduce((sum, { count }) => sum + count, 0)

/** The shot with these people doing this, and without these things. */
export function told(
  shot: Shot,
  who: readonly Subject[],
  how: { verb: string; gone?: RegExp; prop?: string },
): Shot {
  const ids = new Set(who.map(({ id }) => id))
  const prop = who.flatMap(({ actions }) => actions.map((each) => each.prop)).find(Boolean) ?? null
  const gone = new Set(
    shot.subjects
      .filter(({ kind, noun }) => kind !== 'person' && how.gone?.test(noun))
      .map(({ id }) => id),
  )
  const own = how.prop ?? shot.subjects.find(({ id }) => gone.has(id))?.noun ?? prop
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) =>
        ids.has(each.id)
          ? { ...each, actions: [doing(how.verb, { prop: own }), ...reactionsTo(how.verb, each)] }
          : each,
      ),
    relations: shot.relations.filter(
      ({ from, to }) => !gone.has(from) && !gone.has(to) && !(ids.has(from) && ids.has(to)),
    ),
  }
}

/** What is retold as the reaction itself does not happen twice. */
const reactionsTo = (verb: string, who: Subject): readonly Action[] =>
  reactionsOf(who).filter((each) => each.verb !== verb)
