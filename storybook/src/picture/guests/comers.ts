import type { Plan, Shot, Subject } from '../../plan/plan.ts'
import type { Near } from '../depth/standing.ts'
import { moversAmong } from '../alive/movers.ts'
import type { Survey } from '../survey.ts'
import { isDoubtful } from '../wishes/enters.ts'
import { IN_PICTURE, withBrought } from '../wishes/guests.ts'

/** The plan for a picture that has been looked at: of whom it shows nothing and nobody has said that it does comes in. */
export function withComers(plan: Plan, survey: Survey): Plan {
  return { ...plan, shots: plan.shots.map((shot) => settled(shot, plan, survey)) }
}

function settled(shot: Shot, { prompt }: Plan, survey: Survey): Shot {
  const strangers = shot.subjects.filter(
    (each) =>
      each.picture === IN_PICTURE && isDoubtful(each, prompt) && !isThere(each, shot, survey),
  )
  const comers = withBrought(strangers, shot)
  const subjects = shot.subjects.map((each) =>
    comers.includes(each) ? { ...each, picture: null } : each,
  )
  return { ...shot, subjects }
}

function isThere(subject: Subject, shot: Shot, survey: Survey): boolean {
  const isPerson = subject.kind === 'person'
  if (isPerson && survey.face !== null) return true
  const movers = moversAmong(survey, { ...shot, subjects: [subject] })
  return movers.some((each) => isLarge(each, survey) && (!isPerson || isHigh(each)))
}

/** A car in the street is nobody who rides a bicycle. */
function isHigh({ subject: { patch } }: Near): boolean {
  return patch.bottom - patch.top > patch.right - patch.left
}

/** A badge on a coat is no horse: who is taken to be in the picture is more than a speck of it. */
function isLarge({ subject }: Near, { look }: Survey): boolean {
  return subject.patch.pixels.length > LEAST_SHARE * look.width * look.height
}

const LEAST_SHARE = 0.022
