import type { Turn } from './turn.ts'

/** What glides over a thing that is filmed, and is only light. */
const SHEEN =
  '(?:(?:soft|glossy|subtle|sharp|moving|bright|city|neon|golden|clean|sweeping|street|long|delicate) )*(?:reflections?|highlights?|light streaks|glints?|sheen)'
const GLIDES =
  '(?:slid|glid|mov|play|danc|ripp?l|shimmer|sweep|travel|pass|roll|runn|flow|race|rac|glint)[a-z]*'
const COATS =
  '(?:paint|paintwork|lacquer|bodywork|body|hood|bonnet|chrome|metal|surface|finish|curves)'
const PAINTS =
  '(?:black|white|red|blue|green|silver|golden|gold|yellow|orange|purple|pink|grey|gray|brown)'

const BLINDS =
  '(?:the |half-open |half-closed |open |closed |drawn |old |wooden |partly )*(?:venetian |window |slatted )?blinds?'
const ONTO =
  '(?: (?:and )?(?:fall(?:s|ing) |cast(?:s|ing)? |across |stripes? |bars? )*(?:on|onto|across|over) (?=(?:an?|the|his|her|their) ))?'

const LOW_SUN: Readonly<Record<string, string>> = {
  setting: ' at sunset',
  evening: ' at sunset',
  low: ' at sunset',
  rising: ' at dawn',
  morning: ' at dawn',
}

/** The words of those who light and shoot: what they say of light is no thing on the stage. */
export const FILM_LANGUAGE_TURNS: readonly Turn[] = [
  // The paint over which they slide is that of the car.
  [
    'paint lacquer bodywork hood bonnet body',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ ){0,2}?(?:car|convertible|truck|limousine|motorcycle|motorbike|suv))\\b([^.;]{0,120}?),? (?:and |with |its )*${SHEEN} ${GLIDES} (?:over|across|along|on|in) (?:the|its) (?:(?:glossy|shiny|polished|wet|sleek|deep|gleaming) )*(${PAINTS}) ${COATS}\\b`,
      'g',
    ),
    '$1 $4 $2$3',
  ],
  [
    'reflection highlight streak glint sheen',
    new RegExp(
      `(?<=^|[,;.] ?)(?:and |with |as |while )?(?:the |its )?${SHEEN} ${GLIDES}(?: (?:over|across|along|on|in|off) (?:the|its) [^,.;]*)?`,
      'g',
    ),
    '',
  ],
  // A beam that goes over the glass of a bottle brings no glass.
  [
    'beam ray streak strip shaft light',
    new RegExp(
      `\\b((?:(?:beam|ray|streak|strip|shaft|sweep|line|bar)s? of (?:[a-z]+ )?|spot ?)light) (?:slowly |gently |softly )?${GLIDES} (?:over|across|along) (?:the|its) (?:[a-z]+ )?(?:glass|metal|leather|surface|label|bottle|curves|edges|dial|fabric|crystal|chrome|logo|product)\\b`,
      'g',
    ),
    '$1 shines',
  ],
  [
    'dust',
    /\b(?:tiny |fine |golden |floating )*dust(?: motes| particles| specks)? (?:float|drift|danc|swirl|hang)(?:s|e|es|ing)? (?:in|through|across|inside) (?:an?|the) (?:[a-z]+ )?(?:shafts?|beams?|rays?) of (?:[a-z]+ )?(?:sun|moon)?light(?= (?:in|of|inside|above|over|around) (?:an?|the|his|her) )/g,
    ' dustlight ¦ ',
  ],
  // Bars of shadow lie over whoever is there: nobody is beside a blind.
  [
    'blind',
    new RegExp(
      `\\b(?:(?:in|with|under|lit by) )?(?:the )?(?:(?:hard|harsh|soft|warm|golden|slanting|striped|dramatic|morning|afternoon|pale|strips of|bars of|stripes of) )*(?:(?:sun|moon|day|neon )?light|sun|shadows?|stripes|bars|slats) (?:(?:from|of|by|cast|coming|stream(?:s|ing)|filter(?:s|ing)|pour(?:s|ing)|fall(?:s|ing)|slic(?:es|ing)|cut(?:s|ting)|slant(?:s|ing)|shin(?:es|ing)|in|through) )+${BLINDS}${ONTO}`,
      'g',
    ),
    ' blindslight ¦ ',
  ],
  [
    'blind',
    /(?<=[,;.] ?)(?:the )?(?:shadows? of )?(?:the )?(?:venetian|window|slatted)[- ]blinds?(?: (?:shadows?|light|lighting))?(?: (?:on|onto|across|over) (?:the|his|her|their) [a-z]+)?(?=\s*(?:[,.;]|$))|\bvenetian[- ]blinds? (?:shadows?|light|lighting)\b/g,
    ' blindslight ¦ ',
  ],
  ['blindslight', /(?<=\bblindslight ¦ ) ?of (?=(?:an?|the|his|her) )/g, 'in '],
  // Nobody leans on the sun.
  [
    'against',
    /\b(?:outlined |framed |set |standing |seen |dark )?against (?:an?|the) ((?:huge|giant|enormous|big|large|massive|full|pale|golden|red|orange|blood-red) )*(setting|rising|low|blazing|evening|morning)? ?(sun|moon)\b/g,
    (_, ...[size = '', hour, lamp]: (string | undefined)[]) =>
      `in front of a ${size}${lamp ?? 'sun'}${LOW_SUN[hour ?? ''] ?? ''}`,
  ],
  // The flame is the candle's, and no fire on the floor.
  [
    'flame',
    /\b(candle[^.;]{0,150}?),?(?: as| while| and)? (?:the|its) flames? (?:gently |softly )?(?:flicker|danc|trembl|waver|sway)(?:e?s|ing)\b(?: (?:in|on) (?:the|his|her) [a-z]+)?/g,
    '$1',
  ],
  [
    'shadow',
    /(?:,| and| as| while)+ (?:(?:long|soft|strange|tall|flickering|dancing|hard|deep) )*shadows (?:danc|play|flicker|mov|stretch|fall|leap|crawl|creep)[a-z]* (?:on|over|across|along|up) (?:the|his|her) (?:walls?|ceiling|floor|face|room|street|ground)\b/g,
    '',
  ],
  [
    'under beneath',
    /\b(?:under|beneath) (?:the|an?) (?:(?:wide|vast|big|blue) )*open sky\b/g,
    'opensky',
  ],
]
