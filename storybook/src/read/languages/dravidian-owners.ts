import { namesLiving } from '../../lexicon/find-picture.ts'
import { personTraits } from '../../lexicon/people-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { KIN } from './noun-phrase.ts'

const PARTS =
  /^(?:roof|rooftop|branch|branches|door|window|top|edge|bank|shore|leaf|leaves|tail|back)$/
const OWNS = /^(?:he|she|they|it)$/

/** అతను చేప తింటున్నాడు: a fish is eaten, and a brother is somebody's. */
const isKept = (name: string): boolean =>
  personTraits(name) !== null || /^(?:dog|cat|puppy|kitten|horse)$/.test(name)

/** చెట్టు కొమ్మ, ఆమె సోదరుడు: whose it is may stand before it without an ending. */
export function ownersBefore(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): readonly Item[] => {
    const next = items[at + 1]
    if (item.kind !== 'noun' || next?.kind !== 'noun') return [item]
    const behind = items[at + 2]
    if (OWNS.test(item.gloss) && isKept(next.gloss) && behind?.gloss !== 'object')
      return [binding(item.gloss === 'she' ? 'her' : 'his')]
    return isOwner(item.gloss, next.gloss, behind)
      ? [item, { gloss: 'of', kind: 'particle' }]
      : [item]
  })
}

/** రైతు భార్య, but తండ్రి కొడుకును: what is done to somebody is marked. */
function isOwner(name: string, owned: string, behind: Item | undefined): boolean {
  if (PARTS.test(owned)) return !namesLiving(name)
  return KIN.test(owned) && personTraits(name) !== null && behind?.kind !== 'particle'
}
