import { CRAFT } from '../../plan/kinds.ts'
import { relate, type Binding } from './binding.ts'
import { joins } from './sides.ts'

const HANDY = /^(?:tool|instrument|food|toy)$/

/** People have what they own in hand; others, as a dog its bowl, are beside it, and so is who owns what does something itself. */
export function placeOwners(binding: Binding): void {
  for (const { owner, owned } of binding.owners) {
    const thing = binding.subjects.find(({ id }) => id === owned)
    if (binding.relations.some((each) => joins(each, owner, owned)) || thing === undefined) continue
    const free = !binding.relations.some(({ from }) => from === owned) && thing.actions.length === 0
    const handed = binding.subjects.some(({ id, person }) => id === owner && person !== null)
    const held = free && handed && HANDY.test(thing.kind) && thing.size === 'normal'
    const bond = CRAFT.has(thing.kind) ? 'riding' : held ? 'holding' : 'next-to'
    relate(binding, { from: owner, relation: bond, to: owned })
  }
}
