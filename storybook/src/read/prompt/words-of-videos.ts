/** Rows of `other-words.ts`: how captions of videos name what everybody has seen. */
export const WORDS_OF_VIDEOS = String.raw`
seaside: sea[- ]side(?! of)
glass jar: (?:glass|clear|transparent) vessel
jar: vessel(?<=\bpour(?:s|ed|ing)? (?:[a-z]+ ){1,6}vessel)
lightning strikes,: in an? (?:(?:blinding|bright|sudden|great) )*flash of lightning,?
appears: appear(?:s|ed) (?:out of|from) (?:the )?thin air
with the ocean in the background: with (?:(?:crashing|ocean|sea|rolling|gentle|big) )*waves in (?:the )?background
by a lake: (?:by|near|next to|beside) (?:some|a body of) water
takes a selfie: (?:is )?(?:recording|filming|videotaping|vlogging|records|films) (?:herself|himself)(?! (?:dance|sing|play|cook|eat|do)[a-z]*)
on a green background: (?:(?:on|in front of|against|with) )?(?:an? |the )?green ?screen(?: background)?(?= *[.,;]| *$)
cartoon boy: (?:cartoon|animated|anime|animation) character(?!s)
cartoon children: (?:cartoon|animated|anime|animation) characters
stew: (?:fish|beef|lamb|chicken|vegetable|pork|seafood|bean|lentil|meat) stew
olive oil: (?<=\bpour(?:s|ed|ing)? )(?:(?:some|hot|the|cooking|vegetable) )*oil(?= (?:in|into|on|onto|over)\b)
dolly shot: tracking dolly shot|dolly tracking shot
ice blocks: (?:iceberg )?(?:ice|iceberg) (?:chunks|pieces)|(?:chunks|pieces|lumps) of (?:an? )?(?:ice|iceberg)s?
tank: (?:war|military|army|armou?red|combat) vehicle
tanks: (?:war|military|army|armou?red|combat) vehicles
makes: works on(?= (?:an?|the|some) (?:[a-z]+ ){0,3}(?:cake|mousse|dough|dessert|recipe|pizza|sauce|soup|salad|pie|bread|batter|sandwich|burger)\b)
making: working on(?= (?:an?|the|some) (?:[a-z]+ ){0,3}(?:cake|mousse|dough|dessert|recipe|pizza|sauce|soup|salad|pie|bread|batter|sandwich|burger)\b)
in a tv studio: on (?:an?|the) (?:(?:morning|late[- ]night|popular|live) )?(?:tv|television|talk|game|news|quiz|cooking|reality|chat) (?:show|program|programme|channel|broadcast)(?! (?:screen|poster|on))
does a wheelie on: (?:does|performs) (?:(?:some|a few|cool|amazing|crazy) )*(?:tricks?|stunts?) (?:on|with)(?= (?:an?|his|her|the) (?:[a-z]+ )?(?:bike|bicycle|motorcycle|motorbike)\b)
doing a wheelie on: (?:doing|performing) (?:(?:some|a few|cool|amazing|crazy) )*(?:tricks?|stunts?) (?:on|with)(?= (?:an?|his|her|the) (?:[a-z]+ )?(?:bike|bicycle|motorcycle|motorbike)\b)
watching tv: watching (?:an?|the|some) (?:tv|television|talk|game|news|quiz|cooking|reality) (?:show|program|programme|channel)s?
watches tv: watches (?:an?|the|some) (?:tv|television|talk|game|news|quiz|cooking|reality) (?:show|program|programme|channel)s?
racing their horses: riding (?:(?:their|the|on) )*horses in (?:an?|the) (?:horse )?race
race their horses: ride (?:(?:their|the|on) )*horses in (?:an?|the) (?:horse )?race
button: (?:fasten|do up|close) (?:an?|the|his|her) buttons? (?:on|of)(?= (?:his|her) )
carriage pulled by a horse: (?<=\b(?:rid(?:e|es|ing)|sit(?:s|ting)?|travel(?:s|ing)?) in (?:an?|the) )horse-drawn (?:carriage|coach)
earth: (?:the )?planet earth
orbits the earth: orbits earth
bar charts: (?:economic|financial|business|stock) (?:indicators|statistics|figures)
blue fire: blue (?:wave|wall|tongue) of (?:fire|flames?)
rising over: (?<=\bsmoke )(?:comes|coming|pours|pouring|goes|going) (?:out|up)(?:,| and)? (?:hiding|covering|above|over|hides|covers)
smoke rising: smoke (?:comes|coming|pours|pouring) (?:out|up)(?= *(?:[.,;]|$)| (?:of|from)\b)
fire: flames? of fire
firefighters spraying water: fire ?fighters (?:at )?work(?:ing)?(?= *(?:[.,;]|$)| (?:to|on|hard)\b)
burning: (?<=^ ?)fire,? burning
a space city floating in outer space: (?:an? |the )?(?:(?:futuristic|giant|huge|glowing) )*city (?:is )?(?:that )?(?:float(?:s|ing)|suspended|drift(?:s|ing)|hover(?:s|ing)) in (?:an? |the )?(?:(?:astral|outer|deep|cosmic|starry|dark) )*(?:space|cosmos|galaxy|void)
lie in bed: are in (?:the |their |a )?bed(?= *(?:[.,;]|$)| (?:while|as|together|at)\b)
lies in bed: is in (?:the |his |her |a )?bed(?= *(?:[.,;]|$)| (?:while|as|at)\b)
pet: play with(?= (?:an?|the|their|his|her|some) (?:[a-z]+ )?(?:horse|pony|foal|donkey|cow|calf|goat|sheep|lamb|camel|llama|alpaca|elephant|deer|tiger|lion)s?\b)
pets: plays with(?= (?:an?|the|their|his|her|some) (?:[a-z]+ )?(?:horse|pony|foal|donkey|cow|calf|goat|sheep|lamb|camel|llama|alpaca|elephant|deer|tiger|lion)s?\b)
petting: playing with(?= (?:an?|the|their|his|her|some) (?:[a-z]+ )?(?:horse|pony|foal|donkey|cow|calf|goat|sheep|lamb|camel|llama|alpaca|elephant|deer|tiger|lion)s?\b)
tie: tie up(?= (?:his|a|the) (?:[a-z]+ )?tie\b)
ties: ties up(?= (?:his|a|the) (?:[a-z]+ )?tie\b)
tying: tying up(?= (?:his|a|the) (?:[a-z]+ )?tie\b)
button: (?:fasten|do up|close|button up)(?= (?:his|her) (?:[a-z]+ )?(?:jacket|shirt|coat|vest|blazer)\b)
buttons: (?:fastens|does up|closes|fastens up) (?:an?|the|his|her) buttons? (?:on|of)(?= (?:his|her) )
buttoning: (?:fastening|doing up|closing) (?:an?|the|his|her) buttons? (?:on|of)(?= (?:his|her) )
`
