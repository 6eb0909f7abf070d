import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { comeAfter } from './aftermath.ts'
import { LANDSCAPE_TALES } from './landscapes.ts'
import { goAlong, wallOffFields } from './along-ridges.ts'
import { turnOnMusicBox } from './toys.ts'
import { FIELD_TALES } from './field-work.ts'
import { deliver } from './deliveries.ts'
import { LIVING_TALES } from './coming-alive.ts'
import { comeOut } from './coming-out.ts'
import { hazeOver, underOneLamp } from './stage-haze.ts'
import { holdTower } from './at-towers.ts'
import { standBetween } from './between.ts'
import { setOrrery } from './orrery.ts'
import { lightCandles } from './candles.ts'
import { carryTogether } from './carrying.ts'
import { changeInto } from './changing.ts'
import { seeFromBehind } from './from-behind.ts'
import { stopBeforeHouse } from './before-houses.ts'
import { pickUp } from './pick-ups.ts'
import { hangFromCable } from './on-cables.ts'
import { crossOver } from './crossing.ts'
import { dropIt } from './dropping.ts'
import { SOARING_TALES } from './soaring.ts'
import { smashDown } from './smashing.ts'
import { raceToFinish } from './racing.ts'
import { rideSleigh } from './sleigh-ride.ts'
import { burstStar, launchShips, seeEarth } from './space-ships.ts'
import { without } from './without.ts'
import { dripFromSpoon } from './dripping.ts'
import { turnOnPodium } from './turning-plate.ts'
import { goAboard, mount, shareCar, takeSeat } from './mounting.ts'
import { dozeOff } from './dozing.ts'
import { followOn, layTable, lieDown, settle } from './settling.ts'
import { followPrints, smokeFromHome } from './chimneys.ts'
import { cookByItself } from './cooking.ts'
import { assort } from './assortments.ts'
import { workByThemselves } from './things-at-work.ts'
import { besideGiants } from './giant-tops.ts'
import { goAhead, waitAtTheCrossing } from './leading.ts'
import { blockRoad, driveFlock } from './herding.ts'
import { liftUp } from './lifting.ts'
import { flyByMoon } from './moonlit-flight.ts'
import { countMoons } from './moons.ts'
import { writeInSky } from './skywriting.ts'
import { rinseInWater } from './rinsing.ts'
import { serve } from './serving.ts'
import { watchFromHouse } from './house-window.ts'
import { lookDown } from './looking-down.ts'
import { NEAR_TALES } from './from-near.ts'
import { lookOut } from './looking-out.ts'
import { standOnTop } from './on-top.ts'
import { standBeforeMirror } from './mirroring.ts'
import { crawlToSea, downToTheWater, onTheSand, takeDive, onTheBank } from './shores.ts'
import { goDown } from './sinking.ts'
import { leapOverRocks } from './rock-leaping.ts'
import { stealAway } from './stealing.ts'
import { goUpstairs } from './stairs.ts'
import { lieSnow, swayOnPlants, wearSeason } from './seasons.ts'
import { goUnder, hangUp, stowAway } from './stowing.ts'
import { playAtBoard } from './board-games.ts'
import { fightOnGround } from './fighting-grounds.ts'
import { jumpOverGap } from './gap-jumping.ts'
import { breakOnRocks, breakUnderCliff, standOnRocks } from './surf.ts'
import { mindStand, showWares, tendStalls } from './stalls.ts'
import { runThroughSpray } from './through-spray.ts'
import { goUphill } from './uphill.ts'
import { passLands } from './past-lands.ts'
import { passIslands, rideWaves } from './waves.ts'
import { drawIn } from './whirlpools.ts'
import { joinParty, playTogether, spinRecords } from './parties.ts'
import { swordInStone } from './sword-in-stone.ts'
import { takeAway } from './taken-away.ts'
import { passOver } from './passing-over.ts'
import { dragHome } from './creatures/mouse-holes.ts'
import { tugAtOne } from './creatures/families.ts'
import { reachIn } from './creatures/reaching-in.ts'
import { hangFromBranch } from './people/from-branches.ts'
import { CREATURE_TALES } from './creatures/creature-tales.ts'
import { loadUp } from './people/loading.ts'
import { PEOPLE_TALES } from './people/people-tales.ts'
import { fearBelow } from './people/under-beds.ts'
import { wheelAlong } from './people/wheeling.ts'

