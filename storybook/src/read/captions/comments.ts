/** What a picture does to who sees it, is about or stands for: nothing that is there. */
const FELT =
  '(?:sense|atmosphere|ambian?ce|ambience|mood|feel|feeling|effect|contrast|backdrop|background|depth|beauty|grandeur|emotions?|tone|touch|element|elements|drama|look|impression|elegance|connection|whimsy|attention|viewers?|perspective|essence|experience|intimacy|harmony|tranquil+ity|serenity|scale|dimension|textures?|details|movement|motion|sound|rhythm|dynamism|activity|energy|liveliness|warmth|image|picture|scene|view|glimpse|composition|aesthetic|representation|charm|appeal|interest|focus|simplicity|sophistication|habitat|frame|capabilities|appearance|overview|calm|comfort|patterns?|reflection|companionship|charm|play|interplay|spectacle|symphony|mosaic|tableau|dance)'

/** Such a clause goes on to the end of its sentence, or to where another tells what is seen. */
const TO_ITS_END =
  '(?:(?!, (?:as|while|with|her|his|their|its|several|and (?:an?|the|her|his)) )[^.;])*'

const SURELY =
  '(?:adding|lending|evoking|conveying|emphasi[sz]ing|highlighting|accentuating|suggesting|indicating|hinting|symboli[sz]ing|exuding|radiating (?=joy|energy|confidence|warmth)|enhancing|heightening|enriching|allowing (?:the )?(?:viewers?|audience|us)|drawing (?:the )?(?:viewer|attention|eye|focus|in)|making (?:it|for|this|the (?:scene|whole|moment|viewer))|contributing to|reminiscent of|evocative of|capturing (?:the|an?|their|his|her|its) (?:[a-z-]+ ){0,3}(?:essence|beauty|emotions?|moment|spirit|magic|energy|details?|motion|mood|nature|light|feeling|flow|interaction|surface|spray|splash(?:es)?|patterns?|textures?|bubbles|movements?|dynamics|vastness|demeanou?r|fluidity|hues|large furry mammal)|guiding the|bearing witness|illuminating|featuring (?:intricate|delicate|ornate)|showcasing (?!an?\\b|the\\b|two|some|various|many)|embodying|harmonizing with|blending (?:seamlessly|with|into|harmoniously|the|technology|elements|nature|art)|complementing|contrasting|producing (?:[a-z-]+ ){0,2}(?:melod(?:y|ies)|sounds?|music|notes)|filling (?:the|its|their|his|her) (?:[a-z]+ )?(?:air|room|space|silence|scene|night|atmosphere)|showcasing (?:its|their|his|her|the|[a-z]+ (?:skill|movements|technique))|reveal(?:ing)? (?:intricate|a sense|the (?:intricate|tranquil))|leaving (?:behind )?(?:a|an) sense|echoing|accompanied by the (?:[a-z]+ )?(?:sounds?|rustl|hum|fluttering|chirp)[a-z]*|(?<=(?:,|and) )inviting (?!(?:an?|the|him|her|them|his|two|some) )|giving (?:the|it|an?) (?:[a-z-]+ ){0,3}(?:impression|sense|feel|feeling|appearance|look|air|scene|image|video|whole|viewer|touch|depth)|leaving (?:a|an) (?:[a-z]+ )*impression|keeping the focus|retaining focus)'

const MAYBE =
  '(?:creating|providing|offering|bringing|giving|producing|lending|serving as|forming|showcasing|reflecting|resembling|making|presenting|displaying)'

const FEELS =
  '(?:adds?|creates?|contrasts?|stands? out|gives?|enhances?|evokes?|suggests?|indicates?|emphasi[sz]es?|draws?|serves?|provides?|highlights?|complements?|conveys?|invites?|accentuates?|reflects? (?:the|his|her|their) (?:mood|emotion|character|personality))'

/** What stands for something, and is only said of what was named before it. */
const STANDS_FOR =
  '(?:beacon|testament|symbol|reminder|celebration|representation|embodiment|tribute|spectacle|reflection|promise|suggestion|blend|mix|study)'

