import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'
import { BEAST_DEED_TURNS } from './beast-deeds.ts'
import { BEAST_STORY_TURNS } from './beast-stories.ts'
import { HYBRID_TURNS } from './herds.ts'
import { WATER_TURNS } from '../nature/waters.ts'
import { pluralOf } from '../../languages/plurals.ts'

const YOUNG = 'joey|baby(?: kangaroo| roo)?|babies|young|cub|little one|infant'
const BEAST =
  'bear|polar bear|panda|lion|tiger|leopard|cheetah|wolf|fox|elephant|rhino|rhinoceros|hippo|giraffe|zebra|monkey|gorilla|orangutan|chimpanzee|chimp|ape|koala|sloth|kangaroo|whale|dolphin|orca|seal|walrus|otter|penguin|owl|eagle|duck|swan|goose|bird|cat|dog|horse|cow|sheep|goat|pig|deer|moose|elk|camel|hedgehog|rabbit|squirrel|beaver|raccoon|crocodile|dinosaur|triceratops|t-rex|dragon|unicorn'
/** Of these too there are many when their swarm is named. */
const SMALL =
  'bee|wasp|hornet|ant|locust|moth|mosquito|beetle|bat|rat|crow|raven|gull|seagull|pigeon|parrot|flamingo|starling|swallow|buffalo|bison|wildebeest|antelope|gazelle|reindeer|shark|ray|manta ray|sardine|mackerel|drone|robot|firefly|butterfly|dragonfly|fly'
const SHOALS = '(?:jelly|cuttle|gold|clown|angel|puffer)?fish|squid|krill|tuna|salmon'

const CALLED =
  '(?!(?:in|with|wearing|and|on|at|under|by|beside|inside|while|as|have)\\b|[a-z]+ing\\b)[a-z]+'
const GUEST = `(?:an?|the|two|three|four|five)(?: ${CALLED}){1,3}`

const TREE = '(?:[a-z]+ )?(?:tree|oak|trunk)(?: trunk)?'
/** What owls and squirrels live in. */
const HOLLOW = `(?:an?|the|its|their|his|her) (?:(?:old|big|huge|ancient|cozy|giant|large|little|dead) )*(?:hollow ${TREE}|tree (?:hollow|hole|cavity)|(?:hole|hollow) (?:in|of|inside) (?:an?|the|its) ${TREE}|knothole)\\b`

const WHOM: Readonly<Record<string, string>> = { his: 'him', their: 'them' }

