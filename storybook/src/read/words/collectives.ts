import { singular } from '../../lexicon/morphology.ts'

const ADULTS = 'mother|mom|mum|mommy|father|dad|daddy|parent|aunt|uncle'
const OLD_ONES = 'grandma|grandmother|granny|nana|grandpa|grandfather|granddad|grandparent|elder'
const YOUNG_ONES =
  'kid|child|son|daughter|boy|girl|baby|toddler|brother|sister|sibling|twin|teenager|grandson|granddaughter|grandchild'
const PAIR = 'man|woman|boy|girl|guy|lady|husband|wife|bride|groom|gentleman'
const PLAYERS =
  'fiddler|singer|vocalist|frontman|drummer|guitarist|bassist|pianist|keyboardist|violinist|cellist|saxophonist|trumpeter|trombonist|flutist|accordionist|harpist|clarinetist|percussionist|conductor|bandleader|dj'

/** Who belongs to whom: those who are one word, and what each of them may be called. */
const COLLECTIVES: readonly (readonly [whole: RegExp, member: RegExp])[] = [
  [/\bfamily\b/, new RegExp(`^(?:${ADULTS}|${OLD_ONES}|${YOUNG_ONES})$`)],
  [/\b(?:couple|lovers|newlyweds|sweethearts|honeymooners|spouses)\b/, new RegExp(`^(?:${PAIR})$`)],
  [/\b(?:band|orchestra|quartet|quintet|trio|duo|ensemble)\b/, new RegExp(`^(?:${PLAYERS})$`)],
  [
    /\bcrew\b(?! members?\b)/,
    /^(?:captain|cook|sailor|mate|helmsman|navigator|pilot|copilot|engineer|deckhand|cameraman|director|lookout|gunner)$/,
  ],
  [/\bteam\b/, /^(?:goalkeeper|goalie|striker|captain|player|pitcher|catcher|quarterback|leader)$/],
  [/\b(?:class|classroom)\b/, /^(?:pupil|student|schoolchild|teacher|kid|child|boy|girl)$/],
  [
    /\b(?:siblings|twins|children|grandchildren|kids|teenagers|friends)\b/,
    /^(?:brother|sister|boy|girl)$/,
  ],
  [
    /\b(?:players|opponents|dancers|skaters|climbers|riders|cyclists|gymnasts|acrobats|surfers|athletes|swimmers|rowers|teammates)\b/,
    new RegExp(`^(?:${PAIR})$`),
  ],
  [/\bsquad\b|\bplatoon\b|\barmy\b/, /^(?:captain|sergeant|leader|medic|sniper|soldier|general)$/],
  [/\b(?:bride|groom|wedding|party|birthday)\b/, /^(?:guest|bridesmaid|priest|waiter)$/],
  [/\b(?:restaurant|cafe|diner|bar)\b/, /^(?:waiter|waitress|customer|guest|bartender|barista)$/],
  [
    /\b(?:stage|concert|ring|match|stadium|arena|race|circus)\b/,
    /^(?:crowd|audience|spectator|fan|referee|judge)$/,
  ],
]

/** Whether somebody called so is one of a family, a couple, a band that these words name. */
export function isMemberOf(noun: string, told: string): boolean {
  const one = singular(noun)
  return COLLECTIVES.some(([whole, member]) => member.test(one) && whole.test(told))
}

/** "The mother pours tea", where a family was named and no mother: she has been there all the time. */
export function beginsWithMember(sentence: string, told: string): boolean {
  if (/^(?:he|she) /.test(sentence.trim()) && isUnpartedCouple(told)) return true
  const [, start = ''] =
    /^(?:the |their |his |her )?((?:[a-z]+ ?){1,3})/.exec(sentence.trim()) ?? []
  const named = start.split(' ').find((word) => isMemberOf(word, told))
  return named !== undefined && !new RegExp(`\\b${singular(named)}`).test(told)
}

const COUPLE = /\bcouple\b|\blovers\b|\bnewlyweds\b/

/** "A couple sits on a bench. He reads, she feeds pigeons": of neither was told before. */
function isUnpartedCouple(told: string): boolean {
  return COUPLE.test(told) && !/\b(?:he|she|man|woman|husband|wife)\b/.test(told)
}
