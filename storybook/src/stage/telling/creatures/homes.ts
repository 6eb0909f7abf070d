import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { inTheCage, isCage } from './cages.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { withSubject, withEach } from '../retold.ts'
import { building, atBeaverDam } from './builders.ts'
import { onTheEggs, inTheNest, outOfTheEgg, inTheEgg } from './broods.ts'
import { unseen } from '../without.ts'

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
  const told = withDeed(cage ? unseen(shot, cage) : shot, runner, runs)
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
  return ball ? unseen(told, ball) : told
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
  if (!SMALL.test(who.noun)) return { ...unseen(shot, straw), place }
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

/** What a spider has caught hangs in its web. */
function inTheWeb(shot: Shot): Shot {
  const spider = shot.subjects.find(({ noun }) => /\b(spider|tarantula)$/u.test(noun))
  const web = shot.subjects.find(({ noun }) => /\b(cob)?web$/u.test(noun))
  const [first] = spider?.actions ?? []
  const prey = shot.subjects.find(({ id }) => id === first?.target)
  if (!spider || !first || !prey || !/^(catch|eat|hunt|trap|wrap|hold)/u.test(first.verb))
    return shot
  const traps: Action = doing('trap-prey', { prop: prey.noun })
  const told = unseen(withDeed(shot, spider, traps), prey)
  return { ...(web ? unseen(told, web) : told), place: shot.place ?? 'garden' }
}

/** A beetle rolls its ball before it and not itself. */
function afterTheBall(shot: Shot): Shot {
  const beetle = shot.subjects.find(({ noun }) => /\b(beetle|scarab)$/u.test(noun))
  const [first] = beetle?.actions ?? []
  if (!beetle || !first || !/^(roll|push)/u.test(first.verb)) return shot
  const ball = shot.subjects.find(({ id, noun }) => id === first.target || /\bball$/u.test(noun))
  const told = withDeed(shot, beetle, doing('roll-ball'))
  return ball && ball.id !== beetle.id ? unseen(told, ball) : told
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
    ...unseen(withDeed(shot, bird, doing('tug-worm')), worm),
    place: shot.place ?? 'garden',
  }
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
