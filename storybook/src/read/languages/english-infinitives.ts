import { baseVerb } from '../../lexicon/morphology.ts'
import { glossAt, nounAt, type Item } from './item.ts'

/** "Intenta atraparlo", "não consegue dormir", «учит внучку кататься»: what is tried, taught or cannot be done is told by its bare name. */
export function asInfinitives(items: readonly Item[]): readonly Item[] {
  return bracketed(items).flatMap((item, at, all): readonly Item[] => {
    // "Enseña a su nieta": whom one teaches has no small word.
    const taught = item.gloss === 'to' && glossAt(all, at - 1) === 'teaching'
    if (taught && nounAt(all, at + 1) > 0) return []
    return item.kind === 'verb' && LEADS.test(glossAt(all, at - 1)) ? [bare(item)] : [item]
  })
}

const LEADS = /^(?:to|cannot|\w+ing to)$/

function bare(verb: Item): Item {
  const [, deed = '', what = ''] = /^(\w+ing)\b(.*)$/.exec(verb.gloss) ?? []
  const base = deed === '' || LEADS.test(verb.gloss) ? null : baseVerb(deed)
  return base === null ? verb : { ...verb, gloss: base + what }
}

/** "Versucht, ihn mit den Pfoten zu fangen": what is tried stands at the end, behind all that belongs to it. */
function bracketed(items: readonly Item[]): readonly Item[] {
  const tries = items.findIndex(({ gloss }) => gloss === 'trying to')
  const from = glossAt(items, tries + 1) === ',' ? tries + 2 : tries + 1
  const stop = items.findIndex(({ kind }, at) => at >= from && kind === 'pause')
  const end = stop < 0 ? items.length : stop
  const deed = items[end - 1]
  if (tries < 0 || deed?.kind !== 'verb' || end - 1 <= from) return items
  const between = items.slice(from, end - 1).filter(({ gloss }) => gloss !== 'to')
  return items.toSpliced(tries + 1, end - tries - 1, deed, ...between)
}
