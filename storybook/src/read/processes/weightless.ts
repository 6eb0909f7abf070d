import {
  START,
  stuffIn,
  VESSEL,
  vesselPicture,
  type Process,
  type Rule,
  type Said,
} from './process.ts'

const LY = '(?:[a-z]+ly )*'
const WHERE =
  '(?:in (?:the |an? )?(?:international )?(?:space ?station|spaceship|spacecraft|zero gravity|zero-gravity|microgravity|weightlessness|orbit|space shuttle)(?: (?:module|cabin|environment))?|(?:aboard|inside|on) (?:the |an? )?(?:international )?(?:space ?station|spaceship|spacecraft|iss))'

/** What comes out of vessels where nothing has weight. */
export const WEIGHTLESS_RULES: readonly Rule[] = [
  {
    guards: 'space gravity orbit iss',
    pattern: new RegExp(
      `${START}(?:an? |the )?(?<vessel>(?:[a-z]+ ){0,2}?${VESSEL}) (?:of|filled with|full of|containing) (?<stuff>(?:[a-z]+ ){0,2}?[a-z]+) (?:is|gets|being) ${LY}(?<deed>opened|tilted|tipped(?: over)?|squeezed|poured(?: out)?|spilled|uncapped|shaken|turned over|released)(?: out)? ${LY}${WHERE}[^.;]*`,
      'u',
    ),
    tell: escaped,
  },
]

function escaped(said: Said): Process | null {
  const found = stuffIn(said('stuff'))
  if (found === null) return null
  const holder = said('vessel').split(' ').at(-1) ?? 'bottle'
  return {
    noun: `${holder} of ${found.name}`,
    picture: `prop:${vesselPicture(holder, 'clear-bottle')}`,
    verb: 'bench-escape',
    prop: `${said('deed')} with ${found.name}`.slice(0, 60),
    where: 'in the space station',
  }
}
