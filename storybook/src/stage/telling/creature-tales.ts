import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'

/** What animals and plants are to each other, told as a stage can show it. */
export const CREATURE_TALES: readonly ((shot: Shot) => Shot)[] = [
  atTheFlowers,
  onTheWater,
  onTheIce,
  outOfTheWater,
  fromTheAir,
  overThePads,
  fromTheBowl,
  ofTheGrain,
  underTheSea,
  inTheWheel,
  inTheWeb,
  overTheMoon,
  inTheLamp,
  inTheEgg,
  aboveTheClouds,
  withoutDoubles,
]

const DOES: Omit<Action, 'verb'> = { direction: null, target: null, prop: null, pace: 'normal' }

const FLOWERS = /\b(flower|rose|tulip|sunflower|daisy|blossom|lavender|lily|poppy|lilac)s?$/u
const SIPS = /\b(bee|bumblebee|honeybee|butterfly|hummingbird|moth|wasp)$/u

/** Bees and butterflies go to the flowers that they are said to be near. */
function atTheFlowers(shot: Shot): Shot {
  const guest = shot.subjects.find(({ noun }) => SIPS.test(noun))
  const flower = shot.subjects.find(({ noun }) => FLOWERS.test(noun))
  if (!guest || !flower) return shot
  const between = ({ from, to }: Relation): boolean => from === guest.id && to === flower.id
  const near = guest.actions.some(
    ({ target, verb }) => target === flower.id || verb === 'sip-nectar',
  )
  if (!near && !shot.relations.some(between)) return shot
  const sips: Action = { ...DOES, verb: 'sip-nectar', target: flower.id }
  return {
    ...doing(shot, guest, sips),
    relations: shot.relations.filter((each) => !between(each)),
  }
}

const WATERFOWL = /\b(swan|duck|duckling|goose|pelican|cygnet|mallard|drake|loon)$/u
const WATERS = /lake|pond|river|sea|ocean|water|stream|harbou?r|pool|bay|lagoon|canal/u

/** Swans glide over a lake as swimmers do, not as kites do. */
function onTheWater(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => WATERFOWL.test(noun))
  const [first] = bird?.actions ?? []
  const floats = first ? /^(glide|float|drift|paddle|sail|go)$/u.test(first.verb) : false
  if (!bird || !first || !floats || (shot.place !== null && !WATERS.test(shot.place))) return shot
  return { ...doing(shot, bird, { ...first, verb: 'swim' }), place: shot.place ?? 'lake' }
}

/** Ice that is walked on is a place and no cube. */
function onTheIce(shot: Shot): Shot {
  const ice = shot.subjects.find(({ noun }) => /^(ice|ice floe|snow|frozen lake)$/u.test(noun))
  const stood = shot.relations.some(({ relation, to }) => relation === 'on' && to === ice?.id)
  if (!ice || !stood) return shot
  return { ...without(shot, ice), place: shot.place ?? 'arctic' }
}

/** What an animal eats or drinks from a bowl is in it, and the bowl is as large as the animal needs. */
function fromTheBowl(shot: Shot): Shot {
  const bowl = shot.subjects.find(({ noun }) => /\b(bowl|dish|saucer)$/u.test(noun))
  const eater = shot.subjects.find(({ kind }) => kind === 'animal' || kind === 'bird')
  const [meal] = eater?.actions ?? []
  if (!bowl || !eater || !meal || !/^(eat|drink)$/u.test(meal.verb)) return shot
  return without(doing(shot, eater, { ...meal, prop: 'bowl', target: null }), bowl)
}

/** Grain that is pecked lies about as crumbs and not as a sheaf. */
function ofTheGrain(shot: Shot): Shot {
  const grain = shot.subjects.find(({ noun }) =>
    /^(grain|seed|corn|wheat|rice|crumb)s?$/u.test(noun),
  )
  const bird = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => verb === 'peck' && target === grain?.id),
  )
  if (!grain || !bird) return shot
  return without(doing(shot, bird, { ...DOES, verb: 'peck', prop: 'grain' }), grain)
}

const DRIFTERS = /\b(jellyfish|octopus|squid|seahorse|manta ray|stingray|starfish)$/u

