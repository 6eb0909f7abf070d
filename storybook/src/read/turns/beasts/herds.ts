import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** Who lives where, when a prompt says only "animals": its words, and the company that plays them. */
const COMPANIES: Rows = [
  ['farm(?:yard)?|barn(?:yard)?|domestic', 'a cow, a pig, a sheep and a chicken'],
  ['forest|woodland|woods', 'a fox, a deer, a hedgehog and an owl'],
  ['jungle|rainforest|tropical', 'a monkey, a tiger, a parrot and an elephant'],
  ['zoo', 'an elephant, a giraffe, a lion and a monkey'],
  ['borneo|bornean|sumatran?|indonesian|malaysian', 'an orangutan, an elephant and a hornbill'],
  ['amazon|amazonian|south american', 'a jaguar, a monkey, a parrot and a sloth'],
  [
    'safari|savanna|savannah|africa|african|kenyan|serengeti|wild',
    'an elephant, a giraffe, a zebra and a lion',
  ],
  ['arctic|polar', 'a polar bear, a seal and a walrus'],
  ['antarctic', 'a penguin, a seal and a whale'],
  ['australian?|outback', 'a kangaroo, a koala and an emu'],
  ['desert', 'a camel, a lizard and a snake'],
  ['mountain|alpine', 'a goat, a marmot and an eagle'],
  ['pond|wetland|swamp|marsh', 'a frog, a duck and a turtle'],
  ['river', 'an otter, a duck and a turtle'],
  ['garden|backyard', 'a rabbit, a hedgehog, a snail and a robin'],
  ['house|household|pet', 'a dog, a cat and a rabbit'],
  ['prehistoric|jurassic', 'a mammoth and a dinosaur'],
  [
    'sea|ocean|marine|underwater|aquatic|reef|deep[- ]sea',
    'an octopus, a sea turtle, a jellyfish and a seahorse',
  ],
  ['magical|mythical|mythological|fairy ?tale|fantasy', 'a unicorn, a dragon and a fairy'],
]

/** "Different", "all kinds of", "a group of": said about the company, which is several anyway. */
const SOME =
  '(?:(?:all|many|various|several|some|other|the|different|diverse|exotic|cute|little|small|colou?rful|friendly|wild|attentive|curious|happy|cheerful|cheering|hungry|sleepy|singing|dancing|talking|listening) |(?:all |different |various )?(?:kinds|sorts|types|species) of |(?:(?:an?|the|long|whole|large) )*(?:group|variety|bunch|array|host|parade|council|line|queue|audience|crowd|circle|band|choir|orchestra|symphony|team|class|troupe|gathering|assembly|row|court) of |abundant |rich )*'
const ANIMALS = '(?:animals|creatures|wildlife|critters|beasts|fauna|life)'

const WHERE = `(${anyOf(COMPANIES)})`
const companyOf = (_: string, where: string): string => saidFor(COMPANIES, where)

const NAMED: Turn = [
  'animals creatures wildlife critters beasts fauna life',
  new RegExp(`\\b${SOME}${WHERE} (?:wild )?${ANIMALS}\\b(?! (?:cycle|guard|boat|jacket))`, 'g'),
  companyOf,
]

/** "Animals drink at a waterhole in the savanna": the place tells which. */
const PLACED: Turn = [
  'animals wildlife critters',
  new RegExp(
    `(?:^|(?<=(?:[,.;:]|\\b(?:with|and|by|to|at|feeds?|watch(?:es)?|meets?|sees?|hugs?|leads?|feeding|watching|meeting|leading|hugging|chasing|rescuing|teach(?:es|ing)|conduct(?:s|ing)|serv(?:es|ing)|address(?:es|ing))) ))${SOME}(?:animals|wildlife|critters)\\b(?=[^.;]*?\\b(?:in|on|at|through|across|of|over|from|around) (?:an?|the)? ?(?:[a-z]+ )?${WHERE}s?\\b)`,
    'g',
  ),
  companyOf,
]

/** "Animals dance", "a tailor and some animals": they are of several kinds wherever it is; one word for them would draw five dogs. */
const ANYWHERE: Turn = [
  'animals critters',
  new RegExp(
    `(?:^|(?<=(?:[,.;:]|\\b(?:with|and|while|as|by|to|feeds?|watch(?:es)?|meets?|sees?|for|at|feeding|watching|meeting|leading|hugging|chasing|rescuing|teach(?:es|ing)|conduct(?:s|ing)|serv(?:es|ing)|address(?:es|ing))) ))${SOME}(?:animals|critters)\\b(?! (?:made|shaped|painted|drawn|carved|cut|on (?:a|the) (?:card|wall|page)))`,
    'g',
  ),
  () => 'a bear, a fox, a rabbit and an owl',
]

/** Before what is herded, and not before a herd's name alone. */
const FLOCK =
  '(?=(?:(?:the|an?|his|her|their|some|many|two|three|four|five|six|ten) )?(?:(?:flock|herd) of )?(?:[a-z]+ )?(?:sheep|goats|cows|cattle|geese|ducks|lambs|pigs|flock|reindeer|llamas)\\b)'

/** Whom one feeds out of doors. */
const FED =
  '(?:pigeons|ducks|birds|squirrels|swans|geese|seagulls|gulls|chickens|hens|sparrows|doves|goats|deer|cats|fish|koi)'

