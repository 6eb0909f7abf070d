import type { Shot } from '../../plan/plan.ts'
import type { Text } from '../prompt/text.ts'

type Effect = Shot['camera']['effects'][number]

/** What a camera comes through, by the words for it. */
const PORTALS: readonly (readonly [Effect, RegExp])[] = [
  ['through-keyhole', /(?:key|peep) ?hole/u],
  ['through-window', /window|porthole|skylight/u],
  ['through-door', /door|gate|archway|arch\b|wardrobe|portal|entrance/u],
  ['through-clouds', /cloud|fog|mist/u],
  ['through-hole', /./u],
]

const WHO = '(?:the |a |our )?(?:camera|drone|shot|view|lens|pov|fpv(?: drone)?|we)'
const GOES =
  '(?:slowly |smoothly |quickly |then |gently )*(?:fl(?:ies|y|ying)|go(?:es|ing)?|mov(?:es?|ing)|pass(?:es|ing)?|push(?:es|ing)?|zooms?(?: in)?|dolly|dollies|div(?:es?|ing)|glid(?:es?|ing)|travel(?:s|ling|ing)?|slip(?:s|ping)?|squeez(?:es?|ing)|break(?:s|ing)?|rush(?:es|ing)?|shoots?|enters?|plunges?|drifts?|swoops?|comes?)(?: slowly| smoothly| straight| quickly| down| in)?'
const WHAT =
  "(?:(?:an?|the|some|its|his|her) )?(?:[a-z'-]+ ){0,3}?(?:key ?hole|window|porthole|skylight|doors?|doorway|gates?|archway|arch|wardrobe|portal|entrance|clouds?|layer of clouds|fog|tunnel|hole|crack|pipe|cave mouth|hatch|telescope)(?: of [a-z' -]{3,24}?)?"
const THROUGH = new RegExp(
  `\\b${WHO} ${GOES} (?:in )?through (?<what>${WHAT})(?:,? (?:and )?(?<into>(?:in)?to reveal|reveal(?:s|ing)?|showing|into|inside|onto|to|out (?:into|over|onto)|and (?:into|enters?)|over|above) )`,
  'u',
)

/** "A view through a keyhole into a bedroom": nothing moves, and one sees no more than the hole shows; "a man looking through a keyhole" is seen himself. */
const PEEK =
  /(?:\b(?:an? |the )?(?:view|shot|seen) |(?<=^ ?|[,.;¦] ?)(?:(?:look|peek|peer)(?:ing)? )?)through (?<what>(?:an? |the )?(?:key|peep) ?hole)(?: of (?:an? |the )?(?:[a-z]+ )?door)?(?: ?,(?: we (?:see|watch))?| we (?:see|watch)| (?<into>into|in|of|at|showing)|(?= ?$)) ?/u

/** "A kitchen seen from the doorway": it frames what is seen, and nobody stands in it. */
const FRAMED =
  /\b(?:as )?(?:seen|viewed|framed) (?:from|through|by|in) (?<what>(?:an? |the )(?:[a-z-]+ )?(?:door(?:way)?|gate(?:way)?|archway|arch|entrance))(?= ?(?:$|[,.;¦]))/u

/** Takes out of a take what its camera comes through before it is where the film plays; null when it only moves. */
export function takePortal(text: Text): Effect | null {
  const found = THROUGH.exec(text.body) ?? PEEK.exec(text.body) ?? FRAMED.exec(text.body)
  if (!found) return null
  const { what = '', into = '' } = found.groups ?? {}
  text.taken.push(found[0].trim())
  const move = [PEEK, FRAMED].some((still) => still.test(found[0]))
    ? 'static shot'
    : 'the camera pushes in'
  const there = whereFrom(into)
  text.body = `${text.body.slice(0, found.index)}${move} ¦ ${there}${text.body.slice(found.index + found[0].length)}`
  return PORTALS.find(([, words]) => words.test(what))?.[0] ?? null
}

function whereFrom(into: string): string {
  if (/over|above/u.test(into)) return 'over '
  return into === '' || /reveal|show|of|at/u.test(into) ? '' : 'in '
}
