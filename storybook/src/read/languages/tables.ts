import { readAsset } from '../../lexicon/asset.ts'
import type { ItemKind } from './item.ts'

/**
 * A file of `assets/vocabulary/`: rows of `gloss = es word|word; fr word`, a meaning, and each language's words for it.
 * `*` stands for any ending, `~` before a word that gives way to the same word of another meaning.
 */
export interface Table {
  readonly kind: ItemKind
  readonly file: string
}

/** The commonest stand first: of two entries of one spelling the earlier wins. */
export const TABLES: readonly Table[] = [
  { kind: 'verb', file: 'deeds-a-l' },
  { kind: 'verb', file: 'deeds-m-z' },
  { kind: 'verb', file: 'deeds-with-things' },
  { kind: 'noun', file: 'people' },
  { kind: 'noun', file: 'callings' },
  { kind: 'noun', file: 'members' },
  { kind: 'noun', file: 'animals' },
  { kind: 'noun', file: 'rarer-animals' },
  { kind: 'noun', file: 'things' },
  { kind: 'noun', file: 'furniture-and-tools' },
  { kind: 'noun', file: 'places' },
  { kind: 'noun', file: 'venues' },
  { kind: 'noun', file: 'places-by-two-words' },
  { kind: 'noun', file: 'clothes' },
  { kind: 'noun', file: 'food-and-plants' },
  { kind: 'noun', file: 'vehicles' },
  { kind: 'noun', file: 'body' },
  { kind: 'noun', file: 'ideas' },
  { kind: 'adjective', file: 'looks' },
  { kind: 'number', file: 'numbers' },
  { kind: 'setting', file: 'hours-and-weather' },
  { kind: 'film', file: 'film' },
  { kind: 'binding', file: 'small-words' },
  { kind: 'verb', file: 'further-deeds' },
  { kind: 'verb', file: 'further-deeds-with-things' },
  { kind: 'noun', file: 'further-people' },
  { kind: 'noun', file: 'further-animals' },
  { kind: 'noun', file: 'further-things' },
  { kind: 'noun', file: 'further-places' },
  { kind: 'noun', file: 'further-clothes' },
  { kind: 'adjective', file: 'further-looks' },
  { kind: 'number', file: 'further-numbers' },
  { kind: 'setting', file: 'further-hours' },
  { kind: 'film', file: 'further-film' },
  { kind: 'binding', file: 'further-small-words' },
  { kind: 'verb', file: 'chinese-deeds' },
  { kind: 'noun', file: 'chinese-names' },
  { kind: 'adjective', file: 'chinese-looks' },
  { kind: 'setting', file: 'chinese-hours' },
  { kind: 'film', file: 'chinese-film' },
  { kind: 'binding', file: 'chinese-small-words' },
  { kind: 'verb', file: 'dravidian-deeds' },
  { kind: 'verb', file: 'dravidian-more-deeds' },
  { kind: 'noun', file: 'dravidian-people' },
  { kind: 'noun', file: 'dravidian-animals' },
  { kind: 'noun', file: 'dravidian-things' },
  { kind: 'noun', file: 'dravidian-places' },
  { kind: 'noun', file: 'dravidian-more' },
  { kind: 'adjective', file: 'dravidian-looks' },
  { kind: 'number', file: 'dravidian-numbers' },
  { kind: 'setting', file: 'dravidian-hours' },
  { kind: 'film', file: 'dravidian-film' },
  { kind: 'binding', file: 'dravidian-small-words' },
]

const read = new Map<string, string>()

/** The rows of a table, read when somebody first speaks another language: as code they took a film on two threads 25 MB. */
export function rowsOf(file: string): string {
  const rows = read.get(file) ?? readAsset(`vocabulary/${file}.txt`).toString().trim()
  read.set(file, rows)
  return rows
}
