import type { Turn } from './turn.ts'

/** Animals that have no shell, wings, antlers or horn of their own. */
const PLAIN =
  'cat|kitten|dog|puppy|corgi|rabbit|bunny|horse|pony|pig|piglet|cow|fox|wolf|bear|panda|lion|tiger|elephant|giraffe|zebra|sheep|lamb|monkey|mouse|hamster|raccoon|koala|otter|squirrel|frog|turtle|crocodile|snake|hedgehog|sloth|camel|llama|alpaca|leopard|cheetah|hippo|whale|fish|shark|cub'

const ADJECTIVES = '((?:(?!and\\b)[a-z]+ ){0,2}?)'

/** "A raccoon that looks like a turtle", "a turtle-like raccoon": it has what one knows the other by. */
function lookingLike(others: string, plain: string): Turn {
  const heads = others.split('|').map((each) => each.split(' ').at(-1))
  return [
    heads.join(' '),
    new RegExp(
      `\\b(${PLAIN})(?: (?:that|who|which) looks? like| resembling| looking like| that resembles) (?:an? )?(?:[a-z]+ )?(?:${others})\\b`,
      'g',
    ),
    `$1 with ${plain}`,
  ]
}

/** "A cat with white wings": a part that its kind does not have is put on. */
function having(part: string, plain: string): Turn {
  return [
    part.replaceAll('|', ' '),
    new RegExp(
      `\\b(${PLAIN}) (?:with|who has|that has|has|having) (?:an? |its |the |two |a pair of )?${ADJECTIVES}(?:${part})\\b(?! (?:player|section|spread|of))`,
      'g',
    ),
    `$1 with a $2${plain}`,
  ]
}

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
  lookingLike('turtle|tortoise|snail', 'a turtle shell'),
  lookingLike('deer|reindeer|moose|elk|stag', 'an antlerset'),
  lookingLike('unicorn|narwhal|rhino|rhinoceros', 'a hornlet'),
  lookingLike(
    'bird|angel|butterfly|bee|dragon|bat|pegasus|fairy|eagle|owl|parrot|duck|chicken|moth|dragonfly|swan',
    'a wingset',
  ),
  having('wings', 'wingset'),
  having('antlers', 'antlerset'),
  having('horn', 'hornlet'),
]
