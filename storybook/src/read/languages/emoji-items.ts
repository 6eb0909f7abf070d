import { spellEmoji } from '../prompt/emoji.ts'
import type { Item } from './item.ts'

const PICTOGRAPH = /^\p{Extended_Pictographic}/u
const TOLD_OF = /^[がはもをのにとで이가은는을를와과도의에]/u
const LEADS = /^(?:number|adjective|binding|pause)$/

/** An emoji where a noun would stand ("🐱が", "un 🐕"), or nothing where it only decorates; null if there is none. */
export function emojiAt(
  body: string,
  at: number,
  before: Item | undefined,
): readonly [Item | null, number] | null {
  const rest = body.slice(at, at + 24)
  if (!PICTOGRAPH.test(rest)) return null
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(rest)
  const { length } = first?.segment ?? ' '
  const leads = before === undefined || LEADS.test(before.kind) || TOLD_OF.test(rest.slice(length))
  const gloss = leads ? spellEmoji(first?.segment ?? '').trim() : ''
  return [/^[a-z ]+$/.test(gloss) ? { gloss, kind: 'noun' } : null, length]
}