/** Turns of phrase about what animals do with noses, horns, backs and pouches, in plainer words. */
export const ANIMAL_TURNS: readonly Turn[] = [
  ...HYBRID_TURNS,
  ...BEAST_DEED_TURNS,
  ...BEAST_STORY_TURNS,
  // A path leads somewhere and is no herdsman; who leads a beast has it on a rope.
  [
    'leading',
    new RegExp(
      `,? leading (?=(?:an?|the|his|her|their|two|three|some) (?:[a-z]+ ){0,2}?(?:${BEAST}|buffalo|donkey|mule|ox|oxen|pony|llama|yak|bull|calf|foal)s?\\b(?!'))`,
      'g',
    ),
    ' leads ',
  ],
  [
    'heads',
    /\b(dragon|serpent|dog)s? (?:with|that has|who has) (two|three|four|five|seven|many) (?:[a-z]+ )?heads\b/g,
    '$2-headed $1',
  ],
  ...WATER_TURNS,
  [
    'mane fur',
    /\b(brush|comb)(es|s|ing)? (its|his|her|their) (?:own )?([a-z]+ )?(?:mane|fur)\b/g,
    '$1$2 $3 $4hair',
  ],
  [
    'cross hybrid mix',
    /\b(?:an? |the )?(?:strange )?(?:cross|hybrid|mix|mixture) (?:between|of) an? ([a-z]+) and an? ([a-z]+)\b/g,
    'a half $1 half $2',
  ],
  ['half', /\b(?:an? |the )?half[- ]([a-z]+),? (?:and )?half[- ]([a-z]+)\b/g, 'a half $1 half $2'],
  [
    'touch touches touching rub rubs rubbing bump bumps press pressing entwine entwining',
    /\b(?:gently |softly )?(?:touch|rub|bump|press|entwin)(?:e?s|ing|e)? (?:their )?(?:trunks|noses|beaks|snouts|muzzles|foreheads|heads|necks|bills|whiskers)(?: together| with each other)?\b/g,
    'nuzzling each other',
  ],
  // What is smelt in the ground or the air is not there to be seen.
  [
    'sniff sniffs sniffing',
    /\b(sniff(?:s|ing)?) (?:at |along |around )?(?:the )?(?:[a-z]+ )?(?:ground|floor|air|earth|wind|breeze)\b/g,
    '$1',
  ],
  [
    'mouth beak jaws',
    /\b(?:com(?:es?|ing) (?:up|back|out)|emerg(?:es?|ing)|return(?:s|ing)?|surfac(?:es?|ing)|resurfac(?:es?|ing)) with (?=(?:an?|the|its) (?:[a-z]+ ){1,3}in (?:its|his|her) (?:mouth|beak|jaws)\b)/g,
    'is holding ',
  ],
  [
    'touch nudge poke bump',
    /\b(?:touch|nudg|pok|bump)(e?s|ing) ((?:an?|the) [a-z]+(?= ?'s)|his|her|their)(?: ?'s)? (?:shoulder|hand|arm|cheek|face|back|head|neck|side|leg|palm)s? with (?:its|his|her) (?:[a-z]+ )?(?:nose|muzzle|snout|head|trunk|beak)\b/g,
    (_, form, whom) => `${form === 'ing' ? 'nuzzling' : 'nuzzles'} ${lookUp(WHOM, whom) ?? whom}`,
  ],
  [
    'rub rubs rubbing scratch scratches scratching',
    /\b(?:(?:stands?|standing) (?:upright |up |on (?:its|his|her) hind legs )?(?:and |while )?)?(?:rub|scratch)(?:s|es|bing|ing)? (?:its|his|her|their) (?:itchy |huge |big |furry )?(?:back|head|shoulder|neck|butt|rear|side|body|antlers)s? (?:up )?(?:on|against)\b/g,
    'rubbing back against',
  ],
  [
    'heart hearts',
    /\b(?:(?:(?:form|mak|shap|creat|draw)(?:s|es|ing|e)?|forming|bend(?:s|ing)? (?:their )?necks (?:to|into)(?: form| make)?) (?:the shape of )?an? (?:[a-z]+ )?heart(?:[- ]shape)?(?: together)?(?: with| out of| between| from)? (?:their |the )?(?:[a-z]+ )?(?:necks|heads|beaks)|(?:,? (?:with|and) )?their (?:[a-z]+ )?necks (?:form|mak|shap|creat|bend|curv)(?:s|es|ing|e|ed)?(?: into| to form)? (?:the shape of )?an? (?:[a-z]+ )?heart(?: shape)?)\b/g,
    ' nuzzling each other',
  ],
  [
    'fleas lice ticks bugs parasites',
    /\b(?:pick|remov|search|look|check)(?:e?s|ing|e)? (?:for )?(?:the )?(?:fleas|lice|ticks|bugs|parasites)(?: (?:from|off|out of|in|on))?(?: the (?:fur|coat|back) of)? (?=(?:an?|the|its|his|her|each|another|one)\b)/g,
    'grooming ',
  ],
  [
    'pouch',
    new RegExp(
      `\\b(?:with|carrying|carries|and) (?:an?|her|its|the|their) (?:[a-z]+ )?(?:${YOUNG})(?: (?:peeking|peeks|looking|looks|sitting|sits|riding|rides))?(?: out)? (?:in|inside|of|from|out of) (?:its|her|the|their)(?: mother's)? pouch(?:es)?\\b`,
      'g',
    ),
    'carrying a joey',
  ],
  [
    'pouch',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ )?(?:${YOUNG})(?: (?:peeking|peeks|looking|looks|sitting|sits|rides|riding|sleeps))?(?: out)? (?:in|inside|of|from|out of) (?:its|her|the|a) (?:mother|kangaroo|mom)'?s? pouch\\b`,
      'g',
    ),
    'a kangaroo carrying a joey',
  ],
  [
    'back backs',
    new RegExp(
      `\\b(?:with|and|carrying|carries) (her|its|an?|their) ((?:[a-z]+ )?(?:${YOUNG}|cubs|joeys|pup|pups|chick|chicks|calf|infant))(?: (?:riding|clinging|sitting|sleeping))? on (?:her|its|their|the) backs?\\b`,
      'g',
    ),
    'carrying its $2 on its back',
  ],
  [
    'pack herd flock pod pride swarm colony troop shoal school',
    new RegExp(
      `\\b(?:an?|the) ((?:[a-z]+ ){0,2}?(?:${BEAST}|${SMALL}|${SHOALS})) (pack|herd|flock|pod|pride|swarm|colony|troop|shoal|school)\\b`,
      'g',
    ),
    (_, beast, herd) =>
      `a ${herd} of ${new RegExp(`\\b(?:${SHOALS})$`).test(beast) ? beast : pluralOf(beast)}`,
  ],
  // "A tea party in a garden with an owl and a cat in a hat": theirs.
  [
    'party',
    new RegExp(
      `^(?:(?:an?|the) )?(?:[a-z]+ )?tea ?party((?: (?:in|on|at|under|by) ${GUEST})?) (?:with|of|between|attended by) ((?:${GUEST}(?: (?:in|wearing|with) an?(?: ${CALLED}){1,3})?(?:, (?:and )?| and )?)+)(?=$|[ ,.](?:in|on|at|under|by|beside|inside|[a-z]+)\\b)`,
      'g',
    ),
    '$2 have a tea party$1',
  ],
  [
    'stuffed plush toy cuddly',
    new RegExp(
      `\\b(?:stuffed|plush|cuddly) (${BEAST}|bunny|kitten|puppy)(?: (?:toy|doll|plushie|animal))?\\b`,
      'g',
    ),
    '$1',
  ],
  [
    'sword shield spear lance armor',
    /\bwith an? ((?:[a-z]+ )?[a-z]+) (?:as|for) (?:an? |its |his |her )(?:[a-z]+ )?(?:sword|shield|spear|lance|staff|wand|weapon)\b/g,
    'holding a $1',
  ],
  ['deep', /\b(?:through|in|into|from) the deep(?= (?:blue|dark)\b|[,.]|$)/g, 'in the deep sea'],
  // What watches a door is a thing, and nobody films with it.
  [
    'camera',
    /(?<![,;¦] ?)\b(?:surveillance|security|cctv) camera(s?)\b(?! (?:footage|views?|angle|style|look|shot|feed|pov|film|video|recording))/g,
    'spycam$1',
  ],
  ['camera', /(?<=\b[a-z]+'s )camera\b(?! (?:angle|view|moves?|pans?|flash))/g, 'photocamera'],
  [
    'batting bats pawing paws swats swatting',
    /\b(?:batt?|paw|swatt?)(?:s|ing|ed)(?: playfully)? at (?=(?:an?|the|its|some) (?:[a-z]+ )*(?:ball|balls|yarn|wool|toy|string|feather|leaf|leaves|butterfly|ribbon)\b)/g,
    'playing with ',
  ],
  // To make off with it is part of stealing.
  [
    'steals stole stealing snatches snatched snatching swipes swiping',
    /\b((?:steal|stole|snatch|swip)[a-z]* [^.;]{3,60}?)(?:,| and| then| before| and then)+ (?:(?:quickly|swiftly|happily) )?(?:fl(?:ies|y|ying|ew)|runs?|running|ran|dash(?:es|ing)?|scampers?|scampering|scurr(?:y|ies|ying)|escapes?|escaping|sprints?|flees?|fleeing|races?|swoops?|swims?|darts?|bolts?|hurries|makes?) (?:away|off)(?: with (?:it|them|the [a-z]+))?(?: (?:into|to|through|over|across|up|towards?) (?:an?|the) (?:[a-z]+ )?[a-z]+)?\b(?! from\b)/g,
    '$1',
  ],
  // Whose bowl it is has one fish in it.
  ['goldfish', /^(?=goldfish (?:[a-z]+ )*its\b)/g, 'a '],
  [
    'goldfish fish',
    /\b((?:gold)?fish (?:[a-z]+ )*out of )(?:its|an?|the) (?:[a-z]+ )?(?:fish ?)?(?:bowl|tank|aquarium)\b/g,
    '$1a goldfish bowl in a living room',
  ],
  // What it looks through is around it: there is no sea about the cat.
  [
    'goldfish fish',
    /\b((?:gold)?fish) ((?:is )?(?:look|star|watch|gaz|peer)[a-z]* (?:[a-z]+ ){1,6}?)(?:through|from(?: inside| within)?|inside) (?:its|an?|the) (?:[a-z]+ )?(?:fish ?)?(bowl|tank|aquarium)\b/g,
    '$1 in a $3 $2',
  ],
  ['yarn wool', /\bballs? of ((?:[a-z]+ )?)(?:yarn|wool|thread)\b/g, '$1yarn'],
  [
    'hatchling newborn infant',
    /\b(?:hatchling|newborn|infant) (?=(?:sea )?(?:turtle|crocodile|alligator|tortoise|snake|lizard|elephant|giraffe|monkey|panda|zebra|dinosaur|bird|dragon)s?\b)/g,
    'baby ',
  ],
  [
    'baby cub calf pup chick foal young',
    /(?<=\b(?:its|her) (?:baby|cub|calf|pup|chick|foal|kitten|puppy|lamb|young) )(walk|sleep|eat|drink|stand|rest|play|fly|cross|look|jump|feed|watch|wander|gallop|trot|float|cuddl|graz|danc|run|swim|sit)e?(?= |[,.]|$)/g,
    (_, verb) => `${verb.replace(/(?<=ru|wi|^si)[nmt]$/, '$&$&')}ing`,
  ],
  ['owl owls', /\bsnowy owl(s?)\b/g, 'white owl$1'],
  [
    'sea ocean water waves',
    /(?<=\b(?:turtles?|tortoises?|crabs?|seals?|penguins?|hatchlings?|babies|ducklings?|they) (?:[a-z]+ )?)(?:crawl|walk|run|scurr|waddl|head|rac)(?:s|ies|es|ing)? (?:towards?|to|for|into) the (?:sea|ocean|water|waves|surf)\b/g,
    'crawling on the beach',
  ],
  [
    'mother mom mum father dad parent',
    new RegExp(`\\b(${BEAST}) (mother|mom|mum|father|dad|parent)\\b(?!')`, 'g'),
    '$2 $1',
  ],
  [
    'young',
    /\b(its|her|their) young(?= (?:in|on|at|with|to|from|under|near)\b|[,.]|$)/g,
    '$1 babies',
  ],
  ['tamer', /\b(an?|the) ((?:[a-z]+ )?)(lion|tiger|animal|elephant) tamer\b/g, '$1 $2ringmaster'],
  [
    'hole hollow knothole cavity',
    new RegExp(
      `\\b(?:peek|peer|look|lean|gaz|star|watch)(?:e?s|ing|e)? out (?:of|from) ${HOLLOW}`,
      'g',
    ),
    'sitting in a hollow tree',
  ],
  [
    'hole hollow knothole cavity',
    new RegExp(`\\b(?:in|inside(?: of)?|within) ${HOLLOW}`, 'g'),
    'in a hollow tree',
  ],
]
