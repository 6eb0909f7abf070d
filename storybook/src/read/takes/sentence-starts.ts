/** When it goes on: "at the end he …", "inside, they …", "the next day the fox …". */
export const WHEN =
  '(?:(?:and|but|so|now|next|soon|there|inside|outside|meanwhile|back (?:home|(?:on|in|at) (?:the|his|her|their) [a-z]+)|at (?:last|home|the end|that moment)|in the (?:end|evening|morning|afternoon)|at (?:dawn|sunrise|noon|sunset|dusk|night|midnight)|in (?:spring|summer|autumn|fall|winter)|one (?:[a-z]+ )?(?:day|night|morning|evening)|the next (?:day|morning)|that (?:day|night)|(?:days|hours|years|minutes) later),? )*'

/** Who is known already, alone or with another. */
export const WHO =
  '((?:he|she|it) and (?:the|his|her) [a-z]+|he|she|it|they|we|both|the (?:(?:two|three|four|five) )?[a-z]+(?: and (?:the |his |her |a )?[a-z]+| (?:on|at|behind|under|near|in (?=[a-z]+ [a-z]+ [a-z]+ (?!his)[a-z]+s\\b)) ?(?:the|his|her|an?)(?: [a-z]+)?? [a-z]+)?)'

/** "In spring an oak has grown": it is later than what was told before. */
export const LATER =
  /^(?:in (?:spring|summer|autumn|winter)|(?:the )?next (?:day|morning|night|year|spring|summer)|(?:that|one) (?:night|evening|morning)|at (?:night|dawn|midnight)|(?:in|during) the (?:morning|evening|night))\b/
