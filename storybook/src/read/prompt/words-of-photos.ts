/** Rows of `other-words.ts`: what captions of photographs call the things in them. */
export const WORDS_OF_PHOTOS = String.raw`
skull face paint: (?:(?:dia de (?:los )?)?muertos|day of the dead|sugar skull|calavera|catrina|la catrina|skeleton|skull) (?:face[- ]?(?:paint(?:ing)?|make-?up)|make-?up)
face paint: (?<=\b(?:with|wearing|wears|has|have|having|in) (?:an? |his |her |their )?(?:[a-z]+ )?)face[- ]?painting
face paint: (?<=\b(?:with|wearing|wears|has|have|having|in) (?:[a-z]+ ){0,2})painted face
armour: (?<=\b(?:fighter|warrior|knight|huntress|hunter) in (?:an? |his |her |their ))cosplay (?:costume|outfit)
superhero costume: cosplay (?:costume|outfit)
papers: (?<=\b(?:read|reads|reading|hold|holds|holding|memorizing|learning) (?:an?|the|his|her|their) (?:[a-z]+ )?)scripts?
hotel bedroom: (?:bed)?room (?:in|of|at) (?:an? |the )?(?:[a-z]+ )?hotel(?: room)?
church interior: interior of (?:an? |the )?(?:roman )?(?:catholic|orthodox|protestant)(?= *(?:$|[.,;]))
vr headset: vr (?:set|goggles)
puzzle cube: rubi(?:x|ks|k)(?: ?'s)? cubes?
bubble tea: (?:cups? of |glass of )?boba(?: tea)?
microphone: (?<=\b(?:holds?|holding|with|into|in) (?:an?|the|his|her) (?:black |silver )?)mike
skis: (?<=\b(?:m[ae]n|wom[ae]n|boys?|girls?|persons?|people|child|children|kids?|guys?|skiers?) on )skies
a building: (?<=\b(?:from|off|out of|into) )building(?= *(?:[.,;]|$)| (?:to|into|onto|in|at|on|and)\b)
a: some(?= (?:(?:young|old|little|random) )?(?:guy|man|woman|girl|boy|dude|lady|kid|child|person|dude)\b)
on an overcast day: (?:on|during) (?:an? )?(?:dark |dull )?gr[ae]y day
: disposable(?= (?:[a-z]+ )?(?:cups?|plates?|forks?|spoons?|cameras?|masks?|gloves?|bowls?|razors?)\b)
underwater: under (?:the )?water(?=(?: ?[.,;]|$)| (?:in|with|near|among|and|while|as)\b)
does pull-ups: (?:hangs|is hanging) from an? (?:[a-z]+ )?(?:chin|pull)-?(?: |-)?up bar
do pull-ups: hang from an? (?:[a-z]+ )?(?:chin|pull)-?(?: |-)?up bar
doing pull-ups: hanging from an? (?:[a-z]+ )?(?:chin|pull)-?(?: |-)?up bar
swings a baseball bat at: (?:takes|is taking) an? (?:big |hard )?swing at(?= (?:an?|the|his|her) (?:[a-z]+ )?(?:baseball|softball|ball|pitch)\b)
swinging a baseball bat at: taking an? (?:big |hard )?swing at(?= (?:an?|the|his|her) (?:[a-z]+ )?(?:baseball|softball|ball|pitch)\b)
chest of drawers: chest with (?:two|three|four|five|six|several|many) drawers
uses: messes with(?= (?:an?|the|his|her) (?:[a-z]+ )?(?:phone|cellphone|laptop|computer|tablet)\b)
using: messing with(?= (?:an?|the|his|her) (?:[a-z]+ )?(?:phone|cellphone|laptop|computer|tablet)\b)
surfs: (?:plays|is playing) (?:on|in)(?= (?:an?|the) (?:[a-z]+ )?waves?\b)
is smiling at the camera: (?<=\b(?:family|couple|group|team|man|woman|boy|girl|lady|guy|person|child|he|she|bride|groom) (?:of (?:[a-z]+ )?[a-z]+ )?)poses(?: for (?:an?|the|his|her|their|some) (?:[a-z]+ )?(?:pictures?|photos?|photographs?|snapshots?|camera)| in front of (?:an?|the) camera(?: for an? (?:picture|photo))?)?(?= *(?:[.,;]|$)| (?:in|at|on|near|by|with|next|together|outside|inside|before|under|beside|behind|in front)\b)
are smiling at the camera: (?<=\b(?:men|women|boys|girls|ladies|guys|people|children|kids|friends|they|couple|family|players) )pose(?: for (?:an?|the|his|her|their|some) (?:[a-z]+ )?(?:pictures?|photos?|photographs?|snapshots?|camera)| in front of (?:an?|the) camera(?: for an? (?:picture|photo))?)?(?= *(?:[.,;]|$)| (?:in|at|on|near|by|with|next|together|outside|inside|before|under|beside|behind|in front)\b)
smiling at the camera: pos(?:t)?ing(?: for (?:an?|the|his|her|their|some) (?:[a-z]+ )?(?:pictures?|photos?|photographs?|snapshots?|camera)| in front of (?:an?|the) camera(?: for an? (?:picture|photo))?)
smiling at the camera: (?<=\b(?:family|couple|group|team|boy|girl|lady|guy|person|child|boys|girls|people|children|kids|friends|four|five|three|two|[a-z]*(?:man|men)|(?!after|under|over|near|for)[a-z]{2,}(?:ers?|ors?|ists?)) (?:is |are )?)posing(?= *(?:[.,;]|$)| (?:in|at|on|near|by|with|next|together|outside|inside|before|under|beside|behind)\b)
t-shirt: (?<=\b(?:white|black|brown|red|blue|green|gr[ae]y|yellow|pink|orange|purple|striped|graphic) )tee(?:[- ]shirt)?
suitcase: (?<=\ban? )luggage(?: for travel)?
ice skater: ice-skater
ice skaters: ice-skaters
a shot glass: an? shot of (?:alcohol|vodka|tequila|whiske?y|liquor|rum|schnapps|gin)
a shot glass: shots of (?:alcohol|vodka|tequila|whiske?y|liquor|rum|schnapps|gin)
filled with: (?:is |are )?(?:stuffed|packed|crammed|filled) (?:full )?with(?= (?:an?|the|his|her|some) (?:[a-z]+ ){0,2}(?:jackets?|coats?|clothes|shirts?|sweaters?|shoes|socks|dress|suit)\b)(?<=\b(?:suitcase|luggage|bag|backpack|trunk|box|drawer)\b[^.;]{0,30})
tank: fighting vehicle
in a banquet hall in evening dress: at an? (?:black[- ]tie|formal|white[- ]tie) (?:event|gala|party|dinner|affair|function)
`
