/** Balls, games, toys and instruments. `picture: words`, `|` between the words. */
export const PLAY = `
ring-buoy: life buoy|lifebuoy|life ring|lifesaver ring|life preserver|lifebelt|rubber ring|swim ring|swimming ring|inflatable ring|lifebuoy
bell: bell|church bell|temple bell|bronze bell|school bell
crystal-ball: glass sphere|glass ball|crystal sphere|orb|glass orb|magic orb
soccer-ball: ball|sports ball|football ball|soccer|soccerball|football
american-football: american football ball
tennis: tennis racket|tennis racquet|racket|racquet
cricket-game: cricket bat
baseball: baseball ball
basketball: basket ball
volleyball: beach ball
pool-8-ball: billiard ball|snooker ball|eight ball
bowling: bowling game|bowling set
boxing-glove: boxing gloves
flying-disc: frisbee|flying disk
skis: ski|pair of skis
skateboard: skate board|longboard
sled: sledge|toboggan
roller-skate: roller skates|rollerblades|rollerblade
ice-skate: ice skates
fishing-pole: fishing rod
kite: kites
balloon: balloons|party balloon
confetti-ball: confetti|confetti rain
mirror-ball: disco ball|discoball|mirrored ball|glitter ball|disco balls
teddy-bear: teddy|stuffed bear|stuffed animal|plush|plush toy|plushie|toy bear
nesting-dolls: doll|matryoshka|russian doll
label: gift tag
puzzle-piece: puzzle|jigsaw
game-die: dice|die cube
chess-pawn: chess piece|chess
video-game: game controller|gamepad|controller|joypad
guitar: electric guitar|acoustic guitar|electronic guitar|bass guitar|ukulele|lute
violin: viola|cello|fiddle|double bass
trumpet: cornet|bugle|french horn
drum: drums|drum kit|drum set|snare drum
flute: clarinet|recorder flute|oboe
microphone: mic
headphone: headphones|headset
bell: church bell|bells
playground-slide: slide|playground
slot-machine: slot machine|fruit machine|one-armed bandit
pinata: piñata
bullseye: target|dartboard|archery target|bull's eye
`
