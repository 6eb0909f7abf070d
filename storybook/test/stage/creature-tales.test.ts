import { describe, expect, test } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { castSubject } from '../../src/cast/cast.ts'
import { createRandom } from '../../src/scene/random.ts'
import { findDeed } from '../../src/stage/actions/actions.ts'
import { block, only, playersOf } from './blocked.ts'

const ALONE = {
  partner: null,
  object: null,
  find: () => null,
  seconds: 4,
  tempo: 1,
  room: 0,
  ground: 'floor',
} as const

function rehearsed(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return rehearse(shot)
}

/** Where it plays, and who does what. */
function told({ place, subjects }: Shot): string {
  const who = subjects.map(({ noun, actions }) =>
    [noun, ...actions.slice(0, 1).map(({ verb }) => verb)].join(' '),
  )
  return [place ?? 'anywhere', ...who].join('; ')
}

describe('what animals build and do is told so that it can be seen', () => {
  test.each([
    ['a spider weaves a web', 'forest; spider spin-web'],
    ['a shark circles a fisherman in a small boat', 'ocean; shark swim; fisherman; boat'],
    ['a puppy and a kitten share a bowl of milk', 'anywhere; puppy share-bowl; kitten share-bowl'],
    ['a goose bites a jogger', 'anywhere; goose chase; jogger flee'],
    ['a mother wakes her son', 'bedroom; mother point; son wake-up'],
    [
      'a snake charmer plays a flute for a cobra',
      'market; snake charmer play-flute; cobra; basket',
    ],
    ['a detective handcuffs a pirate', 'anywhere; detective arrest; pirate'],
    ['a prankster trips a waiter', 'anywhere; prankster laugh; waiter faceplant'],
    ['a baby elephant taking a bath', 'bathroom; baby elephant; bubble bath'],
    ['a tiger bathing', 'river; tiger bathe'],
    ['a chameleon catches a fly with its tongue', 'anywhere; chameleon tongue-catch'],
    ['a toad snatches a butterfly from the air', 'anywhere; toad tongue-catch'],
    ['a polar bear stands on a tiny melting iceberg', 'iceberg; polar bear stand; ice floe melt'],
    ['a seal sleeps on an ice floe', 'iceberg; seal sleep; ice floe'],
    ['a walrus on a floating piece of ice', 'iceberg; walrus; ice floe'],
    ['a ship sails past an iceberg', 'iceberg; ship sail'],
    ['a cat sits on the windowsill and watches birds', 'windowsill; cat sit'],
    ['a mouse pulls a huge piece of cheese into its hole', 'skirting board; mouse drag-home'],
    ['a mouse peeks out of its hole', 'skirting board; mouse peep-from-hole'],
    ['a rabbit peeks out of its hole', 'anywhere; rabbit pop-out'],
    ['a grizzly bear scratches its back on a tree', 'anywhere; grizzly bear rub-back'],
    ['a cat rubs its head against a woman', 'anywhere; cat nuzzle; woman'],
    ['two swans form a heart with their necks', 'anywhere; swan nuzzle'],
    ['two swans on a lake, their necks forming a heart', 'lake; swan nuzzle'],
    ['a baby elephant plays with a big red ball', 'anywhere; baby elephant play'],
    ['a seal tosses a ball', 'anywhere; seal play'],
    ['two puppies play with a ball', 'anywhere; puppy pass-ball'],
    ['a crocodile lurks in a swamp, only its eyes above the water', 'swamp; crocodile lie-low'],
    ['an alligator lurks in the river', 'river; alligator lie-low'],
    ['a hippo in a river with just its ears and eyes visible', 'river; hippo lie-low'],
    ['a tiger lurks in the grass', 'grass; tiger lurk'],
    ['a shark fin cuts through the water', 'sea; shark fin swim'],
    ['a choir of frogs conducted by a hedgehog', 'anywhere; frog sing; hedgehog conduct'],
    ['a class of children learns math', 'classroom; child write'],
    ['an owl teaches a class of mice in a forest', 'forest; owl teach; mouse'],
    ['a jury of cats listens to a dog lawyer', 'courtroom; cat; dog talk'],
    ['a frog teaches a class of ducklings, chalkboard', 'classroom; frog teach; duckling'],
    ['a beaver builds a dam', 'river; beaver build-dam'],
    ['a bird builds a nest', 'anywhere; bird nest'],
    ['ants build an anthill', 'forest; ant crawl; anthill grow'],
    ['honeybees build a honeycomb', 'garden; honeybee hover; honeycomb grow'],
    ['a family of bears fishes for salmon in a river', 'river; bear catch-fish; baby bear'],
    ['a bear catches salmon', 'river; bear catch-fish'],
    ['a hen sits on her eggs', 'anywhere; hen brood'],
    ['a bird feeds its chicks in a nest', 'forest; bird feed-young'],
    ['a robin pulls a worm out of the ground', 'garden; robin tug-worm'],
    ['pigeons crowd around an old woman on a square', 'town square; pigeon peck; woman'],
    [
      'sparrows gather around a man who sits on a bench in a park',
      'park; sparrow peck; man sit; bench',
    ],
    ['a beaver gnaws a tree', 'anywhere; beaver gnaw-tree'],
    ['salmon jump up a waterfall', 'waterfall; salmon leap-falls'],
    ['a heron catches a fish in the rain', 'lake; heron stab-fish'],
    ['a narwhal swims under the ice', 'underwater; narwhal swim'],
    ['a dolphin jumps through a hoop', 'ocean; dolphin jump-hoop'],
    ['a beaver drags a branch to its dam', 'river; beaver build-dam'],
    ['a foal lies in the straw', 'barn interior; foal lie'],
    ['a hen sleeps in the straw', 'barn interior; hen sleep; nest'],
    [
      'a mermaid sits on a rock while dolphins leap behind her',
      'beach; mermaid rest-on-rock; dolphin jump',
    ],
    ['a kraken attacks a ship', 'ocean; kraken grapple; ship'],
    ['a cat and a dog cuddle on a sofa', 'anywhere; cat nuzzle; dog; sofa'],
    ['two dogs play tug of war with a rope', 'anywhere; dog tug-of-war'],
    ['ducklings follow their mother into a pond', 'pond; duckling swim; mother swim'],
    ['a chameleon changes colour', 'anywhere; chameleon camouflage'],
    ['a dog licks a baby', 'anywhere; dog lick; baby sit'],
    ['a dog licks an ice cream', 'anywhere; dog eat'],
    ['a flock of starlings swirls over a field', 'field; starling murmur'],
    ['a bear fishes with a rod', 'river; bear fish'],
    ['a baby dragon hatches from a golden egg', 'anywhere; baby dragon hatch-out'],
    ['a cat knocks a glass off the table', 'anywhere; cat push; table'],
    ['nine geese fly south', 'anywhere; goose fly-wedge'],
    ['a kangaroo boxes with a koala', 'boxing ring; kangaroo box; koala take-part'],
    ['a bear hugs a fox', 'anywhere; bear hug; fox take-part'],
    ['a bear hugs her cub', 'anywhere; bear nuzzle; baby bear'],
    ['An elephant washes a baby elephant', 'anywhere; elephant spray; baby elephant'],
    ['A cat washes its kitten', 'anywhere; cat groom-other; kitten'],
    ['a fox dances with a rabbit', 'anywhere; fox waltz; rabbit take-part'],
    ['a black panther prowls', 'anywhere; black panther walk'],
    ['a dragon curls around a pile of gold coins', 'cave; dragon lie; pile of coin'],
    ['a parrot talks to a sailor', 'anywhere; parrot sing; sailor'],
    ['paper cranes come alive and fly away', 'anywhere; paper crane dance'],
    ['an owl delivering a letter at night', 'anywhere; owl fly; letter'],
    ['a dog carrying a newspaper', 'anywhere; dog walk; newspaper'],
    ['an old clock tower at midnight, bats flying', 'anywhere; clock tower; bat fly'],
    ['butterflies lift off', 'anywhere; butterfly take-off'],
    ['a zebra and a lion play chess', 'anywhere; zebra play-chess; lion take-part'],
    ['a dog and a cat share an umbrella', 'anywhere; dog share-umbrella; cat take-part'],
    ['a cheetah sprints after a gazelle', 'anywhere; cheetah chase; gazelle flee'],
    ['an ant carries a leaf many times its size', 'anywhere; ant walk; leaf'],
    ['a pig wallows in the mud', 'anywhere; pig wallow'],
    ['a family of ducks crosses the road', 'road; duck walk; duckling walk'],
    ['a polar bear with two cubs walks', 'anywhere; polar bear walk; baby polar bear walk'],
    ['a lion sleeps on a rock', 'anywhere; lion sleep; flat rock'],
    [
      'a perfume bottle stands on wet rocks, waves around it',
      'beach; perfume bottle stand; flat rock',
    ],
    ['a giant octopus destroys a city', 'skyline; octopus rampage'],
    ['a giant cat knocking over skyscrapers', 'skyline; cat rampage'],
    ['a boy jumping on a pogo stick', 'anywhere; boy; pogo stick jump'],
    ['a giant robot attacks the city, people run away', 'skyline; robot rampage'],
    ['a dog hides behind a couch', 'living room; dog hide-behind'],
    ['a toddler hides behind a curtain', 'living room; toddler hide-behind'],
    [
      'a dog hides behind a couch when the vacuum cleaner comes',
      'living room; dog hide-behind; vacuum cleaner come-in',
    ],
    ['a cat hides under the bed from a thunderstorm', 'bedroom; cat lie; bed'],
    ['puppies play in the snow, their heads pop out of the snow', 'snow; puppy pop-out'],
    ['three rabbits poke their heads out of a hole', 'anywhere; rabbit pop-out'],
    ['two pirate ships battle each other on the ocean', 'ocean; pirate ship exchange-fire'],
    [
      'two pirate ships battling each other as they sail inside a cup of coffee',
      'anywhere; pirate ship exchange-fire; cup of coffee',
    ],
    ['godzilla rampages through tokyo', 'tokyo; godzilla rampage'],
    ['a cat stares at a goldfish in a bowl', 'anywhere; cat look; fishbowl'],
    ['a girl releases fireflies from a glass jar', 'anywhere; girl; firefly; firefly jar'],
    ['a cat stares at fireflies in a jar', 'anywhere; cat look; firefly jar'],
  ])('%s: %s', (prompt, line) => {
    expect(told(rehearsed(prompt))).toBe(line)
  })

  test.each([
    ['a canary sings in a golden cage', 'prop:empty-birdcage'],
    ['a rabbit hops inside its cage', 'prop:pet-cage'],
    ['a lion in a cage roars', 'prop:iron-cage'],
  ])('%s: it is behind the bars of its %s', (prompt, picture) => {
    const { subjects, relations } = rehearsed(prompt)
    expect(subjects[1]?.picture).toBe(picture)
    expect(relations).toEqual([{ from: 's1', relation: 'inside', to: 's2' }])
    const blocking = block(rehearsed(prompt), 1)
    const [held, cage] = [only(blocking, 's1'), only(blocking, 's2')]
    expect(held.at(1).z, 'behind them').toBeGreaterThan(cage.at(1).z)
    expect(held.at(1).y).toBeGreaterThan(cage.at(1).y)
    expect(held.at(1).y + held.at(1).height).toBeLessThan(cage.at(1).y + cage.at(1).height)
  })

  test('who lives in a hollow tree is before the hollow and not in the crown', () => {
    const blocking = block(rehearsed('an owl reads in a hollow tree'), 1)
    const [owl, tree] = [only(blocking, 's1').at(1), only(blocking, 's2').at(1)]
    expect(owl.z).toBeLessThan(tree.z)
    expect(owl.y - tree.y).toBeGreaterThan(0.1 * tree.height)
    expect(owl.y + owl.height).toBeLessThan(tree.y + 0.75 * tree.height)
  })

  test('who feeds the rabbits in a hutch is not in it', () => {
    const { relations, place } = rehearsed('a girl feeds two rabbits in a hutch')
    expect(relations).toEqual([{ from: 's2', relation: 'inside', to: 's3' }])
    expect(place).toBe('garden')
  })

  test('a family in a hollow tree is in there with its young', () => {
    const { relations } = rehearsed('a raccoon family sleeps in a hollow tree')
    expect(relations.map(({ from, relation, to }) => `${from} ${relation} ${to}`)).toEqual([
      's1 inside s2',
      's1 young inside s2',
    ])
  })

  test('who sleeps in a tent has no bed there', () => {
    const { subjects } = rehearsed('a girl sleeps in a tent')
    expect(subjects[0]?.actions[0]?.verb).toBe('sleep-on-ground')
  })

  test('the wheel in a cage is not beside it', () => {
    const { subjects } = rehearsed('a hamster runs in a wheel inside its cage')
    expect(subjects.map(({ noun }) => noun)).toEqual(['hamster', 'hamster wheel'])
    expect(subjects[0]?.actions[0]).toMatchObject({ verb: 'run-wheel', prop: 'pet cage' })
  })

  test('a joey is in the pouch, and other young are on the back', () => {
    const [kangaroo, ...others] = rehearsed('a kangaroo with a joey in its pouch').subjects
    expect(kangaroo?.picture).toBe('prop:kangaroo-with-joey')
    expect(others).toEqual([])
    const { relations } = rehearsed('a baboon carries its baby on its back')
    expect(relations).toEqual([{ from: 's2', relation: 'on', to: 's1' }])
  })

  test('beasts of burden carry on their backs, cats in their mouths', () => {
    const loaded = rehearsed('a donkey carries a basket').relations
    expect(loaded).toEqual([{ from: 's2', relation: 'on', to: 's1' }])
    const held = rehearsed('a mother cat carries her kitten').relations
    expect(held).toMatchObject([{ from: 's1', relation: 'holding' }])
  })

  test('penguins in an orchestra each play an instrument of their own', () => {
    const { subjects } = rehearsed('penguins in bow ties play in an orchestra')
    const played = subjects.flatMap(({ noun, actions }) =>
      noun === 'penguin' ? (actions[0]?.verb ?? '') : [],
    )
    expect(new Set(played).size).toBe(5)
    expect(subjects.some(({ kind }) => kind === 'person')).toBe(false)
  })

  test.each([
    [
      'an octopus plays the drums in an underwater band',
      'underwater; octopus play-drums; crab play-violin; seahorse play-cello',
    ],
    [
      'a bear plays the drums in a rock band',
      'stage; bear play-drums; musician play-electric-guitar; musician sing',
    ],
    [
      'a fox plays the saxophone in a jazz band',
      'stage; fox play-saxophone; musician play-cello; musician play-trumpet',
    ],
    [
      'a girl plays the guitar in a rock band',
      'stage; girl play-guitar; musician play-electric-guitar; musician sing',
    ],
  ])('%s: the instrument that is named is played', (prompt, line) => {
    expect(told(rehearsed(prompt))).toBe(line)
  })

  test('whoever is served by a dog sits up as the dog does', () => {
    const { subjects } = rehearsed('a dog barista serves coffee to a cat')
    expect(subjects.find(({ noun }) => noun === 'cat')?.person?.role).toBe('guest')
  })

  test('who is under the moon is not hung up in the sky', () => {
    expect(rehearsed('a sheep jumps over a fence under a crescent moon').relations).toEqual([])
  })
})

