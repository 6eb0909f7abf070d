const SHOWN = '(?:video|image|picture|scene|clip|footage|photo|photograph|frame|shot)'
const KIND =
  '(?:(?!(?:close-up|aerial|wide|underwater|animated|beach|winter|night|street|city|park)\\b)[a-z-]+,? (?:and )?){0,3}?'

/** How a caption comes to what it shows, and that it is the main thing. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^in (?:the|this) ${SHOWN},? `), ''],
  [new RegExp(`^(?:in|at) the cent(?:er|re) of (?:the|this) ${SHOWN},? `), ''],
  [
    new RegExp(
      `^(?:the|this) ${SHOWN} (?:is (?:of )?an? ${KIND}(?:music )?${SHOWN} (?:of|featuring|showing) |(?:shows|depicts|features|captures|presents|portrays|showcases|displays|is of) )`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:an?|the) ${KIND}(?:scene|moment|setting|portrait|depiction)(?: on| from| of| in)? where `,
    ),
    '',
  ],
  [/^(an?|the) ([^,.;]{2,60}?), where (?=(?:an?|the|two|three|some|several) )/, 'in $1 $2, '],
  [
    new RegExp(
      `^(?:an?|the) ${KIND}(?:scene|moment|depiction|image|video|interaction) (?:(?:captures|of|featuring|showing|with|from)|(?=in |on |at )) ?`,
    ),
    '',
  ],
  [/^we (?:can )?see (?=(?:an?|the|two|three|some) )/, ''],
  [
    /^(?:(?:the|an?) )?(?:[a-z]+,? )?(?:beauty|majesty|view|sight|splendou?r|movement|charm|serenity|vastness|view) of (?=(?:an?|the|tall|many|two) )/,
    '',
  ],
  [
    /\b(?:captures|showcasing|showcases) (?:the )?(?:[a-z]+,? )?(?:beauty|majesty|splendou?r|charm|grandeur|details) of (?=(?:an?|the) (?!moment|scene|day|world))/g,
    'of ',
  ],
  [
    /,? is (?:clearly |also )?the (?:main|central|primary|sole|key) (?:focus|subject|figure|character|focal point|attraction)(?: (?:of|in) (?:the|this) [a-z]+)*,? ?/g,
    ' ',
  ],
  [/\b(?:the )?silhouettes? of (?:distant |faint )?(?=(?:an?|the|two|some|[a-z]+s\b) ?)/g, ''],
  [
    /(?<=^in the (?:far |distant )?(?:background|foreground|distance),? [^,.;]{2,60}) (?:is|are|can be) (?:clearly |also )?(?:seen|visible)(?=[,.;]|$)/,
    '',
  ],
  [
    /(?<=[a-z]) (?:is|are|can be) (?:also )?(?:seen|visible)(?= (?:in|on|at|near|behind|along|across|through)\b)/g,
    ' is',
  ],
]

/** A sentence without the picture that it speaks of. */
export function withoutFrame(sentence: string): string {
  return FRAMES.reduce((told, [pattern, plain]) => told.replace(pattern, plain), sentence)
}
