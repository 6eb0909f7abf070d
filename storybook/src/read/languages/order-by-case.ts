import { caseOf, type Case } from './cases.ts'
import { placeWord } from '../words/place-words.ts'
import { asObject } from './chinese-objects.ts'
import { isSomebody, lastNoun } from './clause-places.ts'
import { isPlaced, isRestOfList, placesAnother } from './placed-names.ts'
import { emitClause, emitNames, isPlace, namesActor, type Phrase } from './clause.ts'
import type { Item } from './item.ts'
import { binding, PAUSE } from './joints.ts'
import { SURFACE, UPLAND } from './surfaces.ts'
import { countsFirst, describe, isLook, paintedDeeds, phraseOf } from './noun-phrase.ts'
import { toldOf } from './told-of.ts'

/** A sentence of a language whose verbs come last, while it is being turned round. */
interface Sentence {
  readonly done: Item[]
  phrases: Phrase[]
  /** The words of the phrase that is being read. */
  open: Item[]
  /** What the next noun is told to do. */
  relative: Item[]
  /** Deeds of somebody who is named only later. */
  early: Item[]
  settings: Item[]
  /** 桜が咲く公園: what goes on in a place that somebody else acts in. */
  aside: Item[]
  /** Somebody has acted since the last pause. */
  acting: boolean
}

/** Subject – place – object – verb → subject – verb – object – place: Japanese, Korean, Turkish, Hindi. */
export function orderByCase(items: readonly Item[], nounsJoin: boolean): readonly Item[] {
  const sentence: Sentence = {
    done: [],
    phrases: [],
    open: [],
    relative: [],
    early: [],
    settings: [],
    aside: [],
    acting: false,
  }
  const row = countsFirst(paintedDeeds(items.map(placedAlready)))
  for (const [at, item] of row.entries()) {
    if (NAMES.test(item.kind)) addName(sentence, item, nounsJoin)
    else if (item.kind === 'verb') addVerb(sentence, item, row.slice(at + 1))
    else if (item.kind === 'setting') addSetting(sentence, item)
    else if (item.kind === 'pause') addPause(sentence, item, row.slice(at + 1))
    else if (item.kind === 'film' && item.gloss.startsWith(',')) addBreak(sentence, item)
    else if (item.kind === 'film') sentence.settings.push(item)
    else addSmallWord(sentence, row, at)
  }
  endClause(sentence)
  return sentence.done.map(asObject)
}

/** 달에서, "ayda": a place that has its small word already. */
function placedAlready(item: Item): Item {
  return item.kind === 'noun' && /^(?:on|in) the /.test(item.gloss)
    ? { ...item, kind: 'setting' }
    : item
}

const NAMES = /^(?:noun|adjective|number|unknown)$/

function addName(sentence: Sentence, item: Item, nounsJoin: boolean): void {
  const last = sentence.open.at(-1)
  const one = last === undefined ? null : oneName(last, item, nounsJoin)
  if (one !== null) {
    sentence.open.splice(-1, 1, ...one)
    return
  }
  const complete = sentence.open.some(({ kind }) => kind === 'noun')
  // 산속 다리: a place right before a noun is where that is. Turkish and Hindi put who and what side by side.
  const placed = last?.kind === 'noun' && isPlace(last.gloss)
  if (complete && (!nounsJoin || placed || item.kind === 'number'))
    close(sentence, nounsJoin ? { role: 'in', describes: item.kind === 'noun' } : null)
  sentence.open.push(item)
}

/** Two names that are one: dağ nehri, पहाड़ी नदी, a river of the mountains; şehir sokağı. */
function oneName(last: Item, item: Item, nounsJoin: boolean): readonly Item[] | null {
  if (/^(?:mountain|hill)$/.test(last.gloss) && UPLAND.test(item.gloss))
    return [{ gloss: 'mountain', kind: 'adjective' }, item]
  if (nounsJoin || last.kind !== 'noun' || item.kind !== 'noun' || isSomebody(last.gloss))
    return null
  const gloss = `${last.gloss} ${item.gloss}`
  return placeWord(gloss) === null ? null : [{ ...item, gloss }]
}

