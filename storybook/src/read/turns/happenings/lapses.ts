import type { Turn } from '../turn.ts'

type Rule = readonly [said: RegExp, plain: string]

const FLOWER =
  '((?:[a-z]+ )?(?:sunflower|rose|tulip|lily|lotus|orchid|poppy|peony|dahlia|daisy|iris|hibiscus|magnolia|flower|blossom)s?)'
const BUILT =
  '((?:[a-z]+ )?(?:skyscraper|tower|house|building|bridge|castle|stadium|cathedral|pyramid|church|apartment block|lighthouse))'
const STARS = '(?:the )?(?:stars|milky way|night sky|starry sky|galaxy)'

/** What takes hours or weeks, by the deed that shows it from its beginning to its end. */
const RULES: readonly Rule[] = [
  [
    new RegExp(
      `\\b${FLOWER}(?: buds?)? (?:slowly |gently )?(?:opening|unfurling|unfolding|opens|unfolds|unfurls|bursting open)(?: (?:up|its petals))?`,
      'g',
    ),
    '$1 blooming',
  ],
  // A day that is told in parts would let it open three times.
  [
    /(?<=\b(?:bloom|grow|sprout|melt|wilt|rott|ripen)ing\b[^.;]*),? from (?:dawn|sunrise|morning) (?:to|till|until) (?:noon|midday|dusk|sunset|evening|night|nightfall)\b/g,
    ' at dawn',
  ],
  [
    new RegExp(
      `\\b${BUILT} (?:slowly )?(?:(?:is |are )?being (?:built|constructed|erected)|getting built|is built|going up|rising (?:floor by floor|from the ground|into the sky))(?: (?:floor by floor|brick by brick|from the ground up))?`,
      'g',
    ),
    '$1 grows on a construction site',
  ],
  [
    new RegExp(`\\b(?:the )?(?:construction|building) of (an?|the) ${BUILT}`, 'g'),
    '$1 $2 grows on a construction site',
  ],
  [
    new RegExp(
      `\\b${STARS} (?:slowly )?(?:turn|wheel|rotat|spin|mov|circl|revolv|sweep|streak|drift|swirl|pass)(?:s|es|e|ing|ning)?(?: (?:across|through) the (?:night )?sky)?(?= (?:over|above|around|behind|overhead|across|and)\\b|[,.;]|$)(?: overhead)?`,
      'g',
    ),
    'star trails at night',
  ],
  [
    /\b(?:(?:an?|the) )?(?:busy |crowded |rainy |wet )*(?:city street|street|city|avenue|intersection|boulevard|crossroads)(?=[^.]*\b(?:traffic|streaks?|streaking|headlights)\b)/g,
    'downtown',
  ],
  [
    /\b(?:(?:the )?(?:traffic|cars?|headlights?|car lights|taillights)(?: lights)? )?(?:(?:(?:is |are )?(?:leaving|drawing|making|becoming|turning into) )?(?:(?:red|white|golden|colou?rful|long|bright) (?:and )?)*(?:streaks|streams|rivers|ribbons|trails|lines) of (?:light|headlights|traffic)|(?:streaking|streaming|rushing|flowing|racing)(?: (?:by|past|through|along))?)\b(?<=\b(?:traffic|cars?|headlights?|lights|light|taillights)\b[^,.;]*)/g,
    'light trails',
  ],
  [
    /\b(?:the )?tide (?:slowly )?(?:com(?:ing|es) in|rising|rises|rolling in|washing)(?: (?:over|around|towards|onto|to))? (an?|the) (sand ?castle)\b/g,
    '$1 sandcastle melts on a beach',
  ],
  [
    /\b(bread|dough|cake|souffle|soufflé|muffins?|cupcakes?|cookies|loaf|bun) (?:slowly )?(?:rising|rises|rise|baking|puffing up)\b/g,
    '$1 growing',
  ],
  [
    /\b(?:an? |the )?(bowl|plate|basket|dish) of ([a-z]+) (?:slowly )?(?:growing mou?ld|going mou?ldy|getting mou?ldy|mou?lding|rotting|decaying|decomposing|spoiling)\b/g,
    '$2 rotting in a $1',
  ],
  [
    /\b(?:growing mou?ld|going mou?ldy|getting mou?ldy|mou?lding|decaying|decomposing|spoiling)\b/g,
    'rotting',
  ],
  [
    /\b(?:an? |the )?(?:[a-z]+ )?(?:seed|seedling|bulb|sprout|sapling)\b(?: (?:slowly )?(?:sprouting|germinating|growing|emerging))?(?: (?:in|out of|from) (?:an? |the )?[a-z ]{0,20}?(?:pot|soil|ground|earth))?( on (?:an?|the) [a-z ]{0,20}?windowsill)?[^.;]*? (?:blooming|growing|turning|developing|grows|blooms|turns) into (an? (?:[a-z]+ ){0,2}?[a-z]+)(?=[,.;]|$| (?:in|on|with)\b)/g,
    '$2 grows out of a clay pot$1',
  ],
  // Nearer than the pot one would not see what grows out of it.
  [
    /(?<=\bgrows out of a clay pot\b[^.;]*),? (?:in |with )?(?:an? )?(?:macro|close-?up)(?: lens| shot)?\b/g,
    '',
  ],
]

/** In a time-lapse what is slow is seen from its beginning to its end. */
export const LAPSE_TURNS: readonly Turn[] = [
  [
    'lapse lapses timelapse hyperlapse',
    /^[^\n]{0,600}\b(?:time|hyper)[- ]?lapse\b[^\n]{0,600}$/g,
    (body) => RULES.reduce((told, [said, plain]) => told.replace(said, plain), body),
  ],
]
