const ALONE = String.raw`(?=\s*(?:by [a-z .'-]+)?[.,;!]?\s*$)`
const FIRST = String.raw`(?<=^\s*)(?:the )?`

/** Other words, as in `other-words.ts`, for works of art that everybody knows: what is on them, in the manner of who made them. */
export const FAMOUS_WORKS = [
  ['in the style of van gogh', String.raw`in the (?:style|manner) of (?:the )?starry night`],
  [
    'a village with a church under the stars and a crescent moon at night, a cypress tree in the foreground, in the style of van gogh',
    `${FIRST}starry night${ALONE}`,
  ],
  [
    'a frightened man screams with both hands on his cheeks on a bridge at sunset, in the style of munch',
    `${FIRST}scream${ALONE}`,
  ],
  [
    'a giant wave and two rowboats on a rough sea before mount fuji, in the style of hokusai',
    String.raw`${FIRST}great wave(?: off (?:the coast of )?kanagawa)?${ALONE}`,
  ],
  [
    'portrait of a woman with long brown hair in a dark green dress, smiling, before a lake and mountains, renaissance painting',
    `${FIRST}(?:mona lisa|gioconda)${ALONE}`,
  ],
  // A painting of it that hangs somewhere stays a painting.
  [
    'woman with long brown hair in a dark green dress',
    String.raw`(?<!\b(?:paintings?|portraits?|pictures?|posters?|prints?|copy|copies|photos?) of (?:the )?)mona lisa`,
  ],
  [
    'portrait of a girl with a blue headscarf, a yellow jacket and earrings in a dark room, in the style of vermeer',
    `${FIRST}girl with (?:an?|the) pearl earring${ALONE}`,
  ],
  [
    'an old farmer with a pitchfork stands next to a woman in a black dress in front of a white farmhouse, oil painting',
    `${FIRST}american gothic${ALONE}`,
  ],
  [
    'three melting clocks on a desert beach, surrealist painting',
    `${FIRST}persistence of memory${ALONE}`,
  ],
  [
    'thirteen men in robes sit at a long table with bread and wine, renaissance painting',
    `${FIRST}last supper${ALONE}`,
  ],
  [
    'a woman with long red hair in a white dress stands on a giant seashell in the sea, renaissance painting',
    `${FIRST}birth of venus${ALONE}`,
  ],
  [
    'a man in a suit and a woman in a red dress sit at the counter of a diner at night, oil painting',
    `${FIRST}nighthawks${ALONE}`,
  ],
  [
    'a man in a golden robe and a woman in a golden dress kiss in a flower meadow, in the style of klimt',
    String.raw`${FIRST}kiss(?= by (?:gustav )?klimt)(?: by (?:gustav )?klimt)`,
  ],
  [
    'a screaming horse, a bull and a fallen soldier, cubist painting, black and white',
    `${FIRST}guernica${ALONE}`,
  ],
  [
    'water lilies on a pond with a bridge, in the style of monet',
    String.raw`${FIRST}water lil(?:ies|y pond)(?= by (?:claude )?monet)(?: by (?:claude )?monet)`,
  ],
  [
    'a marble statue of a man',
    `${FIRST}(?:michelangelo's )?david(?= by michelangelo)(?: by michelangelo)|michelangelo's david`,
  ],
  ['a bronze statue of a sitting man', `${FIRST}thinker(?: by (?:auguste )?rodin)?${ALONE}`],
  ['a marble statue of a woman', `${FIRST}venus de milo${ALONE}`],
]
  .map(([plain, words]) => `${plain}: ${words}`)
  .join('\n')
