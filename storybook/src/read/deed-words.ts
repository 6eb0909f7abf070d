/**
 * Deeds that English writes as a noun or a compound ("sword fighting", "does yoga", "rock scissors paper"). They become
 * one token before anything else looks at the words: `verb_sword-fight_ing`.
 */
const DEEDS: readonly (readonly [string, string])[] = [
  ['rock-paper-scissors', 'rock,? (?:scissors?,? paper|paper,? scissors?)'],
  ['air-drum', 'air[- ]?drum'],
  [
    'robot-dance',
    '(?<=\\b(?:is|are|was|were|person|man|woman|boy|girl|people|he|she|they|child|kid|guy|someone) )(?:the )?robot[- ]danc(?:e|ing)|(?<=danc(?:e|es|ing) )the robot',
  ],
  ['disappear', '(?:achieved? )?teleport(?:ation)?(?: technology)?'],
  ['bungee', 'bungee[- ]?jump'],
  ['sword-fight', 'sword[- ]?fight|fencing(?= |$)|sword ?play'],
  ['ice-skate', '(?:ice|figure|speed)[- ]?skat(?:e|ing)'],
  ['roller-skate', '(?:roller|inline)[- ]?(?:skat(?:e|ing)|blad(?:e|ing))'],
  ['rock-climb', '(?:rock|mountain|wall|ice)[- ]climb'],
  ['hula-hoop', 'hula[- ]?hoop'],
  ['skydive', 'sky[- ]?div(?:e|ing)|parachut(?:e|ing)(?=ing|s |ed)|paraglid(?:e|ing)'],
  ['swim', 'scuba[- ]?div(?:e|ing)|snorkel(?:l)?|free ?div(?:e|ing)'],
  [
    'dance',
    '(?:belly|break|tap|line|street|folk|hip[- ]hop|pole|ballroom|salsa|tango|swing)[- ]?danc(?:e|ing)',
  ],
  ['ballet', 'ballet(?: danc(?:e|ing))?|danc(?:e|es|ing) (?:the )?ballet'],
  ['ride', '(?:horse|horseback|bike|motorcycle|camel) ?rid(?:e|ing)'],
  ['surf', '(?:wind|kite|body)[- ]?surf'],
  ['box', 'shadow[- ]?box|kick[- ]?box|kung[- ]?fu|karate|martial arts?|taekwondo|judo'],
  ['wrestle', '(?:arm|sumo)[- ]?wrestl(?:e|ing)'],
  ['lift', 'weight[- ]?lift|bodybuild|lift(?:s|ing)? weights?|work(?:s|ing)? out'],
  ['push-up', 'push[- ]?ups?|press[- ]?ups?'],
  ['sit-up', 'sit[- ]?ups|crunches'],
  ['squat', 'squats'],
  ['yoga', 'yoga|downward dog|meditat(?:e|es|ion|ing)'],
  ['tai-chi', 'tai[- ]?chi|qi ?gong'],
  ['aerobics', 'aerobics|zumba|jumping jacks?|gymnastics|pilates'],
  [
    'somersault',
    '(?:a )?(?:back|front)[- ]?flips?|(?:a )?somersaults?|(?:a )?cartwheels?|(?:a )?handstands?',
  ],
  ['archery', 'archery'],
  ['cheerlead', 'cheerlead'],
  [
    'pottery',
    'clay pottery mak(?:e|ing)|(?:mak(?:es|e|ing)|do(?:es|ing)?) (?:clay )?pottery|pottery mak(?:e|ing)',
  ],
  ['count-money', 'count(?:s|ing)? (?:the |his |her )?(?:money|cash|coins|banknotes)'],
  ['play-chess', 'play(?:s|ing)? (?:a game of )?(?:chess|checkers|board games?)'],
  ['play-cards', 'shuffl(?:es|e|ing) (?:a deck of )?cards|play(?:s|ing)? (?:cards|poker)'],
  ['play-games', 'play(?:s|ing)? (?:a )?(?:controller|(?:video|computer) ?games?|games?)'],
  [
    'kick',
    'shoot(?:s|ing)? (?:a )?goals?(?: \\(?soccer\\)?)?|scor(?:es|e|ing) (?:a )?goals?|tak(?:es|ing) a penalty',
  ],
  ['dunk', '(?:slam[- ])?dunk(?:s|ing)? (?:a )?(?:basket ?ball|the ball)|slam[- ]dunk'],
  ['shoot-basketball', '(?:shoot|play|throw)(?:s|ing)? (?:a )?(?:basket ?ball|hoops)'],
  ['play-soccer', 'play(?:s|ing)? (?:soccer|football)'],
  [
    'play-tennis',
    'play(?:s|ing)? (?:tennis|badminton|table tennis|ping[- ]pong|squash|pickleball)',
  ],
  ['play-baseball', 'play(?:s|ing)? (?:baseball|cricket|softball)'],
  ['play-volleyball', 'play(?:s|ing)? (?:beach )?volleyball'],
  ['golf', '(?:play(?:s|ing)? )?golf(?:ing)?(?! course| ball| club| cart)'],
  ['bowl', '(?:go(?:es|ing)? )?bowling(?! ball| pin| alley)'],
  ['ice-skate', 'play(?:s|ing)? (?:ice )?hockey'],
  [
    'throw',
    '(?:catch(?:es|ing)?|throw(?:s|ing)?|catching or throwing|play(?:s|ing)?) (?:a )?(?:frisbee|baseball|softball)',
  ],
  ['row', 'canoeing or kayaking|kayak|canoe(?=ing|s )|(?:white ?water )?rafting'],
  ['fish', 'fishing(?! boat| rod| pole| net| village| hook)|ice[- ]fishing'],
  ['barbecue', 'barbe(?:c|q)ue?ing|bbqing|grill(?:s|ing) (?:meat|sausages|burgers)'],
  ['laundry', '(?:do(?:es|ing)?|hang(?:s|ing)?) (?:the )?(?:laundry|washing)'],
  ['wash-dishes', '(?:do(?:es|ing)?|wash(?:es|ing)?) (?:the )?dishes'],
  [
    'makeup',
    '(?:do(?:es|ing)?|apply(?:ing)?|applies|put(?:s|ting)? on|how i do) (?:her |his |my )?make[- ]?up|fill(?:s|ing)? (?:her |in )?eyebrows|make[- ]?up tutorial',
  ],
  ['tongue-out', 'stick(?:s|ing)? (?:(?:out )?(?:(?:her|his|its|the|their) )?tongues?(?: out)?)'],
  ['snap-fingers', 'finger[- ]?snap|snap(?:s|ping)? (?:(?:her|his|their) )?fingers?'],
  [
    'give',
    '(?:giving or receiving|receiv(?:es|ing)|giv(?:es|ing)|accept(?:s|ing)) (?:an )?awards?',
  ],
  ['haircut', '(?:get(?:s|ting)?|hav(?:e|ing)|giv(?:es|ing)) (?:a )?hair[- ]?cuts?'],
  ['run-treadmill', '(?:run(?:s|ning)?|walk(?:s|ing)?) on (?:a |the )?treadmill'],
  [
    'phone',
    '(?:talk(?:s|ing)?|speak(?:s|ing)?|chat(?:s|ting)?) on (?:the |a |his |her )?(?:cell ?|smart)?phone|look(?:s|ing)? at (?:his |her |a |the )(?:smart)?phone|mak(?:es|ing) a (?:phone )?call',
  ],
  [
    'photograph',
    'tak(?:es|e|ing) (?:a |some )?(?:photos?|pictures?|selfies?|photographs?)(?: of (?:himself|herself|themselves))?',
  ],
  [
    'walk',
    '(?:tak(?:es|e|ing)|go(?:es|ing)? (?:out )?for|hav(?:e|ing)) a (?:[a-z]+ )?(?:walk|stroll|hike)',
  ],
  ['shower', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?shower'],
  ['bathe', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?bath'],
  ['sleep', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?nap'],
  [
    'eat',
    '(?:hav(?:e|ing)|has|enjoy(?:s|ing)?) (?:a |their |his |her )?(?:[a-z]+ )?(?:picnic|breakfast|lunch|dinner|meal|snack)',
  ],
  [
    'cook',
    'mak(?:es|e|ing) (?:the )?(?:breakfast|lunch|dinner|food|pancakes?|soup|coffee|a sandwich|a pizza|a cake|pizza)',
  ],
  [
    'magic',
    '(?:cast(?:s|ing)?|do(?:es|ing)?|perform(?:s|ing)?) (?:a |an? [a-z]+ )?(?:magic(?: tricks?)?|spells?)',
  ],
  ['walk', 'walk(?:s|ing)? hand in hand'],
  [
    'accelerate',
    'accelerat(?:es|e|ing) to gain speed|gain(?:s|ing)? speed|speed(?:s|ing)? up|pick(?:s|ing)? up speed',
  ],
  [
    'stop',
    'slow(?:s|ing)? down to (?:a )?stop|slow(?:s|ing)? down|com(?:es|ing) to a (?:stop|halt)',
  ],
  ['hunt', 'hunt(?:s|ing)? for prey'],
  [
    'groom',
    '(?:groom(?:s|ing)?|lick(?:s|ing)?|clean(?:s|ing)?|wash(?:es|ing)?) (?:itself|himself|herself)',
  ],
  ['spray', '(?:spray(?:s|ing)?|splash(?:es|ing)?) (?:itself|himself|herself|water)'],
  ['drink', '(?:bend(?:s|ing)? (?:down|over) to drink)'],
  ['swing', 'swing(?:s|ing)? in the wind|sway(?:s|ing)? in the (?:wind|breeze)'],
  ['sunbathe', 'sunbath(?:es|e|ing)'],
]

const SUFFIX = '(?:ing|s|es|ed|ning|ming|ped|ping)?'
const LEAD =
  '(?:(?:do(?:es|ing)?|did|practic(?:es|e|ing)|practis(?:es|e|ing)|perform(?:s|ing)?|play(?:s|ing)?|go(?:es|ing)?|try(?:ing)?) (?:some |a |the )?)?'

const PATTERNS = DEEDS.map(
  ([id, words]) => [id, new RegExp(`\\b${LEAD}(?:${words})${SUFFIX}\\b`, 'g')] as const,
)

/** Rewrites such deeds as verb tokens. */
export function joinDeeds(body: string): string {
  let joined = body
  for (const [id, pattern] of PATTERNS) joined = joined.replace(pattern, `verb_${id}_ing`)
  return joined
}

/** The choreography inside such a token, or null. */
export function joinedDeed(token: string): string | null {
  return /^verb_([a-z-]+)_ing$/.exec(token)?.[1] ?? null
}
