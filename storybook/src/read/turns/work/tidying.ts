import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** What is put in order when a place or a piece of furniture is. */
const KEPT: Rows = [
  ['pantry|larder|food cupboard|spice rack|spices', 'jars in the pantry'],
  [
    'books (?:on|onto) (?:an?|the|his|her|their) (?:bookshelf|bookcase|shelf|shelves)|bookshelf|bookshelves|bookcase|shelf|shelves|books',
    'books',
  ],
  ['closet|wardrobe|dresser|drawers?|clothes', 'clothes in the bedroom'],
  ['garage|basement|shed|attic|storage room|tools', 'boxes in the garage'],
  ['desk|workspace|papers|office|files|documents', 'folders'],
  ['kitchen|kitchen cabinets?|kitchen cupboards?|dishes|cabinets?|cupboards?', 'plates'],
  ['fridge|refrigerator|groceries|grocery|shopping', 'groceries in the kitchen'],
  ['(?:pillows|cushions)(?: on (?:the|a|his|her|their) (?:couch|sofa))?', 'pillows'],
  ['furniture', 'furniture'],
  ['toys|toy box|playroom', 'toys'],
  ['shoes|shoe rack', 'shoes'],
]
const LOOKS = '(?:(?:the|his|her|their|its|some|all|an?|messy|own|whole|old|of) ){0,3}'
const VERBS =
  '(organi[sz]|reorgani[sz]|rearrang|arrang|tidy|tidi|declutter|straighten|sort|put)(e?s|ies|ing|e|ting)?'

/** "Organizing the bookshelf", "puts away the groceries": one thing after the other gets its place. */
export const TIDYING_TURNS: readonly Turn[] = [
  [
    'organi rearrang arrang tid declutter straighten sort put',
    // A tidy kitchen is in order already.
    new RegExp(
      `(?<!\\b(?:an?|the|his|her|their|is|looks|very|perfectly) (?=tidy ))\\b${VERBS}(?: (up|out|away|back))? ${LOOKS}(${anyOf(KEPT)})(?: (away|up|back))?(?= ?[.,;!]|$| (?:and|in|on|with|together|while|then|at|from|before)\\b)`,
      'g',
    ),
    (said, ...[verb = '', ending = '', first, what = '', last]) => {
      const aside = first ?? last
      if (verb === 'put' ? aside !== 'away' : verb === 'sort' && aside !== 'out') return said
      const form = ending.endsWith('ing') ? 'ing' : ending.endsWith('s') ? 's' : ''
      return `shelf-order${form} ${saidFor(KEPT, what)}`
    },
  ],
]
