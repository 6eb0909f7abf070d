import { findPicture } from '../../../lexicon/find-picture.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** What is eaten where, or by whom, and the dish by which a stranger knows it. */
const CUISINES: Rows = [
  ['japanese', 'sushi'],
  ['mexican|tex-mex', 'tacos'],
  ['italian', 'spaghetti'],
  ['indian|pakistani|nepalese', 'curry'],
  ['thai', 'pad thai'],
  ['chinese|asian|oriental', 'fried noodles'],
  ['korean', 'bibimbap'],
  ['vietnamese', 'pho'],
  ['american|fast|junk', 'burger and fries'],
  ['spanish', 'paella'],
  ['turkish|lebanese|arabic|arab|persian|middle eastern', 'kebab'],
  ['german|bavarian|austrian', 'sausages'],
  ['british|english', 'fish and chips'],
  ['russian|ukrainian|polish', 'borscht'],
  ['vegetarian|vegan|vegetables?|veggie|salad|raw|mediterranean|greek', 'salad'],
  ['breakfast|brunch', 'breakfast'],
]

/** What is cooked of it, if a dish of it is another picture than a plate with it. */
const COOKED: Rows = [
  ['pumpkin|squash', 'pumpkin soup'],
  ['(?:pork |beef |lamb |spare )?ribs?', 'ribs'],
  ['chicken|duck|turkey', 'sauced chicken'],
  ['fish|salmon|tuna|cod', 'sauced fish'],
  ['meat|beef|pork|lamb|steak', 'sauced meat'],
  ['shrimps?|prawns?', 'sauced shrimp'],
  ['seafood', 'paella'],
  ['rice', 'fried rice'],
  ['noodles?', 'fried noodles'],
  ['pasta|spaghetti', 'spaghetti'],
  ['eggs?', 'omelette'],
  ['potato(?:es)?', 'mashed potatoes'],
  ['(?:[a-z]+ )?soup', 'soup'],
  ['(?:[a-z]+ )?(?:curry|stew)', 'curry'],
]

const PRAISE =
  'hot|tasty|delicious|gourmet|warm|yummy|savou?ry|fancy|cooked|traditional|local|elegant|hearty|appeti[sz]ing|finished|healthy|homemade|fresh|freshly cooked|spicy|colou?rful|popular|classic|famous|typical|authentic|festive|special'
const THE = '(?:an?|the|some|this|that) '
/** Who sells it, writes of it or keeps it, and no dish. */
const NO_DISH =
  '(?! (?:trucks?|stalls?|stands?|markets?|courts?|fairs?|festivals?|blogs?|bloggers?|critics?|stylists?|carts?|vendors?|chains?|shops?|restaurants?|delivery|photograph[a-z]*|packag[a-z]*|rack|towel|soap|washer|cloths?)\\b)'

/** A table full of it has several dishes. */
const MUCH =
  '\\b(?:(?:full|spread|feast|buffet|assortment|variety) of|(?:filled|laden|covered|laid) with) (?:[a-z]+ )?'

/** Served as it is: octopus, crab, mushrooms. */
function onPlate(of: string): string | null {
  const kind = findPicture(of)?.kind
  return kind === 'food' ||
    kind === 'fish' ||
    /^(?:octopus|squid|crab|lobster|tofu|mushrooms?)$/.test(of)
    ? `a plate of ${of}`
    : null
}

/** "A pumpkin dish", "Mexican food", "a tasty dish": what lies on the plate, and not the bare plate. */
export const NAMED_DISH_TURNS: readonly Turn[] = [
  [
    'food dish dishes cuisine meal meals cooking specialty specialties',
    new RegExp(
      `(?<!${MUCH})\\b(?:${THE})?(?:(?:${PRAISE}),? )*(${anyOf(CUISINES)}) (?:food|dish(?:es)?|cuisine|meals?|cooking|specialt(?:y|ies))\\b${NO_DISH}`,
      'g',
    ),
    (_, cuisine = '') => saidFor(CUISINES, cuisine),
  ],
  [
    'dish dishes',
    new RegExp(
      `\\b(?:${THE})?(?:(?:${PRAISE}),? )*(${anyOf(COOKED)}) dish(?:es)?\\b${NO_DISH}`,
      'g',
    ),
    (_, what = '') => saidFor(COOKED, what),
  ],
  // While it is made it is in a pan.
  [
    'dish',
    new RegExp(
      `(?<=\\b(?:prepar|cook|mak|season|fry|bak)(?:es?|s|ing) )(?:${THE})?(?:(?:${PRAISE}),? )*([a-z]+) dish\\b${NO_DISH}`,
      'g',
    ),
    (said, what = '') => (onPlate(what) === null ? said : what),
  ],
  [
    'dish',
    new RegExp(`\\b(?:${THE})(?:(?:${PRAISE}),? )*([a-z]+) dish\\b${NO_DISH}`, 'g'),
    (said, what = '') =>
      /^(?:butter|candy|petri|side|main|sugar)$/.test(what) ? said : (onPlate(what) ?? said),
  ],
  [
    'pot',
    new RegExp(
      `\\b(?:${THE})?(?:(?:${PRAISE}),? )*(?:dish|food|meal) (?:on|in|inside) an? (?:clay|stone|earthen|earthenware|cast iron|iron|metal|steaming) pot\\b`,
      'g',
    ),
    'a pot of food',
  ],
  [
    'dish',
    new RegExp(`\\b(?:${THE})?(?:(?:${PRAISE}|main|side|signature),? )+dish\\b${NO_DISH}`, 'g'),
    'a plate of food',
  ],
  [
    'skewer kebab',
    /\b(?:(?:an?|the) )?(?:(?:grilled|roasted|barbecued|fried|juicy) )*(?:shrimp|prawn|chicken|beef|pork|lamb|meat|vegetable|fish|salmon|tuna|squid|tofu|mushroom|pineapple) (skewer|kebab)(s?)\b/g,
    (_, skewer = '', many = '') => (many ? 'kebabs' : `a ${skewer}`),
  ],
  // Several fish could wrap and sandwich something.
  [
    'sandwich sandwiches wrap wraps',
    /\b(?:salmon|tuna|fish|cod|crab|lobster|shrimp|prawn|trout|mackerel|herring) (sandwich|wrap)(?=(?:e?s)?\b(?! (?:an?|the|around|in)\b))/g,
    '$1',
  ],
]
