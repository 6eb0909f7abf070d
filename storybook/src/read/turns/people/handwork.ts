import type { Turn } from '../turn.ts'

const WHOSE = '(?:an?|the|his|her|their|one)'
const COLOURS =
  '(?:red|green|blue|yellow|golden|gold|silver|pink|purple|white|brown|striped|orange|black|shiny|colou?rful)'
const BANDS = '(?:ribbon|bow|string|rope|twine|cord|scarf|bandage)'
const STREWN =
  '(?:(?:powdered |icing |brown |cane |sea )?(?:sugar|flour|cocoa|cinnamon|salt|pepper|cheese|herbs|parsley|basil|sprinkles|nuts|seeds|chocolate))'

const asForm = (stem: string, form: string): string => `${stem}${form === 'ing' ? 'ing' : 'es'}`

/** "His" is "him", and a name keeps its own. */
function whom(said: string): string {
  if (said === 'his') return 'him'
  return said === 'her' ? 'her' : said.replace(/ ?'s$/, '')
}

/** What hands do to a thing with another, told so that the thing and not the other is what is worked at. */
export const HANDWORK_TURNS: readonly Turn[] = [
  // A measure is in the spoon: nobody draws the amount.
  [
    'spoonful pinch dollop dab splash knob',
    /\b(?:an?|some) (?:big |small |little |generous )?(?:spoonful|teaspoonful|tablespoonful|pinch|dollop|dab|splash|knob)s? of /g,
    'some ',
  ],
  ['carton', /\b(an?|the|his|her) cartons? of (milk|juice)\b/g, '$1 $2 carton'],
  // What is tied with a ribbon has it on; who ties it does not.
  [
    'tie tying',
    new RegExp(
      `\\b(?:ties|(tying)) ((?:it|them|${WHOSE} (?:[a-z]+ ){0,2}?[a-z]+)) (?:up )?with (${WHOSE} (?:[a-z]+ )?${BANDS})\\b`,
      'g',
    ),
    (_, ...[going, thing, band]: (string | undefined)[]) =>
      `${going ?? 'ties'} ${band ?? ''} around ${thing ?? ''}`,
  ],
  // The paper is around the box, and nobody is in it.
  [
    'wrap',
    new RegExp(
      `\\bwrap(s|ping) ${WHOSE} ((?:big |small |large |little |tiny |huge )?)(?:box|book|toy|gift|present|parcel|teddy bear|doll)(?: carefully)? (?:in|with|into) (?:(${COLOURS}) )?(?:wrapping |gift |tissue )?paper\\b`,
      'g',
    ),
    'wrap$1 a $2$3 present',
  ],
  // Croissants that are dusted with sugar are not cleaned.
  [
    'dust sprinkl coat top',
    new RegExp(
      `\\b(?:dust|sprinkl|coat|top)(?:e?(s)|(ing)) (it|them|him|her)(?: all)? with (?:some |a little )?(${STREWN})\\b`,
      'g',
    ),
    (_, ...[, going, thing, what]: (string | undefined)[]) =>
      `${asForm('sprinkl', going ?? 's')} ${what ?? ''} on ${thing ?? ''}`,
  ],
  // A plaster is no wall's.
  [
    'plaster band bandage',
    new RegExp(
      `\\b(?:put|stick|plac)(?:e?s|t?ing) ${WHOSE} (?:[a-z]+ )?(?:sticking plaster|plaster|band-?aid|bandage) (?:on|onto|over|around) (his|her|${WHOSE} (?:[a-z]+ ){0,2}?[a-z]+ ?'s) (?:[a-z]+ )?(?:knee|elbow|arm|leg|finger|hand|head|forehead|nose|paw|wing|foot|toe)\\b`,
      'g',
    ),
    (_, whose = '') => `bandages ${whom(whose)}`,
  ],
  [
    'lather',
    new RegExp(
      `\\blather(?:s|ing) (${WHOSE} (?:[a-z]+ ){0,2}?[a-z]+) ?'s (?:face|chin|beard|cheeks)(?: with (?:[a-z]+ )?(?:foam|soap|cream))?(?: and (?:shaves|shaving) (?:him|it))?`,
      'g',
    ),
    'shaves $1',
  ],
  // Where mortar is spread bricks are laid.
  [
    'mortar cement',
    new RegExp(
      `\\b(?:spread|appl|trowel|smooth)(?:s|ies|ing|ying)? (?:some |the |wet |fresh )*(?:mortar|cement)(?: (?:on|onto|over|between) (?:(?:an?|the|his|her) )?(?:[a-z]+ ){0,2}[a-z]+)?(?: with ${WHOSE} trowel)?(?: and (?:lays|puts|places|sets) ${WHOSE} (?:[a-z]+ )?bricks? (?:on top|on it|in place|down)(?: of it)?)?`,
      'g',
    ),
    'lays bricks',
  ],
  ['mason', /\b(?:stone)?mason(s?)\b(?! (?:jar|dixon|bee))/g, 'bricklayer$1'],
  // No rope is slung around the iron that comes out of the fire.
  [
    'fire furnace forge coals flames embers',
    new RegExp(
      `\\b(?:pull|tak|lift|draw)(?:e?s|ing) (${WHOSE} (?:[a-z-]+ ){0,2}?[a-z]+) (?:from|out of) ${WHOSE} (?:[a-z]+ )?(?:fire|furnace|forge|coals|flames|embers)(?: with (?:(?:his|her|long|iron|a pair of) )*tongs)?(?:,| and|, and)(?: then)? ((?:hammer|beat|pound|strik)(?:e?s|ing)) it\\b`,
      'g',
    ),
    '$2 $1',
  ],
  // A mother who baths her baby has no several baths.
  ['baths', /\bbaths (?=(?:an?|the|his|her|their|its) )/g, 'bathes '],
  // Who makes watches mends the one over which they are bent.
  [
    'over',
    new RegExp(
      `\\b(?:bends|bending|bent|hunches|hunched|leans|leaning)(?: low| closely)? over (?=(?:${WHOSE} )?(?:[a-z]+ ){0,3}?(?:watch|clock|radio|toy|music box|camera|phone|violin)\\b)`,
      'g',
    ),
    'repairs ',
  ],
]