/** Ends the phrase that is being read, and tells of it what was said before it. */
function close(sentence: Sentence, found: Case | null): void {
  if (sentence.open.length === 0) return
  const { phrases, relative } = sentence
  const others = OTHERS.test(found?.role ?? '')
  // 本を読む長い黒髪の女性: the hair reads nothing, but whoever has it.
  const waits = found?.role === 'of' && isLook(sentence.open)
  const told = others ? toldOf(relative, lastNoun(sentence.open)) : relative
  const phrase = phraseOf(sentence.open, waits ? [] : told, found)
  sentence.open = []
  if (!waits) sentence.relative = []
  sentence.phrases = describe(phrases, phrase)
}

/** The parts in a sentence of whoever does not act in it. */
const OTHERS =
  /^(?:object|definite|to|in|from|on|under|next to|in front of|behind|around|between|over|on the lap of|at the feet of)$/

function addSmallWord(sentence: Sentence, row: readonly Item[], at: number): void {
  const [before = PAUSE, item = PAUSE] = [row[at - 1], row[at]]
  const found = caseOf(item)
  // 雨の中: hour and weather bring their own small word.
  if (before.kind === 'setting' || WEATHER.test(before.gloss)) {
    if (found?.role === 'object' && isLookedAt(row, at)) lookAt(sentence, before.gloss)
  } else if (WHOM.test(item.gloss)) addWhom(sentence, item)
  else if (found === null) addJoint(sentence, item)
  else addAfter(sentence, found, row.slice(at))
}

/** What a small word makes of the phrase before it; it stands first in the row. */
function addAfter(
  sentence: Sentence,
  found: Case,
  [joint = PAUSE, ...rest]: readonly Item[],
): void {
  if (found.role === 'and' && listsAnother(sentence, joint, rest)) addNamed(sentence)
  else addCase(sentence, found, rest)
}

/** お父さんと、それを見て笑う子供たち; annesi ve onu izleyen çocuk: one is named, and then another with all that is told of them. */
function listsAnother(sentence: Sentence, joint: Item, rest: readonly Item[]): boolean {
  if (sentence.open.length === 0) return false
  const listed = joint.kind === 'binding'
  const sure = listed || rest[0]?.kind === 'pause' || sentence.relative.length > 0
  const verb = rest.findIndex(({ kind }, at) => kind === 'verb' || (kind === 'pause' && at > 0))
  const { kind, form } = rest[verb] ?? PAUSE
  // 犬と遊ぶ子供: with it.
  if (!sure || kind !== 'verb' || form === 'linking' || (verb === 0 && !listed)) return false
  return isNamedNext(rest.slice(verb + 1))
}

/** Ends a name of several, of which others follow. */
function addNamed(sentence: Sentence): void {
  close(sentence, null)
  sentence.done.push(...emitNames(sentence), binding('and'))
  sentence.phrases = []
  sentence.early = []
}

function addCase(sentence: Sentence, found: Case, rest: readonly Item[]): void {
  if (found.role === 'and' && isPlaced(sentence) && placesAnother(rest))
    addBreak(sentence, binding('and'))
  else if (sentence.open.length > 0) close(sentence, found)
  else if (found.role === 'and' && sentence.acting)
    sentence.done.push(...besideWhat(sentence), binding('and'))
  else amend(sentence, found)
}

function isLookedAt(row: readonly Item[], at: number): boolean {
  return row[at - 1]?.kind === 'setting' && /^(?:looking|watching)/.test(row[at + 1]?.gloss ?? '')
}

/** 雨を見ながら, 눈을 바라보는: weather that somebody looks at. */
function lookAt(sentence: Sentence, weather: string): void {
  const thing = weather.replace(/^(?:in|at|on) (?:the )?/, '')
  sentence.settings = sentence.settings.filter(({ gloss }) => gloss !== weather)
  const items: readonly Item[] = [binding('the'), { gloss: thing, kind: 'noun' }]
  sentence.phrases.push({ items, role: 'object', describes: false })
}

const WHOM = /^(?:to )?(?:him|them)$/

/** Bir kedi onu izliyor: whom it is done to has no case of its own here. */
function addWhom(sentence: Sentence, item: Item): void {
  close(sentence, null)
  const [, to, whom = ''] = /^(to )?(.+)$/.exec(item.gloss) ?? []
  const role = to === undefined ? 'object' : 'to'
  sentence.phrases.push({ items: [binding(whom)], role, describes: false })
}

