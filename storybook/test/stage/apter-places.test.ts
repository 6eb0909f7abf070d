import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

function placeOf(prompt: string): string {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  return blockShot({ ...frame, shot, random: createRandom(1) }).setting.place.id
}

test.each([
  ['a cat stirs a cauldron', 'wizard-study'],
  ['a kite flies over an oak', 'park'],
  ['a kite flies', 'sky'],
  ['a painting above a door', 'living-room'],
  ['a boy stands behind a counter', 'supermarket'],
  ['a chef chops onions on a kitchen counter', 'kitchen'],
  ['a girl looks at a monitor', 'office'],
  ['a boy skates on a ramp', 'skatepark'],
  ['a boy plays the violin at home', 'living-room'],
  ['a woman cooks soup at home', 'kitchen'],
  ['a father washes his car at home', 'house'],
  ['a man dances at home', 'living-room'],
  ['a shopping cart', 'supermarket'],
  ['a wooden baseball bat', 'baseball-field'],
  ['an orange traffic cone', 'street'],
  ['a rocking horse', 'nursery'],
  ['a red bowling ball', 'bowling-alley'],
  ['a golf cart', 'golf-course'],
  ['a fern', 'garden'],
  ['a girl ties a bow in her hair in front of the mirror', 'living-room'],
  ['sunset over the ocean with dolphins', 'ocean'],
  ['a train crossing a viaduct in the mountains', 'mountain'],
  ['a train crosses a bridge in the desert', 'desert'],
  ['a street in the mountains with a cat', 'village'],
  ['two mice play chess on a big mushroom', 'forest'],
  ['two cats play cards on a raft', 'lake'],
  ['a girl on a rock brushes her hair', 'meadow'],
  ['a boy on a log types on a laptop', 'forest'],
  ['a man stands by a boat', 'beach'],
  ['a swan next to a boat', 'ocean'],
  ['aerial view of a highway through a forest', 'above-land'],
  ['an astronaut walks along the rim of a crater', 'moon'],
  ['a castle beside a river', 'riverbank'],
  ['top-down drone shot of a highway interchange at dusk', 'plan-view'],
  ["worm's-eye view of giant redwoods", 'treetops'],
  ['low angle shot of tall pine trees swaying in the wind', 'treetops'],
  ["worm's-eye view of a lone oak tree", 'garden'],
  ['drone shot of a red convertible on a mountain road at sunset', 'above-land'],
  ['overhead shot of a red convertible on a mountain road at sunset', 'plan-view'],
  ['drone shot of a white sailboat on the sea at sunset', 'ocean'],
  ['drone shot of horses galloping across a plain toward distant mountains', 'plains'],
  ['aerial view of whales swimming in the ocean at sunset', 'plan-view'],
  ['ink dissolving in water', 'ink-cloud'],
  ['rice runs through her fingers', 'falling-grains'],
  ['sparks fly in the dark', 'sparks-in-the-dark'],
  ['ripples on the surface of water', 'water-rings'],
  ['red and blue paint flows', 'liquid-folds'],
  ['a girl feeds pigeons in front of a cathedral', 'building-front'],
  ['a dog waits outside a bakery', 'shop-front'],
  ['an ambulance rushes to the hospital', 'building-front'],
  ['robot arms build cars in a factory', 'factory-floor'],
  ['a spacecraft docks with a space station', 'space'],
  ['an astronaut repairs a satellite', 'space'],
  ['two tanks fight', 'battlefield'],
  ['a bride and a groom in front of a church', 'church'],
  ['a man proposes to a woman on top of a mountain', 'valley-cliff'],
  ['a girl dances on top of a skyscraper', 'rooftop'],
  ['a lonely cowboy riding into the sunset', 'desert'],
  ['a boy skateboards down the stairs of a museum', 'stone-steps'],
  ['a snowman melts in the sun', 'backyard'],
  ['a hot dog man runs away from a seagull', 'beach'],
  ['a taco man runs away from a dog', 'park'],
  ['a superhero flying over the city', 'above-city'],
  ['a helicopter hovers over a city, shining a light on a car', 'downtown'],
  ['a city skyline at night with fireworks reflecting on the river', 'river-skyline'],
  ['a skyline of skyscrapers at sunset, a sailboat passes', 'river-skyline'],
  ['a woman looks at the city skyline across the river', 'riverfront'],
  ['a jazz trio plays in a smoky club', 'jazz-club'],
  ['a singer in a speakeasy', 'jazz-club'],
  ['people dance in a club', 'nightclub'],
  ['the camera flies through a forest of giant mushrooms, glowing blue', 'mushroom-forest'],
  ['snow falls on a quiet village street', 'village-street'],
  ['a man walking through the city', 'downtown'],
  ['two sumo wrestlers bow to each other before a match', 'sumo-ring'],
  ['a sumo wrestler stomps in the ring', 'sumo-ring'],
  ['a race car on a track', 'raceway'],
  ['a woman running on a track', 'outdoor-track'],
  ['a bride walking in a church', 'church-interior'],
  ['a potter shapes a bowl in a small studio', 'art-studio'],
  ['a tailor measures a customer in his shop', 'tailor-shop'],
  ['a seamstress sews a dress', 'tailor-shop'],
  ['a pirate digs for treasure', 'beach'],
  ['a crab steals a sandwich from a sunbather', 'beach'],
  ['a watchmaker repairs a clock in his little shop', 'workshop'],
  ['a florist waters the flowers in her shop', 'flower-shop'],
  ['a man buys milk in a shop', 'supermarket'],
  ['a sushi chef slices salmon behind the counter', 'sushi-bar'],
  ['a barista pours milk behind the counter', 'cafe'],
  ['a butcher chops meat behind the counter', 'butcher'],
  ['a boy skips stones on a river', 'riverbank'],
  ['three ballerinas dance in a sunlit studio', 'dance-studio'],
  ['a woman buys apples from a market vendor', 'market'],
  ['a samurai stands on a bridge', 'japanese-bridge'],
  ['a geisha walks over a wooden bridge', 'japanese-bridge'],
  ['a woman in a kimono in a garden', 'japanese-garden'],
  ['a samurai on the golden gate bridge', 'bridge'],
  ['a woman stands on a bridge', 'bridge'],
  ['cherry blossoms', 'cherry-grove'],
  ['people ice skate around a giant christmas tree at night', 'frozen-lake'],
  ['a businesswoman runs to catch a bus', 'downtown'],
  ['a fish jumping out of the water', 'ocean'],
  ['a duck swimming with ducklings', 'pond'],
  ['a rocket flying to the moon', 'space'],
  ['a car driving along a coastal road', 'coastal-road'],
  ['a truck on a muddy road', 'country-road'],
  ['a tractor on a road', 'country-road'],
  ['a bus on a snowy road', 'country-road'],
  ['a jeep on a road in the savanna', 'country-road'],
  ['a taxi on a road', 'street'],
  ['a paper boat floats down a gutter in the rain', 'gutter'],
  ['a snail crawls along the sidewalk', 'gutter'],
  ['a boy watches a snail on the sidewalk', 'street'],
  ['a giant snail in the street', 'street'],
  ['a ruined city', 'ruined-city'],
  ['a rooftop garden', 'rooftop'],
  ['a watch on a plain black background', 'photo-studio'],
  ['sneakers, product shot', 'photo-studio'],
  ['a perfume commercial', 'photo-studio'],
  ['a wizard reading in his tower', 'wizard-study'],
  ["a wizard's tower on a cliff", 'magic-tower'],
  ['people waiting at a bus stop', 'bus-stop'],
  ['abstract swirling colors', 'colour-swirl'],
  ['a girl skates on a frozen lake', 'frozen-lake'],
  ['a cozy cabin in the snow', 'woodland-cabin'],
  ['a man reading in a cabin', 'log-cabin'],
  ['koi in a japanese garden', 'japanese-garden'],
  ['aerial view of a rainforest', 'above-land'],
  ['a cartoon kangaroo disco dances', 'nightclub'],
  ['a disco dancing robot', 'nightclub'],
  ['a bear disco dances on the beach', 'beach'],
  ['four people square dance', 'farm'],
  ['a woman dances flamenco', 'stage'],
  ['a couple dances salsa', 'ballroom'],
  ['a person stands in a white room', 'empty-room'],
  ['a chair in an empty room', 'empty-room'],
  ['aerial view of a city at night', 'above-city'],
  ['aerial view of a red canyon', 'canyon'],
  ['two goats cross a stone bridge over a ravine', 'hanging-bridge'],
  ['a road lined with palm trees', 'lined-way'],
  ['drone view of a winding road through an autumn forest', 'above-land'],
  ['an eagle flies over snowy mountains, aerial view', 'above-land'],
  ['a man walks in the forest, aerial view', 'plan-view'],
  ['a christmas tree and fireworks', 'village'],
  ['a cowboy playing guitar by a campfire', 'campsite'],
  ['a girl playing the violin in front of a tent', 'campsite'],
  ['three red balloons floating above a city', 'above-city'],
  ['hot air balloons drifting over a village', 'above-land'],
  ['a dragon flies over the mountains', 'above-land'],
  ['a kite floating over the forest', 'above-land'],
  ['a paper plane flying over the sea', 'above-land'],
  ['a whale swims through the clouds above a small village', 'above-land'],
  ['a giant whale floats above a city', 'above-city'],
  ['a whale jumps over the sea', 'ocean'],
  ['a horse gallops over the hills', 'meadow'],
  ['a ship sails over the sea', 'ocean'],
  ['a unicorn galloping across a rainbow', 'sky-road'],
  ['a mouse dances on giant piano keys', 'sky-road'],
  ['a girl walks down a moonbeam', 'sky-road'],
])('%s plays in: %s', (prompt, place) => {
  expect(placeOf(prompt)).toBe(place)
})

