import { sensesOf, type PartOfSpeech } from './wordnet.ts'
import { lookUp } from './look-up.ts'

const NOUNS: Record<string, string> = Object.fromEntries(
  (
    'tuk-tuks tuk-tuk|passersby passerby|passers-by passerby|men man|women woman|taxis taxi|axes axe|children child|grandchildren grandchild|schoolchildren schoolchild|people person|feet foot|teeth tooth|geese goose|mice mouse|lice louse|' +
    'oxen ox|lenses lens|wolves wolf|knives knife|leaves leaf|lives life|wives wife|loaves loaf|halves half|shelves shelf|' +
    'thieves thief|calves calf|scarves scarf|hooves hoof|elves elf|dwarves dwarf|cacti cactus|octopi octopus|' +
    'fungi fungus|paparazzi paparazzo|pompoms pompom|' +
    'butterflies butterfly|movies movie|cookies cookie|zombies zombie|selfies selfie|aeroplanes airplane|' +
    'hippopotami hippopotamus|kiddos kid|dice die|buses bus|skies sky|canoes canoe|shoes shoe|toes toe|' +
    'cowboys cowboy|superheroes superhero|superheros superhero|smoothies smoothie|brownies brownie|' +
    'ladies lady|babies baby|puppies puppy|kitties kitty|bunnies bunny|doggies doggy|birdies birdie'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

const VERBS: Record<string, string> = Object.fromEntries(
  (
    'ran run|went go|gone go|flew fly|flown fly|swam swim|swum swim|sat sit|stood stand|lay lie|lying lie|lain lie|' +
    'slept sleep|asleep sleep|ate eat|eaten eat|drank drink|drunk drink|drove drive|driven drive|rode ride|ridden ride|' +
    'threw throw|thrown throw|caught catch|held hold|fell fall|fallen fall|rose rise|risen rise|grew grow|grown grow|' +
    'sang sing|sung sing|danced dance|wrote write|written write|read read|drew draw|drawn draw|built build|' +
    'made make|took take|taken take|gave give|given give|came come|got get|gotten get|saw see|seen see|' +
    'found find|lost lose|fought fight|shot shoot|hit hit|cut cut|put put|wore wear|worn wear|shook shake|' +
    'shaken shake|hid hide|hidden hide|dug dig|spun spin|swung swing|hung hang|blew blow|blown blow|shone shine|' +
    'broke break|broken break|woke wake|woken wake|wept weep|crept creep|leapt leap|knelt kneel|fed feed|led lead|' +
    'met meet|paid pay|played play|said say|told tell|spoke speak|spoken speak|taught teach|thought think|' +
    'bought buy|sold sell|brought bring|sank sink|sunk sink|slid slide|stole steal|swept sweep|tore tear|torn tear|' +
    'wound wind|won win|bent bend|bit bite|bitten bite|bound bind|bred breed|burnt burn|dealt deal|froze freeze|' +
    'frozen freeze|lit light|melted melt|rang ring|rung ring|sewn sew|sown sow|spread spread|stuck stick|' +
    'arose arise|arisen arise|awoke awake|awoken awake|beaten beat|became become|began begin|begun begin|bled bleed|' +
    'chose choose|chosen choose|clung cling|fled flee|flung fling|forgot forget|forgotten forget|forgave forgive|' +
    'heard hear|kept keep|knew know|known know|laid lay|lent lend|sent send|spent spend|sought seek|shown show|shrank shrink|' +
    'shrunk shrink|slung sling|sprang spring|sprung spring|stolen steal|strode stride|strung string|swore swear|' +
    'swollen swell|trod tread|wove weave|woven weave|wrung wring|snuck sneak|died die|tied tie|lied lie|' +
    'withdrew withdraw|overtook overtake|undid undo|undone undo|panicked panic|picnicked picnic|frolicked frolic|' +
    'frolicking frolic|mimicked mimic|shorn shear|strewn strew|slain slay|spilt spill|felt feel|' +
    'struck strike|stung sting|tying tie|dying die|riding ride|lies lie|dies die|ties tie|flies fly|is be|are be|' +
    'was be|were be|been be|being be|am be|has have|had have|having have|does do|did do|done do|doing do|' +
    'skiing ski|skied ski|skis ski|vacuuming vacuum|dyeing dye|singeing singe|panicking panic|picnicking picnic'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

// Pairs and stuffs have no singular on a stage: "a sunglass" is no picture.
const ALWAYS_PLURAL =
  /^(?:sunglasses|glasses|eyeglasses|scissors|tweezers|pliers|pincers|tongs|headphones|jeans|trousers|pants|shorts|skis|fireworks|clothes|goggles|pajamas|pyjamas|binoculars|stairs|noodles|leggings|earmuffs|suspenders|handcuffs|handlebars|shears|secateurs|clippers|underpants|knickers|dungarees|gloves|fries|overalls|tracks|gymnastics|bagpipes|maracas|stars|barracks|series|species|physics|mars|paris|christmas|bus|gas|lens|canvas|grass|glass|dress|moss|cactus|octopus|walrus|hippopotamus|platypus|circus|iris|this|his|its|alps|swords)$/

/** What is drunk from is counted, as glasses for the eyes are not. */
const DRUNK_FROM =
  /^(?:wine|water|drinking|champagne|beer|cocktail|shot|martini|milk|juice) glasses$/

/** Oarsmen, saleswomen; of a specimen or of ramen there is no such man. */
const MEN = /^[a-z]{3,}men$/

/** The singular of an English noun: `rabbits` → `rabbit`; words that are no plural come back unchanged. */
export function singular(word: string): string {
  const irregular = lookUp(NOUNS, word)
  if (irregular !== undefined) return irregular
  if (ALWAYS_PLURAL.test(word)) return word
  if (DRUNK_FROM.test(word)) return word.slice(0, -2)
  const man = MEN.test(word) ? word.replace(/en$/, 'an') : word
  if (man !== word && sensesOf(man, 'noun').length > 0) return man
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return choose(word, nounStems(word), 'noun') ?? oneDoer(word) ?? word
}

/** "Kayakers", "vloggers": whoever does something is called so, though no dictionary has them. */
function oneDoer(word: string): string | null {
  const doers = /^[a-z]{3,}(?:er|ist)s$/.test(word) && sensesOf(word, 'noun').length === 0
  return doers ? word.slice(0, -1) : null
}

/** Whether the word is the plural of a known noun. */
export function isPlural(word: string): boolean {
  return singular(word) !== word || /^(?:fireworks|stars|stairs|noodles|swords|gloves)$/.test(word)
}

/** The base form of an English verb: `running`, `runs`, `ran` → `run`; null if no verb is known. */
export function baseVerb(word: string): string | null {
  const irregular = lookUp(VERBS, word)
  if (irregular !== undefined) return irregular
  // Who wears a helmet and goggles does not stare.
  if (word === 'goggles') return null
  // To feed is not the past of to fee.
  if (sensesOf(word, 'verb').length > 0 && !/(?:ing|[^e]ed)$/.test(word)) return word
  return choose(word, verbStems(word), 'verb') ?? (sensesOf(word, 'verb').length > 0 ? word : null)
}

function choose(word: string, stems: readonly string[], part: PartOfSpeech): string | null {
  return (
    stems.find((stem) => stem !== word && stem.length > 1 && sensesOf(stem, part).length > 0) ??
    null
  )
}

function nounStems(word: string): readonly string[] {
  const stems = [word.slice(0, -1)]
  if (word.endsWith('ies')) stems.unshift(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) stems.push(word.slice(0, -2))
  return stems
}

function verbStems(word: string): readonly string[] {
  if (word.endsWith('ing')) return participleStems(word.slice(0, -3))
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed')) return participleStems(word.slice(0, -2))
  return word.endsWith('s') ? nounStems(word) : []
}

function participleStems(stem: string): readonly string[] {
  const doubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem
  // "hopping" is hop, "hoping" hope, "riding" ride: a short vowel before one consonant needs its e back.
  const silent = `${stem}e`
  if (doubled !== stem) return [doubled, stem, silent]
  return /[aeiou][b-df-hj-np-tvz]$/.test(stem) && !/[aeiou]{2}.$/.test(stem)
    ? [silent, stem]
    : [stem, silent]
}

/** "Ride" → "rides". */
export function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}