/** अंगीठी के पास … और: what somebody is beside belongs to them, not to whoever acts next. */
function besideWhat(sentence: Sentence): readonly Item[] {
  const beside = sentence.settings.filter(({ gloss }) => gloss.startsWith('by the '))
  sentence.settings = sentence.settings.filter((item) => !beside.includes(item))
  return beside
}

/** Pencerenin yanında: "of" and then where. */
function amend({ phrases }: Sentence, found: Case): void {
  const last = phrases.at(-1)
  // Yanında ki: it tells of the noun that follows.
  if (found.role === 'ki' && last !== undefined) phrases.splice(-1, 1, { ...last, describes: true })
  const open = found.role === 'lacking' ? /^subject$/ : /^(?:of|object|definite|to)$/
  if (last !== undefined && open.test(last.role ?? '')) phrases.splice(-1, 1, { ...last, ...found })
}

function addJoint(sentence: Sentence, { gloss, kind }: Item): void {
  if (/^(?:his|her|very|the)$/.test(gloss)) {
    // पाँच बच्चे अपनी माँ: "his" belongs to what comes next.
    if (sentence.open.some((item) => item.kind === 'noun')) close(sentence, null)
    sentence.open.push(binding(gloss))
  } else if (/^(?:突然|갑자기|suddenly)$/.test(gloss)) addBreak(sentence, binding(', suddenly'))
  else if (/^(?:그|then$|そして)/.test(gloss)) addBreak(sentence, binding(', then'))
  else if (gloss === 'while') addBreak(sentence, binding(', while'))
  else if (kind === 'binding' && gloss !== 'is') sentence.settings.push(binding(gloss))
}

function addSetting(sentence: Sentence, item: Item): void {
  // 노인 겨울에: who is named without a marker before the hour acts.
  close(sentence, null)
  sentence.settings.push(item)
}

function addVerb(sentence: Sentence, verb: Item, rest: readonly Item[]): void {
  if (WEATHER.test(verb.gloss)) return void sentence.settings.push(verb)
  close(sentence, null)
  const told = describesNext(sentence, verb) || actsBehind(sentence, verb, rest)
  if (isNamedNext(rest) && verb.form !== 'linking' && told)
    return startRelative(sentence, verb, rest)
  if (isBeforehand(sentence, verb)) return
  const joined = sentence.done.at(-1)?.gloss === 'and'
  if (sentence.acting && !joined && namesActor(sentence, verb)) sentence.done.push(PAUSE)
  sentence.done.push(...emitClause(sentence, verb))
  sentence.acting = true
  sentence.early = []
  sentence.phrases = []
}

/** 笑いながら、…: what is done by somebody who is named only later. */
function isBeforehand(sentence: Sentence, verb: Item): boolean {
  const named = sentence.phrases.some(({ role }) => role === 'subject' || role === null)
  if (verb.form !== 'linking' || named || sentence.acting) return false
  const own = besides(sentence.phrases)
  sentence.early.push(...emitClause({ ...sentence, phrases: own, early: [] }, verb))
  sentence.phrases = sentence.phrases.slice(0, sentence.phrases.length - own.length)
  return true
}

function isNamedNext([next]: readonly Item[]): boolean {
  return next !== undefined && NAMES.test(next.kind)
}

/** 橋をベビーカーを押しながら渡る: of two things that are acted on, what is done besides has the last. */
function besides(phrases: readonly Phrase[]): readonly Phrase[] {
  const objects = [...phrases.keys()].filter((at) => phrases[at]?.role === 'object')
  return objects.length < 2 ? phrases : phrases.slice(objects.at(-1))
}

/** कुत्ता दौड़ रहा है: where the ending does not tell, whoever is named already does it. */
function describesNext({ phrases }: Sentence, { form, gloss }: Item): boolean {
  if (form === 'describing') return true
  const unmarked = phrases.filter(({ role }) => role === null || role === 'subject')
  return unmarked.length === 0 || (unmarked.length === 1 && WORN.test(gloss))
}

