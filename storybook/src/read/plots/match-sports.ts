/** How a sport is told apart by its own words, and what its turning points look like: `{a}` acts, `{b}` is of the other team. */
export interface MatchSport {
  readonly known: RegExp
  readonly place: string
  readonly player: string
  /** Both at it. */
  readonly plays: string
  /** `{a}` scores. */
  readonly scores: string
}

export const MATCH_SPORTS: readonly MatchSport[] = [
  {
    known:
      /\b(?:goalkeeper|corner kick|penalty kick|football|soccer|midfield(?:er)?|forward accurately)\b/,
    place: 'a football stadium',
    player: 'footballer',
    plays: '{a} and {b} play football',
    scores: '{a} scores a goal, the goalkeeper dives',
  },
  {
    known: /\b(?:basketball|three-pointers?|slam dunks?|free throws?|rebounds?|quarter)\b/,
    place: 'a gym',
    player: 'basketball player',
    plays: '{a} and {b} play basketball',
    scores: '{a} throws the ball into the basket, {b} watches',
  },
  {
    known: /\bvolleyball\b|\bserv\w+\b[^]*\bblock(?:s|ing)?\b|\bspik(?:e|es|ing)\b/,
    place: 'a sports hall',
    player: 'volleyball player',
    plays: '{a} and {b} play volleyball',
    scores: '{a} smashes the ball over the net, {b} stands behind the net',
  },
  {
    known: /\b(?:badminton|shuttlecock|net control|smash(?:es)?)\b/,
    place: 'a sports hall',
    player: 'badminton player',
    plays: '{a} and {b} play badminton',
    scores: '{a} and {b} play badminton',
  },
  {
    known: /\b(?:tennis|ace|deuce|rally)\b/,
    place: 'a tennis court',
    player: 'tennis player',
    plays: '{a} and {b} play tennis',
    scores: '{a} and {b} play tennis',
  },
]

/** Where runners race. */
export const RACES: readonly (readonly [known: RegExp, place: string])[] = [
  [/\b(?:uphill|downhill|mountain|trail)\b/, 'a mountain road'],
  [/\b(?:km|kilomet(?:er|re)s?|marathon)\b/, 'a city street'],
  [/\b/, 'a running track'],
]
