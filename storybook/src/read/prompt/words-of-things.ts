/** Other words, as in `other-words.ts`, for things of the house whose name means something else as well. */
export const WORDS_OF_THINGS = String.raw`
hot dog: hotdog
hot dogs: hotdogs
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
goldfish bowl: (?<=^(?:an? |the )?(?:[a-z]+ )?)(?:fishbowl|fish bowl)(?=[.!]?$)
rollerblades: (?<=^(?:red|blue|pink|white|black|yellow|green|purple|orange|old|new|some)? ?)roller[- ]skates(?=[.!]?$)
swim fins: (?<=^(?:red|blue|pink|black|yellow|green|swimming|diving)? ?)flippers(?=[.!]?$)
table tennis ball: (?<=^(?:an? |the )?(?:[a-z]+ )?)ping[- ]?pong ball(?=[.!]?$)
mortar and pestle: (?<=^(?:an? |the )(?:[a-z]+ )?)mortar(?=[.!]?$)
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
green: unripe|under-?ripe
crashed plane: (?:air)?plane (?:crash|wreck)(?= *(?:$|[.,;]|in\b|on\b|at\b))
crumpled paper: (?:crumpled |scrunched |crushed )?ball of (?:crumpled )?paper|(?:crumpled|scrunched|balled)(?: up|-up)? paper
deep pit: (?<=^(?:an? |the )?(?:(?:huge|big|large|dark|deep) )*)hole(?: in the (?:ground|earth))?(?=[ .]*$)
koi: koi fish(?! (?:swim|swam|circl|glid|float|mov|jump|leap)[a-z]*)
break on: (?<=\bwaves? (?:[a-z]+ )?)(?:wash|lap|roll)(?:es|s)? (?:ashore|onshore|up) (?:on|onto|along)
break on the beach: (?<=\bwaves? (?:[a-z]+ )?)(?:wash|lap|roll)(?:es|s)? (?:ashore|onshore)(?! (?:on|onto|along)\b)
breaking on: (?<=\bwaves? (?:[a-z]+ )?)(?:washing|lapping|rolling) (?:ashore|onshore|up) (?:on|onto|along)
blowing bubbles: (?:creating|making|releasing|producing|forming) (?:[a-z]+ )?bubbles(?<=\b(?:diver|swimmer|fish|whale|dolphin|turtle|boy|girl|man|woman|person|child|mermaid|otter|seal) (?:[a-z]+ )?(?:creating|making|releasing|producing|forming) (?:[a-z]+ )?bubbles)
drop of dew: (?:droplet|bead|pearl) of (?:morning )?dew
on: (?:forming|gathering|resting|clinging|hanging|sitting|glistening) on(?<=\b(?:dew|raindrops?|dewdrops?|water) [a-z]+ on)
silver ball: (?:drop|droplet|bead|blob|ball)s? of (?:liquid )?(?:mercury|quicksilver|metal)
a spoon stirs juice in a glass: (?:an? |the )?(?:drink|cocktail|beverage|juice) (?:(?:is|gets) )?(?:being )?stirred (?:with|by) (?:an?|the) (?:[a-z]+ )?spoon
a spoon stirs tea in a cup: (?:an? |the )?(?:cup of )?tea (?:(?:is|gets) )?(?:being )?stirred (?:with|by) (?:an?|the) (?:[a-z]+ )?spoon
a spoon stirs coffee in a cup: (?:an? |the )?(?:cup of )?coffee (?:(?:is|gets) )?(?:being )?stirred (?:with|by) (?:an?|the) (?:[a-z]+ )?spoon
water balloon: (?:water|liquid)[- ]filled balloon
bursting: (?:(?:is|gets) )?(?:being )?(?:sliced|cut|popped|pierced|stabbed|pricked)(?: open)?(?<=\bballoon (?:(?:is|gets) )?(?:being )?[a-z]+(?: open)?)(?: (?:with|by) (?:an?|the) (?:[a-z]+ )?(?:knife|needle|pin|blade|sword))?
soda can: (?:beverage|drinks?|pop|fizzy drink) can
overgrown city: (?:post-?apocalyptic |abandoned |ruined |deserted )*city (?:that (?:is|has been) )?(?:overrun|reclaimed|swallowed|taken over|overtaken) by (?:nature|plants|vegetation|the jungle|the forest)(?:,? with (?:[a-z]+ ){0,2}(?:vines|ivy|plants|trees|moss) (?:covering|climbing|growing over|growing on) (?:the )?(?:[a-z]+ )?(?:buildings|skyscrapers|ruins))?
fruit and vegetables: (?:fresh|local|organic|seasonal|colou?rful)(?:,? (?:and )?(?:fresh|local|organic|seasonal|colou?rful))* produce(?! (?:a|an|the|some|by)\b)
market stalls: booths(?= (?:lin(?:e|ing)|along|sell|offer|fill|with (?:food|games|toys|crafts|prizes))[a-z]*)
adds logs to: stokes(?= (?:an?|the) (?:[a-z]+ )?(?:fire|fireplace|hearth|campfire|bonfire|wood stove)\b)
adding logs to: stoking(?= (?:an?|the) (?:[a-z]+ )?(?:fire|fireplace|hearth|campfire|bonfire|wood stove)\b)
sun shines in a clear blue sky: (?<=^\s*(?:the |a )?)(?:(?:bright|hot|big|golden|warm|yellow|shining) )*sun(?=\s*[.;!]?\s*$)
water ripples: (?<=^\s*(?:the )?)(?:(?:still|calm|clear|rippling|blue|some) )*water(?=\s*[.;!]?\s*$)|(?<=^\s*)ripples (?:on|in) (?:the )?water(?=\s*[.;!]?\s*$)
muddy field: (?<=^\s*(?:the )?)(?:(?:wet|brown|thick|some) )*(?:mud|soil)(?=\s*[.;!]?\s*$)|(?<=^\s*(?:an? |the )?)(?:puddle|pool) of mud(?=\s*[.;!]?\s*$)
sand dunes: (?<=^\s*(?:the )?)(?:(?:white|golden|hot|yellow|some) )*sand(?=\s*[.;!]?\s*$)
planet earth in space: (?<=^\s*(?:an? |the )?)(?:planet )?earth(?=\s*[.;!]?\s*$)
dust: (?<=^\s*(?:an? |the )?)(?:beams?|rays?|shafts?) of light(?=\s*[.;!]?\s*$)
trophy: (?<=^\s*(?:an? |the )(?:[a-z]+ )?)award(?=\s*(?:[.;]|$| on (?:an?|the) (?:[a-z]+ )?(?:table|desk|shelf)))
file folder: (?<=^\s*(?:an? |the )?)files?(?=\s*(?:[.;]|$| on (?:an?|the) (?:[a-z]+ )?(?:table|desk|shelf)))
coin pouch: (?<=^\s*(?:an? |the )?(?:(?!kangaroo)[a-z]+ )?)(?<!kangaroo )pouch(?=\s*(?:[.,;]|$| (?:on|with|full|of|in) ))
photolens: (?<=^\s*(?:an? |the )?)(?:(?:camera|photo|zoom|telephoto|macro) )?lens(?=\s*(?:[.;]|$| on (?:an?|the) (?:[a-z]+ )?(?:table|desk|shelf|box|book)))|(?<=\b(?:and|holds|holding|beside|cleans|cleaning|polishes|polishing) (?:an?|the|his|her) )(?:camera |photo )?lens(?=\s*(?:[.,;]|$| (?:on|and|beside|with) ))
sun visor: (?<=^\s*(?:an? |the )?(?:[a-z]+ )?)(?<!sun )visor(?=\s*(?:[.;]|$| on ))
knuckle duster: brass knuckles
hair curlers: (?<=^\s*(?:some )?(?:(?!hair)[a-z]+ )?)curlers(?=\s*[.;!]?\s*$)
coil of rope: (?<=^\s*(?:an? |the )?)coils?(?=\s*[.;!]?\s*$)
coil of rope: coil of (?:wire|cable|hose|string|yarn)
`
