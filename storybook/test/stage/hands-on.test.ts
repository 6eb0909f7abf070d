import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('There is no shot.')
  return rehearse(shot)
}

const nouns = ({ subjects }: Shot) => subjects.map(({ noun }) => noun)
const firstVerb = ({ subjects: [lead] }: Shot) => lead?.actions[0]?.verb

describe('hands are on what they work at', () => {
  it.each([
    ["a person is braiding a horse's mane", 'braid-mane', 'farm'],
    ['a cowboy saddles a horse', 'saddle-horse', 'farm'],
    ['a farrier shoes a horse', 'shoe-horse', 'farm'],
    ['a vet vaccinates a cat', 'inject-beast', 'veterinary clinic'],
    ["a vet bandages a dog's leg", 'bandage-beast', 'veterinary clinic'],
    ['a vet examines a parrot', 'examine-beast', 'veterinary clinic'],
    ['a hairdresser blow-dries a poodle', 'dry-beast', null],
    ["a girl paints her dog's nails", 'file-claws', null],
    ['a girl dresses her cat', 'pet-beast', null],
    ["a doctor listens to a teddy bear's heart", 'examine-thing', null],
    ['a cat knocks over a vase', 'knock-over', null],
    ['two lumberjacks carry a log', 'carry-between', null],
    ['a girl unlocks a treasure chest', 'open-lid', null],
    ['mice steal cheese from the counter', 'run', 'kitchen'],
    ['a boy tips over a lamp', 'knock-over', null],
    ['a pizza delivery man rings the doorbell', 'knock-door', 'house'],
    ['a woman opens the door', 'open-door', 'house'],
  ])('%s', (prompt, verb, place) => {
    const shot = told(prompt)
    expect([firstVerb(shot), shot.place]).toEqual([verb, place])
  })

  it.each([
    ["close-up of a chef's hands chopping carrots", 'carrot', 'hand-cut'],
    ["close-up of a woman's hands threading a needle", 'needle', 'hand-thread'],
    ['close-up of hands tying shoelaces on red sneakers', 'sneaker', 'hand-tie'],
    ["close-up of a gardener's hands planting a seedling", 'seedling', 'hand-plant'],
    ['close-up of hands peeling an orange', 'tangerine', 'hand-cut'],
    ['close-up of two hands holding each other, elderly couple', 'handclasp', undefined],
    ["close-up of a mother's hand holding her baby's hand", 'handclasp', undefined],
    ["close-up of a barista's hands pouring latte art into a cup", 'latte art', 'pour'],
  ])('%s shows nothing but the hands and their thing', (prompt, noun, verb) => {
    const shot = told(prompt)
    expect([nouns(shot), firstVerb(shot)]).toEqual([[noun], verb])
  })

  it.each([
    ["a father ties his son's shoes", 'tend-foot'],
    ["a girl paints her sister's nails", 'tend-hand'],
    ["a woman fixes her husband's tie", 'tend-neck'],
    ["a boy pulls his sister's hair", 'pull-hair'],
    ["a trainer stretches a runner's leg", 'stretch-leg'],
    ["a friend signs her friend's cast", 'tend-hand'],
    ['a mother puts a red hat on her son', 'put-on-other'],
    ['a woman puts makeup on her daughter', 'makeup-other'],
    ['a mother washes her son', 'bathe-other'],
    ['a mother dresses her toddler', 'tend-front'],
    ['an old woman hits a burglar with an umbrella', 'wallop'],
    ['a woman attacks a bear with a broom', 'wallop'],
    ['a goalkeeper catches a chicken', 'catch'],
    ['a sailor kisses a mermaid', 'kiss'],
    ["a hairdresser blow-dries a woman's hair", 'dry-other'],
    ['a magician blindfolds a woman', 'blindfold-other'],
    ['a wrestler lifts another wrestler above his head', 'bear-overhead'],
    ['a strongman lifts a pony', 'bear-overhead'],
    ['a queen crowns a boy', 'crown-other'],
    ['a mother tucks in her son', 'tuck-in'],
    ['a boy gives a puppy to a girl', 'give'],
    ['a boy shows a frog to his mother', 'give'],
    ['a girl covers a horse with a blanket', 'blanket-beast'],
    ['a boy climbs onto an elephant', 'ride'],
    ["a thief picks an old man's pocket", 'pick-pocket'],
    ['a fairy grants a wish to a boy', 'magic'],
    ['a boy pushes his friend into the pool', 'shove'],
    ['a girl washes an elephant', 'wash-beast'],
    ['a vet measures a giraffe', 'measure-beast'],
    ["a crab pinches a man's toe", 'nip'],
    ['a cat scratches the sofa', 'claw'],
    ['a giant picks up a house', 'bear-overhead'],
    ["a girl pulls a thorn from a dog's paw", 'bandage-beast'],
    ['the king knights a soldier', 'dub-knight'],
    ['a boy pokes a bear with a stick', 'poke'],
    ['a cowboy ties a thief to a tree', 'tie-up'],
    ['a firefighter carries a kitten down a ladder', 'bear-down-ladder'],
  ])('%s, who is there', (prompt, verb) => {
    const { subjects } = told(prompt)
    expect([subjects.length, subjects[0]?.actions[0]?.verb]).toEqual([2, verb])
    expect(subjects[0]?.actions[0]?.target).toBe(subjects[1]?.id)
  })

  it.each([
    ['a locksmith picks a lock', 'pick-lock', null],
    ['a roofer nails shingles on a roof', 'mend-roof', 'tin roof'],
    ['a fishmonger weighs a fish', 'weigh-thing', 'market'],
    ['a woman defrosts the freezer', 'handle-thing', 'kitchen'],
  ])('%s where it is done', (prompt, verb, place) => {
    const shot = told(prompt)
    expect([firstVerb(shot), shot.place]).toEqual([verb, place])
  })

  it('who is shaved by a barber is a man in foam', () => {
    const shot = told('a barber shaves a customer')
    expect([firstVerb(shot), shot.subjects[1]?.person?.gender]).toEqual(['shave-beard', 'man'])
  })

  it('an opponent is dressed for the same sport', () => {
    const shot = told('a fencer lunges at his opponent')
    expect(shot.subjects.map(({ person }) => person?.role)).toEqual(['fencer', 'fencer'])
  })

  it('a chess player beats nobody with fists', () => {
    expect(firstVerb(told('a chess player beats his opponent'))).toBe('play-chess')
  })

  it('who draws on a wall stands at it, and the flowers are on it', () => {
    const child = told('a child draws on the wall with crayons')
    expect([nouns(child), firstVerb(child)]).toEqual([['child'], 'draw-on-wall'])
    const painter = told('a woman paints flowers on a wall')
    expect([nouns(painter), painter.subjects[0]?.actions[0]?.prop]).toEqual([['woman'], 'flower'])
  })

  it('a rail is slid down, a tower stands behind, and glasses fall with their tray', () => {
    const skater = told('a teenager is skateboarding down the handrail of a staircase')
    expect([nouns(skater), firstVerb(skater)]).toEqual([['teenager'], 'grind-rail'])
    expect(firstVerb(told('a boy slides down the banister'))).toBe('slide-rail')
    const [relation] = told('a man dances under the eiffel tower').relations
    expect(relation?.relation).toBe('in-front-of')
    const waiter = told('a waiter drops a tray of glasses')
    expect(waiter.subjects[0]?.actions[0]?.prop).toBe('tray of wine glass')
  })

  it.each([
    ['a boy pats a horse on the neck', 'pet-beast'],
    ['a dog groomer trims a poodle', 'shave-sheep'],
    ["a makeup artist paints a woman's face", 'makeup-other'],
    ['a woman bathes a baby in a tub', 'bathe-other'],
    ["a nurse takes a patient's blood pressure", 'take-pulse'],
    ['a glassblower blows a vase', 'blow-glass'],
    ['a lumberjack saws a log', 'saw-log'],
    ['a pharmacist counts pills', 'count-things'],
    ['a person is scrubbing a bathtub', 'wash-thing'],
    ['a person is spinning a basketball on his finger', 'spin-ball'],
  ])('%s', (prompt, verb) => {
    expect(firstVerb(told(prompt))).toBe(verb)
  })

  it('who follows somebody walks behind, and nobody flees', () => {
    const { subjects, relations } = told('a puppy follows an old man')
    expect(subjects.map(({ actions }) => actions[0]?.verb)).toEqual(['walk', 'walk'])
    expect(relations.map(({ relation }) => relation)).toEqual(['left-of'])
  })

  it('who sleeps in a hat does not wear it', () => {
    const { relations } = told('a kitten sleeps in a hat')
    expect(relations.map(({ relation }) => relation)).toEqual(['inside'])
  })
})
