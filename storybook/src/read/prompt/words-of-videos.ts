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
