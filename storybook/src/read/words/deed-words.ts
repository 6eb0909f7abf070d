import { lookUp } from '../../lexicon/look-up.ts'
import { joinPhrases } from '../../lexicon/deeds/join-phrases.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import type { Upshot } from '../../plan/plan.ts'
import { UPSHOTS } from '../../plan/vocabulary.ts'
import { actionOf } from './verb-words.ts'

/**
 * Deeds that English writes as a noun or a compound ("sword fighting", "does yoga", "rock scissors paper"). They become
 * one token before anything else looks at the words: `verb_sword-fight_ing`.
 */
const DEEDS: readonly (readonly [id: string, guards: string, words: string])[] = [
  [
    'cheer',
    'arms hands',
    '(?:with |has |have )?(?:(?:his|her|their|both|its) )(?:arms|hands) (?:raised|lifted|thrown up|held (?:up|high)|up)(?: (?:in|to|into|towards?) the (?:air|sky))?|with (?:raised|upraised|lifted) (?:arms|hands)|with (?:his|her|their|both) (?:arms|hands) in the air',
  ],
  [
    'raise-hand',
    'hand',
    'with (?:(?:his|her|one|a) )?(?:hand|arm) (?:raised|lifted|held up)|with (?:his|her|one|a) raised (?:hand|arm)',
  ],
  // On a board or a bike the trade says which.
  [
    'somersault',
    'trick stunt',
    '(?:do(?:es|ing)?|perform(?:s|ing)?|land(?:s|ing)?|pull(?:s|ing)? off|show(?:s|ing)? off) (?:an? |some |his |her |their )?(?!magic |card )(?:(?!magic |card )[a-z]+ )?(?:trick|stunt)',
  ],
  [
    'cut-nails',
    'nail',
    '(?:cut|clip|trim|fil)(?:s|ting|ping|ming|ing|es)? (?:(?:his|her|their|the) )?(?:finger ?|toe ?)?nails',
  ],
  [
    'open-tin',
    'can tin',
    'open(?:s|ing)? (?:an? |the |his |her )?(?:(?!trash|garbage|rubbish|watering|litter|dust)[a-z]+ )?(?:cans?|tins?)(?! of (?:soda|beer|cola|coke|paint|lemonade))(?: of [a-z]+)?(?![a-z ]*opener)',
  ],
  [
    'open-bottle',
    'bottle',
    '(?:open|uncork)(?:s|ing)? (?:a |the )?(?:[a-z]+ )?bottles?(?: of [a-z]+)?',
  ],
  [
    'present',
    'presentation slides',
    '(?:giv|mak|do|hold|deliver)(?:es|e|ing|s)? (?:a |the )?(?:[a-z]+ )?presentation|presenting slides',
  ],
  [
    'sniff',
    'snif',
    'sniff(?:s|ing)? (?:at )?(?:the )?(?:air|wind|breeze)(?: for [a-z]+(?: of [a-z]+)?)?',
  ],
  [
    'wait-in-traffic',
    'traffic',
    '(?:is |are |being )?(?:stuck|caught|waiting) in (?:a )?(?:heavy )?traffic(?: jam)?',
  ],
  [
    'nest',
    'nest',
    'build(?:s|ing)? (?:a |its |the |their )?nests?(?: from [a-z]+ and [a-z]+| (?:from|of|with) [a-z]+)?',
  ],
  ['turn-aloft', 'aloftturn', 'aloftturning'],
  ['hand-stir', 'handstir', 'handstirring'],
  ['hand-press', 'handpress', 'handpressing'],
  ['hand-turn', 'handturn', 'handturning'],
  ['hand-lower', 'handlower', 'handlowering'],
  ['hand-lift', 'handlift', 'handlifting'],
  ['hand-dip', 'handdip', 'handdipping'],
  ['hand-sprinkle', 'handsprinkl', 'handsprinkling|handsprinkled'],
  ['hand-work', 'handwork', 'handworking|handworked'],
  ['hand-cut', 'handcut', 'handcutting'],
  ['hand-write', 'handwrit', 'handwriting'],
  ['hand-paint', 'handpaint', 'handpainting'],
  ['hand-light', 'handlight', 'handlighting'],
  ['hand-type', 'handtyp', 'handtyping'],
  ['hand-knit', 'handknitt', 'handknitting'],
  ['hand-hold', 'handhold', 'handholding'],
  ['hand-plant', 'handplant', 'handplanting'],
  ['hand-shape', 'handshap', 'handshaping'],
  ['hand-water', 'handwater', 'handwatering'],
  ['graze', 'cud', 'chew(?:s|ing)? (?:the |its )?cud'],
  [
    'robot-dance',
    'robot',
    '(?<=\\b(?:is|are|was|were|person|man|woman|boy|girl|people|he|she|they|child|kid|guy|someone) )(?:the )?robot[- ]danc(?:e|ing)|(?<=danc(?:e|es|ing) )the robot',
  ],
  ['teleport', 'teleport', '(?:achieved? )?teleport(?:ation)?(?: technology)?'],
  [
    'golf',
    'golf',
    '(?:play(?:s|ing)? )?golf(?:ing)?(?! course| ball| club| cart| hole| flag| green)',
  ],
  ['bowl', 'bowling', '(?:go(?:es|ing)? )?bowling(?! ball| pin| alley)'],
  ['throw', 'catching', '(?:catching or throwing|throwing or catching)'],
  [
    'kayak',
    'kayak canoe raft',
    'canoeing or kayaking|kayak(?=ing)|canoe(?=ing)|(?:white ?water )?rafting',
  ],
  ['fish', 'fishing', 'fishing(?! boat| rod| pole| net| village| hook)|ice[- ]fishing'],
  [
    'barbecue',
    'barb bbq grill',
    'barbe(?:c|q)ue?ing|bbqing|grill(?:s|ing) (?:meat|sausages|burgers)',
  ],
  ['laundry', 'laundry washing', 'do(?:es|ing)? (?:the )?(?:laundry|washing)'],
  [
    'hang-laundry',
    'laundry washing',
    'hang(?:s|ing)? (?:up |out )?(?:the |some )?(?:laundry|washing)(?: on (?:an?|the) (?:clothes ?line|line))?(?: to dry)?',
  ],
  [
    'makeup',
    'make eyebrow',
    '(?:do(?:es|ing)?|apply(?:ing)?|applies|put(?:s|ting)? on|how i do) (?:her |his |my )?make[- ]?up|fill(?:s|ing)? (?:her |in )?eyebrows|make[- ]?up tutorial',
  ],
  [
    'tongue-out',
    'tongue',
    'stick(?:s|ing)? (?:(?:out )?(?:(?:her|his|its|the|their) )?tongues?(?: out)?)',
  ],
  [
    'award',
    'award troph',
    '(?:giving or receiving|receiv(?:es|ing)|giv(?:es|ing)|accept(?:s|ing)) (?:an )?awards?',
  ],
  ['haircut', 'hair', '(?:get(?:s|ting)?|hav(?:e|ing)|giv(?:es|ing)) (?:a )?hair[- ]?cuts?'],
  [
    'phone',
    'phone call',
    '(?:talk(?:s|ing)?|speak(?:s|ing)?|chat(?:s|ting)?) on (?:the |a |his |her )?(?:cell ?|smart)?phone|look(?:s|ing)? at (?:his |her |a |the )(?:smart)?phone|mak(?:es|ing) a (?:phone )?call',
  ],
  [
    'photograph',
    'photo picture',
    'tak(?:es|e|ing) (?:a |some )?(?:photos?|pictures?|photographs?)(?: of(?: (?:himself|herself|themselves))?)?',
  ],
  [
    'walk',
    'walk stroll hike hand',
    '(?:tak(?:es|e|ing)|go(?:es|ing)? (?:out )?for|hav(?:e|ing)) a (?:[a-z]+ )?(?:walk|stroll|hike)',
  ],
  ['shower', 'shower', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?shower'],
  ['bathe', 'bath', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?bath'],
  ['sleep', 'nap', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?nap'],
  [
    'eat',
    'breakfast lunch dinner meal snack',
    '(?:hav(?:e|ing)|has|enjoy(?:s|ing)?) (?:a |their |his |her )?(?:[a-z]+ )?(?:breakfast|lunch|dinner|meal|snack)',
  ],
  [
    'picnic',
    'picnic',
    '(?:hav(?:e|ing)|has|enjoy(?:s|ing)?) (?:a |their |his |her )?(?:[a-z]+ )?picnic',
  ],
  [
    'magic',
    'magic',
    '(?:cast(?:s|ing)?|do(?:es|ing)?|perform(?:s|ing)?) (?:a |an? [a-z]+ )?magic(?: tricks?)?',
  ],
  ['walk', 'walk stroll hike hand', 'walk(?:s|ing)? hand in hand'],
  [
    'accelerate',
    'accelerat speed',
    'accelerat(?:es|e|ing) to gain speed|gain(?:s|ing)? speed|speed(?:s|ing)? up|pick(?:s|ing)? up speed',
  ],
  [
    'stop',
    'slow stop halt',
    'slow(?:s|ing)? down to (?:a )?stop|slow(?:s|ing)? down|com(?:es|ing) to a (?:stop|halt)',
  ],
  ['hunt', 'prey', 'hunt(?:s|ing)? for prey'],
  [
    'groom',
    'sel',
    '(?:groom(?:s|ing)?|lick(?:s|ing)?|clean(?:s|ing)?|wash(?:es|ing)?) (?:itself|himself|herself)',
  ],
  [
    'spray',
    'spray splash',
    '(?:spray(?:s|ing)?|splash(?:es|ing)?) (?:itself|himself|herself|water)',
  ],
  ['drink', 'drink', '(?:bend(?:s|ing)? (?:down|over) to drink)'],
  ['swing', 'swing sway', 'swing(?:s|ing)? in the wind|sway(?:s|ing)? in the (?:wind|breeze)'],
]

const SUFFIX = '(?:ing|s|es|ed|ning|ming|ped|ping)?'
const PATTERNS = DEEDS.map(([id, guards, words]) => ({
  id,
  guards: guards.split(' '),
  pattern: new RegExp(`\\b(?:${words})${SUFFIX}\\b`, 'g'),
}))
/** "Does yoga", "goes skydiving": the helping verb says nothing more. */
const HELPERS =
  /\b(?:do(?:es|ing)?|did|practic(?:es|e|ing)|practis(?:es|e|ing)|perform(?:s|ing)?|play(?:s|ing)?|go(?:es|ing)?|try(?:ing)?) (?:some |a |the )?(?=verb_)/g

/** What one gives to somebody by doing it: "gives her dog a bath", "gave the boy a hug". */
const GIVEN: Readonly<Record<string, string>> = {
  hug: 'hug',
  cuddle: 'hug',
  kiss: 'kiss',
  massage: 'massage',
  'foot massage': 'massage',
  haircut: 'haircut',
  bath: 'wash-dog',
  'piggyback ride': 'piggyback',
  'piggy back ride': 'piggyback',
  'ride on his shoulders': 'shoulder-ride',
  injection: 'inject',
  shot: 'inject',
  vaccination: 'inject',
  vaccine: 'inject',
  'high five': 'high-five',
  'high-five': 'high-five',
  handshake: 'shake-hands',
  manicure: 'paint-nails',
  makeover: 'makeup',
  checkup: 'examine-patient',
  'check-up': 'examine-patient',
  trophy: 'award',
  award: 'award',
  prize: 'award',
}
const GIVING = new RegExp(
  `\\b(?:give|gives|giving|gave) ((?:(?:an?|the|his|her|their|its|my) (?:[a-z]+ ){1,3}?)|each other |him |them )an? (?:(?:big|warm|gentle|quick|nice|little|long|free|flu|new) )*(${Object.keys(GIVEN).join('|')})\\b`,
  'g',
)

/** "Gives his daughter a piggyback ride": done to her, and nothing is handed over. */
function joinGiven(body: string): string {
  if (!/\bg[ia]v/.test(body)) return body
  return body.replace(
    GIVING,
    (_, whom: string, event: string) => `verb_${lookUp(GIVEN, event) ?? 'give'}_ing ${whom.trim()}`,
  )
}

/** "Goes swimming": nobody walks there first. */
function joinGoing(body: string): string {
  return body.replace(/\b(?:go|goes|going|went) (?=([a-z]{2,}ing)\b)/g, (going, deed: string) =>
    actionOf(baseVerb(deed) ?? '') === null ? going : '',
  )
}

/** Rewrites such deeds as verb tokens. */
export function joinDeeds(body: string): string {
  let joined = joinPhrases(joinGoing(joinGiven(body)), (id) => `verb_${id}_ing`)
  for (const { id, guards, pattern } of PATTERNS) {
    // Compiling all these patterns costs 70 ms; the guards leave one or two for a usual prompt.
    if (guards.some((guard) => joined.includes(guard)))
      joined = joined.replace(pattern, `verb_${id}_ing`)
  }
  return joined.replace(HELPERS, '')
}

/** The choreography inside such a token, or null. */
export function joinedDeed(token: string): string | null {
  return /^verb_([a-z-]+)(?:_to-[a-z-]+)?_ing$/.exec(token)?.[1] ?? null
}

/** What comes of it for the thing it is done to, as such a token says; null when it says nothing. */
export function joinedUpshot(token: string): Upshot | null {
  const said = /_to-([a-z-]+)_ing$/.exec(token)?.[1]
  return UPSHOTS.find((each) => each === said) ?? null
}
