import { hasPicture } from '../../lexicon/find-picture.ts'
import { insideOf, outsideOf } from '../../lexicon/places/sides.ts'
import { placeWord } from '../words/place-words.ts'

const NEAR = /\b(?:(?:in|out)doors?|(?:in|ex)terior|(?:in|out)side)\b/
const ENDS =
  '(?= *(?:$|[.,;:!¦]|(?:with|in|at|on|near|by|from|during|while|where|and|as|full|filled|for|surrounded|that|which|is|are|under|at)\\b|[a-z]+ing\\b))'
const NAME = "((?:[a-zé'-]+ ){0,3}?[a-zé'-]+)"

const BEFORE = /\b(an? )?(in|out)door ((?:[a-zé'-]+ ){0,3}[a-zé'-]+)/g
const ENDED = new RegExp(`^${ENDS}`)
const AFTER = new RegExp(
  `^((?:an? |the )?)${NAME},? (?:(indoors?|inside|interior)|outdoors?|outside|exterior)$`,
)
const OF = new RegExp(
  `^(?:(?:an?|the) )?(?:interior|inside)(?: (?:view|shot))?(?: of)? (?:an?|the) ${NAME}${ENDS}`,
)

/** "Indoor church", "church indoors", "inside of a car": the inside or the outside of it, by the name that has. */
export function nameSides(body: string): string {
  if (!NEAR.test(body)) return body
  return body
    .replace(BEFORE, (...found) => {
      const [told, article, way, words, at, whole] = found as Found
      const rest = whole.slice(at + told.length)
      const side = longestSide({ words, rest, within: way === 'in' })
      return side === null ? told : `${article === undefined ? '' : 'a '}${side}`
    })
    .replace(AFTER, (...found) => {
      const [told, article, name, within] = found as [string, string, string, string | undefined]
      const side = sideOf(name, within !== undefined)
      return side === null ? told : `${article}${side}`
    })
    .replace(OF, (told, name: string) => {
      const side = insideOf(name)
      // Who drives is in the car; what one sees then has words of its own.
      const more = side === 'car interior' && told !== body.trim()
      return side === null || side === name || more ? told : `in a ${side}`
    })
}

type Found = [string, string | undefined, string, string, number, string]

interface Told {
  readonly words: string
  /** What stands behind them. */
  readonly rest: string
  readonly within: boolean
}

/** "Indoor ice skating rink": as many of the words as name a place, with what is left of them. */
function longestSide({ words, rest, within }: Told): string | null {
  const all = words.split(' ')
  for (let length = all.length; length > 0; length--) {
    const left = [...all.slice(length), ''].join(' ').trimEnd()
    const after = left === '' ? rest : ` ${left}${rest}`
    const side = ENDED.test(after) ? sideOf(all.slice(0, length).join(' '), within) : null
    if (side !== null) return left === '' ? side : `${side} ${left}`
  }
  return null
}

/** Of a gazebo the outside is what one knows it by. */
function sideOf(name: string, within: boolean): string | null {
  if (within) {
    const inside = insideOf(name)
    // Nobody can go into a fountain: it stands in a room.
    return inside === name && placeWord(name)?.thing === true ? null : inside
  }
  return outsideOf(name) ?? (hasPicture(name) ? name : null)
}
