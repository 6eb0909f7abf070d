import { BOUT_TURNS } from './bouts.ts'
import { near } from '../near.ts'
import { RACE_TURNS } from './races.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const COURT = 'tennis|badminton|squash|pickleball'
const GAMES = `${COURT}|table tennis|ping ?pong|volleyball|basketball|baseball|softball|cricket|golf(?:ers?)?|putts?|billiards|snooker|pool table|hockey|rugby|bowl(?:ers?|ing)`
const FLIES =
  '(?:fl(?:ies|ying)|roll(?:s|ing)|sail(?:s|ing)|goes|going|bounc(?:es|ing)|curv(?:es|ing)|speed(?:s|ing)|shoot(?:s|ing)|drop(?:s|ping)|soar(?:s|ing)|zoom(?:s|ing)|whizz(?:es|ing)|fall(?:s|ing)|disappear(?:s|ing)|trickl(?:es|ing)|swish(?:es|ing)|lands|hits|crosses|clears)'

/** What is won by one stroke is seen by who cheers; there is no playing card and no second try. */
const POINTS: Rows = [
  ['serves? an ace', 'serves'],
  ['hits? (?:an ace|a winner|a smash)', 'serves'],
  [
    'scores? (?:a |the |his |her )?(?:[a-z]+ )?(?:try|touchdown)',
    'runs with the rugby ball and cheers',
  ],
  ['(?:throws|bowls|rolls|scores|gets|hits) a strike', 'bowls'],
]

