/** What is done at home, at work, at play and to each other. `id: phrases in base form`. */
export const DAILY = `
cook: bake|fry|grill|stir|prepare food|make pancake|prepare meal|make dinner|make pizza|make soup|flip pancake|cook dinner|make breakfast|boil|roast|knead|knead dough|make coffee|brew|toss pizza|make sandwich|sizzle|simmer|prepare dinner|prepare|season food|stir fry|make cake|make food|make tea|decorate cake
whisk: whisk|beat egg|whip cream
barbecue: barbeque|bbq|grill meat|grill sausage
read: turn page|read book|read newspaper|study book|read a book|read letter|flip through|study|leaf through|read magazine
write: write letter|note down|scribble|sign document|jot down|write book|sign|do homework|take note|type letter|journal
draw: sketch|doodle|draw picture|trace
paint: paint picture|paint wall|paint portrait|paint canvas|colour picture|brush paint|brush painting|graffiti
talk: speak|chat|discuss|interrogate|converse|tell|argue|debate|gossip|explain|lecture|teach|give speech|say|call out|discuss paper|whisper|shout|yell|scream|announce|negotiate|ask|answer|dare|convince|persuade|urge|coax|challenge|instruct|warn|remind|greet guest|tell story|have conversation|preach|recite|mumble|negotiate deal|quarrel|complain
laugh: giggle|chuckle|crack up|burst out laughing
cry: weep|sob|shed tear|mourn|wail
smile: grin|beam|smirk
think: scowl
think: ponder|contemplate|wonder|daydream|dream|reflect|consider|solve|solve puzzle|be confused|remember|imagine|calculate
wave: drop off|see off|wave hand|wave at|wave goodbye|wave hello|say goodbye|greet|wave to|wave arm|say hello
clap: applaud|cheer|clap hand
hug: embrace|befriend|become friends|cuddle|coil|coil around|wrap around|entwine|twine around|hold each other|snuggle|hug each other|nuzzle
kiss: smooch|share kiss|exchange kiss|peck on cheek|blow kiss
shake-hands: shake hand|shake hands|handshake|fist bump|high five|give high five
shake-head: shake head|shake one head|say no
nod: nod head|agree
point: point at|indicate|point to
bow: curtsy|bow down
salute: give salute
tongue-out: stick tongue out|stick out tongue|show tongue|poke tongue|stick tongue
snap-fingers: snap finger|finger snap|snap one finger
play-guitar: strum guitar|strum|play electronic guitar|play electric guitar|rock out|jam
play-piano: play keyboard
play-guitar: play instrument|play music|make music|perform music|play song|play tune|perform|rehearse|conduct
air-drum: air drum|air drumming
kick: play soccer|play football|shoot goal|score goal|kick ball|shoot goal soccer|kick soccer ball|take penalty|score
dunk: dunk basketball|slam dunk
shoot-basketball: shoot basketball|play basketball|shoot hoop|dribble basketball|throw basketball|dribble
throw: toss|hurl|throw ball|pitch|fling|throw frisbee|catch or throw frisbee|catch or throw baseball|throw baseball|cast|lob|throw snowball|have snowball fight|launch spear|play frisbee
catch: catch ball|grab|catch frisbee
juggle: juggle ball
play-tennis: hit tennis ball|play badminton|serve tennis|play table tennis|play ping pong|play squash
play-baseball: bat baseball|play cricket|hit baseball|play baseball
play-volleyball: spike volleyball|play volleyball
golf: play golf|putt|swing golf club
bowl: go bowling|play bowling|bowling
archery: shoot arrow|shoot bow|draw bow|do archery|practice archery|aim bow|shoot a bow
joust: tilt lance|joust with lance|compete in joust|charge with lance
sword-fight: fight sword|fence|duel|sword fight|fight with sword|fencing|swing sword|wield sword
box: punch|knock out|spar|boxing|shadowbox|kickbox|do karate|do kung fu|practice kung fu|practice karate|practice martial art|do martial art|karate|kung fu
wrestle: grapple|arm wrestle|sumo wrestle|tackle
fight: battle|attack|combat|brawl|clash|defeat|smash|destroy|invade|beat up|slay|defend|struggle|wage war
exchange-fire: cannonade|exchange fire
hide-behind: skulk
peep-out: peep
pop-out: burrow up|pop out of ground|pop out of hole|pop out of burrow|pop up from ground|pop out of earth|pop up out of ground
rampage: go on rampage|wreak havoc|lay waste|run amok|terrorize
rock-paper-scissors: play rock paper scissors|rock scissors paper|rock paper scissors|play rock scissors paper
play-chess: play chess|move chess piece
play-checkers: play checkers
play-board-game: play board game
play-cards: shuffle card|play poker|deal card|play card
play-games: play controller|play video game|play computer game|play game|game|gaming
skateboard: ride skateboard|skate board
ski: go skiing|ski down|skiing
snowboard: ride snowboard|snowboarding
ice-skate: ice skate|skate|skate on ice|figure skate|play hockey|ice dance|play ice hockey
roller-skate: roller skate|rollerblade|rollerskate|inline skate
sled: sledge|toboggan|go sledding|ride sled|ride sledge|sleigh
row: row boat|row across|paddle boat
kayak: canoe|paddle|canoe or kayak|raft
skydive: sky dive|parachute|jump out of plane|base jump|paraglide
bungee: bungee jump|bungee jumping
push-up: push up|do push up|do pushup|pushup|do press up
sit-up: do sit up|do crunch|sit up
squat: do squat|squatting
stretch: stretch leg|stretch arm|warm up|stretch out|stretch body|yawn
bend: bend back|bend over|bend down|bow back|stoop
lift: lift weight|weightlift|deadlift|pump iron|work out|exercise|train|lift dumbbell|raise|bench press|lift barbell|bodybuild
yoga: do yoga|meditate|practice yoga|meditation
tai-chi: tai chi|do tai chi|practice tai chi|qigong
jumping-jack: do aerobics|aerobics|do zumba|do gymnastics|zumba
somersault: do backflip|backflip|do somersault|do cartwheel|cartwheel|flip|do handstand|front flip|do flip|handstand
hula-hoop: hula hoop|hula hooping|spin hoop
cheerlead: cheerleading|wave pompom
run-treadmill: run on treadmill|run treadmill
walk-on-treadmill: walk treadmill
climb-rope: climb rope|climb a rope
rock-climb: rock climb|climb rock|climb mountain|climb cliff|climb wall|climb a mountain
climb: climb ladder|climb ladder
swing: swing on|play on swing|swing on swing
sit: seesaw|play on seesaw
slide: go down slide|slide down
sweep: sweep floor|broom
mop: mop floor|scrub floor|scrub
vacuum: hoover|vacuum carpet|vacuum beach|vacuum floor
clean: tidy|dust|wipe|clean room|polish|tidy up|wash car|wash|rinse|clean house|clean up|scrub table
clean-window: clean window|wash window|wipe window
wash-dishes: wash dish|do dish|wash plate|clean dish|do the dishes|do dishes
wash-hands: wash hand|wash face
brush-teeth: brush tooth|brush teeth|clean tooth
brush-hair: comb hair|brush hair|comb|do hair|blow dry hair|dry hair
shower: take a shower|take shower|have shower
bathe: take a bath|take bath|have bath|bath|soak
shave: trim beard|shave beard|trim or shave beard
laundry: do laundry|wash clothes|wash clothing|do the laundry
hang-laundry: hang laundry|hang clothes|hang washing|hang up laundry|hang out laundry
iron: iron clothes|iron shirt|press clothes
fold: fold clothes|fold laundry|fold paper|make origami|fold napkin|fold shirt
make-bed: make bed|make the bed|change sheet
knit: crochet|knit sweater|weave cloth|weave basket|weave rug
sew: stitch|mend|embroider|sew dress|tailor
sharpen: sharpen knife|grind knife|hone
cut: cut up|chop up|slice up|cut out|slice|chop|cut cake|dice|chop wood|cut wood|saw|cut paper|prune|mow|mow lawn|cut grass|hack
cut-nails: cut nails|file nail
paint-nails: paint nail|do manicure|polish nail
peel: peel apple|peel potato|peel orange|peel banana
plant: plant tree|plant seed|plant flower|garden|do gardening|plant sapling
dig: dig up|unearth|shovel|dig hole|excavate|bury|rake
pick-flowers: pick|pick flower|pluck flower|gather flower|pick sunflower|pick rose|pick tulip|pick daisy|pick lavender|pick dandelion|pick wildflower|pick poppy|pluck
pick-fruit: harvest|pick apple|pick fruit|pick strawberry|pick cherry|pick grape|pick tomato|pick nut
pet: stroke|pat|caress|pet animal|pet dog|pet cat|pet animal not cat|tickle|scratch
feed: feed duck|feed bird|feed animal|feed chicken|feed baby
milk: milk cow|milk goat
shine-shoes: shine shoe|polish shoe|shoeshine
build-snowman: make snowman|build snowman|build a snowman|make a snowman|make snow angel
build-sandcastle: build sandcastle|make sandcastle|build sand castle|make sand castle
dig: work kneeling|pick flower|gather flower|pick mushroom|pick strawberry
hammer: build|construct|assemble|hammer|build house|nail|forge|repair|fix|weld|craft|drill|carpenter|make robot|mend roof|tinker|build tower|make|create|invent|sculpt ice|erect
pottery: make pottery|clay pottery making|make clay pottery|throw pot|mould clay|mold clay|sculpt|shape clay|make pot|do pottery
count-money: count money|count cash|count coin
type: use computer|type on keyboard|type on laptop|code|program|work on computer|use laptop|work on laptop|work at computer|browse internet|hack computer|use a computer
phone: call|talk on phone|text|use phone|make call|scroll|look at phone|answer phone|talk on the phone|make a phone call|check phone|scroll phone|dial
photograph: take picture|take photo|take selfie|film|record|shoot photo|take a picture|take a photo|take a selfie|snap photo|take photograph
push: push cart|push stroller|shove|push trolley|push car
pull: drag|tug|haul|tow|pull rope|pull cart|yank
carry: rescue|save|bear|transport|lug|deliver|bring|fetch|carry box
clean: clear
jump: clear fence|clear hurdle|clear obstacle|clear wall|clear hedge
pick-up: pick up
put-down: put down|set down
hold: collect|grip|clutch|clasp|brandish|hold up|grasp|keep|raise glass|hold umbrella|share|raise flag|hoist flag|wave flag
bandage: bandage leg|wrap bandage|dress wound|heal|apply bandage|bandage arm|treat patient|treat wound
massage: massage leg|massage back|give massage|massage foot|rub
haircut: get a haircut|get haircut|cut hair|have haircut|trim hair|getting a haircut|give haircut
makeup: do makeup|apply makeup|put on makeup|fill eyebrow|apply lipstick|put on lipstick|paint face|do make up|apply mascara
tie-tie: tie tie|tie necktie|put on tie|adjust tie
kneel: tie shoes|tie shoe|tie shoelace|lace shoe|put on shoe
get-dressed: wear costume|put on hat
smoke: smoke cigarette|smoke pipe|vape|puff|smoke cigar
swap: exchange|trade
give: sell|hand|offer|give or receive award|give present|receive award|give award|receive|present|award|accept award|serve|give gift|give flower|propose|donate|hand over|hand out|give out|pass out|present award|serve food
carry: take|take away
steal: snatch|rob|swipe|pickpocket
fish: go fishing|angle|catch fish|cast line|fishing
fly-kite: fly kite|fly a kite|kite
arrange-flowers: arrange flower|make bouquet
bend-metal: bend metal|hammer metal|forge metal
blow-candles: blow|blow candle|blow out candle|blow out|inflate|blow balloon|blow whistle
blow-bubbles: blow soap bubble|blow bubble
walk: shop|go shopping|shop for|sell
buy: purchase|buy
pay: pay
miss: miss
magic: cast spell|do magic|perform magic|conjure|do magic trick|enchant|use magic wand|cast a spell|summon
pray: worship|bless|pray for|kneel in prayer
toast: clink glass|raise a glass|make toast
hug: marry|get married|wed|exchange ring
read: study|do experiment|experiment|conduct experiment|mix chemical|research|test
kneel: hide|duck|lurk|hide behind|cover|take cover|conceal
walk: guide|lead|escort
walk-dog: walk dog|walk the dog|walk a dog|take dog for a walk|walk one dog
paint-wall: spray paint|spray paint
bandage: play doctor|examine patient|check patient|give injection|perform surgery|operate on patient
pet: train animal|tame
swing: hang|dangle|hang from|be hung
sleep: snore|sleep and snore
sneeze: cough|sniff
whistle: whistle tune
archery: shoot|fire|fire gun|shoot gun|aim|fire at|open fire
play-drums: play drum|beat drum|bang drum|drum
write: scrawl|copy|rewrite
talk: narrate|recount|mention|declare|dictate|inquire|query|comment|remark|broadcast
shout: boo
stack-boxes: pile|heap
get-dressed: robe
fly-plane: pilot
comfort: nurture|care|tend
grate: scrape
cut: crop|shorten
rip-paper: rip|rend
pull: wrench|extract
play: impersonate|roleplay
`
