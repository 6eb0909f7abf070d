import { frequencyOf } from '../../lexicon/wordnet.ts'
import { colourAt } from '../words/colours.ts'
import { MATERIALS } from '../words/describing-words.ts'
import { isLook } from '../words/looks.ts'

/** How a state is told by what is seen of it, where its own word is no look of anything. */
const SEEN: readonly (readonly [said: RegExp, seen: string])[] = [
  [/^(?:an? )?(?:[a-z]+ ){0,2}(?:shade|tone|hue|tint|colou?r) of /, ''],
  [/^(?:an? )?(?:striking|soft|glowing|vibrant|unexpected|rich) (?=[a-z-]+$)/, ''],
  [/\b(?:darker|dimmer)\b/, 'dark'],
  [/\b(?:brighter|lighter)\b/, 'bright'],
  [/\bstraw[- ]yellow\b/, 'yellow'],
  [/\bstormy (?:gray|grey)\b/, 'stormy'],
  [/\bfrosty white\b/, 'frosty'],
  [/\bblonde?\b/, 'blonde'],
  [/^(?:an? )?(?:spectrum|array|play) of (?=rainbow)|(?<=rainbow) hues\b/, ''],
  [/\b(?:corroded|corroding|oxidi[sz]ed|rusted|rusting|covered in rust)\b/, 'rusty'],
  [/\b(?:drooping|dried[- ](?:up|out)|wilting|lifeless)\b/, 'wilted'],
  [/\b(?:in )?full (?:blossom|bloom)\b/, 'blooming'],
  [/\b(?:moulding|molding|rotting|decaying)\b/, 'rotten'],
  [/\bclouded over\b/, 'cloudy'],
  [/\bdog-eared\b/, 'torn'],
  [/^(?:an? )?(?:very |more )?(?:pale|muted)(?: finish| look)?$/, 'faded'],
  [/ and spotted$/, ''],
  [/\bvivid and colou?rful\b/, 'vivid'],
  [/\brainbow(?: colou?rs)?$/, 'rainbow-coloured'],
  [/\bglassy (?=[a-z])/, ''],
  [/\brust streaks\b/, 'rusty'],
]

/** The words of a state as they would stand before a noun. */
export function seenState(said: string): string {
  const plain = said.trim().replace(/^its (?:original )?/, '')
  return SEEN.reduce((state, [words, seen]) => state.replace(words, seen), plain)
    .replace(/^(?:an?|the) (?=[a-z-]+$)/, '')
    .replace(/\bbrand new\b/, 'new')
    .trim()
}

/** How things are that nothing has happened to yet, and how they are after it. */
const CONDITIONS = new RegExp(
  `^(?:${[
    'new|brand-new|old|fresh|shiny|glossy|gleaming|polished|smooth|sleek|soft|hard|rough|rugged|clean|clear|crisp|vivid|vibrant|bright|brightly|dark|dim|dimly|faint|dull|pale|muted|faded|matte',
    'wet|dry|soggy|stiff|brittle|squishy|warm|cold|hot|molten|solid|liquid|frozen|frosty|snowy|icy|melted|full|empty|half-full|charged|flat|inflated|deflated|wrinkled|crumpled|pristine|spotless',
    'ripe|unripe|wilted|blooming|dead|living|bare|barren|lush|leafy|leafless|mou?ldy|rotten|rusty|tarnished|cracked|weathered|worn|scratched|stained|chipped|closed|open|shut|lit|unlit|on|off|transparent|translucent|opaque|invisible|cloudy|clouded|stormy|sunny|foggy|blonde?|curly|straight',
    'small|tiny|little|big|large|huge|giant|thick|thin|long|short|golden|silver|rainbow|withered|flickering|steady|crowded|busy|quiet|deserted|abandoned|flooded|burning|overgrown|ruined|futuristic|ancient|modern|peaceful|whole',
  ].join('|')})$`,
)

const CLOTHS = /^(?:denim|silk|cotton|velvet|satin|linen|tweed|lace)$/

/** Whether a word says how something is, and not what. */
export function isState(word: string): boolean {
  return (
    CONDITIONS.test(word) ||
    isLook(word) ||
    colourAt([word]) !== null ||
    MATERIALS.has(word) ||
    CLOTHS.test(word)
  )
}

type Family = 'condition' | 'colour' | 'stuff'

/** What kind of state a word tells: a red wooden door may turn blue and stays of wood. */
export function familyOf(word: string): Family {
  if (CONDITIONS.test(word) || isLook(word)) return 'condition'
  return colourAt([word]) === null ? 'stuff' : 'colour'
}

/** Parts by which all of it is described: a mountain of snow-covered peaks is a snow-covered mountain. */
const OF_IT =
  /^(?:cliffs?|peaks?|branches|foliage|leaves|finish|texture|surface|condition|state|appearance|look|colou?r|skin|fur|hue|tone|glow|flow|model|version|buildings|structures|landscapes|world|one|ones)$/

/** "Bare rocky cliffs" of a mountain: how it is; null where they say what it is. */
export function asState(said: string): string | null {
  const words = said.replace(/^(?:an?|the|its) /, '').split(/[ ,]+/)
  const last = words.at(-1) ?? ''
  if (OF_IT.test(last) && words.length > 1) return words.slice(0, -1).join(' ')
  // "Turns an apple into gold" is no state of whoever does it.
  if (words.some((word) => /^(?:an?|the|into|in|of|with|from)$/.test(word))) return null
  const told = colourAt([last]) !== null || words.every(describes)
  return isState(last) && told ? words.join(' ') : null
}

/** Said of something, or of how much it is so. */
const describes = (word: string): boolean =>
  isState(word) ||
  /^(?:and|very|more|completely|fully|[a-z]+ly)$/.test(word) ||
  frequencyOf(word, 'adjective') > frequencyOf(word, 'noun')
