import { pictureIndex, withoutSelector } from '../lexicon/pictures.ts'

const PICTOGRAPH = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/u

/** Writes emoji as words: "🐶 🏄" → "dog surfing". */
export function spellEmoji(prompt: string): string {
  if (!PICTOGRAPH.test(prompt)) return prompt
  let spelt = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(prompt)) {
    spelt += PICTOGRAPH.test(segment) ? spell(segment, spelt.slice(-40).trimEnd()) : segment
  }
  return spelt
}

function spell(emoji: string, before: string): string {
  const { byEmoji } = pictureIndex()
  const plain = byEmoji.get(withoutSelector(emoji)) ?? byEmoji.get(withoutTone(emoji))
  if (plain === undefined) return ' '
  if (/^(?:face-|heart|emotion|hand|flag|country-flag)/.test(plain.subgroup))
    return mood(plain.label)
  const deed = /^person (\w+ing\b.*)$/.exec(plain.name.replaceAll('-', ' '))?.[1]
  if (deed !== undefined && before !== '') return ` ${deed} `
  const joined = before === '' || /\b(?:an?|the|on|in|with|of|and|by|at|\d+|\w+ing)$/i.test(before)
  return `${joined ? ' ' : ' , '}${spokenName(plain.name)} `
}

function spokenName(name: string): string {
  if (name === 'couch-and-lamp') return 'couch'
  return name.replace(/-face$/, '').replaceAll('-', ' ')
}

function withoutTone(emoji: string): string {
  return withoutSelector(emoji).replace(/[\u{1f3fb}-\u{1f3ff}]/gu, '')
}

/** A smiley at the end of a sentence is how it feels, not who is in it. */
function mood(label: string): string {
  if (/cry|sad|frown|disappoint|pensive|worried/.test(label)) return ' ¦ sad mood ¦ '
  if (/heart|kiss|love/.test(label)) return ' ¦ romantic mood ¦ '
  if (/scream|fear|skull|ghost/.test(label)) return ' ¦ scary mood ¦ '
  return /smil|grin|joy|laugh|beaming|party|star-struck/.test(label) ? ' ¦ joyful mood ¦ ' : ' '
}
