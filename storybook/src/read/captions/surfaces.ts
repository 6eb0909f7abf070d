import { baseVerb } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { hourWords } from './film-sentences.ts'

/** What belongs to a thing or to somebody, and is seen wherever they are: nothing that acts by itself. */
const PART =
  '(?:hands?|feet|boots|shoes|arms|legs|paws|face|faces|mask|beak|snout|trunk|tongue|wings|stripes|letters|lettering|planks|slats|armrests|attire|outfit|helmet|leaves|buttons|frame|surface|exterior|interior|paint|paint job|finish|chrome|chrome accents|accents|trim|bodywork|body|physique|build|design|curves|craftsmanship|details|detailing|rims|wheels|saddle|pedals|hull|sails|tires|tyres|tire tracks|spokes|engine|motor|grille|handlebars|dashboard|lights|brake lights|taillights|headlights|(?:sleek |large )?windows|fur|feathers?|plumage|coat|wool|fleece|hide|scales|skin|eyes?|ears|whiskers|tusks|muscles|veins|shadows?|reflections?|colou?rs?|hues?|textures?|bark|petals|blades|edge|label|silhouette|forehead|foreheads|brow|brows|cheeks|features|chest|fingertips|fingers|fingernails|movements?|motions?|strokes|steps|footsteps|footfalls|breath|breathing|demeanou?r|energy|touch|grip|stance|posture|laughter|rhythm|performance|presence|form|craft|gaze|focus|facial expression|expressions?|technique|skill|artistry|roar|hum|purr|growl|chirps?|chirping|song|melody|swirls|melodies|music|notes|sizes|companionship|friendship|bond|handle|keys|cries|calls|flow|movement|voice|tip|tips|tines|stem|rim|attention|curiosity|journey|agility|power|speed|charm|elegance)'
const ADJECTIVES =
  '(?:black and white |(?![a-z-]*[^s]s\\b|and\\b|with\\b|as\\b|while\\b|in\\b|on\\b|of\\b)[a-z-]+,? ){0,4}?'
/** Whose it is: somebody's who was named, or "its". */
const WHOSE =
  "(?:its|their|his|her|both|the|each|every|[a-z]+'s?|(?:the|an?) (?:[a-z-]+ ){0,3}?[a-z]+(?:'s|s'))"
const PARTS = `${ADJECTIVES}${PART}(?:(?:,| and|, and) ${ADJECTIVES}${PART})*`

/** What light does on it, what it is like and what is heard of it. */
const LOOKS =
  '(?:gleam|glisten|glint|glitter|shimmer|sparkl|shin|glow|twinkl|reflect|catch|contrast|complement|pop|stand out|highlight|accentuat|emphasi[sz]|exud|display|revea|show|stretch|grip|crunch|purr|roar|rumbl|hum|growl|echo|resonat|harmoni[sz]|mingl|blend|fill|carr(?:y|i)|ring|add|hint|suggest|indicat|convey|speak|flar|perk|twitch|scan|clos|narrow|widen|tens|strain|flex|ripp?l|bulg|cast|set with|paint|creat|blur|bear|depict|captur|becom|captivat|evok|enhanc|match|tell|draw|mesmeri[sz]|unfold|flow|work|mov|danc|glid|slid|skim|slic|cut|spin|turn slow|whirl|flick|focus|fix|lock|lit|wide|bright|alert|slight|worn|polish|visible|full|rhythmic|fluid|precise|steady|steadi|calm|determined|intens|concentrat|serene|covered|smooth|visib|echoing|keep|maintain|remain|brush|leav|pierc|illuminat|loll|hang out|one of|immersed|beam|light|gentl|com(?:e|ing) (?:in)?to view|pound|rest|vivid|deepen|deliberat|efficient|methodical|slow|begin|weather|mirror|seem|eviden|shaped|contrasting|cycl|chang|fram|barely|outlin|set against|press|plunge into|trac|beat|swell|float|drift|soft)'

/** A clause of its own about such a part. */
const CLAUSE = new RegExp(
  `^(?:and |with |while |as |but |where )*${WHOSE} ${PARTS}(?: (?:of|in|on|around|against|at|from|with) (?:[a-z'-]+ ){0,5}?[a-z'-]+)??(?: (?:is|are|being|has|have))?(?: [a-z]+ly| still| also| even)* ${LOOKS}[a-z]*\\b`,
)

/** "Their eyes wide", "muscles tensed", "eyes locked on the goal": how a part of somebody is. */
const HOW_IT_IS = new RegExp(
  `^(?:and |with )?(?:(?:its|their|his|her) )?(?:[a-z]+ )?(?:hands?|fingers|eyes?|ears|muscles|gaze|arms|legs|brow|focus|wings|mouth|jaw|tongue) (?:tensed|straining|locked|fixed|focused|closed|half-closed|alert|wide|bright|sparkling|gleaming|glistening|shining|full|filled|narrowed|set|lit|twinkling|wide open|covered|clasped|outstretched|hidden|deep in|resting)\\b`,
)

/** "With its classic design", said of what has one. */
const WITH_ITS = new RegExp(`^(?:(?:and |with )*${WHOSE}|with (?:an? )?)(?: ?)${PARTS}$`)
/** "The bird's eyes, bright and curious, scan the garden". */
const IN_BETWEEN = new RegExp(
  `^((?:as )?${WHOSE} ${PARTS}), (?:(?:though |perfectly |still )?[a-z-]+(?: and [a-z-]+)?|(?:once|tall|each|an?) [^,]*), `,
)

