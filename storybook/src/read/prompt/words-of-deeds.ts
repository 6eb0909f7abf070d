/** Names that sports, crafts and lists give to deeds, in plain words: `plain words: patterns`. */
export const WORDS_OF_DEEDS = String.raw`
parked at an airport: (?<=\b(?:airplane|aeroplane|plane|jet|airliner|aircraft)s? )(?:on (?:the|an?) (?:tarmac|runway|apron|airstrip)(?! and| (?:takes|lifts|speeds|accelerates))|taxi(?:s|ing|es) (?:on|along|down|at|across|to|towards?) (?:the|an?) (?:tarmac|runway|apron|airport|gate|terminal|taxiway))
sword: long[- ]?sword|broad ?sword
swords: long[- ]?swords|broad ?swords
gets ready to: prepares to(?= [a-z])
getting ready to: preparing to(?= [a-z])
get ready to: prepare to(?= [a-z])
is: looms(?= (?:large |up )?(?:in the (?:back ?ground|distance|sky|fog|mist)|behind|ahead|on the horizon))
is behind: looms (?:over|above)(?<=\b(?:mountain|castle|tower|volcano|city) looms (?:over|above))
seen: looming(?= (?:large |up )?(?:in the (?:back ?ground|distance|sky|fog|mist)|behind|ahead|on the horizon))
holding a trophy on stage: (?:accepting|receiving) (?:an?|the|his|her|their) (?:(?!medal)[a-z]+ )?(?:award|prize|trophy)
holds a trophy on stage: (?:accepts|receives) (?:an?|the|his|her|their) (?:(?!medal)[a-z]+ )?(?:award|prize|trophy)
plays: blows (?:into|in)(?= (?:an?|the|his|her|its) (?:[a-z]+ )?(?:tuba|trumpet|horn|trombone|saxophone|flute|clarinet|bagpipes?|bugle|harmonica|recorder|conch)\b)
playing: (?:us(?:es|ing) (?:its|his|her) (?:trunk|mouth|beak|snout) to (?:blow|play)(?: (?:into|in|on))?|blowing (?:into|in))(?= (?:an?|the|his|her|its) (?:[a-z]+ )?(?:tuba|trumpet|horn|trombone|saxophone|flute|clarinet|bagpipes?|bugle|harmonica|recorder|conch)\b)
speaks: delivers (?:an?|the|his|her) (?:(?:prison|death|harsh|final) )?(?:sentence|verdict|ruling|judge?ment|sermon|eulogy|lecture|monologue)
speaking: delivering (?:an?|the|his|her) (?:(?:prison|death|harsh|final) )?(?:sentence|verdict|ruling|judge?ment|sermon|eulogy|lecture|monologue)
drives fast: kicks up (?:(?:a )?clouds? of )?(?:the )?(?:dust|sand|dirt)(?<=\b(?:truck|car|jeep|motorcycle|bus|van|suv|tractor|buggy|quad) kicks up .*)
driving fast: (?:kicking|throwing|stirring) up (?:(?:a )?clouds? of )?(?:the )?(?:dust|sand|dirt)(?<=\b(?:truck|car|jeep|motorcycle|bus|van|suv|tractor|buggy|quad) [a-z]+ing up .*)
singing with microphones in a karaoke bar: (?:singing|doing) karaoke(?= *(?:$|[.,;]|at night|together))
sing with microphones in a karaoke bar: (?:sing|do) karaoke(?= *(?:$|[.,;]|at night|together))
sings with a microphone in a karaoke bar: (?:sings|does) karaoke(?= *(?:$|[.,;]|at night))
splashing in a fountain: playing (?:around )?with (?:the |some )?water(?= *(?:$|[.,;]|outdoors|outside|together|happily|in (?:the |a )?(?:park|square|street|summer|sun)))
splashes in a fountain: plays (?:around )?with (?:the |some )?water(?= *(?:$|[.,;]|outdoors|outside|together|happily|in (?:the |a )?(?:park|square|street|summer|sun)))
splash in a fountain: play (?:around )?with (?:the |some )?water(?= *(?:$|[.,;]|outdoors|outside|together|happily|in (?:the |a )?(?:park|square|street|summer|sun)))
rubbing her belly: (?:touching|holding|stroking|caressing|cradling) her (?:pregnant )?(?:belly|bump|stomach|tummy)
rubs her belly: (?:touches|holds|strokes|caresses|cradles) her (?:pregnant )?(?:belly|bump|stomach|tummy)
taking a selfie: taking (?:an? |some )?(?:photos?|pictures?|video) of (?:her|him|them)sel(?:f|ves)
takes a selfie: takes (?:an? |some )?(?:photos?|pictures?|video) of (?:her|him|them)sel(?:f|ves)
talking to: asking (?:(?:an?|some|many) )?questions? to
talks to: asks (?:(?:an?|some|many) )?questions? to
using a rowing machine: rowing(?= (?:in|at) (?:an?|the) gym\b)
uses a rowing machine: rows(?= (?:in|at) (?:an?|the) gym\b)
carrying: (?:moving|shifting)(?= (?:an?|the|their|some) (?:[a-z]+ )?(?:sofa|couch|wardrobe|piano|fridge|refrigerator|mattress|bed|bookcase|furniture|armchair)\b(?! (?:around|across|with the)))
drilling into the wall: drilling (?:an? )?holes? in(?:to)? (?:an?|the) wall|(?:installing|mounting|putting up) (?:an?|the) (?:[a-z]+ )?(?:shelf|shelves|bracket|rack) on (?:an?|the) wall
drills into the wall: drills (?:an? )?holes? in(?:to)? (?:an?|the) wall|(?:installs|mounts|puts up) (?:an?|the) (?:[a-z]+ )?(?:shelf|shelves|bracket|rack) on (?:an?|the) wall
hanging a picture on the wall: (?:installing|mounting|putting up) (?:an?|the) (?:[a-z]+ )?(?:picture|painting|mirror|photo|poster|frame) on (?:an?|the) wall
prospecting for gold: gold[- ]panning|panning (?:for )?gold
prospects for gold: pans for gold
roasting coffee: home[- ]roasting coffee
looking into a dumpster: dumpster[- ]diving
looks into a dumpster: dumpster[- ]dives
lassoing a calf: calf[- ]roping
lassoing a bull: (?:steer|bull|cattle)[- ]roping
wrestling an alligator: (?:alligator|gator)[- ]wrestling
wrestling a crocodile: (?:crocodile|croc)[- ]wrestling
picking a lock: lock[- ]picking
sewing felt: needle[- ]felting
chiselling a stone: flint[- ]?knapping
diving: helmet[- ]diving
skiing: mono[- ]?skiing|ski ballet
ski: mono[- ]?ski(?= ?(?:[.,;]|$| down| in| on))
dyeing a shirt: tie[- ]dy(?:e)?ing
washing clothes: (?:hand|machine)[- ]washing (?:clothes|laundry)
washing clothes in a tub: washing (?:the |his |her )?(?:clothes|laundry) by hand
singing in a choir: gospel[- ]singing
headstand: head[- ]stand
drawing on wood: wood[- ]burning(?! (?:stove|oven|fireplace|fire|pit|grill|boiler))
blow drying: blowdrying
blow dries: blowdries
picking mushrooms: (?:mushroom[- ]foraging|foraging for (?:wild )?mushrooms)
picks mushrooms: forages for (?:wild )?mushrooms
crossing arms: crossing (?:his |her |the )?hands in front(?: of (?:him|her|them|his body|her body))?(?: to (?:say|signal|mean) (?:stop|no))?
making coffee: pulling (?:an? )?espresso(?: shot)?s?
fixing a bicycle: (?:repairing|fixing|mending|patching) (?:an? |the )?(?:puncture|flat tire|flat tyre|inner tube)
fixes a bicycle: (?:repairs|fixes|mends|patches) (?:an? |the )?(?:puncture|flat tire|flat tyre|inner tube)
laying bricks: laying (?:the )?(?:stones?|cobblestones?|paving stones?|pavers|concrete blocks?)
lays bricks: lays (?:the )?(?:stones|cobblestones|paving stones|pavers|concrete blocks)
laying floor tiles: laying (?:the |wooden |a )?(?:decking|deck boards|parquet|laminate|floorboards|a floor)
lays floor tiles: lays (?:the |wooden |a )?(?:decking|deck boards|parquet|laminate|floorboards|a floor)
raking leaves: (?:spreading|laying) (?:the )?(?:mulch|bark chips|wood chips|compost)
rakes leaves: (?:spreads|lays) (?:the )?(?:mulch|bark chips|wood chips|compost)
kneading dough: shaping (?:the |some )?(?:bread )?(?:dough|loaves)
kneads dough: shapes (?:the |some )?(?:bread )?(?:dough|loaves)
cracking an egg: separating (?:the |some )?eggs?
cracks an egg: separates (?:the |an? |some )?eggs?
steering a car: (?:changing|shifting) gears?(?: in an?| in the)?(?: car)?
steers a car: (?:changes|shifts) gears?(?: in an?| in the)?(?: car)?
mixing paint: mixing (?:the |some )?colou?rs
mixes paint: mixes (?:the |some )?colou?rs
lying beside its baby: giving birth(?! to)
lies beside its baby: gives birth(?! to)
scratching post: scratching[- ]?post|(?<=\b(?:cat|kitten) (?:is )?scratch(?:es|ing) (?:a|the|its) )post
hugging: wrapping (?:itself|its (?:arms|tentacles|coils|body)) (?:tightly )?around
hugs: wraps (?:itself|its (?:arms|tentacles|coils|body)) (?:tightly )?around
stands: (?:breathes in|breathes(?= ?(?:[.,;]|$|deeply|slowly|heavily))|inhales|exhales)(?: deeply| slowly| heavily)?(?! (?:fire|smoke|flames?|the|an?|on|into|out|through)\b)
flies away: (?<=\b(?:balloons?|kite|lantern|butterfly|bird|parrot|sparrow|dove) )(?:slips|escapes) (?:from|out of|through) (?:his|her|their|its) (?:little |small )?(?:hands?|fingers|grip|grasp)
falls: (?<!\b(?:balloons?|kite|lantern|butterfly|bird|parrot|sparrow|dove) )slips (?:from|out of|through) (?:his|her|their|its) (?:little |small |wet )?(?:hands?|fingers|grip|grasp|paws?)
playing together: nipping at (?:each other|one another)
play together: nip at (?:each other|one another)
sleep: sleep (?:curled up|snuggled|cuddled)(?: up)?(?: together)?
pulls: pulls on(?= (?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:ropes?|lever|chain|strings?|net|leash|cord|reins)\b)
pull: pull on(?= (?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:ropes?|lever|chain|strings?|net|leash|cord|reins)\b)
pulling: pulling on(?= (?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:ropes?|lever|chain|strings?|net|leash|cord|reins)\b)
trips over: stumbles over
trip over: stumble over
tripping over: stumbling over
knocks on the window: (?:knocks|taps|raps) (?:at|against) (?:an?|the|his|her|their) window(?:pane)?
knocking on the window: (?:knocking|tapping|rapping) (?:at|against) (?:an?|the|his|her|their) window(?:pane)?
riding a dirt bike: dirt[- ]biking
boxing: shadow[- ]boxing
howling: calling(?: out)?(?<=\b(?:gibbons?|apes?|monkeys?|howlers?|lemurs?|chimpanzees?|orangutans?|wol(?:f|ves)|coyotes?|jackals?|hyenas?|foxes|fox|elephants?|stags?|deer|elks?|moose|seals?|birds?|owls?|loons?|gulls?|seagulls?|crows?|ravens?|cranes?|cuckoos?|roosters?|peacocks?|parrots?|frogs?|toads?)(?: is| are)? calling(?: out)?)(?! (?:an?|the|his|her|its|their|for)\b)
howls: calls(?: out)?(?<=\b(?:gibbons?|apes?|monkeys?|howlers?|lemurs?|chimpanzees?|orangutans?|wol(?:f|ves)|coyotes?|jackals?|hyenas?|foxes|fox|elephants?|stags?|deer|elks?|moose|seals?|birds?|owls?|loons?|gulls?|seagulls?|crows?|ravens?|cranes?|cuckoos?|roosters?|peacocks?|parrots?|frogs?|toads?) calls(?: out)?)(?! (?:an?|the|his|her|its|their|for|of)\b)
horse with a saddle: saddled (?:up )?horse
boxes: shadow[- ]boxes
runs and stops: (?:suddenly |abruptly )?(?<!never )stops running
walks and stops: (?:suddenly |abruptly )?(?<!never )stops walking
dances and stops: (?:suddenly |abruptly )?(?<!never )stops dancing
walks in: wades (?:(?:up|down)stream |slowly |out |carefully |knee-deep )*(?:through|across|into)(?= (?:an?|the|some) (?:[a-z]+ )?(?:river|stream|creek|brook|lake|pond|shallows|water|sea|swamp|surf)\b)
walking in: wading (?:(?:up|down)stream |slowly |out |carefully |knee-deep )*(?:through|across|into)(?= (?:an?|the|some) (?:[a-z]+ )?(?:river|stream|creek|brook|lake|pond|shallows|water|sea|swamp|surf)\b)
is seen from behind and waves: is seen from behind waving|seen from behind waves
`
