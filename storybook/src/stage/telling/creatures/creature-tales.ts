import { MOST_CANDLES } from '../../../cast/props/home/candle-cakes.ts'
import { holdPaws } from './afloat-pairs.ts'
import { catchInAir } from './air-catches.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { bringIt, carryOnBack, onTheirBacks } from './bearers.ts'
import { putOnGloves } from './boxing.ts'
import { CLINGING_TALES } from './clinging.ts'
import { COMPANY_TALES } from './companies.ts'
import { standOnCrag } from './crags.ts'
import { FAMILY_TALES } from './families.ts'
import { aboutTheTower, atTheirFeet, playForBirds, shoalAbout } from './flocks.ts'
import { playFetch, teaseCat } from './fetching.ts'
import { danceUpright, goOnTwoLegs, hugBears, sitAsKings } from './hand-in-hand.ts'
import { HOME_TALES } from './homes.ts'
import { LEGEND_TALES } from './legends.ts'
import { sitOnBranch, sitOnPosts, standOnRoof } from './posts.ts'
import { formShape } from './flock-shapes.ts'
import { comeLast } from './last-in-line.ts'
import { teachByDoing } from './lessons.ts'
import { MEAL_TALES } from './meals.ts'
import { nipOthers } from './nipping.ts'
import { plungeIntoSnow } from './plunges.ts'
import { layWaste } from './rampages.ts'
import { PUBLIC_TALES } from './publics.ts'
import { nestle } from '../cradles.ts'
import { HIDING_TALES } from '../hiding.ts'
import { lieLow } from '../low-roofs.ts'
import { ANIMALS, HOUSEHOLD } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { clashAsGiants } from './titans.ts'
import { shootTongue } from './tongues.ts'
import { WATER_TALES } from './waters.ts'
import { WILD_LIFE_TALES } from './wild-life.ts'
import { withSubject, withEach } from '../retold.ts'
import { unseen, withoutAll } from '../without.ts'

/** What animals and plants are to each other, told as a stage can show it. */
export const CREATURE_TALES: readonly ((shot: Shot) => Shot)[] = [
  ...LEGEND_TALES,
  clashAsGiants,
  ...CLINGING_TALES,
  holdPaws,
  standOnCrag,
  ...WILD_LIFE_TALES,
  teachByDoing,
  playFetch,
  teaseCat,
  catchInAir,
  nipOthers,
  shootTongue,
  plungeIntoSnow,
  bringIt,
  carryOnBack,
  aboutTheTower,
  playForBirds,
  atTheirFeet,
  shoalAbout,
  comeLast,
  sitOnPosts,
  sitOnBranch,
  standOnRoof,
  formShape,
  ...PUBLIC_TALES,
  ...COMPANY_TALES,
  ...MEAL_TALES,
  putOnGloves,
  hugBears,
  goOnTwoLegs,
  danceUpright,
  sitAsKings,
  ...FAMILY_TALES,
  throughTheHoop,
  aboutTheShip,
  layWaste,
  lieLow,
  ...HIDING_TALES,
  ...WATER_TALES,
  ...HOME_TALES,
  overTheMoon,
  inTheLamp,
  aboveTheClouds,
  underOneCloud,
  underTheSky,
  onTheCloud,
  onTheRocks,
  onTheirBacks,
  roundTheBranch,
  withoutDoubles,
  onOneLeg,
  watchFromTheirSeat,
  nestle,
]

const AT_REST = /^(sit|lie|perch|rest)$/u

/** A beast that sits and watches is seen sitting: it does not stand up to look. */
function watchFromTheirSeat(shot: Shot): Shot {
  const seated = (each: Subject): Subject => {
    const [first, ...more] = each.actions
    const rest = more.find(({ verb }) => AT_REST.test(verb))
    if (!first || !rest || !ANIMALS.has(each.kind) || !first.verb.startsWith('look')) return each
    const looks = { ...first, verb: 'look' }
    return { ...each, actions: [rest, looks, ...more.filter((other) => other !== rest)] }
  }
  return withEach(shot, seated)
}

const WADERS = /\b(flamingo|stork|heron|crane|egret|ibis|spoonbill)$/u

/** Waders stand on one leg in their own way, and not as people do who practise it. */
function onOneLeg(shot: Shot): Shot {
  const stands = (each: Subject): Subject => ({
    ...each,
    actions: each.actions.map((action) =>
      action.verb === 'yoga' ? { ...action, verb: 'stand' } : action,
    ),
  })
  return withEach(shot, (each) => (WADERS.test(each.noun) ? stands(each) : each))
}

