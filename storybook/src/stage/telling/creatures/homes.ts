import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { inTheCage, isCage } from './cages.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed, without } from './told.ts'
import { withSubject, withEach } from '../retold.ts'

/** The wheel that hamsters run in is not a car's, and it goes round them. */
function inTheWheel(shot: Shot): Shot {
  const wheel = shot.subjects.find(({ noun }) => /\bwheel$/u.test(noun))
  const runner = shot.subjects.find(({ noun }) =>
    /\b(hamster|mouse|gerbil|rat|squirrel|guinea pig)$/u.test(noun),
  )
  if (!wheel || !runner) return shot
  const cage = shot.subjects.find(isCage)
  const prop = cage ? 'pet cage' : null
  const runs: Action = doing('run-wheel', { target: wheel.id, prop })
  const told = withDeed(cage ? without(shot, cage) : shot, runner, runs)
  return {
    ...withSubject(told, wheel, { noun: 'hamster wheel', picture: 'prop:hamster-wheel' }),
    relations: told.relations.filter(({ to }) => to !== wheel.id),
  }
}

/** Who is in the shower stands under it, and it runs. */
function underTheShower(shot: Shot): Shot {
  const [only, more] = shot.subjects
  const idle = only?.actions.every(({ verb }) => /^(stand|sing|bathe|wash|clean)$/u.test(verb))
  const bathes = only && !more && idle === true && /\bshower$/u.test(shot.place ?? '')
  const lives = only && (ANIMALS.has(only.kind) || only.kind === 'person')
  return bathes && lives ? withDeed(shot, only, doing('shower')) : shot
}

const BALLS = /\b(hamster ball|zorb(?: ball)?)$/u

/** The ball that a hamster is in is clear, and it runs in it. */
function inTheBall(shot: Shot): Shot {
  const balls = new Set(
    shot.subjects.filter(({ noun }) => /\b(ball|zorb)$/u.test(noun)).map(({ id }) => id),
  )
  const inside = shot.relations.find(
    ({ from, relation, to }) => relation === 'inside' && balls.has(to) && isBeast(shot, from),
  )
  const runner = shot.subjects.find(
    ({ id, kind, actions }) =>
      id === inside?.from ||
      (ANIMALS.has(kind) && actions.some(({ prop }) => BALLS.test(prop ?? ''))),
  )
  if (!runner || runner.count > 1) return shot
  const told = withDeed(shot, runner, doing('run-ball'))
  const ball = shot.subjects.find(({ id }) => id === inside?.to)
  return ball ? without(told, ball) : told
}

const ROOFS = /\b(mushroom|toadstool|leaf|fern|flower|umbrella mushroom)$/u

/** Who shelters under a mushroom has its cap overhead: it is as tall as a house for a mouse. */
function shelter(shot: Shot): Shot {
  const roofs = shot.relations
    .filter(({ from, relation }) => relation === 'under' && isBeast(shot, from))
    .map(({ to }) => to)
  return withEach(shot, (each) =>
    roofs.includes(each.id) && ROOFS.test(each.noun) ? { ...each, size: 'giant' as const } : each,
  )
}

function isBeast({ subjects }: Shot, id: string): boolean {
  return subjects.some((each) => each.id === id && ANIMALS.has(each.kind))
}

const MAKES =
  /^(spin|knit|weave|sew|make|cook|build|rotate|hammer|walk|construct|lay-bricks|craft|repair|weave-basket|work|play|build-.*)$/u

interface Home {
  readonly builder: RegExp
  readonly home: RegExp
  readonly deed: string
  readonly place: string | null
}

/** Who builds what, and the dance in which it is seen to grow. */
const BUILT: readonly Home[] = [
  { builder: /\bspider$/u, home: /\b(cob)?web$/u, deed: 'spin-web', place: 'forest' },
  { builder: /\bbeaver$/u, home: /\b(dam|lodge)$/u, deed: 'build-dam', place: 'river' },
  { builder: /./u, home: /\bnest$/u, deed: 'nest', place: null },
  { builder: /bee$/u, home: /\b(honeycomb|hive|comb|honey)$/u, deed: 'build-comb', place: null },
]

/** What one animal builds grows before our eyes; what many build grows among them. */
function building(shot: Shot): Shot {
  const builder = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && MAKES.test(actions[0]?.verb ?? ''),
  )
  const [deed] = builder?.actions ?? []
  if (!builder || !deed) return shot
  const named = shot.subjects.find(({ id, noun }) => id === deed.target || noun === deed.prop)
  const noun = named?.noun ?? deed.prop ?? ''
  if (isHeaped(noun, builder)) return heapUp(shot, builder, named)
  const row = BUILT.find(({ builder: who, home }) => who.test(builder.noun) && home.test(noun))
  if (!row) return shot
  const told = withDeed(shot, builder, doing(row.deed))
  const place = shot.place ?? row.place
  return { ...(named ? without(told, named) : told), place }
}

