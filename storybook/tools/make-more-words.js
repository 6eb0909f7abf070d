// The pictures' names and keywords in languages that emojibase-data lacks, from CLDR's own package:
//   npm pack cldr-annotations-full && tar xf cldr-annotations-full-*.tgz
//   node storybook/tools/make-more-words.js package/annotations
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LANGUAGES = ['ar', 'cs', 'el', 'fa', 'he', 'id', 'ro', 'tr']
// A keyword of more pictures than these names none of them: see lexicon/foreign-words.ts.
const MOST_PICTURES = 8
const UNSEEN =
  /^(?:flag|keycap|arrow|time|alphanum|punctuation|country-flag|subdivision-flag|alias)/

const [annotations = 'package/annotations'] = process.argv.slice(2)
const assets = fileURLToPath(new URL('../assets', import.meta.url))
const nameByEmoji = new Map(
  readFileSync(join(assets, 'pictures.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, group, emoji]) => emoji && !UNSEEN.test(group))
    .map(([name, , emoji]) => [emoji.replaceAll('\ufe0f', ''), name]),
)

for (const language of LANGUAGES) {
  const file = readFileSync(join(annotations, language, 'annotations.json'), 'utf8')
  const words = collectWords(JSON.parse(file).annotations.annotations)
  const lines = [...words]
    .filter(([, names]) => names.length <= MOST_PICTURES || names[0].startsWith('!'))
    .map(([word, names]) => `${word}\t${names.slice(0, MOST_PICTURES).join(' ')}`)
  writeFileSync(join(assets, 'words', `${language}.tsv`), lines.toSorted().join('\n') + '\n')
}

/** Pictures by word; those of which it is the name (`!`) first. */
function collectWords(signs) {
  const words = new Map()
  const add = (word, name) => {
    const key = word.toLowerCase().normalize('NFC')
    const names = words.get(key) ?? []
    if (!names.some((known) => known.replace('!', '') === name.replace('!', ''))) names.push(name)
    words.set(key, names)
  }
  const known = Object.entries(signs).filter(([sign]) => nameByEmoji.has(sign))
  for (const [sign, { tts }] of known) if (tts) add(tts[0], `!${nameByEmoji.get(sign)}`)
  for (const [sign, all] of known)
    for (const word of all.default ?? []) add(word, nameByEmoji.get(sign))
  return words
}
