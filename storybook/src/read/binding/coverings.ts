import { isSeenOnIt } from './worn-looks.ts'
import { placeWord } from '../words/place-words.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { setPlace } from './bind-place.ts'
import type { Binding, Preposition } from './binding.ts'

/** What grows over or is smeared on whatever stands there. */
const COATS =
  /(?:^| )(?:moss|ivy|vines?|creepers?|lichens?|weeds?|vegetation|overgrowth|greenery|graffiti|cobwebs?|spider ?webs?)$/

/** Flowers and crops that cover a land. */
const FLORA =
  /(?:^| )(?:flower|wildflower|tulip|sunflower|daisy|poppy|rose|lavender|dandelion|bluebell|lily|buttercup|cornflower|daffodil|marigold|heather|iris|hyacinth|peony|clover|rapeseed|canola|lupine?|crocus|violet|anemone|wheat|barley|cotton|corn|blossom|cosmos|forget-me-not|snowdrop|primrose|orchid|hydrangea|azalea|rhododendron|fireweed|edelweiss)s?$/

/** Of these there is never only one. */
const MASSES =
  /(?:^| )(?:lavender|heather|clover|rapeseed|canola|wheat|barley|cotton|corn|fireweed|edelweiss)$/

const LANDS = new Set(
  'hilltop grass-slope valley mountain plains meadow forest highlands cliff island riverbank lake river tuscan-hills alps park garden beach desert railway country-road'.split(
    ' ',
  ),
)

/** "A hill of lavender", "a tower covered with ivy", "a cave with moss": it belongs to the set, and nobody puts it up in a pot. */
export function isCover(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  const { word } = preposition
  if (isSeenOnIt(binding, noun, preposition)) return true
  if (!/^(?:of|in|with|by|under)$/.test(word)) return false
  if (word === 'with' && isLining(binding, noun)) return true
  const coat = COATS.test(noun.head)
  const flora = isFlora(noun)
  if (!coat && !flora) return false
  const ground = groundOf(binding)
  if (ground === null || (flora && !blooms(binding, noun, ground.id))) return false
  binding.scenery.push(noun.words.slice(0, 60))
  binding.told.add(noun.words)
  return true
}

const WAYS = /(?:^| )(?:roads?|path|pathway|footpath|lane|avenue|driveway|drive|walkway|highway)$/
const LINING = /(?:^| )(?:tree|lantern|lamp|torch|candle|light|palm|cypress|pine|oak|birch|poplar)$/

/** "A road with palms": they stand along it, and not in a group before it. */
function isLining(binding: Binding, noun: NounPhrase): boolean {
  const many = noun.plural && noun.count === null && LINING.test(noun.head)
  if (!many || !WAYS.test(binding.lastNoun?.head ?? '')) return false
  if (groundOf(binding) === null) return false
  binding.scenery.push(`lined with ${noun.words}`.slice(0, 60))
  binding.told.add(noun.words)
  return true
}

/** Flowers cover a land; a building only when that is said. */
function blooms(binding: Binding, noun: NounPhrase, ground: string): boolean {
  if (/^(?:meadow|plains)$/.test(ground)) binding.place = fieldOf(noun)
  if (LANDS.has(ground)) return true
  if (!/^(?:overgrow|cover|drape|clothe)/.test(binding.verb?.base ?? '')) return false
  binding.scenery.push('ivy')
  return true
}

function isFlora({ head, plural, count }: NounPhrase): boolean {
  return FLORA.test(head) && count === null && (plural || MASSES.test(head))
}

/** The field of these flowers, or one of any flowers. */
function fieldOf({ head, traits: { colour } }: NounPhrase): string {
  const own = `${head.split(' ').at(-1)} field`
  const field = placeWord(own) === null ? 'flower field' : own
  return colour === null ? field : `${colour} ${field}`
}

/** "A garden with a stone wall and roses": nobody is there, and the roses grow in the garden. */
function landAlone({ place, subjects }: Binding): NounPhrase['place'] {
  return place === null || subjects.length > 0 ? null : placeWord(place)
}

/** Whether these flowers grow in the land that was told, and are nobody's. */
export function growsHere(binding: Binding, noun: NounPhrase): boolean {
  return isFlora(noun) && LANDS.has(landAlone(binding)?.id ?? '')
}

/** What it covers: the place that was just named, or a hill that was taken for somebody. */
function groundOf(binding: Binding): NounPhrase['place'] {
  const { lastNoun, subjects } = binding
  if (lastNoun?.place == null) return landAlone(binding)
  const stands = subjects.findIndex(({ noun }) => noun === lastNoun.head)
  if (stands < 0) return binding.place === null ? null : lastNoun.place
  const alone = subjects.length === 1 && subjects[0]?.actions.length === 0
  if (!alone || binding.place !== null || lastNoun.count !== null) return null
  subjects.splice(stands, 1)
  binding.last = null
  setPlace(binding, lastNoun)
  return lastNoun.place
}