test('nobody heavy hops for pleasure', () => {
  const risesOf = (prompt: string): number[] =>
    block(read(prompt).shots[0] ?? {}, 1).players.map((player) => {
      const heights = Array.from({ length: 40 }, (_, i) => player.at(i / 8).y)
      return (Math.max(...heights) - Math.min(...heights)) / player.at(0).height
    })
  expect(Math.max(...risesOf('an elephant, a zebra and a lion at a lake'))).toBeLessThan(0.02)
  expect(Math.min(...risesOf('a rabbit and a squirrel in a meadow'))).toBeGreaterThan(0.02)
})

test('who shelters under a mushroom has its cap overhead', () => {
  const { players } = block(read('a mouse under a mushroom').shots[0] ?? {}, 1)
  const tall = (noun: string): number =>
    players.find(({ subject }) => subject.noun === noun)?.at(0).height ?? 0
  expect(tall('mushroom')).toBeGreaterThan(1.8 * tall('mouse'))
})

test('a turtle crosses the finish line on its own legs, under a banner', () => {
  const [turtle] = rehearsed('a turtle crosses the finish line').subjects
  if (!turtle) throw new Error('no turtle')
  const actor = castSubject(turtle, { seed: 1 })
  const [action] = turtle.actions
  const deed = action ? findDeed(action, turtle, actor) : null
  const context = { ...ALONE, performer: actor, random: createRandom(1) }
  const names = deed
    ?.perform(context)
    .at(1)
    .companions.map(({ name }) => name)
  expect([actor.kind === 'puppet', names]).toEqual([false, ['finish arch']])
})

