import { stuffIn, type Process, type Rule, type Said } from './process.ts'
import { thingOf, withThing } from './things.ts'

const NAME = "(?:[a-z0-9'-]+ ){0,4}?[a-z0-9'-]+"
const HARD =
  '(?:an? |the )?(?:[a-z]+ ){0,2}?(?:desk|table|counter|countertop|tabletop|dining table)(?: ?top| surface)?'

/** What things do on a table with nobody's hands, and cameras that hands turn. */
export const SEEN_ON_TABLE_RULES: readonly Rule[] = [
  {
    guards: 'camera',
    pattern: new RegExp(
      `^turning the camera (?<way>left|right|upwards?|downwards?|up|down) while filming (?<what>${NAME})(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => {
      const way = said('way').replace(/wards?$/u, '')
      return plainly(
        `${said('what')}, the camera ${/up|down/u.test(way) ? 'tilts' : 'pans'} ${way}`,
      )
    },
  },
  {
    guards: 'camera',
    pattern: new RegExp(
      `^(?<way>approaching|moving away from) (?<what>${NAME}) with your camera(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) =>
      plainly(
        `${said('what')}, the camera ${said('way') === 'approaching' ? 'dollies in' : 'dollies out'}`,
      ),
  },
  {
    guards: 'falling falls',
    pattern: new RegExp(
      `^(?<what>${NAME}) (?:is )?fall(?:ing|s) like an? (?<like>feather|leaf|rock|stone|brick|piece of paper)(?: or (?:an? )?[a-z]+)?(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => tabled(said, /rock|stone|brick/u.test(said('like')) ? 'fall' : 'sail'),
  },
  {
    guards: 'deflected',
    pattern: new RegExp(
      `^(?<what>${NAME}) (?:is )?(?:being )?deflected (?:from|off|by) (?<other>${NAME})(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => tabled(said, 'deflect'),
  },
  {
    guards: 'collid',
    pattern: new RegExp(
      `^(?<what>${NAME}) (?:is )?collid(?:ing|es) with (?<other>${NAME}) and both (?:are being deflected|bounce|(?<halt>come to a halt|stop))[^.;,]*(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => tabled(said, said('halt') === '' ? 'bounce' : 'halt'),
  },
  {
    guards: 'across along over',
    pattern: new RegExp(
      `^(?<what>${NAME}) (?:slides?|glides?|skates?|skids?|skims?|sliding|gliding|skating|is sliding) (?:across|along|over) ${HARD}(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => tabled(said, 'slide'),
  },
  {
    guards: 'pour splash stream drizzle',
    pattern:
      /^(?:an? |the |some )?(?<into>(?:[a-z]+ ){0,2}[a-z]+) (?:accepting|receiving|getting|taking|accepts|receives|gets) an? (?:[a-z]+ )?(?:pour|splash|stream|drizzle|dash) of (?<liquid>(?:[a-z]+ )?[a-z]+)(?=[.,;]|$)/u,
    tell: intoDrink,
  },
]

const plainly = (words: string): Process => ({ noun: '', picture: null, verb: '', plainly: words })

function tabled(said: Said, deed: string): Process | null {
  if (/\b(?:car|truck|person|man|woman|boy|girl|player|skater|bird|plane)$/u.test(said('what')))
    return null
  return withThing(said('what'), {
    verb: `table-${deed}`,
    prop: thingOf(said('other')) || 'table',
    shot: { place: 'living room' },
  })
}

/** A drink that another one is poured into. */
function intoDrink(said: Said): Process | null {
  const [into, liquid] = [stuffIn(said('into')), stuffIn(said('liquid'))]
  if (into === null || liquid === null) return null
  return {
    noun: `cup of ${into.name}`,
    picture: 'prop:clear-cup',
    verb: 'bench-mix',
    prop: `${liquid.name} into ${into.name}`.slice(0, 60),
  }
}
