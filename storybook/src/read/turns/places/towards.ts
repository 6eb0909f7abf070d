import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Kind } from '../../../plan/plan.ts'
import type { Turn } from '../turn.ts'

/** How one goes along the ground, into the picture. */
const ON_THE_GROUND =
  '(?:walk|run|stroll|hik|march|wander|jog|rid|driv|cycl|trot|gallop|crawl|hurr|rush|sprint|rac|stride|trudg|limp|travel|mov|head|go)(?:s|es|ies|ing|ning|e|y)?'
/** What is far larger than whoever goes there, and so behind them: the land itself, and great buildings. */
const FAR =
  '(?:beach|shore|coast|coastline|forest|woods?|jungle|mountains?|hills?|castle|village|town|city|barn|farm|farmhouse|temple|church|cathedral|mosque|lighthouse|pyramids?|volcano|waterfall|lake|river|desert|dunes|palace|cabin|cottage|school|canyon|meadow|stadium|airport|train station|gas station|petrol station|skyline|sunset|sunrise|horizon|monastery|pagoda|ruins|windmill|glacier|cave|hospital|mansion|house|hotel|harbou?r|port|pier|bridge|tower)'
const WATER = '(?:sea|ocean|water|waves|surf)(?: (?:beach|shore))?'
const LOOKS = '(?:(?!the |an? |and |with )[a-z-]+ ){0,2}?'
const HOW = '(?:slowly |quickly |together |straight |alone |happily |fast )*'
const BEHIND = 'into the distance'

const GAITS: Readonly<Partial<Record<Kind, string>>> = {
  vehicle: 'drive',
  boat: 'sail',
  aircraft: 'fly',
  bird: 'fly',
  fish: 'swim',
  person: 'walk',
  animal: 'walk',
  creature: 'walk',
}

/** "A car approaches a gate" drives there, and a girl walks. */
function goesTo(who: string, be: string): string {
  const gait = GAITS[findPicture(singular(who))?.kind ?? 'thing']
  if (gait === undefined) return ''
  const ing = `${gait.replace(/e$/, '')}${gait === 'swim' ? 'm' : ''}ing`
  return be === '' ? `${gait}s`.replace('flys', 'flies') : `${be}${ing}`
}

/** Where somebody goes: to a thing in the picture, or into the picture. */
export const TOWARDS_TURNS: readonly Turn[] = [
  [
    'approach approaches approaching',
    /\b([a-z]+) ((?:is |are |slowly )*)approach(?:es|ing)? (?=(?:an?|the|his|her|its|two|three) )/g,
    (said, ...[who = '', be = '']) => {
      const goes = goesTo(who, be.replace('slowly ', ''))
      return goes === '' ? said : `${who} ${goes} ${/slowly/.test(be) ? 'slowly ' : ''}towards `
    },
  ],
  [
    'towards toward',
    new RegExp(
      `\\b(${ON_THE_GROUND}) (${HOW})towards? (?:the |a )(?:[a-z]+ )?${WATER}(?=[ .,;]|$)(?! (?:tower|bottle|glass|park|slide|well|pump|buffalo|lily))`,
      'g',
    ),
    `$1 $2on the beach ${BEHIND}`,
  ],
  [
    'towards toward',
    new RegExp(
      `\\b(${ON_THE_GROUND}) (${HOW})towards? (?=(?:the |an? |some |two |three )?${LOOKS}${FAR}(?! (?:bell|window|door|gate|wall|stairs|bus|truck|van|owner|keeper|guard|car)\\b)(?:[ .,;]|$))`,
      'g',
    ),
    `$1 $2${BEHIND} towards `,
  ],
]
