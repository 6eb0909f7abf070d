/** Animals, and what they leave behind. `picture: words`, `|` between the words. */
export const ANIMALS = `
horse: horses|stallion|mare|pony|foal|colt|mustang|racehorse|steed
dog: puppy|pup|doggy|doggo|hound
dog: animal|pet|pets|animals
poodle: poodles
cat: kitten|kitty|kitties|feline|pussycat
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
dragon: chinese dragon|lung dragon|eastern dragon
butterfly: moth
honeybee: bee|bumblebee|wasp|hornet|bees
lady-beetle: ladybug|ladybird
ant: ants|termite
bug: caterpillar|insect|larva|centipede
cricket: grasshopper|locust|cicada|mantis|praying mantis
fly: housefly|horsefly|firefly|fireflies|dragonfly
spider: tarantula
hairy-creature: bigfoot|yeti|sasquatch|abominable snowman|wookiee
paw-prints: footprint|footprints|animal tracks
chipmunk: squirrel|chipmunks|meerkat|gopher|prairie dog
beaver: capybara|marmot|groundhog|platypus
koala: quokka|wombat
llama: alpaca|vicuna
whale: narwhal|beluga
whale: blue whale|humpback whale|sperm whale
fox: red fox|silver fox|arctic fox|fennec
eagle: golden eagle|bald eagle
shark: white shark|great white shark|great white
bird: blue jay|bluebird|jay
black-bird: black bird
feather: quill feather
nest-with-eggs: nest
spider-web: cobweb
paw-prints: paw print
mouse: mole|shrew|vole
bear: cub|bear cubs
cat: black panther kitten|stray cat
cow: buffalo calf
frog: toad|tadpole
kangaroo: joey|wallaby
hippopotamus: hippo|hippos
`
