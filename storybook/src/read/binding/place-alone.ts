import { isFelt } from '../../lexicon/feelings.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { standsSomewhere } from './bind-place.ts'
import { acts, indexIn, type Named } from './named.ts'
import { COTTAGES, OF_HOUSES } from './painted-parts.ts'

/** A place without a preposition is where it all happens, unless it stands somewhere else or does something itself. */
export function isPlaceAlone(named: Named): boolean {
  const { noun } = named
  if (noun.place === null || isSeenFromOutside(named) || isOfStuff(noun)) return false
  if (!noun.place.thing || !standsSomewhere(noun) || bears(named)) return true
  if (isOneOfThings(named)) return false
  // Without a picture of its own it is better as the set.
  const borrows = /^(?:hypernym|kin)$/.test(noun.found?.via ?? '')
  return borrows || isTheSet(named)
}

function isTheSet(named: Named): boolean {
  const { noun } = named
  return !isElsewhere(named) && !acts(named) && noun.traits.colour === null && !isMadeThing(noun)
}

/** "A glass phone booth": what it is made of is to be seen on the thing itself. */
const isMadeThing = ({ found, traits }: NounPhrase): boolean =>
  found?.kind === 'thing' && traits.material !== null

/** "A metal staircase": the hall with stairs is of marble. */
const isOfStuff = ({ head, traits }: NounPhrase): boolean =>
  /^(?:wood|metal|glass|plastic|rust)$/.test(traits.material ?? '') &&
  /(?:^| )staircase$/.test(head)

/** "A row of white cottages", "three churches": so many are what is shown, wherever they stand; a set has only one. */
function isRowOf({ found, plural, count, traits }: NounPhrase): boolean {
  const told = (count !== null && count > 1 && count <= 12) || traits.colour !== null
  return plural && told && found?.kind === 'building' && found.via !== 'kin'
}

/** "A ship in a storm, dramatic sky": there is one over everybody, and who was named is not up in it. */
export function isSkyAbove({ noun, chunks, before }: Named): boolean {
  if (before !== 'pause' || !/(?:^| )sk(?:y|ies)$/.test(noun.head)) return false
  const here = indexIn({ noun, chunks })
  return chunks.slice(0, here).some((chunk) => chunk.type === 'noun')
}

/** A sad house is somebody. */
function hasFace({ place, found, traits, words }: NounPhrase): boolean {
  return place?.thing === true && found !== null && isFelt(traits.emotion, words)
}

/** What stands in a place, though it could be one. */
const FITTINGS =
  /(?:^| )(?:fountain|pool|pond|stairs?|steps|staircase|aquarium|fish tank|bar|wall|path|roof|stage|fireplace|corner|window|door)s?$/

/** Whether another place is named beside it. */
function isElsewhere({ noun: { place }, chunks }: Named): boolean {
  return chunks.some(
    (chunk) =>
      chunk.type === 'noun' &&
      (chunk.noun.place?.id ?? place?.id) !== place?.id &&
      !FITTINGS.test(chunk.noun.head),
  )
}

/** "A hill with a castle": the land has it on top. */
function bears({ noun, chunks }: Named): boolean {
  const here = indexIn({ noun, chunks })
  const [link, what] = chunks.slice(here + 1, here + 3)
  if (!/(?:^| )(?:hill|mountain|cliff)$/.test(noun.head) || noun.traits.colour !== null)
    return false
  const built = what?.type === 'noun' && what.noun.found?.kind === 'building'
  return built && link?.type === 'preposition' && link.word === 'with'
}

type Preposition = Extract<Chunk, { readonly type: 'preposition' }>

const BESIDE = /^(?:next|beside|near|left|right|behind|between)$/

/** "A house and a car", "a church next to a tree": one thing beside others, where nothing is done. */
function isOneOfThings({ noun, chunks }: Named): boolean {
  if (noun.definite || chunks.some(({ type }) => type === 'verb')) return false
  const here = indexIn({ noun, chunks })
  return [-1, 1].some((way) => {
    const [link, other] = [chunks[here + way], chunks[here + 2 * way]]
    const bound =
      link?.type === 'conjunction' ||
      link?.type === 'pause' ||
      (link?.type === 'preposition' && (BESIDE.test(link.word) || isBefore(link, way, other)))
    return bound && other?.type === 'noun' && isCounted(other.noun)
  })
}

/** "A fountain in front of a mailbox", "under a kite": what is placed by a mere thing is one itself. */
function isBefore({ relation }: Preposition, way: number, other: Chunk | undefined): boolean {
  const placed = way === 1 && /^(?:in-front-of|under)$/.test(relation ?? '')
  return placed && other?.type === 'noun' && other.noun.place === null
}

/** One of them, or so many: "a village and mist" are no two things. */
function isCounted({ found, place, bare, count, body, talk, plural }: NounPhrase): boolean {
  const thing = found !== null && (place === null || place.thing) && !body && !talk
  return thing && (!bare || count !== null || plural)
}

/** Trains, houses that collapse, have feelings or stand on their heads, houses that have somebody on the roof. */
function isSeenFromOutside(named: Named): boolean {
  const { noun, chunks } = named
  if (
    noun.head.endsWith('moon') ||
    isCraft(noun) ||
    comesDown(named) ||
    hasFace(noun) ||
    isRowOf(noun) ||
    hasDyedPart(named) ||
    /\b(?:upside-down|upturned)\b/.test(noun.words)
  )
    return true
  return noun.found?.kind === 'building' && hasOnTop(chunks)
}

/** "A house with a cat on the roof", "with a bird on top". */
function hasOnTop(chunks: readonly Chunk[]): boolean {
  return chunks.some((chunk, at) => {
    const on = chunks[at - 1]
    return isTop(chunk) && on?.type === 'preposition' && on.word === 'on'
  })
}

function isTop(chunk: Chunk): boolean {
  if (chunk.type !== 'noun') return false
  const { definite, head } = chunk.noun
  return head === 'top' || (definite && /(?:^| )(?:roof|chimney)$/.test(head))
}

/** "A house with a green roof and a yellow door": to be looked at, and so it stands somewhere. */
function hasDyedPart({ noun, chunks }: Named): boolean {
  if (!COTTAGES.test(noun.head)) return false
  const here = indexIn({ noun, chunks })
  const [link, part] = chunks.slice(here + 1, here + 3)
  return (
    link?.type === 'preposition' &&
    link.word === 'with' &&
    part?.type === 'noun' &&
    part.noun.traits.colour !== null &&
    OF_HOUSES.test(part.noun.head)
  )
}

const DOWNFALLS =
  /^(?:collapse|fall|break|crumble|explode|demolish|implode|disintegrate|topple|fall (?:apart|down|over)|burn down|blow up|tear down|knock down|cave in|come (?:crashing )?down)$/

/** A building that collapses is to be seen from outside, and is what it all is about. */
function comesDown({ noun, chunks }: Named): boolean {
  if (noun.found?.kind !== 'building') return false
  const here = indexIn({ noun, chunks })
  const next = chunks.slice(here + 1).find(({ type }) => type !== 'auxiliary' && type !== 'word')
  return next?.type === 'verb' && DOWNFALLS.test(next.verb.base)
}

/** A train is no place; a train station and a subway carriage are, by names of their own. */
function isCraft({ found, head, place }: NounPhrase): boolean {
  const own = found?.via === 'name' ? found.kind : ''
  const craft = /^(?:aircraft|vehicle|boat)$/.test(own)
  const named = place !== null && !place.thing && place.name === head && head.includes(' ')
  return craft && !named && !/(?:station|railway|interior)$/.test(head)
}
