const COLOUR =
  '(?:(?:light|dark|pale|bright|deep|navy|royal|sky) )?(?:black|white|red|blue|green|yellow|orange|purple|pink|gr[ae]y|brown|beige|cream|gold|golden|silver|navy|maroon|turquoise|teal)'
const GARMENT =
  '(?:dress|gown|kimono|shirt|blouse|sweater|suit|jacket|coat|robe|uniform|outfit|skirt|sari|cloak|cape|hat|scarf)'

/** Words of captions for what is there, in the words that all prompts use. */
export const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  // What it is compared with is not there.
  [
    /,? (?:that|which) (?:closely )?(?:mimics?|resembles?|looks? like|recalls?|imitates?) [^,.;]*/g,
    '',
  ],
  [/,? (?:closely )?(?:resembling|mimicking|imitating|reminiscent of) [^,.;]*/g, ''],
  [
    /,? (?:where |which |that )?((?:[a-z]+ and )?[a-z]+ [a-z]+) tells? (?:an? |the )?(?:silent |sad |tragic )?(?:stor(?:y|ies)|tales?) of [^,.;]*/g,
    ' with $1',
  ],
  [
    /,? (?:with|while) (?:some|others)(?: [a-z]+)? (?:[a-z]+ing|closer|further|almost|have|are|nearer|slightly) [^.;]*/g,
    '',
  ],
  [
    /,? with (?:the |some )?[^,.;]{2,40}? (?:clinging|sticking) to (?:his|her|their|its) [a-z]+/g,
    '',
  ],
  [/,? (?:possibly|likely|perhaps|presumably|probably) (?:an? |the )?[a-z ]{2,40}?(?=[,.;])/g, ''],
  [
    /\b(?:an? )?(?:vast |endless |wide )?(?:expanse|stretch|array|multitude|variety|plethora|myriad) of (?=[a-z-]+)/g,
    '',
  ],
  [
    /\b(he|she|it|they|the [a-z]+) (?:appears?|seems?) to be (?=in |on |at |[a-z]+ing\b)/g,
    '$1 is ',
  ],
  [/\b(?:is|are) (?:in motion, |engrossed in |focused on |busy )(?=[a-z]+ing\b)/g, 'is '],
  [/\b(?:is|are) (?:engaged in the act|in the process|in the middle) of (?=[a-z]+ing\b)/g, 'is '],
  // Where these grow they are part of the land.
  [
    /,? (?:(?:is|are) )?(?:dotted |covered |filled |surrounded |adorned |lined |overgrown )?(?:with|by) (?:[a-z-]+ ){0,2}(?:(?:trees|patches|bushes) (?:and|of) )?(?:[a-z-]+ ){0,2}(?:greenery|foliage|vegetation|shrubbery)(?: (?:and [a-z]+ mountains|scattered throughout|growing on them|here and there))?/g,
    '',
  ],
  [
    /, (?:and )?(?:green )?(?:greenery|foliage|vegetation|shrubbery) (?:covers|clings|grows|lines)[^,.;]*/g,
    '',
  ],
  // Colours of a sky are those of its hour.
  [
    /\b(?:the )?sky(?: above)?,? (?:is )?(?:painted|awash|ablaze|a mix|a blend|a canvas|tinged|streaked|dotted with clouds tinged)(?: in| of| with)? (?:[a-z]+ )?(?:hues of |shades of |pastel hues|soft |warm )*(?:oranges?|pinks?|purples?|golds?|reds?)(?:,? (?:and )?(?:soft )?(?:oranges?|pinks?|purples?|golds?|reds?))*(?: hues)?/g,
    'pink and orange sky',
  ],
  [
    /\bunder (?:the|an?) ([a-z]+)-(?:tinged|tinted|hued) sky(?: of the [a-z ]{2,24}?)?(?=[,.;]|$)/g,
    'under a $1 sky',
  ],
  // Clothes.
  [
    /\b(?:dressed in|wearing|wears?) (?:an? )?(?:[a-z]+ )?(?:outfit|attire|clothes),? complete with (?=an? )/g,
    'wearing ',
  ],
  [
    new RegExp(
      `\\b(an? |the )((?:[a-z-]+ ){0,2}?)(${GARMENT}),? which is (?:predominantly |mostly |mainly )?(${COLOUR})\\b[^.;,]*`,
      'g',
    ),
    '$1$4 $2$3',
  ],
  [
    new RegExp(
      `(^|[.;] )the (?:[a-z]+'s )?${GARMENT} (?:is (?:complemented|adorned|sleeveless)|features|has|also features) [^.;]*[.;]?`,
      'g',
    ),
    '$1',
  ],
  [
    /\b(?:bandana|scarf|towel|turban|headscarf|cloth) (?:is )?wrapped around (?:his|her|their) (head|neck)\b/g,
    'bandana',
  ],
  [
    /\b(white|black|red|blue|green|yellow|orange|purple|pink|gr[ae]y|brown|beige|maroon|striped|colou?rful) top\b(?! of|-)/g,
    '$1 t-shirt',
  ],
  [
    new RegExp(
      `\\b(?:dressed in|wearing|wears?|in) (?:an? |their |his |her )?(?:[a-z-]+ ){0,2}?(${COLOUR}) (?:[a-z-]+ ){0,2}?(?:attire|outfits?|clothing|clothes|garb)\\b`,
      'g',
    ),
    'wearing $1 clothes',
  ],
  [
    /,? (?:and )?(?:is |are )?(?:dressed in|wearing|wears?|clad in|in) (?:an? |their |his |her )?(?:(?!black|white|red|blue|green|yellow|pink|purple|gold|silver|brown|gr[ae]y|space|clown|santa)[a-z-]+ ){0,3}(?:attire|outfits?|clothing|clothes|garb)\b/g,
    '',
  ],
  [/\bsuit and tie\b/g, 'suit with a tie'],
  [/\b(?:graying|greying) hair\b/g, 'gray hair'],
  [
    /\b(her|his) hair,? (?:is )?(?:styled|flowing|falling|worn) in (?:loose |soft |gentle |long )?waves(?:,? (?:frames|framing) (?:her|his) face)?/g,
    '$1 wavy hair',
  ],
  // What a room is filled with makes it that room.
  [
    /\b(?:room|study|space) (?:filled|lined|stacked|packed) with (?:[a-z]+ )?(?:bookshelves|books|bookcases)(?:,? (?:brimming|filled|full|stacked|packed) (?:with|of) (?:[a-z]+ )*books)?/g,
    'library',
  ],
  [/\bwar-torn (?=city|town|village|street)/g, 'ruined '],
  [/\bruins and crumbled walls\b|\bcrumbl(?:ed|ing) walls\b/g, 'ruins'],
  [
    /\b(?:(?:steep|green|grassy|rocky|forested|wooded|verdant|vegetation-covered) )+slopes\b/g,
    'a hillside',
  ],
  [/,? (?:in)?to (?:small|fine|even|thin|tiny) (?:pieces|slices|cubes)\b/g, ''],
  [/\b(?:the )?sun is shining(?: brightly)?\b/g, 'the sun shines'],
  [/\b(?:amidst|amongst)\b/g, 'among'],
]

const OUTDOORS = /\b(?:garden|jungle|forest|woods|park|meadow|field)\b/
const SHORE = /\b(?:beach|shore|coast|sea|ocean)\b/

/** What every shore has, whatever is said of it. */
const LAPS =
  /(?:^|(?<=[.;] ))(?:the |small |gentle |ocean )*(?:waves?|water|sea|surf)\b[^.;]*\b(?:lap|roll|wash)(?:s|ping|ing|es)?\b[^.;]*[.;]/g

/** A caption in plain words. */
export function inPlainWords(caption: string): string {
  const told = PLAIN_WORDS.reduce((said, [pattern, plain]) => said.replace(pattern, plain), caption)
  const dry = SHORE.test(told) ? told.replace(LAPS, '') : told
  return OUTDOORS.test(dry) ? dry.replace(/\b(?:all the |the )?plants\b/g, 'bushes') : dry
}