/** Clauses of a caption that tell what a sight does, means or is compared with. */
export const COMMENTS: readonly (readonly [RegExp, string])[] = [
  // Where it may be is told by what it suggests.
  [
    /,? (?:but |and )?(?:it |which |this )?(?:suggest(?:s|ing)?|indicat(?:es|ing)|appears? to be|seems? to be|likely|resembl(?:es|ing)) (?:that (?:it|this) is )?(?:an? )?(?:[a-z]+ ){0,2}?(garden|park|kitchen|church|office|restaurant|caf[eé]|forest|beach|museum|studio|classroom|hospital|living room|bedroom|library|market|concert hall)(?: or (?:an? )?[a-z]+)?(?: setting| environment| scene)?(?=[,.;]|$)/g,
    ', in a $1',
  ],
  [
    /,? (?:but |and )?(?:it |which |this )?(?:suggest(?:s|ing)?|indicat(?:es|ing)|appears? to be|seems? to be) (?:an? )?(?:[a-z]+ )?(?:indoors?|interior)(?: setting| environment| space| scene)?\b/g,
    ', in a room',
  ],
  [
    /,? (?:but |and )?(?:it |which |this )?(?:suggest(?:s|ing)?|indicat(?:es|ing)|appears? to be|seems? to be) (?:an? )?(?:[a-z]+ )?outdoors?(?: setting| environment| space| scene)?\b/g,
    ', outdoors',
  ],
  [
    /,? (?:(?:and|while|thus|further|also|softly|gently|beautifully|simply) )*casting (?:[a-z-]+,? ){0,6}?(?:glow|light|shadows?|hues?|patterns|illumination|reflections|pools of light|warmth)\b[^.;,]*/g,
    '',
  ],
  [
    new RegExp(
      `(?:^|,? )(?:(?:and|while|thus|further|also|subtly) )*${SURELY}\\b${TO_ITS_END}`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `(?:^|,? )(?:(?:and|while|thus|further|also) )*${MAYBE} (?:[a-z'-]+,? ){0,8}?${FELT}\\b${TO_ITS_END}`,
      'g',
    ),
    '',
  ],
  [new RegExp(`,? (?:which|that) (?:also )?${FEELS}\\b[^,.;]*`, 'g'), ''],
  [
    new RegExp(
      `,? and (?:also )?(?:adds?|conveys?|evokes?|emphasi[sz]es?|enhances?|suggests?|invites?|creates? (?:an? |the )?(?:[a-z-]+,? ){0,4}${FELT})\\b[^.;]*`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `, (?:an? |the |its |their )?(?:[a-z-]+ ){0,3}?${STANDS_FOR} (?:of|to|that|in)\\b[^,.;]*(?:,(?= (?:stands|sits|rises|is|are|lies|towers|hangs)\\b))?`,
      'g',
    ),
    '',
  ],
  [
    / (?:becomes?|stands as|serves as) (?:an? |the )?(?:[a-z]+ )?(?:symbol|testament|reminder|celebration|focal point) (?:of|to)\b[^,.;]*/g,
    '',
  ],
  [/, occasionally [a-z]+ing (?:against|in|across|as) [^.;,]*/g, ''],
  [/,? (?:painted |awash )?(?:with|in) an? (?:[a-z]+ )?gradient of [^.;]*/g, ''],
  [/,? each (?:piece|one|step|feather|page|petal|movement) [^.;,]*/g, ''],
  [
    /,? (?:slightly |softly )?(?:turned|facing|angled|looking) toward(?:s)? the (?:viewer|camera)\b/g,
    '',
  ],
  [/(?<=^|[.;] )in the distance, the horizon meets the sky[^.;]*/g, ''],
  [/^[^.;]*\b(?:stretch|extend)(?:es|ing|s) [^.;]*\b(?:to|towards?) the horizon[^.;]*$/g, ''],
  [
    /,? creating (?:an? )?(?:[a-z]+ ){0,2}(?:shower|spray|swirl|flurry|cloud|burst|ripple)s? of [^.;]*/g,
    '',
  ],
  [/,? (?:and )?causing ripples\b[^.;,]*/g, ''],
  [
    /,? (?:that |which )?leav(?:es|ing) (?:the )?(?:audience|viewers?|spectators|onlookers|crowd) [^,.;]*/g,
    '',
  ],
  [/,? (?:with )?the (?:lake|water|sea|river|pond) mirroring [^,.;]*/g, ''],
  [/ (?:bridges|connects|unites|ties together) the two pieces\b/g, ' is between them'],
  [/^the (?:interior|exterior) of (?:an?|the) [a-z]+ is [^.;]*/g, ''],
  [/^the backdrop of (?:an?|the) [^.;]*/g, ''],
  [
    /,? (?:the )?(?:room|air|space) (?:is )?filled with the (?:soft |gentle |quiet |low )?(?:hum|sound|sounds|aroma|scent|smell|chatter)\b[^.;]*/g,
    '',
  ],
  [/(?<=^|[.;] )as (?:he|she|they) works?,?(?: adjusting [^.;]*)?/g, ''],
  [/^they are (?:both )?(?:posed|captured|depicted|shown)\b[^.;]*/g, ''],
  [
    / has (?:an? )?(?:[a-z]+ )?(?:movements|demeanou?r|expression|posture|presence)(?: and [^.;]*)?(?=[.,;]|$)/g,
    '',
  ],
  [
    /^the (?:surrounding |passing )?(?:landscape|scenery|background|surroundings|world) blurs?\b[^.;]*/g,
    '',
  ],
  [/(?:^|(?<=[.;] )|, )an? sense of [^.;]*? is (?:conveyed|felt|palpable)\b/g, ''],
  [/,? leans into (?:the|his|her|their) (?:[a-z]+'s )?touch\b/g, ''],
  [/,? (?:almost |just )?as (?:if|though) [^,.;]*/g, ''],
  [
    new RegExp(
      `(?<=[a-z]),? (?:adds?|serves?|casts?|provides?|contributes?|lends?|creates?|brings?|offers?|exudes?|evokes?|radiates?|embod(?:y|ies)|convey|conveys) (?:as |to )?(?:(?:an?|the|its|their) )?(?:[a-z-]+,? ){0,4}?${FELT}\\b${TO_ITS_END}`,
      'g',
    ),
    '',
  ],
  [
    /,? (?:and )?invites? (?!(?:him|her|them|an?|the|his|some|two|people|guests|friends)\b)[^.;]*/g,
    '',
  ],
  [
    /,? (?:with|in|and) (?:an? |the |his |her |its |their |such )?(?:[a-z]+ )?(?:splendou?r|grace|elegance|unrestrained joy|joy|determination|ease|precision|care|vigou?r|enthusiasm|confidence|pride|sense of [a-z]+|demeanou?r|manner)(?=[,.;]| and | as |$)/g,
    '',
  ],
  // Where somebody looks and how one holds oneself is told by what one does.
  [
    /,? (?:and |with )?(?:his|her|its|their) (?:[a-z]+ )?(?:gaze|attention|posture|expression|focus|demeanou?r|fragrance|scent|sound)(?: [^,.;]*)?/g,
    '',
  ],
]

/** What is left of a clause whose deed was only a comment. */
const LEFT_OVER = /, (?:and |with )?(?:its|their|his|her) (?:[a-z-]+ ){0,2}[a-z]+(?=\s*(?:[.;]|$))/g

/** A comment that is a clause of its own, taken out of a sentence. */
export function withoutComments(sentence: string): string {
  const told = COMMENTS.reduce((said, [pattern, plain]) => said.replace(pattern, plain), sentence)
  return told === sentence
    ? sentence
    : told.replace(LEFT_OVER, '').replace(/ (?:that|which)(?= ?[.,;]|$)/g, '')
}
