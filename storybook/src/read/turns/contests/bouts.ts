import { near } from '../near.ts'
import type { Turn } from '../turn.ts'

const BOXING = 'box(?:ers?|ing)|prizefighters?|heavyweights?|kickboxers?'
const HOLDS = `judo(?:ka)?|aikido|jiu-? ?jitsu|wrestl(?:ers?|ing)|karate|martial artists?|dojo`
const RIVAL =
  '(?:(?:his|her|the|an?|another) (?:[a-z]+ ){0,2}?(?:opponent|rival|partner|fighter|defender|challenger|champion|boxer|wrestler|judoka|man|woman|one))'
const PUNCH =
  '(?:uppercut|punch|hook|jab|blow|left|right|right hook|left hook|haymaker|(?:huge|hard|powerful|perfect|clean|final|big|quick) (?:uppercut|punch|hook|jab|blow|left|right))'

/** Who strikes, throws and falls in a fight of two, in the words of those who watch it. */
export const BOUT_TURNS: readonly Turn[] = [
  // Two of one calling in two colours are two, and not one in both.
  [
    'the other',
    /\b((?:an?|the|one) (?:[a-z]+ )?)([a-z]+)( (?:in|wearing|with) (?:an? |the )?(red|blue|green|yellow|white|black|orange|purple|pink|gold|brown|gr[ae]y)\b[^.;]{1,160}?) (?:the|a|another) \2 ((?:in|wearing|with) (?:an? |the )?(?!\4)(?:red|blue|green|yellow|white|black|orange|purple|pink|gold|brown|gr[ae]y)\b)/g,
    '$1$2$3 another $2 $5',
  ],
  [
    'taller shorter bigger smaller',
    /\btwo (boxer|wrestler|judoka)s\b( in [^.,;]{1,40}?)?(?: (?:trade|exchange|throw|fight|box|spar|circle)[^.,;]{0,40}?)?, the (?:taller|shorter|bigger|smaller|older|younger) (?:one|boxer|man|woman) knocks (?:his opponent|her opponent|the other(?: one)?) (?:out|down)\b/g,
    (_, who = '', where = '') => `a ${who} knock-outs another ${who}${where}`,
  ],
  [
    'sumo',
    /\btwo (sumo wrestlers?)\b[^.;]{0,60}?(?:,| and| until|, and| as) one (?:of them )?(?:falls|is pushed|is thrown|is forced|steps|tumbles|stumbles|gets pushed|pushes the other) out(?: of (?:the|it)(?: [a-z]+)?)?/g,
    'a sumo wrestler push-outs another sumo wrestler',
  ],
  [
    'two',
    /\btwo (boxer|judoka|judo fighter|wrestler|karate fighter|kickboxer)s?\b( in [^.,;]{1,40}?)?(?: (?:fight|box|spar|wrestle|circle|trade|exchange|face|compete|grapple|struggle)[^.,;]{0,50}?)?(?:,| and|, and|, then|;) one (?:of them )?(knock|throw|flip|slam|punch|floor)(?:s|es) (?:down |out )?(?:the other(?: one)?|his opponent|her opponent|him|her)(?: (?:out|down|over|to the (?:ground|floor|mat|canvas)|onto the (?:mat|floor|ground|canvas)))*/g,
    (_, ...[who = '', looks = '', verb = '']) =>
      `a ${who}${looks} ${/^(?:throw|flip|slam)$/.test(verb) ? 'judo-throws' : 'knock-outs'} another ${who}${looks}`,
  ],
  [
    'knock',
    new RegExp(
      `(?:,? ?\\b(?:land|throw|swing|deliver|connect)(?:s|ing) (?:with )?an? ${PUNCH}(?:,| and|, and) )?\\bknock(?:s|ing) (?:out (${RIVAL})|(${RIVAL}) (?:out|down|to the (?:ground|floor|canvas|mat)))`,
      'g',
    ),
    (match, out, down) =>
      `${match.startsWith(',') ? ' and' : ''} knock-outs ${whom(out ?? down ?? 'an opponent')}`,
  ],
  [
    'land throw',
    new RegExp(
      `\\b(?:land|throw|deliver)(s|ing|) an? ${PUNCH}\\b(?: (?:on|to|at) (?=${RIVAL}))?`,
      'g',
    ),
    (match, form) =>
      `${form === 'ing' ? 'punching' : `punch${form === 's' ? 'es' : ''}`}${/ (?:on|to|at) $/.test(match) ? ' ' : ''}`,
  ],
  [
    'knocked',
    /\b(?:an?|the) boxer (?:is|gets) knocked (?:out|down)(?: by (?:an?|the|his|her) [a-z]+)?/g,
    'a boxer knock-outs another boxer',
  ],
  // Over a fallen man a referee counts on the fingers, not coins.
  [
    'count',
    new RegExp(
      `${near(BOXING)}(?:\\bkneels(?: down)? and )?\\bcounts\\b(?: (?:to (?:ten|10)|him out|her out|down))?`,
      'g',
    ),
    'counts on his fingers',
  ],
  [
    'gloves',
    new RegExp(
      `${near(BOXING)}\\b(?:raises|lifts|throws up) (?:his|her|both) (?:gloves|fists|arms)\\b`,
      'g',
    ),
    'cheers',
  ],
  [
    'throw flip hurl toss slam',
    new RegExp(
      `${near(HOLDS)}(?<!-)\\b(?:throws|flips|hurls|tosses|slams) (${RIVAL})(?: (?:over (?:his|her) (?:shoulder|hip|head|back)|(?:down )?(?:on)?to the (?:mat|ground|floor|tatami)))*`,
      'g',
    ),
    (_, rival = '') => `judo-throws ${whom(rival)}`,
  ],
  [
    'winner victor champion',
    /(?<=\b(?:knock-outs|judo-throws|dunk)[^]{0,160}?)(?:,| and|\.) (?:the )?(?:winner|victor|champion) (?:cheers|celebrates|raises (?:his|her|both) (?:arms?|fists?|hands?|gloves))(?: in (?:triumph|victory|the air))?/g,
    '',
  ],
  [
    'duel',
    new RegExp(`${near('fencers?|fencing|rapiers? and masks')}\\bduel(s|ing|)\\b`, 'g'),
    'fence',
  ],
  [
    'scores',
    /(?<=\b(?:fencers?|boxers?)\b[^.;]{0,60}?)(?:, and|,| and) one (?:of them )?scores(?: an?| the)?(?: [a-z]+)? (?:hit|point|touch)\b/g,
    '',
  ],
  // In the saddle first, then in the dust.
  [
    'bull bronco rodeo horse',
    /\b(an?|the) (?:bull|bronco|rodeo|bronc) rider\b((?: in (?:an? )?[^,.;]{1,30}?)?) (?:holds on|clings|hangs on|grips|tries to stay on)[^,.;]{0,30}? (?:as|while) (?:the|an?|his|her) ((?:[a-z]+ )?(?:bull|bronco|horse|mustang)) (?:bucks|kicks|jumps|rears|twists)(?: (?:wildly|furiously|and [a-z]+))*/g,
    (_, ...[one = '', looks = '', beast = '']) => `${one} cowboy${looks} rides a ${beast}`,
  ],
  [
    'thrown bucked flung tossed',
    /(?<=\brid(?:es|ing) (?:an?|the|his|her) ((?:[a-z]+ )?(?:bull|bronco|horse|mustang|camel|donkey))\b[^]{0,80}?)(?:, then|, and|,| and then| and|\.) (he|she|the (?:rider|cowboy|cowgirl)) (?:is|gets) (?:thrown|bucked|flung|tossed|hurled)(?: off| from (?:it|his back|the saddle))?(?: (?:in)?to the (?:dust|dirt|ground|sand|mud))?/g,
    ', then $2 falls off the $1',
  ],
  // Who wins a match of two is one of the two.
  [
    'wins',
    /(?<=\b(?:two|both) [a-z]+ [^.;]{0,60}?)(?:, and|,| and) (?:the )?(?:smaller|taller|younger|older|bigger|shorter|little|old|one)(?: of them| one| girl| boy| man| woman| kid| player)? wins(?: (?:easily|the (?:game|match|race|fight|point)|at last))?(?= ?[.,;]|$)/g,
    '',
  ],
]

/** "The boxer in blue" is another boxer. */
function whom(rival: string): string {
  return rival.replace(/^the (?=boxer|wrestler|fighter|man|woman)/, 'another ')
}
