/** Animals, and what they leave behind. `picture: words`, `|` between the words. */
export const ANIMALS = `
horse: horses|stallion|mare|pony|foal|colt|mustang|racehorse|steed
dog: puppy|pup|doggy|doggo|hound
dog: animal|pet|pets|animals
poodle: poodles
cat: kitten|kitty|kitties|feline|pussycat
mouse: field mouse|mice
rat: rats
rabbit: bunny|hare|bunny rabbit
bear: grizzly|grizzly bear|brown bear|bear cub|black bear
polar-bear: white bear|ice bear
panda: giant panda|panda bear|panda cub
raccoon: racoon
monkey: chimp|chimpanzee|baboon|macaque|ape|gibbon
otter: weasel|ferret|stoat|ermine|polecat|mink|marten
gorilla: king kong
leopard: jaguar|ocelot
cow: calf|cattle|dairy cow|heifer
ox: bull|oxen|yak
ewe: sheep|lamb|lambs|flock
ram: mountain goat|bighorn|ibex
goat: billy goat|kid goat
pig: piglet|hog|swine|piggy
moose: moose
camel: dromedary
two-hump-camel: bactrian camel
elephant: baby elephant|elephants
giraffe: giraffes
chicken: hen|poultry
rooster: cockerel|cock
hatching-chick: hatchling
front-facing-baby-chick: chick|baby chick
bird: cuckoo|songbird|bluebird|tit
black-bird: crow|raven|blackbird|jackdaw
dove: white dove
eagle: hawk|falcon|bird of prey|osprey
goose: geese
duck: ducks|mallard|drake
swan: swans
parrot: parakeet|macaw|cockatoo|budgie
penguin: penguins
turkey: turkeys
fish: fishes|catfish|mackerel|haddock|tilapia|barracuda|grouper|halibut|carp|koi|cod|tuna|bass|herring|sardine|piranha|golden fish|goldfish
tropical-fish: nemo|angelfish|reef fish|damselfish|betta fish
blowfish: pufferfish|puffer fish
shark: great white|great white shark|hammerhead
whale: blue whale|humpback|humpback whale
spouting-whale: sperm whale
orca: killer whale
octopus: cuttlefish
squid: giant squid|kraken
shrimp: prawn
spiral-shell: shell|seashell|conch
turtle: tortoise
snake: serpent|cobra|python|viper|rattlesnake|anaconda
t-rex: dinosaur|tyrannosaurus|tyrannosaurus rex|trex
sauropod: brontosaurus|brachiosaurus|diplodocus|apatosaurus|long neck dinosaur|long-neck dinosaur|long-necked dinosaur|long necked dinosaur
dragon: chinese dragon|lung dragon|eastern dragon
butterfly: moth|monarch butterfly|morpho butterfly|blue morpho
honeybee: bee|bumblebee|wasp|hornet|bees|worker bee|queen bee|honey bee
lady-beetle: ladybug|ladybird
microbe: bacterium|germ|microorganism|paramecium|white blood cell
ant: ants|termite
bug: caterpillar|insect|larva|centipede
cricket: cicada
fly: housefly|horsefly
spider: tarantula
hairy-creature: bigfoot|yeti|sasquatch|abominable snowman|wookiee
paw-prints: footprint|footprints|animal tracks
chipmunk: chipmunks
koala: quokka
llama: alpaca|vicuna
whale: blue whale|humpback whale|sperm whale
fox: red fox|silver fox|arctic fox|fennec
eagle: golden eagle|bald eagle
shark: white shark|great white shark|great white
bird: bluebird
black-bird: black bird
feather: quill feather
nest-with-eggs: nest
spider-web: cobweb
paw-prints: paw print
bear: cub|bear cubs
cat: black panther kitten
cow: buffalo calf
frog: toad
kangaroo: wallaby
hippopotamus: hippo|hippos
herb: eucalyptus|eucalyptus leaf|eucalyptus leaves
meat-on-bone: carcass|carrion|kill
t-rex: spinosaurus|giganotosaurus|allosaurus|dilophosaurus|carnotaurus
sauropod: parasaurolophus|iguanodon
crocodile: mosasaurus
shark: megalodon|whale shark
seal: manatee|dugong|sea cow
tropical-fish: lionfish|guppy|parrotfish
fish: flounder|sole|plaice|sunfish|bluegill|pike|snapper|monkfish|turbot|sturgeon|perch
blowfish: puffer
honeybee: yellowjacket|yellow jacket|paper wasp|carpenter bee
monkey: capuchin|capuchin monkey|titi
butterfly: red admiral|painted lady|mourning cloak|cabbage white|swallowtail|swallowtail butterfly
spider: black widow|black widow spider|daddy longlegs|harvestman
frog: spring peeper|peeper frog
elephant: tusker
parrot: galah
mosquito: crane fly|gnat|midge
ant: carpenter ant
mushroom: fly agaric|hen of the woods|turkey tail|amanita
bird: bee eater|bee-eater
raccoon: binturong
shrimp: krill
`
