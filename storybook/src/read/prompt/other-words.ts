import { whichMayMatch } from '../needles/which-have-needles.ts'
import { WORDS_BY_THEME } from './words-by-theme.ts'
/**
 * Other words for what the reader knows: `plain words: patterns`. They are found in one pass and nothing is read twice, so
 * their order does not matter. What needs to know the words around it is a turn of phrase (`read/turns`).
 */
const OTHER_WORDS = String.raw`
new york: (?:(?:19)?[6-9]0s )?(?:brooklyn|manhattan)(?! bridge| street)
sausages: (?:an? |the |his |her )(?:long )?(?:string|chain|rope|row)s? of (?:links|sausages)
crash by the: (?<=\bwaves )(?:crash|break|slam|beat|pound|roll) (?:against|onto|over|at|on) (?:the|a) (?:old |wooden |long )*(?=pier|jetty|promenade|harbou?r)
candlelit dinner: (?<!\b(?:eats?|eating|has|have|having|shares?|enjoys?|serves?|cooks?) (?:(?:an?|their|his|her|the|romantic|quiet) )*)dinner by candlelight
sunbeams: (?:the |a )?(?:shaft|ray|beam)s? of sunlight
paper cutout animation: stop[- ]motion (?:paper[- ]?(?:cut-?out|craft)|cut-?out)(?: animation)?
bubbles rise: bubbles (?:splash|fizz|spray|burst) (?:out|up)
glitter: (?:(?:glowing|golden|magical|tiny|shimmering|luminous|light|energy|gold|sparkling) )*particles(?= (?:swirl|float|drift|danc|fall|fly|spin|glow|in the air|around)[a-z]*)|pollen(?: grains| dust)?(?= (?:float|drift|danc|swirl|in the air)[a-z]*)
dust: dust (?:particles|motes)
pink smoke, blue smoke and yellow smoke rising: (?:(?:bursts?|explosions?|clouds?|puffs?|splashes) of )?(?:vibrant |bright )*(?:colou?red|colou?rful|rainbow|holi) (?:powders?|dust|pigments?)(?: (?:exploding|bursting|erupting|puffing|explodes?|bursts?|erupts?))
pink smoke, blue smoke and yellow smoke: (?:bursts?|explosions?|clouds?|puffs?|splashes) of (?:vibrant |bright )*(?:colou?red|colou?rful|rainbow|holi) (?:powders?|dust|pigments?)(?! (?:explod|burst|erupt|puff))
in a neon-lit street at night, bokeh: neon (?:bokeh|lights?|signs?|glow)(?: lights| bokeh)? (?:glowing |blurred |softly )?behind (?:him|her|them)(?<=\b(?:close-up|portrait|face)\b[^.;]{0,200})|neon bokeh(?: background| lights)?|(?:blurred|blurry|out-of-focus|soft) neon (?:lights|signs|bokeh)(?: (?:behind (?:him|her|them)|in the background))?
breakdancers: b-?boys|break ?dance crew
breakdancer: b-?boy
his: the (?:brim|hem|sleeves?|collar|folds|sequins|buttons) of his(?= (?:[a-z]+ ){0,2}(?:hat|coat|jacket|suit|cloak|shirt)\b)
her: the (?:brim|hem|sleeves?|collar|folds|sequins|buttons) of her(?= (?:[a-z]+ ){0,2}(?:hat|coat|jacket|suit|cloak|dress|gown|skirt|kimono)\b)
photographers taking photos: (?:(?:the )?photographers'?|paparazzi|press) (?:camera )?flash(?:es)?(?: (?:pop|go off|flash|popping|going off|flashing))?
time-lapse, light trails: light trails of (?:the )?(?:cars|traffic|headlights)|(?:car|traffic) light trails|streaks of (?:car )?headlights
candies: sweets
treads: (?:tank|caterpillar|crawler|tractor) (?:tracks|treads|belts)(?<=\b(?:with|on|has) (?:[a-z]+ ){0,2}[a-z]+ [a-z]+)
bouquet: bouquet of (?:fresh |beautiful |lovely |pretty |wild |colou?rful )*(?:wild)?flowers
passing by: pass by(?<=\b(?:watch|see)(?:es|s|ing)? (?:an?|the) (?:[a-z]+ ){1,2}pass by)
red traffic light: red light(?<=\b(?:at|before|for) (?:an?|the) red light)
sailboat: sailing[- ]boat
at an airport: at (?:an?|the) (?:airport )?terminal(?<=\b(?:airplanes?|planes?|jets?|airliners?) (?:(?:are|is|stand|stands|parked|standing|waiting|docked|lined up|in a row|next to each other) ){0,4}at (?:an?|the) (?:airport )?terminal)
convertible: convertible (?:sports )?car
sailboats: sailing[- ]boats
bread: bun(?<=\b(?:eat|steal|grab|snatch|bak|bit|buy|sell|butter|nibbl|munch|tak|offer|serv)[a-z]* (?:an?|the|his|her) (?:[a-z]+ )?bun)
breads: buns(?<=\b(?:eat|steal|grab|snatch|bak|bit|buy|sell|butter|nibbl|munch|tak|offer|serv)[a-z]* (?:the|some|two|three|fresh|warm|hot|his|her|their) (?:[a-z]+ )?buns)
in it: inside(?<=\bwith (?:an?|the|some) (?:[a-z]+ ){1,3}inside)(?= (?:floats|drifts|lies|stands|sits|rolls|sinks|bobs|washes|glows|hangs|rests)\b)
turns: (?:changes|shifts|turns|fades) (?:colou?r )?(?:in)?to(?= (?:bright |deep |pale |dark |light )?(?:pink|red|blue|green|yellow|orange|purple|white|black|brown|gr[ae]y|violet|turquoise)(?: ?[.,;]|$| and\b))
rice terraces: terraced (?:rice )?(?:fields|paddies|paddy fields)
floating in space: (?:on|during|doing) (?:an?|the|his|her) (?:first )?space-?walk
barber pole: (?:red(?:,| and) white(?:,? and blue)?(?: striped)?|striped|spinning) pole(?= (?:turns|spins|rotates|turning|spinning|outside|by|in|at))
cream drips: (?:icing|frosting) drips(?! from the)
puts on: ties on(?= (?:an?|the|his|her) )
putting on: tying on(?= (?:an?|the|his|her) )
mob of people: flash[- ]?mobs?
peloton of cyclists: peloton(?! of)
hundreds of people: (?:an? |the )?(?:huge |big |cheering )?crowd of (?:hundreds|thousands)(?! of)
class of students: (?:entire |whole )?(?:school |kindergarten )?class(?= (?:poses?|raises?|sits?|sings?|stands?|waves?|listens?|claps?|cheers?|takes?|plays?|runs?|laughs?|smiles?|dances?)\b)
plays the electric guitar: plays (?:(?:hard|punk|heavy|loud|some) )*(?:rock|metal|punk)(?:(?: and| 'n'| n) roll)?(?: music| songs?)
play the electric guitar: play (?:(?:hard|punk|heavy|loud|some) )*(?:rock|metal|punk)(?:(?: and| 'n'| n) roll)?(?: music| songs?)
playing the electric guitar: playing (?:(?:hard|punk|heavy|loud|some) )*(?:rock|metal|punk)(?:(?: and| 'n'| n) roll)?(?: music| songs?)
eight rowers row: (?:an? |the )?(?:rowing|coxed|racing) (?:eight|crew|team)(?: (?:glides|rows|races|speeds|pulls|powers|moves|goes))
vintage film style: (?:(?:please )?make it )?look(?:s|ing)? like an? (?:very )?old (?:movie|film)
plays golf: (?:putts?|putting|sinks?|taps?) (?:an?|the|his|her) (?:golf )?(?:ball|putt)(?: (?:into|in|towards?|to) (?:an?|the) hole)?
golf ball: (?:(?:mini|miniature|crazy)[- ]golf|putt-putt) ball
security guard: (?:night[- ](?:guard|watch(?:wo)?man)|museum guard)
walking on the downward stairs: descend(?:s|ing)? (?:down )?(?:an?|the|some) (?:[a-z]+ ){0,2}(?:stairs|staircase|stairway|steps)
reads: (?:flips|leafs|thumbs|browses|skims) through(?= (?:(?:an?|the|his|her|their|some|old) )?(?:[a-z]+ ){0,2}(?:books?|magazines?|newspapers?|albums?|diary|journal|notebook|pages|comics?|papers|catalogu?es?)\b)
reading: (?:flipping|leafing|thumbing|browsing|skimming) through(?= (?:(?:an?|the|his|her|their|some|old) )?(?:[a-z]+ ){0,2}(?:books?|magazines?|newspapers?|albums?|diary|journal|notebook|pages|comics?|papers|catalogu?es?)\b)
stargazing at night: count(?:s|ing)? (?:all )?(?:the )?stars(?: in the (?:night )?sky)?
scratches its belly: scratch(?:es|ing) itself(?! (?:on|against))
dives for the ball: dives and (?:saves|stops|catches|blocks) (?:an?|the) (?:penalty|shot|goal|ball)(?: kick)?
lights glow: lights (?:go|come|turn|switch) on(?! (?:and|one))
drop of blood: (?:red |white )?blood cells?
saturn: (?:the )?rings of saturn
deep sea: (?:(?:dark|black|murky|cold|blue|deep|unknown|lightless) )*(?:depths of the (?:[a-z]+ )?(?:ocean|sea)|(?:ocean|sea) depths)
elderly: (?<!\b(?:village|tribal|tribe|church|clan|town|jedi|wise) )elder(?= (?:politician|statesman|gentleman|lady|m[ae]n|wom[ae]n|person|people|couple|citizen|monk|priest|farmer|worker|teacher|professor|musician|singer|actor|actress|scientist|fisherman|king|queen|wizard|doctor|judge|soldier|writer|artist|painter|neighbou?r)s?\b)
cricketer: cricket (?:player|batsman|batter|bowler)
cricketers: cricket (?:players|batsmen|batters|bowlers)
elf archer: elven (?:archer|ranger|hunter)
elf warrior: elven (?:warrior|knight|soldier|guard)
elf queen: elven (?:queen|princess|maiden)
starfighter: (?:star|space)[- ]fighter|x-wing(?: fighter)?|tie fighter
starfighters: (?:star|space)[- ]fighters|x-wings|x-wing fighters|tie fighters
breaks down: (?:won'?t|will not|doesn'?t|does not|refuses to|can'?t|cannot) start(?: up| anymore)?(?! (?:to|with|a|the|[a-z]+ing)\b)|overheats(?! (?:at|in|on|with|full|of)\b)
robotic arm: robot'?s? arm(?= (?:builds|welds|assembles|paints|lifts|picks|sorts|works|moves|cooks|makes))
robotic arms: robot arms(?! (?:raised|up|out|folded|crossed)\b)|arms of (?:industrial )?robots
rocket: rocket boosters?|booster rockets?
elf: elven (?:man|woman|girl|boy|king|prince|lord)
biplane: triplane
dreamlike: magic(?:al)? realism
wartime: world war (?:i|ii|1|2|one|two)(?: era)?
reaches out: stretch(?:es|ing)? out (?:his|her|their|both) (?:hands?|arms?)
, orbit shot,: (?:,? (?:and|then) )+swings around(?: (?:to|in) (?:the )?front(?: of (?:it|him|her|them))?)?
in space: seen from an? (?:space )?(?:probe|spacecraft|satellite|spaceship)
lies awake in bed: (?:can(?:'t|not| not)|could(?:n't| not)) (?:fall a|get to )?sleep
scary story: (?:ghost|horror|spooky|creepy) story
scary stories: (?:ghost|horror|spooky|creepy) stories
asleep in front of a pile of gold: curled (?:up )?(?:around|about) (?:an?|the|its|his|her) (?:[a-z]+ )?(?:pile|heap|hoard|mound|mountain) of (?:gold|treasure|(?:gold |golden )?coins)
lying on a pile of gold: curled (?:up )?atop (?:an?|the|its|his|her) (?:[a-z]+ )?(?:pile|heap|hoard|mound|mountain) of (?:gold|treasure|(?:gold |golden )?coins)
in a business meeting: (?:at|in|during) (?:an?|the|his|her|its|their) (?:[a-z]+ )?job interview
, eerie foggy night,: (?:in an? |of )?(?:(?:gothic|grim|epic) )?(?:dark[- ]fantasy|grimdark)(?: (?:style|world|setting|scene|landscape|atmosphere|art))?
at sunset: against (?:an?|the) (?:[a-z]+ )?(?:sunset|setting|fiery|burning|orange|crimson) sky
at night: against (?:an?|the) (?:starry|moonlit|night) sky
bottle ship: (?:[a-z]+ )?(?:ship|boat|sailboat) (?:in|inside) (?:an?|the) (?:glass )?bottle
topped with: topped (?:off )?by
breads: loaves of bread
overflows: (?<=\\b(?:bath|bathtub|tub|sink|basin|bucket|barrel|pot) )runs over
bread: loaf of bread
cooks: flamb[eé]s
cooking: flamb[eé]e?ing
snowy: snowed[- ](?:in|under|up)|snowbound|snow-buried
medieval square: medieval (?:town|market|village|city) squares?
wine cellar: vineyard cellar
paper airplane: paper aeroplane
paper airplanes: paper aeroplanes
catches: (?:reels|reeling|hauls|hauling) in
skateboards down the handrail: grind(?:s|ing)? (?:(?:down|along|on) )?(?:an?|the) (?:[a-z]+ )?(?:hand ?rail|railing|rail)
skateboards down the stairs: grind(?:s|ing)? (?:(?:down|along|on) )?(?:an?|the) (?:[a-z]+ )?(?:ledge|curb|bench)
skillet: (?:frying[- ]|sauce)pans?
praying: (?:say|says|saying) grace
many monitors: (?:an? )?(?:wall|bank|row|array) of (?:[a-z]+ )?(?:screens|monitors|displays|tvs)
thrownmud: (?:through|across) (?:the |some )?(?:deep |thick |wet |sticky |brown )*mud(?! (?:puddle|pool|hole|house|hut|wall))
twenty quill feathers fall: feathers (?:fly|flying|floating|drifting|falling)(?: (?:everywhere|all around|around))?
blowing bubble gum: (?:blow|mak|chew)(?:s|es|ing)? (?:up )?(?:an? |the |some )?(?:[a-z]+ )*?(?:bubble ?gum|(?:chewing )?gum)(?: bubbles?)?
bubble gum: (?:bubble ?gum|gum) bubbles?
card house collapses: (?:house|tower|castle) of (?:playing )?cards (?:falls|tumbles|topples|collapses)(?: (?:down|over|apart))?
at the funfair: (?:at|to|in) (?:the|a) (?:county |village |town )?fair\b(?! (?:fight|share|game|deal|trade|price|skin|hair|lady|maiden|way|wind|weather|trial|play))
parents and children: (?:(?:many|several|some|happy|other|young|local) )*families
smoke: (?:an? |the )?(?:(?:fog|smoke|haze|mist) machines?|dry[- ]ice(?: (?:fog|smoke|mist))?)
burns: (?:goes|go|going|went) up in (?:flames|smoke)
, explosion,: (?:away |back )?(?:from|before) (?:an?|the|several) (?:[a-z]+ ){0,2}?(?:explosions?|blasts?|detonations?)
tsunami: (?:tsunami|tidal) waves?
with mud clods: (?:mud (?:is |was )?(?:splash|splatter|spray|fly)(?:ing|s|es)?(?: (?:up|everywhere))?|(?:splash|splatter|spray|kick|throw|fling)ing (?:up )?mud)
along an uphill mountain road: up (?:an?|the) (?:[a-z]+ ){0,3}(?:dirt|gravel|muddy|rocky|sandy|forest|serpentine) road
flies: (?:does|doing|performs|performing|flies|flying|makes) (?:an? )?(?:loops?|loop-the-loops?|looping|barrel rolls?)
in a violent storm: (?:during|in|after|before|through|by|amid) (?:an?|the) (?:[a-z]+ )?(?:hurricane|typhoon|cyclone)
the ocean: (?:(?:turquoise|clear|crystal-clear|blue|tropical|calm|deep|azure|shallow|open|icy) )+waters
lightning: light(?:n)?ing bolts?
: (?:shot|filmed|recorded|captured) (?:with|on) (?:an? |my |his |her )?(?:mobile |cell ?|smart)?phone(?: camera)?|(?:back and forth|to and fro)
, cavemen around a campfire in front of a cave: (?:in|during) the stone age
in a jazz club , vintage film: (?:in|during) the roaring twenties
futuristic street: (?:futuristic|sci[- ]?fi|cyberpunk) (?:highway|road|freeway|bridge|avenue|boulevard|downtown|district|metropolis|plaza|skyline|megacity)
riding it: rid(?:es|ing|e) on (?:its|his|her|their) (?:back|shoulders?)
filmcamera: (?:film|movie|video) cameras?\b(?! (?:style|effect|look|follow|pan|zoom|move))
crayon box: box of crayons
toy robot: robot toy
toy blocks: (?<=(?:^|[,;]|\b(?:and|with|of|the|some|on|under|beside|behind|near|wooden|colou?rful|stacked|plastic)) ?)building blocks
wire spiral: (?:coil|metal|wire|steel|spiral|bouncy|rusty|mattress) spring
stands: tak(?:es?|ing) an? (?:deep |big |long )?breath
having a picnic: (?:shar(?:e|es|ing)|enjoy(?:s|ing)?) (?:an?|the|their) picnic(?: blanket| basket)?
a little girl in a red cape and a red hood: (?:little )?red riding hood
a cat with boots and a hat: puss in boots
frankenstein: frankenstein'?s monster
saint joan: joan of arc
leonardo: leonardo da vinci
masked phantom: phantom of the opera
peterpan: peter pan
panpipe: pan[- ]?(?:flute|pipes?)
panpipes: pan[- ]?flutes
a solar eclipse: the moon (?:covers|passes (?:in front of|before)|blocks|slides over|eclipses) the sun
petit prince: (?<=\bthe )little prince
a tiny girl: thumbelina
a hunchback: quasimodo
santa claus: father christmas|saint nicholas|kris kringle
a sleeping princess in a bed: (?:the )?sleeping beauty(?! castle)
an egg with a face: humpty dumpty
a snowy elf: jack frost
kettle steams: kettle (?:is )?(?:whistl|sing|hiss)(?:es|s|ing)
headbutting each other: (?:lock|clash|butt|bang|knock|cross|fight|battle|spar|duel|push)(?:e?s|ing)? (?:with )?(?:their )?(?:horns|antlers|heads|tusks)(?: together)?
ambushing: (?:l(?:ie|ies|ying|ay|ays)|wait(?:s|ing)?|lurk(?:s|ing)?|sit(?:s|ting)?)(?: hidden)? in (?:wait|ambush) for
peering about: (?:st(?:and|ands|anding)|keep(?:s|ing)?) (?:guard|watch|lookout)
suckling its mother: (?:drink|suck|nurs)(?:e?s|ing|e)? (?:its |their |some )?(?:mother's |mom's )?milk (?:from|at) (?:its|their|his|her|the) (?:mother|mom|mum)
eating: (?:stuff|fill|pack)(?:s|ing)? (?:its|their|his|her) cheeks with
offering: hold(?:s|ing)? out\b(?! (?:his|her|its|their|an?) (?:arms?|hands?|paws?|wings?)\b)(?= [^,.;]{3,40} to (?:an?|the|his|her|its|their|two|three)\b)
holds: (?:takes|gets|fishes) out(?= (?:an?|his|her|their|some|two|three) (?!(?:trash|garbage|chair|weeds?|tooth|teeth|[a-z]+ tooth)\b))
looks around: (?:pricks|perks|cocks) (?:up )?(?:its|his|her|their) ears?
shields her eyes: shields (?:his|her|their) faces?
cries: (?:(?<!\b(?:sister|mother|mom|mum|grandmother|grandma|girl|woman|girlfriend|wife|daughter|aunt|nurse|she)(?: gently| softly)? )wipes (?:away )?his|(?<!\b(?:brother|father|dad|grandfather|grandpa|boy|man|boyfriend|husband|son|uncle|he)(?: gently| softly)? )wipes (?:away )?her|wipes (?:away )?(?:an?|the)) tears?(?: (?:away|from (?:his|her) (?:eyes?|cheeks?|face)))?
thinks: (?:scratches|strokes) (?:his|her) (?:[a-z]+ )?(?:beard|chin|head|helmet|hat|cap|neck|temple)
watches it: watches it (?:pass|go|leave|drive|sail|fly|fall|disappear|vanish|approach)(?: (?:by|away|off|past|over|overhead))?
bread: (?:(?:an?|the|some) )?(?:small |little |big )?(?:pieces?|crumbs?|chunks?|bits?|hunks?) of bread
deer: red deer
paper boat: paper ship
paper boats: paper ships
neon signs: (?:(?:glowing|bright|lit|illuminated|flickering|lit-up) )+(?:shop|store|bar|restaurant|street) signs
cheers: throws (?:up (?:his|her|their|its) (?:arms|hands)|(?:his|her|their|its) (?:arms|hands) (?:up|in the air|into the air|skyward))
in: (?:before|at|in front of) (?:an?|the) (?:[a-z]+ )?altar (?:in|inside|of)(?= (?:an?|the) )
sways: (?:wobbles|teeters)(?= ?(?:[.,;]|$|and|but|then))
drives: (?:rattles|clatters|trundles|rumbles|rattling|clattering|trundling|rumbling)(?= (?:through|along|down|past|across|over|up|by) )
paints: dips (?:his|her|their|the|an?) (?:paint ?)?brush(?:es)?(?: (?:in|into) [^.,;]{0,30}?paint)?
a nobleman: an? (?:(?:old|young|pale|evil|sinister|elegant) )?count(?= (?:[a-z]+s|in|with|who|wearing)\b)
nods: tosses (?:its|his|her) (?:head|mane)
yawning: open(?:s|ing)? (?:its|their|his|her) (?:[a-z]+ )?(?:mouths?|jaws)(?: wide)?
drinking from a bowl: shar(?:es?|ing) (?:an?|the) (?:bowl|dish|saucer) of (?:milk|water|food|cream)
skiing: on (?:(?:red|blue|tiny|wooden|old|a pair of|water) )*skis\b(?! lift| slope)
through a burning hoop: through (?:an?|the) (?:(?:ring|rings|hoop|circle)s? of fire|(?:burning|flaming|fiery) (?:ring|hoop|circle)s?)
camouflaging: (?:chang|shift|switch)(?:e?s|ing|e) (?:its |their |his |her )?(?:skin )?colou?rs?(?! from )
leaping at a waterfall: (?:jump|leap|swim)(?:s|ing)? upstream
on the castle battlements: (?:on|along|atop|upon|from) (?:top of )?(?:an?|the|his|her|their) (?:[a-z]+ )?(?:castle|fortress|citadel)(?:'s)? (?:walls?|roof)
wearing a flower crown: with (?:[a-z]+ )?flowers in (?:her|his) hair
in winter: between (?:its )?snow(?:y|-covered) (?:river ?)?banks
surprised: in (?:pure |utter |sheer |total )?(?:wonder(?:ment)?|awe|surprise|amazement|shock|disbelief|astonishment)
angry: in (?:pure |utter |sheer )?(?:anger|rage|fury)
wearing a sheep costume: in sheep's clothing
blowing away in the wind: (?:is |are |gets |get |being |was )?blown (?:away|off|along)(?: by (?:the|a) (?:strong |big )?(?:wind|gust|storm))?
arching its back: puff(?:s|ing|ed)? up (?:its|his|her) (?:tail|fur|feathers)
paintings: (?:(?:many|several|famous|beautiful) )*works of art
a person: (?:its|their|his|her) (?:(?:happy|surprised|laughing|beloved|tired|young|old) )*owner\b(?! of)
flying car: (?:hovering|levitating|anti-?gravity) (?:car|cab|taxi|vehicle|automobile)
next to a grill in the backyard: at (?:an?|the|our|their|my) (?:(?:family|summer|backyard|garden) )?(?:barbecue|barbeque|bbq|cookout)(?: party)?
sings: (?:hit|hold|reach|belt|sustain)[a-z]*(?: out)? (?:an?|the|some) (?:very |impossibly )?(?:high|long|loud|perfect|final) notes?
army of knights: medieval (?:army|armies|soldiers|troops|infantry)
wearing a nightgown and a bonnet: in (?:(?:his|her|its|the|an?) )?(?:grandma|grandmother|granny|grandmother)'s clothes
two people shaking hands: (?:two|a pair of|their|the) (?:[a-z]+ )?hands (?:shak(?:e|ing)|clasp(?:ing)?|meet(?:ing)?)\b|(?<!\bexchang(?:e|es|ing) )\b(?:an?|the) (?:[a-z]+ )?handshake
have a tea party: shar(?:e|es|ing) (?:an? |some )?(?:(?:nice|hot|warm) )?(?:cup of |pot of )?tea
into the sea: into the (?:waves|surf)
walking: (?:tak(?:es|ing|e)|mak(?:es|ing|e)) (?:his|her|its|their) first steps
sails past icebergs in the arctic ocean: (?:break|crash|cut|push|plough|plow)(?:s|es|ing)? through (?:the )?(?:thick |sea |pack |arctic )?ice
in spring, petals falling: (?:in|during) (?:the )?(?:cherry blossom|cherry|sakura|hanami|blossom) season
hug each other: becomes? (?:best |good )?friends
walking with a map: follow(?:s|ing)? (?:a|an|the|his|her|their|it)?(?: [a-z]+)? ?map
inside a space station: (?:in|inside|aboard|on(?:board)?|through) (?:of )?(?:the |an? )?(?:iss|international space station)
the ground: (?:cracked|dry|red|bare|scorched|wet|fertile|soft|brown|dark)(?:,? [a-z]+)? earth
together: side by side\b(?! with)
the grass: (?:an? |the )?(?:[a-z]+[- ])?blades? of grass
tyrannosaurus: t[- ]rex(?:es)?
a police car at night: (?:the )?(?:(?:red|blue)(?: and (?:blue|red))? )?(?:flashing )?police (?:car )?lights(?: (?:are )?flash(?:ing|es)?)?
a police car chasing a red car: (?:an? |the )?(?:high-speed )?car chase
shooting stars: meteor showers?
traffic: (?<!\b(?:at|during|in)(?: the)?(?: morning| evening)? )rush[- ]hour(?: traffic)?
in fog: (?:wrapped|shrouded|veiled|cloaked|enveloped|swathed) in (?:an? |the )?(?:(?:thick|dense|heavy|soft|pale|morning|sea|low|grey|gray) )*(?:fog|mist|haze)
reflected in: mirrored (?:in|on|by)
between: (?:squeezed|wedged|sandwiched|nestled|squashed|tucked|crammed) (?:in )?between
floats in the sky over the hills: (?:towers|looms) (?:high )?(?:over|above) (?:the )?(?:earth|world|planet)
stands behind: (?:towers|looms) (?:high )?(?:over|above)(?! (?:the )?(?:earth|world|planet))
stand behind: (?<=s )(?:tower|loom) (?:high )?(?:over|above)
passes: (?:squeezes|edges|inches|threads) (?:past|by)
passing: (?:squeezing|edging|inching|threading) (?:past|by)
at a stove: (?<=\b(?:flip|fr[iy]|cook|grill|toss|turn|sear|mak|bak)[a-z]*(?: [a-z]+){1,4} )on (?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:hot ?plate|griddle|iron plate|flat-?top|skillet)
away: (?:across|over) the (?:[a-z]+ ){0,2}?tiles
pull: fight over(?= (?:an?|the|some|one|his|her|their|acorn|bone|toy|ball|nut|food|apple|cookie|doll)\b)
pulling: fighting over(?= (?:an?|the|some|one|his|her|their|acorn|bone|toy|ball|nut|food|apple|cookie|doll)\b)
films a video: films (?:it all |it |everything )?(?:with|on) (?:his|her|their) (?:[a-z]+ )?(?:phone|camera|smartphone)
watches: (?<=\blifeguard )(?:watches|looks on|keeps watch|sits|looks out|looks)(?: (?:over )?the (?:beach|sea|water|swimmers))? (?:from|on|in) (?:his|her|the|a) (?:[a-z]+ )?(?:tower|chair|stand|hut)
longship: (?:dragon(?:[- ]headed)?|viking) (?:long ?)?ship
flows: oozes|seeps
flowing: oozing|seeping
pours over: drizzles over
sails through: (?<!fin )(?:cuts|slices|plou?ghs|plows|carves|knifes|surges) through(?= (?:the )?(?:[a-z]+ ){0,3}(?:waters|waves|seas?|swell|ocean)\b)
rough: (?:restless|churning|heaving|tempestuous)(?=(?:,? [a-z]+)? (?:sea|ocean|waters)\b)
rough sea: (?:(?:choppy|restless|turbulent|churning|heaving|stormy|grey|gray|dark|cold) )+waters
petals drifting: (?:cherry blossoms|blossoms|petals) (?:scatter(?:ing)?|swirl(?:ing)?)
fields: (?:an? |the )?patchwork (?:quilt )?of (?:(?:green|golden|brown|yellow|colou?rful|farm) )?(?:fields|farmland|farms)
wakes up: opens (?:his|her|their) eyes
waking up: opening (?:his|her|their) eyes
made of wood: made (?:out )?(?:of|from) (?:[a-z]+ )?(?:barrels|planks|logs|crates|pallets|branches|sticks)(?:,? and (?:[a-z]+ )?(?:barrels|planks|logs|crates|ropes?|sticks|branches))*
walking: tak(?:es|ing|e) (?:(?:his|her|its|their|some|a few) )?(?:(?:wobbly|shaky|unsteady|tentative) )+(?:first )?steps
sunbeams break through the clouds: (?:the )?(?:(?:storm|dark|grey|gray|heavy|thick|rain|white) )*clouds (?:(?:slowly|suddenly|finally) )?(?:part|parting|open up|disperse|clear(?: away| up)|clear(?= and| as))(?:,? (?:and |as |letting |to reveal )?(?:the |a ray of |rays of )?(?:sun|sunlight|sunshine|sunbeams|light)(?: (?:breaks?|breaking|shines?|shining|comes?|streams?|streaming|bursts?|pours?|peeks?)(?: (?:through|out|down))?)?)?(?! (?:to reveal|and|as) (?:the |a )?(?:[a-z]+ )?(?:moon|stars|city|castle|mountain|peak|plane))|(?:the )?sun breaks through(?: the (?:[a-z]+ )?clouds)?
moon shines at night: (?:the )?(?:(?:storm|dark|grey|gray|heavy|thick) )*clouds (?:slowly )?(?:part|parting|open up|disperse|clear(?: away| up)|clear(?= and| as))(?:,? (?:and|as|to) (?:reveal(?:s|ing)? )?(?:the |an? )?(?:[a-z]+ )?moon(?: (?:appears|comes out|shines through|shines))?)
excitedly: (?:with )?(?:his|her|their) eyes (?:shining|sparkling|twinkling|lighting up)(?: with (?:joy|excitement|delight|happiness|wonder))?
six: half a dozen
floating torii gate: (?<=^\s*(?:an? |the )?)(?:red |giant |great )?torii gates?(?=\s*(?:[.,;]|$| at | in the (?:sea|water|fog|mist|snow|rain)| on the water))
deck of cards: (?<=^\s*(?:an? |the |some )?)playing cards?(?=\s*(?:[.,;]|$| on\b))
hundred: (?:a |one |two |several )?hundred(?: and [a-z-]+| of)?\b(?! meters?| metres?)
`

