import { near } from '../near.ts'
import type { Turn } from '../turn.ts'

const DANCES =
  '(?:figure |ice |pair )?skat(?:ers?|es?|ing)|ballets?|ballerinas?|dancers?|dances?|dancing|tango|salsa|waltz|pas de deux|ice dance'
const UP =
  '(?: (?:high |up |gracefully |easily )*(?:above|over) (?:his|her) (?:own )?(?:head|shoulders?)| (?:high )?(?:up )?(?:in(?:to)? the air|up|high))'

/** What is shown before an audience or at a feast, in the words of those who watch. */
export const PERFORMANCE_TURNS: readonly Turn[] = [
  [
    'lift catch',
    new RegExp(
      `${near(DANCES)}(?<=[,.;] |\\b(?:and|as|while|then|when) )(?:the (?:man|groom|male dancer|husband)|he|her partner) (?:gently |gracefully )?(?:lifts|catches) (?:her|his (?:partner|bride|wife)|the (?:woman|ballerina|bride))${UP}?`,
      'g',
    ),
    'then they pair-lift',
  ],
  [
    'lifts',
    new RegExp(
      `${near(DANCES)}\\blifts (his partner|her|the (?:ballerina|woman|bride)|a ballerina)${UP}`,
      'g',
    ),
    'pair-lifts $1',
  ],
  // Over the heads, on hands: no water is there to dive into.
  [
    'crowd audience fans',
    /(?:\b(?:runs|sprints|walks|rushes) (?:up )?to the edge of the stage and )?\b(?:stage-? ?div|div|jump|leap|fall|throw|launch)(?:s|es|ing) (?:(?:him|her)self )?(?:backwards? )?(?:off (?:the )?stage )?(?:in|on)?to the (?:[a-z]+ )?(?:crowd|audience|fans)(?:(?:,? who|,? and (?:they|the fans|the crowd|people)|,? which|, they) (?:carry|carries|catch|catches|hold|holds|pass|passes|lift|lifts) (?:him|her|them)(?: (?:up|around|along|over|above|on|across|their|hands?|heads?))*)?/g,
    'crowdsurfs over the crowd',
  ],
  [
    'powder',
    /\b(thr(?:ow|ows|owing|ew)|toss(?:es|ing|)|fling(?:s|ing|)) (?:(?:clouds?|handfuls?|bursts?|fistfuls?|puffs?|bags?) of )?(?:(?:bright|vibrant|holi|colou?red|colou?rful|pink|yellow|blue|green|red|orange|purple|rainbow|and),? )*(?:holi )?(?:powders?|pigments?|gulal)(?: (?:at|on|onto|over) (?:each other|one another|(?:his|her|their) friends?)| in(?:to)? the air)?/g,
    '$1 powder',
  ],
  // High up there is a rope under the feet, and what is held there is no fishing rod.
  [
    'balanc walk',
    /\b((?:tightrope|wire|rope) walker\b[^.;]{0,60}?) (?:balanc|walk|step|teeter)(?:s|es|ing) (?:carefully |slowly )?(?:(?:high )?(?:above|over) (?:an?|the) ([a-z]+(?: ring| tent| arena)?))?(?: (?:with|holding) (?:an?|the|his|her) (?:long )?(?:balancing )?pole)?,?(?: and)? ?(?:wobbl|sway|teeter)(?:es|s|ing)(?: [a-z]+ly)?(?=[,.;]|$| and)/g,
    (_, who = '', where = '') =>
      `${who} walks on a tightrope${where === '' ? '' : ` in a ${where}`}`,
  ],
  [
    'bow reach',
    /(?<=\btightrope\b[^]{0,160}?)(?:, then |\. | and |, )(?:(?:he|she) )?(?:reaches|gets to|arrives at|makes it to) the (?:other side|platform|end)(?: of the (?:rope|wire))?(?: and|,) bows\b/g,
    ' then she bows',
  ],
  [
    'pinata piñata',
    /\b(?:(children|kids|boys|girls|friends) )?(?:hit|smash|bash|whack|strik|swing|beat|break)(s|es|e|ting|ing|) (?:at |open )?(?:an?|the) (?:[a-z]+ )?pi[nñ]ata\b(?: (?:open|with (?:an?|the) (?:[a-z]+ )?(?:stick|bat)))*(?:,? (?:and|until|as|then) (?:the |lots of )?(?:[a-z]+ )?(?:cand(?:y|ies)|sweets|treats|chocolates)(?: and [a-z]+)? (?:fall|falls|rain|rains|pour|pours|spill|spills|fly|flies)(?: (?:out|down|everywhere|all over|onto the ground))*)?/g,
    (_, many = '', form = '') =>
      many === ''
        ? `hit${form.replace(/^e?(?=s?$)/, '').replace(/^t?ing/, 'ting')} a pinata`
        : `a child hits a pinata while two ${many} clap`,
  ],
  // Whose second deed it is has to be said of deeds with such names.
  [
    'then',
    /(?<=\b(?:she|her|woman|girl|actress)\b[^]{0,200})\bthen (?=(?:knock-out|judo-throw|crowdsurf|pair-lift)s\b)/g,
    'then she ',
  ],
  ['then', /\bthen (?=(?:knock-out|judo-throw|crowdsurf|pair-lift)s\b)/g, 'then he '],
  [
    'trapeze',
    /\b(?:an?|one) trapeze artist (?:flies|leaps|lets go|swings|jumps|somersaults)[^.;]{0,60}?(?:,| and) (?:is|gets) caught by (?:another|her partner|his partner|a second one|the other)(?: (?:one|artist))?/g,
    'two acrobats catch each other on the trapeze in a circus',
  ],
  [
    'conga',
    /\b(?:an?|the) conga line (?=(?:at|in|on|through|along|of)\b)(?!of [a-z]+s\b)/g,
    'six people conga ',
  ],
  [
    'count',
    /\b(crowd|people|friends|family|everyone|guests)\b( [^.,;]{0,40}?)? counts? down(?: (?:to|from|the)(?: [a-z]+)*?)?(?= and\b|[,.;]|$)/g,
    '$1$2 cheers at night',
  ],
  ['oktoberfest', /\b(?:at|during) (?:the )?(?:munich )?oktoberfest\b/g, 'in a pub'],
  [
    'break shatter',
    /\b((?:opera )?(?:singer|soprano|tenor|diva)\b[^.;]{0,60}?\bsings[^.;]{0,40}?) (?:and|until (?:she|he)|which) (?:breaks|shatters) (?:an?|the) ((?:wine |crystal )?glass)(?:es)?\b/g,
    '$1 and a $2 shatters',
  ],
  // Heard and not seen.
  ['drums', /, (?:(?:loud|distant|beating|tribal) )?drums(?: (?:playing|beating))?(?=,|\.|$)/g, ''],
  // A feast by where it is held.
  [
    'wedding party concert picnic ceremony reception',
    /\b((?:an?|the) )?((?:sunny|rustic|small|big|beautiful|elegant|summer|spring|romantic|outdoor) )*(garden|beach|vineyard|forest|castle|barn|church|rooftop|backyard|street|park) (wedding|concert)(?! (?:dress|cake|ring|photo|planner|guest|singer|band|reception))\b/g,
    (_, ...[article = 'a ', _look, where = '', feast = '']) => `${article}${feast} in a ${where}`,
  ],
]