/** Companies of animals that are named only by where they live. */
export const HERD_TURNS: readonly Turn[] = [
  [
    'feed feeds feeding',
    new RegExp(
      `\\bfeed(?:s|ing)? ((?:the |some |a few )?(?:[a-z]+ )?${FED}) from (?=(?:an?|the|their|his|her) (?:[a-z]+ )?bench\\b)`,
      'g',
    ),
    'feeding $1 sitting on ',
  ],
  // "His pet macaw": whose it is shows by who is there.
  [
    'pet',
    /\b(his|her|their|its|my|an?|the) pet (?!(?:shop|store|food|bed|owner|project|carrier|door|toy|rescue|clinic)\b)(?=[a-z]+)/g,
    '$1 ',
  ],
  // "A farmer and his dog herd sheep": as a verb, and no herd of dogs.
  [
    'herd driv round usher',
    new RegExp(
      `(?<!\\b(?:an?|the|large|huge|small|big|whole) )\\b(?:herd|drive?|round|usher)(s|ing|)(?: up)? ${FLOCK}`,
      'g',
    ),
    'muster$1 ',
  ],
  NAMED,
  PLACED,
  ANYWHERE,
  [
    'wildlife',
    /\bwildlife\b(?! (?:park|documentary|photo\w*|film|footage|cam|camera|video|show|clip))/g,
    'a deer, a fox and a hare',
  ],
]

/** Animals that have no shell, wings, antlers or horn of their own. */
const PLAIN =
  'cat|kitten|dog|puppy|corgi|rabbit|bunny|horse|pony|pig|piglet|cow|fox|wolf|bear|panda|lion|tiger|elephant|giraffe|zebra|sheep|lamb|monkey|mouse|hamster|raccoon|koala|otter|squirrel|frog|turtle|crocodile|snake|hedgehog|sloth|camel|llama|alpaca|leopard|cheetah|hippo|whale|fish|shark|cub'

const ADJECTIVES = '(?:(?!and\\b)[a-z]+ ){0,2}?'

/** What one knows an animal by. */
const MARKS: Rows = [
  ['turtle|tortoise|snail', 'a turtle shell'],
  ['deer|reindeer|moose|elk|stag', 'an antlerset'],
  ['unicorn|narwhal|rhino|rhinoceros', 'a hornlet'],
  [
    'bird|angel|butterfly|bee|dragon|bat|pegasus|fairy|eagle|owl|parrot|duck|chicken|moth|dragonfly|swan',
    'a wingset',
  ],
]

/** Parts that can be put on. */
const PARTS: Rows = [
  ['wings', 'wingset'],
  ['antlers', 'antlerset'],
  ['horn', 'hornlet'],
]

/** Not the ice cream man nor the pizza guy: they sell it. */
const FOODS =
  'hot ?dog|banana|burger|hamburger|cheeseburger|taco|burrito|donut|doughnut|carrot|pickle|cucumber|tomato|potato|broccoli|avocado|egg|cookie|pancake|waffle|popsicle|cupcake|pretzel|sausage|corn|bread|baguette|toast|sandwich|strawberry|pineapple|watermelon|onion|apple|pear|lemon|croissant|sushi|cheese|pencil|toothbrush|teapot'
const SELLS = 'sell|serv|offer|cook|grill|prepar|mak|hand|giv|deliver|push|stand|wait|shout'

/** "A banana man dances": it is the banana that does. */
const FOOD_PEOPLE: readonly Turn[] = [
  [
    'man woman guy person people men',
    new RegExp(
      `\\b(${FOODS})[- ](?:man|woman|guy|person)\\b(?! (?:is |who |that )*(?:${SELLS})[a-z]*\\b)`,
      'g',
    ),
    '$1',
  ],
  ['people men', new RegExp(`\\b(${FOODS})[- ](?:people|men|persons)\\b`, 'g'), '$1s'],
]

/** A witch's cat is black; she herself is not in the film unless something is said of her. */
const FAMILIARS: readonly Turn[] = [
  ['witch', /\b(?:an?|the) witch's (cat|kitten)\b/g, 'a black $1'],
]

/** Animals that are partly another one, and food that is partly human. */
export const HYBRID_TURNS: readonly Turn[] = [
  ...FOOD_PEOPLE,
  ...FAMILIARS,
  // "A raccoon that looks like a turtle": it has what one knows the other by.
  [
    'look resembl',
    new RegExp(
      `\\b(${PLAIN})(?: (?:that|who|which) looks? like| resembling| looking like| that resembles) (?:an? )?(?:[a-z]+ )?(${anyOf(MARKS)})\\b`,
      'g',
    ),
    (_, beast, other) => `${beast} with ${saidFor(MARKS, other)}`,
  ],
  // "A cat with white wings": a part that its kind does not have is put on.
  [
    'wings antlers horn',
    new RegExp(
      `\\b(${PLAIN}) (?:with|who has|that has|has|having) (?:an? |its |the |two |a pair of )?(?!(?:[a-z]+ )?(?:butterfly|dragonfly|fairy|bat|dragon|moth|bee)(?:'s)? )(${ADJECTIVES}(?:${anyOf(PARTS)}))\\b(?! (?:player|section|spread|of))`,
      'g',
    ),
    (_, beast, part) => `${beast} with a ${part.replace(/\w+$/, (name) => saidFor(PARTS, name))}`,
  ],
]
