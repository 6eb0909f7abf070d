import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, people, told } from './people-told.ts'

const CHALK = /\bchalks?$/u
const STICK = /\b(stick|twig|branch)$/u
/** What else one draws on or at. */
const SHEETS =
  /\b(paper|sketch ?book|notebook|pad|easel|canvas|wall|black ?board|chalk ?board|board)$/u
const PAVED = /\b(sidewalk|pavement|driveway|asphalt|street|road|playground|school ?yard)\b/u

/** Who draws with chalk, or on the pavement, kneels on the ground and draws there; with a stick it is in the sand. */
export function drawOnGround(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(draw|write|scribble)$/u))
  if (who.length === 0 || shot.subjects.some(({ noun }) => SHEETS.test(noun))) return shot
  if (who.some((each) => has(each, CHALK, shot))) return chalked(shot, who)
  if (who.some((each) => has(each, STICK, shot)))
    return told({ ...shot, place: shot.place ?? 'beach' }, who, {
      verb: 'draw-sand',
      gone: STICK,
      prop: 'stick',
    })
  const children = who.every(({ person }) => person?.age === 'child' || person?.age === 'baby')
  return children && PAVED.test(shot.place ?? '') ? chalked(shot, who) : shot
}

function chalked(shot: Shot, who: readonly Subject[]): Shot {
  const place = shot.place ?? 'sidewalk'
  return told({ ...shot, place }, who, { verb: 'draw-chalk', gone: CHALK, prop: 'chalk' })
}

function has({ actions }: Subject, tool: RegExp, { subjects }: Shot): boolean {
  const drawn = actions.some(({ prop }) => tool.test(prop ?? ''))
  return drawn || subjects.some(({ kind, noun }) => kind !== 'person' && tool.test(noun))
}
