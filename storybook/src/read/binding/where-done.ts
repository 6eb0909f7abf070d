import { standsSomewhere } from './bind-place.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** A forest that one explores is where it happens; a castle that is built or looked at is a thing. */
export function isWhere(noun: NounPhrase, phrasal: string, deed: string | null): boolean {
  if (noun.place === null || CRAFT.test(noun.found?.kind ?? '')) return false
  if (/(?:^| )(?:roof|wall)$/.test(noun.head) || isHit(phrasal, noun)) return false
  if (!noun.place.thing) return true
  if (deed !== null)
    return !standsSomewhere(noun) || /^(?:cross|pass|enter|leave|reach|exit)\b/.test(phrasal)
  return noun.found === null || !isDoneTo(phrasal, noun)
}

function isDoneTo(phrasal: string, noun: NounPhrase): boolean {
  // "Flies over a lake".
  if (CROSSES.test(phrasal)) return standsSomewhere(noun)
  if (noun.found?.kind === 'building' && GRASPS.test(phrasal)) return true
  if (ROUND_IT.test(phrasal)) return standsSomewhere(noun)
  return (
    phrasal.endsWith(' over') ||
    /^(?:build|look|watch|draw|paint|see|admire|hold|carry)\b/.test(phrasal)
  )
}

/** Done to its walls, and not within them: a lighthouse that is hugged stands there. */
const GRASPS =
  /^(?:hug|embrace|cuddle|kiss|lick|eat|bite|devour|nibble|lift|push|kick|grab|squeeze|shake|steal|climb|coil|wrap|tickle|tip|scale|decorate|frost|ice|glaze|assemble|throw|hurl|balance|crush)\b/

/** Gulls that circle a lighthouse have it in their midst, wherever that is. */
const ROUND_IT = /^(?:circle|orbit|encircle|surround|photograph|sketch)$/

/** What comes down on a lighthouse is seen from outside. */
const isHit = (phrasal: string, { found }: NounPhrase): boolean =>
  found?.kind === 'building' && /^(?:strike|hit)\b/.test(phrasal)

const CROSSES =
  /^(?:fly|soar|glide|hover|float|drift|circle|swoop|skim|pass|cruise|sail|rise|parachute|skydive) over$/

const CRAFT = /^(?:vehicle|boat|aircraft)$/
