import type { Shot } from '../../plan/plan.ts'
import { boardTrain } from './boarding.ts'
import { layCoffin } from './people/rites.ts'
import { keepStall } from './people/cook-stalls.ts'
import { setOnTable } from './on-a-table.ts'
import { comeAfter } from './aftermath.ts'
import { LANDSCAPE_TALES } from './landscapes.ts'
import { goAlong, wallOffFields } from './along-ridges.ts'
import { hopOnPogo, turnOnMusicBox } from './toys.ts'
import { FIELD_TALES } from './field-work.ts'
import { deliver } from './deliveries.ts'
import { LIVING_TALES } from './coming-alive.ts'
import { comeOut } from './coming-out.ts'
import { convey } from './conveying.ts'
import { crashInto } from './crashing.ts'
import { drawCurtain, hazeOver, underOneLamp } from './stage-haze.ts'
import { holdTower, standBelow } from './at-towers.ts'
import { frighten } from './frightening.ts'
import { setUpStatues } from './statues.ts'
import { tellOfTrades } from './beasts-of-trade.ts'
import { standBetween } from './between.ts'
import { HEAVENLY_TALES } from './orbits.ts'
import { lightCandles, lightFromBeside } from './candles.ts'
import { carryTogether } from './carrying.ts'
import { changeInto, goInSmoke, ripen } from './changing.ts'
import { seeFromBehind } from './from-behind.ts'
import { comeToTemple, standBeforeWall, stopBeforeHouse } from './before-houses.ts'
import { pickUp } from './pick-ups.ts'
import { hangFromCable } from './on-cables.ts'
import { crossOver } from './crossing.ts'
import { dropIt } from './dropping.ts'
import { SOARING_TALES } from './soaring.ts'
import { burstSoftly, keepWhole, smashDown } from './smashing.ts'
import { knockOver } from './knocking-over.ts'
import { chaseOver, followBehind } from './following.ts'
import { raceToFinish } from './racing.ts'
import { rideSleigh } from './sleigh-ride.ts'
import { burstStar, farWorlds, launchShips, seeEarth, startOnFire } from './space-ships.ts'
import { dripFromSpoon } from './dripping.ts'
import { turnOnPodium } from './turning-plate.ts'
import { sitAtIt } from './seated-at-it.ts'
import { goAboard, mount, shareCar, takeSeat } from './mounting.ts'
import { dozeOff } from './dozing.ts'
import { followOn, layTable, lieDown, settle } from './settling.ts'
import { followPrints, smokeFromHome } from './chimneys.ts'
import { cookByItself } from './cooking.ts'
import { assort } from './assortments.ts'
import { letMany } from './letting-go.ts'
import { clutter } from './clutter.ts'
import { workByThemselves } from './things-at-work.ts'
import { MACHINE_TALES } from './machines-at-work.ts'
import { besideGiants } from './giant-tops.ts'
import { goAhead, waitAtTheCrossing } from './leading.ts'
import { blockRoad, driveFlock } from './herding.ts'
import { liftUp } from './lifting.ts'
import { flyByMoon } from './moonlit-flight.ts'
import { countMoons } from './moons.ts'
import { writeInSky } from './skywriting.ts'
import { rinse } from './rinsing.ts'
import { serve } from './serving.ts'
import { standOverStreet } from './over-streets.ts'
import { watchFromHouse } from './house-window.ts'
import { standUpThere } from './up-there.ts'
import { lookDown } from './looking-down.ts'
import { NEAR_TALES } from './from-near.ts'
import { lookOut } from './looking-out.ts'
import { slideInto } from './sliding-into.ts'
import { spellOut } from './spelling-out.ts'
import { standOnTop } from './on-top.ts'
import { standBeforeMirror } from './mirroring.ts'
import { crawlToSea, downToTheWater, lieDry, onTheSand, takeDive, onTheBank } from './shores.ts'
import { goDown } from './sinking.ts'
import { leapOverRocks } from './rock-leaping.ts'
import { stealAway } from './stealing.ts'
import { goDownRail, goUpstairs } from './stairs.ts'
import { lieSnow, swayOnPlants, wearSeason } from './seasons.ts'
import { goUnder, hangUp, stowAway, visitSeabed } from './stowing.ts'
import { playAtBoard } from './board-games.ts'
import { playWhatIsThere } from './at-instruments.ts'
import { fightOnGround } from './fighting-grounds.ts'
import { takeSides } from './battles.ts'
import { jumpOverGap } from './gap-jumping.ts'
import { breakOnRocks, breakUnderCliff, standOnRocks } from './surf.ts'
import { mindStand, sellFrom, showWares, tendStalls } from './stalls.ts'
import { runThroughSpray } from './through-spray.ts'
import { goUphill } from './uphill.ts'
import { popIt } from './popping.ts'
import { keepHits } from './on-heads.ts'
import { lieOnHead } from './creatures/odd-hats.ts'
import { passLands } from './past-lands.ts'
import { passIslands, rideWaves, tossBoats } from './waves.ts'
import { drawIn } from './whirlpools.ts'
import { joinParty, playTogether } from './parties.ts'
import { swordInStone } from './sword-in-stone.ts'
import { takeAway } from './taken-away.ts'
import { passOver } from './passing-over.ts'
import { dragHome } from './creatures/mouse-holes.ts'
import { danceBeast } from './people/parades.ts'
import { tugAtOne } from './creatures/families.ts'
import { riseTogether } from './creatures/taking-wing.ts'
import { letFall } from './creatures/letting-fall.ts'
import { dragInJaws } from './creatures/wild-life.ts'
import { reachIn } from './creatures/reaching-in.ts'
import { hangFromBranch } from './people/from-branches.ts'
import { CREATURE_TALES } from './creatures/creature-tales.ts'
import { loadUp } from './people/loading.ts'
import { PEOPLE_TALES } from './people/people-tales.ts'
import { standRoundDoer } from './people/gatherings.ts'
import { fearBelow } from './people/under-beds.ts'
import { wheelAlong } from './people/wheeling.ts'
import { writeWords } from './people/writing-words.ts'
import { goInside } from './within-shelters.ts'
import { shower } from './raining-down.ts'
import { becomePlace } from './becoming-place.ts'
import { steerDrone } from './drones.ts'
import { fillBowl, lightJar } from './fish-bowls.ts'
import { harness, haul } from './hauling.ts'
import { layFlat } from './flat-lays.ts'
import { hangOverhead } from './hanging-up.ts'
import { lieFlat } from './laid-flat.ts'
import { paintFronts } from './street-fronts.ts'
import { MISHAPS } from './mishaps.ts'
import { burstForth, fallInto, oneDish, putOnShow, stepBack } from './on-show.ts'

