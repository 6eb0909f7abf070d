import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

interface Kit {
  readonly thing: RegExp
  readonly verb: string
  /** What one does with it is flying. */
  readonly flies: RegExp
  /** Only there does it fly. */
  readonly where: RegExp
}

const ALOFT = 'fly|hover|soar|float|rise|zoom|glide|fly-.*'
const KITS: readonly Kit[] = [
  {
    thing: /\b(jet ?pack|rocket (?:back)?pack)s?$/u,
    verb: 'fly-jetpack',
    flies: new RegExp(`^(?:${ALOFT}|ride|hold|wear|carry|jump|use|race|run|go)$`, 'u'),
    where: /^/u,
  },
  {
    thing: /\bhover ?boards?$/u,
    verb: 'fly-hoverboard',
    flies: new RegExp(`^(?:${ALOFT})$`, 'u'),
    where: /^/u,
  },
  // On our pavements it has wheels.
  {
    thing: /\bhover ?boards?$/u,
    verb: 'fly-hoverboard',
    flies: /^(?:ride|hoverboard|walk|race|run|go|speed|jump)$/u,
    where: /\b(?:futuristic|future|cyberpunk|neon|sci-?fi|alien|space|planet|mars|sky|clouds)\b/u,
  },
]

/** Who has a jetpack or a hoverboard flies with it: it is on the back or under the feet. */
export function takeOff(shot: Shot): Shot {
  return KITS.reduce(flyWith, shot)
}

function flyWith(shot: Shot, { thing, verb, flies, where }: Kit): Shot {
  const kit = shot.subjects.find(({ noun }) => thing.test(noun))
  const flier = flierOf(shot, kit)
  const has = ({ verb: deed, prop }: Action): boolean => deed === verb || thing.test(prop ?? '')
  const free = flier?.actions.every((each) => flies.test(each.verb))
  if (!flier || !free || !where.test(shot.place ?? '') || !(kit ?? flier.actions.some(has)))
    return shot
  const told = kit ? unseen(shot, kit) : shot
  const direction = flier.actions[0]?.direction ?? null
  const flown = withSubject(told, flier, { actions: [doing(verb, { direction })] })
  return { ...flown, place: shot.place ?? 'sky' }
}

/** Whose it is; else the first who lives. */
function flierOf({ subjects, relations }: Shot, kit: Subject | undefined): Subject | undefined {
  const named = relations.find(({ to }) => to === kit?.id)?.from
  const owner = subjects.find(({ id }) => id === named)
  return owner ?? subjects.find(({ kind }) => LIVING.has(kind))
}
