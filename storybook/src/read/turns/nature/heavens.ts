import type { Turn } from '../turn.ts'

/** Bodies that go round others. */
const BODY =
  '(?:planet |dwarf )?(?:earths?|moons?|suns?|planets?|stars?|asteroids?|comets?|mars|venus|jupiter|saturn|neptune|uranus|mercury|pluto)'
const SOME = '(?:(?:an?|the|its|one|two|three|four|five|six|seven|eight|nine|ten|several|many) )?'
const LOOKS = '(?:(?!the |an? |the$|with |around )[a-z-]+ ){0,2}?'
const HOW = '(?:(?:very |super |really |so )?(?:fast|quickly|rapidly|slowly|quick|swiftly) )?'
const GOES =
  '(?:orbit|spin|spn|circl|revolv|rotat|turn|mov|travel|go|glid|fl)(?:s|es|e|ies|y|ing|ning|nning)?'

const [NONE, SEEN_SUN] = ['', 'yellow sun'] as const

/** The sun is light and talk, and a purple planet a land: what goes, or is gone round, is a body like the others. */
const asBody = (said: string): string =>
  said
    .replace(/^(?:the |a )?sun$/, `the ${SEEN_SUN}`)
    .replace(/(?<=^(?:the|an?|its|this) [a-z]+ )(?=planet$)/, 'round ')

/** What the great bodies do: "two moons are spinning around the earth", "three suns set". */
export const HEAVEN_TURNS: readonly Turn[] = [
  [
    'around round orbits orbit orbiting orbited circle circles circling',
    new RegExp(
      `\\b(${SOME}${LOOKS}${BODY}) ((?:is|are) )?(${HOW})${GOES} (${HOW})(?:(?:around|round|about|in orbit around) )?((?:the|an?|its|this) ${LOOKS}${BODY})\\b(?!-| ?(?:base|rock|light|landing))`,
      'g',
    ),
    (said, ...found) => {
      const [who = NONE, , before = NONE, after = NONE, centre = NONE] = found
      if (!/\b(?:orbit|circl|around|round|about)/.test(said)) return said
      return `${asBody(who)} orbits ${before}${after}${asBody(centre)}`
    },
  ],
  // Water that goes up is water that falls, from its end to its beginning.
  [
    'upwards upward uphill up backwards',
    /\b((?:an? |the )?(?:[a-z]+ ){0,2}?(?:water|waterfall|river|stream|brook|rain|raindrops|cascade))(?: (?:that|which))? (?:is |are )?(?:flow|run|fall|pour|cascad|stream|rush|go)(?:s|es|ing)? (?:back )?(?:upwards?|uphill|backwards?|up(?= ?(?:[.,;]|$|the (?:cliff|rocks?|mountain|hill)))(?: the (?:cliff|rocks?|mountain|hill))?)/g,
    '$1, played in reverse,',
  ],
  [
    'suns',
    /\b((?:two|three|four|five|six|seven|twin) (?:[a-z]+ )?suns) (?:(?:are|slowly|now) )*(?:(set|setting|sink|sinking|go down|going down)|(?:rise|rising|come up|coming up))\b(?: (?:at once|together|at the same time))?/g,
    (_, suns = NONE, sets = NONE) => `${suns} ${sets === NONE ? 'at sunrise' : 'at sunset'}`,
  ],
]
