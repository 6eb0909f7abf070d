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
    /,? kick(?:s|ing) up (?:an? )?(?:[a-z]+ ){0,2}?(?:spray|clouds?|puffs?|trail|plumes?|flurr(?:y|ies)|bursts?)? ?(?:of )?(?:gravel|dust|sand|snow|dirt|powder|water|mud)(?: [a-z ]*)?(?=[,.;]|$)/g,
    '',
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
