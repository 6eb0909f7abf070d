import { lookUp } from '../../lexicon/look-up.ts'
import { pictureByEmoji, withoutSelector } from '../../lexicon/pictures.ts'

const PICTOGRAPH = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]/u

/** Writes emoji as words: "🐶 🏄" → "dog surfing". */
export function spellEmoji(prompt: string): string {
  if (!PICTOGRAPH.test(prompt)) return prompt
  let spelt = ''
  for (const { segment, count } of runs(prompt)) {
    const many = count > 1 && count <= 40 ? ` , ${count}` : ''
    const word = PICTOGRAPH.test(segment)
      ? spell(segment, (spelt + many).slice(-40).trimEnd())
      : null
    spelt += word === null ? segment.repeat(count) : word.trim() === '' ? word : many + word
  }
  return spelt
}

interface Run {
  readonly segment: string
  readonly count: number
}

/** "🍕🍕🍕" is three pizzas. */
function runs(prompt: string): readonly Run[] {
  const all: { segment: string; count: number }[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(prompt)) {
    const last = all.at(-1)
    if (last?.segment === segment && PICTOGRAPH.test(segment)) last.count++
    else all.push({ segment, count: 1 })
  }
  return all
}

function spell(emoji: string, before: string): string {
  const plain = pictureByEmoji(withoutSelector(emoji)) ?? pictureByEmoji(withoutTone(emoji))
  if (plain === undefined) return ' '
  if (plain.subgroup === 'face-costume' && !/clown|skull|poo/.test(plain.name))
    return ` , ${spokenName(plain.name)} `
  if (/^(?:face-|heart|emotion|hand|flag|country-flag)/.test(plain.subgroup))
    return mood(plain.label)
  if (NO_THINGS.test(plain.subgroup)) return ' '
  const deed = /^person (\w+ing\b.*)$/.exec(plain.name.replaceAll('-', ' '))?.[1]
  if (deed !== undefined && before !== '') return ` ${deed} `
  const joined =
    before === '' ||
    /\b(?:an?|the|on|in|with|of|and|by|at|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|some|many|several|few|red|blue|green|black|white|yellow|pink|purple|big|small|little|\w+ing)$/i.test(
      before,
    )
  return `${joined ? ' ' : ' , '}${spokenName(plain.name)} `
}

const SPOKEN: Readonly<Record<string, string>> = {
  'couch-and-lamp': 'couch',
  'beach-with-umbrella': 'beach',
  automobile: 'car',
  'dashing-away': 'fast',
  'hot-beverage': 'cup of coffee',
  'sun-with-rays': 'sunny',
}

/** Signs and arrows: they say how the rest hangs together. */
const NO_THINGS =
  /^(?:arrow|alphanum|other-symbol|math|punctuation|keycap|av-symbol|transport-sign|warning|gender|geometric)/

function spokenName(name: string): string {
  const own = lookUp(SPOKEN, name)
  if (own !== undefined) return own
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
