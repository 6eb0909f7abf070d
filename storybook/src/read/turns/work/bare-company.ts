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

const HEALERS = 'psychiatrist|psychologist|therapist|psychotherapist|counsell?or'
const WHOM = '((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)'
/** Who works on somebody, and what is done to them. */
const TREATERS: Rows = [
  ['tattoo artist|tattooist', 'gives a tattoo to'],
  ['barber|hairdresser|hair ?stylist|stylist', 'cuts the hair of'],
  ['masseur|masseuse|massage therapist|physiotherapist|chiropractor', 'massages'],
  ['dentist', 'examines'],
  ['makeup artist|make-up artist', 'applies makeup to'],
  ['manicurist|nail artist|nail technician', 'gives a manicure to'],
]

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

/** Captions of stock films say who is together: what they do to each other goes without saying. */
export const BARE_COMPANY_TURNS: readonly Turn[] = [
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
  // Who shows a flat stands in it with those who may take it.
  [
    'show',
    new RegExp(
      `\\b${SOME}(?:young |male |female |friendly )?(?:real[- ]?estate agent|estate agent|realtor|seller|broker|landlord|landlady|agent|property agent) (?:is )?show(?:s|ing) (?:an?|the|some)? ?(?:[a-z]+ )?(?:room|apartment|flat|house|home|property|place)s? to ((?:an?|the|his|her|two|some) (?:[a-z]+ ){0,2}?[a-z]+)(?= *(?:$|[.,;]|in|inside)\\b|$)`,
      'g',
    ),
    'a realtor points , $1 looking around in an empty apartment',
  ],
  [
    'fortune',
    new RegExp(
      `\\b(fortune ?teller|psychic|clairvoyant) (?:is )?(?:(?:talk|speak)(?:s|ing) (?:to|with) ${WHOM}|(?:read|tell)(?:s|ing) (?:the )?(?:future|fortune) (?:of|to|for) ${WHOM}|(?:read|tell)(?:s|ing) ${WHOM} ?'s (?:future|fortune))`,
      'g',
    ),
    (_, ...[teller = '', talked, read, told]) =>
      `${teller} reads a crystal ball , ${talked ?? read ?? told} watches her`,
  ],
  [
    'interview reporter journalist host',
    /\b(interviewer|reporter|journalist|(?:tv|talk show|podcast) host) (?:is )?(?:listening to|listens to|talking (?:to|with)|talks (?:to|with)|speaking (?:to|with)|speaks (?:to|with)) ((?:an?|the(?! (?:press|crowd|audience|media|nation|public|people)\b)|his|her) (?:[a-z]+ )??[a-z]+)(?: (?:talking|speaking|answering))?(?= *(?:$|[.,;]|in|on|at|outside))/g,
    '$1 interviewing $2',
  ],
  [
    'ritual',
    /\b(?:do|perform|conduct|hold)(?:ing|es|s) (?:an? |the |his |her )?(?:[a-z]+ )?(?:ritual|rite|ceremony of magic)(?: (?=on (?:an?|the|his|her)\b))?(?<=\b(?:wizard|witch|shaman|druid|sorcerer|sorceress|warlock|mage|magician|priestess|cultist)s?\b[^.;]{0,60})/g,
    'casting a spell ',
  ],
]
