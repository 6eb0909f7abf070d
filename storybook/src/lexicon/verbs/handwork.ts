/** What hands do to things, for verbs whose dictionary kin would mislead. `id: phrases in base form`. */
export const HANDWORK = `
bow: thank|apologize
talk: gesture|joke|confess|introduce|question
shout: curse
speech: proclaim
surrender: surrender|put hands up|raise both hands
mourn: grieve
think: decide|concentrate|hesitate|worry|choose|select
pray: wish|plead
sniff: smell
draw: colour|color|design
rip-paper: shred
sew: patch
admire-baby: babysit
mime-wall: mime
wring-out: wring|wring out
hose: put out|extinguish|douse
peel: grate|squeeze|zest|shuck
bake: pull bread|take bread|pull cake|pull pizza|pull cookie|take cake|take cookie
cook: flip noodles|toss noodles|flip noodle|toss noodle|toss vegetable|stir fry|mash|blend|mix|marinate|ferment|saute|steam|poach
sprinkle: sprinkle|garnish|season|drizzle|dust flour|dust sugar|sift flour|scatter flour
clean: brush|buff|wax|erase|bleach
pour: bottle|refill
sew: thread|hem|darn|quilt
cut: trim
paint: decorate
look: check
sculpt: engrave|etch
drill: screw|unscrew
paint-wall: plaster
paint-thing: varnish|glaze|lacquer|enamel
sand-thing: sand|sandpaper
whittle: whittle|carve stick|carve spoon|carve flute|carve twig|carve whistle
carve-thing: carve
inspect: inspect|examine|scrutinize|peruse|probe
load: load
unload: unload
weigh-thing: weigh
interview: interview
scan-goods: scan grocery|scan item|scan product|scan barcode|scan food|scan purchase|ring up grocery|ring up item|ring up purchase
paint-ceiling: paint ceiling|plaster ceiling|whitewash ceiling|paint fresco on ceiling
twist-balloon: make balloon dog|twist balloon|make balloon animal|make balloon giraffe|make balloon poodle|bend balloon|shape balloon|twist balloon animal
lay-tiles: tile
count-things: count|tally
lay-bricks: brick|pave
unlock-door: lock
push: knock|knock off|knock down
topple: knock over|tip over|push over|overturn
wrap-present: wrap|gift wrap
pack: pack
unpack: unpack
tie-knot: tie|untie|knot|lace
get-dressed: button|zip|unzip|buckle|undress|zip up|button up|do up|buckle up
stamp-thing: stamp book|stamp document|stamp passport|stamp letter|stamp ticket|stamp form|stamp envelope|stamp paper|stamp card|stamp parcel|stamp package|stamp visa|stamp postcard
point: touch|poke|press|switch|tap|prod|label|sort
boil: bubble|simmer
hand-stir: stir by hand
hand-press: knead by hand
hand-turn: turn by hand
hand-lower: put down by hand
hand-lift: pick up by hand
hand-sprinkle: sprinkle by hand
turn-aloft: turn in mid air
hand-work: work by hand
hand-mend: mend by hand
hand-cut: cut by hand
hand-tongs: turn with tongs by hand
hand-twirl: twirl by hand
hand-spread: spread by hand
hand-stitch: stitch by hand
hand-dip: dip by hand
hand-write: write by hand
hand-paint: paint by hand
hand-light: light by hand
hand-type: type by hand
hand-knit: knit by hand
hand-hold: hold by hand
hand-plant: plant by hand
hand-shape: shape by hand
hand-water: water by hand
hand-tie: tie by hand
hand-thread: thread by hand
fizz: foam|froth
light-candle: light candle|light lamp|light lantern|light match|light diya|light menorah|light oil lamp
measure: take measurement|take measure|size up
toast: clink|clink glass|raise toast
hold: reach|reach for|reach out|balance|glue|file
nip: pinch|nip|sting|prick
arrest: handcuff
plant: weed|repot|transplant
shave-sheep: shear
examine-patient: inject|vaccinate|diagnose
saddle-horse: saddle
shoe-horse: shoe|reshoe
braid-mane: bridle
walk-dog: leash
march: stomp|stamp
talk: order|order coffee|order food|order pizza|bargain|haggle|press for
play-cards: gamble|bet|deal
cheer: win|triumph
fish: hook
cross-arms: sulk
hang-head: slump
wait: loiter|linger|hang around|hang about|dawdle
rake: hoe|till
lift: heave
throw-down: throw down|fling down|hurl down|slam down
wave: swat|swat at
stamp-thing: seal|seal letter|seal envelope
rip-paper: crumple|crumple paper|crumple letter|crumple up
sit: camp
lie: tan
dig: burrow
catch: net|trap|snare
bark: moo|bleat|neigh|cluck|quack|hiss|squeak|bray|oink|honk|caw|hoot|squawk|whinny
`
