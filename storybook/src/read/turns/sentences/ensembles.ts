import { findPicture } from '../../../lexicon/find-picture.ts'
import { instrumentDeed } from '../../../lexicon/instruments.ts'
import type { Turn } from '../turn.ts'

const GROUP =
  '(?:(?:an?|the) (?:[a-z]+ ){0,2}?(?:trio|duo|quartet|quintet|sextet|band|ensemble|group|orchestra)(?: of [a-z]+)?|(?:two|three|four|five|six|seven|street|some) (?:[a-z]+ )?musicians)'
/** Where one member ends and the next begins. */
const NEXT = /,? and (?=(?:an?|the|two|three) )|, (?=(?:an?|the|two|three) )/
const WITH_INSTRUMENT = / (?:on|at|with|playing|behind) (?:an?|the|his|her)? ?((?:[a-z]+ )?[a-z]+)$/

/** "A bald man on the double bass", "a drummer with sunglasses": what this one of a band does. */
function plays(member: string): string {
  const deed = /^(?:two|three) /.test(member) ? 'play' : 'plays'
  const [told = '', instrument = ''] = WITH_INSTRUMENT.exec(member) ?? []
  if (instrumentDeed(instrument) !== null)
    return `${member.slice(0, -told.length)} ${deed} the ${instrument}`
  if (/\b(?:singer|vocalist|frontman)\b| on vocals$/.test(member))
    return `${member.replace(/ on vocals$/, '')} ${deed === 'play' ? 'sing' : 'sings'}`
  return /\bdrummer\b/.test(member) ? `${member} ${deed} the drums` : `${member} ${deed}`
}

/** Whether they are told one by one, and not only what they wear, how they look or what they play on. */
const isCast = (members: readonly string[]): boolean =>
  members.length > 1 &&
  members.every((each) => /^(?:an?|the|two|three) /.test(each) && !isInstrument(each))

/** "A double bass", and nobody on it. */
const isInstrument = (member: string): boolean =>
  findPicture(member.replace(/^[a-z]+ | (?:with|on|at|in|playing|behind) .*$/g, ''))?.kind ===
  'instrument'

/** Bands whose members are told one by one, and how singers and drummers are told of. */
export const ENSEMBLE_TURNS: readonly Turn[] = [
  // They are the trio: no other three stand beside them.
  [
    'trio duo quartet quintet sextet band ensemble group orchestra musicians',
    new RegExp(
      `\\b${GROUP} (?:(?:is |are )?(?:play|perform|jamm?)(?:s|ing|) )?(?:[a-z]+ )?((?:in|on|at) [^.:;,]*?): ([^.;:]+)`,
      'g',
    ),
    (match, where, list) => {
      const members = list.trim().split(NEXT)
      return isCast(members) ? `${where}, ${members.map(plays).join(' while ')}` : match
    },
  ],
  [
    'microphone mic',
    /\b(?:scream|croon|belt|howl|wail|rapp?|roar)(s|ing|) (?:loudly |softly |out )?in(?:to)? (?=(?:an?|the|his|her) (?:[a-z]+ )?mic(?:rophone)?\b)/g,
    'sing$1 into ',
  ],
  // A drummer is known by the drums, whatever the sticks do.
  [
    'stick',
    /\bdrummer((?: (?:in|with) (?:[a-z]+ ){1,3}?[a-z]+)?) (?:throw|twirl|spin|hit|click|toss|rais|smash)(?:s|es) (?:his|her|the) (?:drum ?)?sticks(?: in(?:to)? the air)?\b/g,
    'drummer$1 plays the drums',
  ],
]
