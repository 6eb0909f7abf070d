const COLOUR =
  '(?:(?:light|dark|pale|bright|deep|navy|royal|sky) )?(?:black|white|red|blue|green|yellow|orange|purple|pink|gr[ae]y|brown|beige|cream|gold|golden|silver|navy|maroon|turquoise|teal)'
const GARMENT =
  '(?:dress|gown|kimono|shirt|blouse|sweater|suit|jacket|coat|robe|uniform|outfit|skirt|sari|cloak|cape|hat|scarf)'

/** How captions tell what somebody wears, in the words that all prompts use. */
export const CLOTHES_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dressed in|clad in|wearing|wears?) (?:an? )?(?:[a-z]+ ){0,3}?(?:outfit|attire|clothes|clothing|ensemble),? (?:complete with|of|featuring|consisting of|including|such as|with) (?=an? )/g,
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
      `\\b(dressed in|wearing|wears?|in) (?:an? |their |his |her )?(?:[a-z-]+ ){0,2}?(${COLOUR}) (?:[a-z-]+ ){0,2}?(?:attire|outfits?|clothing|clothes|garb)\\b`,
      'g',
    ),
    '$1 $2 clothes',
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
]
