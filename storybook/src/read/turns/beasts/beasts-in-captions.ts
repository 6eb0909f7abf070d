import { findPicture } from '../../../lexicon/find-picture.ts'
import type { Turn } from '../turn.ts'

const BIRDS =
  /^(?:chicken|hen|rooster|chick|duck|goose|pigeon|sparrow|crow|turkey|bird|robin|seagull)s?$/

const MOTHERS = [
  ['pup', 'dog'],
  ['cub', 'lioness'],
  ['kitten', 'cat'],
  ['kit', 'fox'],
] as const

const isBeast = (who: string): boolean =>
  /^(?:animal|bird|insect|fish|creature)$/.test(findPicture(who)?.kind ?? '')

/** Looking for food is seen by what the beast does with its nose or its bill. */
function foraging(who: string, form: string): string {
  const deed = BIRDS.test(who) ? 'peck' : 'sniff'
  const at = deed === 'peck' ? '' : ' the ground'
  return `${who} ${deed}${form === 'ing' ? 'ing' : form === 's' ? 's' : ''}${at}`
}

/** What beasts do, as those caption it who filmed them. */
export const CAPTIONED_BEAST_TURNS: readonly Turn[] = [
  // Nobody of that name crowns a pigeon.
  [
    'crowned',
    /\b(?:(?:victoria|western|southern|blue|sclater's|scheepmaker's) )?crowned pigeon(s?)\b/g,
    'crowned pigeon$1',
  ],
  [
    'crowned',
    /\b((?:grey|gray|black|white|golden|ruby|wattled) )?crowned (?=(?:crane|eagle|kinglet|sparrow|plover|heron|lemur|hornbill|parakeet|lapwing|sifaka|warbler|tanager)s?\b)/g,
    '$1',
  ],
  // Feelers grow on their heads; nobody of these has a mast.
  [
    'antenna antennae antennas',
    /(?<=\b(?:crab|lobster|crayfish|shrimp|prawn|ant|beetle|ladybug|butterfly|moth|bee|wasp|insect|bug|cricket|grasshopper|locust|mantis|cockroach|caterpillar|centipede|snail|slug)s?\b[^]*?)(?:,? (?:and|with|has|have)(?: (?:an?|its|the))?)? (?:(?:long|short|two|thin|delicate|feathery|curly|small|large|little|fine) )*antenna(?:e|s)?(?: (?:twitch|wav|mov|sway|quiver)(?:e?s|ing)?)?\b(?! (?:towers?|masts?|dish|dishes))/g,
    '',
  ],
  [
    'food',
    /\b([a-z]+) (?:is |are )?(?:hunt|search|look|forag)(ing|s|es|) (?:around )?(?:for|after) (?:its |their |his |her |some )?food\b/g,
    (said, who = '', form = '') => (isBeast(who) ? foraging(who, form) : said),
  ],
  // Who feeds on something eats it; nobody feeds it.
  [
    'feed',
    /\b([a-z]+) (?:is |are )?(feed(?:s|ing)?) (?:on|off|from) (?=(?:an?|the|some) (?:[a-z]+ )?(?:trees?|bush(?:es)?|branch(?:es)?|acacia)\b)/g,
    (said, who = '', form = '') => (isBeast(who) ? `${who} ${eating(form)} leaves from ` : said),
  ],
  [
    'feed',
    /\b([a-z]+) (?:is |are )?(feed(?:s|ing)?) (?:on|off) (?=[a-z])(?!nectars?\b|blood\b)/g,
    (said, who = '', form = '') => (isBeast(who) ? `${who} ${eating(form)} ` : said),
  ],

  [
    'hanging',
    /\b(bats?|sloths?|opossums?) (eat(?:s|ing)?) ((?:an? |some )?(?:[a-z]+ )?[a-z]+) (?:while|as it is|whilst) hanging(?: upside[- ]down)?(?= *(?:[.,;]|$))/g,
    '$1 hanging upside down and $2 $3',
  ],
  [
    'habitat',
    /,? in (?:its|their|his|her|the) (?:own )?(?:natural|native) habitats?\b/g,
    ' in the wild',
  ],
  [
    'reef',
    /^(?:an? )?underwater (?=(?:footage|video|shot|view|scene)s? of [^.;]*\b(?:coral )?reef\b)/g,
    '',
  ],
  [
    'camera',
    /,? (?:captured|filmed|recorded|shot) (?:with|by|using|on) (?:an? )?moving camera\b/g,
    ', tracking shot',
  ],
  [
    'train',
    /\b(an? (?:[a-z]+ )?(?:owl|hawk|falcon|eagle|parrot|raven)) (?:is )?(?:being )?trained by (an? (?:[a-z]+ )?[a-z]+)\b/g,
    '$2 with $1 on his arm',
  ],
  [
    'train',
    /\btrain(?:s|ing) (an?|the|his|her) ((?:[a-z]+ )?(?:owl|hawk|falcon|eagle|parrot|raven))\b/g,
    'with $1 $2 on his arm',
  ],
  [
    'net nets',
    /\b(fish(?:es)?) (?:(?:caught|trapped|stuck) )?in (?:an? |the )?nets?\b/g,
    '$1 in a fishing net',
  ],
  [
    'costume',
    /\b([a-z]+) (?:is )?(?:wearing|in|dressed in|with) (?:an? |its |his |her )?halloween costume\b/g,
    (said, who = '') => (isBeast(who) ? `${who} wearing a witch hat` : said),
  ],
  [
    'mouth jaws',
    /\b(an?|the|two|three) ((?:[a-z]+ )?(?:kittens?|pupp(?:y|ies)|cubs?|pups?|kits?)) in (?:its|his|her|the|their) mother'?s? (?:mouth|jaws)\b/g,
    (_, ...[the = '', young = '']) =>
      `a ${MOTHERS.find(([word]) => young.includes(word))?.[1] ?? 'cat'} carrying ${the} ${young} in her mouth`,
  ],
  [
    'caged',
    /\b(an?|the|one) caged ((?:[a-z]+ )?[a-z]+)(?= *(?:$|[.,;]|\b(?:in|on|at|by|that|who|with|is)\b|[a-z]+(?:s|ing)\b))/g,
    '$1 $2 in a cage',
  ],
]

const eating = (form: string): string =>
  form === 'feeds' ? 'eats' : form === 'feed' ? 'eat' : 'eating'
