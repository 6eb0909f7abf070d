/** Characters, brands and ships by name: what they are. `what it is: names`. People are in `people-words.ts`. */
const TABLE = `
mouse: stuart little|mighty mouse
duck: daffy duck|daisy duck
cat: felix the cat|doraemon|cheshire cat|salem cat|nyan cat
dog: goofy|pluto dog|lassie|bluey|clifford|toto|courage dog|doge|hachiko
rabbit: peter rabbit|white rabbit|judy hopps|thumper|energizer bunny
bear: baloo|yogi bear|care bear
tiger: tigger|shere khan|tony the tiger
lion: simba|mufasa|aslan|nala|scar lion|cowardly lion
elephant: dumbo|babar|ganesha
donkey: eeyore
pig: piglet pig|porky pig|babe pig|miss piggy
frog: pepe frog|crazy frog
fox: nick wilde|fantastic mr fox|swiper
monkey: curious george|rafiki|abu monkey
deer: rudolph|bambi
fish: dory|flounder fish
whale: moby dick
crab: mr krabs
starfish: patrick star
penguin: happy feet|tux penguin|pingu
bird: tweety|woodstock|angry bird|flappy bird
owl: hedwig
turtle: donatello|squirtle|ninja turtle|ninja turtles|teenage mutant ninja turtle
dragon: smaug|charizard|toothless|mushu|daenerys dragon|night fury
beagle: snoopy
t-rex: barney
horse: pegasus|bojack horseman|spirit stallion|my little pony|shadowfax
alien: e.t|e.t.|et alien|xenomorph
troll: shrek|grinch|the grinch
elf: dobby|link
robot: r2-d2|r2d2|wall-e|wall e|bb-8|bender|megatron|bumblebee robot|gundam
fairy: tinker bell|tinkerbell
mermaid: ariel|little mermaid
snowman: olaf
tree: groot|whomping willow
ghost: casper|pac-man ghost
car: tesla|bmw|audi|mercedes|mercedes-benz|toyota|honda|ford|volvo|volkswagen|vw|chevrolet|chevy|nissan|mazda|kia|hyundai|fiat|mini cooper|rolls royce|bentley|cadillac|cybertruck|delorean|model t|prius|beetle car|herbie
sports car: ferrari|lamborghini|porsche|bugatti|mclaren|maserati|aston martin|corvette|camaro|ford mustang|dodge charger|chevelle|dodge viper|batmobile|koenigsegg
racing car: lightning mcqueen|formula 1 car
motorcycle: harley davidson|harley-davidson|ducati|yamaha|kawasaki
pickup truck: ford f-150|f-150|f150|silverado|chevy silverado|dodge ram|hilux|toyota hilux|toyota tacoma
van: vw bus|vw van|volkswagen van|volkswagen bus|vw camper|mystery machine|transit van
truck: cybertruck pickup|optimus truck
airplane: boeing 747|airbus|a380|concorde|air force one|cessna plane|spitfire
train: hogwarts express|shinkansen|orient express|eurostar|thomas the tank engine|polar express
spaceship: millennium falcon|starship enterprise|enterprise|death star|x-wing|tardis ship|nostromo
rocket: falcon 9|saturn v|apollo 11|spacex starship|soyuz|falcon heavy
ship: black pearl|mayflower|bismarck
laptop: macbook|macbook pro|chromebook|thinkpad
mobile phone: galaxy phone|samsung galaxy|pixel phone|ipad|nokia
game controller: playstation|xbox|nintendo|nintendo switch|game boy|wii
soda: coca-cola bottle|coca cola|sprite can|fanta
coffee: starbucks|nespresso
hamburger: big mac|whopper|mcdonald's|mcdonalds
sneaker: nike|adidas|air jordan|converse|air jordans
watch: rolex|apple watch|casio
sword: excalibur|lightsabre
hammer: mjolnir
`

/** Name → the everyday word for what it is. */
export const FAMOUS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [what = '', names = ''] = line.split(': ')
      return names.split('|').map((name): [string, string] => [name, what])
    }),
)
