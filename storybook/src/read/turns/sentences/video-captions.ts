import { findPicture } from '../../../lexicon/find-picture.ts'
import { findProp } from '../../../lexicon/props.ts'
import type { Turn } from '../turn.ts'

/** What is shown as itself: a film in a cinema, words on a wall. */
const PICTURES =
  'movie|film|cartoon|video|clip|show|game|match|picture|photo|photograph|painting|image|slide|map|text|words?|title|number|message|graph|chart|advert|trailer'
const WHO = 'an?|the|some|two|three'
const CRAFT =
  '(?:(?:race|racing|sports|police|formula one|f1) )?(?:car|plane|airplane|jet|helicopter|truck|motorcycle|bike|tank|ship|boat|spaceship|rocket|bus|train)'
const ONE = '(?:man|woman|guy|girl|boy|lady|kid|child|person|player|gamer|someone|somebody)'

/** What one takes in hand when one talks about it; a car or a house one stands by. */
const IN_HAND = new Set(['tool', 'food', 'toy', 'thing'])
const TOO_LARGE =
  /^(?:computer|desktop|television|tv|fridge|refrigerator|table|bed|sofa|couch|door|window|machine|engine|painting|wall|board|whiteboard|blackboard|weather|map|screen|world|planet|earth|sun|moon)$/

/** "A man is talking about a phone": he has it in his hand, as all do who talk about one in a video. */
function talkedOf(match: string, ...[says = '', article = '', what = '']: string[]): string {
  const head = what.split(' ').at(-1) ?? ''
  const kind = findPicture(what)?.kind ?? findPicture(head)?.kind
  if (kind === undefined || TOO_LARGE.test(head)) return match
  if (IN_HAND.has(kind)) return `${says} and holding ${article} ${what}`
  return kind === 'vehicle' ? `${says} next to ${article} ${what}` : match
}

/** "A woman shows a watch": she holds it up; by a car she stands. */
function shownBy(match: string, ...[who = '', article = '', what = '']: string[]): string {
  const head = what.split(' ').at(-1) ?? ''
  const kind = findPicture(what)?.kind ?? findPicture(head)?.kind
  if (kind === undefined || TOO_LARGE.test(head)) return match
  if (IN_HAND.has(kind)) return `${who} talking and holding ${article} ${what}`
  return kind === 'vehicle'
    ? `${who} standing next to ${article} ${what} and pointing at it`
    : match
}

/** "The flag of Japan", "a flag waving in the wind, Japan": a Japanese flag, wherever it waves. */
function flagOf(match: string, ...[told = '', country = '']: string[]): string {
  return findProp(`${country} flag`) ? `${country} flag${told}` : match
}