const ROWS = [OTHER_WORDS, ...WORDS_BY_THEME]
  .map((words) => words.trim())
  .join('\n')
  .split('\n')
  .map((line) => {
    const [plain = '', ...patterns] = line.split(': ')
    return { plain, pattern: new RegExp(`\\b(?:${patterns.join(': ')})\\b`, 'g') }
  })
const rowsFor = whichMayMatch(ROWS.map(({ pattern }) => pattern))

/** A "t-rex" is a tyrannosaurus, and "half a dozen" six: what is found first is said first, of two at one place by the row above. */
export function inPlainWords(text: string): string {
  const rows = [...rowsFor(text)].toSorted((one, other) => one - other)
  let ahead = rows.flatMap((row) => foundFrom(0, text, ROWS[row]))
  let plainly = ''
  let end = 0
  while (ahead.length > 0) {
    const first = ahead.reduce((best, each) => (each.at < best.at ? each : best))
    plainly += text.slice(end, first.at) + first.row.plain
    end = first.at + first.found.length
    // Only what was passed is looked for again: all rows again for each find took a square of the text's length.
    ahead = ahead.flatMap((each) => (each.at < end ? foundFrom(end, text, each.row) : [each]))
  }
  return plainly + text.slice(end)
}

type Row = (typeof ROWS)[number]

interface Found {
  readonly row: Row
  readonly at: number
  readonly found: string
}

/** Where the words of a row are found next; nowhere, or in one place. */
function foundFrom(from: number, text: string, row: Row | undefined): readonly Found[] {
  if (row === undefined) return []
  row.pattern.lastIndex = from
  const match = row.pattern.exec(text)
  return match === null || match[0] === '' ? [] : [{ row, at: match.index, found: match[0] }]
}
