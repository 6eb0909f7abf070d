import { findPicture } from '../../lexicon/find-picture.ts'
import { HOUSEHOLD } from '../../plan/kinds.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { binding, PAUSE } from './joints.ts'
import {
  ABOARD,
  GIVES,
  HANDS,
  isSomebody,
  lastNoun,
  prepositionOf,
  WATERS,
} from './clause-places.ts'

/** A noun with all that is told of it, and what part it has. */
export interface Phrase {
  readonly items: readonly Item[]
  readonly role: string | null
  /** It tells of the noun that follows. */
  readonly describes: boolean
}

interface Clause {
  readonly phrases: readonly Phrase[]
  readonly early: readonly Item[]
  readonly acting: boolean
}

/** The phrases of a clause by their parts. */
interface Parts {
  readonly subject: readonly Phrase[]
  readonly objects: readonly Phrase[]
  readonly places: readonly Phrase[]
}

export function isPlace(noun: string): boolean {
  const place = placeWord(noun)
  return place !== null && !place.thing
}

/** Whether somebody or something is named in a clause that acts. */
export function namesActor(clause: Clause, verb: Item): boolean {
  return partsOf(clause, verb).subject.length > 0
}

/** Who – what they did before – the deed – to what – with whom – where. */
export function emitClause(clause: Clause, verb: Item): readonly Item[] {
  const { worn, ...parts } = dress(aim(partsOf(clause, verb), verb))
  const deed = asChase(verb, parts.objects)
  return [
    ...parts.subject.flatMap(({ items }) => items),
    ...worn,
    ...clause.early,
    ...withObjects(
      deed,
      parts.objects.flatMap(({ items }) => items),
    ),
    ...parts.places
      .toSorted((one, other) => nearness(one, verb) - nearness(other, verb))
      .flatMap(({ items, role }) => [
        ...smallWords(prepositionOf(role, items, verb), items),
        ...items,
      ]),
  ]
}

/** പൂച്ചയെ ഓടിക്കുന്നു: nobody drives a cat, but makes it run. */
function asChase(verb: Item, objects: readonly Phrase[]): Item {
  const chased = verb.gloss === 'driving' && objects.length > 0 && objects.every(livingOne)
  return chased ? { ...verb, gloss: 'chasing' } : verb
}

/** "To monkey" and "to duck" are deeds; to the monkey is to somebody. */
function smallWords(preposition: string, [first]: readonly Item[]): readonly Item[] {
  const bare = preposition === 'to' && first?.kind === 'noun' && isSomebody(first.gloss)
  return [binding(preposition), ...(bare ? [binding('the')] : [])]
}

/** 息子を肩車した: whom one carries on the shoulders comes before those. */
function withObjects(verb: Item, objects: readonly Item[]): readonly Item[] {
  const [, deed = verb.gloss, where = ''] = /^(\w+ing) ((?:on|in|into) .+)$/.exec(verb.gloss) ?? []
  if (objects.length === 0) return [verb]
  // बच्चों को कहानी सुना रही है: whom one tells what the deed names already.
  if (GIVES.test(verb.gloss) && / an? \w+$/.test(verb.gloss))
    return [verb, binding('to'), binding('the'), ...objects]
  // 浜辺を手をつないで歩く: nobody holds hands with a beach.
  const beside = isPlace(objects.findLast(({ kind }) => kind === 'noun')?.gloss ?? '')
    ? 'on'
    : 'with'
  if (verb.gloss === 'holding hands') return [verb, binding(beside), ...objects]
  return [{ ...verb, gloss: deed }, ...objects, ...(where === '' ? [] : [binding(where)])]
}

/** पीले रेनकोट में: what somebody is in is told of them, if they are named. */
function dress(parts: Parts): Parts & { readonly worn: readonly Item[] } {
  const clothes = parts.places.filter(
    ({ items, role }) => role === 'in' && garmentOf(lastNoun(items)) !== null,
  )
  if (parts.subject.length === 0) return { ...parts, worn: [] }
  return {
    ...parts,
    places: parts.places.filter((phrase) => !clothes.includes(phrase)),
    worn: clothes.flatMap(({ items }) => [binding('in'), ...items]),
  }
}

