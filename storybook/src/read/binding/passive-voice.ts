import { lookUp } from '../../lexicon/look-up.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { nearestAction } from '../words/verbs.ts'
import {
  actors,
  addAction,
  addSubject,
  isAlive,
  plainAction,
  relate,
  type Binding,
} from './binding.ts'

const BONDS: Partial<Record<string, RelationName>> = {
  chase: 'chasing',
  hold: 'holding',
  carry: 'holding',
  ride: 'riding',
  drive: 'riding',
}

const GIVES = /^(?:feed|give|give-flowers|give-gift|hand|offer|serve-food|throw)$/

/** "A horse is fed an apple by a girl": the apple is in her hand, and no thing beside them. */
function handedOver(binding: Binding, patients: readonly Subject[]): string | null {
  const { subjects, relations } = binding
  const thing = subjects.at(-1)
  if (!thing || isAlive(thing) || patients.includes(thing) || thing.actions.length > 0) return null
  if (relations.some(({ from, to }) => from === thing.id || to === thing.id)) return null
  subjects.pop()
  return thing.noun
}

/** "A frog in a bucket carried by a girl": the bucket is in her hands. */
function vesselOf({ relations }: Binding, { id }: Subject): string {
  return relations.find(({ from, relation }) => from === id && relation === 'inside')?.to ?? id
}

/** What several can do to one at the same time. */
const BY_SEVERAL =
  /^(?:chase|follow|hunt|look|watch|pull|push|attack|pelt|lead|feed|box|sword-fight|wrestle|carry)$/

/** "Chased by a fox and two dogs": the dogs do what the fox does; by whom a cake is cut, two stand there. */
function joinAgents(binding: Binding, noun: NounPhrase): boolean {
  const { actions, group, relations } = binding
  const done = actions.find(({ target }) => target !== null && !group.includes(target))
  if (!done) return false
  const other = addSubject(binding, noun)
  if (!BY_SEVERAL.test(done.verb)) return true
  const deed = { ...done }
  addAction(other, deed)
  const bond = relations.find(({ from, to }) => group.includes(from) && to === deed.target)
  if (bond) relate(binding, { ...bond, from: other.id })
  Object.assign(binding, { group: [...group, other.id], actions: [...actions, deed] })
  return true
}

/** What is done to what one rides in, and not to who rides. */
const CONVEYED = /^(?:pull|push|drive|steer|tow|drag|row|paddle|pilot|haul)$/

/** "Santa drives a sleigh pulled by reindeer": they pull the sleigh. */
function patientsOf(binding: Binding): readonly Subject[] {
  const last = binding.subjects.at(-1)
  const conveyed = CONVEYED.test(binding.verb?.base ?? '') && last && !isAlive(last)
  return conveyed ? [last] : actors(binding)
}

/** "A cat chased by a dog": the dog does it. */
export function swapVoice(binding: Binding, noun: NounPhrase): void {
  if (joinAgents(binding, noun)) return
  const patients = patientsOf(binding)
  const verb = nearestAction(binding.verb?.base ?? '')
  const prop = GIVES.test(verb ?? '') ? handedOver(binding, patients) : null
  const agent = addSubject(binding, noun)
  for (const patient of verb === null ? [] : patients) {
    patient.actions = patient.actions.filter((action) => action.verb !== verb)
    const relation = lookUp(BONDS, verb ?? '')
    const to = relation === 'holding' ? vesselOf(binding, patient) : patient.id
    addAction(agent, { ...plainAction(verb ?? ''), target: to, prop })
    if (relation !== undefined) relate(binding, { from: agent.id, relation, to })
  }
  binding.group = [agent.id]
  binding.actions = [...agent.actions]
  binding.last = agent.id
}
