import { isAlive } from '../somebody.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

/** What is written as one word and typed as two. */
const TYPED_IN_TWO =
  'skate board|surf board|snow board|side walk|cross walk|dish washer|fire place|bath room|bed room|bath tub|air plane|motor cycle|base ball|basket ball|foot ball|tooth brush|head board|key board|sun glasses|sun flower|rain coat|arm chair|back pack|cup cake|water melon|tea pot|note book|news paper|lap top|book shelf|book case|snow man|door way|drive way|wind mill|light house|suit case|hand bag|stair way|wheel chair|wheel barrow|pan cake|lamp shade|night stand|counter top|table top|tea cup|wet suit|ear ring'
const SOMEBODY = '(?:man|woman|guy|girl|boy|lady|kid|child|person)'

/** "Two violins standing up": things do not get up, they stand on end. */
const upright = (match: string, what = '', stands = ''): string =>
  isAlive(what) || findPicture(singular(what)) === null ? match : `${what} ${stands} upright`

/** "A phone from the 20s" is an old one; people and songs of those years are no older for it. */
function fromThen(match: string, ...[article = '', looks = '', noun = '']: string[]): string {
  const kind = findPicture(noun)?.kind ?? ''
  if (!/^(?:thing|vehicle|furniture|tool)$/.test(kind)) return match
  return `${article.replace('an ', 'a ')}vintage ${looks}${noun}`
}

/** "Drying them off": the hands. */
function wiped(_: string, ...[whose, between, one, more, doing]: string[]): string {
  return `${whose} hands${between}wip${more ?? doing ?? (one === undefined ? '' : 'e')} ${whose} hands`
}

const DYE = '(?:red|blue|green|yellow|white|black|orange|purple|pink|brown|gr[ae]y|gold|silver)'

/** "… and then zombies fighting": who was never named before is seen in a picture of their own. */
const thenOthers = (match: string, ...[others = '', noun = '', deed = '']: string[]): string =>
  isAlive(noun) && baseVerb(deed) !== null ? `. cut to ${others}${noun} ${deed}` : match

/** How people write under photographs in a hurry: typed in two, told in passing, or as what one can see. */
export const PHOTO_CAPTION_TURNS: readonly Turn[] = [
  [
    'can',
    /(^|[.;,] )(?:(?:here|there|also|and|in (?:this|the) (?:image|picture|photo|photograph|video|frame|scene|clip)),? )*(?:i|we|you|one) can (?:also |clearly )?(?:see|observe|notice|view|find|spot) (?:that )?(?=(?:an?|the|two|three|four|some|many|several|[a-z]+s?) )/g,
    '$1',
  ],
  [
    'background foreground',
    /\b(in the (?:background|foreground|middle|distance),?) (?:(?:i|we|you|one) can (?:also )?(?:see|observe|notice|view|find)|there (?:is|are)) (?=[a-z])/g,
    '$1 ',
  ],
  [
    TYPED_IN_TWO.replaceAll('|', ' '),
    new RegExp(`\\b(?:${TYPED_IN_TWO})(?:s|es)?\\b`, 'g'),
    (typed) => typed.replace(' ', ''),
  ],
  // "Wooden cabinets a sink and a stove": the first comma was not typed.
  [
    'with has',
    /\b(with|has|have) ((?:[a-z]+ )?[a-z]{3,}s) (?=an? [a-z]+(?: [a-z]+)?(?:,| and) )/g,
    '$1 $2, ',
  ],
  [
    'roman numeral',
    /\b(clocks?)((?: behind (?:the )?glass)?) (?:with|has|have|having|that has) roman numerals?(?: for (?:the )?numbers)?/g,
    'numeral $1',
  ],
  ['whose', /\bwhose ([a-z]+ing)(?= (?:an?|the|his|her|its|some)\b)/g, 'who is $1'],
  [
    ' wear ',
    new RegExp(`\\b(${SOMEBODY}) wear (?=(?:an?|the|his|her|short|long|[a-z]+ [a-z]+s)\\b)`, 'g'),
    '$1 wearing ',
  ],
  [' there ', /\bthere (?=(?:way|heads?|hands|arms|backs|faces|legs) )/g, 'their '],
  ['lap', /\bin ((?:an?|the|his|her|its|their) (?:[a-z]+ )??[a-z]+'s) lap\b/g, 'on $1 lap'],
  [
    'with one',
    /\b((?:two|three|four|five|several|some) (?:[a-z]+ ){0,2}?[a-z]+(?: [^.;,]{2,40}?)?),? with one (?:of them )?(?=[a-z]+ing\b)/g,
    '$1, one of them ',
  ],
  [
    'stand',
    /\b([a-z]+) (stand(?:s|ing)?) up(?= *(?:[.,;]|$)| (?:with|on|in|next|side|against)\b)/g,
    upright,
  ],
  [
    ' from ',
    /\b((?:(?:an?|the) )?)((?:[a-z]+ )??)([a-z]+) (?:from|of) the (?:early |late |mid )?(?:(?:19|18)?[1-7]0s|19[0-6]\d|twenties|thirties|forties|fifties|sixties)\b/g,
    fromThen,
  ],
  [
    'hands',
    /\b(his|her|their) hands\b([^.;]{1,60}?)\bdr(?:(y)|i(es)|y(ing)) (?:them|his hands|her hands|their hands)(?: off)?\b/g,
    wiped,
  ],
  [
    'shown',
    /,? (?:and )?then ((?:an?|the|some) [^.;,]{3,50}?) (?:is|are|was|were) (?:shown|seen)\b/g,
    '. cut to $1',
  ],
  [
    ' then ',
    /,? (?:and )?then ((?:(?:an?|some|two|three|four) )?(?:[a-z]+ ){0,2}?)([a-z]+) ([a-z]+ing)\b/g,
    thenOthers,
  ],
  [' and ', new RegExp(`\\b(${DYE}),? (${DYE}),? and (${DYE})\\b`, 'g'), '$1, $2 and $3'],
  [
    'tv television',
    /^ *((?![^.;]*\b(?:watch|look|gaz|star)(?:e?s|ing)\b)[^.;]*?[a-z]+ing\b[^.;]*?) on (?:the |an? )?(?:tv|television)(?: screen)? *[.]? *$/g,
    'a television shows $1',
  ],
  [
    'straight',
    /\b(?:goes|going|flies|flying|climbs|climbing|shoots|shooting) straight up(?: in(?:to)? the (?:sky|air))?/g,
    'flying upwards',
  ],
  [
    'smoking',
    /\b((?:an?|the|two|three) )?smoking ((?:fighter )?(?:jet|plane|airplane|aircraft|car|truck|train|engine)s?)\b/g,
    '$1$2 trailing smoke',
  ],
]
