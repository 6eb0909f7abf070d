import { isAlive, relate, type Binding } from './binding.ts'

/** "A cat, a dog and a ball between them": the last of the list is in the middle, and nobody has it. */
export function takeMiddle(binding: Binding): void {
  const last = binding.subjects.find(({ id }) => id === (binding.recent ?? binding.last))
  if (last === undefined || last.noun !== binding.lastNoun?.head) return
  binding.group = [last.id]
  const had = binding.relations.filter(({ to }) => to !== last.id)
  binding.relations.splice(0, Infinity, ...had)
  // "Parents walk with their son between them": all three do.
  if (!isAlive(last) || last.actions.length > 0) return
  for (const { actions } of binding.subjects)
    for (const action of actions) if (action.target === last.id) action.target = null
  const along = binding.subjects[0]?.actions.filter(({ target, prop }) => !target && !prop) ?? []
  last.actions.push(...along.map((action) => ({ ...action })))
}

/** "A cat and a dog, a ball in the middle": between the two others, if there are no more. */
export function placeBetween(binding: Binding, middle: string): void {
  const others = binding.subjects.filter(({ id }) => id !== middle)
  const apart = !binding.relations.some(({ from, to }) => from !== middle && to !== middle)
  if (others.length !== 2 || !apart) return
  binding.relations.splice(0, Infinity)
  for (const { id } of others) relate(binding, { from: middle, relation: 'between', to: id })
}
