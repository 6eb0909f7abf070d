import type { Direction } from '../../plan/plan.ts'
import { readNoun } from './noun-phrase.ts'
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  FLANKS,
  PREPOSITIONS,
  PRONOUNS,
  RELATION_PHRASES,
  VESSELS,
} from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { numberOf } from '../words/counts.ts'
import { EMOTIONS, garmentOf, SIZES, stuffAt } from '../words/describing-words.ts'
import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { isActing, readPart } from './some-of-them.ts'
import { isPhrasal, readVerb } from './verb-phrase.ts'
import type { Token } from '../words/tokens.ts'
import { isAdverb, isClosed, isNounAt, textAt } from '../words/word-classes.ts'
import type { Chunk, Reading, Side } from './sentence-parts.ts'

/** Cuts a row of words into noun phrases, verbs and what binds them. */
export function chunk(tokens: readonly Token[]): readonly Chunk[] {
  const chunks: Chunk[] = []
  const context = tokens.map(({ text }) => text)
  let at = 0
  while (at < tokens.length) {
    const [next, length] = readChunk({ tokens, at, chunks, context })
    chunks.push(next)
    at += Math.max(1, length)
  }
  return chunks
}

function readChunk(reading: Reading): [Chunk, number] {
  const { tokens, at } = reading
  const token = tokens[at]
  if (token === undefined || token.kind === 'pause') return [{ type: 'pause' }, 1]
  if (token.kind === 'stop') return [{ type: 'stop' }, 1]
  if (token.kind === 'direction') {
    return [{ type: 'direction', direction: token.text.slice(4) as Direction | 'off' }, 1]
  }
  if (token.kind === 'side') {
    return [{ type: 'side', side: token.text.slice(5) as Side }, 1]
  }
  return readClosed(reading, token.text) ?? readOpen(reading, token.text)
}

function readClosed(reading: Reading, word: string): [Chunk, number] | null {
  const { tokens, at } = reading
  const where = readWhere(tokens, at)
  if (where !== null) return where
  const part = readPart(reading, word)
  if (part !== null) return part
  if (AUXILIARIES.has(word) && !isPhrasal(reading)) return [{ type: 'auxiliary', word }, 1]
  if (CONJUNCTIONS.has(word)) return [{ type: 'conjunction', word }, 1]
  if (isRelative(reading, word))
    return [{ type: 'pronoun', word: word === 'who' ? 'who' : 'which' }, 1]
  return PRONOUNS.has(word) || isHerAlone(reading) ? [{ type: 'pronoun', word }, 1] : null
}

/** "Behind her a dog jumps": nothing of hers. */
function isHerAlone({ tokens, at, chunks }: Reading): boolean {
  const next = textAt(tokens, at + 1)
  if (textAt(tokens, at) !== 'her') return false
  if (/^(?:an?|the|some|another|his|its)$/.test(next)) return true
  const [before, where] = chunks.slice(-2)
  const fronted = where?.type === 'preposition' && where.relation !== null
  const then = textAt(tokens, at + 2)
  return fronted && (endsBefore(before?.type, next, then) || isDoneBeside(next, then))
}

const HAS_OBJECT =
  /^(?:hold|eat|drink|read|carry|watch|push|pull|wear|feed|writ|paint|draw|wash|wav|throw|knit)ing$/
const STARTS_NOUN = /^(?:an?|the|his|her|their|its|two|three|four|some)$/

/** "Two girls walk beside her holding balloons": nothing of hers is held. */
function isDoneBeside(next: string, then: string): boolean {
  return HAS_OBJECT.test(next) || (isActing(next) && next.endsWith('ing') && STARTS_NOUN.test(then))
}

/** "…, behind her five dancers turn", "a man beside her sleeps", "a man behind her paints a wall". */
function endsBefore(before: Chunk['type'] | undefined, next: string, then: string): boolean {
  if (before === 'noun')
    return isActing(next) && (STARTS_NOUN.test(then) || !hasPicture(singular(next)))
  return /^(?:pause|conjunction)$/.test(before ?? '') && numberOf(next) !== null
}

