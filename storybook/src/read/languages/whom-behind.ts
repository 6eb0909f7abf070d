import { lookUp } from '../../lexicon/look-up.ts'
import { isPlural } from '../../lexicon/morphology.ts'
import { glossAt, type Item } from './item.ts'
import { binding } from './joints.ts'

const WHOM: Readonly<Record<string, string>> = {
  he: 'him',
  him: 'him',
  she: 'her',
  her: 'her',
  it: 'it',
  they: 'them',
  them: 'them',
  'to him': 'to him',
  'to her': 'to her',
}
/** Small words that lead to whom. */
const LEADS = /^(?:at|on|to|behind|after|with|around|over|for|in)$/

/** "Während ein Junge sie jagt", "bir çocuk onları kovalıyor": whom it is done to stands between who does it and the deed. */
export function whomBehind(items: readonly Item[]): readonly Item[] {
  const told = [...items]
  for (let at = 2; at < told.length; at++) {
    const from = whomStart(told, at)
    if (from < 0) continue
    const whom = lookUp(WHOM, glossAt(told, at - 1)) ?? ''
    const many = whom === 'her' && isOfMany(told.slice(0, from - 1))
    const [lead, deed] = [told.slice(from, at - 1), told.slice(at, at + 1)]
    told.splice(from, at - from + 1, ...deed, ...lead, binding(many ? 'them' : whom))
  }
  return told
}

/** Where whom the deed here is done to begins, between who does it and the deed; -1 where nobody is. */
function whomStart(told: readonly Item[], at: number): number {
  const led = LEADS.test(glossAt(told, at - 2)) ? 1 : 0
  const between = told[at]?.kind === 'verb' && told[at - 2 - led]?.kind === 'noun'
  return between && Object.hasOwn(WHOM, glossAt(told, at - 1)) ? at - 1 - led : -1
}

/** "Füttert Tauben, während ein Junge sie jagt": several were named before who acts. */
function isOfMany(before: readonly Item[]): boolean {
  const last = before.findLast(
    ({ kind, gloss }) => kind === 'noun' && !/^(?:bench|street|park)$/.test(gloss),
  )
  return isPlural(last?.gloss.split(' ').at(-1) ?? '')
}