test('nectar is of the plant that is named', () => {
  const { subjects } = rehearsed('a hummingbird drinks nectar from a red hibiscus')
  expect(subjects[0]?.actions[0]).toMatchObject({ verb: 'sip-nectar', target: subjects[1]?.id })
})

test('a cat that sits is low from the first instant', () => {
  const lows = ['sits', 'stands'].map((verb) => {
    const [shot] = read(`a cat ${verb} in a garden`).shots
    return only(block(shot!, 1), 's1').performance.at(0).pose.crouch ?? 0
  })
  expect(lows[0]).toBeGreaterThan((lows[1] ?? 0) + 0.3)
})

test('a floe carries a seal on its snow, with the sea about it', () => {
  const [shot] = read('a seal on an ice floe').shots
  const blocking = block(shot!, 1)
  const [seal, floe] = [only(blocking, 's1').at(0), only(blocking, 'floe').at(0)]
  expect(blocking.setting.set.ground).toBe('water')
  expect(seal.y).toBeGreaterThan(floe.y + 0.5 * floe.height)
  expect(seal.y).toBeLessThan(floe.y + 0.85 * floe.height)
})

test('a gliding owl holds its wings out, and beats them seldom', () => {
  const [shot] = read('an owl glides over a frozen forest').shots
  const owl = only(block(shot!, 1), 's1')
  const beats = Array.from({ length: 40 }, (_, i) => owl.performance.at(i / 8).pose.flap)
  expect(beats).not.toContain(undefined)
  expect(beats.filter((beat) => beat === 0).length).toBeGreaterThan(24)
})

