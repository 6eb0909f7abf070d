import { lookUp } from '../../lexicon/look-up.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { ownersLast } from './english-owners.ts'
import { UPLAND } from './surfaces.ts'

/** Whose young, whom one fights, what burns: turns in which English names another than the words do. */
export function asEnglishCompany(items: readonly Item[]): readonly Item[] {
  return [
    motherOfYoung,
    fightWhom,
    burningFirst,
    aBurningHouse,
    ownersLast,
    redFoxes,
    intoPuddles,
    roofOf,
    theRoof,
    dressedIn,
    crossOver,
    onHisLap,
    lonelyThings,
    mountainRivers,
    whileItRains,
    giveTo,
    manyMountains,
    bloomingTrees,
    objectPronouns,
    carryTrays,
  ].reduce((turned, turn) => turn(turned), items)
}

const YOUNG =
  /(?:^| )(?:ducklings?|kittens?|pupp(?:y|ies)|cubs?|chicks?|foals?|lambs?|cal(?:f|ves)|goslings?|piglets?|fawns?|cygnets?|joeys?)$/

/** "Cinco patitos siguen a su madre", 小鸭子跟着妈妈: the mother of a duckling is a duck. */
function motherOfYoung(items: readonly Item[]): readonly Item[] {
  const young = items.findIndex(({ kind, gloss }) => kind === 'noun' && YOUNG.test(gloss))
  const mother = items.findIndex(({ gloss }, at) => at > young && gloss === 'mother')
  if (young < 0 || mother < 0) return items
  // In another sentence she is whoever else's.
  if (items.slice(young, mother).some(({ gloss }) => gloss === '.')) return items
  const owned = /^(?:his|the|a)$/.test(items[mother - 1]?.gloss ?? '')
  return items.toSpliced(owned ? mother - 1 : mother, owned ? 1 : 0, binding('their'))
}

const FIGHTS = /^(?:fighting|wrestling|battling|hugging|meeting)$/
const FOUGHT_WITH = /(?:sword|swords|stick|sticks|spear|spears|gun|fists?|pillows?|lightsabers?)$/

/** «Сражается с драконом», ドラゴンと戦う: one fights a dragon, but with a sword. */
function fightWhom(items: readonly Item[]): readonly Item[] {
  return items.filter((item, at) => {
    if (item.gloss !== 'with' || !FIGHTS.test(items[at - 1]?.gloss ?? '')) return true
    const whom = items.slice(at + 1).find(({ kind }) => kind === 'noun' || kind === 'pause')
    return whom?.kind !== 'noun' || FOUGHT_WITH.test(whom.gloss)
  })
}

const WHERE = /^(?:in|on|in front of|behind|next to|near|from|through|over|at)$/

/** "Di depan kastil yang terbakar": what burns beside somebody is no deed of theirs. */
function burningFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind, gloss }] of ordered.entries()) {
    if (kind !== 'verb' || gloss !== 'burning') continue
    const is = ordered[at - 1]?.gloss === 'is' ? 1 : 0
    const noun = at - 1 - is
    if (ordered[noun]?.kind !== 'noun') continue
    const joint = ordered.slice(0, noun).findLast((item) => !LOOKED.test(item.kind + item.gloss))
    if (joint?.kind !== 'binding' || !WHERE.test(joint.gloss)) continue
    ordered.splice(noun, 2 + is, { gloss, kind: 'adjective' }, ordered[noun])
  }
  return ordered
}

/** "From burning house": without an article it would be where all of it plays. */
function aBurningHouse(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const bare = items[at - 1]?.kind === 'binding' && WHERE.test(items[at - 1]?.gloss ?? '')
    return bare && /^burning(?: house)?$/.test(item.gloss) ? [binding('a'), item] : [item]
  })
}

const LOOKED = /^(?:adjective|number)|^binding(?:a|the|his)$/