/** The moon that a cow jumps over is not the one in the sky. */
function overTheMoon(shot: Shot): Shot {
  const moon = shot.subjects.find(({ noun, kind }) => kind === 'sky' && /\bmoon$/u.test(noun))
  const over = ({ verb, target }: Action): boolean =>
    /^(jump|hop|leap)$/u.test(verb) && target === moon?.id
  const jumper = shot.subjects.find(({ actions }) => actions.some(over))
  if (!moon || !jumper) return shot
  const told = withDeed(shot, jumper, doing('jump', { prop: 'moon' }))
  return unseen({ ...told, without: [...shot.without, 'moon'] }, moon)
}

/** A hoop that one jumps through hangs upright. */
function throughTheHoop(shot: Shot): Shot {
  const hoop = shot.subjects.find(({ noun }) => /\b(hoop|ring)$/u.test(noun))
  const through = ({ verb, target }: Action): boolean =>
    /^(jump|hop|leap|dive|fly)$/u.test(verb) && target === hoop?.id
  const jumper = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && actions.some(through),
  )
  if (!hoop || !jumper) return shot
  const fiery = hoop.material === 'fire' || /burn|fire|flam/u.test(hoop.words)
  const leaps: Action = doing('jump-hoop', { prop: fiery ? 'burning hoop' : 'hoop' })
  const wet = jumper.kind === 'fish'
  const told = unseen(withDeed(shot, jumper, leaps), hoop)
  return { ...told, place: shot.place ?? (wet ? 'ocean' : 'circus') }
}

/** Genies live in lamps of another kind. */
function inTheLamp(shot: Shot): Shot {
  if (!shot.subjects.some(({ noun }) => /\b(genie|djinn)$/u.test(noun))) return shot
  return withEach(shot, (each) =>
    each.noun === 'lamp' ? { ...each, noun: 'magic lamp', picture: 'prop:magic-lamp' } : each,
  )
}

/** A cloud that one lands or sleeps on hangs low enough to be seen with who is on it. */
function onTheCloud(shot: Shot): Shot {
  const cloud = shot.subjects.find(({ noun, kind }) => kind === 'sky' && /\bcloud$/u.test(noun))
  const on = shot.relations.some(({ relation, to }) => relation === 'on' && to === cloud?.id)
  if (!cloud || !on) return shot
  return { ...withSubject(shot, cloud, { kind: 'thing' }), place: shot.place ?? 'sky' }
}

const SURF = /\b(waves?|surf|spray|foam|sea|tide)$/u

/** A beast or a bottle on a rock has one that is broad enough; several share it, and waves about it are the sea's. */
function onTheRocks(shot: Shot): Shot {
  const rocks = shot.subjects.find(({ noun }) => /^(rock|boulder|stone)$/u.test(noun))
  const on = shot.relations.find(({ relation, to }) => relation === 'on' && to === rocks?.id)
  const who = shot.subjects.find(({ id }) => id === on?.from)
  if (!rocks || !who || !(ANIMALS.has(who.kind) || HOUSEHOLD.has(who.kind))) return shot
  const waves = shot.subjects.filter(({ noun }) => SURF.test(noun))
  const shore =
    waves.length > 0 ||
    /\b(seal|sea lion|walrus|gull|puffin|crab|iguana|cormorant)$/u.test(who.noun)
  const wild = HOUSEHOLD.has(who.kind) ? 'valley' : null
  return {
    ...waves.reduce(
      unseen,
      withSubject(shot, rocks, { noun: 'flat rock', count: 1, picture: 'prop:flat-rock' }),
    ),
    place: shot.place ?? (shore ? 'beach' : wild),
  }
}

const ARMED = /\b(kraken|octopus|squid|sea monster)$/u
const SEIZES = /^(hug|fight|attack|grab|sink|pull|hold|catch|hunt|nuzzle)$/u

/** A kraken that attacks a ship rises from the sea with its arms about it. */
function aboutTheShip(shot: Shot): Shot {
  const beast = shot.subjects.find(({ noun }) => ARMED.test(noun))
  const deed = beast?.actions.find(({ verb }) => SEIZES.test(verb))
  const ship = shot.subjects.find(({ id }) => id === deed?.target)
  if (!beast || !deed || ship?.kind !== 'boat') return shot
  return {
    ...withSubject(shot, beast, { kind: 'creature', actions: [{ ...deed, verb: 'grapple' }] }),
    // Its arms come out of no bank.
    place: /\b(?:lake|river|pond|harbou?r)\b/u.test(shot.place ?? 'lake') ? 'ocean' : shot.place,
    relations: shot.relations.filter(({ from, to }) => from !== beast.id || to !== ship.id),
  }
}

