import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { garmentOf } from '../words/describing-words.ts'
import { isPlace } from './clause.ts'
import { glossAt, type Item } from './item.ts'
import { SURFACE } from './surfaces.ts'

export const ENDS_CLAUSE = /^(?:then|,|\.|while|that|suddenly)$/

const OF_AGE: Readonly<Record<string, string>> = {
  old: 'old man',
  elderly: 'old man',
  young: 'boy',
  bearded: 'bearded man',
}

/** "Un vecchio suona", "ein Junge wirft": an age without a noun is somebody of that age. */
function asPerson(item: Item, at: number, items: readonly Item[]): Item {
  const who = item.kind === 'adjective' ? lookUp(OF_AGE, item.gloss) : undefined
  const [before, next] = [items[at - 1], items[at + 1]]
  if (who === undefined || before === undefined) return item
  const described = /^(?:noun|adjective|unknown)$/.test(next?.kind ?? '')
  const counted = before.kind === 'number' || /^(?:the|a)$/.test(before.gloss)
  return counted && !described ? { gloss: who, kind: 'noun' } : item
}

/** "Un tutu rose": right after a noun some words are others. */
function asVerb(item: Item, at: number, items: readonly Item[]): Item {
  const before = items[at - 1]
  if (before?.kind !== 'noun') return item
  // "Un tutu rose": of clothes it is a colour.
  if (item.gloss === 'rose' && garmentOf(before.gloss) !== null)
    return { gloss: 'pink', kind: 'adjective' }
  if (item.gloss === 'orange' && item.kind === 'noun') return { gloss: 'orange', kind: 'adjective' }
  // "Una onda gigante": it is also somebody in fairy tales.
  if (item.gloss === 'giant') return { gloss: 'giant', kind: 'adjective' }
  return item
}

/** "Un chef cocina sopa": right after a noun it is the deed. */
function asCooking(item: Item, at: number, items: readonly Item[]): Item {
  const cooks = item.gloss === 'kitchen' && items[at - 1]?.kind === 'noun'
  return cooks ? { gloss: 'cooking', kind: 'verb' } : item
}

/** What leaves, drops and lights do by themselves: "mientras caen las hojas". */
export const BY_ITSELF =
  /^(?:falling|drifting down|shining|rising|blooming|floating|burning|flying|singing|exploding|raining|snowing|passing|swimming|dancing|spinning|sleeping|sitting|lying|standing|running|walking|jumping|hanging|growing|resting|waiting|circling|gliding|coming out|appearing|arriving|croaking|laughing|crying|crashing|reflecting|glowing|flashing|sparkling|striking)$/

/** "Mientras caen las hojas", "падают листья": after a joint a verb that has no object comes before who does it. */
export function orderInverted(items: readonly Item[]): readonly Item[] {
  const ordered = [...doersFirst(items)]
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb' || !BY_ITSELF.test(ordered[at]?.gloss ?? '')) continue
    const start = ordered.slice(0, at).findLastIndex(({ gloss }) => OPENS.test(gloss)) + 1
    if (!isPlaces(ordered.slice(start, at))) continue
    // "Puis s'assoit par terre": where it happens is nobody.
    if (/^(?:on|in|at) /.test(ordered[at + 1]?.gloss ?? '')) continue
    const end = nounEnd(ordered, at + 1)
    const who = ordered.slice(at + 1, end)
    ordered.splice(
      start,
      end - start,
      ...who,
      ...ordered.slice(at, at + 1),
      ...ordered.slice(start, at),
    )
  }
  return ordered
}

const PRONOUN = /^(?:he|she|it|they|him|her|them)$/

/** "Idzie za nią czarny kot", "lo sigue un perro": behind a deed and whom it is done to, who does it. */
function doersFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, { kind }] of items.entries()) {
    const opens = at === 0 || items[at - 1]?.gloss === '.'
    if (kind !== 'verb' || !opens) continue
    const whom = items[at + 1]?.kind === 'binding' && PRONOUN.test(glossAt(items, at + 2)) ? 2 : 1
    const end = nounEnd(items, at + whom + 1)
    if (!PRONOUN.test(glossAt(items, at + whom)) || end === at + whom + 1) continue
    ordered.splice(
      at,
      end - at,
      ...items.slice(at + whom + 1, end),
      ...items.slice(at, at + whom + 1),
    )
  }
  return ordered
}

export const OPENS = /^(?:,|\.|while|and|then|when|suddenly)$/

/** «На коленях спит кошка»: nothing, or only where it happens. */
export function isPlaces(items: readonly Item[]): boolean {
  let at = 0
  for (;;) {
    const joint = items[at]
    if (joint?.kind !== 'binding' && joint?.kind !== 'setting') return at === items.length
    if (
      joint.kind === 'setting' ||
      /^(?:on|in|at|above|over|around|behind|in front of|next to|under) /.test(joint.gloss)
    ) {
      at++
      continue
    }
    if (!STANDS_BETWEEN.test(joint.gloss)) return false
    const end = PRONOUN.test(glossAt(items, at + 1)) ? at + 2 : phraseEnd(items, at + 1)
    if (end === at + 1) return false
    at = end
  }
}

