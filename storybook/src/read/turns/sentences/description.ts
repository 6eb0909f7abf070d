import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** What somebody is called once more, and what that says of them. */
const MEANT_AS: Rows = [
  ['man|guy|fellow', 'male '],
  ['woman|lady', 'female '],
  ['boy', 'young male '],
  ['girl', 'young female '],
  ['teenager|teen', 'young '],
  ['kid|child|creature', ''],
]

const PLACES =
  '(?:city|cities|cityscape|streets?|alleys?|alleyway|tunnels?|bars?|clubs?|nightclub|corridors?|rooms?|skyline|district|town|markets?|arcades?|diner|shops?|store|stage|highway|road|bridge|downtown|tokyo|night|nights|hallway|rooftop|garage|station|subway|metropolis|future|sky|world|landscape|crosswalk|intersection|plaza|square|park|restaurant|caf[eé]|coffee (?:shop|house)|kitchen|salon|gym|office|apartment|bedroom|laundromat|pub|casino|lounge|studio|backdrop|background)'

/** Whom it shows is not said, and what it does is that it awakes. */
const ANY_STATUE =
  '\\b(an?|the) (?:(?:ancient|old|greek|roman|marble|stone|white|museum|garden|bronze|giant|beautiful) )*(?:statue|sculpture) ((?:(?:in|at|on) (?:an?|the) (?:[a-z]+ )?[a-z]+ )?)(?:(?:suddenly|slowly|magically) )?(?:(?:comes?|coming|springs?|is brought) (?:back )?to life|comes? alive|awakens?|wakes? up)'

/** What is of a time to come, and things with tubes of light on them; a street that is lit by neon is another matter. */
const NEON_TURNS: readonly Turn[] = [
  [
    'neon',
    new RegExp(
      `\\bneon[- ](?:lit|trimmed|outlined|edged|accented|rimmed) (?=[a-z])(?!(?:[a-z-]+ ){0,3}${PLACES}(?![a-z]))`,
      'g',
    ),
    'neon-edged ',
  ],
]

const NAILS = '(?:(?:his|her|their|my|the) )?(?:finger ?|toe ?|long )?nails'
const COLOURS =
  '((?:bright |dark |light |hot |neon |pale |deep )?(?:red|pink|purple|blue|black|green|orange|yellow|white|gold|golden|silver|turquoise|lilac|violet|teal|burgundy|maroon))'

/** Handwork, on oneself and at a bench. */
const HANDWORK_TURNS: readonly Turn[] = [
  // Nobody carves on a park bench.
  [
    ' bench',
    /(?<=\b(?:carv|repair|hammer|build|craft|sand|solder|tinker|mend|whittl|weld|fix|work|saw)(?:e|es|s|ing)?\b[^.;]*) at (his|her|their|a|the) (?:old |wooden |cluttered |tidy )*bench\b/g,
    ' at $1 workbench',
  ],
  // What is sprayed onto a wall is a picture, unless it is wet.
  [
    'spray',
    /\bspray(s|ing)? (?:some )?(?:bright |colou?rful )?paint (?=on|onto|across|over|all over)/g,
    'spray-paint$1 a mural ',
  ],
  [
    'spray',
    /\bspray(s|ing)? (?=(?:[a-z]+ ){0,4}(?:murals?|graffiti|street art|tags?)\b|(?:an?|the|his|her) (?:(?!water|hose|perfume|foam|on)[a-z]+ ){1,4}(?:on|onto|across) (?:an?|the) (?:[a-z]+ ){0,3}(?:wall|building|train|bridge|underpass|subway car)\b)/g,
    'spray-paint$1 ',
  ],
  [
    'nails',
    new RegExp(`\\bpaint(s|ing)? ${NAILS} (?:in )?(?:a )?${COLOURS}\\b`, 'g'),
    'paint$1 $2 nail polish',
  ],
]

const WHOSE = '(?:its|his|her|their|the)'
const END = '(?=\\s*(?:[,.;]|$)| as | while )'