/** Jellyfish float in the sea, not on it. */
function underTheSea(shot: Shot): Shot {
  const [lead] = shot.subjects
  const open = shot.place !== null && /^(ocean|sea|the sea)$/u.test(shot.place)
  if (!lead || !open || !DRIFTERS.test(lead.noun)) return shot
  const [first] = lead.actions
  const verb = first?.verb === 'float' || first?.verb === 'drift' ? 'swim' : first?.verb
  const told = first && verb ? doing(shot, lead, { ...first, verb }) : shot
  return { ...told, place: 'underwater' }
}

const LEAPERS = /\b(whale|dolphin|orca|porpoise|flying fish|salmon|marlin)$/u

/** Who leaps out of the sea is seen from above it. */
function outOfTheWater(shot: Shot): Shot {
  const [lead] = shot.subjects
  const leaps = lead?.actions.some(({ verb }) => /^(jump|hop|dive|breach|leap|flip)$/u.test(verb))
  if (!lead || !leaps || !LEAPERS.test(lead.noun) || shot.place !== null) return shot
  return { ...doing(shot, lead, { ...DOES, verb: 'jump' }), place: 'ocean' }
}

/** The moon that a cow jumps over is not the one in the sky. */
function overTheMoon(shot: Shot): Shot {
  const moon = shot.subjects.find(({ noun, kind }) => kind === 'sky' && /\bmoon$/u.test(noun))
  const over = ({ verb, target }: Action): boolean =>
    /^(jump|hop|leap)$/u.test(verb) && target === moon?.id
  const jumper = shot.subjects.find(({ actions }) => actions.some(over))
  if (!moon || !jumper) return shot
  return without(doing(shot, jumper, { ...DOES, verb: 'jump', prop: 'moon' }), moon)
}

/** The chick that an egg hatches into comes with the egg. */
function inTheEgg(shot: Shot): Shot {
  const egg = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'hatch'))
  const chick = shot.subjects.find(
    ({ id, noun, count }) => id !== egg?.id && count === 1 && /\b(chick|baby bird)$/u.test(noun),
  )
  return egg && chick ? without(shot, chick) : shot
}

/** Genies live in lamps of another kind. */
function inTheLamp(shot: Shot): Shot {
  if (!shot.subjects.some(({ noun }) => /\b(genie|djinn)$/u.test(noun))) return shot
  const subjects = shot.subjects.map((each) =>
    each.noun === 'lamp' ? { ...each, noun: 'magic lamp', picture: 'prop:magic-lamp' } : each,
  )
  return { ...shot, subjects }
}

/** Who flies above the clouds is in the sky, with the clouds of the sky below. */
function aboveTheClouds(shot: Shot): Shot {
  const cloud = shot.subjects.find(({ noun }) => /^clouds?$/u.test(noun))
  const over = ({ relation, to }: Relation): boolean => relation === 'above' && to === cloud?.id
  if (!cloud || cloud.actions.length > 0 || !shot.relations.some(over)) return shot
  return { ...without(shot, cloud), place: shot.place ?? 'sky' }
}

const RAPTORS = /\b(eagle|hawk|falcon|osprey|kingfisher|pelican|seagull|gull|bird)$/u

/** A bird that dives for a fish falls from the air and takes it out of the water. */
function fromTheAir(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => RAPTORS.test(noun))
  const fish = shot.subjects.find(({ kind }) => kind === 'fish')
  const dive = bird?.actions.find(({ verb }) => /^(dive|catch|fish|catch-fish|hunt)$/u.test(verb))
  if (!bird || !dive) return shot
  // A hawk that dives at a mouse is not after fish.
  const other = dive.target !== null && dive.target !== fish?.id
  if (other) return dive.verb === 'dive' ? doing(shot, bird, { ...dive, verb: 'fly' }) : shot
  const stoops: Action = { ...DOES, verb: 'catch-fish', target: fish?.id ?? null }
  return { ...doing(shot, bird, stoops), place: shot.place ?? 'lake' }
}

/** Frogs leap from pad to pad, on the water. */
function overThePads(shot: Shot): Shot {
  const pads = shot.subjects.find(({ noun }) => /\blily ?pads?$/u.test(noun))
  const frog = shot.subjects.find(({ noun }) => /\b(frog|toad)$/u.test(noun))
  const leaps = frog?.actions.some(({ verb }) => /^(jump|hop|leap)$/u.test(verb))
  if (!pads || !frog || !leaps) return shot
  const relations = shot.relations.filter(({ from, to }) => from !== frog.id && to !== frog.id)
  const hops: Action = { ...DOES, verb: 'hop-pads', target: pads.id }
  return { ...doing(shot, frog, hops), relations, place: shot.place ?? 'lake' }
}

