import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { placeWord } from '../words/place-words.ts'

/** Lands that a tour has words of its own for. */
const LANDS: readonly (readonly [said: RegExp, told: string])[] = [
  [/\b(?:hillside|valley|slopes?|mountains?)\b[^.]*\bvillage\b/, 'mountain village'],
  [/\bfortress\b[^.]*\b(?:collapsed|ruins?|crumbling)\b/, 'ruined castle'],
  [/\bmassive galaxy\b|\bspiral galaxy\b/, 'spiral galaxy'],
  [/\b(?:top of the forest|treetops)\b/, 'treetops'],
  [/\bforest[a-z ]{0,12}stream\b|\bstream winding through the roots\b/, 'forest stream'],
  [/\b(?:woodland|forest) path\b/, 'forest'],
  [/\bseas? of flowers\b/, 'flower field'],
  [/\b(?:ripe )?rice stalks\b|\bripe (?:wheat|grain)\b/, 'wheat field'],
  [/\b(?:ice|snow-covered|snowy|frozen) (?:plains?|lands?|expanse|wilderness)\b/, 'snow field'],
  [/\bsnow-(?:capped|covered) (?:mountains?|peaks|landscape)\b/, 'snowy mountain'],
  [/\b(?:glacial|icy) (?:river|stream)\b/, 'glacier'],
  [
    /\b(?:volcanic crater|active volcano|foot of the volcano|lava (?:flows?|river)|rivers? of lava|molten (?:lava|river))\b/,
    'erupting volcano',
  ],
  [
    /\b(?:barren|desolate|dry) (?:plains?|land|ground)\b|\bcracked (?:brown )?earth\b/,
    'barren plain',
  ],
  [/\b(?:grassland|meadow|prairie)s?\b/, 'grassland'],
  [/\b(?:beneath|under) (?:the|an?) bridge\b/, 'under a stone bridge'],
  [/\bunder(?:water|sea) cave\b/, 'underwater cave'],
  [/\b(?:ancient |dark |deep )?cave\b/, 'cavern'],
  [/\bunderwater world\b|\bdeep sea\b/, 'coral reef'],
  [/\bcoral reefs?\b/, 'coral reef'],
  [/\bunderground lake\b/, 'underground lake'],
  [/\b(?:coconut|palm) trees\b/, 'tropical island'],
  [/\bmountain (?:range|ridge)\b/, 'mountain range'],
  [/\b(?:patch of )?(?:vibrant )?wildflowers\b/, 'alpine meadow'],
  [/\bcourtyard\b(?= can be seen)/, ''],
  [/\b(?:patient|hospital) (?:room|ward)\b/, 'abandoned hospital room'],
  [/\basylum\b/, 'haunted house'],
  [/\b(?:dimly lit )?(?:corridor|hallway)\b/, 'abandoned corridor'],
  [/\babandoned skyscraper\b/, 'abandoned city'],
  [/\bcity(?:'s)? skyline\b|\bstreets below\b/, 'city skyline'],
]

/** Words of places that speak of none in a tour. */
const NOWHERE =
  /^(?:air|sky|night sky|village|the deep|deep|pavement|wet pavement|seaweed|wall|walls|path|road|bay|home|corner|grass|ground|floor|stage|court|hall|plain|bridge's|class|cell|den|ward|tracks?|steps|stairs|range|bar|deck|roof|moon|clouds?|sun|water|snow|sand|storm|rain|heavens|world)$/

/** A place as it is told: with what is said of it, as far as that can be seen. */
const OF_IT =
  /^(?:golden|autumn|erupting|crowded|snow-covered|snowy|abandoned|ruined|ancient|stone|tropical|underwater|underground|frozen|narrow|dark|lavender|rocky|modern|deserted|wooden|wet|misty|foggy|medieval|moonlit|deep|weathered)$/

/** Where a sentence of a tour is: the land that it names first, with the words that say how it looks. */
export function landIn(sentence: string): string | null {
  const named = namedIn(sentence)
  const own = LANDS.flatMap(([said, told]) => {
    const at = said.exec(sentence)?.index
    return at === undefined || told === '' ? [] : [{ at, told }]
  })
  const all = named === null ? own : [...own, named]
  const first = all.reduce<{ at: number; told: string } | null>(
    // What has a word of its own is told better than by its last word alone.
    (best, each) => (best === null || each.at < best.at ? each : best),
    null,
  )
  return first?.told ?? null
}

/** "Sea turtles", "a school of fish". */
function isOthers(words: readonly RegExpExecArray[], next: number): boolean {
  const [last = '', first = '', ...rest] = words.slice(next - 1, next + 5).map(([word]) => word)
  if (first === 'of')
    return rest.some(
      (word) => findPicture(singular(word))?.via === 'name' && namesLiving(singular(word)),
    )
  return (
    findPicture(`${last} ${singular(first)}`)?.via === 'name' &&
    namesLiving(`${last} ${singular(first)}`)
  )
}

function namedIn(sentence: string): { at: number; told: string } | null {
  const words = [...sentence.matchAll(/[a-z][a-z'-]*/g)]
  for (const [index, word] of words.entries())
    for (const many of [3, 2, 1]) {
      const phrase = words.slice(index, index + many).map(([each]) => each)
      const told = phrase.join(' ')
      if (phrase.length < many || !sentence.startsWith(told, word.index)) continue
      if (NOWHERE.test(told) || placeWord(told) === null || isOthers(words, index + many)) continue
      const looks = OF_IT.exec(words[index - 1]?.[0] ?? '')
      return {
        at: word.index - (looks ? looks[0].length + 1 : 0),
        told: looks ? `${looks[0]} ${told}` : told,
      }
    }
  return null
}

/** Lands that all that is told of them is still within: one does not leave the sea for its floor. */
const WITHIN: readonly (readonly [land: RegExp, part: RegExp])[] = [
  [/^coral reef$/, /(?:sea|ocean|floor|water|waves|seabed)$/],
  [/^(?:universe|space|galaxy|outer space)$/, /^(?!spiral galaxy$)/],
  [/^spiral galaxy$/, /^snow field$/],
  [/room$/, /^room$/],
  [/^(?:cavern|underground lake)$/, /^cav/],
  [/bridge$/, /bridge$/],
  [/^volcano$/, /^(?:barren plain|mountain|mountains|crater)$/],
]

/** Where one is when a sentence names this: there, or still in the land that it is part of. */
export function landAfter(land: string | null, before: string | null): string | null {
  const stays = WITHIN.some(([whole, part]) => whole.test(before ?? '') && part.test(land ?? ''))
  return stays ? before : (land ?? before)
}
