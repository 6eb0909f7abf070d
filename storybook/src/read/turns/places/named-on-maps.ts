import { geographicPlace } from '../../words/geography.ts'
import { placeWord } from '../../words/place-words.ts'
import type { Turn } from '../turn.ts'

const COUNTRIES =
  'usa|u\\.s\\.a\\.?|united states|uk|united kingdom|england|scotland|wales|ireland|france|germany|italy|spain|portugal|poland|ukraine|russia|turkey|greece|croatia|austria|switzerland|netherlands|belgium|denmark|sweden|norway|finland|hungary|romania|bulgaria|serbia|czech republic|georgia|israel|egypt|morocco|kenya|tanzania|south africa|india|nepal|thailand|vietnam|cambodia|malaysia|indonesia|philippines|china|japan|south korea|taiwan|australia|new zealand|canada|mexico|brazil|argentina|peru|chile|colombia|cuba|california|texas|florida|washington|oregon|colorado|arizona|utah|nevada|hawaii|alaska|illinois|massachusetts'

/** What stands in a town, and is named right before it. */
const SIGHTS =
  'skyscrapers?|towers?|buildings?|bridges?|streets?|skyline|church|cathedral|temples?|mosque|harbou?r|square|station|downtown|airport|market|museum|stadium|castle|palace|houses?|metro station|traffic'

const isOnMaps = (name: string): boolean =>
  placeWord(name) !== null || geographicPlace(name) !== null

/** "San francisco california usa": the town, where all of it is on maps. */
function townOf(names: string): string | null {
  const words = names.split(/,? /)
  for (const length of [2, 1]) {
    const town = words.slice(0, length).join(' ')
    const rest = words.slice(length).join(' ')
    // A castle garden is no castle in a town of that name.
    if (words.length < length || geographicPlace(town) === null) continue
    if (rest === '' || new RegExp(`^(?:(?:${COUNTRIES})(?: |$))+$`).test(rest)) return town
  }
  return null
}

/** Towns with their countries, and sights with their towns, without a comma or a word between them. */
export const NAMED_ON_MAPS_TURNS: readonly Turn[] = [
  [
    'skyscraper tower building bridge street skyline church cathedral temple mosque harbor harbour square station downtown airport market museum stadium castle palace house traffic',
    new RegExp(`\\b(${SIGHTS}) ((?:[a-z.]+,? ){0,3}[a-z.]+)$`, 'g'),
    (said, sight = '', names = '') => {
      const town = townOf(names)
      return town === null || town.length < 5 ? said : `${sight} in ${town}`
    },
  ],
  [
    'in of at near from',
    new RegExp(
      `\\b(in|of|at|near|from) ((?:[a-z]+ )?[a-z]+),? (?:${COUNTRIES})(?= *(?:$|[.,;])| (?:during|in|on|at|while|with|after|before|under|by|and)\\b)`,
      'g',
    ),
    (said, word = '', town = '') => (isOnMaps(town) ? `${word} ${town}` : said),
  ],
]
