/** What such a sentence is about: the film itself, how it is lit, framed and felt. */
const OF_FILM =
  '(?:scene|video|image|shot|footage|clip|photo|photograph|picture|frame|composition|moment|moments|mood|atmosphere|ambian?ce|ambience|tone|style|art style|vibe|perspective|camera|camera (?:angle|view|work|movement)|angle|point of view|light|lighting|lights|focus|view|views|setting|overall [a-z]+|aesthetics?|visuals?|use|combination|interplay|contrast|emphasis|simplicity|colou?rs|colou?r (?:palette|tones?|scheme)|palette|tones|description|relative positions?|positions?|pose|poses|expression|pose and expression|posture|body language|fragrance|scent|sound|sounds|music|background music|arrangement|presence|visibility|attention|depth of field|soundtrack|energy|experience|gaze|eyes (?:are|is) (?:fixed|focused)|warm colou?r tones|steep drop|laughter|melody|aroma|hum|chatter|noise|roar|cheers|air (?=is filled|carries|hums)|performance|movements|technique|energy)'

const SAID_OF =
  '(?: (?:of|in|between|on) (?:the |this |its |her |his |their |both )?[^,.;]{1,60}?)?'

const SAYS =
  "(?:is|are|was|were|has|have|appears?|seems?|remains?|stays?|feels?|looks?|captures?|conveys?|evokes?|suggests?|emphasi[sz]es?|highlights?|adds?|creates?|enhances?|exudes?|radiates?|showcases?|focuses|reflects?|provides?|gives?|brings?|makes?|allows?|does not|doesn't|may|can be|contains?|features|shows?|maintains?|keeps?|draws?|depicts?|presents?|indicates?|hums?|serves?|contributes?|fills?|unfolds|illustrates?|paints|resonates?|echo(?:es)?|complements?|accompan(?:y|ies)|harmonizes|blends?|mingles?|drifts?|wafts?|lingers?|bathes?|permeates?|surrounds?|continues?|transitions|is filled)"

/** "Medium shot, close-up of the person working": how it is framed, more than once. */
const FRAMINGS =
  /^(?:(?:low|high|wide)[- ]angle|medium|close-?up|wide|mid|full|cinematic|long|tracking|side|eye-level|high-resolution|high-definition|dynamic)[-, ]+(?:shots?|views?|still|profile|tracking|close-?up|angle|definition|dynamic)?\b[^.;]*\b(?:shots?|views?|perspective|composition|angle|profile|focusing on|movement)\b/

/** A sentence that speaks of the film and of nobody in it. */
const FILM_TALK = new RegExp(
  `^(?:(?:and|but|while|overall|additionally),? )*(?:the|this|its|their|her|his|it|an?|both)?(?: ?(?:overall|general|entire|whole|main|art|visual|soft|warm|cool|gentle|natural|dramatic|close-up|use of))* ?${OF_FILM}${SAID_OF}(?: [a-z]+ly)? ${SAYS}\\b`,
)

const ASIDE =
  /^(?:there (?:is|are) no (?:texts?|scene|transitions?|additional|other (?:objects|texts?|people|elements)|people or)|this is an? (?:[a-z]+ )*(?:view|scene|moment|video|image)|it is an? (?:[a-z]+ )*(?:sight|scene|spectacle|moment)\b(?! as )|no (?:other|additional)|the (?:[a-z]+ ){0,3}(?:air|silence|stillness)\b|(?:darker|lighter|warm|cool|soft|muted|earthy|pastel) tones (?:for|of|dominate)|together,|overall,|the (?:story|meaning|idea|theme)\b)/

/** What is seen behind somebody is told by these sentences, and what the camera goes to. */
const SHOWS_SOMETHING =
  /^(?:the )?camera (?!(?:angle|view|work|movement|position)\b)(?:[a-z]+ly )?(?!(?:is|remains|stays|captures|focuses|maintains|keeps|has|provides|shows)\b)[a-z]+/