const AT_REST = /^(sit|stand|sleep|rest|eat|swim|dive|look|lie)$/u

/** The dam of beavers is of branches and in a river: they build it, or rest beside it. */
function atBeaverDam(shot: Shot): Shot {
  const beaver = shot.subjects.find(({ noun }) => /\bbeaver$/u.test(noun))
  if (!beaver || !/\b(dam|lodge)$/u.test(shot.place ?? '')) return shot
  const there = { ...shot, place: 'river' }
  if (!AT_REST.test(beaver.actions[0]?.verb ?? '')) {
    const load = shot.subjects.find(({ noun }) => /\b(branch|twig|stick|log)$/u.test(noun))
    const told = withDeed(there, beaver, doing('build-dam'))
    return load ? without(told, load) : told
  }
  const dam: Subject = {
    ...beaver,
    id: `${beaver.id} dam`,
    noun: 'beaver dam',
    words: 'beaver dam',
    kind: 'nature',
    picture: 'prop:beaver-dam',
    count: 1,
    size: 'normal',
    colour: null,
    actions: [],
  }
  const beside: Relation = { from: beaver.id, relation: 'next-to', to: dam.id }
  return { ...there, subjects: [...shot.subjects, dam], relations: [...shot.relations, beside] }
}

const SMALL =
  /\b(kitten|cat|hen|chicken|rooster|chick|mouse|rat|hamster|rabbit|bunny|puppy|duckling|hedgehog|piglet|guinea pig)$/u

/** Straw that somebody sleeps in is a bed, and none to drink with. */
function inTheStraw(shot: Shot): Shot {
  const straw = shot.subjects.find(({ noun }) => /\bstraw$/u.test(noun))
  const lies = shot.relations.find(
    ({ relation, to }) => /^(inside|on)$/u.test(relation) && to === straw?.id,
  )
  const who = shot.subjects.find(({ id, kind }) => id === lies?.from && ANIMALS.has(kind))
  if (!straw || !lies || !who) return shot
  const place = shot.place ?? 'barn interior'
  // No nest has room for a foal: straw lies about on the floor.
  if (!SMALL.test(who.noun)) return { ...without(shot, straw), place }
  const bed: Subject = { ...straw, noun: 'nest', kind: 'thing', picture: 'prop:nest', count: 1 }
  return {
    ...withEach(shot, (each) =>
      each === straw ? { ...bed, colour: bed.colour ?? 'yellow' } : each,
    ),
    place,
    relations: shot.relations.map((each) =>
      each === lies ? { ...each, relation: 'inside' as const } : each,
    ),
  }
}

function isHeaped(noun: string, { count }: Subject): boolean {
  if (/\b(anthill|ant hill|mound)$/u.test(noun)) return true
  return count > 2 && /\b(honeycomb|hive|honey)$/u.test(noun)
}

/** Round a hill that grows. */
function heapUp(shot: Shot, builders: Subject, named: Subject | undefined): Shot {
  const bees = builders.kind === 'insect' && /bee|wasp|hornet/u.test(builders.noun)
  const hill: Subject = {
    ...(named ?? { ...builders, id: `${builders.id} hill`, words: 'anthill' }),
    noun: bees ? 'honeycomb' : 'anthill',
    kind: 'nature',
    count: 1,
    picture: bees ? 'prop:honeycomb' : 'prop:anthill',
    actions: [doing('grow')],
  }
  const told = withDeed(
    named ? without(shot, named) : shot,
    builders,
    doing(bees ? 'hover' : 'crawl'),
  )
  const around: Relation = { from: builders.id, relation: 'around', to: hill.id }
  return {
    ...told,
    place: shot.place ?? (bees ? 'garden' : 'forest'),
    subjects: [...told.subjects, hill],
    relations: [...told.relations, around],
  }
}

/** A hen on her eggs sits in a nest, and they are under her. */
function onTheEggs(shot: Shot): Shot {
  const eggs = shot.subjects.find(({ noun }) => /\b(egg|clutch)s?$/u.test(noun))
  const sits = shot.relations.find(({ relation, to }) => relation === 'on' && to === eggs?.id)
  const bird = shot.subjects.find(({ id, kind }) => id === sits?.from && kind === 'bird')
  const broods = shot.subjects.find(laysEggs) ?? bird
  if (!broods) return shot
  const nest = shot.subjects.find(({ noun }) => /\bnest$/u.test(noun))
  const told = withDeed(eggs ? without(shot, eggs) : shot, broods, doing('brood'))
  return nest ? without(told, nest) : told
}

function laysEggs({ kind, actions }: Subject): boolean {
  const [first] = actions
  if (!first || !ANIMALS.has(kind)) return false
  const lays = /^(lie|lay)$/u.test(first.verb) && /\beggs?$/u.test(first.prop ?? '')
  return lays || first.verb === 'brood'
}

