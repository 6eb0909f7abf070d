import { readAsset } from './asset.ts'
import { isSeldom } from './picture-kinds.ts'

/** One Noto picture and the English words that name it. */
export interface Picture {
  readonly name: string
  readonly subgroup: string
  readonly emoji: string
  readonly label: string
}

interface Index {
  readonly byName: ReadonlyMap<string, Picture>
  readonly byLabel: ReadonlyMap<string, Picture>
  /** By a word of the label: "apple" is in "red apple". In no order; see `picturesByPart`. */
  readonly parts: ReadonlyMap<string, readonly Ranked[]>
}

interface Ranked {
  readonly picture: Picture
  readonly rank: number
}

let rows: readonly string[] | undefined
let index: Index | undefined
let keywords: ReadonlyMap<string, readonly Picture[]> | undefined
let emoji: ReadonlyMap<string, Picture> | undefined
const ordered = new Map<string, readonly Picture[]>()

/** All pictures by name and label, indexed once on first use. */
export function pictureIndex(): Index {
  index ??= indexPictures(loadRows().map(toPicture))
  return index
}

/** Pictures with this word in their label: those that end in it first, short names before long ones. */
export function picturesByPart(word: string): readonly Picture[] {
  let pictures = ordered.get(word)
  if (pictures === undefined) {
    const ranked = pictureIndex().parts.get(word) ?? []
    pictures = ranked.toSorted((one, other) => one.rank - other.rank).map(({ picture }) => picture)
    // Only known words are kept: garbage cannot grow this.
    if (pictures.length > 0) ordered.set(word, pictures)
  }
  return pictures
}

/** Pictures by the words that only lead to them; most prompts never ask. */
export function picturesByKeyword(word: string): readonly Picture[] {
  keywords ??= indexKeywords()
  return keywords.get(word) ?? []
}

/** The picture of an emoji without its variation selectors. */
export function pictureByEmoji(sign: string): Picture | undefined {
  emoji ??= new Map(
    [...pictureIndex().byName.values()].map((picture) => [withoutSelector(picture.emoji), picture]),
  )
  return sign === '' ? undefined : emoji.get(sign)
}

export function withoutSelector(sign: string): string {
  return sign.replaceAll('\ufe0f', '')
}

function loadRows(): readonly string[] {
  rows ??= readAsset('pictures.tsv').toString('utf8').trimEnd().split('\n')
  return rows
}

function toPicture(row: string): Picture {
  const [name = '', subgroup = '', sign = '', label = ''] = row.split('\t', 4)
  return { name, subgroup, emoji: sign, label: label.toLowerCase() }
}

function indexKeywords(): ReadonlyMap<string, readonly Picture[]> {
  const byKeyword = new Map<string, Picture[]>()
  for (const row of loadRows()) {
    const [name = '', subgroup = '', , , ...words] = row.split('\t')
    const picture = pictureIndex().byName.get(name)
    if (picture === undefined || subgroup === 'alias' || isSeldom(name, subgroup)) continue
    for (const word of words) append(byKeyword, word.toLowerCase(), picture)
  }
  return byKeyword
}

function indexPictures(pictures: readonly Picture[]): Index {
  const byName = new Map<string, Picture>()
  for (const picture of pictures) {
    if (picture.subgroup !== 'alias') byName.set(picture.name, picture)
  }
  const byLabel = new Map<string, Picture>()
  const parts = new Map<string, Ranked[]>()
  for (const picture of pictures) {
    const alias = picture.subgroup === 'alias'
    const own = alias ? byName.get(picture.label) : picture
    if (own === undefined) continue
    setNew(byLabel, picture.name.replaceAll('-', ' '), own)
    if (alias) continue
    const label = plainLabel(picture.label)
    setNew(byLabel, label, own)
    if (!isSeldom(picture.name, picture.subgroup)) addParts(parts, label, own)
  }
  return { byName, byLabel, parts }
}

function addParts(parts: Map<string, Ranked[]>, label: string, picture: Picture): void {
  const words = label.split(' ')
  for (const [at, part] of words.entries()) {
    const rank = (at === words.length - 1 ? 0 : 10) + words.length
    if (words.indexOf(part) === at) append(parts, part, { picture, rank })
  }
}

function plainLabel(label: string): string {
  return label
    .replace(/[’'“”":,.()!]/g, '')
    .replaceAll('-', ' ')
    .trim()
}

function setNew<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value)
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
