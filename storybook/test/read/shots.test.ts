import { describe, expect, it, test } from 'vitest'
import { read } from '../../src/read/read.ts'

/** Who does what in each shot, first deeds only. */
function shotsOf(prompt: string): string[] {
  return read(prompt).shots.map(({ subjects }) =>
    subjects
      .filter(({ actions }) => actions.length > 0)
      .map(({ noun, actions }) => `${noun} ${actions[0]?.verb}`)
      .join(', '),
  )
}

/** Where each shot plays, in which weather. */
function scenesOf(prompt: string): string[] {
  return read(prompt).shots.map(({ place, weather }) => `${place} ${weather}`)
}

describe('time that passes', () => {
  it.each([
    ['Time-lapse of a harbour from sunrise to night', 'dawn day night'],
    ['A street from dawn till dusk', 'dawn day dusk'],
    ['A man walks home as day fades into night', 'day sunset night'],
    ['A meadow as winter slowly gives way to spring', 'winter spring'],
    ['The seasons pass around a lone oak tree', 'spring summer autumn winter'],
    ['Dusk falls over the savanna', 'dusk'],
  ])('%s', (prompt, times) => {
    const { shots } = read(prompt)
    expect(shots.map(({ time, season }) => season ?? time).join(' ')).toBe(times)
    expect(shots.at(-1)?.place ?? shots.at(-1)?.subjects[0]?.noun).toBeTruthy()
  })
})

describe('what changes from shot to shot', () => {
  it.each([
    ['Kids play in a park, then it begins to snow', ['park clear', 'park snow']],
    [
      'A boy in a raincoat walks in a park. Suddenly a storm rolls in.',
      ['park clear', 'park storm'],
    ],
    ['A man walks in a park as it starts to rain', ['park rain']],
    [
      'A knight rides through a dark forest, finds a dragon in a cave',
      ['forest clear', 'cave clear'],
    ],
    [
      'A girl with a kite in a park. Cut to the kite above the sea. Cut to the girl crying.',
      ['park clear', 'sea clear', 'park clear'],
    ],
  ])('%s', (prompt, scenes) => {
    expect(scenesOf(prompt)).toEqual(scenes)
  })

  it('shows who stays when somebody leaves', () => {
    const { shots } = read(
      'A nurse and a boy sit on a bench. The nurse stands up and leaves. The boy stays alone.',
    )
    const seen = shots.map(({ subjects }) => subjects.map(({ noun }) => noun))
    expect(seen).toEqual([
      ['nurse', 'boy', 'bench'],
      ['nurse', 'boy', 'bench'],
      ['boy', 'bench'],
    ])
  })

  it('forgets how a place was when it is named again', () => {
    const { shots } = read('Before: a messy kitchen. After: the tidy kitchen.')
    expect(shots.map(({ scenery }) => scenery)).toEqual([['messy'], undefined])
  })

  it('counts a second one as another', () => {
    const shot = read('A fox sits in the snow. A second fox arrives and they dance.').shots.at(-1)
    expect(shot?.subjects.filter(({ noun }) => noun === 'fox')).toHaveLength(2)
  })
})

describe('stories in few words', () => {
  it.each([
    [
      'A storm wrecks a ship; the sailor swims to an island',
      ['null storm', 'island clear'],
      ['ship sink', 'sailor swim'],
    ],
    [
      'A snowman wants to see summer. He travels by train to the beach, sunbathes, and melts into a puddle',
      ['null clear', 'null clear', 'beach clear'],
      ['snowman think', 'snowman ride', 'snowman melt'],
    ],
    [
      'Rain falls on a seed, then a sprout grows, and finally a sunflower stands in the sun',
      ['null rain', 'null rain', 'null clear'],
      ['', 'sprout grow', 'sunflower stand'],
    ],
    [
      'The wolf blows down the straw house. He climbs a tree.',
      ['null clear', 'null clear'],
      ['straw house collapse', 'wolf climb'],
    ],
    [
      'A bear eats an apple, then a pear, then a fish',
      ['null clear', 'null clear', 'null clear'],
      ['bear eat', 'bear eat', 'bear eat'],
    ],
  ])('%s', (prompt, scenes, shots) => {
    expect(scenesOf(prompt)).toEqual(scenes)
    expect(shotsOf(prompt)).toEqual(shots)
  })
})

