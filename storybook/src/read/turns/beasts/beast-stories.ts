import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

/** Who is called "he" or "she" in tales though it is a beast. */
const HEROES =
  'bear|panda|gorilla|monkey|ape|lion|tiger|wolf|fox|elephant|rhino|hippo|giraffe|zebra|koala|sloth|penguin|owl|frog|toad|mouse|rat|rabbit|bunny|hare|hedgehog|badger|mole|squirrel|beaver|otter|raccoon|cat|kitten|dog|puppy|pig|cow|goat|sheep|donkey|horse|camel|llama|duck|goose|swan|crow|raven|parrot|pelican|turtle|tortoise|crocodile|dragon|dinosaur|snail'

const PEOPLE =
  '(?:man|woman|lady|gentleman|boy|girl|child|farmer|tourist|grandmother|grandfather|granny|grandpa|nun|nurse|postman|mailman|policeman|king|queen|clown|hiker|fisherman)'
/** What is done to somebody with nothing in one's hands. */
const MEETS =
  '(?:splash|chas|follow|watch|meet|greet|approach|lick|startl|nudg|bump into|run past|bark at|look at|star at|visit|surpris|sniff)(?:es|s|ing)'

const FEELINGS: Rows = [
  ['in (?:alarm|fright|dread)', 'scared'],
  ['in triumph|triumphantly|in victory', 'proudly'],
  ['with envy|enviously', 'jealously'],
  ['tenderly|fondly|with (?:love|affection|tenderness)', 'lovingly'],
  ['suspiciously|with suspicion|warily', 'nervously'],
]

/** Nouns on which several stand who look on. */
const PERCH =
  'pier|fence|roof|branch|wall|tree|shore|beach|balcony|bench|rock|rocks|hill|bank|riverbank|deck|bridge|field|meadow|dock|ledge|cliff|railing|wire|stage|pond|nest|windowsill'

/** Tales in which beasts are the people, in plainer words. */
export const BEAST_STORY_TURNS: readonly Turn[] = [
  // "A gorilla with a leaf on his head": on its own, and nobody else is there.
  [
    pattern`\b(${HEROES})\b((?! (?:and|'s)\b)[^.;,]{0,50}?) (with an? (?:[a-z]+ ){1,3}on) (?:his|her) (?=(?:head|back|nose|shoulders?|shell|beak|lap)\b)`,
    '$1$2 $3 its ',
  ],
  // A dog that splashes a lady with an umbrella has none.
  [
    pattern`\b(${MEETS} an? (?:[a-z]+ ){0,2}${PEOPLE}) with (?=an? (?:[a-z]+ ){0,2}(?:umbrella|parasol|cane|basket|bag|suitcase|walking stick|lantern|balloon|newspaper|cake|tray|bouquet)\b)`,
    '$1 who holds ',
  ],
  [pattern`\b(?:${anyOf(FEELINGS)})\b`, (found) => saidFor(FEELINGS, found)],
  [
    pattern`(?<=\b[a-z]+s (?:on|in|at|from|under|by) (?:an?|the) (?:${PERCH}) )watch(?= (?:with|him|her|it|them|the|an?|from|in|as|on|curiously|silently|jealously)\b| ?[.,;]|$)`,
    'are watching',
  ],
  [
    /\btak(es|ing|e) (?:its|his|her|their|a few|some) (?:(?:very|first|wobbly|careful|tentative|shaky|slow|clumsy|unsteady|small) )*steps\b/g,
    (_, form) => `${form === 'ing' ? 'walking' : form === 'es' ? 'walks' : 'walk'} slowly`,
  ],
  [
    /\b(?:comes out|emerges|hatches|crawls out|is reborn)(?: again| at last)? as (?=an? )/g,
    'turns into ',
  ],
  // Upon her, and up no cliff.
  [
    /\b(?:climb|clamber|scramble|crawl)(s|ing|) (?:all )?over (her|him|(?:its|their|the) (?:mother|father|parents?|back))\b/g,
    (_, form, whom) => `${form === 'ing' ? 'sitting' : form === 's' ? 'sits' : 'sit'} on ${whom}`,
  ],
  [
    /\b(com|walk|run|step)(es|s|ing|e|) out of (?:the|their|an?) (?:hen ?house|chicken coop|coop|hutch|kennel|sty)\b/g,
    (_, _verb, form) =>
      `${form === 'ing' ? 'walking' : /^e?s$/.test(form) ? 'walks' : 'walk'} in the farmyard`,
  ],
  // What it looks like is not there, nor what that is made of.
  [
    /\blike an? (?:[a-z]+ )?(?:bunch|cluster|string|bowl|pile|carpet|wall|sea|ribbon|cloud|blanket|bundle|heap) of (?:[a-z]+ )?[a-z]+/g,
    ' ¦ ',
  ],
  // A kitchen in a stump is a kitchen.
  [
    /\b((?:kitchen|bedroom|room|living room|parlou?r|library|bakery|workshop|classroom)) (?:in|inside|within) an? (?:(?:old|hollow|giant|mossy|big) )*(?:tree ?stump|stump|tree ?trunk|hollow tree|mushroom|toadstool|acorn|teapot|shoe|boot)\b/g,
    '$1',
  ],
  [
    /\barch(es|ing) (?:its|his|her) back\b/g,
    (_, form) => (form === 'es' ? 'stretches' : 'stretching'),
  ],
]
