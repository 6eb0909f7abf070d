import type { Direction, RelationName, Upshot } from '../../plan/plan.ts'
import type { Token } from '../words/tokens.ts'
import type { Found } from '../../lexicon/found.ts'
import type { PlaceWord } from '../words/place-words.ts'
import type { Traits } from './traits.ts'
import type { VerbForm } from '../words/verb-form.ts'

/** Where in the picture: “on the left”, “in the middle”. */
export type Side = 'left' | 'middle' | 'right'

/** A sentence in pieces: who, does, where. */
export type Chunk =
  | { readonly type: 'noun'; readonly noun: NounPhrase }
  | { readonly type: 'verb'; readonly verb: VerbPhrase }
  | { readonly type: 'preposition'; readonly word: string; readonly relation: RelationName | null }
  | { readonly type: 'conjunction'; readonly word: string }
  | { readonly type: 'auxiliary'; readonly word: string }
  | { readonly type: 'pronoun'; readonly word: string }
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'direction'; readonly direction: Direction | 'off' }
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'pause' }
  | { readonly type: 'stop' }

/** Where the reader stands: the words, what was read before, and all words for telling meanings apart. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly chunks: readonly Chunk[]
  readonly context: readonly string[]
}

/** Somebody or something as the prompt says it, with what it is like. */
export interface NounPhrase {
  /** As written, without the article. */
  readonly words: string
  /** The noun itself, singular, with the words that belong to it: `traffic light`. */
  readonly head: string
  readonly plural: boolean
  /** A number or a group word said how many; null when only the plural says "several". */
  readonly count: number | null
  readonly definite: boolean
  readonly negated: boolean
  /** "The girl's kite": whose it is, if the owner is to be seen. */
  readonly owner?: NounPhrase | null
  /** "The pirate's hat": who has it on, though only the hat is meant. */
  readonly wearer?: NounPhrase
  /** "The soldier's face": what of somebody is looked at. */
  readonly part?: string
  /** "One of the cubs": one of several that were named before. */
  readonly oneOf?: boolean
  /** Without article or number, as names are. */
  readonly bare: boolean
  readonly found: Found | null
  readonly place: PlaceWord | null
  readonly garment: string | null
  readonly body: boolean
  /** A word about films or a stuff like water: nothing to miss when it has no picture. */
  readonly talk: boolean
  readonly traits: Traits
}

/** What is done. */
export interface VerbPhrase {
  /** Base form with its particle: `run`, `take off`. */
  readonly base: string
  readonly form: VerbForm
  readonly words: string
  /** After "to". */
  readonly infinitive: boolean
  /** "Chased by": done to whoever is the subject. */
  readonly passive: boolean
  /** What comes of it for the thing it is done to. */
  readonly upshot?: Upshot
}