describe('sentences that become shots', () => {
  it.each([
    [
      'A boy finds a map in the attic. He walks through a dark forest. At the end he opens a treasure chest.',
      ['boy look', 'boy walk', 'boy open'],
    ],
    [
      'A knight rides to a castle. A dragon appears. The knight and the dragon dance.',
      ['knight ride', 'dragon appear, knight ride', 'knight dance, dragon dance'],
    ],
    [
      'Morning: a cat sleeps. Noon: the cat eats. Night: the cat runs.',
      ['cat sleep', 'cat eat', 'cat run'],
    ],
    ['1. a man wakes up 2. he reads 3. he sleeps', ['man wake-up', 'man read', 'man sleep']],
    ['1. A princess stands on a balcony. 2. A prince rides up.', ['princess stand', 'prince ride']],
    [
      'A girl writes a letter. She puts it in a mailbox. A mailman carries it on his bicycle. A plane flies over the sea. Her grandfather reads the letter.',
      ['girl write', 'girl put-there', 'mailman carry', 'plane fly', 'grandfather read'],
    ],
    [
      'A little tailor found a needle. He sewed a cloak for the king. The king gave him a horse. The tailor rode home.',
      ['tailor look', 'tailor sew', 'king give', 'tailor ride'],
    ],
    [
      'A robot is built by an inventor. The robot learns to walk. It runs away into the city. They hug.',
      ['robot walk, inventor hammer', 'robot run', 'robot hug, inventor hug'],
    ],
    [
      'To make a salad: chop a tomato. Squeeze a lemon. Serve it on a plate.',
      ['chef cut', 'chef squeeze-fruit', 'chef give'],
    ],
    [
      'A woman walks down a street at night. She wears a red coat. A dog sleeps beside her. Neon signs glow.',
      ['woman walk, dog sleep'],
    ],
    [
      'Pancakes step by step: crack two eggs into a bowl, whisk the batter, pour it into a pan, and flip the pancake.',
      ['chef crack-egg', 'chef whisk', 'chef pour', 'chef flip-pancake'],
    ],
    [
      'How to plant a tree. First dig a hole, then plant the tree and water it.',
      ['woman dig', 'woman plant', 'woman water'],
    ],
    [
      'A kitten walks along a bridge, slips and falls into the river. A dog jumps in and saves her. Back on the bank the kitten licks the dog.',
      ['kitten walk', 'kitten dive-in', 'dog dive-in', 'dog carry', 'kitten lick'],
    ],
    [
      'A small rover rolls up to an alien on Mars. The alien peeks out, waves, and they drive away.',
      ['rover roll', 'alien wave', 'alien drive'],
    ],
    [
      'A princess stands on a balcony. Cut to a prince who rides on a white horse. Then they kiss.',
      ['princess stand', 'prince ride-horse', 'prince kiss, princess kiss'],
    ],
    [
      'How a caterpillar becomes a butterfly: a caterpillar eats a leaf, then it sleeps, then a butterfly flies.',
      ['caterpillar eat', 'caterpillar sleep', 'butterfly fly'],
    ],
    ['How to build a birdhouse: cut the wood, paint it red.', ['woman saw', 'woman paint']],
    ['Step 1: boil water. Step 2: add milk and enjoy.', ['chef cook', 'chef pour']],
    [
      'A man wakes up, brushes his teeth and runs to catch the bus',
      ['man wake-up', 'man brush-teeth', 'man chase'],
    ],
    [
      'A boy drops his ice cream, cries, and his sister gives him hers',
      ['boy fall', 'sister give'],
    ],
    [
      'A woman gets out of bed, makes coffee and drives to the office',
      ['woman wake-up', 'woman make-tea', 'woman drive'],
    ],
    [
      'A farmer plants a seed, waters it and a giant sunflower grows',
      ['farmer plant', 'sunflower grow, farmer stand'],
    ],
    [
      'A prince kisses a frog. It turns into a princess. They dance.',
      [
        'prince kiss',
        'frog transform, princess appear, prince look',
        'princess dance, prince dance',
      ],
    ],
    [
      'Two strangers meet on a bridge, share an umbrella and walk away together',
      ['stranger gather', 'stranger share-umbrella', 'stranger walk'],
    ],
    [
      'A rocket lifts off, flies past the moon and lands on Mars',
      ['rocket launch', 'rocket fly', 'rocket land'],
    ],
    [
      'A dragon lands on a tower; the knights run away; a little girl offers it a flower',
      ['dragon land', 'knight run', 'girl give'],
    ],
    [
      'A boy loses his balloon, it flies away, he runs after it, and a giraffe brings it back',
      ['boy release-balloon', 'balloon fly', 'boy chase', 'giraffe walk'],
    ],
    [
      'A cat knocks over a vase, it shatters, the cat hides under the sofa, and the owner sweeps up the pieces',
      ['cat topple', 'vase break', 'cat hide-behind', 'owner sweep'],
    ],
    [
      'A painter paints a bird, the bird comes alive, flies out of the window and lands in a tree',
      ['painter paint', 'bird fly', 'bird land'],
    ],
    [
      'A fox steals a fish, runs into the forest, meets a hungry cub and gives it the fish',
      ['fox steal', 'fox run', 'fox gather', 'fox give'],
    ],
    [
      'A girl plants a bean, it grows into a giant beanstalk, she climbs it and finds a castle in the clouds',
      ['girl plant', 'beanstalk grow', 'girl climb'],
    ],
    [
      'A princess loses her ball, a frog brings it back, she kisses him, and he becomes a prince',
      [
        'princess handle-thing',
        'frog walk, princess look',
        'princess kiss',
        'frog transform, princess look',
      ],
    ],
    [
      'A squirrel gathers nuts in autumn, sleeps through the winter, and in spring finds an oak',
      ['squirrel gather', 'squirrel sleep', 'squirrel look'],
    ],
    [
      'A boy throws a paper plane, it flies over the city, lands on a bench, and an old man reads it',
      ['boy throw', 'paper plane fly', 'paper plane land', 'man read'],
    ],
    [
      'A magician pulls out a rabbit, the rabbit eats his tie, he chases it, and the audience claps',
      ['magician pull', 'rabbit eat', 'magician chase, person clap'],
    ],
    [
      'A man builds a raft, then it sinks, he swims away, and at night an owl watches the moon',
      ['man hammer', 'raft sink', 'man swim', 'owl look'],
    ],
  ])('%s', (prompt, shots) => {
    expect(shotsOf(prompt)).toEqual(shots)
  })

  it.each([
    'A cozy cafe. A woman reads a book. A cat sleeps on the windowsill.',
    'A dog runs on the beach. It wears a red collar. The sun is low.',
    'A man plays the guitar. The camera slowly zooms in.',
    'Puppies play in the snow. Their heads pop out of it.',
    'A ghost plays the organ in a haunted cathedral, bats flying.',
    'A girl sings by the pond and ducks swimming by.',
    'In a saloon, a cowboy slides a glass, the pianist stops playing and everyone turns around.',
  ])('%s: one shot', (prompt) => {
    expect(read(prompt).shots).toHaveLength(1)
  })

  it('the hour that begins a shot is its hour', () => {
    const { shots } = read('Morning: a cat sleeps. Night: the cat runs.')
    expect(shots.map(({ time }) => time)).toEqual(['morning', 'night'])
  })
})

