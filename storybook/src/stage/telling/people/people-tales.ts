import { inflate } from './inflating.ts'
import { goInParade } from './parades.ts'
import { takeSeat } from './taking-seats.ts'
import { driftOff, floatInStation } from './aloft.ts'
import { keepFittings, knockOnce, unlockLid } from './at-doors.ts'
import { jumpOffCliff } from './cliff-jumping.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { ridesFree } from '../../../plan/later-deeds.ts'
import { doing } from '../doing.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { takeAim } from './aiming.ts'
import { landBoot, landFish } from './angling.ts'
import { fallOff } from './falls.ts'
import { burstOverHead, comeDownOnHead } from './own-heads.ts'
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
import { riding } from './hands-free.ts'
import { KITCHEN_TALES } from './kitchens.ts'
import { pairUp } from './couples.ts'
import { beTreated } from './patients.ts'
import { takeOff } from './jetpacks.ts'
import { pullLever } from './levers.ts'
import { turnToSights } from './gaze.ts'
import { faceIt } from './before-it.ts'
import { offerLap } from './laps.ts'
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
import { coverBeast, handOver } from './handing-over.ts'
import { bindFast } from './tying-up.ts'
import { bringDown, comeDownLadder } from './rescuing.ts'
import { floatToyBoat } from './toy-boats.ts'
import { holdOutArm } from './perches.ts'
import { workUpThere } from './up-there.ts'
import { plunge } from './plunging.ts'
import { carryBanners } from './standard-bearers.ts'
import { pushVehicle, shoveOther } from './pushing.ts'
import { queueUp } from './queueing.ts'
import { mindCarts, standInJam } from './street-vendors.ts'
import { listenToTale } from './tale-telling.ts'
import { clipTopiary, tendThing } from './tending.ts'
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
import { headsAboard } from '../rowing.ts'
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
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

/** What people do on these things, which then come with the deed. */
const ON_THINGS: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bswings?(?: ?sets?)?$/u, 'swing'],
  [/\bslides?$/u, 'slide'],
  [/\bsee-?saws?$/u, 'seesaw'],
  [/\btrampolines?$/u, 'trampoline'],
  [/\btreadmills?$/u, 'run-treadmill'],
  [/\bunicycles?$/u, 'ride-unicycle'],
  [/\bsegways?$/u, 'ride-segway'],
  [/\b(magic|flying) carpets?$/u, 'ride-carpet'],
  [/\b(?:tightrope|slackline|high ?wire)s?$/u, 'tightrope'],
  [/\bstilts?$/u, 'stilts'],
  [/\bbalance beams?$/u, 'balance-beam'],
  [/\bdiving boards?$/u, 'board-dive'],
  [/\brow(ing)? ?boats?$/u, 'row'],
  [/\b(kayak|canoe)s?$/u, 'kayak'],
  [/\bjet ?skis?$/u, 'jetski'],
]
const AFLOAT = /^(?:row|kayak)$/u
const JUST_THERE =
  /^(sit|stand|play|ride|balance|walk|have-fun|jump|run|swing|slide|fly|float|row|kayak|drift|sail|dive|dive-in|laugh|smile|sing|cheer|giggle|talk|shout|scream|howl|roar|bark|party)$/u

/** What a beast does as people do: it would stand on the cloth like a statue. */
const BEASTS_TOO = /^(trampoline|seesaw|run-treadmill|ride-unicycle|ride-segway|stilts|tightrope)$/u

const playsOn = ({ kind }: Subject, verb: string): boolean =>
  kind === 'person' || (ANIMALS.has(kind) && BEASTS_TOO.test(verb))

/** Boards and what is done on them by whoever does a trick. */
const TRICKS: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bskateboards?$/u, 'kickflip'],
  [/\bsnowboards?$/u, 'board-flip'],
]

/** "Does a trick on his skateboard": with it, and not a somersault above it. */
function doTrick(shot: Shot): Shot {
  const person = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.some(({ verb }) => verb === 'somersault'),
  )
  const bond = shot.relations.find(({ from }) => from === person?.id)
  const thing = shot.subjects.find(({ id }) => id === bond?.to)
  const verb = TRICKS.find(([words]) => words.test(thing?.noun ?? ''))?.[1]
  if (!person || !thing || verb === undefined) return shot
  const idle = { ...person, actions: [] }
  return playing(shot, { person: idle, thing, verb })
}

/** A child on a swing swings; nobody stands on top of a slide. */
function playOn(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const person = shot.subjects.find(({ id }) => id === from)
    const thing = shot.subjects.find(({ id }) => id === to)
    if (!person || !thing || !/^(on|riding|inside)$/u.test(relation)) continue
    const verb = ON_THINGS.find(([words]) => words.test(thing.noun))?.[1]
    // Two in one rowing boat have no two boats, and nobody swims beside his father's.
    if (verb && AFLOAT.test(verb) && thing.count < headsAboard(thing, shot)) continue
    if (verb && playsOn(person, verb) && isFreeFor(person, verb))
      return playing(shot, { person, thing, verb })
  }
  return shot
}

/** Who pushes somebody on a swing is not on it. */
function isFreeFor({ actions }: Subject, verb: string): boolean {
  if (actions.every((action) => JUST_THERE.test(action.verb))) return true
  const pushes = actions.some((action) => action.verb === 'push' && action.target !== null)
  return ridesFree({ verb }) && !pushes
}

/** The colour that was named is that of the deed's own. */
const dyed = ({ colour, noun }: Subject): string | null =>
  colour === null ? null : `${colour} ${noun}`

function playing(
  shot: Shot,
  { person, thing, verb }: { person: Subject; thing: Subject; verb: string },
): Shot {
  const busy = person.actions.filter((action) => !JUST_THERE.test(action.verb))
  return withSubject(unseen(shot, thing), person, {
    actions: riding(doing(verb, { prop: verb === 'kayak' ? dyed(thing) : null }), busy),
  })
}

const GLASSES = /\b(telescope|spyglass|binoculars)$/u

/** Who looks through a telescope has it before the eye. */
function spyOut(shot: Shot): Shot {
  const glass = shot.subjects.find(({ noun }) => GLASSES.test(noun))
  const person = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.some(({ verb }) => verb === 'look'),
  )
  if (!glass || !person) return shot
  const verb = glass.noun.startsWith('binocular') ? 'binoculars' : 'spyglass'
  return playing(shot, { person, thing: glass, verb })
}

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
  sitEachWithOwn,
  playBefore,
  leaveMount,
  goInParade,
  inflate,
  ...EVERYDAY_TALES,
  unlockLid,
  knockOnce,
  keepFittings,
  fieldTeam,
  filmTogether,
  photographLead,
  feedBySpoon,
  drenchOther,
  tendOther,
  ...MEANT_FOR_TALES,
  lookTogether,
  ...PLAY_TALES,
  lieUnderCar,
  leanOnCar,
  leanOnThing,
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
  comeDownOnHead,
  burstOverHead,
  throwUp,
  throwBouquet,
  shootRiding,
  reachForFire,
  roastOverFire,
  fallOff,
  takeAim,
  landBoot,
  landFish,
  carryBanners,
  pushVehicle,
  paintOnCanvas,
  tendThing,
  clipTopiary,
  walkThemAll,
  walkAnyPet,
  comeDownLadder,
  bringDown,
  bindFast,
  coverBeast,
  handOver,
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
]
