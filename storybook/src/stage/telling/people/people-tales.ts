import { findInside } from './finding-inside.ts'
import { catchFallen, catchOnce, passAlong, swapThings } from './changing-hands.ts'
import { sitOnEdge } from './on-edges.ts'
import { landInFountain } from './in-fountains.ts'
import { reachThroughWindow } from './through-windows.ts'
import { RITE_TALES } from './rites.ts'
import { inflate } from './inflating.ts'
import { goInParade } from './parades.ts'
import { takeSeat } from './taking-seats.ts'
import { driftOff, floatInStation } from './aloft.ts'
import { keepFittings, knockOnce, unlockLid } from './at-doors.ts'
import { jumpOffCliff } from './cliff-jumping.ts'
import type { Shot } from '../../../plan/plan.ts'
import { takeAim } from './aiming.ts'
import { landBoot, landFish } from './angling.ts'
import { fallOff } from './falls.ts'
import { HOME_TALES } from './at-home.ts'
import { workOnSmall } from './at-benches.ts'
import { layBesideWork, sitAtTable } from './at-tables.ts'
import { leanOnCar, leanOnThing, lieUnderCar, sitOnHood } from './at-vehicles.ts'
import { PLAY_TALES } from './at-play.ts'
import { EVERYDAY_TALES } from './everyday.ts'
import { HANDLING_TALES } from './handling-tales.ts'
import { takeHelm } from './at-the-helm.ts'
import { topCake } from './cake-toppings.ts'
import { seatClient } from './clients.ts'
import { drenchOther } from './drenching.ts'
import { dressBeast, handleBeast } from './on-beasts.ts'
import { likeTheOther } from './peers.ts'
import { hangOn } from './hanging-on.ts'
import { ringBell } from './bell-ringing.ts'
import { BELONGING_TALES } from './belongings.ts'
import { BYSTANDER_TALES } from './bystanders.ts'
import { CARING_TALES } from './caring.ts'
import { conjureUp } from './conjuring.ts'
import { COMPANY_TALES } from './companies.ts'
import { drawOnGround, drawOnWall } from './ground-drawing.ts'
import { KITCHEN_TALES } from './kitchens.ts'
import { pairUp } from './couples.ts'
import { beTreated } from './patients.ts'
import { takeOff } from './jetpacks.ts'
import { pullLever } from './levers.ts'
import { turnToSights } from './gaze.ts'
import { faceIt } from './before-it.ts'
import { offerLap, sitOnLap } from './laps.ts'
import { leaveOddOneOut } from './odd-ones.ts'
import { sitEachWithOwn } from './side-by-side.ts'
import { sitOnCloth } from './on-cloths.ts'
import { sitOnGrass } from './on-the-grass.ts'
import { tendOther } from './on-others.ts'
import { shoulderLoad, sitOnShoulders } from './on-shoulders.ts'
import { sitOnBeam } from './on-beams.ts'
import { mixLiquids } from './mixing.ts'
import { sitOnCrescent } from './on-the-moon.ts'
import { paintOnCanvas } from './plein-air.ts'
import { sitForPortrait } from './portraits.ts'
import { sitBeforeScreens } from './many-screens.ts'
import { gatherRound } from './gatherings.ts'
import { reachForFire, roastOverFire, sitAtFire } from './hearths.ts'
import { clingToWall } from './steep-walls.ts'
import { SURROUNDING_TALES } from './surroundings.ts'
import { coverBeast, giveOnce, giveOwnHat, giveThing, handOver, takeGift } from './handing-over.ts'
import { bindFast } from './tying-up.ts'
import { bringDown, comeDownLadder } from './rescuing.ts'
import { floatToyBoat } from './toy-boats.ts'
import { holdLadder, playFourHands } from './two-at-one.ts'
import { holdOutArm } from './perches.ts'
import { workUpThere } from './up-there.ts'
import { plunge } from './plunging.ts'
import { carryBanners } from './standard-bearers.ts'
import { pushVehicle, shoveOther } from './pushing.ts'
import { queueUp } from './queueing.ts'
import { mindCarts, standInJam } from './street-vendors.ts'
import { listenToTale } from './tale-telling.ts'
import { clipTopiary, tendThing } from './tending.ts'
import { unearth } from './unearthing.ts'
import { standOnPlanet } from '../on-planets.ts'
import { MISHAP_TALES } from './small-mishaps.ts'
import { flyOneKite } from './one-kite.ts'
import { floatOnWater } from './on-the-water.ts'
import { tuckIn } from './under-blankets.ts'
import { speakIntoEar } from './in-ears.ts'
import { knitInColour } from './knitting.ts'
import { standAtShopWindow } from '../shop-windows.ts'
import { playInTangle } from '../tangles.ts'
import { takeWheel } from '../drivers.ts'
import { throwBouquet } from './bouquets.ts'
import { MEANT_FOR_TALES } from './meant-for.ts'
import { feedBySpoon, filmTogether, lookTogether, photographLead } from './press.ts'
import { fieldTeam, playBefore } from './spectacles.ts'
import { shootRiding } from './mounted-archers.ts'
import { throwUp } from './tossing.ts'
import { leaveMount } from './own-mounts.ts'
import { walkAnyPet, walkThemAll } from './dog-walking.ts'
import { handleAtHome } from './rooms-of-things.ts'
import { onSideTable, putUpClock } from './side-tables.ts'
import { workAtTrade } from './trades.ts'
import { workAtDesk } from './office-work.ts'
import { doTrick, playOn, spyOut } from './playing-on.ts'
import { nameLaterThings } from './later-things.ts'
import { withEach } from '../retold.ts'

