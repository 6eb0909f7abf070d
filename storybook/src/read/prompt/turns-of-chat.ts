import type { Turn } from './turn.ts'

const WEST =
  '(?=[^]*\\b(?:saloon|sheriff|cowboys?|gunslingers?|outlaws?|tumbleweeds?|bandits?|swinging doors)\\b)'

/** How people speak to whoever makes the film: greetings, comparisons, advertisements. */
export const CHAT_TURNS: readonly Turn[] = [
  // Whom a greeting is for does not stand in it.
  [
    'greeting card wish message video invitation',
    /^\s*(?:an? |the )?(?:[a-z]+ )?(?:birthday|christmas|anniversary|wedding|easter|thank you|get well|graduation|party|congratulations?) (?:video |e-?)?(?:greetings?|cards?|wish(?:es)?|message|video|invitation) (?:for|to) (?:(?:my|our) )?[a-z]+(?: [a-z]+)?\s*[:,-]\s*/g,
    '',
  ],
  [
    'desert town dusty town frontier',
    new RegExp(
      `\\b(?:(?:dusty|old|small|little|quiet|sleepy|lonely|lawless|hot) )*(?:(?:desert|frontier|border|mining) )?town\\b(?! square)${WEST}`,
      'g',
    ),
    'western town',
  ],
  [
    'everybody everyone',
    /\b(?:everybody|everyone)(?: (?:in the [a-z]+|there|inside|else))? (?:stares?|looks?|watch(?:es)?|turns? (?:around|round|to look|and stares?))(?: at (?:him|her|them|it))?(?=\s*(?:[.,;!]|$))/g,
    'three people look at him',
  ],
  [
    'rockstar rock star pop star popstar',
    /\bsing(?:s|ing)? like an? (?:[a-z]+ )?(?:rock ?star|pop ?star)\b/g,
    'dressed as a rockstar singing on a concert stage',
  ],
  [
    'rockstar rock star pop star popstar',
    /\b(?:danc(?:es|ing|e)|perform(?:s|ing)?|mov(?:es|ing)|jump(?:s|ing)?|rock(?:s|ing)?(?: out)?|play(?:s|ing)?) like an? (?:[a-z]+ )?(?:rock ?star|pop ?star)\b/g,
    'dressed as a rockstar playing the electric guitar on a concert stage',
  ],
  [
    'magician illusionist conjurer conjuror',
    /\b(magician|illusionist|conjur[eo]r) (?:makes?|making) ((?:[a-z]+ ){0,2}[a-z]+) (?:appear|fly|come|jump|pop)(?: out)? (?:of|from|out of) /g,
    '$1 pulls $2 out of ',
  ],
  // The glass of an advertisement has in it what is advertised.
  [
    'ad advert commercial advertisement',
    /^\s*(?:an? |the )?(?:[a-z]+ )?(?:ad|advert|commercial|advertisement)(?: spot| video)? for (?:an? |the |our )?((?:[a-z]+ )?(?:lemonade|juice|iced tea|cola|soda|beer|wine|milk|whisky|champagne|water))\s*[:,.-]\s*([^]*?\b(?:an?|the)) (?:tall |cold |frosty |big )?glass\b(?! of)/g,
    '$2 glass of $1',
  ],
  // The hole that golfers mean has a flag in it, and a mill on their green is a toy.
  [
    'golf putt',
    /(?<=\b(?:golf|putt)\b[^]*)\b(?:through|under|past) (?:an?|the) (?:[a-z]+ )?windmill,? (?:and |then )*(?:into|in|to|towards?) (?:an?|the) hole\b/g,
    'into the golf hole on a golf course , a toy windmill stands',
  ],
  [
    'golf putt',
    /(?<=\b(?:golf ?ball|mini[- ]golf ball)\b[^]*)\b(?:(?:straight|slowly|right) )?(?:into|towards?|to|in) (?:an?|the) hole\b(?! in one)/g,
    'into the golf hole on a golf course',
  ],
  [
    'golf putt',
    /\b(?:putts?|putting|sinks?|taps?) (?:an?|the|his|her) (?:golf )?(?:ball|putt)(?: (?:into|in|towards?|to) (?:an?|the) hole)?\b/g,
    'plays golf',
  ],
  [
    'mini golf mini-golf miniature golf crazy golf putt-putt',
    /\b(?:(?:mini|miniature|crazy)[- ]golf|putt-putt) ball\b/g,
    'golf ball',
  ],
]