/** How captions of videos speak of the video itself, and of who shows something in it. */
export const VIDEO_CAPTION_TURNS: readonly Turn[] = [
  [
    'flag',
    /\b(?:national )?flag(s?) of (?:the )?((?:republic of )?(?:south korea|united states|united kingdom|great britain|european union|czech republic|[a-z]+))\b/g,
    flagOf,
  ],
  [
    'flag',
    /^\s*(?:(?:an?|the) )?(?:national )?flag\b([^.;]*?),? ([a-z]+)(?: [a-z]+)?\s*[.]?\s*$/g,
    flagOf,
  ],
  [
    'screen',
    /,?\s+(?:(?:is|are) )?(?:displaying|displayed|appearing) (?:on|in) (?:the |a )?(?:tv |computer )?screen(?=\s*(?:[.,;]|$))/g,
    '',
  ],
  [
    'shown displayed featured presented',
    new RegExp(
      `(?<!\\b(?:${PICTURES})s?) (?:is|are) (?:being )?(?:shown|displayed|featured|presented)(?=\\s*(?:[.;]|$)| (?:with|next|beside|from (?:above|the side|behind)|up close|close up)\\b)`,
      'g',
    ),
    '',
  ],
  [
    'video game gameplay',
    new RegExp(`\\b(${WHO}) (?:video|computer) game (${CRAFT})(s?)\\b(.*)$`, 'g'),
    '$1 $2$3$4, pixel art',
  ],
  [
    'game gameplay',
    /^\s*(?:an? |the )?(?:(?:video |computer )?game(?:play)? (?:video|footage|clip|scene)|gameplay|scene from an? (?:video|computer) game|animation from an? (?:video|computer) game)(?: footage| video)? (?:of|where|showing|with) (.*)$/g,
    '$1, pixel art',
  ],
  // The camera moves, and nobody else: "tracking shot moving among tall trees".
  [
    'moving gliding travelling traveling sliding',
    /^[\s¦,]*(?![^.;]*\b(?:drone|aerial|fpv)\b)((?:an? |the )?(?:[a-z-]+ ){0,3}?(?:shot|footage|view),? )?(?:of )?(?:slowly |smoothly )?(?:moving|gliding|travell?ing|sliding) (?:forwards? )?(?:slowly )?(?:among|amongst|between|through|over|past|along|across|into) (?=[a-z])/g,
    (_, shot) => (shot ? `${shot}of ` : ''),
  ],
  // Who films is not seen: "a first person view of a man driving a car".
  [
    'first-person first person pov point',
    new RegExp(
      `\\b((?:first[- ]person|pov|point[- ]of[- ]view)(?: (?:view|shot|video|perspective|footage|pov))*) (?:of|from) (?:an? |the |some )?(?:young |old |little )?${ONE} (?=[a-z]+ing\\b)`,
      'g',
    ),
    '$1 of a person ',
  ],
  [
    'about',
    new RegExp(
      `\\b((?:talk|speak)ing) about (${WHO}|his|her) ((?:(?:new|old|red|blue|black|white|green|yellow|small|big) )*[a-z]+(?: [a-z]+)?)(?=\\s*(?:[.,;]|$))`,
      'g',
    ),
    talkedOf,
  ],
  [
    'show shows showing present presents presenting',
    new RegExp(
      `\\b((?:an?|the|some)? ?(?:young |old )?(?:${ONE}|people|chef|reviewer|host|he|she))(?: is| are)? (?:show(?:s|ing)?|present(?:s|ing)?)(?: off)? (${WHO}|his|her) ((?:(?:new|old|red|blue|black|white|green|yellow|small|big) )*[a-z]+(?: [a-z]+)?)(?=\\s*(?:[.,;]|$)| (?:on|to|for) (?:the )?(?:camera|viewers|screen|audience)\\b)(?: (?:on|to|for) (?:the )?(?:camera|viewers|screen|audience))?`,
      'g',
    ),
    shownBy,
  ],
  [
    'show shows showing',
    /\b(?:is |are )?(?:show|present)(s|ing)?(?: off)? (?:the |some )?(?:[a-z]+ ){0,2}(?:food|dish|dishes|meals?) on (?:(?:an?|the|two|three|some) )?(?:[a-z]+ )?plates?\b/g,
    (_, form = '') => `hold${form} a plate of food`,
  ],
  [
    'showcas featur',
    /\b((?:forest|city|village|island|castle|valley|town|world|land|garden|jungle|desert|street|market)[a-z]*),? (?:showcas|featur)(?:es|ing) (?:the )?(?:adventures?|lives|life|journeys?|tales?|stor(?:y|ies)) of (?=[a-z])/g,
    '$1 with ',
  ],
  [
    'who enter',
    /\b(travell?ers?|adventurers?|explorers?|visitors?|tourists?|people|hikers?) who (?:enter|wander|walk|visit|explore|come)s?(?: (?:it|in|there|by|through))?(?=\s*(?:[.,;]|$))/g,
    '$1 walking',
  ],
  [
    'scene',
    /(?<=\b(?:fight|danc|run|talk|kiss|argu|walk|driv|sing|cry|laugh)ing(?: [a-z]+){0,3}) (?:in|from|on|for) (?:an? |the )?(?:movie|film|tv|television|show|tv show)(?: scene| clip)?(?=\s*(?:[.,;]|$))/g,
    '',
  ],
]