/** The undead do not stroll. */
function shamble(shot: Shot): Shot {
  return withEach(shot, (each) =>
    each.person?.role === 'zombie'
      ? {
          ...each,
          actions: each.actions.map((action) =>
            action.verb === 'walk' ? { ...action, verb: 'zombie-walk' } : action,
          ),
        }
      : each,
  )
}

/** How shots with people are told. */
export const PEOPLE_TALES: readonly ((shot: Shot) => Shot)[] = [
  nameLaterThings,
  landBoot,
  catchFallen,
  catchOnce,
  sitEachWithOwn,
  playBefore,
  leaveMount,
  goInParade,
  inflate,
  ...EVERYDAY_TALES,
  findInside,
  unlockLid,
  knockOnce,
  keepFittings,
  fieldTeam,
  filmTogether,
  photographLead,
  feedBySpoon,
  drenchOther,
  tendOther,
  holdLadder,
  playFourHands,
  ...RITE_TALES,
  sitOnEdge,
  landInFountain,
  reachThroughWindow,
  ...MEANT_FOR_TALES,
  lookTogether,
  ...PLAY_TALES,
  lieUnderCar,
  leanOnCar,
  leanOnThing,
  leaveOddOneOut,
  sitOnLap,
  offerLap,
  sitOnHood,
  takeWheel,
  standAtShopWindow,
  beTreated,
  takeOff,
  pullLever,
  floatInStation,
  floatOnWater,
  flyOneKite,
  tuckIn,
  ...MISHAP_TALES,
  driftOff,
  sitBeforeScreens,
  conjureUp,
  sitOnCrescent,
  sitOnBeam,
  mixLiquids,
  sitOnShoulders,
  shoulderLoad,
  speakIntoEar,
  standOnPlanet,
  playInTangle,
  knitInColour,
  ringBell,
  hangOn,
  takeHelm,
  sitAtTable,
  layBesideWork,
  sitForPortrait,
  throwUp,
  throwBouquet,
  shootRiding,
  reachForFire,
  roastOverFire,
  fallOff,
  takeAim,
  landFish,
  carryBanners,
  pushVehicle,
  paintOnCanvas,
  unearth,
  tendThing,
  clipTopiary,
  walkThemAll,
  walkAnyPet,
  comeDownLadder,
  bringDown,
  bindFast,
  coverBeast,
  giveOnce,
  giveOwnHat,
  giveThing,
  handOver,
  swapThings,
  passAlong,
  floatToyBoat,
  plunge,
  jumpOffCliff,
  clingToWall,
  holdOutArm,
  workUpThere,
  queueUp,
  standInJam,
  mindCarts,
  ...KITCHEN_TALES,
  ...BELONGING_TALES,
  ...SURROUNDING_TALES,
  likeTheOther,
  workAtTrade,
  workAtDesk,
  dressBeast,
  handleBeast,
  topCake,
  workOnSmall,
  ...BYSTANDER_TALES,
  ...HOME_TALES,
  ...HANDLING_TALES,
  doTrick,
  playOn,
  takeSeat,
  faceIt,
  sitOnCloth,
  sitOnGrass,
  spyOut,
  shamble,
  gatherRound,
  sitAtFire,
  listenToTale,
  turnToSights,
  ...CARING_TALES,
  seatClient,
  drawOnWall,
  drawOnGround,
  ...COMPANY_TALES,
  pairUp,
  handleAtHome,
  onSideTable,
  putUpClock,
  shoveOther,
  takeGift,
]