/** «Рыжая лиса», "renard roux": a fox is red in English. */
function redFoxes(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const fox = /^fox(?:es)?$/.test(items[at + 1]?.gloss ?? '')
    return fox && item.gloss === 'orange' ? { ...item, gloss: 'red' } : item
  })
}

/** "Springt auf der Straße in Pfützen": what one jumps into comes right behind. */
function intoPuddles(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => gloss === 'jumping')
  const puddle = items.findIndex(({ gloss }, at) => at > verb && /^puddles?$/.test(gloss))
  if (verb < 0 || puddle < verb + 3 || items[puddle - 1]?.gloss !== 'in') return items
  const between = items.slice(verb + 1, puddle - 1)
  if (between.some(({ kind }) => kind === 'pause' || kind === 'verb')) return items
  return [
    ...items.slice(0, verb + 1),
    ...items.slice(puddle - 1, puddle + 1),
    ...between,
    ...items.slice(puddle + 1),
  ]
}

/** "Atap rumah", 家の屋根: the roof of a house. */
function roofOf(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [before, next] = [items[at - 1], items[at + 1]]
    if (HOUSE.test(item.gloss)) return next?.gloss === 'roof' ? [] : [item]
    if (item.gloss !== 'roof') return [item]
    if (before !== undefined && HOUSE.test(before.gloss))
      return [item, binding('of'), binding('a'), before]
    return HOUSE.test(next?.gloss ?? '') ? [item, binding('of'), binding('a')] : [item]
  })
}

/** «На крыше церкви»: the roof, and of one house. */
function theRoof(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [before, next] = [items[at - 1]?.gloss, items[at + 1]?.gloss ?? '']
    if (item.gloss === 'roof' && before === 'on' && next === 'of') return [binding('the'), item]
    const bare = item.gloss === 'of' && before === 'roof' && HOUSE.test(next)
    return bare ? [item, binding('a')] : [item]
  })
}

const HOUSE = /^(?:house|cottage|barn|church|castle|building|hut|skyscraper)$/

const CLOTHES =
  /(?:^| )(?:dress|coat|raincoat|jacket|shirt|skirt|suit|sweater|kimono|uniform|costume|apron|cape|robe|overalls|spacesuit)$/

/** "Con un vestido rojo": one is in a dress. */
function dressedIn(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss !== 'with' || items[at - 1]?.kind !== 'noun') return item
    const worn = items.slice(at + 1).find(({ kind, gloss }) => !LOOKED.test(kind + gloss))
    return worn?.kind === 'noun' && CLOTHES.test(worn.gloss) ? binding('in') : item
  })
}

/** "Kereta melintasi jembatan", "băng qua": through, where nobody does anything else, is a deed. */
function crossOver(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss !== 'through' || items[at - 1]?.kind !== 'noun') return item
    const start = items.findLastIndex(({ kind }, index) => index < at && kind === 'pause')
    const end = items.findIndex(({ kind }, index) => index > at && kind === 'pause')
    const clause = items.slice(start + 1, end < 0 ? undefined : end)
    const acts = clause.some(({ kind }) => kind === 'verb')
    return acts ? item : { gloss: 'crossing', kind: 'verb' }
  })
}

/** "Kucağında bir kedi": somebody's lap. */
function onHisLap(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) =>
    item.gloss === 'on' && items[at + 1]?.gloss === 'lap' ? [item, binding('his')] : [item],
  )
}

/** "Un faro solitario": alone is lonely before a noun. */
function lonelyThings(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const before = item.gloss === 'alone' && items[at + 1]?.kind === 'noun'
    return before ? { ...item, gloss: 'lonely' } : item
  })
}

const MOUNTAIN: Item = { gloss: 'mountain', kind: 'noun' }

