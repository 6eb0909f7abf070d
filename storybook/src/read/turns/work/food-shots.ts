import type { Turn } from '../turn.ts'

const FLAVOURS =
  'vanilla|strawberry|pistachio|chocolate|mint|lemon|mango|caramel|hazelnut|raspberry|blueberry|coconut|coffee|banana'
const DUST =
  'powdered sugar|icing sugar|sugar|cocoa(?: powder)?|cinnamon|parmesan|(?:grated |shredded )?cheese|sea salt|salt|pepper|herbs|parsley|basil|flour|sesame(?: seeds)?|sprinkles|chopped nuts'

/** Food as it is filmed: what drips, falls and is strewn onto it belongs to the dish. */
export const FOOD_SHOT_TURNS: readonly Turn[] = [
  // What lies on a table is shown, and not the table.
  [
    'table',
    /\b(?:into|onto|to|over|of) (an?|the) ((?:[a-z]+ ){0,2}table) with ((?:an?|the|some|fresh) (?:[a-z]+ ){0,3}(?:pizza|pasta|bread|cake|soup|salad|burger|breakfast|coffee|fruit|sushi|pie|steak|dish|plate)s?)\b/g,
    'of $3 on $1 $2',
  ],
  [
    'hand',
    new RegExp(
      `,? (?:and )?(?:an?|the) hand (?:sprinkl|dust|scatter|grat|crumbl)(?:es|s|ing) (?:some |fresh )*(?:${DUST})(?=\\s*(?:[,.;]|$))`,
      'g',
    ),
    '',
  ],
  [
    'oven',
    /\b((?:[a-z]+ )?(?:croissants|loaves|bread|cookies|buns|rolls|pizzas?|cakes?|pastries|muffins|baguettes|pies?)) (?:com|slid|emerg)(?:e|es|ing) (?:fresh |hot |straight )?out of (an?|the) ((?:[a-z]+ )?oven)\b/g,
    '$1 in $2 $3',
  ],
  [
    'together',
    /(?<=\b(?:layers|layered|pieces|parts|ingredients)\b[^.;]*),? (?:and )?then (?:they|it|everything|all|the layers) (?:snap|com|join|click|slam|fall|fly)(?:s|es|e)? (?:back )?together\b/g,
    '',
  ],
  [
    'crumbs',
    /,? (?:and |with )?crumbs (?:fly|flying|scatter|fall|burst)(?:ing)?(?: around)?(?=\s*(?:[,.;]|$))/g,
    '',
  ],
  [
    'chopsticks',
    /(?<=\b(sushi|maki|nigiri|dumpling|gyoza|dim sum)\b[^.;]*)\bchopsticks (?:lift|pick up|grab|take|hold|raise)(?:s|ing)? (?:one|an?|the|another) (?:single )?piece(?: up| of [a-z]+)?\b/g,
    'chopsticks lift one $1',
  ],
  [
    'splash',
    /\b(milk|cream|yogh?urt|juice) (?:splash|crash|rush)(?:es|ing) (?:in|on)to (?=(?:an?|the) (?:[a-z]+ )?(?:bowl|glass|cereal)\b)/g,
    '$1 is poured into ',
  ],
  [
    'pancake waffle',
    /(?<=\b(?:drip|pour|drizzl|flow|trickl)[a-z]* (?:slowly )?(?:over|onto|on|down) (?:an? |the )?(?:tall |high |fluffy )?)(?:stack of )?(?:fluffy |golden |warm )*pancakes? with (?:(?:fresh|ripe|some) )*(?:blueberries|berries|blackberries)\b/g,
    'blueberry pancakes',
  ],
  [
    'glass',
    /\b((?:tall |large |clear |chilled )*glass) with (?:an? |some )?(?:paper )?(?:straws?|mint|lime|ice)(?: (?:and|,) (?:an? |some |fresh )?(?:straw|mint|lime|ice|lemon))*(?: leaves| slice)?(?: on top)?(?=\s*(?:[,.;]|$))/g,
    '$1',
  ],
  // The oil, and not the colour.
  [
    'olive oil',
    /\b(?:bottle of )?(?:extra virgin )?olive oil(?: bottle)?\b/g,
    'cooking oil bottle',
  ],
  [
    'fall rain dust',
    new RegExp(
      `,? (?:and )?(?:${DUST}) (?:fall|rain|snow|drift|sift)(?:s|ing)?(?: (?:down|like (?:fresh )?snow|gently|slowly|from above|over|onto|it|them))*(?=\\s*(?:[,.;]|$| in slow))`,
      'g',
    ),
    '',
  ],
  [
    'hand',
    /\b(?:and )?(?:an?|the) hand (?:plac|put|set|drop|lay|add)(?:es|s|ing)? (an? (?:[a-z]+ )?[a-z]+) (?:on top|on it|on them)(?: of it)?(?=\s*(?:[,.;]|$))/g,
    '$1 falls onto it',
  ],
  [
    'scoop',
    new RegExp(
      `\\b(ice[- ]?cream(?: cone)?) with (?:an?|two|three|four|several|many) (?:[a-z]+ )?scoops?(?:(?:,? (?:of|and)|,|:) (?:${FLAVOURS})(?= *(?:,|and\\b|on\\b|$)))*`,
      'g',
    ),
    '$1',
  ],
  [
    'drip',
    /,? (?:and )?((?:caramel|chocolate|strawberry|fudge)(?: sauce)?|honey|syrup|sauce|icing|glaze) (?:is )?drip(?:s|ping) down(?: (?:the|its) (?:sides?|edges?))?(?=\s*(?:[,.;]|$))/g,
    ' , $1 is poured over it',
  ],
  [
    'dust sprinkl sift grat scatter shav',
    new RegExp(
      `\\b(?:${DUST}) (?:is |are )?(?:being )?(?:gently |finely )?(?:dusted|sprinkled|sifted|grated|shaved|scattered|showered) (?:over|on|onto|on top of) ((?:an?|the|some) (?:[a-z]+ ){0,2}?[a-z]+)(?=\\s*(?:[,.;¦]|$|\\b(?:on|in|at|by|while|and)\\b))`,
      'g',
    ),
    '$1 handsprinkling',
  ],
  ['leaves', /\b(?:basil|mint|parsley|coriander|cilantro|thyme|oregano) leaves\b/g, 'herbs'],
]
