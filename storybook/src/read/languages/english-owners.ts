import { findPicture } from '../../lexicon/find-picture.ts'
import { garmentOf } from '../words/describing-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

const SMALL = /^(?:a|the|his)$/
const WEARS = /^(?:scarecrow|snowman|robot|clown|puppet)$/
const WORN = /^(?:in|with|wearing|without|and)(?: |$)/

/** "Le chapeau du fermier", «шляпа фермера», "topi petani": behind a garment that nobody wears, somebody is whose it is. */
export function ownersLast(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const joint = item.kind === 'binding' && /^(?:from|the)$/.test(item.gloss)
    if (!isOwned(items, joint ? at - 1 : at) && !(joint && opens(items, at))) return [item]
    if (!namesOwner(items, at + 1)) return [item]
    const small = SMALL.test(items[at + 1]?.gloss ?? '')
    if (joint) return small ? [binding('of')] : [binding('of'), binding('the')]
    return small ? [item] : [item, binding('of')]
  })
}

/** A garment of which it is not said that somebody has it on. */
function isOwned(items: readonly Item[], at: number): boolean {
  const garment = items[at]
  if (garment?.kind !== 'noun' || garmentOf(garment.gloss) === null) return false
  const joint = items
    .slice(0, at)
    .findLast(({ kind, gloss }) => !SMALL.test(gloss) && kind !== 'adjective')
  return joint === undefined || !(WORN.test(joint.gloss) || joint.kind === 'noun')
}

/** Whether somebody is named from here. */
function namesOwner(items: readonly Item[], from: number): boolean {
  let at = from
  while (SMALL.test(items[at]?.gloss ?? '') || items[at]?.kind === 'adjective') at++
  const who = items[at]
  if (who?.kind !== 'noun') return false
  return WEARS.test(who.gloss) || findPicture(who.gloss)?.kind === 'person'
}

/** "Il cane del pastore rincorre": what a clause begins with, and behind it whose it is. */
function opens(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at)
  const [owned, ...others] = before.filter(({ kind }) => kind === 'noun')
  const acts = before.some(({ kind }) => kind === 'verb' || kind === 'pause' || kind === 'film')
  return owned !== undefined && before.at(-1) === owned && others.length === 0 && !acts
}
