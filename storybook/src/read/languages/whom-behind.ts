import { isPlural } from '../../lexicon/morphology.ts'
import type { Item } from './item.ts'
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
    if (told[at]?.kind !== 'verb') continue
    const whom = WHOM[told[at - 1]?.gloss ?? '']
    const led = LEADS.test(told[at - 2]?.gloss ?? '') ? 1 : 0
    if (whom === undefined || told[at - 2 - led]?.kind !== 'noun') continue
    const from = at - 1 - led
    const many = whom === 'her' && isOfMany(told.slice(0, from - 1))
    const lead = told.slice(from, at - 1)
    told.splice(
      from,
      at - from + 1,
      ...told.slice(at, at + 1),
      ...lead,
      binding(many ? 'them' : whom),
    )
  }
  return told
}

/** "Füttert Tauben, während ein Junge sie jagt": several were named before who acts. */
function isOfMany(before: readonly Item[]): boolean {
  const last = before.findLast(
    ({ kind, gloss }) => kind === 'noun' && !/^(?:bench|street|park)$/.test(gloss),
  )
  return isPlural(last?.gloss.split(' ').at(-1) ?? '')
}
