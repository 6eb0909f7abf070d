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
    /,? (?:(?:closely )?resembling|(?:who|that) (?:closely )?resembles) [a-z]+(?: [a-z]+)?(?=,|\.|$| (?:is|walks|stands|sits|looks)\b)/g,
    '',
  ],
  [/\b([a-z]+) as (?:an? |the )?((?:[a-z]+ )?[a-z]+)(?=[,.]|$)/g, dressedAs],
  [/^((?:[a-z]+ )?[a-z]+) as an? ([a-z]+)\b/g, playedAs],
  [/\b(?:postal|mail) (?:worker|carrier)s?\b/g, 'postman'],
  [
    /(?<=\band (?:an? )?)(violin|piano|guitar|cello|flute|trumpet|saxophone|harp|drum) player(s?)\b/g,
    (_, instrument = '', many = '') => `${lookUp(PLAYERS, instrument) ?? instrument}${many}`,
  ],
  [
    /(?<!\bplay(?:s|ing)? )\bwith (?:an? )?(?:[a-z]+ )?puppets?(?:(?:,| and|, and) an? [a-z]+ puppet)?(?: that looks like an? [a-z]+)?\b(?! (?:theat|show))/g,
    'holding a hand puppet',
  ],
  [/\bhandlebar (?=mo?ustache)/g, ''],
  [/\ba (?:check|cheque)(?: for \$? ?[\d.,]*\d| of \$? ?[\d.,]*\d)/g, 'a banknote'],
  [
    /,? (?:marvell?ing|wondering|amazed|awestruck|captivated) (?:at|by) (?:its|their|the|nature's) (?:[a-z]+ and )?(?:grandeur|beauty|majesty|splendou?r)\b(?: of nature)?/g,
    '',
  ],
  [
    /\bduring (?:a|the) (?:movie|film),? ([^.;]{3,90}?) in the (?:movie )?theat(?:er|re)\b/g,
    '$1 in a movie theater',
  ],
  [
    /\bscuba div(?:es?|ing)\b(?: (?:in|into) (?:an?|the) (?:[a-z]+ ){0,2}(?:ocean|sea|water))?/g,
    'scuba diving underwater',
  ],
  // Makes and models, behind which the thing itself is named.
  [
    /\b(?:yamaha|ducati|kawasaki|honda|suzuki|harley[- ]davidson|trek|bmw) (?:(?:[a-z]{0,2}\d+[a-z]*) )?(?=(?:motor(?:cycle|bike)|bicycle|bike|scooter)s?\b)/g,
    '',
  ],
  [/\b(?:iphone|galaxy) (?:[a-z]?\d{1,2})(?: (?:pro|max|plus|ultra))*\b/g, 'smartphone'],
  [
    /\b(?:the )?(?:phone )?screen (?:is lit|lights|is lighting) up with (?:an? )?(?:message|call|notification)[^.,;]{0,40}/g,
    '',
  ],
  [/\b(?:an? |the )?kung fu panda\b/g, 'a panda doing kung fu'],
  [
    /\bget(?:s|ting) ((?:an?|the|her|his) [a-z]+) out of (?=(?:an?|the) tree\b)/g,
    'takes $1 out of ',
  ],
  [/\bin front of (?:a|the) classroom\b/g, 'in front of a class of students'],
  [
    /,? engaging (?:the |his |her )?(?:students|pupils|children|audience|class) in [^.;]{0,90}/g,
    '',
  ],
]
