import { describe, expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

/** A shot in one line: where it plays, and who does what. */
function told(shot: Shot): string {
  const { place, subjects } = rehearse(shot)
  const who = subjects.map(({ noun, actions }) =>
    [noun, ...actions.map(({ verb }) => verb)].join(' '),
  )
  return [place ?? 'anywhere', ...who].join('; ')
}

function shotOf(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return shot
}

describe('a stage tells a prompt as it can show it', () => {
  test.each([
    ['a volcano erupts', 'volcano'],
    ['a girl jumps over a fire hydrant', 'anywhere; girl jump; fire hydrant'],
    ['an eagle carries a fish over a lake', 'lake; eagle fly; fish'],
    ['a small boat drifts past green hills', 'lake; boat drift'],
    ['a snow plough clears a mountain road', 'mountain road; snow plough drive'],
    ['cowboys drive a herd of cattle', 'meadow; cowboy ride-horse; cattle walk'],
    ['a skateboarder jumps down a flight of stairs', 'stone steps; skateboarder skateboard'],
    [
      'children toast marshmallows around a campfire while one tells a scary story with a flashlight',
      'anywhere; child roast-marshmallow; campfire; child tell-by-flashlight',
    ],
    [
      "a water balloon bursts over a boy's head while his friends laugh",
      'garden; boy burst-on-head; friend laugh',
    ],
    ["an egg cracks on a chef's head", 'garden; chef burst-on-head'],
    [
      'a princess leans out of a tower window and a prince below climbs up',
      'meadow; princess; prince climb-rope; tower',
    ],
    ['an old lady shouts out of her window', 'anywhere; lady shout; house'],
    ['a girl gives a flower to a stone golem', 'anywhere; girl give; stone golem stand'],
    ['a lone rider crosses the desert', 'desert; rider ride-horse'],
    ['a ghost scares a boy', 'anywhere; ghost scare; boy recoil'],
    ['a bear frightens two campers', 'anywhere; bear roar; camper recoil'],
    ['a dog startles the pigeons', 'anywhere; dog bark; pigeon fly'],
    ['a vacuum cleaner scares a cat', 'anywhere; vacuum cleaner; cat jump'],
    ['farmers in straw hats plant seedlings in a rice field', 'rice field; farmer plant-rice'],
    [
      'a mad scientist pulls a lever, lightning strikes and the monster on the table sits up',
      'laboratory; mad scientist pull-lever; lightning strike; monster sit-up; table',
    ],
    [
      'a futuristic city with neon billboards and a girl on a hoverboard weaving between the towers',
      'futuristic city; girl fly-hoverboard',
    ],
    ['a boy on a hoverboard on the sidewalk', 'sidewalk; boy hoverboard; hoverboard drive'],
    [
      'a boy on a skateboard weaving between cones',
      'anywhere; boy skateboard; skateboard drive; cone; cone',
    ],
    ['a tractor ploughs a field', 'ploughed field; tractor plough'],
    ['a farmer ploughs his field', 'ploughed field; farmer drive; tractor plough'],
    ['a combine harvester cuts the barley', 'wheat field; combine harvester harvest'],
    ['a farmer mows hay with a scythe', 'wheat field; farmer harvest'],
    ['an elephant throws sand over its back', 'anywhere; elephant spray'],
    ['a bison rolls in the dust', 'dry plain; bison dust-bathe'],
    [
      'a street musician plays the accordion for pigeons',
      'street; street musician play-accordion; pigeon peck',
    ],
    ['a raccoon washes grapes in a stream', 'stream; raccoon rinse'],
    ['a woman washes clothes in the river', 'river; woman rinse'],
    ['a helicopter flies between skyscrapers', 'downtown; helicopter fly'],
    ['two servants fan a queen with palm leaves', 'anywhere; servant fan; servant fan; queen'],
    ['a drone drops a parcel in front of a surprised cat', 'garden; drone drop-load; parcel; cat'],
    ['a boy flies a drone on the beach', 'beach; boy steer; drone hover'],
    ['a shark below a boat', 'underwater; shark; boat'],
    ['mountains behind a cabin', 'mountains; cabin'],
    ['a fisherman casts a net from a boat', 'ocean; fisherman cast-net; boat'],
    ['two cowboys face each other for a duel at noon', 'anywhere; cowboy stand-off'],
    [
      'a sheriff faces off against an outlaw in a western town',
      'western town; sheriff stand-off; outlaw stand-off',
    ],
    ['a whale swims through the clouds above a town', 'over the rooftops; whale fly'],
    ['a goldfish swims through the air of a bedroom', 'bedroom; goldfish fly'],
    ['a shark swims through the clouds', 'sky; shark fly'],
    ['the eiffel tower dancing with big ben', 'anywhere; eiffel tower dance; clock tower dance'],
    ['a tourist dances before big ben', 'big ben; tourist dance'],
    ['baby turtles hatch and crawl to the sea', 'beach; baby turtle crawl-to-sea'],
    ['a baby turtle swims in the sea', 'coral reef; baby turtle swim'],
    ['a ghost ship sails, a skeleton at the wheel', 'ship deck; skeleton steer-ship'],
    ['a captain steers his ship through a storm', 'ship deck; captain steer-ship'],
    ['farmers plant rice', 'anywhere; farmer plant-rice'],
    ['a crowded bus in Mumbai, people hanging from the doors', 'mumbai; bus drive'],
    ['a tv falls from a balcony and smashes on the street below', 'street; tv smash-down'],
    ['two outlaws in a showdown outside a saloon', 'saloon exterior; outlaw stand-off'],
    ['two knights face each other for a duel', 'anywhere; knight sword-fight'],
    [
      'a traffic jam with tuk-tuks and street vendors',
      'street; tuk-tuk drive; street vendor mind-cart',
    ],
    ['a street vendor at a night market', 'night market; street vendor wave'],
    ['waves break on a cliff', 'cliff'],
    ['huge waves crash against a lighthouse', 'lighthouse'],
    ['a lighthouse beam sweeps across a foggy sea at night', 'lighthouse'],
    ['a ship passes a lighthouse at sea', 'lighthouse; ship sail'],
    [
      'a food truck serving tacos, people waiting in line',
      'street; food truck; person wait-in-line; taco',
    ],
    ['customers at an ice cream van', 'street; customer wait-in-line; ice cream van'],
    ['two sumo wrestlers face off in a ring', 'boxing ring; sumo wrestler sumo'],
    ['a duck leads her ducklings across a pond', 'pond; duck swim; duckling swim'],
    ['a duck leads her ducklings along a road', 'road; duck walk; duckling walk'],
    ['a boy is scared of the monster under his bed', 'bedroom; boy fear-below'],
    ['a hacker types in a dark room, green code on screens', 'server room; hacker work-screens'],
    ['a trader looks at charts on six monitors', 'office; businessman work-screens'],
    ['a woman types on a laptop', 'anywhere; woman type'],
    [
      'two kids build a treehouse with their dad',
      'garden; kid hammer-together; dad hammer-together; treehouse',
    ],
    ['a child draws with chalk on the sidewalk', 'sidewalk; child draw-chalk'],
    ['kids draw a rainbow on the driveway with chalk', 'driveway; kid draw-chalk'],
    ['a girl draws a heart in the sand', 'beach; girl draw-sand'],
    ['two sisters cover the street with chalk drawings of hearts', 'street; sister draw-chalk'],
    [
      'a father teaches his son to skip stones across a lake',
      'lake; father skip-stone; son skip-stone',
    ],
    [
      'teenagers watch a horror movie on the sofa, sharing a bowl of popcorn',
      'living room; teenager watch-tv-together',
    ],
    [
      'a performer on a unicycle juggles flaming torches',
      'anywhere; performer ride-unicycle juggle-ahead',
    ],
    ['a clown on stilts juggles', 'anywhere; clown stilts juggle-ahead'],
    ['a girl draws a flower on paper', 'anywhere; girl draw; paper'],
    ['a family watches TV on the couch with popcorn', 'anywhere; person watch-tv-together'],
    ['two boys watch TV with a bowl of chips', 'anywhere; boy watch-tv-together'],
    ['a star explodes in space', 'space; burning star explode'],
    ['a supernova', 'space; burning star explode'],
    ['a gardener trims a hedge into an elephant', 'anywhere; gardener trim-topiary; hedge'],
    ['a gardener trims a hedge', 'anywhere; gardener trim-hedge'],
    [
      'a teacher writes sums on a blackboard while three students raise their hands',
      'anywhere; teacher teach-eager-class; student teach-eager-class',
    ],
    ['a lioness teaches her cubs to hunt', 'anywhere; lioness hunt; baby lioness walk'],
    ['a mother bear teaches her two cubs to fish', 'river; mother bear fish; baby bear fish'],
    ['an eagle shows its chick how to fly', 'anywhere; eagle fly; baby eagle fly'],
    ['a pirate ship sails into a huge whirlpool', 'anywhere; pirate ship swirl; whirlpool'],
    ['a magician makes a pigeon appear from a handkerchief', 'anywhere; magician magic'],
    ['a magician pulls a dove out of his sleeve', 'anywhere; magician magic'],
    ['a bowl of ramen with chopsticks', 'anywhere; bowl of ramen give-off'],
    ['a slice of pizza with melting cheese', 'anywhere; slice of pizza'],
    ['honey drips on pancakes', 'anywhere; honey pour; pancake'],
    ['a wine glass fills with red wine', 'anywhere; wine pour; wine glass'],
    ['a robot vacuum cleans the floor', 'living room; robot vacuum drive'],
    ['a firefighter rescues a cat from a tree', 'garden; firefighter rescue-from-tree; cat'],
    ['a kitten tangled in a ball of yarn', 'living room; kitten play'],
    ['a little prince stands on a tiny planet with a rose', 'space; prince stand; planet; rose'],
    ['an ant lifts a huge strawberry', 'anywhere; ant walk; strawberry'],
    ['a robot lifts a car', 'park; robot bear-overhead; car'],
    ['a child carries a giant teddy bear', 'park; child bear-overhead; teddy bear'],
    ['a pizza chef throws dough in the air', 'pizzeria; pizza chef make-pizza'],
    ['a man throws his hat in the air', 'anywhere; man toss-up'],
    ['a father tosses his baby in the air', 'anywhere; father toss-child; baby'],
    ['Two witches fly on broomsticks past the moon', 'anywhere; witch ride-broom; moon'],
    ['Santa flies his sleigh over the roofs', 'gable roofs; flying sleigh fly; full moon'],
    ['an archer shoots a burning arrow', 'anywhere; archer shoot-fire-arrow'],
    ['a plane writes "HI" in the sky with smoke', 'sky; plane fly'],
    ['a woman with an umbrella is lifted into the sky by the wind', 'anywhere; woman drift-off'],
    ['a girl is carried into the sky by balloons', 'anywhere; girl drift-off'],
    ["a cow is lifted into the air by a UFO's beam", 'meadow; ufo abduct; cow'],
    ['an astronaut eats pizza aboard the ISS', 'space station; astronaut eat-weightless'],
    ['a cat floats in zero gravity', 'space station; cat float'],
    ['an eagle lifts a sheep', 'meadow; eagle hover; sheep rise'],
    ['a man falls asleep on the bus', 'bus interior; man doze'],
    ['a student falls asleep at his desk while reading', 'anywhere; student nap-at-desk'],
    [
      'a night guard patrols a museum with a flashlight',
      'museum; security guard walk-by-flashlight',
    ],
    ['two children play with water guns in the backyard', 'backyard; child water-fight'],
    ['a fire dancer spins burning poi on the beach', 'beach; fire dancer spin-poi'],
    ['a dog catches a tennis ball in the park', 'park; dog catch'],
    ['a monk rings a giant bell on a mountain', 'mountain; monk strike-bell'],
    ['a monk strikes a huge bronze bell', 'temple; monk strike-bell'],
    ['a bell ringer rings the church bell', 'church; bell ringer pull-bell'],
    ['santa rings a bell in the street', 'street; santa ring'],
    [
      'a clockmaker repairs a golden pocket watch at his workbench',
      'workshop; clockmaker make-jewelry',
    ],
    ['a jeweler makes a diamond ring', 'workshop; jeweler make-jewelry'],
    ['grandpa falls asleep while reading in his armchair', 'living room; grandpa doze-reading'],
    ['grandma reads a book and falls asleep in a chair', 'living room; grandma doze-reading'],
    ['a mouse in a spacesuit floats above the earth', 'space; mouse float'],
    ['money rains from the sky', 'street; money rain-down'],
    ["it's raining donuts in the city", 'city; donut rain-down'],
    ['an egg hatches and a chick comes out', 'anywhere; chick hatch-out'],
    ['a train crosses a bridge', 'river crossing; train cross-bridge'],
    ['a train crosses a bridge over a river', 'river crossing; train cross-bridge'],
    ['a train crosses a viaduct', 'valley; train cross-viaduct'],
    ['a train crosses a viaduct in the Scottish highlands', 'highlands; train cross-viaduct'],
    ['a train rolls across a stone viaduct above a valley', 'valley; train cross-viaduct'],
    ['a girl crosses a bridge', 'bridge; girl walk'],
    ['three goats cross a wooden bridge', 'wooden bridge; goat walk'],
    ['a knight on a horse crosses a bridge', 'bridge; knight ride-horse; horse trot'],
    ['a bus crosses a bridge', 'river crossing; bus cross-bridge'],
    ['a bus crosses a suspension bridge', 'river crossing; bus cross-suspension'],
    ['two men push a truck', 'anywhere; man push-car; truck'],
    ['a truck stuck in the mud, two men push it', 'dirt road; truck; man push-from-mud'],
    ['a car is stuck in mud and a farmer pushes it', 'dirt road; car; farmer push-from-mud'],
    ['a woman pushes a stroller', 'anywhere; woman push'],
    ['a gardener mows the lawn, a cat watches from the window', 'lawn; gardener mow; cat; house'],
    ['a boy rakes leaves, a dog watches from the window', 'anywhere; boy rake; dog; house'],
    [
      'a spaceship lands in a cornfield at night, a farmer looks out of his window',
      'cornfield; spaceship land; farmer; house',
    ],
    [
      'a tornado comes to a farm, a woman looks out of the window',
      'farm; tornado drift; woman; house',
    ],
    ['a viking longship in a storm, men rowing', 'ocean; longship sail; man'],
    [
      'a bride throws her bouquet, bridesmaids try to catch it',
      'anywhere; bride throw-bouquet; bridesmaid reach-up',
    ],
    ['a bride throws her bouquet', 'anywhere; bride throw-bouquet'],
    ['a drop of milk splashing into coffee', 'anywhere; coffee give-off'],
    [
      'two snails race on a wall, a ladybug is the referee',
      'anywhere; snail race; wall; ladybug sit; flag',
    ],
    [
      'a baby elephant takes a bath in a tub and splashes water at its owner',
      'backyard; baby elephant spray; tub; person',
    ],
    ['an archer on horseback shoots at a target', 'anywhere; archer shoot-riding'],
    ['a giant robot fights a sea monster in a city', 'river-skyline; robot clash'],
    ['godzilla fights king kong in a city', 'skyline; godzilla clash'],
    ['a giant mech walks through the ocean, waves crash against its legs', 'ocean; mech walk'],
    ['a girl walks through a glowing door', 'anywhere; girl walk; glowing door'],
    [
      'hot air balloons rise over a valley, people wave from the baskets',
      'valley; air balloon rise; person wave',
    ],
    [
      'a sneaker on a pedestal, splashes of paint around it',
      'photo studio; sneaker; display pedestal burst-forth',
    ],
    ['a dog begs for food', 'anywhere; dog beg'],
    ['a wizard opens a portal in a library and steps through it', 'library; wizard walk; portal'],
    ['a puppy begs for a sausage at a barbecue', 'backyard; puppy beg; sausage; grill'],
    ['six rowers in a boat race on the river', 'river; rower row-together'],
    ['a mechanic repairs a hovering car', 'anywhere; mechanic fix-engine'],
    ['two kaiju fight in a city', 'skyline; kaiju clash'],
    ['four friends row a wooden boat across a lake', 'lake; boat sail; friend'],
    [
      'a frog is the teacher of three ducks at a pond',
      'pond; frog teach take-part; duck take-part',
    ],
    ['a woman knits, a cat watches from the window', 'anywhere; woman knit; cat look-out'],
    ['a boy reads a book under a tree', 'anywhere; boy read-on-grass; tree'],
    [
      'a farmer and his dog herd sheep through a gate',
      'meadow; farmer walk; dog walk; sheep walk; field gate',
    ],
    ['a herd of sheep', 'anywhere; sheep visit'],
    ['an old man naps under an oak', 'meadow; man sleep-on-grass; oak'],
    ['a boy is sleeping on the beach', 'beach; boy sleep-on-ground'],
    ['a girl sleeps in a hammock in the garden', 'garden; girl sleep-on-ground; hammock'],
    [
      "an apple falls from a tree onto a sleeping man's head",
      'meadow; tree; man sleep-on-grass hit-on-head',
    ],
    ['two friends sit on a hill', 'hill; friend sit-on-grass'],
    ['a boy reads on a park bench', 'park; boy read; park bench'],
    ['a boy reads a book in the library', 'library; boy read'],
    ['an astronaut plants a sunflower on mars', 'mars; astronaut plant'],
    ['an astronaut plants a flag on the moon', 'moon; astronaut plant-flag'],
    ['a poet writes by candlelight', 'study; poet write'],
    ['an old couple holds hands on a bench watching the sea', 'beach; person sit-gaze'],
    ['a couple kisses on a bench', 'park; person kiss-on-bench'],
    ['a couple holds hands', 'anywhere; person hold-hands'],
    ['three kids jump into a lake from a wooden dock', 'wooden dock; kid dive-in'],
    ['a boy does a cannonball into a swimming pool', 'swimming pool; boy jump-into-pool'],
    ['a zombie bursts out of a grave', 'anywhere; zombie jump; grave'],
    ['the solar system, planets orbit around the sun', 'space; orrery'],
    ['a tailor sews by lamplight', 'anywhere; tailor sew; floor lamp'],
    [
      'a boy and a robot build a rocket in a garage',
      'garage; boy hammer-together; robot hammer-together; rocket',
    ],
    ['a goldfish in a bowl', 'anywhere; fishbowl'],
    ['two dogs pull a sled', 'anywhere; dog run; sled drive'],
    ['a whale in the clouds', 'sky; whale fly'],
    ['a bee next to a flower', 'anywhere; bee sip-nectar; flower'],
    ['a swan glides on a lake', 'lake; swan swim'],
    ['a crocodile glides through a river', 'river; crocodile swim'],
    ['a penguin walks on ice', 'arctic; penguin walk'],
    ['a jellyfish floats in the ocean', 'underwater; jellyfish swim'],
    ['a dolphin jumps out of the water', 'ocean; dolphin jump'],
    ['an eagle dives for a fish', 'lake; eagle catch-fish; fish'],
    ['a frog leaps on a lily pad', 'lake; frog hop-pads'],
    ['a pig rides a rocket', 'launch pad; pig; rocket launch'],
    ['a cat flies a rocket to the moon', 'space; cat; rocket take-off; moon'],
    ['a hamster runs in a wheel', 'anywhere; hamster run-wheel; hamster wheel'],
    ['a child on a swing', 'anywhere; child swing'],
    ['a man looks through a telescope', 'anywhere; man spyglass'],
    ['a zombie walks down the street', 'street; zombie zombie-walk'],
    ['a pianist performs', 'anywhere; pianist play-piano'],
    ['a cyclist goes down a hill', 'downhill slope; cyclist ride-bike'],
    ['a man rides a horse', 'anywhere; man ride-horse; horse trot'],
    ['a dog chases a cat', 'anywhere; dog chase; cat flee'],
    ['a man feeds birds', 'anywhere; man feed; bird peck'],
    ['a mermaid swims', 'anywhere; mermaid dive'],
    ['a man shouts at a princess in a tower', 'anywhere; man shout; princess; tower'],
    ['a mermaid plays a harp on a rock', 'anywhere; mermaid play-harp; rock'],
  ])('%s', (prompt, story) => {
    expect(told(shotOf(prompt))).toBe(story)
  })
})

describe('and leaves alone what only looks like it', () => {
  test.each([
    ['a cat next to a bowl', 'kitchen; cat; bowl'],
    ['an eagle glides over a lake', 'lake; eagle glide'],
    ['a cat drinks from a river', 'forest; cat drink'],
    ['a woman walks down the street', 'street; woman walk'],
    ['a dog runs next to a sled', 'anywhere; dog run; sled'],
  ])('%s', (prompt, story) => {
    expect(told(shotOf(prompt))).toBe(story)
  })
})

describe('who flies a drone', () => {
  const boy = (actions: Partial<Shot['subjects'][number]['actions'][number]>[]) => ({
    id: 's1',
    noun: 'boy',
    kind: 'person' as const,
    actions: actions.map((action) => ({ verb: 'fly', ...action })),
  })
  const drone = { id: 's2', noun: 'drone', kind: 'aircraft' as const }
  const plane = { id: 's3', noun: 'airplane', kind: 'aircraft' as const }
  const shotWith = (...subjects: object[]): Shot => Shot.parse({ subjects })

  test('steers it from below, and it hovers', () => {
    expect(told(shotWith(boy([{ target: 's2' }]), drone))).toBe('meadow; boy steer; drone hover')
  })

  test('is not who flies something else beside it, nor who chases it', () => {
    expect(told(shotWith(boy([{ target: 's3' }]), drone, plane))).not.toContain('steer')
    expect(told(shotWith(boy([{ verb: 'chase', target: 's2' }]), drone))).not.toContain('steer')
  })
})

test('who flies over a plain castle is shown large before it; a red one is kept', () => {
  const over = (castle: object): Shot =>
    Shot.parse({
      subjects: [
        { id: 's1', noun: 'dragon', kind: 'creature' },
        { id: 's2', noun: 'castle', kind: 'building', ...castle },
      ],
      relations: [{ from: 's1', relation: 'above', to: 's2' }],
    })
  expect(told(over({}))).toBe('castle; dragon fly')
  expect(told(over({ colour: 'red' }))).toContain('; castle')
})

test.each([
  ['a magician makes a pigeon appear from a handkerchief', 'pigeon from handkerchief'],
  ['the illusionist conjures a bouquet of flowers from a wand', 'bouquet from wand'],
  ['a magician pulls a dove out of his sleeve', 'dove from hand'],
  ['a conjurer makes a coin jump out of a box', 'coin from box'],
])('%s: what comes out of what is named', (prompt, prop) => {
  expect(rehearse(shotOf(prompt)).subjects[0]?.actions[0]?.prop).toBe(prop)
})

test('a ship goes round a whirlpool', () => {
  const way = (prompt: string): number => {
    const { players } = block(shotOf(prompt), 1)
    const ship = players.find(({ subject }) => subject.kind === 'boat')
    const [first, later] = [ship?.at(0), ship?.at(2.5)]
    return Math.abs((first?.x ?? 0) - (later?.x ?? 0))
  }
  expect(way('a pirate ship sails into a huge whirlpool')).toBeGreaterThan(1)
})

test('trees wear what the season wears', () => {
  const pictureOf = (prompt: string): string | null | undefined =>
    rehearse(shotOf(prompt)).subjects.find(({ noun }) => noun.endsWith('tree'))?.picture
  expect(pictureOf('a girl under a tree, autumn leaves falling')).toBe('prop:autumn-tree')
  expect(pictureOf('a dog next to a tree in autumn')).toBe('prop:autumn-tree')
  expect(pictureOf('a dog next to a tree in the snow')).toBe('prop:dead-tree')
  expect(pictureOf('a girl under an apple tree')).toBe('prop:apple-tree')
  expect(pictureOf('a dog next to a red tree in autumn')).toBe('prop:tree')
})

describe('the earth over the moon', () => {
  const onTheMoon = (prompt: string) => block(shotOf(prompt), 1)

  test('belongs to the sky there: nobody plays it', () => {
    const { players } = onTheMoon(
      'two astronauts play chess on the moon while Earth rises behind them',
    )
    expect(new Set(players.map(({ subject }) => subject.noun))).toEqual(new Set(['astronaut']))
  })
})

test.each([
  ['a boy picks up a guitar and plays', 'play-guitar', 'guitar'],
  ['a grand piano by a window, an old man plays', 'play-piano', 'grand piano'],
])('%s: who just plays plays what is at hand', (prompt, verb, prop) => {
  const { subjects } = rehearse(shotOf(prompt))
  const player = subjects.find(({ kind }) => kind === 'person')
  expect(player?.actions[0]).toMatchObject({ verb, prop })
  expect(subjects.some(({ noun }) => noun === prop)).toBe(false)
})

test('what is held out to a bear stays in the hand, for a bear cannot take it', () => {
  const heldAt = (prompt: string, t: number): number => {
    const giver = block(shotOf(prompt), 1).players.find(({ subject }) => subject.kind === 'person')
    return giver?.at(t).pose?.holds?.length ?? 0
  }
  expect(heldAt('a boy gives flowers to a bear', 2.5)).toBe(1)
})