/** নদীতে স্যামন ধরছে ভালুক: who is named last of all, behind the deed. */
function actsBehind({ phrases, acting }: Sentence, verb: Item, rest: readonly Item[]): boolean {
  const bare = phrases.filter(({ role }) => role === null)
  const named = rest.findIndex(({ kind }) => !NAMES.test(kind))
  const last = rest[named]
  const ends = last === undefined || /^(?:pause|film|setting)$/.test(last.kind)
  const name = named < 0 ? rest : rest.slice(0, named)
  const one = name.filter(({ kind }) => kind === 'noun').length === 1
  const others = bare.some(({ items }) => isSomebody(lastNoun(items)) && ALONE.test(verb.gloss))
  return !acting && ends && one && bare.length < 2 && !others && !hasSubject(phrases)
}

function hasSubject(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ role }) => role === 'subject')
}

const WEATHER = /^(?:raining|snowing)$/
const WORN = /^(?:wearing|holding|carrying|with)/

/** 本を読む女性: what the verb brings along belongs to the noun that follows. */
function startRelative(sentence: Sentence, verb: Item, rest: readonly Item[]): void {
  const whom = rest.find(({ kind }) => kind === 'noun')?.gloss ?? ''
  const { phrases } = sentence
  const own = phrases.slice(relativeStart(phrases, verb, whom))
  const others = phrases.slice(0, phrases.length - own.length)
  const told = emitClause({ phrases: own, early: sentence.early, acting: true }, verb)
  if (own[0]?.role === 'subject') sentence.aside.push(PAUSE, ...told)
  else sentence.relative = [...sentence.relative, ...told]
  sentence.early = []
  sentence.phrases = others
}

/** The first of the phrases that belong to a verb before a noun. */
function relativeStart(phrases: readonly Phrase[], { gloss }: Item, whom: string): number {
  const subject = phrases.findLastIndex(({ role }) => role === 'subject')
  // 姫が馬に乗った騎士に: who is named next does what nobody else can be told to do.
  const theirs = isSomebody(whom) && (ALONE.test(gloss) || / an? /.test(gloss))
  if (subject >= 0 && subject === phrases.length - 1 && !theirs) return subject
  if (!WORN.test(gloss)) return Math.max(subject + 1, ownStart(phrases, gloss))
  const worn = phrases.findLastIndex(({ role }) => role === 'object' || role === null)
  return worn < 0 || / an? /.test(gloss) ? phrases.length : worn
}

const ALONE =
  /^(?:burning|sleeping|sitting|standing|lying|running|walking|flying|swimming|blooming|floating|falling|shining|dancing|crying|laughing|smiling|jumping|growing|swinging|waiting|singing)$/

/** Bir adam yanan evin önünde: who is named without a case does what comes last, not what is told on the way. */
function ownStart(phrases: readonly Phrase[], deed: string): number {
  const has = phrases.some(({ role }) => role === 'object' || role === 'definite')
  const own = has || ALONE.test(deed) ? 0 : 1
  const bare = [...phrases.keys()].filter((at) => phrases[at]?.role === null)
  return (bare[bare.length - 1 - own] ?? -1) + 1
}

function addPause(sentence: Sentence, pause: Item, rest: readonly Item[]): void {
  if (pause.gloss === ',' && isPlaced(sentence, SURFACE) && isRestOfList(rest)) {
    close(sentence, { role: 'and', describes: false })
    return
  }
  const waits = sentence.phrases.some(({ role }) => role !== null) || sentence.early.length > 0
  const idle = sentence.phrases.length + sentence.open.length + sentence.early.length === 0
  // 雨の中、…; 池で、…: the comma comes before who acts.
  const goesOn = sentence.open.length === 0 && (waits || (idle && sentence.settings.length > 0))
  if (pause.gloss === ',' && goesOn && !sentence.acting) return
  addBreak(sentence, pause)
}

function addBreak(sentence: Sentence, item: Item): void {
  endClause(sentence)
  sentence.done.push(item)
}

function endClause(sentence: Sentence): void {
  close(sentence, null)
  sentence.done.push(...emitNames(sentence), ...sentence.relative, ...sentence.settings)
  sentence.done.push(...sentence.aside.splice(0))
  sentence.phrases = []
  sentence.early = []
  sentence.relative = []
  sentence.settings = []
  sentence.acting = false
}