/** Where the noun phrase from here ends; `from` if there is none. */
export function nounEnd(items: readonly Item[], from: number): number {
  let end = from
  while (/^(?:the|a|his)$/.test(items[end]?.gloss ?? '') || items[end]?.kind === 'number') end++
  while (items[end]?.kind === 'adjective') end++
  return items[end]?.kind === 'noun' ? end + 1 : from
}

/** "Stary rybak": an old man who is called by his trade is an old one of those. */
function asOld(item: Item, at: number, items: readonly Item[]): Item {
  const age = /^(old|young) (?:man|woman)$/.exec(item.gloss)?.[1]
  // "Un relojero anciano": behind somebody's calling, too.
  const next = items[at + 1]
  const before = items[at - 1]?.kind === 'noun' ? glossAt(items, at - 1) : 'man'
  const calling = !before.endsWith('man') && findPicture(before)?.kind === 'person'
  const named = (calling || next?.kind === 'noun') && age !== undefined
  return named ? { gloss: age, kind: 'adjective' } : item
}

/** "Coupe des légumes": some of them. */
function isPartitive({ gloss, kind }: Item, at: number, items: readonly Item[]): boolean {
  const before = items[at - 1]
  const opens =
    before === undefined ||
    /^(?:verb|pause)$/.test(before.kind) ||
    /^(?:with|and|on|in|under|over|between|among|behind|through)$/.test(before.gloss)
  return gloss === 'of' && kind === 'binding' && opens
}

const LEAVES =
  /^(?:jumping|falling|climbing down|coming|coming out|getting off|getting out|descending|leaping|flying off|hanging|drinking)$/

/** "Salta de un árbol": where one comes from, and not some of it. */
function asFrom(item: Item, at: number, items: readonly Item[]): Item {
  const leaves = item.gloss === 'of' && LEAVES.test(glossAt(items, at - 1))
  const named = items[at + 1]?.kind === 'number' || /^(?:the|a|his)$/.test(glossAt(items, at + 1))
  // "Roba una gallina de una granja".
  const deed = items.slice(0, at).findLast(({ kind }) => /^(?:verb|pause)$/.test(kind))?.gloss ?? ''
  const taken = item.gloss === 'of' && /^(?:stealing|rescuing|pulling|taking)$/.test(deed)
  return (leaves || taken) && named ? { ...item, gloss: 'from' } : item
}

/** "El público lo celebra", "la regarde": an article before a verb is whom it is done to. */
function isWhom({ gloss, kind }: Item, at: number, items: readonly Item[]): boolean {
  const next = items[at + 1]
  return gloss === 'the' && kind === 'binding' && next?.kind === 'verb' && next.form == null
}