/** "The sunlight catching its paint", "the sound of running water": light and sounds. */
const OF_THE_AIR =
  /^(?:and |with |as |while )*(?:the |an? |its |their )?(?:(?![a-z-]*[^s]s )[a-z-]+ ){0,3}?(?:(?:sun|sunlight|light|moonlight|glow|breeze|lighting|rays|shadows?) (?:[a-z]+ly )?(?!filter|setting|rising)[a-z]+ing|(?:sounds?|hum|rustl(?:e|ing)|murmur|clink(?:ing)?|chatter|aroma|scent|smell|fragrance|echo|honking|chirping|roar|whisper|symphony|hints?|sense|feeling) of)\b/

/** The colour that such a clause may tell. */
const COLOUR =
  /\b(?:black|white|red|blue|green|yellow|orange|purple|pink|gr[ae]y|brown|beige|golden|silver|turquoise|crimson|emerald|violet)\b/

/** "Reflects the ambient light", "catches the sunlight": what everything does. */
const IN_LIGHT =
  /(?<!\b(?:an?|the|its|with|of)),?(?: that| which)? (?:(?:and|subtly|gently|softly|beautifully) )*(?:reflect|catch|glisten|glint|gleam|shimmer|sparkl)(?:s|es|ing|e)? (?:off )?(?:in |under |against |with )?(?:the |a )?(?:[a-z-]+,? ){0,3}?(?:light|sunlight|sun|glow|rays|surroundings|scenery|greenery|sky|lights|moonlight)\b(?: of [^,.;]*)?/g

/** Parts that are seen in a colour of their own. */
const OWN_COLOUR =
  /\b(?:fur|coat|feathers?|plumage|wool|hide|skin|eyes|wings|stripes|face|wheels|windows)\b/

/** What a clause about a part says of deeds, clothes and colours. */
const KEPT =
  /\b(?:tails?|hair|flap|flutter|spread|open|smil|laugh|wearing|clad|dressed|painted|holds?|holding|gripping|cradling|clapping|waving|playing|knitting|sculpt|shaping|looping|stirring|kneading|braid|typing| as (?:it|he|she|they|the)\b)/

const isOfSurface = (clause: string): boolean =>
  !KEPT.test(clause) &&
  ([CLAUSE, HOW_IT_IS, OF_THE_AIR].some((kind) => kind.test(clause)) ||
    (WITH_ITS.test(clause.replace(/[.;]$/, '')) &&
      !(clause.startsWith('with ') && COLOUR.test(clause) && OWN_COLOUR.test(clause))))

/** "The bird's eyes sparkle as it tilts its head": what it does. */
const AS_IT_DOES =
  / (?:as|while) (?=(?:it|he|she|they|the (?:[a-z]+ )?[a-z]+) (?:[a-z]+ly )?[a-z]+s?\b)/

/** What is left of a sentence that begins with a surface. */
const AND_THEN = /^(?:and|while|but|where) /

/** "…, its chrome glistening, glides along": what it does. */
function does(clause = ''): boolean {
  const [, word = ''] = /^(?:[a-z]+ly )?([a-z]+s)\b(?! of\b)/.exec(clause) ?? []
  const base = baseVerb(word)
  return base !== null && frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
}

/** Parts of which the colour is that of all of it. */
const COLOURED =
  /\b(?:frame|fur|coat|feathers?|plumage|wool|surface|paint|exterior|body|hide|skin)\b/

/** "A red bicycle stands alone, its frame gleaming …": a sentence without what is only said of surfaces and limbs. */
export function withoutSurfaces(sentence: string): string {
  const whole = sentence.replace(IN_BETWEEN, '$1 ')
  const [first = '', ...rest] = whole.split(/, (?!and [a-z]+(?: [a-z]+)?[,.;])/)
  const dropped = rest.filter(isOfSurface)
  const seen = rest.filter((clause) => !dropped.includes(clause))
  const start = beginning(first)
  const begun = [start, ...seen.slice(0, 1)]
  const joined =
    seen[0] !== rest[0] && does(seen[0]) ? [begun.join(' '), ...seen.slice(1)] : [start, ...seen]
  const hour = [first === start ? '' : first, ...dropped].map(hourWords).find((each) => each !== '')
  const told = [...joined.filter((each) => each !== ''), ...(hour === undefined ? [] : [hour])]
  const plain = told
    .map((each) => each.replace(/[.;]$/, ''))
    .join(', ')
    .replace(AND_THEN, '')
  return plain === '' ? '' : `${plain.replace(IN_LIGHT, '')}.`
}

/** How it begins, without a surface; "its eyes sparkle as it tilts its head": what it does. */
function beginning(clause: string): string {
  const [surface = '', ...others] = clause.split(AS_IT_DOES)
  if (others.length > 0 && isOfSurface(surface))
    return clause.slice(surface.length).replace(AS_IT_DOES, '')
  return isOfSurface(clause) && !(COLOURED.test(clause) && COLOUR.test(clause)) ? '' : clause
}

/** "Their attire", "they": a sentence of which only a beginning is left. */
const BARE =
  /^(?:and |while )?(?:(?:they|it|he|she)(?: (?:are|is))?|the (?:bright )?sun(?:light)?|the [a-z]+)[.;]?$/

/** Whether such a sentence still tells something. */
export const tellsSomething = (sentence: string): boolean =>
  !BARE.test(sentence) && !isOfSurface(sentence)
