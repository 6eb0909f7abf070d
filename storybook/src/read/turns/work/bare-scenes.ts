import { baseVerb } from '../../../lexicon/morphology.ts'
import { isPerson } from '../somebody.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const SOME = '(?:(?:an?|the|his|her|their|some|two|three) )?'

/** Whose work it is in a place, and what is done there to a customer. */
const TRADES: Rows = [
  ['barber ?shop|barber', 'barber:cuts the hair of'],
  ['(?:hair|beauty) salon|hairdresser(?: salon)?', 'hairdresser:cuts the hair of'],
  ['nail salon', 'manicurist:gives a manicure to'],
  ['bakery', 'baker:talks to'],
  ['butcher ?shop', 'butcher:talks to'],
  ['flower shop', 'florist:talks to'],
  ['coffee shop|coffee house|caf[eé]', 'barista:talks to'],
  ['bar|pub', 'bartender:talks to'],
  ['restaurant|diner', 'waiter:talks to'],
  ['hotel', 'receptionist:talks to'],
  ['pharmacy', 'pharmacist:talks to'],
  ['tailor shop', 'tailor:talks to'],
]
const WORKER = '(?:worker|employee|staff(?: member)?|assistant)'
const CUSTOMER = '(?:clients?|customers?|guests?|patrons?)'

function atWork(...[, article = 'a ', look = '', customer, where = '', shop = '']: string[]) {
  const [who = '', deed = ''] = saidFor(TRADES, shop).split(':')
  return `${article}${look}${who}${customer === undefined ? '' : ` ${deed} a customer`} ${where}${shop}`
}

/** What is trained or practised, in the verb of it. */
const TRAINED =
  'swimming|running|boxing|rowing|ice skating|figure skating|skating|skiing|surfing|cycling|fencing|diving|climbing|wrestling|sprinting|skateboarding|weightlifting|archery'
const HEALERS = 'psychiatrist|psychologist|therapist|psychotherapist|counsell?or'
const FIELDS = 'karate|judo|taekwondo|kung fu|martial arts|aikido'
const LIMBS: Rows = [
  ['legs?|thighs?|lower body|glutes?', 'squats'],
  ['arms?|biceps?|upper body', 'bicep curls'],
  ['abs?|abdominal|stomach|core|belly', 'sit-ups'],
  ['chest', 'push-ups'],
  ['back|stretching|warm-?up|flexibility', 'stretching'],
]
const WITHIN: Rows = [
  ['subway|metro', 'subway car'],
  ['train', 'train car'],
  ['bus', 'bus interior'],
]

/** Who works on somebody, and what is done to them. */
const TREATERS: Rows = [
  ['tattoo artist|tattooist', 'gives a tattoo to'],
  ['barber|hairdresser|hair ?stylist|stylist', 'cuts the hair of'],
  ['masseur|masseuse|massage therapist|physiotherapist|chiropractor', 'massages'],
  ['dentist', 'examines'],
  ['makeup artist|make-up artist', 'applies makeup to'],
  ['manicurist|nail artist|nail technician', 'gives a manicure to'],
]
const PLAYERS = 'band|orchestra|choir|group|musicians?|singer|pianist|violinist|dancers?|quartet'
const SPORTS = 'tennis|football|soccer|basketball|baseball|golf|hockey|cricket|volleyball|badminton'

const DOME =
  'dome glass|glass dome|dome of glass|bell jar|glass bell|glass cloche|cloche|glass cover'
const WARES =
  'furniture|sofas?|shoes?|clothes|dress(?:es)?|books?|toys?|guitars?|pianos?|jewell?e?ry|rings?|flowers|phones?|laptops?|bikes?|bicycles?|paint|tools|records|glasses|hats?'

/** What sells it: "shoes" in a shoe store. */
function shopName(ware: string): string {
  if (/^(?:furniture|clothes|glasses)/.test(ware)) return ware
  if (/^(?:jewel|ring)/.test(ware)) return 'jewelry'
  return ware
    .replace(/^laptops?/, 'computer')
    .replace(/^sofas?/, 'furniture')
    .replace(/(?<=dress)es$|(?<!s)s$/, '')
}

