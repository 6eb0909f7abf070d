import type { Relation, Subject } from '../../plan/plan.ts'
import { isAlive, type Binding } from './binding.ts'

/** What things are carried on; people and mice stand on none of it. */
const BEARER = /(?:^| )(?:tray|plate|platter|saucer|dish|salver|cushion|pillow)$/

/** What is done on a cushion. */
const AT_REST = /^(?:sit|lie|sleep|nap|doze|stand|rest|kneel|perch|relax)/

/** "Carries a cake on a tray", "brings her a tray of cupcakes": the cake is on the tray, and the tray in the hands. */
export function carryOnTray(binding: Binding): void {
  for (const bearer of binding.subjects.filter(({ noun }) => BEARER.test(noun)))
    for (const who of binding.subjects) if (isAlive(who)) carry(binding, who, bearer)
}

function carry(binding: Binding, who: Subject, bearer: Subject): void {
  stepDown(binding, who, bearer)
  const { relations } = binding
  if (!relations.some((each) => isHolding(each, who) && each.to === bearer.id)) return
  for (const load of loadsOf(binding, who, bearer)) putOn(load, bearer)
  const laden = relations.some(({ relation, to }) => relation === 'inside' && to === bearer.id)
  if (!laden) return
  for (const action of who.actions)
    if (action.verb === 'serve-food')
      Object.assign(action, { verb: 'carry', prop: null, target: action.target ?? bearer.id })
}

/** What is named with the tray: in the other hand, or "on it", which was read as on its bearer. */
function loadsOf({ relations, subjects }: Binding, who: Subject, bearer: Subject): Relation[] {
  const things = new Set(subjects.filter(isLoad).map(({ id }) => id))
  return relations.filter(
    (each) =>
      (isHolding(each, who) && each.to !== bearer.id && things.has(each.to)) ||
      (each.relation === 'on' && each.to === who.id && things.has(each.from)),
  )
}

function putOn(load: Relation, { id }: Subject): void {
  const thing = load.relation === 'holding' ? load.to : load.from
  Object.assign(load, { from: thing, relation: 'inside', to: id })
}

/** Nobody who carries something stands on what it lies on. */
function stepDown(binding: Binding, who: Subject, bearer: Subject): void {
  const { relations, subjects } = binding
  const at = relations.findIndex(
    ({ from, relation, to }) => from === who.id && relation === 'on' && to === bearer.id,
  )
  if (at < 0 || who.actions.some(({ verb }) => AT_REST.test(verb))) return
  const load = relations.find(
    (each) => isHolding(each, who) && subjects.some((one) => one.id === each.to && isLoad(one)),
  )
  if (load) loadUp(binding, load, bearer)
  else if (!who.actions.some(({ verb, prop }) => verb === 'give' && prop !== null)) return
  else subjects.splice(subjects.indexOf(bearer), 1)
  relations.splice(at, 1)
}

function loadUp({ relations, subjects }: Binding, load: Relation, bearer: Subject): void {
  const thing = load.to
  load.to = bearer.id
  relations.push({ from: thing, relation: 'inside', to: bearer.id })
  for (const { actions } of subjects)
    for (const action of actions) if (action.target === thing) action.target = bearer.id
}

const isHolding = ({ from, relation }: Relation, { id }: Subject): boolean =>
  from === id && relation === 'holding'

/** A fish may lie on a tray, a cat on its arm does not. */
const isLoad = ({ kind }: Subject): boolean => kind !== 'person' && kind !== 'animal'