/** पार्क में कुत्ते के साथ, 庭で網で: to and with whom or what comes before where. */
function nearness({ role, items }: Phrase, verb: Item): number {
  if (/^(?:to|with)$/.test(prepositionOf(role, items, verb))) return 0
  // മരത്തിന്റെ പിന്നിൽ കാട്ടിൽ: one hides behind a tree, in the forest.
  const noun = items.findLast(({ kind }) => kind === 'noun')?.gloss ?? ''
  const around = (isPlace(noun) || WATERS.test(noun)) && !ABOARD.test(noun)
  return role === 'in' && around ? 2 : 1
}

/** उसकी बहन फोटो खींचती है: a deed that needs nothing, or has it in its name, is done by who is named. */
function actsAlone({ gloss }: Item, [who]: readonly Phrase[], phrases: readonly Phrase[]): boolean {
  if (ALONE.test(gloss)) return true
  // Bir kadın şarkı söylüyor: nobody is sung to whose case does not say so.
  if (gloss === 'singing' && who !== undefined && livingOne(who)) return true
  if (who === undefined || !livingOne(who)) return false
  // भेड़िया उसे ढूँढ रहा है: whom or what it is done to is named already.
  return WHOLE.test(gloss) || MOVES.test(gloss) || phrases.some(isWhom)
}

/** তাকে দেখছে: whom it is done to, in a case or in a word of its own. */
function isWhom({ role, items }: Phrase): boolean {
  if (role === 'to') return items[0]?.kind === 'binding'
  return role === 'object' || (role === 'definite' && /^(?:he|she|they)$/.test(lastNoun(items)))
}

const WHOLE =
  /^(?:clapping|applauding|blowing out candles|[a-z]+ing an? [a-z]+)$|^(?:taking|playing|doing|carrying|making|cracking|drinking|eating|cutting|picking) (?!up$|off$|out$|down$|on$|with$|away$|at$)[a-z]+$/

function partsOf({ phrases, acting }: Clause, verb: Item): Parts {
  const marked = phrases.filter(({ role }) => role === 'subject')
  const unmarked = phrases.filter(({ role }) => role === null)
  const named = unmarked.filter(
    (phrase, at) =>
      !stands(phrase) || unmarked.length + marked.length === 1 || crossed(verb, at, unmarked),
  )
  const goesOn =
    acting && named.length === 1 && marked.length === 0 && !actsAlone(verb, named, phrases)
  const definite = phrases.filter(({ role }) => role === 'definite')
  // "Ağını çekiyor": what is pulled pulls nobody.
  const own =
    ALONE.test(verb.gloss) || MOVES.test(verb.gloss) ? definite : definite.filter(livingOne)
  // Arkadaşları alkışlıyor: nobody is clapped by whoever acted before.
  const others = acting ? own.filter((phrase) => ALONE.test(verb.gloss) && livingOne(phrase)) : own
  const first = named.length > 0 ? named : others
  const bare = goesOn || (marked.length === 0 && isOnlyDoneTo(first, verb))
  const subject = marked.length > 0 ? marked : bare ? [] : first.slice(0, 1)
  const objects = [
    ...definite.filter((phrase) => !subject.includes(phrase)),
    ...named.filter((phrase) => !subject.includes(phrase)),
    ...phrases.filter(
      (phrase) =>
        phrase.role === 'object' ||
        (phrase.role === 'of' && (!stands(phrase) || verb.gloss.endsWith(' over'))),
    ),
  ]
  const places = phrases.filter((phrase) => !subject.includes(phrase) && !objects.includes(phrase))
  return { subject, objects, places }
}

/** "Küçük bir çiçek buluyor": a thing finds nothing, but is found. */
function isOnlyDoneTo([only, ...more]: readonly Phrase[], { gloss }: Item): boolean {
  return only !== undefined && more.length === 0 && isDoneTo(only.items, gloss)
}

/** Whether these words name a thing that does nothing of the kind. */
export function isDoneTo(items: readonly Item[], deed: string): boolean {
  const kind = findPicture(lastNoun(items))?.kind
  return NEEDS.test(deed) && kind !== undefined && HOUSEHOLD.has(kind)
}

function livingOne({ items }: Phrase): boolean {
  return isSomebody(lastNoun(items))
}

/** पुल पार करना: what is crossed is no place where it happens. */
function crossed(verb: Item, at: number, unmarked: readonly Phrase[]): boolean {
  return /^(?:crossing|climbing)/.test(verb.gloss) && at === unmarked.length - 1 && at > 0
}

