import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const WHO: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' }

/** What one comes to do, and whom one does it with. */
export const ERRAND_TURNS: readonly Turn[] = [
  // "Takes her dog and her cat for a walk": all of them walk, and nobody is carried.
  [
    'for a walk',
    /\b(?:tak(e|es|ing)|br(?:ing|ings|inging)) ((?:(?:his|her|their|its|an?|the|my|two|three|four|five|some) )(?:(?!for\b)[a-z]+,? ){1,5}?)(?:out )?for a walk\b(?: on (?:an?|the|his|her) (?:[a-z]+ )?(?:leash|lead))?/g,
    (_, end = '', whom = '') =>
      `${end === 'es' ? 'walks' : end === 'ing' ? 'walking' : 'walk'} with ${whom.trim()}`,
  ],
  [
    'fueled',
    /\b(?:fuell?ed|powered|kept awake|kept going) by (?=(?:(?:a|his|her|lots of|too much) )*(?:coffee|tea|caffeine)\b)/g,
    'with a cup of ',
  ],
  // "Teaches his daughter how to ride": she rides.
  [
    'how to',
    /\b((?:teach|show|learn|demonstrat|explain)[a-z]*(?: to)?(?: (?:an?|the|his|her|their|him|them|two|three))?(?: [a-z]+){0,3}?) how to\b/g,
    '$1 to',
  ],
  // "Runs beside her holding the seat": nobody holds a "her holding".
  [
    ' her ',
    /\b((?:beside|behind|near|around|above|next to|in front of|towards?) her)(?= [a-z]+ing (?:an?|the|his|her|its|up|out|onto)\b)/g,
    '$1 ,',
  ],
  [
    'out',
    /\b(br(?:ings?|inging)|carr(?:y|ies|ying)) out (?=(?:an?|the|some|his|her|their|two|three)\b)/g,
    '$1 ',
  ],
  // "Tears off some bread and throws it to the ducks": it is thrown.
  [
    'tears breaks rips cuts',
    /\b(?:tears|breaks|rips|cuts)(?: off)? ((?:an? |some )?[a-z]+(?: of [a-z]+)?) and (throws|gives|feeds|tosses|hands|offers) (?:it|them) to\b/g,
    '$2 $1 to',
  ],
  // "Breaks off a crumb and feeds it": the bird, of course.
  [
    'tears breaks rips',
    /\b(?:tears|breaks|rips) off (?:an?|some) [a-z]+(?: of [a-z]+)?,? and (?=feeds (?:it|him|her|them)\b)/g,
    '',
  ],
  // Who is busy at such a table operates, in the room that has it.
  [
    'operating table',
    /\b(?:(?:is|are) )?(?:lean|bend|bow|stand|hunch|work|gather|crowd)(?:s|ing|ed)?(?: (?:together|closely|intently|over|around|down))* (?:over|at|around|by|beside|near) (?:an?|the) (?:[a-z]+ )?(?:operating|surgical) table\b/g,
    'operating on a patient in an operating room',
  ],
  // Stairs of a house are climbed within it.
  [
    'stairs staircase stairwell',
    /\b((?:up|down|on|in|into) (?:the|an?) (?:[a-z]+ )?)(?:stairs|staircase|stairwell) (?:of|in) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:building|house|home|apartment(?! building)|school|hotel|office|tenement)\b/g,
    '$1staircase',
  ],
  // Who goes to school is on the way, and sits in no class yet.
  [
    'school',
    /\b((?:walk|run|cycl|skip|head|rac|march)(?:e?s|ies|y|n?ing|e)?|rid(?:es|ing|e) [^.,;]{3,24}?) to (?:the |his |her |their )?school\b(?! (?:bus|yard|play|gate))/g,
    '$1 in front of the school',
  ],
  // Light that follows somebody is light, and nobody chases.
  [
    'spotlight',
    /\b(?:(?:an?|the|one) )?(?:(?:single|bright|white) )*spotlights? (?:follow|track|shin|fall|hit|illuminat|light)(?:e?s|ing)?(?: (?:down|up|on|upon))* (him|her|them|it|(?:the|an?) [a-z]+)\b/g,
    (_, whom) => `${lookUp(WHO, whom) ?? whom} is in the spotlight`,
  ],
  // Who flashes a camera takes a picture.
  ['flash', /\bflash(?:es|ing)? (?:their|his|her) (?:photo)?cameras?\b/g, 'taking pictures'],
  [
    'flash',
    /\b(?:photocamera|camera|photo) ?flashes (?:are )?(?:pop|go|flicker|sparkl|burst|flash|fir)[a-z]*(?: off)? (?:in|from|among|across|around) (?=(?:an?|the)\b)/g,
    '',
  ],
]