/** What such a sentence may tell of camera, hour, weather, light and look, in the words that are read of those. */
const TELLING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bin the style of [^,.;]+/, '$&'],
  [/\bextreme close-?up\b/, 'extreme close-up'],
  [
    /(?<!extreme )\bclose-?up\b|\bfocus(?:ed|es|ing)? on (?:the |his |her )?(?:[a-z]+'s )?(?:[a-z]+ ){0,5}(?:face|eyes)\b|\bfocused on (?:his|her) face\b/,
    'close-up',
  ],
  [
    /\b(?:from )?(?:a )?(?:slightly )?low[- ]angle\b|\bground[- ]level\b|\blooking up\b|\bfrom below\b|\bpositioned low\b|\blow camera\b/,
    'low angle',
  ],
  [/\bbird'?s?[- ]eye\b|\baerial\b|\bdrone\b|\bfrom above\b/, 'aerial view'],
  [
    /\bhigh[- ]angle\b|\bangle is high\b|\belevated angle\b|\blooking down (?:at|on|upon)\b/,
    'high angle',
  ],
  [/\bwide[- ](?:angle|shot|view)\b/, 'wide shot'],
  [/\bmedium (?:shot|distance|close-?up)\b/, 'medium shot'],
  [/\bfrom behind\b/, 'seen from behind'],
  [/\b(?:camera|shot)\b.*\b(?:stationary|static|still|fixed)\b/, 'static camera'],
  [/\bslow[- ]motion\b/, 'slow motion'],
  [/\btime-?lapse\b/, 'time-lapse'],
  [/\bhand-?held\b/, 'handheld'],
  [/\bdepth of field\b|\bblurred\b|\bout of focus\b|\bbokeh\b/, 'shallow depth of field'],
  [/\bblack[- ]and[- ]white\b|\bmonochrome\b/, 'black and white'],
  [/\bsepia\b/, 'sepia'],
  [/\bcinematic\b/, 'cinematic'],
  [/\b3d\b|\bcomputer-generated\b|\bcgi\b/, '3d render'],
  [/\banime\b/, 'anime'],
  [/\bwater ?colou?r\b/, 'watercolor'],
  [/\bclaymation\b/, 'claymation'],
  [/\bfilm noir\b/, 'film noir'],
  [/\bvintage\b/, 'vintage film'],
  [/\b(?:sunset|setting sun|sun setting|sun sets|dusk|twilight)\b/, 'at sunset'],
  [/\b(?:sunrise|dawn|rising sun)\b/, 'at dawn'],
  [/\bgolden (?:hour|light|glow|rays|hues)\b/, 'golden hour'],
  [/\bmorning\b/, 'in the morning'],
  [/\b(?:midday|noon|noonday)\b/, 'at noon'],
  [/\bafternoon\b/, 'in the afternoon'],
  [/\bevening\b/, 'in the evening'],
  [/\bblue hour\b/, 'blue hour'],
  [/\b(?:night|night-?time|moonlight|moonlit|moon)\b/, 'at night'],
  [/\bovercast\b|\bcloudy\b/, 'overcast sky'],
  [/\b(?:fog|foggy|mist|misty)\b/, 'fog'],
  [/\b(?:rainy|rain)\b/, 'rain'],
  [/\b(?:snowy|snow)\b/, 'snow'],
  [/\b(?:sunny|sunlight|sunshine)\b/, 'sunlight'],
  [/\b(?:dim|dimly|low-key)\b/, 'dim light'],
  [/\bspotlight\b/, 'spotlight'],
  [/\bcandlelight\b/, 'candlelight'],
  [/\bneon\b/, 'neon light'],
]

/** "The waterfall is the main focus of the video", "the couple form the main subjects": those who are named already. */
const MAIN_THING =
  /^(?:the|this|these|his|her) [^.;]{2,80}? (?:is|are|forms?|remains?) (?:clearly |also )?the (?:main|central|primary|sole|key) (?:focus|subjects?|figures?|characters?|focal points?)\b(?!,? [a-z]+ing\b)/

/** "The background is blurred", and what is yet seen there. */
const BLURRED =
  /^(?:and |while )?the background(?: of the [a-z]+)?,? (?:though |slightly |softly |artfully |beautifully )*(?:is |remains )?(?:(?:softly|slightly|artfully|beautifully) )?(?:blurred|blurry|out of focus)\b/
const ONE_COLOUR =
  /^the background is (?:an? )?(?:(?:plain|solid|simple|blur of|soft|blurred) )*(?:green|black|white|gr[ae]y|dark|blue|beige|brown|neutral)\b/

/** "The mood is melancholic yet determined", "the lighting is dim": how it is, which others read. */
const IN_ADJECTIVES =
  /^(?:the |its |an? )?(?:overall |general )?(?:mood|atmosphere|tone|vibe|feeling|lighting|light|colou?r palette|palette) (?:is|feels|remains) (?:very |both )*[a-z-]+(?:(?:,| and| yet| but)+ [a-z-]+)?(?=[,.;]|$)/

/** Whether a sentence of a caption is about the film, and not about what it shows. */
export function isFilmTalk(sentence: string): boolean {
  const plain = sentence.trim()
  if (SHOWS_SOMETHING.test(plain)) return false
  return (
    FRAMINGS.test(plain) || FILM_TALK.test(plain) || ASIDE.test(plain) || MAIN_THING.test(plain)
  )
}

/** "The background is out of focus, but shows trees": what it shows, far away. */
export function withoutBlur(sentence: string): string {
  return sentence
    .replace(
      new RegExp(
        `${BLURRED.source},? (?:(?:but|and|yet) )?(?:it )?(?:shows|reveals|features|with) (?!(?:[a-z]+,? ){0,3}light)`,
      ),
      'shallow depth of field, in the background ',
    )
    .replace(BLURRED, 'shallow depth of field')
    .replace(ONE_COLOUR, 'shallow depth of field')
}

const HOUR =
  /\b(?:at (?:sunset|dawn|noon|night)|golden hour|blue hour|in the (?:morning|afternoon|evening))\b/

/** The hour that is told by the light on something. */
export const hourWords = (clause: string): string => HOUR.exec(filmWords(clause))?.[0] ?? ''

/** What remains of a sentence about the film: how it is taken, lit and at what hour. */
export function filmWords(whole: string): string {
  const sentence = FRAMINGS.test(whole)
    ? (whole.split(/, | and (?=[a-z]+ shot)/)[0] ?? whole)
    : whole
  const words = TELLING_WORDS.flatMap(([pattern, told]) => {
    const [found] = pattern.exec(sentence) ?? []
    return found === undefined ? [] : [told === '$&' ? found : told]
  })
  const [mood] = IN_ADJECTIVES.exec(sentence) ?? []
  return words.length === 0 && mood === undefined ? '' : `${[mood ?? [], words].flat().join(', ')}.`
}