/** How stories are retold, one after the other. */
const TALES: readonly ((shot: Shot) => Shot)[] = [
  turnOnMusicBox,
  swordInStone,
  takeAway,
  deliver,
  ...LIVING_TALES,
  holdTower,
  raceToFinish,
  ...NEAR_TALES,
  besideGiants,
  ...LANDSCAPE_TALES,
  comeOut,
  fightOnGround,
  playAtBoard,
  lookDown,
  watchFromHouse,
  lookOut,
  standBeforeMirror,
  loadUp,
  carryTogether,
  goUpstairs,
  goUphill,
  standOnRocks,
  standOnTop,
  ...FIELD_TALES,
  breakOnRocks,
  becomePlace,
  breakUnderCliff,
  smokeFromHome,
  followPrints,
  rinseInWater,
  tendStalls,
  mindStand,
  showWares,
  jumpOverGap,
  passIslands,
  passLands,
  rideWaves,
  drawIn,
  liftUp,
  assort,
  workByThemselves,
  cookByItself,
  serve,
  swayOnPlants,
  lieSnow,
  wearSeason,
  lightCandles,
  setOrrery,
  shower,
  seeEarth,
  onTheSand,
  onTheBank,
  crawlToSea,
  countMoons,
  takeDive,
  downToTheWater,
  changeInto,
  stealAway,
  leapOverRocks,
  rideSleigh,
  flyByMoon,
  writeInSky,
  turnOnPodium,
  dripFromSpoon,
  launchShips,
  burstStar,
  hangFromCable,
  stopBeforeHouse,
  pickUp,
  passOver,
  hazeOver,
  underOneLamp,
  crossOver,
  goAlong,
  wallOffFields,
  steerDrone,
  runThroughSpray,
  dropIt,
  smashDown,
  fillBowl,
  dragHome,
  reachIn,
  hangFromBranch,
  tugAtOne,
  haul,
  waitAtTheCrossing,
  goAhead,
  driveFlock,
  blockRoad,
  ...SOARING_TALES,
  standBetween,
  wheelAlong,
  goAboard,
  mount,
  settle,
  lieDown,
  dozeOff,
  layTable,
  followOn,
  shareCar,
  takeSeat,
  fearBelow,
  stowAway,
  hangUp,
  goUnder,
  goDown,
  spinRecords,
  joinParty,
  playTogether,
  ...CREATURE_TALES,
  ...PEOPLE_TALES,
  seeFromBehind,
  comeAfter,
]

/** The same story as a stage tells it best: what the place itself shows is not put up in it a second time. */
export function retell(shot: Shot): Shot {
  return TALES.reduce((told, tell) => tell(told), shot)
}

const SHOWER = 18

/** What rains from the sky is many, and has the open air to itself. */
function shower(shot: Shot): Shot {
  const falls = ({ actions, kind }: Subject): boolean =>
    kind !== 'person' && actions.some(({ verb }) => verb === 'rain-down')
  if (!shot.subjects.some(falls)) return shot
  const subjects = shot.subjects.map((each) =>
    falls(each) ? { ...each, count: Math.max(each.count, SHOWER) } : each,
  )
  return { ...shot, subjects, place: shot.place === 'sky' ? 'street' : (shot.place ?? 'street') }
}

