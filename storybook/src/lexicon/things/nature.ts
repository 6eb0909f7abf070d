/** Hills, water, fire and sky. `picture: words`, `|` between the words. */
export const NATURE = `
mountain: hill|peak|mountains|mountain peak
snow-capped-mountain: snowy mountain|everest|snowy mountains|alps
mount-fuji: fuji
volcano: erupting volcano
desert-island: island|tropical island
rock: stone|boulder|pebble|rocks|stone block|limestone block|granite block|sandstone block|marble block
wood: branch|twig|tree branch|stick|board|wooden board|plank|log|firewood|logs
fire: burning torch|flaming torch|lit torch|fire torch|tiki torch|blaze|inferno|flame|campfire|bonfire|flames|fireplace
water-wave: wave|waves|tsunami|tidal wave|sea wave|geyser|whirlpool|maelstrom
droplet: water drop|raindrop|drop
bubbles: bubble|soap bubble|soap bubbles
sun: sunshine
sun-with-face: smiling sun|happy sun|laughing sun|sun with a face|sleepy sun|sun face|friendly sun
full-moon-face: smiling moon|sleepy moon|moon with a face|happy moon|laughing moon|yawning moon|friendly moon
full-moon: moon
new-moon: eclipse|solar eclipse|lunar eclipse|total eclipse
crescent-moon: half moon
star: stars|star trails|star trail
shooting-star: falling star|shooting star|shooting stars|meteor shower|meteor showers
comet: meteor|meteorite|asteroid
ringed-planet: planet|saturn|jupiter
globe-showing-europe-africa: earth|globe|planet earth|world
milky-way: galaxy|nebula|milky way
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
collision: explosion|pow|kapow|wham|kaboom
milky-way: northern lights|northern light|aurora|aurora borealis|polar lights|milky way
ice: ice cube|cube of ice|iceberg|ice block
high-voltage: bolt of lightning|lightning strike
`
