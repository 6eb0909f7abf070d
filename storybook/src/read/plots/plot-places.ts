import { singular } from '../../lexicon/morphology.ts'
import { placeWord } from '../words/place-words.ts'

/** Lands that are only in tales, and the one that looks like them. */
const LANDS: readonly (readonly [pattern: RegExp, place: string])[] = [
  [
    /\b(?:land|realm|kingdom|tower|world|mountain|gate)s? of (?:fire|flames)\b|\b(?:fire|flame|volcanic) (?:realm|land|tower|mountain|kingdom)\b|\bflame mountain\b|\bvolcano(?:es)?\b/,
    'a volcano',
  ],
  [
    /\b(?:thunder|lightning) (?:mountain|valley|range)s?(?: range)?\b/,
    'the mountains in a thunderstorm',
  ],
  [
    /\b(?:ice|icy|snow|frost|frozen)(?: |-)(?:lands?|kingdom|realm|wilderness|plains?|mountains?)\b|\bsnowy plains?\b|\bglaciers?\b/,
    'snowy mountains',
  ],
  [/\b(?:ice|icy|snow)[- ]covered lake\b|\bfrozen lake\b/, 'a frozen lake'],
  [/\b(?:sky|celestial|starry) (?:realm|land|kingdom|island|world)\b/, 'the clouds'],
  [
    /\bunderground lake\b|\b(?:underground|underworld) (?:caves?|palace|lair)\b|\b(?:dragon's |the )lair\b|\bdungeon\b|\bthe underworld\b/,
    'a cave',
  ],
  [/\b(?:royal |ancient |hidden |forgotten )*tomb\b/, 'an ancient tomb'],
  [/\bgrasslands?\b/, 'a meadow'],
  [/\b(?:maze|labyrinth)\b/, 'a maze'],
  [/\b(?:home|homeland)$|\b(?:return|come)s? home\b/, 'a village'],
  [/\bkingdom\b/, 'a castle garden'],
]
/** Into, over or to it: where what is told next happens. */
const LEADS_THERE =
  /\b(?:in|into|to|at|through|across|inside|onto|on|towards?|from|deep within|within|by|beside|along|reach|enter|cross|explore|climb|visit|leave|around) (?:the |an? |his |her |their |this |that )?((?:[a-z'-]+ ){0,4}[a-z'-]+)/g
const FOUND =
  /\b(?:find|discover) (?:the |an? |his |her )((?:[a-z'-]+ ){0,3}(?:lair|cave|village|city|castle|palace|temple|observatory|library|tower))\b/
const NO_PLACES = /^(?:air|light|top|end|middle|wall|power|danger|party|world|life)$/

/** Where a part of a tale is, in words of a place that there is here; null if it says nothing of that. */
export function plotPlace(said: string): string | null {
  const found = FOUND.exec(said)?.[1]
  const led = [
    ...(found === undefined ? [] : [found]),
    ...[...said.matchAll(LEADS_THERE)].map(([, words = '']) => words),
  ]
  for (const words of led) {
    const place = landIn(words) ?? knownIn(words)
    if (place !== null) return place
  }
  return null
}

function landIn(words: string): string | null {
  const near = words.split(/ (?:in|on|with|and|where|that) /)[0] ?? ''
  return LANDS.find(([pattern]) => pattern.test(near))?.[1] ?? null
}

/** "Dark forest" after "into the deep": the longest words that name a place, none of which stand behind another one. */
function knownIn(words: string): string | null {
  const all = (words.split(/ (?:in|on|with|and|where|that|of|by|near) /)[0] ?? '').split(' ')
  for (let end = 1; end <= all.length; end++)
    for (let start = 0; start < end; start++) {
      const name = [...all.slice(start, end - 1), singular(all[end - 1] ?? '')].join(' ')
      const plural = all.slice(start, end).join(' ')
      if (end < all.length && placeWord([...all.slice(start, end), all[end]].join(' ')) !== null)
        continue
      if (NO_PLACES.test(name)) continue
      if (placeWord(plural) !== null || placeWord(name) !== null) return `the ${plural}`
    }
  return null
}
