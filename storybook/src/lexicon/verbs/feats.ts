/** What people do with something in particular; tried first. `id: phrases in base form`. */
export const FEATS = `
magic: pull rabbit
fell-tree: cut tree|cut down tree|saw down tree|fell tree|chop tree
throw: drop coin|drop letter|drop stone
jump: breach
change-tyre: change oil|change wheel|check tire
dip: dip|dunk cookie|dunk biscuit|dunk doughnut
mend-thing: fix bicycle|fix bike|repair bicycle|repair bike|mend bicycle|mend bike
cut: trim tree|prune tree|trim hedge
throw-axe: throw axe
cut-nails: cut nail|clip nail
award: give award|receive award
water-ski: waterski|wakeboard
parkour: do parkour
hammer-throw: throw hammer
punch-bag: punch bag|hit punching bag|box with punching bag|box punching bag|spar with punching bag
push-car: push car
forecast: present weather|present weather forecast
present: give presentation
open-bottle: open bottle|uncork
sniff: smell air
wait-in-traffic: sit in traffic
nest: build nest
make-jewelry: make jewelry|make necklace|string bead
zombie-walk: walk like zombie|shamble|lurch
shrug: shrug shoulder
facepalm: cover face
thumbs-up: give thumb up|thumb up
cheer: encourage|motivate|celebrate goal|root for
yawn: gape
air-guitar: play air guitar
conduct: conduct orchestra|lead orchestra
lunge: do lunge
deadlift: do deadlift
bench-press: press bench
dumbbell-curl: curl dumbbell|do bicep curl
pull-up: do pull up|do chin up|pull up
jumping-jack: do jumping jack|do star jump
meditate: be in meditation
jump-rope: skip rope|jump rope
trampoline: jump on trampoline|bounce on trampoline
plank: hold plank|do plank
dribble: dribble soccer ball|dribble soccer
shoot-goal: shoot goal|score goal|take penalty
keepy-uppy: juggle soccer ball|juggle football
play-badminton: hit shuttlecock
play-table-tennis: play ping pong
frisbee: throw frisbee|play frisbee|catch frisbee
high-jump: do high jump
long-jump: do long jump
javelin: throw javelin|throw spear
shot-put: put shot
flip: do backflip|backflip|do flip|somersault
handstand: do handstand|stand on hand
clean-toilet: scrub toilet
wash-hair: shampoo
dry-hair: blow dry hair|dry hair
get-dressed: get dressed|put on|dress|change clothes|try on|don
kneel: kneel down
lean: lean against|lean on
watch-tv: watch tv|watch television|watch movie|watch film
flip-pancake: flip pancake|make pancake|toss pancake
bake: bake cake|bake bread|bake cookie|make cake
eat-cake: eat slice of cake
eat-soup: slurp soup|eat noodle|eat ramen
drink-beer: drink beer|taste beer|taste wine|drink wine
blow-candles: blow out candle|blow candle
inflate-balloon: blow balloon|inflate balloon|blow up balloon
sculpt: carve statue|sculpt statue|carve wood
hammer: hammer nail|nail|build|construct|repair|fix|build house|build robot|tinker|build tower|make|create|assemble|craft|erect|invent|build table
weld: weld metal|forge
saw: saw wood
paint-wall: paint wall|paint house|paint fence
change-tyre: change tire|change tyre|inflate tire|inflate tyre|pump tire|pump tyre|pump up tire|pump up tyre|repair car|fix car
text: text on phone|send text|scroll phone|use phone|scroll|check phone
water: water plant|water flower|water garden|water tree
rake: rake leaf|sweep leaf
mow: mow lawn|cut grass
chop-wood: chop wood|split log|cut wood
hold-snake: hold snake
wash-car: wash car|clean car
high-five: give high five|high five
karate: do karate|do kung fu|practice kung fu|practice karate|practice martial art
tango: dance tango|waltz|dance waltz
open-present: open present|open gift|unwrap gift|unwrap
teach: give lecture|lecture|teach class
rock-baby: cradle baby|rock baby|cradle
piggyback: carry on back
breakdance: break dance
tap-dance: tap dance
belly-dance: belly dance
moonwalk: do moonwalk
throw-snowball: throw snowball|have snowball fight|snowball fight
dive-in: jump into water|dive into pool|dive into water
paraglide: hang glide
`
