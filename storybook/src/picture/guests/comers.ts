import type { Plan, Shot } from '../../plan/plan.ts'
import type { Near } from '../depth/standing.ts'
import { moversAmong } from '../alive/movers.ts'
import type { Survey } from '../survey.ts'
import { isDoubtful } from '../wishes/enters.ts'
import { IN_PICTURE } from '../wishes/guests.ts'

/** The plan for a picture that has been looked at: of whom it shows nothing and nobody has said that it does comes in. */
export function withComers(plan: Plan, survey: Survey): Plan {
  return { ...plan, shots: plan.shots.map((shot) => settled(shot, plan, survey)) }
}

function settled(shot: Shot, { prompt }: Plan, survey: Survey): Shot {
  const subjects = shot.subjects.map((subject) => {
    if (subject.picture !== IN_PICTURE || !isDoubtful(subject, prompt)) return subject
    const alone = { ...shot, subjects: [subject] }
    const isThere =
      moversAmong(survey, alone).some((each) => isLarge(each, survey)) ||
      (survey.face !== null && subject.kind === 'person')
    return isThere ? subject : { ...subject, picture: null }
  })
  return { ...shot, subjects }
}

/** A badge on a coat is no horse: who is taken to be in the picture is more than a speck of it. */
function isLarge({ subject }: Near, { look }: Survey): boolean {
  return subject.patch.pixels.length > LEAST_SHARE * look.width * look.height
}

const LEAST_SHARE = 0.022