/** How stories are retold, one after the other. */
const TALES: readonly ((shot: Shot) => Shot)[] = [
  fallInto,
  burstForth,
  putOnShow,
  oneDish,
  boardTrain,
  letMany,
  slideInto,
  spellOut,
  riseTogether,
  layCoffin,
  standRoundDoer,
  layFlat,
  followBehind,
  chaseOver,
  danceBeast,
  goInside,
  turnOnMusicBox,
  hopOnPogo,
  drawCurtain,
  swordInStone,
  takeAway,
  deliver,
  ...LIVING_TALES,
  frighten,
  setUpStatues,
  holdTower,
  standBelow,
  raceToFinish,
  ...NEAR_TALES,
  stepBack,
  besideGiants,
  paintFronts,
  ...LANDSCAPE_TALES,
  hangOverhead,
  convey,
  comeOut,
  fightOnGround,
  takeSides,
  playAtBoard,
  playWhatIsThere,
  lookDown,
  visitSeabed,
  watchFromHouse,
  standOverStreet,
  standUpThere,
  lookOut,
  standBeforeMirror,
  loadUp,
  carryTogether,
  lieFlat,
  goDownRail,
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
  rinse,
  keepStall,
  tendStalls,
  mindStand,
  showWares,
  setOnTable,
  sellFrom,
  jumpOverGap,
  passIslands,
  passLands,
  rideWaves,
  tossBoats,
  drawIn,
  liftUp,
  assort,
  clutter,
  workByThemselves,
  ...MACHINE_TALES,
  cookByItself,
  serve,
  swayOnPlants,
  lieSnow,
  wearSeason,
  lightFromBeside,
  lightCandles,
  ...HEAVENLY_TALES,
  shower,
  seeEarth,
  farWorlds,
  onTheSand,
  lieDry,
  onTheBank,
  crawlToSea,
  countMoons,
  takeDive,
  downToTheWater,
  ripen,
  goInSmoke,
  changeInto,
  stealAway,
  leapOverRocks,
  rideSleigh,
  flyByMoon,
  writeInSky,
  turnOnPodium,
  dripFromSpoon,
  launchShips,
  startOnFire,
  burstStar,
  hangFromCable,
  stopBeforeHouse,
  standBeforeWall,
  comeToTemple,
  pickUp,
  passOver,
  hazeOver,
  underOneLamp,
  crossOver,
  goAlong,
  wallOffFields,
  steerDrone,
  runThroughSpray,
  letFall,
  dropIt,
  keepWhole,
  burstSoftly,
  popIt,
  lieOnHead,
  smashDown,
  fillBowl,
  lightJar,
  dragHome,
  reachIn,
  hangFromBranch,
  tugAtOne,
  dragInJaws,
  harness,
  haul,
  waitAtTheCrossing,
  goAhead,
  driveFlock,
  blockRoad,
  ...SOARING_TALES,
  standBetween,
  wheelAlong,
  writeWords,
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
  joinParty,
  playTogether,
  ...CREATURE_TALES,
  knockOver,
  ...PEOPLE_TALES,
  crashInto,
  sitAtIt,
  seeFromBehind,
  comeAfter,
]

/** The same story as a stage tells it best: what the place itself shows is not put up in it a second time. */
export function retell(shot: Shot): Shot {
  const befallen = MISHAPS.reduce((told, tell) => tell(told), shot)
  const told = tellOfTrades((asked) => TALES.reduce((so, tell) => tell(so), asked), befallen)
  return keepHits(befallen, told)
}
