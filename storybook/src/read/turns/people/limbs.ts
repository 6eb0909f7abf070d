import { namesBeast } from '../../../lexicon/find-picture.ts'
import { ONE, WHOM } from '../somebody.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const OWN = '(?:his|her|its|their)'
const HOW = '(?: (?:gently|softly|tightly|lovingly|still|firmly))?'
/** What is said of a limb that is somewhere. */
const LAYS =
  '(?:put|lay|rest|plac|wrap|throw|fling|sling|lean|keep|hold|press|ha)(?:s|es|ing|ting|e|ve|ving)?'
const LIMB = (limbs: string): string =>
  `,?(?: (?:with|and))?(?: (?:is |are )?${LAYS}| with)${HOW} ${OWN} (?:[a-z]+ )?(?:${limbs})${HOW}`
const WHOSE = `((?:${ONE}|each) (?:[a-z]+ ){0,2}?[a-z]+)`

const KIN =
  '(?:father|mother|dad|mom|mum|husband|wife|boyfriend|girlfriend|friend|brother|sister|grandfather|grandmother|grandpa|grandma|partner|lover)'

/** Where an arm, a head or a foot is, in plainer words for what is seen of it. */
export const LIMB_TURNS: readonly Turn[] = [
  // One hand is raised to be asked, both are raised in joy.
  [
    'hands',
    /(?<!\b(?:conductor|maestro) )\b(raises|raising|throws|throwing|lifts|lifting) (?:(?:his|her) |both (?:(?:his|her) )?|up (?:his|her) )hands(?: up)?(?: (?:in|into) the air| high| to the sky| above (?:his|her) head)?/g,
    (_, verb: string) => `${verb.endsWith('ing') ? 'raising' : 'raises'} both arms`,
  ],
  [
    'arm arms',
    new RegExp(
      `${LIMB('arms?')}(?: wrapped)? (?:a)?round (?!${OWN} (?:own )?(?:knees|legs|body)\\b|himself|herself|themselves)(?:the (?:neck|waist|shoulders?) of )?${WHOSE}(?: ?'s (?:neck|waist|shoulders?))?(?![a-z'])`,
      'g',
    ),
    ' hugging $1',
  ],
  [
    'hand',
    new RegExp(`${LIMB('hands?')} on(?:to)? ${WHOSE} ?'s shoulders?\\b`, 'g'),
    " petting $1's shoulder",
  ],
  [
    'hand',
    new RegExp(`${LIMB('hands?')} on(?:to)? the shoulders? of ${WHOSE}\\b`, 'g'),
    " petting $1's shoulder",
  ],
  [
    'head',
    new RegExp(`${LIMB('heads?')} on(?:to)? ${WHOSE} ?'s (?:shoulder|chest)s?\\b`, 'g'),
    ' hugging $1',
  ],
  // "Puts a hand on his shoulder", "pats him on the back": on somebody who was named.
  [
    'shoulder arm back',
    new RegExp(
      `\\b(?:gently |softly |quietly )?(?:put|plac|lay|rest|set)(?:s|es|ting|ing) ${ONE}(?: [a-z]+)? hand (?:gently )?on (his|her|their) (?:shoulders?|arm|back)\\b`,
      'g',
    ),
    (_, whose) => `pats ${lookUp(WHOM, whose) ?? 'them'}`,
  ],
  [
    'shoulder back head',
    /\bpat(s|ting|ted) (him|her|them) (?:gently )?on (?:the|his|her|their) (?:shoulders?|back|head|arm)\b/g,
    'pat$1 $2',
  ],
  [
    'shoulder back',
    new RegExp(
      `\\bpat(?:s|ting|ted) ${WHOSE} on (?:the|his|her|their) (?:shoulders?|back|arm)(?![a-z'])`,
      'g',
    ),
    " petting $1's shoulder",
  ],
  [
    'shoulder',
    new RegExp(
      `${LIMB('heads?')} (?:on(?:to)?|against) (his|her) (?:shoulder|chest)s?(?![a-z'])`,
      'g',
    ),
    (_, whose) => ` sits next to ${lookUp(WHOM, whose)}`,
  ],
  // What is held in both hands as babies are, and is none.
  [
    'cradles cradling',
    new RegExp(
      `\\b(cradl(?:es|ing)) (${ONE} (?:[a-z]+ ){0,2}?)([a-z]+)(?= in (?:his|her|their) (?:[a-z]+ )?(?:arms|hands|palms))`,
      'g',
    ),
    (said, ...[verb = '', which = '', whom = '']) =>
      namesBeast(whom) ? `${verb === 'cradles' ? 'holds' : 'holding'} ${which}${whom}` : said,
  ],
  // "Carries water jars": jars are carried, and no water by itself.
  ['water', /\b(?:clay |heavy |big )?water (?=(?:jars|pots|pitchers|jugs)\b)/g, 'clay '],
  // Another's tears: she has none of her own.
  [
    'tears',
    /\b((?:sister|mother|mom|mum|grandmother|grandma|girl|woman|girlfriend|wife|daughter|aunt|nurse|she) (?:gently |softly )?)(?:wipes|dries|wiping)(?: away)? his tears\b(?: away)?/g,
    '$1comforts him',
  ],
  [
    'tears',
    /\b((?:brother|father|dad|grandfather|grandpa|boy|man|boyfriend|husband|son|uncle|he) (?:gently |softly )?)(?:wipes|dries|wiping)(?: away)? her tears\b(?: away)?/g,
    '$1comforts her',
  ],
  // Beside the one whose shoulder it is, and not on top; a parrot is on top.
  [
    'shoulder',
    new RegExp(
      `\\b(?:(?:is|falls|falling|fast|sound) )*(?:asleep|sleeps|sleeping|dozes|dozing|naps|napping)(?: off)? (?:on|against) (${OWN} ${KIN}) ?'s shoulders?\\b`,
      'g',
    ),
    'sleepily hugging $1',
  ],
  [
    'shoulder',
    new RegExp(
      `\\b(?:(?:is|falls|falling|fast|sound) )*(?:asleep|sleeps|sleeping|dozes|dozing|naps|napping)(?: off)?(?: with ${OWN} head)? (?:on|against) (?:the shoulders? of ${WHOSE}|${WHOSE} ?'s shoulders?)(?![a-z'])`,
      'g',
    ),
    (_, of, whose) => `sleeps next to ${of ?? whose} sitting`,
  ],
  [
    'head chin',
    new RegExp(
      `${LIMB('heads?|chin|paws?')} (?:on|onto|in) (${ONE} (?:[a-z]+ )?[a-z]+ ?'s|his|her) (?:knees?|lap|legs?)\\b`,
      'g',
    ),
    ' lying on $1 lap',
  ],
  [
    'feet legs boots',
    new RegExp(
      `${LIMB('feet|legs|boots|bare feet')}(?: (?:up|crossed|propped))* (?:on|onto|upon) ${ONE} (?:[a-z]+ )?(?:desk|table|coffee table)\\b`,
      'g',
    ),
    ' putting feet up',
  ],
  // Into the ear, and not into the elephant.
  [
    'ear',
    new RegExp(
      `\\b(whisper(?:s|ing)?|sing(?:s|ing)?|talk(?:s|ing)?|shout(?:s|ing)?|purr(?:s|ing)?)( [a-z ]+?)? (?:in|into) ${WHOSE} ?'s ears?\\b`,
      'g',
    ),
    '$1$2 to $3',
  ],
  // Who is looked at in the throat is the patient.
  [
    'throat ear eye teeth tooth mouth tongue knee',
    new RegExp(
      `(?<=\\b(?:doctor|nurse|dentist|vet|veterinarian|pediatrician) )(?:looks|is looking|looking|peers|peering|checks|checking) (?:at|in|into|down)? ?${WHOSE} ?'s (?:[a-z]+ )?(?:throat|ears?|eyes?|teeth|tooth|mouth|tongue|knee|nose)\\b`,
      'g',
    ),
    'examines $1',
  ],
  // The bride is carried into the house, and not above the door.
  [
    'threshold',
    /\b(?:over|across) the threshold\b(?: of (?=(?:an?|the|his|her|their)\b))?/g,
    'in front of a house',
  ],
  // On what a tortoise has for a back.
  [
    'shell',
    /\b(on|onto|atop|upon) (?:the|its) shell of (?=(?:an?|the|his|her)\b)/g,
    '$1 the back of ',
  ],
  // A sword in the stone, straws in a glass.
  [
    'stick',
    /\b(?:is |are )?stick(?:s|ing)? out of (?=(?:an?|the) (?:[a-z]+ ){0,2}?(?:stone|rock|boulder|anvil|glass|vase|pot|jar|cake|cup|mug|basket|bucket)\b)/g,
    'in ',
  ],
  // What hangs on the handlebars is on the bicycle.
  [
    'handlebars',
    new RegExp(
      `\\b(${ONE} (?:[a-z]+ ){0,2}?(?:bicycle|bike|scooter)) with (${ONE} [a-z ]+?) (?:on|in front of|hanging from|attached to) ${ONE} handlebars\\b`,
      'g',
    ),
    '$2 on $1',
  ],
  ['handlebars', new RegExp(`\\bon ${ONE} handlebars of (?=${ONE}\\b)`, 'g'), 'on '],
  [
    'basket',
    new RegExp(
      `\\bin ${ONE} (?:front )?basket of (?=${ONE} (?:[a-z]+ ){0,2}?(?:bicycle|bike|scooter)\\b)`,
      'g',
    ),
    'in a basket on ',
  ],
  // It is the owner who sleeps, and what is theirs lies before them.
  [
    'sleep snoozing dozing',
    /\b(from|off|on|onto|at|into|in) (an?|the|his|her) ((?:sleeping|snoozing|dozing) (?:[a-z]+ )?[a-z]+) ?'s (?:own )?(plate|bowl|dish|cup|basket|bag|backpack|lunchbox|tray|food)\b/g,
    '$1 a $4 in front of $2 $3',
  ],
  // Not as bats fly, and not the bat that is swung.
  [
    'bats at bat at batting at',
    /(?<!\b(?:an?|the|his|her|its|their|baseball|cricket|two|three) )\b(?:bats?|batting) at (?=(?:an?|the|some|his|her|its)\b)/g,
    'playing with ',
  ],
  // By itself it is nobody's, and all that is to be seen.
  [
    'ear eye nose foot leg hand arm mouth tongue tooth',
    /^((?:(?:an?|the|one|big|large|small|single) )*)(?:human )?(ear|eye|nose|foot|leg|hand|arm|mouth|tongue|tooth)(?=[ .]*$)/g,
    '$1human $2',
  ],
]
