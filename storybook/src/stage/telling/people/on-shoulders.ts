import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'

const UP_THERE =
  /^(look|sit|sit-gaze|wave|cheer|point|smile|laugh|clap|stand|hold|ride|ride-.*|eat|drink|read|sing|reach|talk)$/u

/** What is in the hand up there. */
const EATEN = /^(?:eat|drink|hold|wave)$/u

const SHOULDERS = /\bshoulders?$/iu

/** A child on its father's shoulders sits astride his neck; what it looks at he looks at, too. */
export function sitOnShoulders(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => people(shot).find((each) => each.id === id)
  const bond = shot.relations.find(({ from, relation, to }) => {
    const [child, bearer] = [find(from), find(to)]
    if (child?.count !== 1 || bearer?.count !== 1) return false
    const up = relation === 'on' || (relation === 'riding' && SHOULDERS.test(bearer.words))
    if (!up) return false
    return child.actions.every(({ verb }) => UP_THERE.test(verb))
  })
  if (!bond) return shot
  const had = find(bond.from)?.actions.find(({ verb }) => EATEN.test(verb))?.prop ?? null
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === bond.to)
      return { ...each, actions: [doing('shoulder-ride', { target: bond.from, prop: had })] }
    return each.id === bond.from ? { ...each, actions: [] } : each
  })
  return { ...shot, subjects, relations: shot.relations.filter((each) => each !== bond) }
}

/** "Carries a sack on her back": no child sits there, and the hands are empty. */
export function shoulderLoad(shot: Shot): Shot {
  const isLoad = (id: string | undefined): boolean =>
    shot.subjects.some((each) => each.id === id && !LIVING.has(each.kind))
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'holding' &&
      isLoad(to) &&
      people(shot).some((each) => each.id === from && does(each, /^piggyback$/u)),
  )
  if (!bond) return shot
  const subjects = shot.subjects.map((each) =>
    each.id === bond.from
      ? { ...each, words: `${each.words}'s back`, actions: each.actions.map(onFoot) }
      : each,
  )
  const onBack: Relation = { from: bond.to, relation: 'on', to: bond.from }
  return {
    ...shot,
    subjects,
    relations: shot.relations.map((each) => (each === bond ? onBack : each)),
  }
}

const onFoot = (action: Action): Action =>
  action.verb === 'piggyback' ? { ...action, verb: 'walk', prop: null, target: null } : action