function stands({ items }: Phrase): boolean {
  return isPlace(lastNoun(items))
}

const ALONE =
  /^(?:walking|running|sitting|standing|sleeping|flying|swimming|dancing|jumping|lying|falling|shining|cheering|celebrating|laughing|smiling|crying|clapping|applauding|barking|meowing|howling|waiting|burning|blooming|yawning|shivering|rising|arriving|disappearing|circling|hovering|fluttering|buzzing)$/
/** What nothing does that does not live. */
const NEEDS =
  /^(?:finding|watering|eating|drinking|reading|writing|carrying|holding|throwing|buying|selling|picking|lifting|hugging|kissing|petting|feeding|catching|wearing|baking|cooking|washing|cleaning|painting|drawing|planting|collecting|gathering|knitting|sewing|looking at|watching|reaching for|peeling|kneading|stirring|putting|chopping|slicing|hiding behind)(?: |$)/

const MOVES =
  /^(?:walking|running|flying|swimming|driving|sailing|floating|strolling|flowing|passing|sliding|skating|gliding|crawling|galloping|racing|jogging|hiking|wandering|going up|going down)$/
const TAKES_DATIVE =
  /^(?:riding|climbing|feeding|watering|petting|hugging|kissing|chasing|following|crossing|touching|fighting)$/
const DRIVEN = /(?:^| )(?:car|taxi|truck|tractor|van|jeep|bus|train)$/
const FOUGHT = /^(?:from|with|and|to)$/

/** The cases that English has as the object of a deed; null if it has none so. */
function aimedAt(deed: string): RegExp | null {
  // Ona bakıyor: looks at him.
  if (deed === 'watching' || deed.endsWith(' at')) return /^to$/
  if (deed === 'fighting') return FOUGHT
  return TAKES_DATIVE.test(deed) ? /^(?:in|on|to|from|through)$/ : null
}

/** 馬に乗る, 鳩に餌をやる: what English has as the object; 森を走る: what it has as a place. */
function aim(parts: Parts, verb: Item): Parts {
  const { objects, places } = parts
  const drives =
    verb.gloss === 'driving' &&
    objects.some((phrase) => DRIVEN.test(lastNoun(phrase.items)) || livingOne(phrase))
  if (MOVES.test(verb.gloss) && objects.length > 0 && !drives) {
    const moved = objects.map((phrase) => ({ ...phrase, role: 'in' }))
    return { ...parts, objects: [], places: [...moved, ...places] }
  }
  const told = objects.filter(({ role }) => role === 'object' || role === 'definite')
  if (HANDS.test(verb.gloss) && told.length > 0 && objects.length > told.length) {
    const whom = told.map((phrase) => ({ ...phrase, role: 'to' }))
    return {
      ...parts,
      objects: objects.filter((phrase) => !told.includes(phrase)),
      places: [...whom, ...places],
    }
  }
  if (objects.length > 0) return parts
  const aimed = aimedAt(verb.gloss)
  if (aimed === null) return parts
  const at = places.findLastIndex(({ role }) => aimed.test(role ?? ''))
  const given = places[at]
  if (given === undefined) return parts
  return { ...parts, objects: [given], places: places.toSpliced(at, 1) }
}

/** Somebody or something without a deed: whoever is named last, and where. */
export function emitNames({ phrases, early, acting }: Clause): readonly Item[] {
  const lacking = phrases.filter(({ role }) => role === 'lacking')
  const isName = ({ role, describes }: Phrase): boolean =>
    !describes && (role === null || /^(?:subject|object|definite|of)$/.test(role))
  const names = phrases.filter(isName)
  const places = phrases.filter((phrase) => !isName(phrase) && !lacking.includes(phrase))
  const last = acting ? [] : names.slice(-1)
  const others = names.filter((phrase) => !last.includes(phrase))
  const spoken = [
    ...last.flatMap(({ items }) => items),
    ...early,
    ...others.flatMap(({ items }) => (last.length > 0 ? [PAUSE, ...items] : items)),
    ...places.flatMap(({ items, role }) => [
      binding(role === 'and' ? 'and' : (role ?? 'in')),
      ...items,
    ]),
  ]
  return [...spoken, ...lacking.flatMap(({ items }) => [binding('without'), ...items, PAUSE])]
}
