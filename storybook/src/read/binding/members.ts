import { ANIMALS } from '../../plan/kinds.ts'
import type { Action, Relation, Subject } from '../../plan/plan.ts'
import { isMemberOf } from '../words/collectives.ts'

/** The part of a sentence in which one of a group is told of. */
interface Stage {
  readonly subjects: Subject[]
  readonly relations: Relation[]
  readonly known: Subject[]
  readonly members: Member[]
}

/** One who stepped out of a group, and what the group does. */
export interface Member {
  readonly id: string
  readonly whole: string
  readonly deeds: readonly Action[]
  /** In a shot before: what was done there is done no longer by who does something else. */
  readonly before: boolean
}

/** "A family of four … The mother pours tea": she is one of the four, and where they are. */
export function stepOutAsMember(stage: Stage, member: Subject): void {
  const { subjects, relations, known, members } = stage
  const whole = [...subjects, ...known].find(
    (each) =>
      (each.count > 1 || members.some((one) => one.whole === each.id)) && isWholeOf(each, member),
  )
  if (whole === undefined) return
  const deeds = structuredClone(whole.actions)
  const before = !subjects.includes(whole)
  members.push({ id: member.id, whole: whole.id, deeds, before })
  for (const each of relations.filter(({ from }) => from === whole.id))
    relations.push({ ...each, from: member.id })
  const left = whole.count - member.count
  if (left <= 0) replace(stage, whole, member.id)
  else if (subjects.includes(whole)) whole.count = left
  else goOnWithout(stage, whole, left)
}

/** In the shot before this one all of them were there; in this one the others do what they did. */
function goOnWithout({ subjects, known }: Stage, whole: Subject, left: number): void {
  const others = { ...whole, count: left }
  known[known.indexOf(whole)] = others
  const actions = structuredClone(whole.actions.filter(({ target }) => target === null))
  subjects.push({ ...others, actions })
}

function isWholeOf({ id, kind, words }: Subject, member: Subject): boolean {
  if (id === member.id || kind !== member.kind) return false
  return kind === 'person'
    ? isMemberOf(member.noun, words) && !LEADS.test(member.noun)
    : ANIMALS.has(kind) && FAMILY.test(words) && OF_FAMILY.test(member.words)
}

/** A class laughs, and its teacher frowns. */
const LEADS = /^(?:teacher|conductor|referee|coach)$/

const FAMILY = /\bfamily\b/
const OF_FAMILY =
  /\b(?:mother|father|mom|mum|dad|parents?|cubs?|pups?|bab(?:y|ies)|kits?|cal(?:f|ves)|chicks?|young|kittens?|puppies|puppy|fawns?|ducklings?|goslings?|piglets?|foals?|lambs?|joeys?|hatchlings?)$/

/** All of them were named: nobody is left who is only one of the group. */
function replace({ subjects, relations }: Stage, { id }: Subject, by: string): void {
  const at = subjects.findIndex((each) => each.id === id)
  if (at >= 0) subjects.splice(at, 1)
  const others = relations.filter(({ from }) => from !== id)
  relations.splice(
    0,
    relations.length,
    ...others.map((each) => (each.to === id ? { ...each, to: by } : each)),
  )
  for (const { actions } of subjects)
    for (const action of actions) if (action.target === id) action.target = by
}

/** Of a band the singer of whom only a dress was told sings with the others. */
export function joinTheirGroup({ subjects, members }: Stage): void {
  for (const { id, deeds, before } of members) {
    const member = subjects.find((each) => each.id === id)
    if (member === undefined || (before && member.actions.length > 0)) continue
    const own = new Set(member.actions.map(({ verb }) => verb))
    const shared = deeds.filter(({ verb }) => !own.has(verb))
    member.actions.push(...shared.slice(0, 3 - own.size))
  }
}
