import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

/** Fruit whose picture shows its inside. */
const SHOWN_CUT = /^(?:avocado|coconut|kiwi|papaya|dragon fruit|grapefruit|fig|pomegranate)$/
const CITRUS = /^(?:orange|lemon|lime|tangerine|mandarin)$/
const CITRUS_COLOURS: Readonly<Record<string, string>> = {
  orange: 'orange',
  tangerine: 'orange',
  mandarin: 'orange',
  lime: 'green',
}

/** "Half apple", "apple slice", where that is drawn. */
const drawnAs = (name: string): string | null =>
  findPicture(name)?.picture.startsWith('prop:') ? name : null

function cutOpen(said: string, article: string, fruit: string): string {
  const half = drawnAs(`half ${fruit}`)
  if (half !== null && fruit !== 'watermelon') return `a ${half}`
  if (CITRUS.test(fruit)) return `a ${CITRUS_COLOURS[fruit] ?? ''} citrus slice`.replace('  ', ' ')
  if (/^(?:water)?melon$/.test(fruit)) return 'a half watermelon'
  return SHOWN_CUT.test(fruit) ? `${article} ${fruit}` : said
}

const isFood = (word: string): boolean => findPicture(word)?.kind === 'food'

const DRINKS =
  'coffee|tea|cocoa|hot chocolate|cappuccino|espresso|latte|matcha|hot beverage|hot drink'
const COLOURS =
  'red|pink|blue|green|yellow|orange|purple|black|brown|grey|gray|gold|golden|silver|turquoise'
const CITRUS_FRUIT = 'oranges?|lemons?|limes?'

/** How food is served, cut and kept, where that is drawn with it. */
export const FOOD_AS_SERVED_TURNS: readonly Turn[] = [
  // A fruit that is called after its colour.
  [
    'fruit fruits',
    /\borange fruit(s?)(?! (?:juice|salad|bowl|basket|tree|stand|stall)s?\b)/g,
    'orange$1',
  ],
  [
    'half halves two',
    /\b(an?|the|one) (?:(?:fresh|ripe|juicy) )?((?:dragon |sweet |bell |(?:hard[- ])?boiled )?[a-z]+)(?: fruit)? (?:that (?:is|was) |which is )?(?:cut|sliced|split|chopped|halved|opened) in(?:to)? (?:half|halves|two)\b(?! (?:by|with|using)\b)/g,
    (said, ...[article = '', fruit = '']) => cutOpen(said, article, fruit),
  ],
  [
    'half',
    /\bhalf (?:of )?(an?|the) ((?:dragon |sweet |bell |(?:hard[- ])?boiled )?[a-z]+)\b/g,
    (said, ...[article = '', fruit = '']) => cutOpen(said, article, fruit),
  ],
  [
    'slice slices wedge wedges',
    /\b(slices?|wedges?) of (?:(?:fresh|ripe|juicy|raw|cold|thin|thick) )*((?:sweet |bell |boiled |hard-boiled )?[a-z]+)\b(?! (?:cake|pie|bread|pizza|tart|cheesecake))/g,
    (said, ...[slice = '', whole = '']) => {
      const fruit = singular(whole)
      const cut = CITRUS.test(fruit) || drawnAs(`${fruit} slice`) !== null
      return cut ? `${fruit} slice${slice.endsWith('s') ? 's' : ''}` : said
    },
  ],
  // One picture of many slices.
  [
    'sliced chopped diced',
    /(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten) )\b(sliced|chopped|diced) ((?:sweet |bell )?[a-z]+s)\b/g,
    (said, ...[how = '', whole = '']) => {
      const cut = drawnAs(`${how} ${singular(whole)}`)
      return cut === null ? said : `a ${cut}`
    },
  ],
  [
    'half halves',
    /\b((?:sweet |bell )?[a-z]+) halves\b/g,
    (said, ...[whole = '']) => {
      const half = drawnAs(`half ${singular(whole)}`)
      return half === null ? said : `two ${half}s`
    },
  ],
  [
    'slice slices',
    new RegExp(`\\b(?:(an?|the) )?(${CITRUS_FRUIT}) (slices?)(?= *(?:[.,;]|$)| (?:on|in)\\b)`, 'g'),
    (_, ...[, fruit = '', slice = '']) =>
      cutOpen('', 'a', fruit.replace(/s$/, ''))
        .replace('slice', slice)
        .replace(/^a (?=.*slices)/, ''),
  ],
  // A cup shows its drink.
  [
    DRINKS.replaceAll('|', ' '),
    new RegExp(
      `\\b(?:(?:an?|the|some) )?(?:(?:freshly|fresh|brewed|hot|steaming|warm|black) )*(?:${DRINKS}) (?:on|in|inside) (an?|the|his|her) ((?:[a-z]+ )?(?:${COLOURS}) (?:[a-z]+ )?(?:mug|cup))\\b`,
      'g',
    ),
    '$1 $2',
  ],
  [
    'leaves',
    /\b(?:loose )?(tea) leaves (?=(?:brew|steep|infus|swirl|unfurl|soak|float)|in (?:an?|the) )/g,
    '$1 ',
  ],
  [
    'breakfast lunch dinner brunch snack dessert supper',
    /\b([a-z]+) for (?:an? |the )?(?:[a-z]+ )?(?:breakfast|lunch|dinner|brunch|snack|dessert|supper)(?= *(?:[.,;]|$))/g,
    (said, ...[food = '']) => (isFood(food) ? food : said),
  ],
  // What is photographed at a meal is on a table.
  [
    'picture pictures photo photos photograph photographs',
    /\b(tak|snap|shoot|captur)(ing|e?s|e) (?:an? |some )?(?:pictures?|photos?|photographs?) of (?:his|her|their|the|an?) (?:food|meal|lunch|dinner|breakfast|dish|plate of food)\b/g,
    (_, ...[, form = '']) =>
      `tak${form.replace(/^s$/, 'es')} a photo at a table with a plate of food in a restaurant`,
  ],
  ['icing', /^icing (?=(?:[a-z]+ )?(?:cookies?|cakes?|cupcakes?|buns?|donuts?)\b)/g, 'decorating '],
  [
    'tea coffee matcha latte cappuccino espresso',
    /\bprepar(ing|es?) (?=(?:an? |the |some |hot |fresh )*(?:cup of )?(?:(?:green|black|matcha|herbal|mint|iced) )?(?:tea|coffee|matcha|latte|cappuccino|espresso)\b)/g,
    (_, ...[form = '']) => `mak${form} `,
  ],
  // Neither does a camera pan, nor is it the god.
  [
    'pan',
    /\b(an?|the) (?:hot |large |black )?pan (with|full of|of) (?:some |an? )?([a-z]+)\b/g,
    (said, ...[the = '', how = '', food = '']) =>
      isFood(food) || /^(?:shrimps?|prawns|fish|crabs?|mushrooms?)$/.test(food)
        ? `${the} frying pan ${how} ${food}`
        : said,
  ],
  ['roasted', /\broasted (beef|pork|lamb|turkey|duck|ham)\b/g, 'roast $1'],
  [
    'slic cut',
    /\b(?:slic|cutt?)(ing|es|s) (?=(?:an? |the |some )?roast (?:beef|pork|lamb|turkey|duck|ham)\b)/g,
    (_, ...[form = '']) => `carv${form === 's' ? 'es' : form} `,
  ],
]