function readWhere(tokens: readonly Token[], at: number): [Chunk, number] | null {
  const word = textAt(tokens, at)
  if (ADVERBS.has(word) && endsAt(tokens, at + 1)) return null
  // "A prince below climbs up": he does, and is below nothing that is named.
  if (/^(?:below|outside)$/.test(word) && isActing(textAt(tokens, at + 1)))
    return [{ type: 'word', word }, 1]
  const plain: [Chunk, number] = [{ type: 'preposition', word, relation: null }, 1]
  return readRelation(tokens, at) ?? (PREPOSITIONS.has(word) ? plain : null)
}

/** "A dog that runs", but "that dog". */
function isRelative({ tokens, at, chunks }: Reading, word: string): boolean {
  if (word === 'which' || word === 'who') return true
  if (word !== 'that') return false
  const next = textAt(tokens, at + 1)
  // "…, that crosses over the valley".
  const acts = chunks.at(-1)?.type === 'pause' && isActing(next)
  return acts || chunks.at(-1)?.type === 'noun' || AUXILIARIES.has(next)
}

function readOpen(reading: Reading, word: string): [Chunk, number] {
  const predicate = readPredicate(reading) ?? readDress(reading) ?? readStuff(reading)
  if (predicate !== null) return predicate
  const flight = readFlight(reading, word)
  if (flight !== null) return flight
  if (isAdverb(word) || word === 'there') return [{ type: 'word', word }, 1]
  const verb = readVerb(reading)
  if (verb !== null) return [{ type: 'verb', verb: verb.verb }, verb.length]
  const noun = readNoun(reading)
  if (noun !== null) return [{ type: 'noun', noun: noun.noun }, noun.length]
  // "Her" and "this" without a noun stand for somebody.
  if (DETERMINERS.has(word) && word !== 'a' && word !== 'an') return [{ type: 'pronoun', word }, 1]
  return [{ type: 'word', word }, 1]
}

const WINGED = /^(?:bird|insect|aircraft)$/

/** "Seagulls overhead": what has wings and is up there flies. */
function readFlight(reading: Reading, word: string): [Chunk, number] | null {
  const before = reading.chunks.at(-1)
  if (word !== 'overhead' || before?.type !== 'noun') return null
  if (!WINGED.test(before.noun.found?.kind ?? '')) return null
  const tokens = reading.tokens.with(reading.at, { kind: 'word', text: 'flying' })
  const verb = readVerb({ ...reading, tokens })
  return verb === null ? null : [{ type: 'verb', verb: verb.verb }, 1]
}

/** "A player in white hits the ball": the colour is what is worn. */
function readDress({ tokens, at, chunks }: Reading): [Chunk, number] | null {
  const before = chunks.at(-1)
  const word = textAt(tokens, at)
  if (before?.type !== 'preposition' || before.word !== 'in' || colourAt([word]) === null)
    return null
  const next = textAt(tokens, at + 1)
  const acts = isActing(next) || isAllOfIt(chunks, tokens, at + 1)
  return acts && garmentOf(next) === null ? [{ type: 'word', word }, 1] : null
}

/** "Dancers in red turn slowly", "a woman in green and a man in red dance". */
function isAllOfIt(chunks: readonly Chunk[], tokens: readonly Token[], at: number): boolean {
  const [before, who] = [chunks.at(-3), chunks.at(-2)]
  if (who?.type !== 'noun' || who.noun.found?.kind !== 'person') return false
  const word = textAt(tokens, at)
  if (/^(?:and|,|or)$/.test(word)) return colourAt([textAt(tokens, at + 1)]) === null
  const many = who.noun.plural || before?.type === 'conjunction'
  return many && knowsDeed(word) && !STUFF_AND_DEED.test(word)
}

/** "People in white snow": nobody snows. */
const STUFF_AND_DEED =
  /^(?:water|snow|light|smoke|fog|dust|paint|sand|mud|cloud|box|rain|ice|fire)$/

