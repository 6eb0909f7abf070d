/** How people, animals, vehicles and things move, stay and change. `id: phrases in base form`. */
export const MOVES = `
go: come|move|enter|emerge|come out|leave|approach|arrive|travel|return|cross|pass|navigate|head|advance|proceed|go past|make one way|get
walk: squeeze past|squeeze through|squeeze by|squeeze under|squeeze into|squeeze between|squeeze behind|squeeze out|squeeze in|push past|edge past|brush past|set off|set out|head off|start out|weave|weave between|weave through|stroll|wander|stride|tread|pace|trek|hike|roam|saunter|amble|take a walk|take walk|go for a walk|step|march past|stumble|limp|tiptoe|sneak|creep|explore|patrol|head|advance|follow path|proceed|venture|go home|prowl|stalk|tour|visit
run: burst in|burst into|burst out|burst through|storm in|storm out|storm into|barge in|barge into|charge in|rush in|dart|dart around|dart across|scatter|panic|freak out|take fright|disperse|sprint|dash|rush|hurry|flee|escape|scamper|bolt|scurry|run away|run around|charge|race through|stampede
jog: go jogging
gallop: canter
trot: prance
march: parade
hop: bound|skip
jump: leap|spring up|pounce|jump over|vault|jump up
crawl: inch|slide out|slide out from|creep along|crawl baby
slither: wriggle|squirm|snake
swim: snorkel|paddle about|swim around|float about
dive: plunge|submerge|dive in
fly: soar|flutter|fly around|fly away|fly over|wing|zoom past|swoop|buzz
hover: levitate|hover over
glide: coast
flap: flap wing|beat wing
land: touch down
take-off: take off|lift off|take flight|take wing|take to air|take to sky
perch: roost
peck: peck at
graze: browse grass|chew grass
eat: munch|devour|dine|feast|chew|bite|nibble|swallow|gobble|have lunch|have dinner|have breakfast|snack|taste food|enjoy meal|gnaw|share meal|share pizza|share sandwich|share cake|share ice cream|share dinner|share lunch|share noodle|share popcorn|share spaghetti|share pasta|share dessert|share plate|share bowl|share fries|share soup|share fondue|share sundae
drink: sip|slurp|gulp|taste|taste beer|bend down to drink|drink water|guzzle|quench thirst
sleep: nap|doze|slumber|snooze|take a nap|take nap|hibernate|fall asleep|curl up
wake-up: wake up|awaken|wake|baby wake up|get up
sit: sit down|huddle|huddle together|be seated|squat down|kneel|rest|lounge|relax|sunbathe|meditate down
wait: wait for|await|wait around
lie: lie down|recline|lay|sprawl|bask
look: gasp|stare|gape in awe
stand: wait|guard|protect|cram|stand still|pose|stay|remain|stand up|linger|lean|lean against
roll: tumble|roll over
play: frolic|romp|play around|have fun|play with|frisk|gambol|play together|toy
lick: lap at|lick face|lick clean
lurk: ambush|lurk|lie in wait|lie in ambush
look-out: peer about|keep lookout|peer around
suckle: suckle|nurse at
camouflage: camouflage
squirt-ink: ink
lead: lead|guide|shepherd
herd: muster
chase: pursue|run after|chase after|hunt down
follow: tail|trail after|trail behind|walk after
wag: wag tail
bark: woof|yap
roar: breathe fire|breathe|growl|snarl|bellow
pant: pant|gasp for air|puff and pant
trumpet: trumpet|blare
howl: howl at moon
sing: chirp|hum|tweet|croon|serenade|croak|crow|sing song|karaoke|perform song|meow|purr
drive: cruise|steer|motor|roll along|drive car|drive around|ride in car|commute
race: speed|zoom|race around|speed down|overtake
anchor: moor|be anchored|be docked
park: be parked
turn: turn corner|turn around|veer|swerve|pivot|make a turn|turn a corner|curve
drift: billow|drift by
sail: voyage|cruise sea|navigate sea|yacht
float: bob up|drift on water|hang in air|be suspended
bob: rock gently
sink: go under|drown
launch: blast off|lift|launch into|ignite engine
orbit: circle|wheel|revolve around|encircle
spin: twirl|whirl|revolve|swirl|spin around|turn around in circle|pirouette
rotate: turn slowly|be rotated
swing: sway|swing back|rock|wave in wind|rustle|flap in wind
rain-down: cascade down from above|pelt
fall: drop|tumble down|fall down|fall into|collapse|plummet|fall off|rain down|crumble
rise: ascend|rise up|surface|come up
bounce: bounce off|dribble ball
grow: shoot up|spring up|sprout up|sprout|expand|germinate|grow up|swell
bloom: blossom|flower
melt: thaw|dissolve|liquefy
burn-down: burn down|burn away|burn low
light-up: plug in|turn on|switch on|be turned on|be switched on|flick on|go on
go-out: be blown out|blown out|turn off|switch off|go out|go dark|burn out|be turned off|be switched off|flicker out
crash: crash into|collide|collide with|smash into|slam into|bump into|ram|crash against|run into wall
burn: blaze|be on fire|flame|smoulder|catch fire|combust|burst into flames|erupt in flames|go up in flames|burst into flame
explode: burst|blow up|detonate|go off|pop|shatter|explode in sky
shake: tremble|shiver|vibrate|quiver|quake
plant-flag: plant flag|put up flag|stick flag|set up flag
finish-race: run marathon|run race|win race|win marathon|beat in race|run in race|run in marathon
adore: idolize|flirt|flirt with|be smitten|dote on
glow: gleam|flicker|illuminate|light up|radiate|pulse|luminesce
shine: sparkle|glitter|twinkle|glisten|shimmer|glint
drip: leak|trickle|dribble
pour: pour out|billow out
shrink: shrink down|get smaller|become smaller|grow smaller
spill: spill out|spill over|slop|slosh
flow: stream|gush|cascade
wave: lap|lap on|crash|ripple|undulate|roll in|surge|lapping|wash ashore
open: unfold|unfurl|unlock
close: shut|fold up
appear: materialize|materialise|show up|arise|manifest
disappear: vanish|fade away|evaporate
teleport: beam up|dematerialize|materialize
transform: change|turn into|morph|become|mutate|metamorphose|evolve|shapeshift
migrate: travel in herd
gather: assemble|congregate|crowd|flock|meet|join|surround|celebrate
stop: halt|brake|dock|pull in|berth|slow down|slow down to stop|come to a stop|pause|freeze|come to a halt
accelerate: speed up|gain speed|pick up speed|accelerate to gain speed
groom: groom itself|preen|wash itself|lick itself|clean itself|groom dog|brush dog|brush horse|brush hair of
spray: spray water|squirt|splash|spout|spray itself
hunt: hunt for prey|prey
climb: clamber|climb up|scale|ascend stair|mount
dance: groove|waltz|tango|breakdance|boogie|salsa|disco dance|tap dance|twirl dance|shuffle dance|twerk|cha cha|moonwalk|rave
ballet: dance ballet|ballet dance|do ballet|perform ballet|pirouette ballet
robot-dance: robot dance|do robot|dance robot
look: face|gaze|listen|listen to|stare|look at|watch|observe|glance|peek|stare at|see|look around|look up|look out|gaze at|admire|look out of|peer|study painting|view|search|look for|spot|notice|find|discover|gaze out|stargaze|glare|browse|witness|hear
erupt: spew|spew lava|spout lava
strike: strike down|hit by lightning|flash
work: operate|run machine|function|labour|labor|toil
surf: ride wave|catch wave|ride a wave|surf wave|carve wave|shred wave|tackle wave|conquer wave
ride: mount horse|ride on|ride horse|ride bike|ride a bike|ride bicycle|ride scooter|ride motorcycle|walk with horse|pedal|cycle|bike|motorcycle|motorbike|ride or walk with horse|gallop on
eat: breakfast|lunch|gorge|consume|overeat
look: rummage|scout|scan|recognize|reconnoiter|monitor
shiver: shudder
gather: throng|cluster|bunch|mass|convene
dance: jig|jive|quickstep
sing: chant|warble
climb: surmount|remount
strike: hit
light-up: light
swing: cling|suspend
shake: tangle|convulse
dodge: sidestep|evade
stop: halt|stem|block
fall: descend|dwindle
stand: put|place|set
`