/** How a contest goes, in the words of those who watch it. */
export const GAME_TURNS: readonly Turn[] = [
  ...BOUT_TURNS,
  ...RACE_TURNS,
  // Into the basket with both hands; a rim has no picture and needs none.
  [
    'hoop basket rim net',
    /\b(?:slam|stuff|jam|smash|throw|put)(s|m?ing|m?ed) (?:the|a) (?:basket)?ball (?:down )?(?:through|into|in) the (?:hoop|basket|rim|net)\b/g,
    (_, form = '') => (form.endsWith('ing') ? 'dunking' : 'dunks'),
  ],
  [
    'dunking',
    /\b(?:leap|jump|fly|soar)(s|ing) (?:high )?over ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)(?:,| and|, and) dunk(?:ing|s)\b/g,
    (_, form = '', whom_ = '') => `dunk${form} over ${whom_}`,
  ],
  [
    'rim hoop',
    /(?<=\bdunk[^.;]{0,40}?)(?:,? and|,| then|, then)? (?:hang|swing|dangl)(?:s|es|ing) (?:on|from|off|onto) the (?:rim|hoop|basket)(?: with (?:one|both) hands?)?/g,
    '',
  ],
  [
    'ace winner smash try touchdown strike',
    new RegExp(`\\b(${anyOf(POINTS)})\\b`, 'g'),
    (_, said = '') => saidFor(POINTS, said),
  ],
  [
    'ace winner point goal strike',
    new RegExp(
      `${near(GAMES)} (?:for|with|as) (?:an ace|a winner|the (?:winning )?point|a (?:goal|strike|point|try|hole in one))\\b`,
      'g',
    ),
    '',
  ],
  // The ball of a game is in the hands and feet of those who play it.
  [
    'ball puck shuttlecock',
    new RegExp(
      `${near(GAMES)},?(?: and| as| while| until|;|\\.)? (?:the|his|her) (?:[a-z]+ )?(?:ball|puck|shuttlecock) (?:slowly |just |narrowly )?${FLIES}\\b(?:[^.,;]*? (past|over|by|to) ((?:his|her|the) (?:[a-z]+ )?(?:opponent|rival|receiver|goalkeeper|player)))?[^.,;]*?(?=[.,;]|$| and (?:the|an?|he|she|they|everyone|his|her)\\b| while\\b| as\\b)`,
      'g',
    ),
    (_, _way, rival = '') => (rival === '' ? '' : ` against ${rival}`),
  ],
  [
    'net',
    new RegExp(
      `${near('volleyball')}(?<=spikes the (?:volley)?ball) over the net(?:,? and (?:scores|wins(?: the (?:point|match))?))?`,
      'g',
    ),
    '',
  ],
  [
    'bases',
    /,?(?: and| then| and then)? (?:runs?|races?|jogs?|sprints?|trots?|running|sprinting|jogging) (?:around|round|past|through) (?:all )?(?:the|four) bases\b/g,
    '',
  ],
  ['crowd audience', /\b(?:stadium|home|arena|packed|roaring) (?=(?:crowd|audience)\b)/g, ''],
  [
    'bullseye bull',
    new RegExp(
      `${near('archers?|archery|bow')}(?:\\b(?:releases?|lets go|looses?)(?: (?:it|the arrow|the string))?,? and )?(?:the|her|his|an) arrow (?:flies and )?(?:hits|strikes|lands in|sinks into|pierces) the (?:bull'?s[- ]?eye|target|centre|center)(?: of the target)?`,
      'g',
    ),
    'shoots an arrow at a target',
  ],
  [
    'bullseye bull',
    new RegExp(`${near('archers?|archery')}\\bhits the (?:bull'?s[- ]?eye|target)\\b`, 'g'),
    'shoots an arrow at a target',
  ],
  // First the shot, then the hugs for it.
  [
    'him her them',
    new RegExp(
      `${near(`${GAMES}|archers?|runners?|swimmers?|skaters?|gymnasts?|football|soccer|goal|races?`)},(?: and)? (?=(?:his|her|their|the) (?:[a-z]+ )?(?:team-?mates?|team|friends|parents|coach|mother|father|family|fans|crew) (?:hugs?|lifts?|carr(?:y|ies)|embraces?|congratulates?|mobs?|surrounds?|throws?|toss(?:es)?) (?:him|her|them)\\b)`,
      'g',
    ),
    ', then ',
  ],
  [
    'pot sink',
    new RegExp(
      `${near('billiards?|snooker|pool')},? (?:and )?(?:pots|sinks|pockets) the (?:[a-z]+ )?ball\\b`,
      'g',
    ),
    '',
  ],
  // All four stay at the one table.
  [
    'cards',
    /(?:, and|,| and) one (?:of them |man |woman )?(?:throws|slams|slaps|puts|lays) (?:down (?:his|her) (?:[a-z]+ )?(?:cards|hand)|(?:his|her) (?:[a-z]+ )?(?:cards|hand) (?:down|on the table|onto the table))(?: (?:in anger|angrily))?/g,
    '',
  ],
  ['musical', /\bplay(s|ing|) musical chairs\b/g, 'run$1 around three chairs'],
  [
    'bowled',
    new RegExp(`${near('cricket(?:ers?)?|batsm[ae]n')}\\b(?:is|gets) bowled(?: out)?\\b`, 'g'),
    'plays cricket',
  ],
  ['rugby', /\brugby ball\b/g, 'american football'],
  // Joy in a heap: nobody stacks anything.
  [
    'pile jump leap',
    /\b(?:pil(?:e|es|ing)|jump(?:s|ing|)|leap(?:s|ing|)|throw themselves) (?:on top of|onto|on) (?=(?:him|her|the scorer|the goalkeeper)\b)(?<=\b(?:team-?mates?|team|players|friends)\b.{0,30})/g,
    'hug ',
  ],
  [
    'tens scores marks',
    /\b(?:hold|lift|show|rais)(s|es|e|ing|) (?:up )?(?:(?:perfect|their|high|the) )*(?:tens|10s|scores|marks|score ?cards)\b/g,
    'hold$1 up a sign',
  ],
  [
    'celebrat',
    /\bcelebrat(es?|ing) with an? (backflip|cartwheel|somersault|handstand|dance)\b/g,
    (_, form = '', feat = '') => (form === 'ing' ? `doing a ${feat}` : `does a ${feat}`),
  ],
  [
    'misses',
    /\b(goalkeeper|goalie)\b([^.,;]{0,40}?) misses (?:the ball|it|the shot)\b/g,
    '$1$2 dives',
  ],
  // Nobody floats up from the seat.
  [
    'rise',
    /\b((?:audience|crowd|fans|spectators|people|guests)\b[^.,;]{0,20}?) rises?(?: (?:to (?:its|their) feet|up|as one))*(?: and|,) /g,
    '$1 ',
  ],
  [
    'racket racquet bat club',
    new RegExp(
      `\\b(?:smash|break|slam|hurl|throw)(?:s|es|ing) (?:his|her) (racket|racquet|golf club|bat)(?: (?:down|on(?:to)? the (?:ground|court|floor|grass)|to the ground))?(?= (?:in|with|out of) (?:anger|rage|fury|frustration)|,? angr(?:il)?y| ?[.,;]|$)`,
      'g',
    ),
    'throws down his $1',
  ],
  [
    'volleyball',
    /\b(volleyball player\b[^.,;]{0,30}?) dives? (?:for|and saves|and digs|to save|to dig) (?:the ball|it)\b/g,
    '$1 plays volleyball',
  ],
  [
    'face',
    /\b(throws|smashes|pushes|shoves|slams|hits) (?:an?|the) ((?:[a-z]+ )?(?:pie|cake|cream pie)) (?:in|into|at|on) (?:the )?((?:an?|the|another|his|her) [a-z]+) ?'s face\b/g,
    'throws a $2 at $3',
  ],
  [
    'counts',
    /\b(one|child|girl|boy|kid|seeker) counts(?: (?:aloud|out loud|to (?:ten|twenty|a hundred|\d+)))?(?= ?[.,;]|$)/g,
    '$1 counts on his fingers',
  ],
]
