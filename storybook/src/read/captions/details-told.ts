/** Details of things, and deeds of growth and dust, that captions tell at length. */
export const DETAIL_WORDS: readonly (readonly [RegExp, string])[] = [
  // "The bike features a basket on the front", "which boasts a red sail".
  [
    /(?<!ground|landscape|scene|setting|room|surroundings|city),? (?:which |that )?(?:also )?(?:features|boasts|sports) (?=(?:an?|two|three|four|several) )/g,
    ' has ',
  ],
  [
    /,? (?:wearing|dressed in|in) (?:casual |plain |everyday )?(?:clothes|clothing|attire) and (?=[a-z])/g,
    ' wearing ',
  ],
  [
    /\b(wearing|wears?|wear) (?:an? )?(?:[a-z]+ ){0,3}(?:attire|clothing|clothes|outfit),? (?:predominantly|mostly|mainly) (?:in )?([a-z]+)(?:, with an? [a-z]+ pattern of [^.;,]*)?/g,
    '$1 $2 clothes',
  ],
  [
    / with (?:an? )?(?:gentle|kind|expressive|soulful|bright|curious|friendly|warm|soft|delicate|serene|weathered|deep-set|confident|determined|focused)(?: and [a-z]+)? (?:features|eyes|expression|face|demeanou?r)(?: and (?:an? )?(?:[a-z-]+ ){1,2}(?:eyes|features|expression|face|demeanou?r|gaze|look))?/g,
    '',
  ],
  [/\bartisan\b(?=[^]*\b(?:potter's wheel|clay|pottery)\b)/g, 'potter'],
  [
    /\b(swimmer|person|man|woman|boy|girl)((?:,? (?:clad|wearing|dressed|in) [^.;]*?,?)?) (?:glides?|slices?|cuts?|moves?|powers?)(?: [a-z]+ly)? through (?=(?:the|an?) (?:[a-z-]+ ){0,4}?(?:water|waters|ocean|sea|pool|lake|waves)\b)/g,
    '$1$2 swims through ',
  ],
  [/(?<=\b(?:soccer|football)[^]*?)\bstrik(?:e|es) the ball\b/g, 'kicks the ball'],
  [/\bcleats\b/g, 'shoes'],
  [
    /(?<=\b(?:bicycle|bike|car|sedan|motorcycle|truck|bus|van|convertible)\b[^]*?),? (?:and |that |which )?(?:has|with|including|featuring) (?:an? |its |the )?(?:[a-z-]+ ){0,3}?(?:saddle|seats?|handlebars?|handlebar grips|bell|pedals|chain|spokes|fenders|grille|dashboard|interior|bumper|tailpipe)\b(?: and (?:[a-z-]+ ){0,4}[a-z]+)?(?=[.,;]|$)/g,
    '',
  ],
  [
    /(?<=^|[.;] )the sky(?: above| overhead)? is (?:an? )?(?:[a-z]+ )?(?:overcast|(?:muted |dull |dark |heavy |murky |leaden )?gr[ae]y)\b/g,
    'overcast sky',
  ],
  [
    /(?<=^|[.;] )the sky(?: above| overhead)? is (?:an? )?(?:soft |gentle )?(?:shade of )?(?:(?:[a-z]+ )?(?:clear|crisp|bright|brilliant|deep|vivid|pale|soft|light|vibrant|pastel)?,? )?(?:blue|azure)\b/g,
    'blue sky',
  ],
  [
    /,? leaving (?:behind )?(?:an? )?(?:faint |white |thin )?(?:contrails?|vapou?r trails?|trail of vapou?r)\b[^.,;]*/g,
    '',
  ],
  // Words that praise, and are read as deeds: a striking zebra strikes nobody.
  [
    / (?:striking|stunning|breathtaking|captivating|mesmerizing|charming|enchanting|dazzling|inviting|imposing|towering|soothing|comforting|refreshing|minimalist|rolling)(?= (?:[a-z-]+,? ){0,2}[a-z-]+)(?! (?:an?|the|his|her|its|their|of|at|on|in|over|above|down|up|out|dough|pin|against|through|towards?|along|across|him|it|them|back)\b)/g,
    '',
  ],
  [
    / with (?:an? )?(?:(?:thick|shiny|glossy|sleek|soft|shaggy|lush|patterned|dense|woolly|fluffy|wrinkled|short|smooth) ){1,2}(?:coat|fur|mane|plumage|wool|skin|feathers)\b/g,
    '',
  ],
  [
    /,? (?:and |while )?(?:a )?(?:gentle|soft|light|cool|warm) breeze (?:gently |softly )?(?:rustl|stirr?|sway|ruffl|mov|caress)[a-z]* (?:through )?(?:the )?(?:leaves|foliage|trees|grass|branches)(?: of (?:[a-z]+ ){1,3}?(?:trees?|oaks?|pines?))?/g,
    ', windy',
  ],
  [
    /\b(watching|observing|watches|admiring) (?:the|this|their) (?:[a-z]+ )?(?:feast|scene|spectacle|interaction|encounter|moment|exchange)\b/g,
    '$1',
  ],
  [
    /(?:,? (?:is |are )?(?:adorned|decorated|embellished))? with (?:(?:an? |its )?(?:[a-z-]+,? ){0,3}(?:hands(?= and roman)|carvings?|upholstery|engravings?|stitching|embroidery|armrests|detailing|brushstrokes|buckles|(?:blue |floral |geometric )?patterns?|designs?|roman numerals|finish)(?: and )?)+(?=[,.;]| [a-z]+s?\b)/g,
    '',
  ],
  [
    /\b(garden|backyard|yard|meadow|park|field|courtyard) (?:is )?filled with (?=(?:[a-z-]+,? ){0,3}(?:flowers|wildflowers|blossoms|blooms|plants)\b)/g,
    '$1 with ',
  ],
  [
    /\b(traffic light|lamp ?post|street ?lamp|tower|building|skyscraper|pillar|column|statue|tree|lighthouse|steeple|pole|castle|mountain|cliff)(s?)((?: [a-z]+){0,4}?) (?:rise|soar|loom)s?(?: up| high)?\b(?! (?:into the air|off))/g,
    '$1$2$3 stands',
  ],
  [
    /(?<=^|[.;] )(?:behind|around|beneath) (?:them|it)(?=, (?:an?|the|some|several|[a-z]+) )/g,
    'in the background',
  ],
  [
    /\b(?:approach(?:es|ing)|leans? into|leaning into|rounds?|rounding|takes?|taking|enters?|navigat(?:es|ing)) an? (?:[a-z]+ )??(?:corner|bend|curve|turn)(?= (?:on|of|along|in) (?:an?|the) )/g,
    'turns',
  ],
  [
    /\b(?:an? )?distant (?:view of )?snow-(?:capped|covered|topped|dusted) (?:mountain |mountains? )?(?:peaks?|mountains?|ranges?)/g,
    'distant mountains',
  ],
  [
    /\b(bottle|jar|glass|jug|pitcher|cup|mug) filled with (?:[a-z]+ )?(olive oil|oil|wine|milk|juice|water|honey|beer|tea|coffee|lemonade)\b/g,
    '$1 of $2',
  ],
  [
    / with an? (?:(?:rich|glossy|sleek|shiny|fluffy|shaggy|woolly),? )+((?:dark |light )?(?:brown|black|white|gr[ae]y|chestnut|golden|orange|red)) coat(?: and (?:white|black|brown) patches)?/g,
    ' with $1 fur',
  ],
  [/ with (?:black|white|red|blue|gold|golden|silver|green|yellow) accents\b/g, ''],
  [
    / an (?:assortment|array) of (?:[a-z-]+,? ){0,3}(?:fruits?|vegetables|pastries)(?:—|: |, (?:like|including|such as) )/g,
    ' ',
  ],
  [/(?<=^|[.;] )as the melting continues\b/g, 'it melts'],
  [
    /^(an? (?:[a-z]+,? )*?(?:room|kitchen|bedroom|bathroom|office|study|garden|park|street|beach|caf[eé]|library|studio))(?: scene)? (?:features|has) /,
    'in $1, there is ',
  ],
  [/ mounted on (?=an? |the )/g, ' on '],
  [/\bstands poised\b/g, 'stands'],
  [/(?<=\bsoccer\b[^]*?)(?<!soccer )\bball\b/g, 'soccer ball'],
  [/\b(?:hits?|hitting|finds?|reaches) the back of the (?:net|goal)\b/g, 'flies into the goal'],
  [/\bis flies\b/g, 'flies'],
  [/\bare set against (?=an? )/g, 'are in '],
  [/(?<=\b(?:tie|collar|hat|jacket)) to sit perfectly [^,.;]*/g, ''],
  [/\bmatching (?=(?:helmet|shorts|gloves|pants|boots|jacket|hat|shoes|scarf|skirt)\b)/g, ''],
  [/\btraffic light pole\b/g, 'traffic light'],
  [/ and flower boxes (?:on|under|at|below) (?:the )?window(?:s|sills?)\b/g, ''],
  [
    /\b(ivy|vines|moss)(?: leaves)? (?:creep|climb|trail|cascad|crawl|grow)(?:s|ing)? (?:up|down|along|over|across)?\b/g,
    '$1',
  ],
  [
    /\bkick(s|ing) up (?:an? )?(?:[a-z]+ ){0,2}?(?:sprays?|clouds?|puffs?|clumps?|trails?|plumes?|flurr(?:y|ies)|bursts?) of (?:gravel|dust|sand|dirt|earth|powder|mud)\b/g,
    'kick$1 up dust',
  ],
  [
    /,? (?:with|and) (?:an? |the )?(?:[a-z]+ )?(?:chrome|metallic|silver|gold) (?:accents|details|trim)\b/g,
    '',
  ],
  [/^(?:an? (?:[a-z]+ )?tableau) (?:of |showcasing |featuring )?/, ''],
  [/\b(?:beneath|under) the (?:cool )?shade of\b/g, 'under'],
  [/\bagainst (?:the|a) backdrop of\b/g, 'before'],
  [/,? with only (?:the )?(?:faint )?(?:outlines|silhouettes|shapes) of [^.;]*/g, ''],
  [/,? whipping (?:the )?snow(?:flakes)? [^.;,]*/g, ''],
  [/,? (?:quickly |slowly )?(?:obscured|erased|covered) by the (?:swirling|falling) [a-z]+/g, ''],
  [/\bdive(s)? in a desperate attempt to\b/g, 'dive$1 to'],
  [/^cg (?:[a-z]+ ){0,2}(?:digital|concept) art(?: style)?,/, '3d render,'],
  [
    /^american (?:tv series|sitcom|tv|television)(?: series)?(?: style)?(?: video| poster)?(?: style)?,/,
    '',
  ],
]
