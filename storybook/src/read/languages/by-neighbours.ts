import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import { withContents } from './contents.ts'
import { ownersBefore } from './dravidian-owners.ts'
import { DRAVIDIAN } from './dravidian-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** Words whose sense the words beside them tell, in the order in which they were written. */
export function byNeighbours(items: readonly Item[], language: string): readonly Item[] {
  const read = items
    .filter(isNoFogsDeed)
    .map(windThatActs)
    .map(petalsAlone)
    .map((item, at, all) => orangesAlone(calmThings(item, at, all), at, all))
  const named = /^(?:es|pt|it)$/.test(language) ? read.map(oldThings).map(rosesByArticle) : read
  const pink = language === 'fr' ? named.map(pinkBehind) : named
  const fresh = /^(?:ko|ja|vi)$/.test(language) ? pink.map(greenOrBlue) : pink
  const own = /^(?:ko|ja|zh)$/.test(language) ? fresh.map(ofWood) : fresh
  const wooden = withContents(asToys(own), language)
  if (language === 'hu') return wornBehind(wooden)
  if (DRAVIDIAN.test(language)) return ownersBefore(wooden)
  if (language === 'tr') return aroundThem(callingsOfWomen(wooden))
  if (language === 'th') return wornByName(calledOnce(wooden.map(asAnd)))
  if (/^(?:vi|ms)$/.test(language)) return wornByName(calledOnce(wooden))
  return /^(?:ru|uk|cs|pl|hr|sk|ar)$/.test(language) ? withOwners(wooden) : wooden
}

/** "Le vent emporte son chapeau", 風が帽子を飛ばす: wind that does something is no mere weather. */
function windThatActs(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== 'windy') return item
  const end = items.findIndex(({ gloss }, index) => index > at && /^[.,]$/.test(gloss))
  const rest = items.slice(at + 1, end < 0 ? undefined : end)
  return rest.some(({ gloss }) => CARRIES_OFF.test(gloss)) ? { gloss: 'wind', kind: 'noun' } : item
}

const CARRIES_OFF = /^(?:blowing away|snatching|lifting|tearing off|knocking over)$/

/** "Mgła unosi się": fog that rises is there, and nobody rises. */
function isNoFogsDeed({ kind, gloss }: Item, at: number, items: readonly Item[]): boolean {
  const fog =
    items[at - 1]?.kind === 'setting' && /^(?:in the )?fog(?:gy)?$/.test(items[at - 1]?.gloss ?? '')
  return !(fog && kind === 'verb' && HANGS.test(gloss))
}

const HANGS =
  /^(?:rising|floating|drifting|hanging|lying|hovering|spreading|swirling|rolling|flowing)$/

/** 꽃잎이 바람에 흩날린다: petals of which a deed is told. */
function petalsAlone(item: Item, at: number, items: readonly Item[]): Item {
  const end = items.findIndex(({ kind }, index) => index > at && kind === 'pause')
  const told = items.slice(at + 1, end < 0 ? undefined : end).some(({ kind }) => kind === 'verb')
  return item.gloss === 'falling petals' && told ? { ...item, gloss: 'petals' } : item
}

/** "Una puerta vieja", "ponte velha": right behind the name of a thing it is a look, and nobody. */
function oldThings(item: Item, at: number, items: readonly Item[]): Item {
  const thing = items[at - 1]
  const aged = item.kind === 'noun' && /^old (?:wo)?man$/.test(item.gloss)
  if (!aged || thing?.kind !== 'noun' || namesLiving(thing.gloss)) return item
  return /^(?:noun|number)$/.test(items[at + 1]?.kind ?? '')
    ? item
    : { gloss: 'old', kind: 'adjective' }
}

/** "Dansçı kız": a calling, and that it is a woman's. */
function callingsOfWomen(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [before, next] = [items[at - 1], items[at + 1]]
    if (isCalling(item) && isSheOrHe(next)) return [{ ...item, gloss: sexed(item.gloss, next) }]
    return isCalling(before) && isSheOrHe(item) ? [] : [item]
  })
}

function isCalling(item: Item | undefined): boolean {
  return item?.kind === 'noun' && findPicture(item.gloss)?.kind === 'person' && !isSheOrHe(item)
}

