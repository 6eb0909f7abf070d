import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

/** Who does what, and who holds what. */
function told(prompt: string): string {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const { subjects, relations } = rehearse(shot)
  const names = new Map(subjects.map(({ id, noun }) => [id, noun]))
  const deeds = subjects.map(({ noun, actions: [deed] }) => `${noun} ${deed?.verb ?? '-'}`)
  const held = relations
    .filter(({ relation }) => relation === 'holding')
    .map(({ from, to }) => `${names.get(from)} holds ${names.get(to)}`)
  return [...deeds, ...held].join('; ')
}

test.each([
  ['two old friends laugh on a park bench', 'friend laugh-together'],
  ['two old men laugh on a bench feeding squirrels', 'man laugh-and-feed; squirrel eat'],
  ['two women stand in front of a bench and talk', 'woman talk; bench -'],
  [
    'a grandfather and a girl sit on a bench and feed pigeons',
    'grandfather feed-from-bench; girl feed-from-bench; pigeon peck',
  ],
  [
    'a dog plays fetch with two children in a park',
    'dog fetch-thrown; child throw-for-dog; child cheer',
  ],
  ['two kids play fetch with a dog', 'kid throw-for-dog; kid cheer; dog fetch-thrown'],
  ['a motorcyclist flees from a sandstorm', 'motorcyclist ride-motorcycle'],
  ['a biker does a wheelie down the main street', 'biker wheelie'],
  ['a bmx rider does a backflip over a dirt ramp', 'bmx rider ramp-flip'],
  ['a motocross rider jumps over a big dirt hill', 'motocross rider ramp-jump'],
  ['a relay runner hands the baton to her teammate', 'relay runner pass-baton; teammate run'],
  ['kids hop in a sack race on a meadow', 'kid sack-race'],
  ['a boy dribbles a soccer ball', 'boy dribble-football'],
  ['a volleyball player spikes the ball over the net', 'volleyball player spike-ball'],
  ['a downhill skier races through the red and blue gates', 'skier slalom'],
  ['players in wheelchairs play basketball', 'player wheel-basketball'],
  ['a dog chases a mailman over a fence', 'dog jump; mailman flee; fence -'],
  ['a gymnast does a backflip on the balance beam', 'gymnast beam-flip'],
  ['a gymnast does a backflip', 'gymnast flip'],
  ['a snowboarder flies out of the halfpipe', 'snowboarder board-flip'],
  ['a judoka throws another judoka', 'judoka judo-throw; judoka karate'],
  ['a marathon runner breaks the tape', 'marathon runner finish-race'],
  ['a high jumper arches over the bar', 'high jumper high-jump'],
  ['a skateboarder grinds down a rail in a plaza', 'skateboarder grind-rail'],
  [
    'a string quartet plays in a park',
    'musician play-violin; musician play-cello; musician play-violin; musician play-cello',
  ],
  [
    'three musicians on a stage: a saxophone, a double bass and drums',
    'musician play-saxophone; musician play-cello; musician play-drums',
  ],
  [
    'three mice with two violins and a drum march through a forest',
    'mouse play-violin; mouse play-violin; mouse play-drums',
  ],
  [
    'a cowboy slides a glass along the bar and everyone turns to the door',
    'cowboy slide-thing; person look-at; door -',
  ],
  ['a cook pushes a plate of soup across the table', 'cook slide-thing'],
  ['a boy slides down the slide', 'boy slide'],
  [
    'a giant octopus rises from the sea and wraps its tentacles around a ship',
    'octopus grapple; ship -',
  ],
  [
    'two kids build a snowman, a dog barks and their mother takes a picture',
    'kid build-snowman; dog bark; mother photograph; snowman -',
  ],
  ['a man with roses waits', 'man wait; bouquet of rose -; man holds bouquet of rose'],
  ['sailors raise the sails', 'sailor pull'],
  ['a boy rakes leaves while his sister waves from the porch', 'boy rake; sister wave; house -'],
  ['a man sings by the fire while it snows outside', 'man sing; fireplace -'],
  ['a nurse hands him scissors', 'nurse give'],
  ['two boys play guitar and drums', 'boy play-guitar; boy play-drums'],
  ['an ice sculptor carves a swan with a chainsaw', 'ice sculptor chainsaw; swan -'],
  [
    'an army of knights marches to a castle, banners waving',
    'knight march; banner -; knight holds banner',
  ],
])('%s: %s', (prompt, story) => {
  expect(told(prompt)).toBe(story)
})

/** The film of a prompt as it is blocked. */
const blocked = (prompt: string) => block(read(prompt).shots[0] ?? {}, 1)

test('who is shown a card stands before the referee, and is not in his hand', () => {
  const { players } = blocked('a referee shows a red card to an angry player')
  expect(players.map(({ subject }) => subject.noun)).toContain('player')
})

test('who dunks over a defender leaps from the ground, and the camera stays where it is', () => {
  const { players } = blocked('a basketball player slam dunks over a tall defender')
  const lead = players.find(({ subject }) => subject.noun === 'basketball player')
  const defender = players.find(({ subject }) => subject.noun === 'defender')
  expect(lead?.at(0).y).toBeCloseTo(defender?.at(0).y ?? 0, 1)
  expect(lead?.performance.stays).toBe(true)
})

test.each([
  ['a race car crosses the finish line', 'raceway'],
  ['two robots box in a ring in front of a cheering crowd', 'boxing-ring'],
])('%s: in a %s', (prompt, place) => {
  expect(blocked(prompt).setting.place.id).toBe(place)
})

test('a halfpipe for snowboards is one of snow', () => {
  const [shot] = read('a snowboarder flies out of the halfpipe').shots
  expect(shot && rehearse(shot).season).toBe('winter')
})

test('who boxes in front of a crowd boxes with each other', () => {
  const { players } = blocked('two robots box in a ring in front of a cheering crowd')
  const robots = players.filter(({ subject }) => subject.noun === 'robot')
  expect(robots).toHaveLength(1)
})
