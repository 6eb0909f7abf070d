/** Other words, as in `other-words.ts`, for things of the house whose name means something else as well. */
export const WORDS_OF_THINGS = String.raw`
pickup truck: pick-up(?: truck)?(?= ?(?:truck|parked|driv|roll|in\b|on\b|at\b|with|and|[.,;]|$))(?<!\b(?:to|the|makes?) pick-up)
rotary phone: (?:old-?fashioned|old-?timey|vintage|antique|retro|rotary dial) (?:tele)?phone
convertible: (?:drop|open|soft)-top(?: sports)?(?: car)?
propeller plane: prop(?:eller)?[- ](?:plane|aircraft|airplane)
contrail: chem-?trails?|vapou?r trails?|condensation trails?
wind farm: wind ?mill farm
rhinoceros beetle: rhino beetle
wheels: (?<=\b(?:with|has|have|and) (?:[a-z]+ ){1,2})(?:(?:wheel )?rims|hubcaps|alloy wheels)(?<!\b(?:the|two|three|four) [a-z]+)
with: with (?:tires|tyres|wheels) (?:that have|which have|with)(?= (?:[a-z]+ ){1,2}(?:(?:wheel )?rims|hubcaps))
country road: (?:deserted|lonely|desolate|empty|remote) (?:country |rural )?road(?! (?:in|through|across) the (?:desert|city))
citrus slice: (?:orange|lemon|lime|citrus|grapefruit) (?:peel|twist|zest|wedge)(?= (?:on|in|at|stuck|wedged|placed|hanging|over)\b)
gifts: (?<=\b(?:christmas|xmas|birthday|wedding|holiday|easter) )presents
gift: (?<=\b(?:christmas|xmas|birthday|wedding|holiday|easter) )present(?= *(?:$|[.,;]|in|on|under|with|from|to|at|by|next|and))
glasses: spectacles
pajama set: (?<=^(?:an? |the )?(?:[a-z]+ ){0,2})(?<!\b(?:wear|wearing|wears|in|with|has|his|her) (?:[a-z]+ ){0,2})p[ay]jamas(?= *(?:$|[.,;]|(?:on|in|hang|lie)))
bowl of salsa: (?:(?:a|the|some) )?salsa in (?:an?|the|his|her) (?:[a-z]+ )?(?:bowl|dish)\b|(?:bowl|dish) of (?:(?:red|green|spicy|fresh|tomato|hot|chunky) )*salsa
tin can: (?<=\b(?:an?|one|this|that|another|each) (?:(?:rusty|old|empty|crushed|dented|metal|open|opened|closed|shiny|small|large|tin|beer|battered) )?)can(?= *(?:$|[.,;]|(?:on|in|under|next|near|beside|behind|rolls|falls|floats|lies|sits|with|and)\b))
bread roll: (?<=\b(?:an?|one|fresh|warm|sesame|hamburger|burger) )(?<!\b(?:with|in|into|tied|has|wears) (?:an?|one) )bun(?= *(?:$|[.,;]|(?:on|in|next|beside|under|and)\b))
round sign: (?:round|circular) (?:(?:road|warning|traffic|street) )*sign\b
hexagon sign: (?:octagonal|pentagonal) (?:(?:road|warning|traffic|street) )*sign\b
dslr: (?:single[- ]lens )?reflex camera|slr camera
video camera: (?:television|tv) camera
tin opener: can opener
black widow spider: black widow(?! spider)
monarch butterfly: (?:red admiral|painted lady|mourning cloak|swallowtail)(?: butterfly)?
mantel stocking: (?:christmas|santa) stocking
mantel stockings: (?:christmas|santa) stockings
rubber ring: flotation device
watering can: oil can
soldering-iron: soldering iron
office: office space
hand puppet: (?:animal|sock|glove|finger) puppet
hand puppets: (?:animal|sock|glove|finger) puppets
home decorations: home deco(?:r|rations?)?\b(?! (?:store|shop))
living room: living space
storeroom: storage space
wig: toupee|hairpiece
crib: play-?pen
trapdoor: hatch(?= *[.,;]| in the (?:floor|deck|ceiling|roof))
eyepatch: eye[- ]patch
wedding cake: (?:two|three|four|five|six|seven|multi)[- ]tier(?:ed)? (?:wedding )?cake
laundry heap: (?:pile|heap|mound|mountain) of (?:(?:clean|dirty|fresh|warm|folded|unfolded|freshly|washed|soft|old) )*(?:laundry|clothes|clothing|washing)
stack of papers: paper (?:stack|pile)(?! of)
chips: french fry|french fries|(?:freedom|sweet potato|potato) fries
lid: (?<=\b(?:bottle|jar|flask|thermos) with an? (?:[a-z]+ ){0,2})cap\b
open treasure chest: (?:(?:open|wooden|old|big|large|iron|heavy) )*(?:treasure )?chest (?:(?:full of|filled with|overflowing with|brimming with) )(?:(?:gold|golden|old|shiny|glittering) )*(?:coins?|gold|jewels|gems|treasures?)
`
