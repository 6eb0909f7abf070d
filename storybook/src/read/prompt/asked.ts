import { findPicture } from '../../lexicon/find-picture.ts'
import type { Found } from '../../lexicon/found.ts'
import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'

const ASKING =
  '(?:(?:please|hey|hi|can you|could you|i want to know|i wonder|tell me|show me|explain(?: to me)?|teach me|a (?:video|film|clip|tutorial|lesson|documentary) (?:on|about|explaining|showing)|tutorial:?|learn) )*'
const WHAT = "((?:an? |the |some |my )?[a-z' -]{3,40}?)"
const END = '(?=\\s*(?:[?!.,:;]|$)| (?:at|in|on|from|step|for|with|by)\\b)'

/** Questions and lessons about the making of something: "how bread is made", "how to bake a cake", "recipe for soup". */
const MAKING: readonly RegExp[] = [
  new RegExp(
    `^\\s*${ASKING}how (?:is |are |do (?:they|you|we|i) |to |can i )?${WHAT} (?:is |are |get |gets )?(?:made|produced|manufactured|built|baked|brewed|cooked)${END}`,
  ),
  new RegExp(
    `^\\s*${ASKING}how (?:do (?:they|you|we|i) |to |can i )(?:make|cook|bake|prepare|brew|build|produce) ${WHAT}${END}`,
  ),
  new RegExp(`^\\s*${ASKING}(?:an? |the |my |grandma's |[a-z]+ )?recipe (?:for|of) ${WHAT}${END}`),
  new RegExp(`^\\s*${ASKING}${WHAT} recipe${END}`),
  new RegExp(`^\\s*${ASKING}the making of ${WHAT}${END}`),
]

/** Crafts and chores that are named by what they are done to: "pumpkin carving", "sheep shearing"; curtains blow by themselves. */
const CRAFT = new RegExp(
  `^\\s*((?!an? |the |some |one )(?:[a-z]+ )?[a-z]+)[ -](?:(making|baking|cooking)|(carving|knitting|folding|chopping|cutting|peeling|picking|decorating|arranging|planting|polishing|painting|grooming|training|shearing|milking|feeding|grilling|frying|roasting|(?<=\\b(?:bubbles?|glass|balloons?|leaf)[ -])blowing|juggling|stomping|spotting|watering|tasting|sculpting|weaving|sharpening))(?: (?:class|lesson|workshop|tutorial|contest|competition|session|time|demo|video))?${END}`,
)
/** What beasts do not do themselves. */
const DONE_TO_BEASTS = /^(?:grooming|training|shearing|milking|feeding|spotting|painting)$/

/** "… in 10 seconds": how long the film is, and nothing in it. */
const LASTING =
  /,? (?:in|within) (?:only |just |under |less than )?(?:\d+|five|ten|twenty|thirty|sixty) ?(?:s|secs?|seconds?|minutes?|mins?)\b(?! (?:later|ago|before|after))/

/** Who asks how something is made wants to see it made, by whoever makes such things. */
export function readAsked(body: string): string {
  const story = body.replace(LASTING, '')
  for (const pattern of MAKING) {
    const found = pattern.exec(story)
    const what = found?.[1]?.trim()
    if (found && what !== undefined) return making(what) + story.slice(found[0].length)
  }
  return asCraft(story)
}

function asCraft(story: string): string {
  const [match = '', what = '', made, deed = ''] = CRAFT.exec(story) ?? []
  const found = findPicture(singular(what))
  if (found === null || LIVING.has(found.kind) !== DONE_TO_BEASTS.test(deed)) return story
  // Who feeds on something eats it.
  if (deed === 'feeding' && /^ on\b/.test(story.slice(match.length))) return story
  // "Woman painting at home": she does it, and a baby is fed.
  if (found.kind === 'person' && !/^bab(?:y|ies)$/.test(what)) return story
  const done = made === undefined ? `a person is ${deed} ${withArticle(what, found)}` : making(what)
  return done + story.slice(match.length)
}

/** Bread is baked, a dog is groomed. */
function withArticle(what: string, { kind }: Found): string {
  return LIVING.has(kind) ? `a ${singular(what)}` : what
}

function making(what: string): string {
  const kind = findPicture(singular(what.split(' ').at(-1) ?? ''))?.kind
  if (BAKED.test(what)) return `a baker bakes ${what} in a kitchen`
  if (kind === 'food') return `a chef makes ${what} in a kitchen`
  return kind === 'vehicle' || kind === 'aircraft' || kind === 'boat'
    ? `workers build ${what} in a factory`
    : `a craftsman builds ${what} in a workshop`
}

const BAKED =
  /\b(?:bread|cakes?|cupcakes?|cookies?|biscuits?|muffins?|pies?|croissants?|bagels?|brownies|baguettes?|rolls|pretzels?|pastry|pastries|donuts?|doughnuts?)$/
