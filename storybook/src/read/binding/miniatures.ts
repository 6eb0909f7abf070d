import { findPicture } from '../../lexicon/find-picture.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { Found } from '../../lexicon/found.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Named } from './named.ts'

/** Things that hold a world of their own when one is said to be in them. */
const HOLDERS =
  /(?:^| )(?:teacup|cup|mug|bottle|jar|snow globe|globe|fishbowl|bowl|suitcase|nest|basket|flowerpot|glass|light ?bulb|bulb|lantern|crystal ball|glass ball|bubble|box|terrarium|pocket watch|walnut shell|nutshell|seashell|shell|eggshell|marble|raindrop|dewdrop|drop|teapot|hat|boot|shoe|coffee cup|wine glass|spoon|drawer|egg)$/

/** What is seen of a land that is as small as that: its houses, its trees. */
const SMALL: readonly (readonly [land: RegExp, things: string, count: number])[] = [
  [/(?:^| )(?:city|metropolis|skyline)$/, 'teacup city', 1],
  [/(?:^| )(?:world|planet|universe within|landscape|island)$/, 'teacup world', 1],
  [/(?:^| )(?:village|town|kingdom|neighbou?rhood)$/, 'house cluster', 1],
  [/(?:^| )(?:galaxy|universe|cosmos|space|nebula|milky way)$/, 'teacup star whirl', 1],
  [/(?:^| )(?:forest|woods|jungle|woodland|park)$/, 'evergreen tree', 3],
  [/(?:^| )(?:garden|meadow)$/, 'flower', 5],
  [/\b(?:stormy|raging|wild) (?:ocean|sea)$/, 'teacup storm', 1],
  [/(?:^| )(?:ocean|sea)$/, 'teacup waves', 1],
]

/** "A forest inside a light bulb", "a castle on a whale": a place that is in a thing or on a beast is no place to be; null if it is one. */
export function asMiniature({ noun, chunks }: Named): NounPhrase | null {
  if (noun.place === null) return null
  const here = chunks.findIndex((chunk) => chunk.type === 'noun' && chunk.noun === noun)
  const [link, other] = holderAfter(chunks, here)
  if (link?.type !== 'preposition' || other?.type !== 'noun') return null
  return holds(link.word, other.noun) ? seenSmall(noun) : null
}

function holds(word: string, { found, head }: NounPhrase): boolean {
  if (word === 'on') return ANIMALS.has(found?.kind ?? 'thing') || STANDS.test(head)
  return /^(?:in|inside|within)$/.test(word) && HOLDERS.test(head)
}

/** What a world may stand on, though it is small. */
const STANDS = /(?:^| )(?:mushroom|toadstool|leaf|lily pad|coin|button|spoon|plate|turtle shell)$/

/** Behind what belongs to it: "a house with a tree inside a snow globe". */
function holderAfter(chunks: Named['chunks'], here: number): Named['chunks'] {
  const [link, thing] = chunks.slice(here + 1, here + 3)
  const had = link?.type === 'preposition' && link.word === 'with' && thing?.type === 'noun'
  return chunks.slice(here + (had ? 3 : 1), here + (had ? 5 : 3))
}

/** A drawing of a small world, which no word by itself means. */
const drawnFor = (concept: string): Found => ({
  picture: `prop:${concept.replaceAll(' ', '-')}`,
  concept,
  kind: 'thing',
  via: 'name',
})

function seenSmall(noun: NounPhrase): NounPhrase | null {
  const [, things, count] =
    SMALL.find(([land]) => land.test(noun.head) || land.test(noun.words)) ?? []
  if (things === undefined)
    return noun.place?.thing && noun.found !== null ? { ...noun, place: null } : null
  const found = things.startsWith('teacup ') ? drawnFor(things) : findPicture(things)
  return { ...noun, head: things, found, place: null, count: noun.count ?? count ?? null }
}