/** "Szczeka na kota": whom one barks or looks at. */
function asAt(item: Item, at: number, items: readonly Item[]): Item {
  const aimed = /^(?:barking|looking at|smiling|waving hand|roaring|laughing|shouting|howling)$/
  // "Ridono su una panchina": nobody laughs at a bench.
  const whom = items.slice(at + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
  const seat = SURFACE.test(whom) || isPlace(whom)
  return item.gloss === 'on' && !seat && aimed.test(items[at - 1]?.gloss ?? '')
    ? { ...item, gloss: 'at' }
    : item
}

/** "Vuela sobre la luna": whoever flies is above, though the word says "on", too. */
function asAbove(item: Item, at: number, items: readonly Item[]): Item {
  const verb = items.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'pause')
  const flies =
    item.gloss === 'on' && /^(?:flying|gliding|hovering|shining)$/.test(verb?.gloss ?? '')
  // "Vola sulla scopa": what one flies on.
  const mount = items.slice(at + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
  if (/^(?:broom|carpet|dragon|horse|unicorn|cloud|eagle|goose)$/.test(mount)) return item
  return flies ? { ...item, gloss: 'over' } : item
}

/** "Füttert im Winter Tauben im Park": the hour and the weather come behind what is done and where. */
export function settingsLast(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  let waiting: Item[] = []
  let deed = false
  for (const item of items) {
    const ends = item.kind === 'pause' || item.kind === 'film' || ENDS_SETTING.test(item.gloss)
    if (ends) {
      ordered.push(...waiting)
      waiting = []
    }
    deed = !ends && (deed || item.kind === 'verb')
    if (item.kind === 'setting' && deed) waiting.push(item)
    else ordered.push(item)
  }
  return [...ordered, ...waiting]
}

const ENDS_SETTING = /^(?:and|while|that|then|when|suddenly)$/

const STANDS_BETWEEN = /^(?:in|on|at|next to|under|behind|in front of|with|over|through|around)$/

/** «Staví v parku sněhuláka», "bauen am Strand eine Sandburg": what is done to something comes right behind the verb. */
export function objectsFirst(items: Item[]): void {
  for (const [at, { kind, gloss }] of items.entries()) {
    if (kind !== 'verb' || BY_ITSELF.test(gloss) || !hasDoer(items, at)) continue
    const placeEnd = placesEnd(items, at + 1)
    const end = phraseEnd(items, placeEnd)
    if (placeEnd > at + 1 && end > placeEnd && !isWhere(items[end - 1]))
      items.splice(at + 1, 0, ...items.splice(placeEnd, end - placeEnd))
  }
}

/** Somebody is named before the deed, or it goes on with whoever acted: "widzi w wodzie wielki księżyc". */
function hasDoer(items: readonly Item[], deed: number): boolean {
  const before = items[deed - 1]
  if (before?.kind === 'noun' || before?.gloss.startsWith('with ') === true) return true
  if (PRONOUN.test(before?.gloss ?? '') || before?.gloss === 'and') return true
  const opens = before === undefined || ENDS_CLAUSE.test(before.gloss)
  return (
    opens && /^(?:seeing|finding|catching|taking|picking up|putting)$/.test(glossAt(items, deed))
  )
}

/** «Едет по мосту в горах»: a name with its small word is nothing that a deed is done to. */
function isWhere(item: Item | undefined): boolean {
  return /^(?:in|on|at|by|under) /.test(item?.gloss ?? '')
}

/** Where "in the garden of a house, next to the pond" from here ends. */
export function placesEnd(items: readonly Item[], from: number): number {
  let at = from
  for (;;) {
    const joint = items[at]?.gloss ?? ''
    const end = PRONOUN.test(glossAt(items, at + 1)) ? at + 2 : phraseEnd(items, at + 1)
    const goes = STANDS_BETWEEN.test(joint) || joint === 'from' || (joint === 'of' && at > from)
    if (!goes || end === at + 1) return at
    at = end
  }
}

export function phraseEnd(items: readonly Item[], from: number): number {
  let end = from
  while (
    /^(?:the|a|his|very)$/.test(items[end]?.gloss ?? '') ||
    /^(?:adjective|number)$/.test(items[end]?.kind ?? '')
  )
    end++
  return items[end]?.kind === 'noun' ? end + 1 : from
}

/** "Gato negro grande" → "big black cat". */
export function orderAdjectives(items: readonly Item[], language: string): readonly Item[] {
  const ordered: Item[] = []
  const own = items
    .map(asFrom)
    .filter((item, at) => !isPartitive(item, at, items) && !isWhom(item, at, items))
    .filter(({ gloss }, at, all) => gloss !== 'the' || glossAt(all, at + 1) !== 'his')
  const said = own.map(asPerson).map(asOld).map(asVerb).map(asAbove).map(asAt)
  const cooked = /^(?:es|fr|pt|it)$/.test(language) ? said.map(asCooking) : said
  const read = language === 'hu' ? cooked.flatMap(lookIntoDeed) : cooked
  for (const [at, item] of read.entries()) {
    // «Собака и белая кошка»: a look of the noun that follows.
    const first =
      goesOn(ordered) || /^(?:ru|uk|pl|cs|hr|sk|bg|fi|tl|hu|sv|da|nb|el|nl|de)$/.test(language)
    const ahead = first && nounEnd(read, at) > at
    if (item.kind === 'adjective' && !ahead) placeLook(ordered, item)
    else ordered.push(item)
  }
  return ordered
}

/** "Zöld sálat köt": a look before a deed that names what it is done to is of that. */
function lookIntoDeed(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const names = (deed: Item | undefined): boolean =>
    deed?.kind === 'verb' && / an? \w+$/.test(deed.gloss)
  if (item.kind === 'adjective' && names(items[at + 1])) return []
  const look = items[at - 1]
  if (look?.kind !== 'adjective' || !names(item)) return [item]
  return [{ ...item, gloss: item.gloss.replace(/ an? (?=\w+$)/, ` a ${look.gloss} `) }]
}

/** "Perro grande y marrón": a second look of the noun before "and". */
function goesOn(ordered: readonly Item[]): boolean {
  const [look, noun, joint] = ordered.slice(-3)
  const looked = look?.kind === 'adjective' || noun?.gloss.endsWith(' hair') === true
  return joint?.gloss === 'and' && noun?.kind === 'noun' && looked
}

function placeLook(ordered: Item[], look: Item): void {
  if (goesOn(ordered)) ordered.pop()
  const last = ordered.at(-1)
  // "Riding a bicycle" + red.
  if (last?.kind === 'verb' && / an? \w+$/.test(last.gloss)) {
    const gloss = last.gloss.replace(/ an? (?=\w+$)/, ` a ${look.gloss} `)
    ordered.splice(-1, 1, { ...last, gloss })
  } else if (last?.kind === 'noun' && last.gloss.startsWith('two ')) {
    // Arabic has a form for two of a kind.
    ordered.splice(-1, 1, { ...last, gloss: last.gloss.replace('two ', `two ${look.gloss} `) })
  } else if (last?.kind === 'noun') ordered.splice(-1, 0, look)
  else ordered.push(look)
}
