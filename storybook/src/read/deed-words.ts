/**
 * Deeds that English writes as a noun or a compound ("sword fighting", "does yoga", "rock scissors paper"). They become
 * one token before anything else looks at the words: `verb_sword-fight_ing`.
 */
const DEEDS: readonly (readonly [id: string, guards: string, words: string])[] = [
  ['water-ski', 'ski wake', 'water[- ]?ski|wake[- ]?board'],
  ['lift', 'raise', '(?:front|lateral) raises?'],
  ['karate', 'kick', '(?:high|side|drop)[- ]?kick(?:s|ing)?'],
  ['climb-rope', 'abseil rappel', 'abseil(?:l)?|rappel(?:l)?'],
  ['fall', 'plant', 'face[- ]?plant'],
  ['sing', 'beat', 'beat[- ]?box'],
  ['snowboard', 'snow', 'snow[- ]?kit(?:e|ing)'],
  ['throw-axe', 'axe', 'throw(?:s|ing)? (?:an? |the )?axes?'],
  [
    'cut-nails',
    'nail',
    '(?:cut|clip|trim|fil)(?:s|ting|ping|ming|ing|es)? (?:(?:his|her|their|the) )?(?:finger ?|toe ?)?nails',
  ],
  ['parkour', 'parkour free', 'parkour|free[- ]?runn'],
  ['hammer-throw', 'hammer', 'hammer[- ]throw(?:ing)?|throw(?:s|ing)? (?:a |the )hammer'],
  ['shot-put', 'shot', 'shot[- ]?put(?:ting)?'],
  ['javelin', 'javelin', 'javelin[- ]throw(?:ing)?|throw(?:s|ing)? (?:a |the )?javelin'],
  [
    'punch-bag',
    'punch',
    '(?:punch|hit|box)(?:es|s|ing)? (?:a |the |an? heavy )?(?:punching |boxing |heavy )?bags?',
  ],
  ['push-car', 'push', 'push(?:es|ing)? (?:a |the |his |her )?(?:broken )?cars?(?!t)'],
  [
    'forecast',
    'weather',
    '(?:present|giv|read|report|tell)(?:s|es|ing)? (?:the )?weather(?: forecasts?| report| news)?',
  ],
  [
    'present',
    'presentation slides',
    '(?:giv|mak|do|hold|deliver)(?:es|e|ing|s)? (?:a |the )?(?:[a-z]+ )?presentation|presenting slides',
  ],
  [
    'open-bottle',
    'bottle',
    '(?:open|uncork)(?:s|ing)? (?:a |the )?(?:[a-z]+ )?bottles?(?: of [a-z]+)?',
  ],
  [
    'sniff',
    'snif',
    'sniff(?:s|ing)? (?:at )?(?:the )?(?:air|wind|breeze)(?: for [a-z]+(?: of [a-z]+)?)?',
  ],
  [
    'wait-in-traffic',
    'traffic',
    '(?:is |are |being )?(?:stuck|caught|waiting) in (?:a )?(?:heavy )?traffic(?: jam)?',
  ],
  [
    'nest',
    'nest',
    'build(?:s|ing)? (?:a |its |the |their )?nests?(?: from [a-z]+ and [a-z]+| (?:from|of|with) [a-z]+)?',
  ],
  ['graze', 'cud', 'chew(?:s|ing)? (?:the |its )?cud'],
  ['flip', 'tumbling gymnast', 'gymnastics tumbling|tumbling gymnastics'],
  ['rock-paper-scissors', 'scissor', 'rock,? (?:scissors?,? paper|paper,? scissors?)'],
  ['air-drum', 'drum', 'air[- ]?drum'],
  [
    'robot-dance',
    'robot',
    '(?<=\\b(?:is|are|was|were|person|man|woman|boy|girl|people|he|she|they|child|kid|guy|someone) )(?:the )?robot[- ]danc(?:e|ing)|(?<=danc(?:e|es|ing) )the robot',
  ],
  ['disappear', 'teleport', '(?:achieved? )?teleport(?:ation)?(?: technology)?'],
  ['bungee', 'bungee', 'bungee[- ]?jump'],
  ['sword-fight', 'sword fenc', 'sword[- ]?fight|fencing(?= |$)|sword ?play'],
  ['ice-skate', 'skat hockey', '(?:ice|figure|speed)[- ]?skat(?:e|ing)'],
  ['roller-skate', 'skat blad', '(?:roller|inline)[- ]?(?:skat(?:e|ing)|blad(?:e|ing))'],
  ['rock-climb', 'climb', '(?:rock|mountain|wall|ice)[- ]climb'],
  ['hula-hoop', 'hula', 'hula[- ]?hoop'],
  [
    'skydive',
    'div parachut paraglid',
    'sky[- ]?div(?:e|ing)|parachut(?:e|ing)(?=ing|s |ed)|paraglid(?:e|ing)',
  ],
  ['dive', 'div snorkel', 'scuba[- ]?div(?:e|ing)|snorkel(?:l)?|free ?div(?:e|ing)'],
  [
    'dance',
    'danc',
    '(?:belly|break|tap|line|street|folk|hip[- ]hop|pole|ballroom|salsa|tango|swing)[- ]?danc(?:e|ing)',
  ],
  ['ballet', 'ballet', 'ballet(?: danc(?:e|ing))?|danc(?:e|es|ing) (?:the )?ballet'],
  ['surf', 'surf', '(?:wind|kite|body)[- ]?surf'],
  [
    'box',
    'box kung karate martial taekwondo judo',
    'shadow[- ]?box|kick[- ]?box|kung[- ]?fu|karate|martial arts?|taekwondo|judo',
  ],
  ['wrestle', 'wrestl', '(?:arm|sumo)[- ]?wrestl(?:e|ing)'],
  [
    'lift',
    'weight bodybuild work',
    'weight[- ]?lift|bodybuild|lift(?:s|ing)? weights?|work(?:s|ing)? out',
  ],
  ['push-up', 'push press', 'push[- ]?ups?|press[- ]?ups?'],
  ['sit-up', 'sit crunch', 'sit[- ]?ups|crunches'],
  ['squat', 'squat', 'squats'],
  ['yoga', 'yoga downward meditat', 'yoga|downward dog|meditat(?:e|es|ion|ing)'],
  ['tai-chi', 'tai qi', 'tai[- ]?chi|qi ?gong'],
  [
    'jumping-jack',
    'aerobic zumba jumping gymnast pilates',
    'aerobics|zumba|jumping jacks?|gymnastics|pilates',
  ],
  [
    'somersault',
    'flip somersault cartwheel handstand',
    '(?:a )?(?:back|front)[- ]?flips?|(?:a )?somersaults?|(?:a )?cartwheels?|(?:a )?handstands?',
  ],
  ['archery', 'archery', 'archery'],
  ['cheerlead', 'cheerlead', 'cheerlead'],
  [
    'pottery',
    'pottery',
    'clay pottery mak(?:e|ing)|(?:mak(?:es|e|ing)|do(?:es|ing)?) (?:clay )?pottery|pottery mak(?:e|ing)',
  ],
  ['count-money', 'count', 'count(?:s|ing)? (?:the |his |her )?(?:money|cash|coins|banknotes)'],
  [
    'play-chess',
    'chess checkers board',
    'play(?:s|ing)? (?:a game of )?(?:chess|checkers|board games?)',
  ],
  [
    'play-cards',
    'card poker',
    'shuffl(?:es|e|ing) (?:a deck of )?cards|play(?:s|ing)? (?:cards|poker)',
  ],
  ['play-games', 'play', 'play(?:s|ing)? (?:a )?(?:controller|(?:video|computer) ?games?|games?)'],
  [
    'kick',
    'goal penalty',
    'shoot(?:s|ing)? (?:a )?goals?(?: \\(?soccer\\)?)?|scor(?:es|e|ing) (?:a )?goals?|tak(?:es|ing) a penalty',
  ],
  ['dunk', 'dunk', '(?:slam[- ])?dunk(?:s|ing)? (?:a )?(?:basket ?ball|the ball)|slam[- ]dunk'],
  [
    'shoot-basketball',
    'basket hoop',
    '(?:shoot|play|throw)(?:s|ing)? (?:a )?(?:basket ?ball|hoops)',
  ],
  ['kick', 'soccer football', 'play(?:s|ing)? (?:soccer|football)'],
  [
    'play-tennis',
    'play',
    'play(?:s|ing)? (?:tennis|badminton|table tennis|ping[- ]pong|squash|pickleball)',
  ],
  ['play-baseball', 'play', 'play(?:s|ing)? (?:baseball|cricket|softball)'],
  ['play-volleyball', 'volleyball', 'play(?:s|ing)? (?:beach )?volleyball'],
  ['golf', 'golf', '(?:play(?:s|ing)? )?golf(?:ing)?(?! course| ball| club| cart)'],
  ['bowl', 'bowling', '(?:go(?:es|ing)? )?bowling(?! ball| pin| alley)'],
  ['ice-skate', 'skat hockey', 'play(?:s|ing)? (?:ice )?hockey'],
  ['throw', 'catching', '(?:catching or throwing|throwing or catching)'],
  [
    'row',
    'kayak canoe raft',
    'canoeing or kayaking|kayak|canoe(?=ing|s )|(?:white ?water )?rafting',
  ],
  ['fish', 'fishing', 'fishing(?! boat| rod| pole| net| village| hook)|ice[- ]fishing'],
  [
    'barbecue',
    'barb bbq grill',
    'barbe(?:c|q)ue?ing|bbqing|grill(?:s|ing) (?:meat|sausages|burgers)',
  ],
  ['laundry', 'laundry washing', '(?:do(?:es|ing)?|hang(?:s|ing)?) (?:the )?(?:laundry|washing)'],
  ['wash-dishes', 'dishes', '(?:do(?:es|ing)?|wash(?:es|ing)?) (?:the )?dishes'],
  [
    'makeup',
    'make eyebrow',
    '(?:do(?:es|ing)?|apply(?:ing)?|applies|put(?:s|ting)? on|how i do) (?:her |his |my )?make[- ]?up|fill(?:s|ing)? (?:her |in )?eyebrows|make[- ]?up tutorial',
  ],
  [
    'tongue-out',
    'tongue',
    'stick(?:s|ing)? (?:(?:out )?(?:(?:her|his|its|the|their) )?tongues?(?: out)?)',
  ],
  ['snap-fingers', 'snap', 'finger[- ]?snap|snap(?:s|ping)? (?:(?:her|his|their) )?fingers?'],
  [
    'award',
    'award troph',
    '(?:giving or receiving|receiv(?:es|ing)|giv(?:es|ing)|accept(?:s|ing)) (?:an )?awards?',
  ],
  ['haircut', 'hair', '(?:get(?:s|ting)?|hav(?:e|ing)|giv(?:es|ing)) (?:a )?hair[- ]?cuts?'],
  ['run-treadmill', 'treadmill', '(?:run(?:s|ning)?|walk(?:s|ing)?) on (?:a |the )?treadmill'],
  [
    'phone',
    'phone call',
    '(?:talk(?:s|ing)?|speak(?:s|ing)?|chat(?:s|ting)?) on (?:the |a |his |her )?(?:cell ?|smart)?phone|look(?:s|ing)? at (?:his |her |a |the )(?:smart)?phone|mak(?:es|ing) a (?:phone )?call',
  ],
  [
    'photograph',
    'photo picture selfie',
    'tak(?:es|e|ing) (?:a |some )?(?:photos?|pictures?|selfies?|photographs?)(?: of (?:himself|herself|themselves))?',
  ],
  [
    'walk',
    'walk stroll hike hand',
    '(?:tak(?:es|e|ing)|go(?:es|ing)? (?:out )?for|hav(?:e|ing)) a (?:[a-z]+ )?(?:walk|stroll|hike)',
  ],
  ['shower', 'shower', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?shower'],
  ['bathe', 'bath', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?bath'],
  ['sleep', 'nap', '(?:tak(?:es|e|ing)|hav(?:e|ing)) a (?:[a-z]+ )?nap'],
  [
    'eat',
    'picnic breakfast lunch dinner meal snack',
    '(?:hav(?:e|ing)|has|enjoy(?:s|ing)?) (?:a |their |his |her )?(?:[a-z]+ )?(?:picnic|breakfast|lunch|dinner|meal|snack)',
  ],
  [
    'cook',
    'mak',
    'mak(?:es|e|ing) (?:the )?(?:breakfast|lunch|dinner|food|pancakes?|soup|coffee|a sandwich|a pizza|a cake|pizza)',
  ],
  [
    'magic',
    'magic spell',
    '(?:cast(?:s|ing)?|do(?:es|ing)?|perform(?:s|ing)?) (?:a |an? [a-z]+ )?(?:magic(?: tricks?)?|spells?)',
  ],
  ['walk', 'walk stroll hike hand', 'walk(?:s|ing)? hand in hand'],
  [
    'accelerate',
    'accelerat speed',
    'accelerat(?:es|e|ing) to gain speed|gain(?:s|ing)? speed|speed(?:s|ing)? up|pick(?:s|ing)? up speed',
  ],
  [
    'stop',
    'slow stop halt',
    'slow(?:s|ing)? down to (?:a )?stop|slow(?:s|ing)? down|com(?:es|ing) to a (?:stop|halt)',
  ],
  ['hunt', 'prey', 'hunt(?:s|ing)? for prey'],
  [
    'groom',
    'sel',
    '(?:groom(?:s|ing)?|lick(?:s|ing)?|clean(?:s|ing)?|wash(?:es|ing)?) (?:itself|himself|herself)',
  ],
  [
    'spray',
    'spray splash',
    '(?:spray(?:s|ing)?|splash(?:es|ing)?) (?:itself|himself|herself|water)',
  ],
  ['drink', 'drink', '(?:bend(?:s|ing)? (?:down|over) to drink)'],
  ['swing', 'swing sway', 'swing(?:s|ing)? in the wind|sway(?:s|ing)? in the (?:wind|breeze)'],
  ['high-jump', 'jump vault', '(?:high[- ]jump|pole[- ]vault)'],
  ['long-jump', 'jump', '(?:long|triple)[- ]jump'],
  ['make-jewelry', 'jewel', 'mak(?:es|e|ing) jewell?e?ry'],
  ['rake', 'lea', '(?:blow|rak)(?:s|es|e|ing)? (?:the )?leaves'],
  ['bend-metal', 'metal', 'bend(?:s|ing)? (?:a )?metal(?: bars?| rods?)?'],
  ['sunbathe', 'sunbath', 'sunbath(?:es|e|ing)'],
]

const SUFFIX = '(?:ing|s|es|ed|ning|ming|ped|ping)?'
const PATTERNS = DEEDS.map(([id, guards, words]) => ({
  id,
  guards: guards.split(' '),
  pattern: new RegExp(`\\b(?:${words})${SUFFIX}\\b`, 'g'),
}))
/** "Does yoga", "goes skydiving": the helping verb says nothing more. */
const HELPERS =
  /\b(?:do(?:es|ing)?|did|practic(?:es|e|ing)|practis(?:es|e|ing)|perform(?:s|ing)?|play(?:s|ing)?|go(?:es|ing)?|try(?:ing)?) (?:some |a |the )?(?=verb_)/g

/** Rewrites such deeds as verb tokens. */
export function joinDeeds(body: string): string {
  let joined = body
  for (const { id, guards, pattern } of PATTERNS) {
    // Compiling all these patterns costs 70 ms; the guards leave one or two for a usual prompt.
    if (guards.some((guard) => joined.includes(guard)))
      joined = joined.replace(pattern, `verb_${id}_ing`)
  }
  return joined.replace(HELPERS, '')
}

/** The choreography inside such a token, or null. */
export function joinedDeed(token: string): string | null {
  return /^verb_([a-z-]+)_ing$/.exec(token)?.[1] ?? null
}