/** An erupting volcano is the whole place, not a picture of one in a meadow. */
function becomePlace(shot: Shot): Shot {
  const land = shot.subjects.find(isLand)
  if (land && shot.place === null && shot.subjects.length > 1)
    return without({ ...shot, place: land.noun }, land)
  const mount = shot.subjects.find(isVolcano)
  if (!mount || (shot.place !== null && !/volcano|mountain|island/u.test(shot.place))) return shot
  return without({ ...shot, place: 'volcano' }, mount)
}

/** One that has a face is nobody's place. */
function isVolcano({ noun, count, emotion }: Subject): boolean {
  return count === 1 && emotion === 'neutral' && /\bvolcano$/u.test(noun)
}

/** Land and water that is only named: who hovers over a lake is there. */
function isLand({ noun, kind, actions, colour, size }: Subject): boolean {
  const plain = actions.length === 0 && colour === null && size === 'normal'
  return (
    plain && kind === 'nature' && /^(lake|river|sea|ocean|pond|canyon|valley|desert)$/u.test(noun)
  )
}

const FREELY: Omit<Action, 'verb'> = {
  direction: null,
  target: null,
  prop: null,
  pace: 'normal',
}

/** Who flies a drone stands below with the controls in hand. */
function steerDrone(shot: Shot): Shot {
  const drone = shot.subjects.find(({ noun }) => /\bdrone$/u.test(noun))
  const flies = ({ verb, target }: Action): boolean => verb === 'fly' && target === drone?.id
  if (!drone || !shot.subjects.some(({ actions }) => actions.some(flies))) return shot
  const steering: Action = { ...FREELY, verb: 'steer' }
  const subjects = shot.subjects.map((each) => {
    if (each.actions.some(flies)) return { ...each, actions: [steering] }
    return each === drone ? { ...each, actions: [{ ...FREELY, verb: 'hover' }] } : each
  })
  const relations = shot.relations.filter(({ to }) => to !== drone.id)
  return { ...shot, place: shot.place ?? 'meadow', subjects, relations }
}

const BOWLS = /\b(bowl|tank|aquarium|jar|glass)$/u

/** A fish in a bowl: of glass, with the fish to be seen in it. */
function fillBowl(shot: Shot): Shot {
  const kept = shot.relations.find(({ from, relation, to }) => {
    const [fish, bowl] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    return relation === 'inside' && fish?.kind === 'fish' && BOWLS.test(bowl?.noun ?? '')
  })
  const fish = shot.subjects.find(({ id }) => id === kept?.from)
  if (!kept || !fish || fish.count > 1) return shot
  const told = without(shot, fish)
  const subjects = told.subjects.map((each): Subject =>
    each.id === kept.to
      ? {
          ...each,
          noun: 'fishbowl',
          kind: 'thing',
          picture: 'prop:fishbowl',
          colour: fish.colour,
          material: null,
        }
      : each,
  )
  return { ...told, subjects }
}

const TEAMS = new Set<Subject['kind']>(['animal', 'creature'])

/** A cart of pumpkins is pulled as one thing; who rides in it steers. */
function isLaden({ id }: Subject, { relations, subjects }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      to === id &&
      relation === 'inside' &&
      subjects.some((each) => each.id === from && each.kind !== 'person'),
  )
}

/** Animals that pull a sled or a cart run, and it comes after them. */
function haul(shot: Shot): Shot {
  const pulls = ({ kind, actions }: Subject): boolean =>
    TEAMS.has(kind) && actions[0]?.verb === 'pull'
  const team = shot.subjects.find(pulls)
  const load = shot.subjects.find(({ id }) => id === team?.actions[0]?.target)
  if (!team || !load || isLaden(load, shot)) return shot
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === team.id) return { ...each, actions: [{ ...FREELY, verb: 'run' }] }
    return each.id === load.id ? { ...each, actions: [{ ...FREELY, verb: 'drive' }] } : each
  })
  const behind: Relation = { from: team.id, relation: 'right-of', to: load.id }
  return { ...shot, subjects, relations: [...shot.relations, behind] }
}
