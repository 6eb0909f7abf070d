import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, people, told } from './people-told.ts'

const CHALK = /\bchalks?$/u
const STICK = /\b(stick|twig|branch)$/u
/** What else one draws on or at. */
const SHEETS =
  /\b(paper|sketch ?book|notebook|pad|easel|canvas|wall|black ?board|chalk ?board|board)$/u
const PAVED = /\b(sidewalk|pavement|driveway|asphalt|street|road|playground|school ?yard)\b/u

const WALLS = /\b(?:wall|fence)s?$/u
const PENS =
  /\b(?:crayon|marker|pen|pencil|felt pen|felt-tip|coloured pencil|colored pencil|chalk|spray can|spray paint|brush|paintbrush)s?$/u

/** Who draws, writes or sprays on a wall stands at it, and not at a desk beside it. */
export function drawOnWall(shot: Shot): Shot {
  const painted = shot.subjects.find(({ id }) => people(shot).some((one) => paints(one, id)))
  if (painted)
    return told(
      shot,
      people(shot).filter((one) => paints(one, painted.id)),
      {
        verb: 'paint-mural',
        gone: new RegExp(`^${painted.noun}$`, 'u'),
        prop: painted.noun,
      },
    )
  const who = people(shot).filter((each) => does(each, /^(?:draw|write|scribble|spray|paint)$/u))
  const wall = shot.subjects.find(({ kind, noun }) => kind !== 'person' && WALLS.test(noun))
  const [first] = who
  if (!first || !wall) return shot
  const sprays = does(first, /^spray$/u) || /graffiti/u.test(first.noun)
  const verb = sprays ? 'spray-paint' : does(first, /^paint$/u) ? 'paint-mural' : 'draw-on-wall'
  const prop = first.actions[0]?.prop ?? 'wall'
  const gone = new RegExp(`${WALLS.source}|${PENS.source}`, 'u')
  return told(shot, who, { verb, gone, prop })
}

/** "Paints flowers on a wall": they are on it, and none grow before it. */
const paints = ({ actions }: Subject, id: string): boolean =>
  actions.some(({ verb, target }) => verb === 'paint-mural' && target === id)

/** Who draws with chalk, or on the pavement, kneels on the ground and draws there; with a stick it is in the sand. */
export function drawOnGround(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(draw|write|scribble)$/u))
  if (who.length === 0 || shot.subjects.some(({ noun }) => SHEETS.test(noun))) return shot
  if (who.some((each) => has(each, CHALK, shot))) return chalked(shot, who)
  if (who.some((each) => has(each, STICK, shot)))
    return told({ ...shot, place: shot.place ?? 'beach' }, who, {
      verb: 'draw-sand',
      gone: STICK,
      prop: motifOf(who, STICK) ?? 'stick',
    })
  const children = who.every(({ person }) => person?.age === 'child' || person?.age === 'baby')
  return children && PAVED.test(shot.place ?? '') ? chalked(shot, who) : shot
}

function chalked(shot: Shot, who: readonly Subject[]): Shot {
  const place = shot.place ?? 'sidewalk'
  const prop = motifOf(who, CHALK) ?? 'chalk'
  return told({ ...shot, place }, who, { verb: 'draw-chalk', gone: CHALK, prop })
}

/** "Draws a purple dragon with chalk": what is drawn, and not what it is drawn with. */
function motifOf(who: readonly Subject[], tool: RegExp): string | null {
  const props = who.flatMap(({ actions }) => actions.flatMap(({ prop }) => prop ?? []))
  return props.find((prop) => !tool.test(prop)) ?? null
}

function has({ actions }: Subject, tool: RegExp, { subjects }: Shot): boolean {
  const drawn = actions.some(({ prop }) => tool.test(prop ?? ''))
  return drawn || subjects.some(({ kind, noun }) => kind !== 'person' && tool.test(noun))
}
