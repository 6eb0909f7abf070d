import { pictureIndex, withoutSelector } from '../lexicon/pictures.ts'

// Built at run time: the compiler's target does not know the v flag yet, every supported Node does.
const EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv')

/** Writes emoji as words: "🐶 🏄" → "dog surfing". */
export function spellEmoji(prompt: string): string {
  const { byEmoji } = pictureIndex()
  return prompt.replace(EMOJI, (emoji, offset: number) => {
    const plain = byEmoji.get(withoutSelector(emoji)) ?? byEmoji.get(withoutTone(emoji))
    if (plain === undefined) return ' '
    if (/^(?:face-|heart|emotion|hand|flag|country-flag)/.test(plain.subgroup))
      return mood(plain.label)
    const before = prompt.slice(0, offset).trimEnd()
    const deed = /^person ((?:\w+ing)\b.*)$/.exec(plain.name.replaceAll('-', ' '))?.[1]
    if (deed !== undefined && /\S$/.test(before)) return ` ${deed} `
    const joined = /\b(?:an?|the|on|in|with|of|and|by|at|\d+|\w+ing)$/i.test(before)
    return `${joined || before === '' ? ' ' : ' , '}${spokenName(plain.name)} `
  })
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