function isSheOrHe(item: Item | undefined): boolean {
  return item?.kind === 'noun' && /^(?:girl|woman|boy|man)$/.test(item.gloss)
}

function sexed(calling: string, who: Item | undefined): string {
  return /^(?:girl|woman)$/.test(who?.gloss ?? '') ? `female ${calling}` : `male ${calling}`
}

/** "Kék kötényes asztalos": what somebody has on is told before their name. */
function wornBehind(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at + 1 < ordered.length; at++) {
    const [worn, who] = ordered.slice(at, at + 2)
    if (worn?.kind !== 'noun' || garmentOf(worn.gloss) === null) continue
    if (who?.kind !== 'noun' || garmentOf(who.gloss) !== null) continue
    const looks = ordered.findLastIndex(({ kind }, index) => index < at && kind !== 'adjective') + 1
    // Kabátban: its ending says already who is in it.
    if (/^(?:in|with)$/.test(ordered[looks - 1]?.gloss ?? '')) continue
    ordered.splice(looks, at - looks + 2, who, binding('in'), ...ordered.slice(looks, at + 1))
  }
  return ordered
}

/** "Cô gái áo dài trắng", "gadis baju merah": what stands right behind somebody's name is what they wear. */
function wornByName(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const who = items[at - 1]
    const worn = item.kind === 'noun' && garmentOf(item.gloss) !== null
    return worn && who?.kind === 'noun' && namesLiving(who.gloss) ? [binding('in'), item] : [item]
  })
}

/** ร่มกับกระเป๋า: between two names before any deed, one word for with and and. */
function asAnd(item: Item, at: number, items: readonly Item[]): Item {
  const joins = item.gloss === 'with' && items[at - 1]?.kind === 'noun'
  const acted = items.slice(0, at).some(({ kind }) => kind === 'verb')
  return joins && !acted && items[at + 1]?.kind === 'noun' ? binding('and') : item
}

/** "Người thủy thủ": a word for anybody before a calling says nothing. */
function calledOnce(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ kind, gloss }, at) =>
      !(kind === 'noun' && /^(?:people|person)$/.test(gloss) && isCalling(items[at + 1])),
  )
}

/** "Martılar etrafında uçuyor": those who are named without an ending fly around whoever was named before. */
function aroundThem(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]]
    if (item.gloss !== 'around' || before?.kind !== 'noun' || next?.kind !== 'verb') return item
    const start = items.findLastIndex(({ kind }, index) => index < at && kind === 'pause') + 1
    const alone = items
      .slice(start, at - 1)
      .every(({ kind }) => /^(?:adjective|number)$/.test(kind))
    return alone && namesLiving(before.gloss) ? binding('around him') : item
  })
}

/** "Un lago calmo", 잔잔한 호수: beside a noun it is a look of that and no mood of the film. */
function calmThings(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== ', calm mood ,') return item
  const [before, next] = [items[at - 1], items[at + 1]]
  const looks = /^(?:noun|adjective)$/.test(next?.kind ?? '') || before?.kind === 'noun'
  return looks ? { gloss: 'calm', kind: 'adjective' } : item
}

const GREEN = /(?:^| )(?:forest|woods|trees?|grass|meadows?|fields?|hills?|lea(?:f|ves)|lawn|park)$/
const BLUE = /(?:^| )(?:sky|sea|ocean)$/

/** 푸른 숲, 青い芝生, "biển xanh": one word for both colours. */
function greenOrBlue(item: Item, at: number, items: readonly Item[]): Item {
  if (item.kind !== 'adjective' || !/^(?:green|blue)$/.test(item.gloss)) return item
  const noun = [items[at + 1], items[at - 1]].find((beside) => beside?.kind === 'noun')?.gloss ?? ''
  if (GREEN.test(noun)) return { ...item, gloss: 'green' }
  return BLUE.test(noun) ? { ...item, gloss: 'blue' } : item
}

