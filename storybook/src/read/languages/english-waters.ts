import { glossAt, pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Big fish and the moon over the mountains: in the words that English has for them. */
export function asEnglishWaters(items: readonly Item[]): readonly Item[] {
  return items.map(asGolden).map(asOver).map(asAfloat).flatMap(asOne)
}

/** "Un gran pez dorado", سمكة ذهبية كبيرة: a big one is of gold, and for no bowl. */
function asGolden(item: Item, at: number, items: readonly Item[]): Item {
  const big = item.gloss === 'goldfish' && BIG.test(glossAt(items, at - 1))
  return big ? { ...item, gloss: 'golden fish' } : item
}

const BIG = /^(?:big|huge|giant|large)$/

/** 山の上で輝いている: what shines on mountains is above them. */
function asOver(item: Item, at: number, items: readonly Item[]): Item {
  const shines = item.gloss === 'on' && glossAt(items, at - 1) === 'shining'
  const below = /^(?:mountains?|hills?|forest|city|village|sea|ocean|roofs?|castle)$/
  return shines && below.test(glossAt(items, pastLooks(items, at + 1)))
    ? { ...item, gloss: 'over' }
    : item
}

/** ஏரியில் தன் படகில்: a boat is on the lake, and nobody wades in it. */
function asAfloat(item: Item, at: number, items: readonly Item[]): Item {
  const boat =
    items[at - 1]?.kind === 'noun' &&
    /(?:^| )(?:boat|ship|canoe|raft)$/.test(glossAt(items, at - 1))
  const water = /^(?:lake|river|pond|sea|ocean)$/.test(glossAt(items, pastLooks(items, at + 1)))
  return boat && water && item.gloss === 'in' ? { ...item, gloss: 'on' } : item
}

/** 大きな魚, «большую рыбу»: where no article tells, a big one is one. */
function asOne(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const before = items[at - 1]
  const opens = /^(?:noun|pause|verb|setting|film)$/.test(before?.kind ?? 'pause')
  const joined = /^(?:and|then|with)$/.test(before?.gloss ?? '')
  const big = item.kind === 'adjective' && BIG.test(item.gloss) && (opens || joined)
  const fish = /^(?:golden )?fish$/.test(glossAt(items, pastLooks(items, at)))
  return big && fish ? [binding('a'), item] : [item]
}
