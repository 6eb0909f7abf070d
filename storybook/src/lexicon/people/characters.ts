/** Characters by name, played by what they look like: `part: names`, marked as in `roles.ts`. */
export const CHARACTER_ROLES = `
superman: clark kent|man of steel
supergirl: superwoman|super girl
batman: bat man|dark knight|the dark knight|bruce wayne
catwoman: cat woman
spider-man: spiderman|spider man|peter parker|miles morales
captain america: steve rogers
hulk: the hulk|incredible hulk|the incredible hulk
the joker: joker villain
dark lord: darth vader|vader|kylo ren|sith lord|sith
jedi knight: jedi|jedi master|luke skywalker|obi-wan|obi wan kenobi|obi-wan kenobi|anakin skywalker
jumping plumber: mario|super mario|mario bros
green plumber: luigi
ice queen: elsa|elsa from frozen|queen elsa
pink princess: princess peach|princess aurora
wizard boy: harry potter|ron weasley
wizard girl: hermione|hermione granger
grey wizard: gandalf|gandalf the grey|saruman|dumbledore|albus dumbledore
minion: minions
smurf: smurfs|papa smurf
yellow father: homer simpson
yellow boy: bart simpson
striped traveller: waldo
doll of fashion: barbie|barbie doll
orange ninja: naruto|naruto uzumaki
toy cowboy: woody the cowboy|sheriff woody
island girl: moana
albert einstein: einstein
marilyn monroe: miss monroe
charlie chaplin: chaplin
van gogh: vincent van gogh
napoleon: napoleon bonaparte
abraham lincoln: abe lincoln|president lincoln
gandhi: mahatma gandhi
donald trump: trump|president trump
barack obama: obama|president obama
elvis: elvis presley
mickey mouse: mickey/man
minnie mouse: minnie/woman
donald duck: scrooge mcduck
bugs bunny: roger rabbit
garfield: garfield the cat
sonic: sonic the hedgehog
winnie the pooh: winnie-the-pooh|pooh bear|pooh
paddington: paddington bear
pikachu: pikachus
hello kitty: sanrio cat
tom cat: tom the cat
jerry mouse: jerry the mouse
peppa pig: peppa
kermit: kermit the frog
scooby doo: scooby-doo|scooby
puss in boots: cat in boots
rocket raccoon: rocket the raccoon
spongebob: spongebob squarepants|sponge bob|sponge bob squarepants
stitch alien: lilo's stitch
yoda: baby yoda|grogu|master yoda
`