/** What a spider has caught hangs in its web. */
function inTheWeb(shot: Shot): Shot {
  const spider = shot.subjects.find(({ noun }) => /\b(spider|tarantula)$/u.test(noun))
  const web = shot.subjects.find(({ noun }) => /\b(cob)?web$/u.test(noun))
  const [first] = spider?.actions ?? []
  const prey = shot.subjects.find(({ id }) => id === first?.target)
  if (!spider || !first || !prey || !/^(catch|eat|hunt|trap|wrap|hold)/u.test(first.verb))
    return shot
  const traps: Action = doing('trap-prey', { prop: prey.noun })
  const told = without(withDeed(shot, spider, traps), prey)
  return { ...(web ? without(told, web) : told), place: shot.place ?? 'garden' }
}

const PARENT_FEEDS = /^(feed|eat|spoon-feed|bottle-feed|feed-.*)$/u

/** Birds feed their young in the nest. */
function inTheNest(shot: Shot): Shot {
  const bird = shot.subjects.find(
    ({ kind, actions }) => kind === 'bird' && PARENT_FEEDS.test(actions[0]?.verb ?? ''),
  )
  const young = shot.subjects.find(({ id }) => id === bird?.actions[0]?.target)
  if (
    !bird ||
    !young ||
    !/^baby |\b(chick|fledgling|nestling|eaglet|owlet|young)$/u.test(young.noun)
  )
    return shot
  const nest = shot.subjects.find(({ noun }) => /\bnest$/u.test(noun))
  const told = without(withDeed(shot, bird, doing('feed-young')), young)
  return { ...(nest ? without(told, nest) : told), place: shot.place ?? 'forest' }
}

/** A beetle rolls its ball before it and not itself. */
function afterTheBall(shot: Shot): Shot {
  const beetle = shot.subjects.find(({ noun }) => /\b(beetle|scarab)$/u.test(noun))
  const [first] = beetle?.actions ?? []
  if (!beetle || !first || !/^(roll|push)/u.test(first.verb)) return shot
  const ball = shot.subjects.find(({ id, noun }) => id === first.target || /\bball$/u.test(noun))
  const told = withDeed(shot, beetle, doing('roll-ball'))
  return ball && ball.id !== beetle.id ? without(told, ball) : told
}

/** A worm that a bird pulls at is still half in the ground. */
function outOfTheGround(shot: Shot): Shot {
  const worm = shot.subjects.find(({ noun }) => /\bworm$/u.test(noun))
  const bird = shot.subjects.find(
    ({ kind, actions }) =>
      kind === 'bird' && /^(pull|catch|tug|eat|pick|dig|peck|hunt)/u.test(actions[0]?.verb ?? ''),
  )
  if (!worm || !bird || bird.actions[0]?.target !== worm.id) return shot
  return {
    ...without(withDeed(shot, bird, doing('tug-worm')), worm),
    place: shot.place ?? 'garden',
  }
}

/** Who hatches is seen to come out of an egg, in the colour of the one that is named. */
function outOfTheEgg(shot: Shot): Shot {
  const young = shot.subjects.find(
    ({ kind, count, actions }) => ANIMALS.has(kind) && count === 1 && actions[0]?.verb === 'hatch',
  )
  const egg = shot.subjects.find(({ noun }) => /\begg$/u.test(noun))
  if (!young) return shot
  const prop = [egg?.colour, 'egg'].filter(Boolean).join(' ')
  // Even a dragon is as small as its egg.
  const told = withSubject(shot, young, { size: 'tiny', actions: [doing('hatch-out', { prop })] })
  return egg ? without(told, egg) : told
}

/** A glass that is pushed while there is a table is pushed over its edge. */
function offTheTable(shot: Shot): Shot {
  const table = shot.subjects.find(({ noun }) => /\b(table|desk|shelf|counter)$/u.test(noun))
  const cat = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && actions[0]?.verb === 'push',
  )
  const [deed] = cat?.actions ?? []
  if (!table || !cat || !deed?.prop || deed.target !== null) return shot
  return withDeed(shot, cat, { ...deed, target: table.id, way: 'off' })
}

/** The chick that an egg hatches into comes with the egg. */
function inTheEgg(shot: Shot): Shot {
  const egg = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'hatch'))
  const chick = shot.subjects.find(
    ({ id, noun, count }) => id !== egg?.id && count === 1 && /\b(chick|baby bird)$/u.test(noun),
  )
  return egg && chick ? without(shot, chick) : shot
}

/** What animals build and hatch from. */
export const HOME_TALES: readonly ((shot: Shot) => Shot)[] = [
  inTheWheel,
  inTheBall,
  underTheShower,
  inTheCage,
  atBeaverDam,
  building,
  inTheStraw,
  inTheWeb,
  onTheEggs,
  inTheNest,
  outOfTheGround,
  afterTheBall,
  outOfTheEgg,
  inTheEgg,
  offTheTable,
  shelter,
]
