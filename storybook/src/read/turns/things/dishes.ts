import { namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { saidFor, type Rows, type Turn } from '../turn.ts'
import { FOOD_AS_SERVED_TURNS } from './food-as-served.ts'
import { NAMED_DISH_TURNS } from './named-dishes.ts'

/** What is served in a sauce, and the dish that shows it. */
const IN_SAUCE: Rows = [
  [
    '(?:[a-z]+ )?chicken(?: (?:breasts?|thighs?|legs?|wings?|pieces))?|drumsticks?|turkey|duck',
    'chicken',
  ],
  ['(?:[a-z]+ )?(?:salmon|trout|cod|tuna|halibut|sea bass|fish)(?: fillets?)?', 'fish'],
  ['(?:[a-z]+ )?meatballs', 'meatballs'],
  ['(?:[a-z]+ )?(?:shrimps?|prawns?|scallops)', 'shrimp'],
  [
    '(?:[a-z]+ )?(?:beef|pork|lamb|steak|tofu|ribs|sausages)(?: (?:chunks?|strips?|chops?|pieces))?',
    'meat',
  ],
]
const MEATS = IN_SAUCE.map(([words]) => words).join('|')

/** By which sauces are told apart, and their colour. */
const SAUCES: Rows = [
  ['tomato|marinara|red|chili|chilli|arrabbiata|sweet and sour|paprika', 'red'],
  ['lemon|butter|mustard|saffron|honey', 'yellow'],
  ['curry|mango|orange|peanut|pumpkin|turmeric|tikka', 'orange'],
  ['pesto|green|herb|spinach|parsley|coriander|mint', 'green'],
  ['cream|creamy|white|garlic|mushroom|cheese|coconut|alfredo', 'cream'],
]

function sauceColour(words: string): string {
  const parts = words.split(' ')
  // A creamy tomato sauce is red: what it is creamed with comes second.
  const found = SAUCES.find(([names]) =>
    parts.some((part) => new RegExp(`^(?:${names})$`).test(part)),
  )
  return found?.[1] ?? 'brown'
}

const DISHES =
  'pizza|sandwich|burger|hamburger|cheeseburger|cake|salad|taco|burrito|omelette|toast|bagel|wrap|hot dog|pancakes|waffles?|sundae|nachos|lasagna|pie|sub'
const MANY = '(?:[a-z-]+,? (?:and )?)+'

/** What lies on a dish, in it or around it is part of the dish. */
export const DISH_TURNS: readonly Turn[] = [
  [
    'sauce gravy glaze broth',
    new RegExp(
      `(?<=^\\s*|[.;¦] *|\\b(?:of|a|some|the|delicious) )(?:(?:spicy|juicy|tender|crispy|grilled|fried|roasted|baked|pan-seared|seared|tasty|succulent|golden) )*(${MEATS}) (?:served |simmer(?:ing|ed) |cooked |swimming |drenched |smothered )?(?:in|with) (?:an? )?((?:[a-z]+,? ){0,4})(?:sauce|gravy|glaze|broth)\\b`,
      'g',
    ),
    (_: string, meat = '', sauce = '') =>
      `a ${sauceColour(sauce.trim().replaceAll(',', ''))} sauced ${saidFor(IN_SAUCE, meat)}`,
  ],
  [
    'topping layer filling',
    new RegExp(
      `\\b(${DISHES}),? (?:(?:with|has|featuring|boasting|and) )?(?:(?:many|several|thick|generous|delicious|fresh|various) )*(?:toppings?|layers?|fillings?) (?:of|like|such as|including) ${MANY}?[a-z-]+(?= *(?:[.;¦]|$)| (?:on|in|at|is|sits|lies|stands)\\b)`,
      'g',
    ),
    '$1',
  ],
  [
    'scatter strewn sprinkle dotted arrange',
    /\b([a-z]+s) (?:that are |are )?(?:scatter(?:ed|s)?|strewn|sprinkle[ds]?|dotted|arrange[ds]?) (?:all )?(?:around|about) (?=it\b|them\b|the\b|an?\b)/g,
    (all: string, what = '') => (namesLiving(singular(what)) ? all : `${what} around `),
  ],
  [
    'seeds',
    /\b(?:(?:juicy|ripe|fresh|red|sweet|big|large|whole) )*(watermelon)\b(?=[^.;]*\bseeds\b)([^.;]*?),? (?:with|and) (?:(?:tiny|small|little|many|black|brown|shiny) )*seeds(?: (?:everywhere|inside|in it|all over|scattered about))?/g,
    'cut watermelon$2',
  ],
  ...NAMED_DISH_TURNS,
  ...FOOD_AS_SERVED_TURNS,
]
