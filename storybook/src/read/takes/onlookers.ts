/** What one does who has come along with another, and sees what happens. */
const LOOKING_ON =
  'watches|watch|looks on|look on|observes|observe|stares|stare|gazes|gaze|follows|follow|accompanies|accompany|listens|listen|trots along|waits|wait'

const ONLOOKER = new RegExp(
  `^(?:an?|another|two|three|some|several|his|her|its|their) (?:(?!(?:he|she|it|they|then|that|who|which)\\b)[a-z]+,? ){1,7}?(?:${LOOKING_ON})\\b`,
)

/** "A princess watches from a tower": where nobody else is. */
const FROM_ABOVE =
  /\bfrom (?:an?|the|her|his|its|their) (?:[a-z]+ )?(?:tower|lighthouse|helicopter)\b/

/** "A fox leaps into the snow. A raven watches from a branch": both are seen at once, and no shot is left for the raven alone. */
export function looksOn(sentence: string): boolean {
  return ONLOOKER.test(sentence) && !FROM_ABOVE.test(sentence)
}
