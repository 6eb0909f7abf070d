import type { Plan, Shot, Subject } from '../../plan/plan.ts'
import { isAfloat, isAirborne } from './asked.ts'
import { isDoubtful } from './enters.ts'
import { tick, type MissingThing } from './missing-sentences.ts'
import { isLivingMover, mannersIn, moverIn, visitorsIn } from './guests.ts'
import { isUncovering } from './manners.ts'
import { isHeld, isNobody, moversAmong } from '../alive/movers.ts'
import type { Survey } from '../survey.ts'
import { isWeather, wishesOf, type Wishes } from './wishes.ts'

/** What a prompt may ask to move, and how one knows that the picture has none of it. */
const SOUGHT: readonly {
  readonly thing: MissingThing
  readonly asked: (wishes: Wishes, guests: readonly Subject[]) => boolean
  readonly found: (survey: Survey) => boolean
}[] = [
  { thing: 'clouds', asked: ({ clouds }) => clouds, found: ({ sky }) => sky !== null },
  { thing: 'water', asked: ({ water }) => water, found: ({ water }) => water !== null },
  {
    thing: 'leaves',
    asked: ({ leaves, air }) => leaves && !air.includes('leaves'),
    found: ({ foliage }) => foliage !== null,
  },
  {
    thing: 'lights',
    asked: ({ lights, rays, aurora, air }) =>
      lights && !rays && !aurora && !air.includes('lanterns'),
    found: ({ lights }) => lights.length > 0,
  },
  { thing: 'hair', asked: ({ hair }) => hair, found: ({ hair }) => hair !== null },
  {
    thing: 'cloth',
    asked: ({ garment, flag, curtain }) => garment || flag || curtain,
    found: ({ cloth }) => cloth !== null,
  },
  { thing: 'stars', asked: ({ stars, moon }) => stars || moon, found: ({ sky }) => sky !== null },
  { thing: 'aurora', asked: ({ aurora }) => aurora, found: ({ sky }) => sky !== null },
  {
    thing: 'target',
    asked: ({ target }) => target !== null,
    found: ({ target }) => target !== null,
  },
  {
    thing: 'weather',
    asked: ({ air, lightning }) => lightning || air.some(isWeather),
    found: ({ indoors, windows }) => !indoors || windows.length > 0,
  },
  { thing: 'fire', asked: ({ fire }) => fire, found: ({ lights }) => lights.length > 0 },
  {
    thing: 'floor',
    asked: ({ landing }, guests) =>
      landing === null &&
      guests.some((each) => !isAfloat(each) && !isAirborne(each) && !FLIES.has(each.kind)),
    found: ({ footing }) => footing.ground !== null,
  },
  {
    thing: 'perch',
    asked: ({ perch }, guests) => perch && guests.length > 0,
    found: ({ perch }) => perch !== null,
  },
  {
    thing: 'landing',
    asked: ({ landing }, guests) => landing !== null && guests.length > 0,
    found: ({ faceParts }) => faceParts !== null,
  },
  {
    thing: 'flies',
    asked: ({ landing }, guests) =>
      landing === null && guests.some((each) => isAirborne(each) && !isAfloat(each)),
    found: ({ sky, perch }) => sky !== null || perch !== null,
  },
  {
    thing: 'floats',
    asked: (_, guests) => guests.some(isAfloat),
    found: ({ footing }) => footing.water !== null,
  },
]

const FLIES = new Set<Subject['kind']>(['bird', 'insect', 'aircraft', 'sky', 'nature', 'symbol'])

/** Those in the picture who are to move need somebody who stands clear. */
function tickResidents(missing: Int32Array, plan: Plan, survey: Survey): void {
  const { shots, prompt } = plan
  const moved = shots.filter((shot) => moverIn(shot) !== null)
  if (moved.some((shot) => isNobody(survey, shot))) tick(missing, 'nobody')
  else if (isFaceless(plan, survey)) tick(missing, 'face')
  if (moved.some((shot) => isDoubtful(moverIn(shot)!, prompt))) tick(missing, 'stiff')
  // Whose hair or clothes blow stays on the sheet, and needs no excuse.
  if (survey.hair || survey.cloth) return
  const unclear = moved.filter(
    (shot) => !isNobody(survey, shot) && moversAmong(survey, shot).length === 0,
  )
  const going = moved.filter(
    (shot) => !isNobody(survey, shot) && mannersIn(shot).some(isUncovering),
  )
  const isFree = (shot: Shot): boolean =>
    moversAmong(survey, shot).some((thing) => survey.loose.has(thing))
  if (going.some(isFree) && going.some(isLivingMover)) tick(missing, 'stiff')
  if (!going.every(isFree)) tick(missing, 'place')
  else if (unclear.length > 0) tick(missing, isHeld(survey) ? 'held' : 'clear')
}

function isFaceless(plan: Plan, { faceParts }: Survey): boolean {
  return faceParts === null && plan.shots.some((shot) => wishesOf(plan, shot).face.length > 0)
}

export function tickMissing(missing: Int32Array, plan: Plan, survey: Survey): void {
  tickResidents(missing, plan, survey)
  const shots = plan.shots.map((shot) => ({
    wishes: wishesOf(plan, shot),
    guests: visitorsIn(shot),
  }))
  for (const { thing, asked, found } of SOUGHT) {
    const isAsked = shots.some(({ wishes, guests }) => asked(wishes, guests))
    if (isAsked && !found(survey)) tick(missing, thing)
  }
}