/** The wheel that hamsters run in is not a car's, and it goes round them. */
function inTheWheel(shot: Shot): Shot {
  const wheel = shot.subjects.find(({ noun }) => /\bwheel$/u.test(noun))
  const runner = shot.subjects.find(({ noun }) =>
    /\b(hamster|mouse|gerbil|rat|squirrel|guinea pig)$/u.test(noun),
  )
  if (!wheel || !runner) return shot
  const runs: Action = { ...DOES, verb: 'run-wheel', target: wheel.id }
  const told = doing(shot, runner, runs)
  const subjects = told.subjects.map((each) =>
    each.id === wheel.id ? { ...each, noun: 'hamster wheel', picture: 'prop:hamster-wheel' } : each,
  )
  return { ...told, subjects, relations: shot.relations.filter(({ to }) => to !== wheel.id) }
}

/** A spider that spins a web sits in it. */
function inTheWeb(shot: Shot): Shot {
  const web = shot.subjects.find(({ noun }) => /\b(cob)?web$/u.test(noun))
  const spider = shot.subjects.find(({ noun }) => /\bspider$/u.test(noun))
  const [deed] = spider?.actions ?? []
  if (!web || !spider || !deed || !/^(spin|knit|weave|sew|make|build|rotate)/u.test(deed.verb))
    return shot
  const inside: Relation = { from: spider.id, relation: 'inside', to: web.id }
  const relations = shot.relations.filter(({ from, to }) => from !== spider.id && to !== spider.id)
  return { ...doing(shot, spider, { ...DOES, verb: 'swing' }), relations: [...relations, inside] }
}

const HAVE: readonly (readonly [owner: RegExp, own: RegExp])[] = [
  [/\bsquirrel$/u, /\b(nut|acorn|hazelnut)$/u],
  [/\b(birthday cake|cake)$/u, /\bcandles?$/u],
  [/\bchocolate cake$/u, /\b(strawberry|strawberries)$/u],
  [/\bsloth$/u, /\bbranch$/u],
  [/\bsteam train$/u, /\bsmoke$/u],
]

/** What a picture has in its hands already is not laid beside it once more. */
function withoutDoubles(asked: Shot): Shot {
  const shot = { ...asked, subjects: asked.subjects.map(inOneRow) }
  const owns = ({ noun }: Subject): boolean =>
    HAVE.some(
      ([owner, own]) => own.test(noun) && shot.subjects.some((each) => owner.test(each.noun)),
    )
  // Three candles are on every cake; nine must be counted.
  const counted = ({ noun, count }: Subject): boolean => /\bcandle$/u.test(noun) && count > 3
  const doubles = new Set(
    shot.subjects.filter((each) => owns(each) && !counted(each)).map(({ id }) => id),
  )
  if (doubles.size === 0) return shot
  const lit = shot.subjects.some(({ id, noun }) => doubles.has(id) && /\bcandles?$/u.test(noun))
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !doubles.has(id))
      .map((each) => (lit ? withCandles(each) : each)),
    relations: shot.relations.filter(({ from, to }) => !doubles.has(from) && !doubles.has(to)),
  }
}

/** The cake that has candles: they burn, it does not. */
function withCandles(subject: Subject): Subject {
  if (!/\bcake$/u.test(subject.noun)) return subject
  const actions = subject.actions.filter(({ verb }) => verb !== 'burn')
  return { ...subject, picture: 'noto:birthday-cake', actions }
}

/** A row of dominoes is one picture. */
function inOneRow(subject: Subject): Subject {
  return subject.picture === 'prop:dominoes' ? { ...subject, count: 1 } : subject
}

/** The shot without somebody, and without what was said of them. */
function without(shot: Shot, gone: Subject): Shot {
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => id !== gone.id),
    relations: shot.relations.filter(({ from, to }) => from !== gone.id && to !== gone.id),
  }
}

function doing(shot: Shot, who: Subject, action: Action): Shot {
  const subjects = shot.subjects.map((each) =>
    each === who ? { ...each, actions: [action, ...each.actions.slice(1)] } : each,
  )
  return { ...shot, subjects }
}