/** Captions of stock films say who is together somewhere: what they do to each other there goes without saying. */
export const BARE_SCENE_TURNS: readonly Turn[] = [
  // "Teaching her daughter playing": it is the daughter who plays.
  [
    'teach',
    /\b(teach(?:es|ing)) ((?:(?:an?|the|his|her|their|some|two|three|four|five) )?(?:[a-z]+ ){0,2}?([a-z]+)) (?!(?:sitting|standing|wearing|holding|lying)\b)([a-z]+ing)\b/g,
    (match, ...[form = '', whom = '', last = '', verb = '']) =>
      isPerson(last) ? `${form} ${whom} to ${baseVerb(verb) ?? verb}` : match,
  ],
  [
    'worker employee staff assistant',
    new RegExp(
      `\\b(an? |the )?((?:young |female |male |friendly |smiling )*)${WORKER}(?: and (?:(?:an?|the|his|her) )?(${CUSTOMER}))? ((?:at|in|inside|of) (?:an? |the )?)(${anyOf(TRADES)})\\b(?! kitchen)`,
      'g',
    ),
    atWork,
  ],
  // Who is in treatment sits there and talks.
  [
    'psych therap counsel',
    new RegExp(
      `^((?:an? |the |two )?(?:[a-z]+ ){0,3}?[a-z]+) (?:is |are )?(?:talk|speak|chatt?)(?:s|ing)? (?:to|with) ((?:an?|the|his|her|their) )?(${HEALERS})\\b(?: (?:in|during|at|on) (?:an? |the )?(?:(?:therapy|counsell?ing|group) )*session)?`,
      'g',
    ),
    (_, ...[who = '', article = 'a ', healer = '']) =>
      `${who} and ${article}${healer} talk on armchairs in a therapist's office`,
  ],
  [
    'driver',
    new RegExp(
      `\\b${SOME}((?:taxi|cab|uber) driver) (?:is )?(?:talk|chatt?|speak)(?:s|ing) (?:to|with) ${SOME}(passenger|customer|client|man|woman|girl|boy|tourist)\\b`,
      'g',
    ),
    'a $1 and a $2 talk in a taxi',
  ],
  // Nobody sits on the roof of a car to hear its radio.
  [
    'on car truck van taxi',
    /(?<=\b(?:music|radio|talk|sing|sleep|laugh|chatt?|kiss|eat|rid|driv|sitt?|travel)(?:s|e|ing)? (?:together )?)on (?=(?:an? |the |their |his |her )?(?:car|van|taxi|cab|truck)\b(?! (?:roof|hood|bonnet)))/g,
    'in ',
  ],
  [
    'building',
    /(?<=\b(?:talk|work|meet|walk|sitt?|writ|typ|discuss|chatt?|stand|wait|laugh)(?:s|es|e|ing)? (?:[a-z]+ ){0,4})(in|inside) (?:an? |the |their )?(?:[a-z]+ )?(office|school) building\b/g,
    '$1 an $2',
  ],
  [
    'performance concert show',
    new RegExp(
      `\\b(${PLAYERS}) (?:finish|end|conclud|complet)(?:es|s|ing) (?:an?|the|its|their|his|her) (?:[a-z]+ )?(?:performance|concert|show|song|piece|set|recital)\\b`,
      'g',
    ),
    '$1 plays , then bows',
  ],
  [
    'exercise workout training',
    new RegExp(
      `\\b(?:do|perform|practi[cs])(?:es|e|ing|s)? (?:an? |some |her |his |their )?(?:[a-z]+ )?(${anyOf(LIMBS)}) (?:exercises?|workouts?|training)\\b`,
      'g',
    ),
    (_, limb = '') => `doing ${saidFor(LIMBS, limb)}`,
  ],
  [
    'train practic practis',
    new RegExp(`\\b(?:train|practi[cs])(?:ing|es|s) (?:in|for) (${TRAINED})\\b`, 'g'),
    (_, sport = '') => (sport === 'swimming' ? 'swimming in a swimming pool' : sport),
  ],
  [
    'train practic practis',
    new RegExp(`\\b(?:train|practi[cs])(?:ing|es|s) (?:in|for) (${FIELDS})\\b`, 'g'),
    'doing $1',
  ],
  [
    'gesture sign',
    /\b(?:do|mak|giv|show)(?:ing|es|s|e)? (?:an? |the )?(?:hand )?(?:gestures?|signs?) of (?:agreement|approval|consent)\b/g,
    'giving a thumbs up',
  ],
  [
    'sportswear outfit clothes kit gear attire wear uniform',
    new RegExp(
      `\\b(girl|boy|woman|man|lady|kid|child|player) (?:in|wearing) (?:an? |his |her |the )?(?:full )?(${SPORTS}) (?:sportswear|outfit|clothes|kit|gear|attire|wear|uniform)\\b`,
      'g',
    ),
    '$1 playing $2',
  ],
  // Logs that burn lie in a fireplace, and outside in a campfire.
  [
    'burning',
    /\b(?:fire ?wood|logs|wood) burning (?=(?:in|inside) (?:an? |the )?(?:[a-z]+ )?(?:room|house|cabin|home|living room|bedroom)\b)/g,
    'a fire burning in a fireplace ',
  ],
  [
    'burning',
    /^(?:(?:fire ?wood|logs) burning|burning (?:fire ?wood|logs))(?= *(?:$|[.,;]|at night|outside|outdoors|in (?:the )?(?:forest|dark|night)))/g,
    'a campfire burning',
  ],
  // "Working on a client's arm": whose arm it is sits there for it.
  [
    'work',
    new RegExp(
      `\\b(${anyOf(TREATERS)}) (?:is )?working on (?:(an?|the|his|her) )?([a-z]+)(?: ?'s (?:[a-z]+ )?(?:arm|leg|back|hair|nails?|hands?|teeth|tooth|shoulders?|face|beard|chest))?\\b`,
      'g',
    ),
    (match, ...[who = '', article = 'a', whom = '']) =>
      isPerson(whom) ? `${who} ${saidFor(TREATERS, who)} ${article} ${whom}` : match,
  ],
  [
    'tattoo',
    /^((?![^.;]*\b(?:in|at|by|near) (?:an?|the) )[^.;]*\b(?:giv(?:es|ing)|gett?(?:s|ing)) (?:[a-z]+ ){0,2}?a tattoo\b[^.;]*)/g,
    '$1 in a tattoo studio',
  ],
  [
    'other',
    /^((?:an? )?(?:sofas?|sofa beds?|beds?|chairs?|tables?|couch(?:es)?)(?:,? (?:and )?(?:sofas?|beds?|chairs?|tables?|lamps?))*),? and other furniture\b/g,
    '$1 and an armchair in a living room',
  ],
  ['indoor', /\b(?:on|at) indoors?(?= *(?:$|[.,;]))/g, 'indoors'],
  [
    'floor',
    /\b((?:sit|rest|ly|lie|lay|sleep|relax|crawl|play|stretch|meditat|danc)(?:t?ing|es|s|e)?) (?:together )?on (?:the|their|his|her|an?) (home|(?:living|dining|hotel) room|bedroom|kitchen|gym|office|bathroom|studio|classroom) floor\b/g,
    (_, deed = '', room = '') =>
      `${deed} on the floor ${room === 'home' ? 'at' : 'in the'} ${room}`,
  ],
  [
    'conference meeting board',
    /\b(sit(?:s|ting)?) (?:together )?(?=in (?:an? |the )?(?:[a-z]+ )?(?:conference|meeting|board) ?room\b)/g,
    '$1 around a table ',
  ],
  // A shop where furniture is looked at sells furniture.
  [
    'store shop',
    new RegExp(
      `\\b((?:look|brows|choos|pick|buy|search|shopp?|test|try)(?:ing|e?s)?(?: (?:for|at|out|through|on))?) ((?:an? |some |the |new |their |his |her )*)(${WARES})((?: together)? (?:in|at|inside) (?:an? |the ))(store|shop)\\b`,
      'g',
    ),
    (_, ...[deed = '', some = '', ware = '', at = '', shop = '']) =>
      `${deed} ${some}${ware}${at.replace(/ an? $/, ' a ')}${shopName(ware)} ${shop}`,
  ],
  [
    'cover',
    new RegExp(
      `\\bcover(?:s|ing) ((?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+) with (?:an? |the |his |her )?(?:${DOME})\\b`,
      'g',
    ),
    'looking at $1 inside a bell jar , the bell jar is on a table',
  ],
  [
    'glare flare',
    /^((?:(?! (?:in|on|at|by|near|under) ).)+?),? (?:with|in|against) (?:the |an? )?(?:sun ?|solar )(?:glare|flare)s?(?= *(?:$|[.,;]))/g,
    '$1 in a meadow at golden hour, backlit by the sun',
  ],
  [
    'suit gear clothing',
    /\b(?:in|wearing) (?:an? |the |his |her |full )*(?:protective|hazmat|ppe|biohazard) (?:suit|gear|clothing|overalls?)s?\b(?! and (?:an? )?(?:mask|goggles))/g,
    'wearing a yellow jumpsuit, a yellow hood and a face mask',
  ],
  [
    'office desk',
    /(?<=\b(?:sleep|napp?|doz|sitt?|lean|asleep|ly)(?:s|es|ing)? )(on|at) (?:the|an?|his|her|their) office desk\b/g,
    '$1 the desk in an office',
  ],
  // Who does something on the way is seen within.
  [
    'subway metro train tram bus',
    /\brid(?:ing|es) (?:on |in )?(?:an?|the) (subway|metro|train|tram|bus) (?:while|and) (?=[a-z]+(?:ing|s)\b)(.+)/g,
    (_, on = '', deed = '') => `${deed} in a ${saidFor(WITHIN, on)}`,
  ],
  [
    'ritual',
    /\b(?:do|perform|conduct|hold)(?:ing|es|s) (?:an? |the |his |her )?(?:[a-z]+ )?(?:ritual|rite|ceremony of magic)(?: (?=on (?:an?|the|his|her)\b))?(?<=\b(?:wizard|witch|shaman|druid|sorcerer|sorceress|warlock|mage|magician|priestess|cultist)s?\b[^.;]{0,60})/g,
    'casting a spell ',
  ],
]
