import { lookUp } from '../../../lexicon/look-up.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { personTraits } from '../../../lexicon/people-words.ts'
import { LIVING } from '../../../plan/kinds.ts'
import type { Turn } from '../turn.ts'

const PLAYERS: Readonly<Record<string, string>> = {
  violin: 'violinist',
  piano: 'pianist',
  guitar: 'guitarist',
  cello: 'cellist',
  flute: 'flutist',
  trumpet: 'trumpeter',
  saxophone: 'saxophonist',
  harp: 'harpist',
  drum: 'drummer',
}

/** "A siamese cat as sushi chef": the cat is the chef. */
function dressedAs(match: string, ...[one = '', role = '']: string[]): string {
  const head = role.split(' ').at(-1) ?? ''
  const playsOne = personTraits(role)?.role ?? personTraits(head)?.role
  if (!playsOne) return match
  const kind = findPicture(one)?.kind ?? 'thing'
  return kind !== 'person' && LIVING.has(kind) ? `${one} dressed as a ${role}` : match
}

/** "Joe Biden as a rapper": whoever plays it, a rapper is seen. */
function playedAs(match: string, ...[one = '', role = '']: string[]): string {
  const known =
    personTraits(one) === null && findPicture(one)?.kind === 'person' && personTraits(role) !== null
  return known ? `a ${role}` : match
}

/** How people type what the reader knows by plainer words. */
export const TYPED_TURNS: readonly Turn[] = [
  [
    'resembl looks',
    /,? (?:(?:closely )?resembling|(?:who|that) (?:closely )?resembles) [a-z]+(?: [a-z]+)?(?=,|\.|$| (?:is|walks|stands|sits|looks)\b)/g,
    '',
  ],
  [' as ', /\b([a-z]+) as (?:an? |the )?((?:[a-z]+ )?[a-z]+)(?=[,.]|$)/g, dressedAs],
  [' as ', /^((?:[a-z]+ )?[a-z]+) as an? ([a-z]+)\b/g, playedAs],
  ['postal mail', /\b(?:postal|mail) (?:worker|carrier)s?\b/g, 'postman'],
  [
    'player',
    /(?<=\band (?:an? )?)(violin|piano|guitar|cello|flute|trumpet|saxophone|harp|drum) player(s?)\b/g,
    (_, instrument = '', many = '') => `${lookUp(PLAYERS, instrument) ?? instrument}${many}`,
  ],
  [
    'puppet',
    /(?<!\bplay(?:s|ing)? )\bwith (?:an? )?(?:[a-z]+ )?puppets?(?:(?:,| and|, and) an? [a-z]+ puppet)?(?: that looks like an? [a-z]+)?\b(?! (?:theat|show))/g,
    'holding a hand puppet',
  ],
  ['handlebar', /\bhandlebar (?=mo?ustache)/g, ''],
  ['check cheque', /\ba (?:check|cheque)(?: for \$? ?[\d.,]*\d| of \$? ?[\d.,]*\d)/g, 'a banknote'],
  [
    'grandeur beauty majesty splendor splendour',
    /,? (?:marvell?ing|wondering|amazed|awestruck|captivated) (?:at|by) (?:its|their|the|nature's) (?:[a-z]+ and )?(?:grandeur|beauty|majesty|splendou?r)\b(?: of nature)?/g,
    '',
  ],
  [
    'during',
    /\bduring (?:a|the) (?:movie|film),? ([^.;]{3,90}?) in the (?:movie )?theat(?:er|re)\b/g,
    '$1 in a movie theater',
  ],
  [
    'scuba',
    /\bscuba div(?:es?|ing)\b(?: (?:in|into) (?:an?|the) (?:[a-z]+ ){0,2}(?:ocean|sea|water))?/g,
    'scuba diving underwater',
  ],
  // Makes and models, behind which the thing itself is named.
  [
    'yamaha ducati kawasaki honda suzuki harley trek bmw',
    /\b(?:yamaha|ducati|kawasaki|honda|suzuki|harley[- ]davidson|trek|bmw) (?:(?:[a-z]{0,2}\d+[a-z]*) )?(?=(?:motor(?:cycle|bike)|bicycle|bike|scooter)s?\b)/g,
    '',
  ],
  [
    'iphone galaxy',
    /\b(?:iphone|galaxy) (?:[a-z]?\d{1,2})(?: (?:pro|max|plus|ultra))*\b/g,
    'smartphone',
  ],
  [
    'message notification',
    /\b(?:the )?(?:phone )?screen (?:is lit|lights|is lighting) up with (?:an? )?(?:message|call|notification)[^.,;]{0,40}/g,
    '',
  ],
  ['kung', /\b(?:an? |the )?kung fu panda\b/g, 'a panda doing kung fu'],
  [
    ' out of ',
    /\bget(?:s|ting) ((?:an?|the|her|his) [a-z]+) out of (?=(?:an?|the) tree\b)/g,
    'takes $1 out of ',
  ],
  ['classroom', /\bin front of (?:a|the) classroom\b/g, 'in front of a class of students'],
  [
    'engaging',
    /,? engaging (?:the |his |her )?(?:students|pupils|children|audience|class) in [^.;]{0,90}/g,
    '',
  ],
]