/** "Cestas de naranjas": a colour of nothing behind a small word or a deed is the fruit. */
function orangesAlone(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== 'orange' || item.kind !== 'adjective') return item
  const [before, next] = [items[at - 1], items[at + 1]]
  const behind = before?.kind === 'verb' || /^(?:of|with|full of|and)$/.test(before?.gloss ?? '')
  const alone = !/^(?:noun|adjective)$/.test(next?.kind ?? '')
  return behind && alone ? { gloss: 'oranges', kind: 'noun' } : item
}

/** "Una rosa roja": behind an article and before no noun it is the flower. */
function rosesByArticle(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== 'pink' || item.kind !== 'adjective') return item
  const before = items[at - 1]
  const opens = before?.kind === 'number' || /^(?:a|the|his)$/.test(before?.gloss ?? '')
  return opens && items[at + 1]?.kind !== 'noun' ? { gloss: 'rose', kind: 'noun' } : item
}

/** "Un flamant rose", "une rose rose": right behind a noun it is a colour. */
function pinkBehind(item: Item, at: number, items: readonly Item[]): Item {
  const colour = item.gloss === 'rose' && items[at - 1]?.kind === 'noun'
  return colour ? { gloss: 'pink', kind: 'adjective' } : item
}

const OF_WOOD =
  /^(?:fence|table|desk|chair|bench|house|hut|cabin|door|box|bridge|boat|rowboat|raft|stairs|ladder|floor|wall|shelf|barrel|bucket|spoon|swing|horse|sign|gate|crate|toys?|stool|cart|dock|pier|stage)$/

/** 나무 울타리: a tree before what is made of wood. */
function ofWood(item: Item, at: number, items: readonly Item[]): Item {
  const made = item.gloss === 'tree' && OF_WOOD.test(items[at + 1]?.gloss ?? '')
  return made ? { gloss: 'wooden', kind: 'adjective' } : item
}

const PLAYED_WITH =
  /^(?:train|trains|car|cars|truck|boat|ship|plane|airplane|helicopter|rocket|soldiers?|robots?|dinosaurs?|horse|sword|house|castle|duck|bear|tractor|bus|fire truck|tiger|lion|elephant|dog|cat|rabbit|drum|guitar|piano)$/
const TOYS = /^toys?$/

/** "Tren de juguete", 玩具火车, "kereta mainan": what it is shaped like may stand on either side. */
function asToys(items: readonly Item[]): readonly Item[] {
  const toys = items.findIndex(({ gloss }) => TOYS.test(gloss))
  if (toys < 0) return items
  const [behind, before] = [toys + 1, toys - 1].map((at) =>
    /^(?:of|の|의)$/.test(items[at]?.gloss ?? '') ? 2 * at - toys : at,
  )
  const shape = [behind, before].find((at = -1) => PLAYED_WITH.test(items[at]?.gloss ?? ''))
  if (shape === undefined) return items
  const [from, to] = [Math.min(toys, shape), Math.max(toys, shape)]
  const gloss = `toy ${items[shape]?.gloss ?? ''}`
  return items.toSpliced(from, to - from + 1, { gloss, kind: 'noun' })
}

const OWNED =
  /^(?:roofs?|rooftop|shoulder|shoulders|head|back|hand|hands|lap|window|edge|top|doors?|wall|walls|kitchen|garden|deck|bow|cabin|hall|corner|tower|bank|banks|shore|streets?|branch|branches|trunk|portrait|statue|bouquet|basket|bucket|glass|cup|bowl|plate|slice|piece|field|flock|herd|group|pack|row|pair|pile)$/

/** «На крыше небоскрёба»: two names side by side, and the second tells whose the first is. */
function withOwners(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const before = items[at - 1]
    if (before?.kind !== 'noun' || !OWNED.test(before.gloss)) return [item]
    // شارع مدينة: two names that are the name of one place.
    if (before.gloss === 'street' && placeWord(`${item.gloss} street`) !== null) return [item]
    // Siedzący przy drzwiach pies: who follows is no owner, but who sits there.
    if (items.slice(0, at).some(({ form }) => form === 'describing')) return [item]
    const end = items.findIndex(({ kind }, index) => index >= at && kind !== 'adjective')
    // «На голову чёрную шляпу»: what is put on.
    const owner = items[end]?.kind === 'noun' && garmentOf(items[end].gloss) === null
    return owner ? [binding('of'), item] : [item]
  })
}
