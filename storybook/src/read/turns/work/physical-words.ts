import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|some)'
const NP = `(?:${A} )?(?:[a-z-]+ ){0,2}?[a-z-]+`
const END = '(?=[.,;]|$| (?:and|in|on|at|while|as)\\b)'
const MEALS =
  '(?:dinner|lunch|breakfast|food|meals?|plates?|dishes|drinks?|bowls?|burgers?|cocktails?|pizzas?|coffees?)'
const GAMES = '(?:soccer|football|basketball|baseball|tennis|hockey|volleyball)'
const FIELDS: Readonly<Record<string, string>> = {
  soccer: 'on a soccer field',
  football: 'on a soccer field',
  baseball: 'on a baseball field',
  basketball: 'on a basketball court',
  volleyball: 'on a volleyball court',
  tennis: 'on a tennis court',
  hockey: 'on an ice rink',
}

/** What is done to things, in the words of the deed that shows it. */
export const PHYSICAL_TURNS: readonly Turn[] = [
  // Nobody but the plate slides.
  [
    'slid',
    new RegExp(
      `\\b(?:(?:is|are) )?slid(?:es|ing) (?=(?:${A} )?(?:[a-z]+ )?${MEALS} (?:over |across )?to\\b)`,
      'g',
    ),
    'serves ',
  ],
  [
    'investigat',
    new RegExp(
      `\\b(?:(?:is|are) )?investigat(?:es|ing) (?:the |a )?((?:missing |stolen )?[a-z]+)(?: (?:theft|robbery|heist|case|mystery|crime))?${END}`,
      'g',
    ),
    'examines $1 with a magnifying glass',
  ],
  ['trash refuse', /\b(?:trash|refuse|rubbish) collector/g, 'garbage collector'],
  [
    'clean',
    /\b(collector|dustman|janitor|volunteers?) clean(s|ing)? up (?:the|a) (park|beach|street|forest|river|city)\b/g,
    '$1 pick$2 up trash in the $3',
  ],
  [
    'practice training',
    new RegExp(`\\b(?:at|during) (?:an? |the )?(${GAMES}) (?:practice|training)\\b`, 'g'),
    (_, game = '') => lookUp(FIELDS, game) ?? 'on a sports field',
  ],
  [
    'painter',
    /\b(painter) (?:reach|cover)(?:es|ing) (?:the |a )?high walls?(?: without (?:an? )?ladder)?\b/g,
    '$1 paints a wall',
  ],
  ['sprite nymph spirit', /\b(?:water|ice|snow|frost) (?:sprite|nymph|spirit)\b/g, 'fairy'],
  [
    'freez',
    /\b(?:(?:is|are) )?freez(?:es|ing) (?:an? |the )?(lake|pond|river|sea) with (?:an? |the |her |his |its )?(?:single |gentle |light )?(?:touch|finger|hand|breath|wand)\b/g,
    'touches a $1, the $1 freezes over',
  ],
  [
    'audience crowd',
    /,? (?:causing|making|so that|and) (?:it|them|they|the cards) (?:to )?(?:flutter|fly|scatter|float|rain)(?: down)? (?:around|over|above|onto) (?:an?|the) (?:[a-z]+ )?(?:audience|crowd)\b/g,
    ' in front of an audience',
  ],
  [
    'jet stream',
    /\ba (?:powerful |strong )?(?:jet|stream|blast) of water (?=(?:at|on|onto|towards?)\b)/g,
    'water ',
  ],
  ['burning', /\bburning (?:structure|construction)\b/g, 'burning house'],
  [
    'flames fire',
    /,? (?:causing|making) the (?:flames|fire) (?:to )?(?:waver|shrink|flicker|die|go|fade|dwindle)(?: (?:and|down|out|away|shrink|fade))*/g,
    '',
  ],
  [
    'pottery',
    /\b(?:a piece of )?pottery (?=(?:shatter|break|smash|crack)(?:s|es|ing)\b)/g,
    'a vase ',
  ],
  [
    'scissors',
    new RegExp(
      `(?<=^|[.;] ?)(?:(?:a|the) )?(?:pair of |sharp )*scissors (?:cut|snip|slic)(?:s|es|ting|ping|ing)?(?: through)? (${NP})${END}`,
      'g',
    ),
    'a person cuts $1 with scissors',
  ],
  [
    'foot',
    /(?<=^|[.;] ?)(?:(?:the|a) )?foot(?:steps?|prints?) (?:imprint|press|form|appear|sink)(?:s|ing)? (?:on|in|into|across) (?:the )?(?:soft |wet |fresh |deep )*(sand|snow|mud)\b/g,
    'a person walks across the $1, leaving footprints',
  ],
  [
    'grains',
    /,? (?:displacing|scattering|kicking up|tossing|moving) (?:tiny |small |fine )?grains(?: of sand)?(?: with (?:its|their) [a-z]+)?/g,
    ', kicking up dust',
  ],
  [
    'rope',
    /(?<=^|[.;] ?)(?:(?:a|the) )?rope (?:tug|pull|strain)(?:s|ing)? (?:against|at|on) (?:a |the )?((?:[a-z]+ )?boat)\b/g,
    'a $1 is tied to a dock with a rope',
  ],
  [
    'rolling',
    /\b(?:(?:is|are) )?(?:snatch|grab|catch|intercept)(?:es|s|ing) (an?|the) (?:rolling|bouncing|moving) ball\b/g,
    'chases $1 ball',
  ],
  [
    'pump',
    /(?<=^|[.;] ?)(?:(?:a|the) )?(?:tire|tyre|bicycle|bike|air|foot|hand)(?: tire| tyre)? pump (?:inflat|fill|pump)(?:e?s|ing)(?: up)? (?:a |the )?(?:flat )?(?:bicycle|bike) (?:tire|tyre)\b/g,
    'a person pumps up a bicycle tire',
  ],
  [
    'press flatten',
    new RegExp(
      `(?<=^|[.;] ?)(?:(?:a|the) )?(?:[a-z]+'s )?hands? (?:press|flatten|push|squash)(?:es|s|ing)? (${NP}) (?:into|to) a flat [a-z]+`,
      'g',
    ),
    'hands press $1',
  ],
  [
    'rain hail',
    /(?<=^|[.;] ?)(?:(?:the|heavy|large|big) )*(?:rain ?drops?|rain) (?:hit|pelt|tap|drum|patter|fall|land|beat|splash)(?:s|ing|ting)?(?: (?:on|onto|against|at|down on))? (an?|the) (?=[a-z ]{0,20}roof\b)/g,
    'it rains on $1 ',
  ],
  [
    'hoop rim backboard',
    /,? (?:sending|making|causing|leaving) the (?:hoop|rim|backboard|basket) (?:to )?(?:vibrat|shak|rattl|trembl)(?:e|ing)(?: from the [a-z]+)?/g,
    '',
  ],
  [
    'scatter flee',
    /\b((?:an?|the) (?:[a-z]+ )?[a-z]+) [a-z]+ing (?:into|through|over|across) ((?:an?|the) (?:[a-z]+ )?reef), (?:causing|making) (?:the |some )?(?:smaller |small |little |tiny )?fish(?: nearby)? (?:to )?(?:scatter|flee|dart away|swim away)\b/g,
    'several small fish swim away from $1 at $2',
  ],
  [
    'ripples',
    /,? (?:causing|making|creating|sending) ripples (?:to )?(?:form|spread|out)? ?(?:around|from|near) (?:the|his|her|its) (?:lure|bait|hook|line|float|bobber)\b/g,
    '',
  ],
  [
    'top spinning',
    /\b(tops?) (?=(?:is |are )?(?:spinning|spin|spins|twirling|whirling)\b)/g,
    'spinning $1 ',
  ],
  [
    'top spin',
    /\b(?<!spinning )(top) and (an?|two|three) ([a-z]+) (?=spinning tops?\b)/g,
    'spinning $1 and $2 $3 ',
  ],
  ['birds', /\b([a-z]+s) flies (?=(?:through|over|across|in|past)\b)/g, '$1 fly '],
  [
    'formation',
    /,? (?:coming close to each other,? )?(?:and )?forming (?:a )?(?:complex |tight |close )?formation\b/g,
    ' in formation',
  ],
  [
    'puddle',
    /(?<=\bpuddle),? sending (?:water|a spray of water) (?:spraying|splashing|flying)?(?: ?(?:on|onto|over|across) the [a-z]+)?/g,
    '',
  ],
  [
    'throw toss',
    new RegExp(
      `\\b((?:throw|toss)(?:s|es|ing) ${NP}), (?:sending|making) it (?:to )?(?:spin|fly|soar|sail)(?:ning|ing)?(?: through the air| away| across the [a-z]+)?`,
      'g',
    ),
    '$1',
  ],
  [
    'off',
    new RegExp(
      `\\b(?:drag|pull|tug|yank)(?:s|ging|ing) (${A} (?:blanket|sheet|towel|tablecloth|pillow|quilt|cushion)) off (?:a|the|its) (bed|sofa|couch|table|chair)(?:, leaving it [^.;]*)?`,
      'g',
    ),
    (_, thing = '', from = '') =>
      `verb_tug-at_ing ${thing} in a ${from === 'bed' ? 'bedroom' : 'living room'}`,
  ],
  [
    'mov shift push',
    new RegExp(
      `\\b(?:mov|shift|push)(?:e?s|ing) (${A} (?:[a-z]+ )?(?:chair|armchair|table|sofa|couch|crate|desk|stool|dresser|cupboard))${END}`,
      'g',
    ),
    'verb_knock-at_to-slide_ing $1',
  ],
  [
    'splash',
    /\bsplash(?:es|ing) in (an?|the) (pond|lake|river|stream), making ripples(?: that (?:disturb|rock|move|shake) (?:an?|the) (?:[a-z]+ )?lily pads?(?: nearby)?)?/g,
    'leaps out of $1 $2 with lily pads',
  ],
  [
    'ice',
    /\bslip(?:s|ping) on (?:the |some )?ice(?:,? (?:and )?slid(?:es|ing)(?: (?:forwards?|backwards?|away|along|down))?)?/g,
    'slips on a frozen lake',
  ],
  [
    'toy',
    /\b(?:(?:is|are) )?push(?:es|ing) (?:(an?|the|his|her) )?(?=toy (?:car|truck|train|bus)\b)/g,
    'plays with a ',
  ],
  [
    'player footballer',
    /(?<=\b(?:soccer|football) player|\bfootballer) (kick(?:s|ing)?|strik(?:es|ing)) (an?|the) ball\b/g,
    ' $1 $2 soccer ball',
  ],
  [
    'ketchup mustard',
    new RegExp(
      `\\b(?:(?:is|are) )?squeez(?:es|ing) (?:some |the )?(ketchup|mustard) (?:on|onto|over) (${NP})(?=[,.;]|$)`,
      'g',
    ),
    'pours $1 onto $2',
  ],
]