test.each([
  'a dragon flying over a castle',
  'an eagle flying over mountains',
  'a whale in the clouds',
  'three floating screens in a white room',
])('%s stays off the ground during the whole film', (prompt) => {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  for (let t = 0; t <= 5; t += 0.25) expect(players[0]!.at(t).y, `at ${t} s`).toBeGreaterThan(1)
})

test.each([
  ['a toy store full of toys', 0],
  ['a library with old books', 0],
  ['three dolls in a toy store', 3],
  ['a girl with a red book in a library', 1],
])('%s: what fills the place is not put up in it a second time', (prompt, least) => {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  if (least === 0) expect(players).toEqual([])
  else expect(players.length).toBeGreaterThanOrEqual(least)
})

test.each([
  ['a bus stop in the desert, a man waits', ['dunes behind'], ['shops']],
  ['a train station in the mountains at night', ['mountains behind'], ['town', 'town glow']],
  ['a bus stop in town, a man waits', ['shops'], []],
])('%s: no city stands in the wild', (prompt, there, gone) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { set } = blockShot({ ...frame, shot, random: createRandom(1) }).setting
  const names = set.pieces.map(({ name }) => name)
  for (const name of there) expect(names).toContain(name)
  for (const name of gone) expect(names).not.toContain(name)
})
