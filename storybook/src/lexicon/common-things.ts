/* oxlint-disable max-lines -- a table */
/**
 * Everyday words whose picture the keyword data gets wrong, or finds only by luck. `word: picture`; a word may stand for
 * several meanings, told apart by the words around it (see `find-picture.ts`).
 */
const TABLE = `
automobile: traffic|car|cars|sedan|auto|coupe|hatchback|convertible
sport-utility-vehicle: suv|jeep|minivan|off-roader|van|campervan|rv|land rover
racing-car: race car|racecar|sports car|formula one car|f1 car|supercar|ferrari|lamborghini|porsche
police-car: patrol car|cop car
taxi: cab|taxicab|yellow cab
bicycle: bike|push bike|mountain bike|bikes|cycle
motorcycle: motorbike|chopper motorcycle|harley
motor-scooter: scooter|vespa|moped
kick-scooter: kick scooter|push scooter|electric scooter
delivery-truck: truck|lorry|box truck|garbage truck|ice cream truck|food truck
articulated-lorry: semi|semi truck|big rig|trailer truck
pickup-truck: pickup|pick up truck|monster truck
fire-engine: fire truck|firetruck
bus: school bus|coach|double decker|double decker bus
locomotive: steam train|steam engine|steam locomotive|old train|freight train
train: railway train|commuter train|train set
high-speed-train: bullet train|maglev
metro: subway train|underground train
tram-car: streetcar|trolley
airplane: plane|aeroplane|jet|airliner|jumbo jet|aircraft|jetliner|boeing|fighter jet|jet plane
small-airplane: biplane|propeller plane|glider|seaplane|cessna
flying-saucer: ufo|spaceship|alien ship|alien spaceship|mothership|spacecraft|starship|space ship|space station
rocket: space shuttle|shuttle|rocket ship|spacex rocket|missile
sailboat: boat|sailing boat|yacht|sailing ship|sail boat|dinghy|catamaran|pirate ship|galleon|junk ship
canoe: rowboat|rowing boat|kayak|gondola|raft|row boat|wooden boat|fishing boat|paper boat
speedboat: motorboat|powerboat|jet ski
passenger-ship: cruise ship|ocean liner|titanic
ship: cargo ship|tanker|warship|battleship|vessel|container ship|submarine|steamboat
ferry: ferryboat
horse: horses|stallion|mare|pony|foal|colt|mustang|racehorse|steed
dog: puppy|pup|doggy|doggo|hound|golden retriever|corgi|labrador|husky|dachshund|beagle|bulldog|shiba|shiba inu|german shepherd|terrier|pug|chihuahua|dalmatian|border collie
dog: animal|pet|pets|animals
poodle: poodles
cat: kitten|kitty|kitties|tabby|feline|siamese cat|pussycat
mouse: field mouse|mice
rat: rats
hamster: gerbil|guinea pig
rabbit: bunny|hare|bunny rabbit
bear: grizzly|grizzly bear|brown bear|bear cub|black bear
polar-bear: white bear|ice bear
panda: giant panda|panda bear|panda cub
raccoon: racoon|red panda
monkey: chimp|chimpanzee|baboon|macaque|ape
gorilla: king kong
lion: lioness|lion cub
leopard: cheetah|jaguar|panther|puma|cougar|lynx|snow leopard|ocelot
tiger: tiger cub
cow: calf|cattle|dairy cow|heifer
ox: bull|oxen|yak
ewe: sheep|lamb|lambs
ram: mountain goat|bighorn|ibex
goat: billy goat|kid goat
pig: piglet|hog|swine|piggy
deer: doe|stag|fawn|reindeer|antelope|gazelle|elk|caribou|impala|bambi
moose: moose
camel: dromedary
two-hump-camel: bactrian camel
elephant: baby elephant|elephants
giraffe: giraffes
chicken: hen|poultry
rooster: cockerel|cock
hatching-chick: hatchling
front-facing-baby-chick: chick|baby chick
bird: sparrow|robin|finch|songbird|canary|hummingbird|swallow|nightingale|bluebird|thrush|pigeon bird|warbler|kingfisher|tit|wren
black-bird: crow|raven|blackbird|magpie|jackdaw
dove: pigeon|white dove|seagull|gull
eagle: hawk|falcon|vulture|bird of prey|condor|osprey
goose: geese|gosling
duck: duckling|ducks|mallard|drake
swan: swans
flamingo: stork|heron|egret|ibis
parrot: parakeet|macaw|cockatoo|toucan|budgie
penguin: penguins|puffin
turkey: turkeys
fish: fishes|carp|koi|trout|salmon|cod|tuna|bass|herring|sardine|piranha|golden fish|goldfish
tropical-fish: clown fish|clownfish|nemo|angelfish|reef fish|damselfish|betta fish
blowfish: pufferfish|puffer fish
shark: great white|great white shark|hammerhead
whale: blue whale|humpback|humpback whale
spouting-whale: sperm whale
orca: killer whale
octopus: cuttlefish
squid: giant squid|kraken
shrimp: prawn
spiral-shell: shell|seashell|conch
turtle: tortoise|sea turtle
crocodile: alligator|croc|caiman
lizard: gecko|iguana|chameleon|salamander|newt|komodo dragon
snake: serpent|cobra|python|viper|rattlesnake|anaconda
t-rex: dinosaur|tyrannosaurus|tyrannosaurus rex|trex|velociraptor|godzilla|raptor
sauropod: brontosaurus|brachiosaurus|diplodocus|long neck dinosaur
dragon: wyvern|chinese dragon
butterfly: moth
honeybee: bee|bumblebee|wasp|hornet|bees
lady-beetle: ladybug|ladybird
ant: ants|termite
bug: caterpillar|insect|larva|centipede
cricket: grasshopper|locust|cicada|mantis|praying mantis
fly: housefly|horsefly|firefly|fireflies|dragonfly
spider: tarantula
hairy-creature: bigfoot|yeti|sasquatch|abominable snowman|wookiee
red-apple: apple|apples
tangerine: orange|mandarin|clementine
grapes: fruit|fruits|grape|plum|plums
cherries: cherry
blueberries: blueberry|berry|berries
peanuts: peanut
ear-of-corn: corn|maize|corncob
hot-pepper: chili|chilli|chili pepper
bell-pepper: pepper|paprika
hamburger: burger|cheeseburger
hot-beverage: coffee|tea|cup of coffee|cup of tea|espresso|latte|cappuccino|hot chocolate|mug|coffee cup|tea cup|cup|teacup|coffee mug
cup-with-straw: soda|smoothie|milkshake|soft drink|juice|lemonade|cola|iced coffee
glass-of-milk: milk|glass of water|glass|water glass
bowl-with-spoon: bowl|soup bowl|cereal|porridge
steaming-bowl: noodles|ramen|soup|noodle soup|pho|bowl of noodles
pot-of-food: stew|pot|cauldron|casserole|saucepan
shallow-pan-of-food: paella|wok
cooking: frying pan|pan|fried egg|skillet
birthday-cake: cake|wedding cake|layer cake
ice-cream: ice cream sundae|sundae
soft-ice-cream: ice cream|ice cream cone|gelato|icecream
doughnut: donut|donuts
pizza: pizza slice|slice of pizza
sandwich: toast sandwich|club sandwich
bread: loaf|toast|loaf of bread
cheese-wedge: cheese|cheese board|cheese platter|cheeseboard
cut-of-meat: steak|meat|beef
poultry-leg: chicken leg|drumstick|roast chicken|fried chicken
meat-on-bone: ham|roast
beer-mug: beer|ale|lager
wine-glass: wine|red wine
bottle-with-popping-cork: champagne|champagne bottle|wine bottle
baby-bottle: milk bottle|feeding bottle
cocktail-glass: cocktail|martini
teapot: kettle|tea pot
fork-and-knife: fork
kitchen-knife: knife|chef knife
spoon: ladle|teaspoon
lotion-bottle: bottle|shampoo|sunscreen|water bottle
deciduous-tree: tree|oak|maple|birch|elm|willow|beech|oak tree|apple tree|ash tree|maple tree
evergreen-tree: pine|fir|spruce|pine tree|conifer|fir tree|cedar
palm-tree: palm|palms|coconut palm|coconut tree
cherry-blossom: blossom flower|sakura|cherry blossom tree
blossom: flower|flowers|daisy|yellow flower|wildflower|dandelion|buttercup
tulip: tulips
bouquet: flower bouquet|bunch of flowers
rose: roses
sunflower: sunflowers
herb: bush|shrub|fern|weed|grass plant
potted-plant: houseplant|plant|pot plant|bonsai|indoor plant|plant pot
seedling: sprout|sapling
maple-leaf: autumn leaves|autumn leaf|red leaf
fallen-leaf: leaves|leaf|dead leaf|dry leaves
four-leaf-clover: clover
mushroom: toadstool|fungus
coral: coral reef coral
couch-and-lamp: couch|sofa|settee|loveseat
chair: stool|armchair|rocking chair
bed: mattress|cot|bunk bed
television: tv|tv set|flat screen|monitor screen
laptop: computer|notebook computer|macbook|pc
desktop-computer: monitor|desktop|computer screen|screen
keyboard: computer keyboard
musical-keyboard: piano|grand piano|synthesizer|electric piano|upright piano
computer-mouse: wireless mouse
mobile-phone: cell phone|phone|smartphone|cellphone|iphone
telephone: landline|rotary phone|old phone
camera: photo camera|dslr
movie-camera: film camera|cinema camera
video-camera: camcorder
open-book: book|books open|academic paper|novel|textbook|storybook
books: stack of books|pile of books
newspaper: news paper
memo: paper|sheet of paper|note|letter paper
mantelpiece-clock: clock|wall clock|grandfather clock
alarm-clock: bedside clock
watch: wristwatch|wrist watch|pocket watch
luggage: suitcase|trunk suitcase
backpack: rucksack|school bag|knapsack|bag
handbag: hand bag
briefcase: attache case
shopping-bags: shopping bag|grocery bag
magnifying-glass-tilted-left: magnifying glass|magnifier|loupe
paw-prints: footprint|footprints|animal tracks
necktie: bow tie|bowtie|tie|neck tie
t-shirt: shirt|tee|blouse|tshirt
dress: gown|skirt|wedding dress
kimono: robe|cloak|bathrobe|cape|toga
coat: jacket|parka|raincoat|overcoat
jeans: trousers|pants
billed-cap: cap|baseball cap
top-hat: hat|magician hat
womans-hat: sun hat|straw hat|bonnet|sombrero
mans-shoe: shoe|shoes|leather shoe
running-shoe: sneaker|sneakers|trainers
hiking-boot: boot|boots
high-heeled-shoe: high heel|high heels|heels
glasses: eyeglasses|spectacles
sunglasses: shades|dark glasses
ring: engagement ring|wedding ring
gem-stone: diamond|gem|jewel|ruby|emerald|crystal|sapphire
crown: tiara
umbrella: parasol|brolly|umbrellas
umbrella-on-ground: beach umbrella
soccer-ball: ball|sports ball|football ball|soccer|soccerball|football
american-football: american football ball
tennis: tennis racket|tennis ball|tennis racquet|racket|racquet
cricket-game: cricket bat
baseball: baseball ball
basketball: basket ball
volleyball: beach ball
pool-8-ball: billiard ball|snooker ball|eight ball
bowling: bowling ball|bowling pin
boxing-glove: boxing gloves
flying-disc: frisbee|flying disk
skis: ski|pair of skis
skateboard: skate board|longboard
sled: sledge|toboggan|sleigh
roller-skate: roller skates|rollerblades
ice-skate: ice skates
fishing-pole: fishing rod
kite: kites
balloon: balloons|party balloon
teddy-bear: teddy|stuffed bear|stuffed animal|plush|plush toy|plushie|toy bear
nesting-dolls: doll|matryoshka|russian doll
puzzle-piece: puzzle|jigsaw
game-die: dice|die cube
chess-pawn: chess piece|chess
video-game: game controller|gamepad|controller|joypad
guitar: electric guitar|acoustic guitar|electronic guitar|bass guitar|ukulele|lute
violin: viola|cello|fiddle|double bass
trumpet: cornet|bugle|tuba|french horn
drum: drums|drum kit|drum set|snare drum
flute: clarinet|recorder flute|oboe
microphone: mic
headphone: headphones|headset|earphones
speaker-high-volume: loudspeaker box
hammer: mallet
carpentry-saw: saw|handsaw
wrench: spanner
axe: hatchet
shovel: spade
dagger: sword|blade|katana|saber|sabre|lightsaber|light saber
crossed-swords: swords
bow-and-arrow: archery bow|longbow|arrow
water-pistol: pistol|gun|revolver|water gun|toy gun|rifle
bomb: grenade|dynamite
shield: buckler
paintbrush: brush|artist brush|paint brush
artist-palette: palette|paint
framed-picture: painting|picture|canvas|portrait painting|artwork|picture frame|photograph|photo
pencil: pencils
crayon: crayons
pen: ballpoint
scissors: shears|pair of scissors
thread: spool|sewing thread
yarn: wool|ball of yarn
candle: candles|candlelight
light-bulb: bulb|lightbulb
flashlight: torch
red-paper-lantern: lantern|lanterns|paper lantern|lamp lantern|sky lantern
diya-lamp: oil lamp
wrapped-gift: gift|present|presents|gift box
package: box|parcel|cardboard box|crate|carton
treasure-chest: treasure|chest|pirate chest
bucket: pail
basket: picnic basket|hamper
wastebasket: trash can|garbage can|bin|dustbin
broom: broomstick|mop
toothbrush: tooth brush
soap: bar of soap
bathtub: bath tub|tub|bath
shower: shower head|showerhead
toilet: wc bowl|loo
door: doorway|gate door
window: windows
mirror: looking glass
shopping-cart: shopping trolley|trolley cart|cart
coin: coins|gold coin
money-bag: money|sack of money|cash
dollar-banknote: banknote|dollar bill|bill money
key: keys
old-key: skeleton key
locked: lock|padlock
bell: church bell|bells
hourglass-done: hourglass|sand timer
telescope: spyglass
microscope: microscopes
test-tube: vial
alembic: flask|beaker|potion
crystal-ball: magic ball
magic-wand: wand
house: home|cottage|cabin|hut house|barn|farmhouse|houses
house-with-garden: villa|mansion
hut: shack|straw hut
houses: village houses
office-building: building|skyscraper|apartment building|tower block|high rise
castle: palace|fortress|chateau
japanese-castle: japanese tower
church: chapel|cathedral
shinto-shrine: torii|torii gate
classical-building: temple|museum building|parthenon|monument|ruin|colosseum|big ben|taj mahal
tokyo-tower: tower|eiffel tower|radio tower|tv tower
statue-of-liberty: statue|sculpture
moai: stone statue|easter island head
lighthouse: light house
tent: camping tent|tipi|teepee
factory: power plant|plant factory
stadium: arena
fountain: water fountain
ferris-wheel: big wheel
roller-coaster: rollercoaster
carousel-horse: carousel|merry go round
circus-tent: big top|circus
mountain: hill|peak|mountains|mountain peak
snow-capped-mountain: snowy mountain|everest|snowy mountains|alps
mount-fuji: fuji
volcano: erupting volcano
desert-island: island|tropical island
rock: stone|boulder|pebble|rocks
wood: branch|twig|tree branch|stick|board|wooden board|plank|log|firewood|logs
fire: flame|campfire|bonfire|flames|fireplace
water-wave: wave|waves|tsunami|sea wave
droplet: water drop|raindrop|drop
bubbles: bubble|soap bubble|soap bubbles
sun: sunshine
full-moon: moon
crescent-moon: half moon
star: stars
shooting-star: falling star
comet: meteor|meteorite|asteroid
ringed-planet: planet|saturn|jupiter
globe-showing-europe-africa: earth|globe|planet earth|world
milky-way: galaxy|nebula
cloud: clouds|smoke|steam|dust cloud|plume
high-voltage: lightning|lightning bolt|thunderbolt
tornado: twister|whirlwind
cyclone: hurricane
rainbow: rainbows
snowflake: snowflakes
snowman: snow man
fireworks: firework
sparkler: sparklers
sparkles: glitter|magic dust|stardust|fairy dust
red-heart: heart|love heart|hearts
collision: explosion
ghost: spirit|phantom|spectre|ghosts
alien-monster: space invader
jack-o-lantern: pumpkin|halloween pumpkin|pumpkins
christmas-tree: xmas tree
skull: skulls
mermaid: mermaids
police-car-light: siren|sirens|police siren
fairy: pixie|fairies
genie: djinn
unicorn: unicorns
phoenix: firebird
satellite: space probe|sputnik
chipmunk: squirrel|chipmunks|meerkat|gopher|prairie dog
beaver: capybara|marmot|groundhog|platypus
koala: quokka|wombat
llama: alpaca|vicuna
whale: narwhal|beluga
optical-disk: turntable|record player|vinyl|vinyl record|record disc
milky-way: northern lights|northern light|aurora|aurora borealis|polar lights|milky way
whale: blue whale|humpback whale|sperm whale
fox: red fox|silver fox|arctic fox|fennec
eagle: golden eagle|bald eagle
shark: white shark|great white shark|great white
bird: blue jay|bluebird|jay
black-bird: black bird
tropical-drink: orange juice|fruit juice
gear: engine|motor|machine|cog|gears|cogwheel
stop-sign: stop signs
vertical-traffic-light: traffic light|traffic lights|stoplight|traffic signal
fuel-pump: gas pump|petrol pump
construction: barrier|road block
railway-track: rail track|train tracks|tracks
moon-cake: mooncake
dumpling: gyoza|dumplings
sushi: sushi roll
spaghetti: pasta|noodle
french-fries: fries|chips
egg: eggs
cookie: biscuit|cookies
pie: tart|apple pie
candy: sweets|sweet candy
lollipop: lolly
chocolate-bar: chocolate
honey-pot: honey|jar of honey
beans: bean|coffee bean|coffee beans
broccoli: brocoli|cauliflower
leafy-green: lettuce|cabbage|spinach|kale
green-salad: salad
potato: potatoes
tomato: tomatoes
ice: ice cube|iceberg|ice block
feather: quill feather
nest-with-eggs: nest
spider-web: cobweb
paw-prints: paw print
ladder: step ladder
magnet: horseshoe magnet
anchor: ship anchor
motor-boat: tugboat
helicopter: chopper|drone copter|drone
parachute: paraglider|hang glider
tractor: rover|mars rover|moon rover|lunar rover|farm tractor|combine harvester|bulldozer|excavator
ambulance: ambulances
playground-slide: slide|playground
`

/** Word or phrase → Noto picture. */
export const COMMON_THINGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [picture = '', words = ''] = line.split(': ')
      return words.split('|').map((word): [string, string] => [word, picture])
    }),
)
