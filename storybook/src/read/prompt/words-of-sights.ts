/** Other words, as in `other-words.ts`, for how pictures are asked for and what stands at the start of a prompt. */
export const WORDS_OF_SIGHTS = [
  ['storefront', 'store fronts?'],
  [
    'map of',
    String.raw`map of the(?= (?:united|us|u\.s\.|usa|uk|world|british|whole|earth|globe)\b)`,
  ],
  ['medical kit', String.raw`first[- ]aid (?:kit|box)`],
  ['cogwheel', String.raw`(?<=^\s*an? (?:[a-z]+ )?)gear(?=\s*(?:[.,;]|$))`],
  ['blanket', String.raw`(?<=^\s*an? (?:[a-z]+ )?)quilt(?=\s*(?:[.,;]|$| on ))`],
  ['top hat', 'top-?hat'],
  [
    '',
    String.raw`downtown (?=(?:istanbul|beijing|rio|sydney|san francisco|singapore|shanghai|tokyo|paris|london|venice|amsterdam|moscow|dubai|havana|new york|seattle|toronto|berlin|florence|rome)\b)`,
  ],
  // "A fall landscape": nothing falls.
  [
    'autumn',
    String.raw`(?<=(?:^\s*|\b(?:an?|the|of|in|with|early|late|beautiful|colou?rful|sunny|misty|foggy|crisp|golden|rainy|cozy) ))fall(?= (?:landscapes?|scenery|scene|foliage|colou?rs?|forest|woods|trees|day|morning|afternoon|evening|season|harvest|countryside|mountains|decorations?|meadow|park|garden|road|path|street|weather|vibes?|wedding|picnic|festival)\b)`,
  ],
  // "A photo of sand with a bucket": the bucket is on it.
  [
    'on the beach,',
    String.raw`(?<=^\s*(?:(?:an? |the )?(?:photographs?|photos?|pictures?|images?) of )?)(?:the )?sand with(?= )`,
  ],
  // A picture is what the film is anyway.
  [
    '',
    String.raw`(?<=^\s*)(?:an? |the )?(?:(?:professional|stock|high[- ](?:quality|resolution)|beautiful|realistic|close-?up|aerial|colou?r|detailed|simple|old|nice) )*(?:photographs?|photos?|pictures?|images?|illustrations?|thumbnail images?|thumbnails?|snapshots?|depictions?) of (?=[a-z])(?![^.;]*\b(?:hangs?|hanging|framed?|on (?:an? |the |my |his |her )?(?:[a-z]+ )?(?:wall|desk|table|shelf|fridge|mantelpiece|floor|phone|screen|shirt|t-?shirt)|com(?:es?|ing) (?:to life|alive)|burns?|falls?|lies|lying|held|turns? into|becomes?|fades?|album)\b)`,
  ],
]
  .map(([plain, words]) => `${plain}: ${words}`)
  .join('\n')
