import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

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
  return story
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