const COILS = /\b(snake|python|cobra|anaconda|viper|boa)$/u

/** A snake round a branch lies on it in its coils. */
function roundTheBranch(shot: Shot): Shot {
  const snake = shot.subjects.find(({ noun }) => COILS.test(noun))
  const branch = shot.subjects.find(({ noun }) => /\b(branch|bough|tree)$/u.test(noun))
  const relations = shot.relations.map((each): Relation =>
    each.from === snake?.id && each.to === branch?.id && each.relation === 'around'
      ? { ...each, relation: 'on' }
      : each,
  )
  if (!snake || relations.every((each, at) => each === shot.relations[at])) return shot
  return { ...withDeed(shot, snake, doing('sit')), relations }
}

/** Who flies above the clouds is in the sky, with the clouds of the sky below. */
function aboveTheClouds(shot: Shot): Shot {
  const cloud = shot.subjects.find(({ noun }) => /^clouds?$/u.test(noun))
  const over = ({ relation, to }: Relation): boolean => relation === 'above' && to === cloud?.id
  if (!cloud || cloud.actions.length > 0 || !shot.relations.some(over)) return shot
  return { ...unseen(shot, cloud), place: shot.place ?? 'sky' }
}

/** Who is under the moon is on the ground: the moon is where it always is. */
function underTheSky(shot: Shot): Shot {
  const high = new Set(shot.subjects.filter(({ kind }) => kind === 'sky').map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ relation, to }) => !(relation === 'under' && high.has(to)),
  )
  return relations.length === shot.relations.length ? shot : { ...shot, relations }
}

/** One cloud over somebody's head hangs there, and is not one of those at the horizon. */
function underOneCloud(shot: Shot): Shot {
  const cloud = shot.subjects.find(
    ({ kind, noun, count }) => kind === 'sky' && count === 1 && /\bcloud$/u.test(noun),
  )
  const below = shot.relations.find(({ relation, to }) => relation === 'under' && to === cloud?.id)
  if (!cloud || !below || shot.subjects.length > 2) return shot
  const relations = shot.relations.map((each): Relation =>
    each === below ? { from: below.to, relation: 'above', to: below.from } : each,
  )
  return { ...withSubject(shot, cloud, { kind: 'thing' as const }), relations }
}

const HAVE: readonly (readonly [owner: RegExp, own: RegExp])[] = [
  [/\bsquirrel$/u, /\b(nut|acorn|hazelnut)$/u],
  [/\b(birthday cake|cake)$/u, /\bcandles?$/u],
  [/\bchocolate cake$/u, /\b(strawberry|strawberries)$/u],
  [/\bsloth$/u, /\bbranch$/u],
  [/\bisland$/u, /\bpalm( tree)?$/u],
  [/\bsteam train$/u, /\bsmoke$/u],
]

/** What a picture has in its hands already is not laid beside it once more. */
function withoutDoubles(asked: Shot): Shot {
  const shot = withEach(asked, inOneRow)
  const owns = ({ noun, size }: Subject): boolean =>
    size === 'normal' &&
    HAVE.some(
      ([owner, own]) => own.test(noun) && shot.subjects.some((each) => owner.test(each.noun)),
    )
  // More than a cake has room for stand beside it.
  const crowd = ({ noun, count }: Subject): boolean =>
    /\bcandle$/u.test(noun) && count > MOST_CANDLES
  const doubles = new Set(
    shot.subjects.filter((each) => owns(each) && !crowd(each)).map(({ id }) => id),
  )
  if (doubles.size === 0) return shot
  const lit = shot.subjects.find(({ id, noun }) => doubles.has(id) && /\bcandles?$/u.test(noun))
  return withEach(
    withoutAll(shot, ({ id }) => doubles.has(id)),
    (each) => (lit ? withCandles(each, lit.count) : each),
  )
}

/** The cake that has candles: they burn, it does not; Noto's has three. */
function withCandles(subject: Subject, count: number): Subject {
  if (!/\bcake$/u.test(subject.noun)) return subject
  const actions = subject.actions.filter(({ verb }) => verb !== 'burn')
  const picture = count === 3 ? 'noto:birthday-cake' : `prop:candle-cake-${count}`
  const colour = subject.colour ?? (subject.noun.startsWith('chocolate') ? 'brown' : null)
  return { ...subject, picture, actions, colour }
}

/** A row of dominoes is one picture. */
function inOneRow(subject: Subject): Subject {
  return subject.picture === 'prop:dominoes' ? { ...subject, count: 1 } : subject
}
