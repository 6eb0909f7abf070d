import { readAsset } from './asset.ts'

/** What a word can be in a sentence. */
export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'

/** One meaning of a word: its number, the field it belongs to, and how often it was met in tagged text. */
export interface Sense {
  readonly synset: number
  readonly field: Field
  readonly count: number
}

/** WordNet's lexicographer files, in their order. */
const FIELDS = [
  'adj.all',
  'adj.pert',
  'adv.all',
  'noun.Tops',
  'noun.act',
  'noun.animal',
  'noun.artifact',
  'noun.attribute',
  'noun.body',
  'noun.cognition',
  'noun.communication',
  'noun.event',
  'noun.feeling',
  'noun.food',
  'noun.group',
  'noun.location',
  'noun.motive',
  'noun.object',
  'noun.person',
  'noun.phenomenon',
  'noun.plant',
  'noun.possession',
  'noun.process',
  'noun.quantity',
  'noun.relation',
  'noun.shape',
  'noun.state',
  'noun.substance',
  'noun.time',
  'verb.body',
  'verb.change',
  'verb.cognition',
  'verb.communication',
  'verb.competition',
  'verb.consumption',
  'verb.contact',
  'verb.creation',
  'verb.emotion',
  'verb.motion',
  'verb.perception',
  'verb.possession',
  'verb.social',
  'verb.stative',
  'verb.weather',
  'adj.ppl',
] as const
export type Field = (typeof FIELDS)[number]

interface Dictionary {
  readonly lemmaStarts: Uint32Array
  readonly senseStarts: Uint32Array
  readonly senses: Uint32Array
  readonly counts: Uint8Array
  readonly fields: Uint8Array
  readonly hypernymStarts: Uint32Array
  readonly hypernyms: Uint32Array
  readonly wordStarts: Uint32Array
  readonly words: Uint32Array
  readonly text: Buffer
}

let opened: Dictionary | undefined
const known = new Map<string, readonly Sense[]>()

/** All meanings of a word (lower case, singular), most frequent first. */
export function sensesOf(lemma: string, part: PartOfSpeech): readonly Sense[] {
  const key = `${part}:${lemma}`
  let senses = known.get(key)
  if (senses === undefined) {
    senses = loadSenses(lemma).filter(({ field }) => partOf(field) === part)
    // A caller could otherwise grow this for ever with garbage words.
    if (known.size > 20_000) known.clear()
    known.set(key, senses)
  }
  return senses
}

/** How often a word was met as this part of speech; 0.5 when known but never counted, 0 when unknown. */
export function frequencyOf(lemma: string, part: PartOfSpeech): number {
  const senses = sensesOf(lemma, part)
  if (senses.length === 0) return 0
  return Math.max(
    0.5,
    senses.reduce((sum, { count }) => sum + count, 0),
  )
}

/** The meanings that this one is a kind of. */
export function hypernymsOf(synset: number): readonly number[] {
  const { hypernymStarts, hypernyms } = dictionary()
  return [...hypernyms.subarray(hypernymStarts[synset], hypernymStarts[synset + 1])]
}

/** The words that share this meaning. */
export function wordsOf(synset: number): readonly string[] {
  const { wordStarts, words } = dictionary()
  return [...words.subarray(wordStarts[synset], wordStarts[synset + 1])].map(lemmaAt)
}

/** The field that a meaning belongs to. */
export function fieldOf(synset: number): Field {
  return FIELDS[dictionary().fields[synset] ?? 0] ?? 'adj.all'
}

/** The meaning's own line of ancestors, nearest first, without itself. */
export function ancestorsOf(synset: number): readonly number[] {
  const line: number[] = []
  const seen = new Set([synset])
  let layer = [synset]
  while (layer.length > 0 && line.length < 60) {
    const next: number[] = []
    for (const parent of layer.flatMap(hypernymsOf)) {
      if (!seen.has(parent)) next.push(parent)
      seen.add(parent)
    }
    line.push(...next)
    layer = next
  }
  return line
}

function partOf(field: Field): PartOfSpeech {
  if (field.startsWith('noun')) return 'noun'
  if (field.startsWith('verb')) return 'verb'
  return field === 'adv.all' ? 'adverb' : 'adjective'
}

function loadSenses(lemma: string): readonly Sense[] {
  const number = findLemma(lemma)
  if (number < 0) return []
  const { senseStarts, senses, counts } = dictionary()
  const result: Sense[] = []
  for (let at = senseStarts[number] ?? 0; at < (senseStarts[number + 1] ?? 0); at++) {
    const synset = senses[at] ?? 0
    result.push({ synset, field: fieldOf(synset), count: counts[at] ?? 0 })
  }
  return result
}

function findLemma(lemma: string): number {
  const { lemmaStarts, text } = dictionary()
  const wanted = Buffer.from(lemma)
  let low = 0
  let high = lemmaStarts.length - 2
  while (low <= high) {
    const middle = (low + high) >> 1
    const start = lemmaStarts[middle] ?? 0
    const end = (lemmaStarts[middle + 1] ?? 1) - 1
    const order = text.compare(wanted, 0, wanted.length, start, end)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function lemmaAt(number: number): string {
  const { lemmaStarts, text } = dictionary()
  return text.toString('utf8', lemmaStarts[number], (lemmaStarts[number + 1] ?? 1) - 1)
}

/** Gives its 5 MB back; it is opened again, in 2 ms, when a word is asked for. */
export function closeDictionary(): void {
  const buffer = opened?.text.buffer as ArrayBuffer | undefined
  opened = undefined
  // Handed on to nobody: what is new goes with the next quick collection, what is old with the next thorough one.
  if (buffer) structuredClone(buffer, { transfer: [buffer] })
}

function dictionary(): Dictionary {
  opened ??= openDictionary()
  return opened
}

function openDictionary(): Dictionary {
  const file = readAsset('wordnet.bin')
  // Small files come from Node's shared pool at any offset; typed arrays need theirs on a multiple of four.
  const bytes = file.byteOffset % 4 === 0 ? file : Buffer.from(new Uint8Array(file).buffer)
  const table = JSON.parse(bytes.toString('utf8', 0, 1024)) as Record<string, [number, number]>
  const section = (name: string): [number, number] => {
    const [offset, length] = table[name] ?? [0, 0]
    return [bytes.byteOffset + 1024 + offset, length]
  }
  const words32 = (name: string): Uint32Array => new Uint32Array(bytes.buffer, ...section(name))
  const words8 = (name: string): Uint8Array => new Uint8Array(bytes.buffer, ...section(name))
  return {
    lemmaStarts: words32('lemmaStarts'),
    senseStarts: words32('senseStarts'),
    senses: words32('senses'),
    counts: words8('counts'),
    fields: words8('fields'),
    hypernymStarts: words32('hypernymStarts'),
    hypernyms: words32('hypernyms'),
    wordStarts: words32('wordStarts'),
    words: words32('words'),
    text: Buffer.from(bytes.buffer, ...section('text')),
  }
}
