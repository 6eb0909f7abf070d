import { putRevealedFirst } from '../manner/revealing.ts'
import { REQUEST } from '../words/closed-words.ts'
import { protectViewer } from '../words/directions.ts'
import { nameBarePlace, wholePlace } from './bare-places.ts'
import { partBareTags } from './bare-tags.ts'
import { asBirthday } from './birthdays.ts'
import { nameCarriedOff } from './carried-off.ts'
import { nameNextHands } from './changing-hands.ts'
import { nameEachOne } from './each-one.ts'
import { putLooksBefore } from './given-names.ts'
import { nameHandled } from './handled-again.ts'
import { nameSides } from './inside-and-outside.ts'
import { nameWhatIsEntered } from './gets-inside.ts'
import { asHappening } from './happenings.ts'
import { withLeftOff } from './left-off.ts'
import { withStops } from './run-on.ts'
import { asNews } from './news.ts'
import { inPlainWords } from './other-words.ts'
import { takeTurns } from '../turns/take-turns.ts'

/** Line breaks are stops, brackets are pauses, whatever the keyboard. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/(?<=\b[a-z]+)'re\b/g, ' are'],
  [/\bi'm\b/g, 'i am'],
  [/(?<=\b(?:he|she|it|who|that|one))'s got\b/g, ' has'],
  [/(?<=\b(?:i|you|we|they|who|there))'ve(?: got)?\b/g, ' have'],
  [/(?<=\b(?:i|you|we|they|who|he|she|it|there|that))'ll\b/g, ' will'],
  [/[–—]/g, ' - '],
  [/\bw\/ ?/g, 'with '],
  [/\b(they|we|you)'re\b/gi, '$1 are'],
  [/\b(\d)(?=(?:girl|boy|man|woman|cat|dog)s?\b)/g, '$1 '],
  // "Farm animals (cows, pigs and sheep)": these, and no others beside them.
  [
    /\b(?:an? |the )?(?:group|herd|variety|selection|assortment|bunch|collection|set) of (?:[a-z]+ ){0,2}?[a-z]+s \(((?:(?:and )?[a-z]+(?:,? and |, ))+[a-z]+s?)\)/gi,
    '$1',
  ],
  [/[^\S\n]+/g, ' '],
  [/\n ?(?:[-*•]|\d+[.)])/g, ' . '],
  [/\n/g, ' . '],
]

const GREETING =
  /^\s*(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day))(?: there| all| everyone| friend| team)?\s*[!,.:;)-]+\s*/

/** Said to whoever makes the film. */
const ASIDES =
  /,? ?\b(?:i guess|i think|if possible|if you can|thank you|thanks(?! (?:an?|the|his|her|its|their|my|our) [a-z])|please|or something(?: like that)?|you know|thx|thanx|lol|pls|plz|omg|ha(?:ha)+|xd|btw|tbh|asap)\b[.!]*|\bmeanwhile,? ?|(?<=[.;!?] )instead,? (?!of\b)/g

/** "A 1930s cartoon of …": a wish for a film, and how it is to look. */
const LOOK_WISHED =
  /\b(?:(?:19[1-9]0s|rubber[- ]hose|saturday morning) )?(?:cartoon|silent (?:film|movie))\b/

function lookWished(body: string): string {
  const look = LOOK_WISHED.exec(REQUEST.exec(body)?.[0] ?? '')?.[0]
  return look === undefined ? '' : ` , ${look} style`
}

/** Lower case, straight quotes, single spaces, known turns of phrase, no "please show me a video of". */
export function plainText(prompt: string): string {
  let body = prompt.normalize('NFC').toLowerCase()
  for (const [mark, plain] of MARKS) body = body.replace(mark, plain)
  body = body.replace(GREETING, '')
  body = nameSides(body)
  const place = wholePlace(body)
  if (place !== null) return place
  const look = lookWished(body)
  const said = nameBarePlace(withLeftOff(withStops(body.replace(REQUEST, ''))))
  body = (look === '' ? said : said.replace(/[.\s]*$/, look)).replace(ASIDES, '')
  body = inPlainWords(
    putRevealedFirst(
      asHappening(
        asNews(
          asBirthday(
            putLooksBefore(nameHandled(nameNextHands(nameCarriedOff(nameWhatIsEntered(body))))),
          ),
        ),
      ),
    ),
  )
  body = takeTurns(body)
  const calm = body.replace(/[()[\]{}]+/g, ' , ').replace(/ {2,}/g, ' ')
  return protectViewer(partBareTags(nameEachOne(calm).replace(REQUEST, '')))
}