test.each<[string, (string | null)[]]>([
  [
    'The sun rises over the city. People walk about. Night falls and windows light up.',
    ['dawn', 'night'],
  ],
  [
    'a day in the life of a mailman: morning he delivers letters, noon he eats, evening he goes home',
    ['morning', 'day', 'dusk'],
  ],
  [
    "a cat's day: at dawn it stretches, in the afternoon it jumps, at midnight it sleeps",
    ['dawn', 'day', 'night'],
  ],
  ['morning, noon and night a keeper climbs the stairs', ['night']],
])('%s: a shot for each hour', (prompt, times) => {
  expect(read(prompt).shots.map(({ time }) => time)).toEqual(times)
})

test.each<[string, (string | null)[]]>([
  ['A girl opens a door and finds an underwater world', ['room', 'underwater world']],
  [
    'A nurse takes a shower, eats breakfast and rides her bike to the hospital',
    ['bathroom', 'kitchen', 'street'],
  ],
  ['Football highlights: the goalkeeper dives but misses.', ['football stadium']],
  ['A boy climbs through a mirror and steps into a snowy forest', ['room', 'forest']],
])('%s: each place is another one', (prompt, places) => {
  expect(read(prompt).shots.map(({ place }) => place)).toEqual(places)
})

test('a snowman that melts when spring comes stood there in winter', () => {
  const { shots } = read('A snowman melts when spring comes')
  expect(shots.map(({ season }) => season)).toEqual(['winter', 'spring'])
})

