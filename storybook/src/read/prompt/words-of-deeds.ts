/** Names that sports, crafts and lists give to deeds, in plain words: `plain words: patterns`. */
export const WORDS_OF_DEEDS = String.raw`
spills across: (?<=\b(?:cup|glass|mug|bottle|jug|pot|can) of (?:[a-z]+ )?[a-z]+ )spills over(?= (?:an?|the) (?:[a-z]+ )?(?:table|desk|counter|floor|carpet|keyboard)\b)
into a glass: over (?:the |some )?ice(?: cubes)?(?<=\bpour(?:s|ing|ed)? [^.;,]{2,40} over (?:the |some )?ice(?: cubes)?)(?! cream)
a candle drips wax: wax (?:drips|dripping|runs|running) (?:down|from|off) (?:the side of )?(?:an? |the )?(?:burning |lit )?candle
eating a meal: dining(?= *(?:$|[.,;]|alone\b|together\b|outside\b|outdoors\b|at (?:home|an?|the|their) |in (?:an?|the|their) (?!style)))(?<!\b(?:for|fine|the|a|and) dining)
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
washing clothes: machine[- ]washing (?:clothes|laundry)
washing clothes in a tub: (?:hand[- ]washing (?:the |his |her )?(?:clothes|laundry)|washing (?:the |his |her )?(?:clothes|laundry) by hand)
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
through binoculars: (?:using (?:an? |his |her |some )?(?:pair of )?binoculars?|with an? binocular)
paint a picture together: collaborat(?:es?|ing) on (?:an? |the )?(?:[a-z]+ )?(?:painting|mural|canvas|artwork)\b(?:, each adding [^.;]{0,60})?
rides a roller coaster: (?:holds? hands (?:tightly )?)?(?:as|while) (?:their|his|her|the) roller coaster\b[^.;]{0,80}
wearing bow ties: (?:in|wearing) (?:(?:tiny|little|smart|black) )*(?:servants?'?|butlers?'?|footmen'?s?|waiters?'?) uniforms?
waving at a laptop on a table: (?:engaged in|on|having|in|making|during|doing) an? video (?:call|chat|conference|meeting)
lying in a hammock: (?:us(?:e|es|ing)|enjoy(?:s|ing)?|try(?:ing)?|tries) (?:an? |the |their )?hammock
applying makeup: (?:preparing|getting ready)(?= (?:in|at|backstage) (?:an? |the )?(?:dressing|make-?up|green) room)
giving a thumbs up: (?:do|mak|giv|show)(?:ing|es|s|e)? (?:an? |the )?(?:hand )?(?:gestures?|signs?) of (?:agreement|approval|consent)
a salt shaker and a pepper mill: salt and pepper(?! (?:shakers?|mills?|grinders?|pots?|hair|beard|noodles))
watches the stars through a telescope: set(?:s|ting)? up (?:an?|the|his|her) telescope
filming with a camera: (?:set(?:s|ting)? up|adjust(?:s|ing)?|prepar(?:es|ing)) (?:an?|the|his|her) (?:camera )?tripod
towards: (?:in|into) (?:the )?direction of(?= (?:an?|the|his|her|its|their)\b)
slam dunks: (?:(?:is|are) )?mak(?:es|ing) (?:a |the )?(?:powerful |huge |spectacular )?slam ?dunks?
flames in the hand: (?:an? )?fire ?ball (?:in|on|above) (?:(?:his|her|their|the|its) )?(?:palm|hand)s?(?:,? controlling the (?:flames|fire))?
opensky: (?:under|beneath) (?:the|an?) (?:(?:wide|vast|big|blue) )*open sky
a child plays blind man bluff and two children laugh: (?:(?:[a-z]+ )?(?:children|kids|boys|girls|friends|people) )?(?:play(?:s|ing|) )?blind man ?'?s (?:buff|bluff)
six rugby players wrestle: (?:an? |the )?(?:rugby )?scrum (?:pushes|heaves|struggles|collapses|forms)
a male ballet dancer and a ballerina dance ballet: (?:an? |the )?(?:ballet )?pas de deux
in the street: (?:on|atop|on top of) (?:an?|the) (?:[a-z]+ )?(?:parade|carnival) float
river bank: bank of (?:the|an?) (?:[a-z]+ )?(?:stream|creek|canal|brook|lake|pond)
in a ruined city: (?:after|in the aftermath of) (?:the|an?) (?:[a-z]+ )?(?:apocalypse|end of the world|nuclear war)
in a cemetery: (?:at|during|after) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:funeral|burial)\b(?! home)
buns: (?:bread|dinner) rolls(?! (?:down|over|across|off|away|along|out|into|around)\b)
kneels: (?:drop|fall|sink|collaps|go)(?:s|es|e|ing)? (?:down )?(?:to|on|onto) (?:his|her|its|their) knees
country road: (?:dusty|dirt|farm|muddy|country|rough|bumpy|gravel) track\b(?! and field)
fluorescent light: (?:cold |flickering |bright )*fluorescent (?:lamps?|tubes?|bulbs?)
flies beside a giant space station: (?:is )?dock(?:s|ing)? (?:at|with|to|onto) (?:an?|the) (?:[a-z]+ )?(?:space ?station|orbital station)
parachutes: (?:opens|opening|deploys|pulls|releases) (?:his|her|an?|the|their) parachutes?
wearing a pearl necklace: (?:in|with) (?:(?:white|big|long|a string of) )*pearls
verb_stagger-about_ing: (?:is |are )?(?:stagger|stumbl|totter|sway|walk|lurch|wobbl|reel)(?:e?s|ing)? drunkenly
a stringy sandwich: (?:an? |the )?(?:grilled cheese|cheese) sandwich (?:is |being )*(?:pulled|torn) (?:apart|in half|in two)
colorful: (?:(?:all|many|of) )*(?:different|differently|variously|various|varied|diversely)[- ]colou?red
form a human pyramid: (?:stand|climb|balance)(?:s|ing)? (?:up )?on(?:to)? (?:each other|one another)['’]?s? shoulders
low angle: (?:the )?camera (?:is )?(?:at|near|close to) (?:the )?(?:water|ground|floor|street|grass|eye) level
operating on a patient in an operating room: (?:bend|lean|stand|work)(?:s|ing)? over (?:an?|the) patient on (?:an?|the) (?:operating|surgical) table
in a gutter: (?:in|into|onto) (?:an?|the) (?:gutter stream|stream (?:of rain ?water )?in (?:an?|the) gutter|(?:flooded |overflowing |rainy )?gutter)
in the wind: in (?:the|a) (?:[a-z]+ )?(?:draft|draught)\b(?! (?:beer|horse))
, camera shakes ,: (?:in|during|by|after) (?:an?|the) (?:[a-z]+ )?earthquake
with red lanterns: (?:at|on|for|during) (?:the )?(?:chinese|lunar) new year
atlantis: (?:the )?(?:(?:sunken|ancient|lost|submerged|old) )*(?:ruins|streets|temples|palaces|gates|remains|city) of (?:the )?(?:(?:lost|sunken|ancient) )*(?:city of )?atlantis
shoots fire-arrow: (?:shoot|fir|loos|launch|draw|aim|releas)(?:s|es|e|ing)? (?:an?|the|his|her|their)? ?(?:flaming|burning|blazing|fiery|fire|lit|ignited)(?:-tipped)? arrows?
shark fin swims in the sea: (?:sharks?|dolphins?|whales?)(?:'s)? (?:dorsal )?fins? (?:cuts?|cutting|slices?|slicing|breaks?|moves?|glides?|circles?) (?:through|across|around|above|in) (?:the )?(?:[a-z]+ )?(?:water|surface|waves|sea|ocean)
dustbin: (?:trash|garbage) (?:can|bin)(?= (?:is )?(?:over|full|filled|stuff))
nuzzle each other: (?:bend|curve|join)(?:s|ing|) their (?:long )?necks (?:together )?(?:in|into|to) (?:the shape of )?an? (?:[a-z]+ )?heart
one of them: the lead (?:dog|husky|wolf|goose|horse|reindeer|elephant|bull|sheep)\b(?=[^.;]*)
at the aquarium: (?:(?:with )?(?:their|his|her) (?:nose|face|hand)s? )?(?:through|against|on) the (?:thick )?(?:glass of (?:an?|the|a huge|a giant) aquarium|aquarium glass)
, aerial shot: (?:filmed|shot|seen|captured|followed|viewed) (?:by|from|with|via) (?:an? |the )?(?:fpv )?drone\b|(?<!\b(?:deliver(?:y|ed|s)|sent|brought|carried|shipped|dropped|transport(?:ed)?|mail|post|package|parcel) )\bby (?:fpv )?drone\b|\bthe camera is (?:on )?an? (?:fpv )?drone\b[^,.;]*
the tall grass: (?:fields?|meadows?|seas?|prairies?|savannas?|plains?) (?:of|full of|with) (?:[a-z]+ )?(?:tall|long|high|deep|waist-high|knee-high|waving|swaying) (?:[a-z]+ )?grass(?:es)?
sits sadly: (?:slouches|slumps)(?= (?:back |down )?(?:on|in|into|onto|at) )
sitting sadly: (?:slouching|slumping|slouched|slumped)(?= (?:back |down )?(?:on|in|into|onto|at) )
`