test('a mother duck crosses before her ducklings, on a road whose cars wait behind them', () => {
  const shot = rehearsed('a mother duck and five ducklings cross a busy street, cars stop for them')
  expect(told(shot)).toBe('crosswalk; mother duck walk; duckling walk; car wait')
  const blocking = block(shot, 1)
  const [mother, young, cars] = ['s1', 's2', 's3'].map((id) => playersOf(blocking, id))
  for (const each of young ?? []) {
    expect(each.at(0).x).toBeLessThan(mother?.[0]?.at(0).x ?? -99)
    for (const car of cars ?? []) expect(car.at(5).z).toBeGreaterThan(each.at(5).z)
  }
})

test.each([
  ['a tiny fairy sleeps in a tulip', 'prop:open-blossom', 'garden; fairy doze-inside; tulip'],
  ['a girl sits in a walnut shell', 'prop:nut-shell', 'garden; girl sit-inside; walnut shell'],
  ['a kitten sits in a shoe', 'noto:hiking-boot', 'anywhere; kitten sit; shoe'],
  [
    'a hamster sleeps in a shirt pocket',
    'prop:shirt-pocket',
    'anywhere; hamster sleep; shirt pocket',
  ],
  ['a bee sleeps in a flower', 'prop:open-blossom', 'garden; bee sleep; flower'],
])('%s: in it, without a bed', (prompt, picture, line) => {
  const shot = rehearsed(prompt)
  expect(told(shot)).toBe(line)
  expect(shot.subjects[1]?.picture).toBe(picture)
  expect(shot.relations).toEqual([{ from: 's1', relation: 'inside', to: 's2' }])
})