test('hers is what was spoken of', () => {
  const { shots } = read('A boy drops his ice cream, cries, and his sister gives him hers')
  expect(shots.at(-1)?.subjects[0]?.actions[0]?.prop).toBe('ice cream')
})

test('whoever smiles later is sad no more', () => {
  const { shots } = read(
    'A sad clown sits in a room. A child gives him a balloon. He smiles and juggles.',
  )
  expect(shots.map(({ mood }) => mood)).toEqual(['sad', 'sad', null])
  expect(shots.at(-1)?.subjects[0]?.emotion).toBe('happy')
})

test('no sofa stands in the alley of the shot before', () => {
  const { shots } = read('A girl finds a kitten in an alley. Then the kitten sleeps on a sofa.')
  expect(shots.map(({ place }) => place)).toEqual(['alley', null])
})

test.each([
  ['A man waits at a bus stop. The bus arrives.', 2],
  [
    'A small dragon was afraid of fire. One day a knight taught him to swim. From then on they danced.',
    3,
  ],
  ['The camera zooms into a dollhouse on a table to reveal a kitchen where mice cook.', 2],
  ['A woman asks, "Shall we go?" A man says "Yes!" and they dance in a park.', 2],
])('%s: %i shots', (prompt, count) => {
  expect(read(prompt).shots).toHaveLength(count)
})

test('a line is in the shot of whoever says it, not of the first who talks', () => {
  const { shots } = read('A man orders soup. The waiter dances. The waiter says "Bon appetit!"')
  expect(shots.findIndex(({ lettering }) => lettering.length > 0)).toBe(shots.length - 1)
})

test.each([
  ['A boy hides an egg under his bed.', 'egg under bed'],
  ['A pirate hides a chest behind a rock on an island.', 'chest behind rock'],
  ['A boy finds an egg. He takes it home and hides it under his bed.', 'egg under bed'],
])('%s: not who hides it', (prompt, where) => {
  const { subjects, relations } = read(prompt).shots.at(-1) ?? { subjects: [], relations: [] }
  const noun = (id: string): string => subjects.find((each) => each.id === id)?.noun ?? ''
  const told = relations.map(({ from, relation, to }) => `${noun(from)} ${relation} ${noun(to)}`)
  expect(told).toContain(where)
  expect(told.some((each) => /^(?:boy|pirate) (?:under|behind)/.test(each))).toBe(false)
})

test('the man is the butcher, and was one from the beginning', () => {
  const { shots } = read('A butcher chases a cat. The cat jumps over a wall and the man waves.')
  const people = shots.flatMap(({ subjects }) => subjects.filter(({ person }) => person !== null))
  expect(people.map(({ person }) => person?.gender)).toEqual(['man', 'man'])
  expect(new Set(people.map(({ id }) => id)).size).toBe(1)
})

test.each([
  ['A robot sits on a bench. A girl in a pink dress gives it a flower.', 'robot'],
  ['A snowman stands next to a sled. A child gives it a carrot.', 'snowman'],
])('%s: it gets something', (prompt, who) => {
  const { subjects } = read(prompt).shots.at(-1) ?? { subjects: [] }
  const target = subjects
    .flatMap(({ actions }) => actions)
    .find(({ verb }) => verb === 'give')?.target
  expect(subjects.find(({ id }) => id === target)?.noun).toBe(who)
})

test.each([
  ['[0-2s] A fox sits. [2-5s] It jumps.', [0.4, 0.6]],
  ['(0:00-0:03) A boy sings. (0:03-0:04) A dog barks.', [0.75, 0.25]],
  ['Shot 1 (3s): a boy sings. Shot 2 (1s): a dog barks.', [0.75, 0.25]],
  [
    '{"shots": [{"duration": 3, "description": "a robot dances"}, {"duration": 1, "description": "a cat sleeps"}]}',
    [0.75, 0.25],
  ],
])('%s: shots last as long as the list says', (prompt, shares) => {
  expect(read(prompt).shots.map(({ share }) => share)).toEqual(shares)
})
