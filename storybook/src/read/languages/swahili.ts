import { lookUp } from '../../lexicon/look-up.ts'
import type { Reading } from './reading.ts'

const SUBJECT = '(a|wa|i|zi|li|ya|ki|vi|u|ni|tu|ku|pa|hu)'
const TENSE = '(na|li|ta|me|ki|ka)'
const WHO = '(?:ye|yo|zo|cho|vyo|lo|mo|po|o)'
const WHOM = '(?:mw|m|wa|wi|i|zi|ki|vi|li|ya|u|ji)'
const DOES = new RegExp(`^${SUBJECT}${TENSE}(${WHO})?(.{2,})$`)
/** Akilala, wakicheza: what is done meanwhile. */
const MEANWHILE = /^(a|wa|i|zi|li|ya|ki|vi|u)ki(.{2,})$/
const MANY = /^(?:wa|zi|vi|ya)$/

/** Nouns of several, and of one: watoto, mtoto; miti, mti; viti, kiti; magari, gari. */
const CLASSES: readonly (readonly [many: RegExp, one: readonly string[]])[] = [
  [/^wa/, ['m', 'mwa', 'mu']],
  [/^we/, ['mwe']],
  [/^mi/, ['m', 'mwi']],
  [/^vi/, ['ki']],
  [/^vy/, ['ch']],
  [/^ma/, ['', 'ji', 'u']],
  [/^ny/, ['u', 'w']],
]

const IRREGULAR: Readonly<Record<string, string>> = {
  wanawake: 'mwanamke',
  wanaume: 'mwanaume',
  meno: 'jino',
  macho: 'jicho',
}

/** Looks and numbers agree with their noun: mweusi, weusi, nyeusi; wawili, viwili. */
const AGREEING = /^(?:mw|my|wa|ki|ch|vi|vy|ma|mi|ny|nd|ji|li|ku|w|m|n|j|u|z|y|l|p)(?=.{2})/

/** What an inflected Swahili word may be. */
export function swahiliReadings(word: string): readonly Reading[] {
  return [...deeds(word), ...names(word), ...inPlace(word), ...looks(word)]
}

function deeds(word: string): readonly Reading[] {
  const [, who = '', , relative = '', rest = ''] = DOES.exec(word) ?? []
  const [, whoElse = '', meanwhile = ''] = MEANWHILE.exec(word) ?? []
  const doing = /^ku.{3,}/.test(word) ? word.slice(2) : ''
  return [
    ...doneBy(who, [rest, relative === '' ? '' : relative + rest]),
    ...doneBy(whoElse, [meanwhile]),
    ...doneBy('', [doing]),
  ]
}

function doneBy(who: string, rests: readonly string[]): readonly Reading[] {
  const many = who === '' ? {} : { many: MANY.test(who) }
  return rests
    .filter((rest) => rest !== '')
    .flatMap(rootsOf)
    .map((lemma) => ({ lemma, kind: 'verb', ...many }))
}

/** Anamfukuza: whom a deed is done to is told before its root; anakula: a short root has ku- before it. */
function rootsOf(rest: string): readonly string[] {
  const whom = new RegExp(`^${WHOM}(?=.{3})`).exec(rest)?.[0] ?? ''
  const bare = rest.slice(whom.length)
  const short = rest.length < 5 ? [`ku${rest}`] : []
  const forms = [rest, ...short, bare]
  // Wanakumbatiana: they do it to each other.
  return forms.flatMap((form) => [form, ...(form.endsWith('ana') ? [form.slice(0, -2)] : [])])
}

function names(word: string): readonly Reading[] {
  const own = lookUp(IRREGULAR, word)
  if (own !== undefined) return [{ lemma: own, kind: 'noun', many: true }]
  return CLASSES.flatMap(([many, one]) =>
    many.test(word)
      ? one.map((start) => ({
          lemma: word.replace(many, start),
          kind: 'noun' as const,
          many: true,
        }))
      : [],
  )
}

/** Bustanini, mezani: in or on it. */
function inPlace(word: string): readonly Reading[] {
  if (!/.{3}ni$/.test(word)) return []
  const bare = word.slice(0, -2)
  const where = [{ lemma: bare, kind: 'noun' as const }, ...names(bare)]
  return where.map((reading) => ({ ...reading, before: 'place' }))
}

function looks(word: string): readonly Reading[] {
  const start = AGREEING.exec(word)?.[0] ?? ''
  if (start === '') return []
  const many = /^(?:wa|w|vi|vy|mi|my)$/.test(start)
  const roots = start === 'nd' ? [`r${word.slice(2)}`, word.slice(1)] : [word.slice(start.length)]
  // Mbili, wanne: m- and wa- may be less than what was taken off.
  const shorter = start.length > 1 ? [word.slice(1)] : []
  return [...roots, ...shorter].flatMap((lemma) => [
    { lemma, kind: 'adjective' as const, many },
    { lemma, kind: 'number' as const },
  ])
}