/** "Río de montaña", "sungai pegunungan", 山の川: a mountain river. */
function mountainRivers(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss }] of ordered.entries()) {
    if (!UPLAND.test(gloss)) continue
    const length = ordered[at + 1]?.gloss === 'of' ? 2 : 1
    // 山间的河里: in the mountains, and there in the river.
    if (ordered[at - 1]?.gloss === 'in' && isMountain(ordered[at - 2]))
      ordered.splice(at - 2, 2, MOUNTAIN)
    else if (isMountain(ordered[at - 1])) ordered.splice(at - 1, 1, MOUNTAIN)
    else if (isMountain(ordered[at + length]))
      ordered.splice(at, length + 1, MOUNTAIN, { gloss, kind: 'noun' })
  }
  return ordered
}

function isMountain(item: Item | undefined): boolean {
  return item?.kind === 'noun' && /^mountains?$/.test(item.gloss)
}

/** "Mientras llueve", "pendant qu'il pleut": English has it rain. */
function whileItRains(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    // "Paseando al perro bajo la lluvia": no dog that rains.
    const out =
      /^(?:noun|verb)$/.test(before?.kind ?? '') && !/ing(?: (?:at|to))?$/.test(before?.gloss ?? '')
    if (item.gloss === 'rain' && out) return { ...item, gloss: 'in the rain' }
    if (before?.gloss !== 'while' || !/^(?:rain|raining|snowing)$/.test(item.gloss)) return item
    return binding(item.gloss === 'snowing' ? 'it snows' : 'it rains')
  })
}

/** "Porta un vassoio": what is taken along in the hands is carried. */
function carryTrays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb' || !/^(?:holding|bringing|serving)$/.test(item.gloss)) return item
    const what = items.slice(at + 1).find(({ kind, gloss }) => !LOOKED.test(kind + gloss))
    return CARRIED.test(what?.gloss ?? '') ? { ...item, gloss: 'carrying' } : item
  })
}

const CARRIED = /^(?:tray|bucket|basket|suitcase|sack|backpack|box)s?$/

const OBJECTS: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }

/** "Autour d'elle": behind a small word or a deed it is "her". */
function objectPronouns(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const object = item.kind === 'binding' ? lookUp(OBJECTS, item.gloss) : undefined
    const before = items[at - 1]
    const behind =
      before?.kind === 'verb' ||
      (before?.kind === 'binding' && !/^(?:and|,? ?then|,? ?suddenly|while)$/.test(before.gloss))
    return object !== undefined && behind ? { ...item, gloss: object } : item
  })
}

/** «Под цветущей вишней»: "in bloom" stands behind its tree, or is not said. */
function bloomingTrees(items: readonly Item[]): readonly Item[] {
  return items.filter(({ gloss }, at) => gloss !== 'in bloom' || items[at + 1]?.kind !== 'noun')
}

const GIVES = /^(?:giving|handing|offering|showing)$/

/** «Даёт шарик больному ребёнку», بالونا لطفل: gives it to a child. */
function giveTo(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && GIVES.test(gloss))
  const what = items.findIndex(({ kind }, at) => at > verb && kind === 'noun')
  if (verb < 0 || what < 0) return items
  const to = items.findIndex(({ gloss }, at) => at > what && gloss === 'to')
  if (to < 0) return isBare(items, what + 1) ? insertTo(items, what + 1, ['to', 'a']) : items
  const whom = items.slice(to + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
  const one = isBare(items, to + 1) && !/(?:s|ren|men|eople)$/.test(whom)
  return one ? insertTo(items, to + 1, ['a']) : items
}

const PRONOUN = /^(?:him|her|them|it|he|she|they)$/

function isBare(items: readonly Item[], at: number): boolean {
  return /^(?:noun|adjective)$/.test(items[at]?.kind ?? '') && !PRONOUN.test(items[at]?.gloss ?? '')
}

function insertTo(items: readonly Item[], at: number, words: readonly string[]): readonly Item[] {
  return items.toSpliced(at, 0, ...words.map(binding))
}

/** 背景に山: what is far behind is a range of them. */
function manyMountains(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const far = items[at + 1]?.gloss === 'in the background' && item.gloss === 'mountain'
    return far ? { ...item, gloss: 'mountains' } : item
  })
}