/** How long prompts speak of light, mood, camera and little details that are no cast of their own. */
export const DESCRIPTION_TURNS: readonly Turn[] = [
  // What captions call the interior of a church is the church from inside.
  [
    'interior interiors',
    /\b(?:an? |the )?((?:(?:modern|minimalist|luxury|luxurious|elegant|classic|contemporary|rustic|vintage|cozy|stylish) )*)interiors? (?:(?:view|shot|footage|design|decor|decoration|architecture) )?of (?:(an?|the|my|our|their|his|her) )?(?=[a-z])/g,
    (_, looks = '', article: string | undefined) => `inside ${article ?? 'a'} ${looks}`,
  ],
  // Who holds a sword by its hilt holds the sword.
  [
    'hilt grip handle pommel tip',
    /\bthe (?:hilt|grip|handle|pommel|(?:glowing )?tip) of (?=(?:an?|the|his|her|its|their) (?:[a-z]+ )?(?:sword|katana|blade|staff|wand|spear|axe|lance|broom|umbrella|cane|torch)\b)/g,
    '',
  ],
  // "Soldiers hide, weapons ready": what they have anyway.
  [
    'weapons guns rifles swords spears bows',
    /,? (?:with )?(?:their |his |her )?(weapons|guns|rifles|swords|spears|bows) (?:drawn|ready|raised|at the ready)\b/g,
    (_, arms) => (/^(?:weapons|guns|rifles)$/.test(arms) ? '' : ` , holding ${arms}`),
  ],
  // What a thing is made of, without how it looks.
  [
    'rusted rusty corroded',
    /\b(an?|the) ((?:[a-z]+ ){1,3})(?:made|built) (?:entirely |completely |out )*(?:of|from) (?:rusted|rusty|corroded) (?:metal|iron|steel|parts|scrap)\b/g,
    '$1 rusty $2',
  ],
  // Whom somebody looks out for is not there.
  [
    'eyes',
    /,? (?:its|his|her|their) (?:[a-z]+ ){0,2}eyes (?:scanning|searching|looking|hunting) (?:for [a-z]+(?: [a-z]+)?|(?:the )?(?:horizon|area|darkness|surroundings|crowd|sky))(?=[,.;]|$)/g,
    '',
  ],
  [
    'made built',
    /\b(?:made|built) (?:entirely |completely |out )*(?:of|from) (?:solid|pure|polished|shiny|gleaming|translucent|living|cracked|ancient|weathered|molten|liquid) (?=(?:metal|steel|iron|gold|silver|bronze|brass|copper|stone|marble|glass|crystal|ice|wood|chrome)\b)/g,
    'made of ',
  ],
  ['branches', /\b(from|in|among|through) the branches of (?=an?\b|the\b)/g, '$1 '],
  [
    'filling fills',
    /,? (?:filling|and fills|fills) the (?:air|sky|frame|screen|room) with (?:(?:orange|red|gold|golden|blue|pink|purple|green|white|yellow)(?: and [a-z]+)?|colou?rs?|light|warmth|life|magic)(?=[,.;]|$)/g,
    '',
  ],
  // Who bursts through a wall of trees is whole.
  [
    'burst crash',
    /\b(?:burst|crash)(?:e?s|ing)? (?:out )?(?:through|from) (?=(?:the|some|a) (?:[a-z]+ )?(?:trees|forest|jungle|bushes|undergrowth|foliage|leaves|clouds|tall grass|fog|mist|smoke|snow)\b)/g,
    'running through ',
  ],
  // What stands dark before the light far away is no style of the film.
  [
    'silhouett',
    /\b((?:trees|palms|pines|acacias|hills|mountains|peaks|buildings|skyscrapers|towers|ruins|cacti|reeds))(?: (?:stand|are|rise|appear)(?:ing)?)? (?:in silhouette|silhouetted)\b|\bsilhouett?ed (?=(?:[a-z]+ )?(?:trees|palms|pines|acacias|hills|mountains|peaks|buildings|skyscrapers|towers|ruins|cacti|reeds)\b)/g,
    '$1',
  ],
  // "A convertible drives … A woman sits behind the wheel": of that car.
  [
    'wheel',
    /\b(?:sits |sitting |is )?(?:behind|at) the (?:steering )?wheel of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,3}?(?:car|convertible|roadster|truck|bus|van|taxi|jeep|pickup|cabriolet|limousine|race car)\b)/g,
    'driving ',
  ],
  ...HANDWORK_TURNS,
  ...NEON_TURNS,
  // Light that flashes is no camera, and what runs in an hourglass is not the glass.
  [
    'flash flashes',
    /,? \b(?:in|with|amid|by) (?:an?|the) (?:[a-z]+ ){0,2}?flash(?:es)? of (?:[a-z]+ )?(?:light|lightning)\b|,? \b(?:(?:with|amid|and|as|while|the|many|hundreds of) )*(?:camera|photo|press|paparazzi) flashes(?: (?:going off|popping|flashing|everywhere|all around|from the (?:crowd|stands)))?(?= ?(?:[,.;]|$))/g,
    '',
  ],
  // "A tracking shot follows a fisherman": of whom the shot is.
  [
    'follows tracks captures shows features depicts frames focuses reveals',
    /\b((?:tracking |close-up |wide |aerial |drone |handheld |dolly |medium |static |low-angle )*(?:shot|close-up|view|footage)) (?:follows|tracks|captures|shows|features|depicts|frames|focuses on) (?=(?:an?|the|his|her|two|three|some|as)\b)/g,
    '$1 of ',
  ],
  [
    'video clip ad commercial animation film',
    /^\s*(?:please )?(?:create |make |generate )?(?:an? )?(?:[a-z0-9-]+ ){0,4}(?:video|clip|ad|commercial|animation|film) for [^:.]{2,40}:\s*/g,
    '',
  ],
  [
    'mood atmosphere tone vibe feeling lighting palette colors colours music soundtrack scene composition aesthetic background',
    /(^|[.;] ?)(?:the |its |an? )?(?:overall |general )?(?:mood|atmosphere|tone|vibe|feeling|lighting|light|colou?r palette|palette|colou?rs|music|soundtrack|scene|composition|aesthetic|background) (?:is|are|feels|remains|should be|conveys|evokes|creates|has) (?:an? |very |both |soft and |a sense of )*([a-z-]+)(?:(?:,| and| yet| but)+ ([a-z-]+))?(?:, (?:highlighting|adding|creating|giving|casting|evoking|enhancing|emphasi[sz]ing|making|bringing|with a|as if|like)[^,.;]*)*(?=[,.;]|$)/g,
    '$1 , $2 mood , $3 mood , ',
  ],
  // Of a sentence about the camera all that goes on is the camera's.
  // Who looks at the camera and then jumps is no camera.
  [
    'camera',
    /(?<!\b(?:at|to|into|towards?|for|from|of|with|past) )\b(the camera [^.;]{2,60}?),? (?:and )?then (?=[a-z]+s\b)/g,
    '$1 and the camera ',
  ],
  [
    'camera',
    /\b(the camera [^.;]{2,60}?),? (?:following|tracking|keeping|trailing) (?:him|her|it|them|the [a-z]+)(?= as\b| while\b|[.,;]|$)/g,
    '$1 ,',
  ],
  // Steam from joints, dust about boots, light on faces: whoever is shown has them.
  [
    'steam smoke gears sparks dust embers sweat spray shadows reflection flame',
    new RegExp(
      `([,.;] ?)(?:and |with |their |its |his |her |the |thick |dense |white |hot |heavy |fine |gr[ae]y )*(?:steam|smoke|gears|sparks|dust|embers|sweat|spray|shadows?|reflections?|flame)(?: is| are)? (?:[a-z]+ly )?(?:hiss|turn|spin|drip|swirl|fly|ris|drift|danc|whirl|billow|pour|stream|play|gather|cling|splash|shimmer|bounc|stretch|kick|illuminat|curl|puff)[a-z]* (?:[a-z]+ )?(?:from|in|on|around|through|across|over|off|behind|between|up from|${WHOSE.slice(3, -1)}) (?![a-z' ]*chimney)[a-z' ]{2,40}?(?:${END}| (?=and (?:his|her|the|their|an?|everyone|two|three) ))`,
      'g',
    ),
    '$1',
  ],
  [
    'dripping drips',
    /,? ?\b(rain|water|snow) (?:is )?drip(?:s|ping) (?:from|off|down) (?:the brim of |the edge of )?(?:his|her|the|its) [a-z]+(?: [a-z]+)?(?=[,.;]|$)/g,
    ' in the $1',
  ],
  [
    'siren thunder bell music laughter',
    /(^|[,.;] ?)(?:and )?(?:in the distance,? )?(?:an? |the )?(?:distant |police |ambulance |faint )*(?:sirens?|thunder|music|laughter|applause|foghorn|church bells?) (?:wails?|blares?|sounds?|echo(?:es)?|rumbles?|plays?|rings? out|can be heard|is heard|tolls?)[^,.;]*/g,
    '$1',
  ],
  ['hears', /\bhears? (?:an?|the|some) [a-z ]{2,30}?(?=[,.;]|$| and )/g, 'listens'],
  [
    'wind breeze',
    /(^|[,.;] ?)(?:and )?(?:the|a) (?:soft |gentle |cold |strong |sea )*(?:wind|breeze) (?:gently )?(?:lifts|blows|plays with|tugs at|ruffles|tousles|catches|moves) (?:his|her|their|its) [a-z ]{2,20}?(?=[,.;]|$)/g,
    '$1 in the wind',
  ],
  [
    'flour paint mud soot chocolate dirt icing cream jam',
    /,? ?\bwith (?:some |a bit of |[a-z]+ )?(flour|paint|mud|soot|chocolate|dirt|icing|cream|jam) on (?:his|her|their|its) (?:cheeks?|faces?|nose|hands?|paws?|fur|chin|apron|clothes|boots)\b/g,
    ' covered in $1',
  ],
  [
    'covered adorned decorated entwined woven dotted',
    /\b(antlers|horns|mane|hair|fur|wings|tail|beard|shell|coat) (?:covered|adorned|decorated|entwined|woven|dotted) (?:in|with|by) (?:[a-z]+ ){0,3}?[a-z]+(?= (?:stands|walks|sits|runs|flies|lies|looks|sleeps|swims|waits|moves|appears|grazes|drinks)\b)/g,
    '$1',
  ],
  ['made of', /\bmade (?:entirely )?(?:out )?of ([a-z]+) and [a-z]+\b/g, 'made of $1'],
  [
    'shades hues tones',
    /,? ?\bin (?:[a-z]+ )?(?:shades|hues|tones) of [a-z]+(?:,? (?:and )?[a-z]+)?(?=[,.;]|$| and | with )/g,
    '',
  ],
  // "His apprentice, a girl with two braids, sprinkles sugar": one and the same.
  [
    ', a',
    new RegExp(
      `((?:^|[.;,] ?)(?:an?|the|his|her|their|its) (?:[a-z]+ ){0,3})([a-z]+), an? ((?:[a-z]+ )*?)(${anyOf(MEANT_AS)})((?: (?:with|in|wearing) [^,.;]{2,60})?), (?=[a-z]+s (?!and\\b)|is [a-z]+ing)`,
      'g',
    ),
    (_, ...[before = '', who = '', looks = '', sort = '', more = '']) =>
      `${before}${looks}${saidFor(MEANT_AS, sort)}${who}${more} `,
  ],
  [
    'carved sculpted crafted formed woven knitted folded moulded molded forged',
    /\b(?:carved|sculpted|crafted|formed|woven|knitted|folded|moulded|molded|forged) (?:entirely |completely )?(?:out of|from|of) (?:solid |pure |translucent |living |polished |delicate )?(?=(?:glass|ice|crystal|stone|marble|wood|gold|bronze|silver|paper|clay|wool|yarn|chocolate|candy|flowers|leaves|sand|snow|metal|porcelain|smoke|water|fire|flames|lava|light|stars|stardust)\b)/g,
    'made of ',
  ],
  // A statue that comes to life is of flesh and blood in the end.
  [
    'to life alive',
    /\b(an?|the) (?:[a-z]+ )?(?:statue|sculpture|figurine) of (?:an? |the )?((?:[a-z]+ )?[a-z]+) (?:(?:suddenly|slowly|magically) )?(?:(?:comes?|coming|springs?|is brought) (?:back )?to life|comes? alive|awakens?)\b/g,
    '$1 $2 made of stone transforms into a real $2',
  ],
  [
    'to life alive',
    /\b(an?|the) (?:[a-z]+ )?(lion|horse|dragon|eagle|dog|cat|bear|elephant|angel|knight|soldier|warrior|gargoyle|owl|wolf|tiger) (?:statue|sculpture|figurine) (?:(?:suddenly|slowly|magically) )?(?:(?:comes?|coming|springs?|is brought) (?:back )?to life|comes? alive|awakens?)\b/g,
    '$1 $2 made of stone transforms into a real $2',
  ],
  [
    'to life alive',
    new RegExp(`${ANY_STATUE},? (?:and then|and|then) (?=[a-z]+s\\b)`, 'g'),
    '$1 woman made of marble stands still $2. she ',
  ],
  [
    'to life alive',
    new RegExp(`${ANY_STATUE}\\b`, 'g'),
    '$1 woman made of marble $2transforms into a real woman',
  ],
  // What else comes to life does so by what it does then.
  [
    'to life alive',
    /(?<=\b(?:ships?|boats?|bottle|toys?|trains?|soldiers?|robots?|puppets?|dolls?|scarecrows?|snowm[ae]n|dragons?|origami [a-z]+|paper [a-z]+)) (?:(?:suddenly|slowly|magically) )?(?:comes?|springs?) (?:alive|to life)(?:,? and|,? then|,) (?:then |slowly )?(?=[a-z]+s\b)/g,
    ' ',
  ],
  [
    'turns turned',
    /\b(an?|the) ((?:[a-z]+ )?)(?!(?:sky|rain|water|sea|lake|river|light|night|day|sun|sunset|world|street|city|forest|snow|page|season|air|scene|camera)\b)([a-z]+)((?: (?:in|wearing) (?:an? |the |his |her )?(?:[a-z]+ )?[a-z]+)?) (?:(?:suddenly|slowly|magically) )?(?:turns|is turned|changes) (?:in)?to (?:solid |pure )?(stone|ice|gold|glass|marble|wood|crystal|chocolate|sand|smoke|fire|water|stardust|flowers|leaves|snow|bronze|silver)(?=\s*(?:[,.;]|$| in\b| on\b| at\b| under\b| while\b| as\b| before\b))/g,
    '$1 $2$3$4 transforms into a $3 made of $5',
  ],
  [
    'puddle',
    /\b(?:rain ?|water )?puddle(?= (?:(?:on|in) (?:an?|the) [a-z]+ )?(?:(?:suddenly|slowly|magically) )?(?:turns|transforms|morphs|changes) into| becomes an?\b)/g,
    'blue mud puddle',
  ],
  // What another turns to stone is the same one, of stone.
  [
    'turns turning turned transforms changes',
    /\b((?:turn|transform|chang)(?:s|es|ing|ed)) ((?:an?|the) (?:[a-z]+ )??([a-z]+)) (?:in)?to (?:solid |pure )?(stone|ice|gold|glass|marble|wood|crystal|chocolate|sand|smoke|fire|water|stardust|snow|bronze|silver)(?=\s*(?:[,.;]|$| in\b| on\b| at\b| with\b| and\b))/g,
    '$1 $2 into a $3 made of $4',
  ],
]
