import { findPicture } from '../../lexicon/find-picture.ts'
import type { Subject } from '../../plan/plan.ts'
import { addSubject, type Binding } from './binding.ts'
import { somebody } from './somebody.ts'

/** "A girl bakes a cake. It explodes": what was only a prop so far comes on by itself; else it would be the girl. */
export function propAgain(binding: Binding, word: string, acts: boolean): Subject | null {
  if (word !== 'it' || !acts) return null
  const others = [...binding.known, ...binding.subjects]
  if (others.some(({ kind }) => kind !== 'person')) return null
  const deeds = others.flatMap(({ actions }) => actions)
  const prop = deeds.findLast((deed) => deed.prop !== null)?.prop ?? null
  const found = prop === null ? null : findPicture(prop)
  if (prop === null || found === null || found.kind === 'person') return null
  return addSubject(binding, { ...somebody(null), words: prop, head: prop, bare: false, found })
}
