import { wildsOf } from './rooms-within.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** What a set can show of a place beside its name. */
export const SHOWN =
  /^(?:dusty|winding|twisting|serpentine|curvy|curving|zigzag|hairpin|dry|barren|arid|parched|cracked|dried-up|scorched|charred|burnt|burned|rocky|stony|lush|snow-covered|futuristic|sci-?fi|high-tech|cyberpunk|burning|flaming|blazing|flooded|blackout|sinking|ruined|overgrown|wet|stone|wooden|rope|arched|medieval|floating|flying|miniature|tiny|toy|icy|stormy|calm|still|rough|choppy|wild|raging|turbulent|dead|old|ancient|empty|deserted|abandoned|derelict|dilapidated|decaying|crumbling|forgotten|decrepit|messy|untidy|cluttered|disorderly|disorganized|disorganised|chaotic|vacant|unfurnished|bare|lonely|desolate|closed|busy|crowded|packed|bustling|lively|upside-down|[a-z-]+-(?:filled|filling|made))$/

const COLOURED =
  /(?:^| )(?:lakes?|river|stream|creek|canal|waterhole|watering hole|swamp|marsh|bay|sea|ocean|pond|lagoon|waterfall|field|meadow|forest|sky|flowers)$/

/** Rock, sand and slopes: their colour is told with them, since the water beside them has its own. */
const LAND =
  /(?:^| )(?:beach|sands?|shore|dunes?|desert|cliffs?|rocks?|boulders?|hills?|mountains?|canyon|grass|lawn|snow)$/

const COLOURS =
  /^(?:black|white|red|orange|yellow|green|turquoise|teal|emerald|blue|purple|violet|pink|crimson|brown|muddy|golden|glowing|milky|toxic|radioactive|chocolate|coffee|honey|caramel|syrup|milk|gold|blood|slime|ink|wine|mud)$/

/** "Black cliffs", "red sand dunes": the colour with what has it. */
function colouredLand(noun: NounPhrase, name: string): string[] {
  const colour = noun.words.split(' ').find((word) => COLOURS.test(word))
  return colour !== undefined && LAND.test(name) && !name.startsWith(colour)
    ? [`${colour} ${name}`]
    : []
}

/** "A burning village", "a pink lake": those of its words that a set can show. */
export function detailsOf(noun: NounPhrase, name: string): string[] {
  const own = name.split(' ')
  const wild =
    /^(?:river|stream|waterfall|road|lake|pond|waterhole|watering hole|village|camp|(?:gas|petrol|train) station|market|town|city|farm|swimming pool|pool|cemetery|bus stop|diner exterior)$/.test(
      name,
    )
  return noun.words
    .split(' ')
    .filter(
      (word) =>
        SHOWN.test(word) ||
        (wild && /^(?:jungle|desert|forest|mountain|snowy|savannah?|african)$/.test(word)) ||
        (COLOURS.test(word) && COLOURED.test(name)),
    )
    .filter((word) => !own.includes(word))
    .concat(colouredLand(noun, name), wildsOf(noun, name), stuffOf(noun, name))
}

/** A bridge that rusts, or still shines, is seen to be of that metal. */
function stuffOf({ words, traits }: NounPhrase, name: string): string[] {
  if (!/(?:^| )bridge$/.test(name)) return []
  if (traits.material === 'rust') return ['rust-made']
  return /\b(?:shiny|gleaming|polished)\b/.test(words) ? ['metal-made'] : []
}
