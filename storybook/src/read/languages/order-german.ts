import type { Item } from './item.ts'
import { ENDS_CLAUSE, isPlaces, nounEnd, objectsFirst, OPENS, phraseEnd } from './order-european.ts'

/** "Dann läuft der Hund", "spielt nachts im Regen Geige": who acts comes first, what is played right behind. */
export function orderGerman(items: readonly Item[]): readonly Item[] {
  const ordered = whileVerbs(relativeVerbs(alongFirst(items)))
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb') continue
    const before = ordered[at - 1]
    const end = germanNounEnd(ordered, at + 1)
    // "Und raucht eine Pfeife" goes on with whoever acted.
    const inverted =
      before === undefined || ENDS_CLAUSE.test(before.gloss) || before.kind === 'setting'
    if (inverted && end > at + 1) ordered.splice(at, 0, ...ordered.splice(at + 1, end - at - 1))
    else if (isFronted(ordered, at)) actorFirst(ordered, at)
    else if (ordered[at]?.gloss === 'playing') playLast(ordered, at)
  }
  objectsFirst(ordered)
  return ordered
}

/** "Dann wirft er den Fisch", "där ser han en måne": who acts behind the verb that opens a clause is nobody that it is done to. */
export function pronounsFirst(items: readonly Item[]): readonly Item[] {
  const ordered = items.map(asIt)
  for (const [at, { kind }] of items.entries()) {
    const who = items[at + 1]
    if (kind !== 'verb' || who?.kind !== 'binding' || !ACTS.test(who.gloss)) continue
    const before = items[at - 1]
    const opens =
      before === undefined || ENDS_CLAUSE.test(before.gloss) || before.kind === 'setting'
    const start = clauseStart(items, at)
    if (opens || (start < at && isPlaces(items.slice(start, at))))
      ordered.splice(at, 2, who, ...items.slice(at, at + 1))
  }
  return ordered
}

const ACTS = /^(?:he|she|it|they)$/

/** "Den landar", "en hund jager den": an article before a deed that opens a sentence is who acts, behind a deed and before no name what it is done to. */
function asIt(item: Item, at: number, items: readonly Item[]): Item {
  if (item.gloss !== 'the') return item
  const { gloss: near, kind } = items[at + 1] ?? END
  const before = items[at - 1] ?? END
  const acts = before.gloss === '.' && (kind === 'verb' || near === 'is')
  const alone = /^(?:pause|setting|film)$/.test(kind) || WHERE.test(near)
  return acts || (alone && before.kind === 'verb') ? { ...item, gloss: 'it' } : item
}

const END: Item = { gloss: '.', kind: 'pause' }

const WHERE = /^(?:and|to|through|over|under|in|on|into|from|along|around|with|while)$/

/** "Einen Pfad entlang", "am Ufer entlang": the small word stands behind its way. */
function alongFirst(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ gloss }, index) =>
      gloss === 'along' &&
      items[index - 1]?.kind === 'noun' &&
      nounEnd(items, index + 1) === index + 1,
  )
  const along = items[at]
  if (along === undefined) return items
  let start = at - 1
  while (isLook(items[start - 1])) start--
  const joint = /^(?:next to|in|on|at|over)$/.test(items[start - 1]?.gloss ?? '') ? 1 : 0
  const way = items.slice(start, at)
  return items.toSpliced(start - joint, at - start + joint + 1, along, ...way)
}

function isLook(item: Item | undefined): boolean {
  if (item === undefined) return false
  return /^(?:adjective|number)$/.test(item.kind) || /^(?:the|a|his)$/.test(item.gloss)
}

/** "Auf dem Markt verkaufen zwei Frauen Äpfel": nothing but where it happens stands before the verb. */
function isFronted(items: readonly Item[], verb: number): boolean {
  const start = clauseStart(items, verb)
  return start < verb && isPlaces(items.slice(start, verb)) && nounEnd(items, verb + 1) > verb + 1
}

function clauseStart(items: readonly Item[], verb: number): number {
  return items.slice(0, verb).findLastIndex(({ gloss }) => OPENS.test(gloss)) + 1
}

/** Who acts, the deed, what it is done to, and then where. */
function actorFirst(items: Item[], verb: number): void {
  const start = clauseStart(items, verb)
  const end = nounEnd(items, verb + 1)
  const object = phraseEnd(items, end)
  const where = items.slice(start, verb)
  const deed = items.slice(verb, verb + 1).concat(items.slice(end, object))
  items.splice(start, object - start, ...items.slice(verb + 1, end), ...deed, ...where)
}

/** "Ein Koch, der Gemüse schneidet", "een kok die groenten snijdt": the verb comes right behind its noun. */
function relativeVerbs(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (let at = 2; at < ordered.length; at++) {
    const verb = ordered[at]
    if (verb?.kind !== 'verb') continue
    const before = ordered.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
    const joint = ordered.findLastIndex(
      (_, index) => index > before && index < at - 1 && isRelative(ordered, index, before),
    )
    if (joint < 0) continue
    const start = ordered[joint - 1]?.kind === 'pause' ? joint - 1 : joint
    ordered.splice(start, at - start + 1, verb, ...ordered.slice(joint + 1, at))
  }
  return ordered
}

/** "Während eine Katze auf ihrem Schoß schläft": the verb comes right behind who acts. */
function whileVerbs(items: readonly Item[]): Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.kind !== 'verb') continue
    const joint = ordered.findLastIndex(({ gloss }, index) => index < at && gloss === 'while')
    const end = phraseEnd(ordered, joint + 1)
    if (joint < 0 || end === joint + 1 || end >= at || !isPlaces(ordered.slice(end, at))) continue
    ordered.splice(end, at - end + 1, verb, ...ordered.slice(end, at))
  }
  return ordered
}

/** "That" behind a noun, or "the" behind a noun and a comma where nobody has acted yet. */
function isRelative(items: readonly Item[], at: number, verb: number): boolean {
  const [noun, pause] = [items[at - 2], items[at - 1]]
  if (items[at]?.gloss === 'that') return pause?.kind === 'noun' || noun?.kind === 'noun'
  return items[at]?.gloss === 'the' && verb < 0 && pause?.kind === 'pause' && noun?.kind === 'noun'
}

/** Where "the big dog" from here ends; `from` if it is no such phrase. */
function germanNounEnd(items: readonly Item[], from: number): number {
  const article = /^(?:the|a|his)$/.test(items[from]?.gloss ?? '') || items[from]?.kind === 'number'
  let end = article ? from + 1 : from
  while (items[end]?.kind === 'adjective') end++
  return article && items[end]?.kind === 'noun' ? end + 1 : from
}

export const PLAYED =
  /^(?:violin|guitar|piano|drums?|flute|trumpet|cello|chess|soccer|soccer ball|tennis|cards|checkers|hockey|basketball|volleyball|badminton|dominoes)$/

/** Fußball is the game and its ball. */
function asGame(item: Item): Item {
  return item.gloss === 'soccer ball' ? { ...item, gloss: 'soccer' } : item
}

function playLast(items: Item[], verb: number): void {
  const object = items.findIndex(({ gloss }, at) => at > verb + 1 && PLAYED.test(gloss))
  const pause = items.findIndex(({ kind }, at) => at > verb && kind === 'pause')
  if (object > 0 && (pause < 0 || object < pause))
    items.splice(verb + 1, 0, ...items.splice(object, 1).map(asGame))
}