/** "A horse made of glass jumps": glass is what it is of, not what jumps. */
function readStuff({ tokens, at, chunks }: Reading): [Chunk, number] | null {
  const word = textAt(tokens, at)
  const named = stuffAt([word, textAt(tokens, at + 1)])
  if (textAt(tokens, at - 1) !== 'of' || named === null) return null
  const made =
    /^(?:made|built|entirely|completely|purely)$/.test(textAt(tokens, at - 2)) ||
    isOf(word, chunks.at(-2))
  return made ? [{ type: 'word', word: named.key }, named.count] : null
}

/** "A rose of gold", but "a cup of chocolate" and "a piece of glass". */
function isOf(word: string, before: Chunk | undefined): boolean {
  if (before?.type !== 'noun' || VESSELS.test(before.noun.head)) return false
  if (/(?:^| )(?:bar|block|pot|piece|sheet|cube|wall|ring)$/.test(before.noun.head)) return false
  return /^(?:gold|silver|glass|crystal|ice|stone|marble|wood|steel|iron|bronze|chocolate|candy)$/.test(
    word,
  )
}

/** "The skyline glows orange": no fruit. */
const TURNING = /^(?:glow|shine|turn|burn|blush|flash|gleam|shimmer)$/

/** "The parrot is green", "the dog is tired": how somebody is, with no noun after it. */
function readPredicate(reading: Reading): [Chunk, number] | null {
  const { tokens, at } = reading
  const words = [textAt(tokens, at), textAt(tokens, at + 1)]
  const [word = ''] = words
  const coloured = colourAt(words)?.length ?? 0
  const length = coloured || (EMOTIONS.has(word) || SIZES.has(word) ? 1 : 0)
  if (length === 0 || word.endsWith('ing') || !isSaidOf(reading, coloured)) return null
  if (isNounAt(tokens, at + length) && !isClosed(textAt(tokens, at + length))) return null
  return [{ type: 'word', word: words.slice(0, length).join(' ') }, length]
}

function isSaidOf(reading: Reading, coloured: number): boolean {
  // "A dog bigger than a horse".
  if (textAt(reading.tokens, reading.at + 1) === 'than') return true
  if (coloured > 0 && isBetweenPauses(reading, coloured)) return true
  return isTold(reading.chunks, coloured > 0)
}

/** "A tram in Lisbon, yellow, sunny". */
function isBetweenPauses({ tokens, at, chunks }: Reading, length: number): boolean {
  const next = tokens[at + length]
  return chunks.at(-1)?.type === 'pause' && (next === undefined || next.kind !== 'word')
}

/** Who is, may be anything; who turns or glows, only of a colour. */
function isTold(chunks: readonly Chunk[], coloured: boolean): boolean {
  const before = chunks.findLast(({ type }) => type !== 'word')
  if (before?.type === 'verb') return coloured && TURNING.test(before.verb.base)
  return before?.type === 'auxiliary'
}

function readRelation(tokens: readonly Token[], at: number): [Chunk, number] | null {
  const rest = tokens.slice(at, at + 6)
  const stop = rest.findIndex(({ kind }) => kind !== 'word')
  const words = (stop < 0 ? rest : rest.slice(0, stop)).map(({ text }) => text)
  const ahead = words.join(' ')
  const [flanks] = FLANKS.exec(ahead) ?? []
  if (flanks !== undefined)
    return [{ type: 'preposition', word: 'flanking', relation: null }, flanks.split(' ').length]
  for (const [relation, pattern] of RELATION_PHRASES) {
    const found = pattern.exec(ahead)
    if (found === null) continue
    const length = found[0].split(' ').length
    if (length >= words.length && !found[0].endsWith(' of')) continue
    return [{ type: 'preposition', word: words[0] ?? '', relation }, length]
  }
  return null
}

function endsHere(token: Token | undefined): boolean {
  return token === undefined || token.kind !== 'word' || CONJUNCTIONS.has(token.text)
}

/** "Sits inside wearing a hat": nobody is inside a wearing. */
function endsAt(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at)
  const doing = next.endsWith('ing') && baseVerb(next) !== null && baseVerb(next) !== next
  return endsHere(tokens[at]) || (doing && DETERMINERS.has(textAt(tokens, at + 1)))
}
