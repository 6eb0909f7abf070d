import { takePartToPart } from './part-to-part.ts'
import { take, type Text } from '../prompt/text.ts'

/** Where a camera's way begins and ends, in the words of the prompt; null when it goes along one subject. */
export interface Way {
  readonly from: string | null
  /** None when it goes back until all is seen. */
  readonly to: string | null
}

/** No end of a way, but where every tilt begins or ends. */
const NOWHERE =
  '(?!(?:the|its|a) (?:[a-z]+ )?(?:sky|stars|clouds|heavens|moon|sun|ground|floor|ceiling|horizon|left|right|top|bottom|side|front|back|distance)\\b)'
const ONE = `${NOWHERE}(?:an?|the|two|three|his|her|their|some) [a-z' -]+?`
const ONWARD = '(?:(?:all the way|across|over|up|down|slowly|quickly) )*(?:to|onto|towards?)'
const BEGINNING =
  /\b(?:the )?(?:camera|shot|view) (?:start|begin|open)(?:s|ing)? (?:close |tight |up close )?(?:on|at|with) ((?:an?|the|two|his|her|their|its) [a-z' -]+?),? (?:and |then |before )+((?:slowly |quickly |gently )?[a-z]+(?: (?:up|down|left|right|over|across|away|out|back))?) (?=(?:to|onto|towards?) )/u

/** "The camera starts on a shoe and tilts up to a face" is "The camera tilts up from a shoe to a face". */
export function frontWay(body: string): string {
  return body.replace(BEGINNING, 'the camera $2 from $1 ')
}

/** "¦ from a cat to a dog". */
const BETWEEN = new RegExp(
  `(?<=¦ *)from (${ONE})(?: in the foreground)?[ ,¦]+${ONWARD} ${NOWHERE}(?=(?:an?|the|two|three|his|her|their|some) )([^,.;¦]+)`,
  'u',
)

/** "¦ beginning near an ant ¦": from there back, until all is seen. */
export function takeNear(text: Text): Way | null {
  const [all, from] = /¦ *beginning near ([^¦]+)¦/u.exec(text.body) ?? []
  if (all === undefined || from === undefined) return null
  text.body = text.body.replace(all, '¦')
  return { from, to: null }
}

/** "¦ ending near a rider ¦": from where all is seen to there. */
export function takeEnd(text: Text): Way | null {
  const [all, to] = /¦ *ending near ([^¦]+)¦/u.exec(text.body) ?? []
  if (all === undefined || to === undefined) return null
  text.body = text.body.replace(all, '¦')
  return { from: 'everything', to }
}

/** Shoes that a camera leaves for a face are worn. */
const WORN =
  /^(?:an?|the|his|her|two|their) (?:pair of )?(?:[a-z]+ ){0,2}?(?:shoes?|boots?|feet|sneakers|sandals|heels|toes|hooves|paws)$/u

/** The camera's way from one to another; both stay in the text, what is only a part of whom it ends on does not. */
export function takeWay(text: Text, tilts: boolean): Way | null {
  const found = BETWEEN.exec(text.body)
  const [all, from, to] = found ?? []
  if (all === undefined || from === undefined || to === undefined || /'s? |^its\b/u.test(from))
    return takePartToPart(text) ? { from: null, to: null } : null
  if (tilts && WORN.test(from)) {
    take(text, /(?<=¦ *)from /gu)
    text.body = text.body
      .replace(from, ' ')
      .replace(to, to.replace(/'s? (?:face|eyes|head|helmet)\b/u, ''))
    text.body = text.body.replace(/¦[ ¦]*to /u, '¦ ')
    return { from: null, to: null }
  }
  text.body = text.body.replace(all, ` ${from} ¦ ${to}`)
  return { from, to }
}
