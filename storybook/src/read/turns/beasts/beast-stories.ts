import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

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
    'his her',
    new RegExp(
      `\\b(${HEROES})\\b((?! (?:and|'s)\\b)[^.;,]{0,50}?) (with an? (?:[a-z]+ ){1,3}on) (?:his|her) (?=(?:head|back|nose|shoulders?|shell|beak|lap)\\b)`,
      'g',
    ),
    '$1$2 $3 its ',
  ],
  // A dog that splashes a lady with an umbrella has none.
  [
    'with',
    new RegExp(
      `\\b(${MEETS} an? (?:[a-z]+ ){0,2}${PEOPLE}) with (?=an? (?:[a-z]+ ){0,2}(?:umbrella|parasol|cane|basket|bag|suitcase|walking stick|lantern|balloon|newspaper|cake|tray|bouquet)\\b)`,
      'g',
    ),
    '$1 who holds ',
  ],
  [
    'alarm fright dread triumph victory env tender fond love affection suspici wari',
    new RegExp(`\\b(?:${anyOf(FEELINGS)})\\b`, 'g'),
    (found) => saidFor(FEELINGS, found),
  ],
  [
    'watch',
    new RegExp(
      `(?<=\\b[a-z]+s (?:on|in|at|from|under|by) (?:an?|the) (?:${PERCH}) )watch(?= (?:with|him|her|it|them|the|an?|from|in|as|on|curiously|silently|jealously)\\b| ?[.,;]|$)`,
      'g',
    ),
    'are watching',
  ],
  [
    'steps',
    /\btak(es|ing|e) (?:its|his|her|their|a few|some) (?:(?:very|first|wobbly|careful|tentative|shaky|slow|clumsy|unsteady|small) )*steps\b/g,
    (_, form) => `${form === 'ing' ? 'walking' : form === 'es' ? 'walks' : 'walk'} slowly`,
  ],
  [
    'as an as a',
    /\b(?:comes out|emerges|hatches|crawls out|is reborn)(?: again| at last)? as (?=an? )/g,
    'turns into ',
  ],
  // Upon her, and up no cliff.
  [
    'climb clamber scramble crawl',
    /\b(?:climb|clamber|scramble|crawl)(s|ing|) (?:all )?over (her|him|(?:its|their|the) (?:mother|father|parents?|back))\b/g,
    (_, form, whom) => `${form === 'ing' ? 'sitting' : form === 's' ? 'sits' : 'sit'} on ${whom}`,
  ],
  [
    'henhouse coop hutch kennel sty',
    /\b(com|walk|run|step)(es|s|ing|e|) out of (?:the|their|an?) (?:hen ?house|chicken coop|coop|hutch|kennel|sty)\b/g,
    (_, _verb, form) =>
      `${form === 'ing' ? 'walking' : /^e?s$/.test(form) ? 'walks' : 'walk'} in the farmyard`,
  ],
  // What it looks like is not there, nor what that is made of.
  [
    'like a',
    /\blike an? (?:[a-z]+ )?(?:bunch|cluster|string|bowl|pile|carpet|wall|sea|ribbon|cloud|blanket|bundle|heap) of (?:[a-z]+ )?[a-z]+/g,
    ' ¦ ',
  ],
  // A kitchen in a stump is a kitchen.
  [
    'stump trunk hollow mushroom acorn teapot shoe',
    /\b((?:kitchen|bedroom|room|living room|parlou?r|library|bakery|workshop|classroom)) (?:in|inside|within) an? (?:(?:old|hollow|giant|mossy|big) )*(?:tree ?stump|stump|tree ?trunk|hollow tree|mushroom|toadstool|acorn|teapot|shoe|boot)\b/g,
    '$1',
  ],
  [
    'arch',
    /\barch(es|ing) (?:its|his|her) back\b/g,
    (_, form) => (form === 'es' ? 'stretches' : 'stretching'),
  ],
]
