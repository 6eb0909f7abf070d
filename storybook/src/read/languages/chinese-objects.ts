import { lookUp } from '../../lexicon/look-up.ts'
import { singular } from '../../lexicon/morphology.ts'
import { clausesOf, objectEnd } from './chinese-clauses.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

/** 把气球送给女孩: what is taken hold of comes behind its verb, and whom it is given to behind that. */
export function objectLast(items: readonly Item[]): readonly Item[] {
  return clausesOf(items).flatMap(takenLast)
}

function takenLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  const at = ordered.findIndex(({ gloss }) => gloss === TAKING)
  const verb = ordered.findIndex(({ kind }, index) => index > at && kind === 'verb')
  if (at < 0 || verb < 0) return ordered.filter(({ gloss }) => gloss !== TAKING)
  const [deed] = ordered.splice(verb, 1)
  if (deed === undefined) return ordered
  const thrown = deed.gloss === 'throwing to'
  if (thrown || deed.gloss === 'giving') ordered.splice(verb, 0, binding('to'))
  ordered.splice(at, 1, thrown ? { ...deed, gloss: 'throwing' } : deed)
  return ordered
}

const TAKING = '把'

/** 用胡萝卜喂兔子: with what it is done comes behind what it is done to. */
export function meansLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss }] of items.entries()) {
    const verb = objectEnd(ordered, at + 1)
    if (gloss !== 'with' || verb === at + 1 || ordered[verb]?.kind !== 'verb') continue
    const end = objectEnd(ordered, verb + 1)
    ordered.splice(at, end - at, ...ordered.slice(verb, end), ...ordered.slice(at, verb))
  }
  return ordered
}

/** 对着黑猫叫, 向戴红帽子的雪人扔雪球: whom it is done to comes behind what is done. */
export function aimLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { gloss, kind }] of items.entries()) {
    const leads = kind === 'binding' && gloss === 'to' && ordered[at - 1]?.kind !== 'verb'
    const verb = leads ? targetEnd(ordered, at + 1) : -1
    if (ordered[verb]?.kind !== 'verb') continue
    const end = objectEnd(ordered, verb + 1)
    ordered.splice(at, end - at, ...ordered.slice(verb, end), ...ordered.slice(at, verb))
  }
  return ordered
}

/** Where the name that begins here ends, with all that is told before it. */
function targetEnd(items: readonly Item[], from: number): number {
  const pause = items.findIndex(({ kind }, at) => at > from && kind === 'pause')
  const clause = pause < 0 ? items : items.slice(0, pause)
  const told = clause.findLastIndex(
    ({ kind, gloss }, at) => at > from && kind === 'particle' && gloss === '',
  )
  return objectEnd(items, Math.max(from, told + 1))
}

/** 给孙子讲故事: to whom something is told comes behind it. */
export function giveLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at + 2 < ordered.length; at++) {
    const end = objectEnd(ordered, at + 1)
    const [deed] = ordered.slice(end)
    if (ordered[at]?.gloss !== 'giving' || end === at + 1) continue
    // 递给老人一杯水: of two names the second is what is given.
    const [whom, ...what] = ordered.slice(at + 1, end)
    if (whom?.kind === 'noun' && what.at(-1)?.kind === 'noun')
      ordered.splice(at + 1, end - at - 1, ...what, binding('to'), whom)
    if (deed?.kind !== 'verb') continue
    const last = objectEnd(ordered, end + 1)
    const told = [...ordered.slice(end + 1, last), binding('to'), ...ordered.slice(at + 1, end)]
    ordered.splice(at, last - at, deed, ...told)
  }
  return ordered
}

/** 在城堡前与龙战斗: whom one fights comes behind. */
export function fightWhom(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.kind !== 'verb' || !/^(?:fighting|talking|chatting|playing)$/.test(verb.gloss))
      continue
    const joint = ordered.findLastIndex(({ gloss }, index) => index < at && gloss === 'and')
    const named = joint + (ordered[joint + 1]?.gloss === 'his' ? 2 : 1)
    if (joint < 0 || objectEnd(ordered, named) !== at) continue
    if (verb.gloss !== 'fighting' && !isWith(ordered.slice(0, joint))) continue
    const whom = ordered.slice(joint + 1, at)
    const small = verb.gloss === 'fighting' ? [] : [binding('with')]
    ordered.splice(joint, at - joint + 1, verb, ...small, ...whom)
  }
  return ordered
}

/** 在城堡前与人聊天, 突然和主人玩: behind a place, or where nobody is named beside them. */
function isWith(before: readonly Item[]): boolean {
  const placed = before.some(({ kind, gloss }) => kind === 'binding' && gloss !== 'and')
  return placed || before.at(-1)?.kind !== 'noun'
}

/** 趴在她旁边: English has another word for her behind a deed or a small word. */
export function asObject(item: Item, at: number, items: readonly Item[]): Item {
  const whom = lookUp(WHOM, item.gloss)
  const before = items[at - 1]
  const behind =
    /^(?:binding|verb)$/.test(before?.kind ?? '') &&
    !/^(?:and|,? ?then|,? ?suddenly|while)$/.test(before?.gloss ?? '')
  return whom !== undefined && behind ? { ...item, gloss: whom } : item
}

const WHOM: Readonly<Record<string, string>> = { she: 'her', he: 'him', they: 'them' }

/** 一盏灯笼: what is mostly said of several, and here of one. */
export function ofOne(item: Item, at: number, items: readonly Item[]): Item {
  // 一只黄眼睛的猫头鹰: the number is told of the name that ends the row.
  if (item.kind !== 'noun' || items[at + 1]?.kind === 'noun') return item
  const before = items.findLast(({ kind }, index) => index < at && kind !== 'adjective')
  return before?.gloss === 'a' ? { ...item, gloss: item.gloss.replace(/\w+$/, singular) } : item
}
