/** Beings from tales. `picture: words`, `|` between the words. */
export const LEGENDS = `
hairy-creature: creature
ghost: spirit|phantom|spectre|ghosts
alien-monster: space invader
jack-o-lantern: carved pumpkin|carved pumpkins|pumpkin|halloween pumpkin|pumpkins
christmas-tree: xmas tree
skull: skulls
mermaid: mermaids
fairy: pixie|fairies
genie: djinn
unicorn: unicorns
troll: trolls
phoenix: firebird
hairy-creature: beast
genie: jinn
fox: kitsune
ogre: oni
goblin: tengu|kappa
rabbit: jackalope
hairy-creature: wendigo
seal: selkie
`