test('a mouse in a nightcap dozes in its cup, and seals of a family share their floe', () => {
  const mouse = rehearsed('a mouse in a nightcap sleeps in a teacup')
  expect(told(mouse)).toBe('kitchen; mouse doze-inside; nightcap; teacup')
  const seals = rehearsed('a baby seal and its mother lie on a drifting ice floe')
  const floe = seals.subjects.find(({ noun }) => noun === 'ice floe')?.id
  expect(seals.relations.filter(({ to }) => to === floe).map(({ from }) => from)).toEqual([
    's1',
    's2',
  ])
})

test('who flies low over a field has it around, not far below', () => {
  const [low] = read('an owl swoops low over a moonlit cornfield').shots
  const [high] = read('an owl swoops over a moonlit cornfield').shots
  expect(low?.place).toBe('cornfield')
  expect(low?.scenery ?? []).not.toContain('far below')
  expect(high?.scenery).toContain('far below')
})

test.each([
  ['a kitten tries to catch a butterfly', 'meadow; kitten pounce-at'],
  ['a puppy chases a red dragonfly in a garden', 'garden; puppy pounce-at'],
])('%s: it leaps and misses', (prompt, line) => {
  expect(told(rehearsed(prompt))).toBe(line)
})

test('who is chased round a tree runs before the other', () => {
  expect(rehearsed('a fox chases a rabbit around a tree').relations).toEqual([
    { from: 's2', relation: 'around', to: 's3' },
    { from: 's1', relation: 'around', to: 's3' },
  ])
})
