import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

const FLOWERS = /\b(bouquet|flowers|roses|garter)$/u
const THROWS = /^(throw|toss|fling|throw-away)$/u
const CATCHES = /^(catch|reach|jump|grab|fight|wait)$/u

/** A bride's flowers go over her shoulder: those who want them stand behind her with raised hands. */
export function throwBouquet(shot: Shot): Shot {
  const bride = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.some((deed) => throwsIt(deed, shot)),
  )
  const wanting = shot.subjects.filter((each) => each !== bride && wantsIt(each))
  // Who catches it stands where it comes down, before those who only jump for it.
  const catchers = wanting.find(({ actions }) => actions.some(isCatch)) ?? wanting[0]
  // Thrown to a crowd they are caught as other things are.
  const alone = shot.subjects.every((each) => each === bride || each.kind !== 'person')
  if (!bride || (!catchers && !(alone && /\bbride$/u.test(bride.noun)))) return shot
  const row = catchers ? [catchers, ...wanting.filter((each) => each !== catchers)] : []
  const behind = row.map((each, at): Relation => {
    const to = row[at - 1] ?? bride
    return { from: each.id, relation: 'left-of', to: to.id }
  })
  const subjects = shot.subjects
    .filter(({ kind, noun }) => kind === 'person' || !FLOWERS.test(noun))
    .map((each): Subject => {
      if (each === bride) return { ...each, actions: [doing('throw-bouquet', { prop: 'bouquet' })] }
      return wanting.includes(each) ? { ...each, actions: [doing('reach-up')] } : each
    })
  const seen = new Set(subjects.map(({ id }) => id))
  const kept = shot.relations.filter(
    ({ from, to }) => seen.has(from) && seen.has(to) && wanting.every(({ id }) => id !== from),
  )
  return { ...shot, subjects, relations: [...kept, ...behind] }
}

function throwsIt({ verb, prop, target }: Action, { subjects }: Shot): boolean {
  const thing = prop ?? subjects.find(({ id }) => id === target)?.noun ?? ''
  return THROWS.test(verb) && FLOWERS.test(thing)
}

const isCatch = ({ verb }: Action): boolean => verb === 'catch'

function wantsIt({ kind, actions }: Subject): boolean {
  return kind === 'person' && actions.some(({ verb }) => CATCHES.test(verb))
}
