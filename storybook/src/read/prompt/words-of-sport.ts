/** Other words, as in `other-words.ts`, for sport and the body as lists of deeds name them: an apparatus or a game for what is done on it. */
export const WORDS_OF_SPORT = String.raw`
using pommel horse: (?<=\b(?:is|are) )(?:on )?(?:an? |the )?pommel horse
using parallel bars: (?<=\b(?:is|are) )(?:on )?(?:the )?parallel bars
using uneven bars: (?<=\b(?:is|are) )(?:on )?(?:the )?uneven bars
using still rings: (?<=\b(?:is|are) )(?:on )?(?:the )?(?:still|gymnastics?) rings
using the balance beam: (?<=\b(?:is|are) )balance beam
playing volleyball: (?<=\b(?:is|are) )(?:beach )?volleyball(?=[.,;]|$| (?:in|on|at)\b)
playing basketball: (?<=\b(?:is|are) )basketball(?=[.,;]|$| (?:in|on|at)\b)
playing soccer: (?<=\b(?:is|are) )futsal|playing futsal
playing soccer on the beach: (?<=\b(?:is|are) )(?:playing )?beach (?:soccer|football)(?! (?:player|ball|team))
playing table soccer: (?<=\b(?:is|are) )table (?:soccer|football)
throwing a frisbee: (?<=\b(?:is|are) )disc dog
ice skating: (?<=\b(?:is|are) )(?:doing )?ice[- ]dancing
riding a horse on a race track: (?<=\b(?:is|are) )horse[- ]racing
draws: (?:is )drawing(?= (?:an?|the|his|her) (?:[a-z]+ )?(?:sword|katana|blade|saber|sabre|dagger)\b)
draw: (?:are )drawing(?= (?:an?|the|their) (?:[a-z]+ )?(?:swords?|katanas?|blades?|sabers?|sabres?|daggers?)\b)
picking up a box: picking (?:something up|up something)
picks up a box: picks (?:something up|up something)
studying: (?<=\b(?:is|are) )cramming(?=[.,;]|$| for\b)
sitting by a campfire next to a tent: (?<=\b(?:is|are) )camping(?=[.,;]|$| (?:in|at|on|by|near|under)\b)
riding a bumper car: (?:riding|driving) (?:the )?bumper cars
climbing the wall in a climbing gym: (?:rock[- ]climbing|bouldering) indoors?(?! (?:gym|wall|hall))
balancing on one leg: (?<=\b(?:is|are) )balancing(?=[.,;]|$)
carrying a box: (?<=\b(?:is|are) )carrying(?=[.;]|$)
running a race: (?<=\b(?:is|are) )competing(?=[.,;]|$)
climbing the stairs: (?<=\b(?:person|man|woman|boy|girl|people|men|women) (?:is|are) )ascending(?=[.;]|$)
walking down the stairs: (?<=\b(?:person|man|woman|boy|girl|people|men|women) (?:is|are) )descending(?=[.;]|$)
wading in a river: (?<=\b(?:person|man|woman|boy|girl|people|men|women) (?:is|are) )wading(?=[.;]|$)
officiating: (?<=\b(?:is|are) )refereeing(?=[.,;]|$| (?:a|the) (?:match|game)\b)
applying contact lenses: (?:putting (?:in|on)|inserting|putting) (?:an? |the |his |her |some )?contact lens(?:es)?(?: (?:in|on|into (?:his|her|the|an) eyes?))?
applies contact lenses: (?:puts (?:in|on)|inserts|puts) (?:an? |the |his |her |some )?contact lens(?:es)?(?: (?:in|on|into (?:his|her|the|an) eyes?))?
mopping the floor: mooping (?:the )?floor
eating an ice cream: (?<=\b(?:is|are) )having an? ice[- ]cream(?: cone)?
`
