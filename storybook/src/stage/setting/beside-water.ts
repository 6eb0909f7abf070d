import type { Shot, Subject } from '../../plan/plan.ts'
import { SWIMMING_BIRDS } from './shore-folk.ts'

const LAND_BELOW =
  /\b(valley|forest|woods|jungle|canyon|mountains?|village|fields?|hills|fog|mist|clouds|plains?|desert|river|town)\b/u
const SEA_BELOW = /\b(sea|ocean|waves?|coast|beach|bay|lighthouse)\b/u

/** Not every cliff is by the sea. */
export function isInland({ scenery = [], subjects }: Shot, words: string): boolean {
  const told = [...scenery, ...subjects.map(({ noun }) => noun), words].join(' ')
  return LAND_BELOW.test(told) && !SEA_BELOW.test(told)
}

const FRESH = /\b(lake|lakes|lakeside|pond|river|loch|forest|woods|mountains?|fjord)\b/u
const BATHES = /^(sit|jump|dive|swim|fish|yoga|lie|read|sleep|meditate|look|play-.*|sunbathe)$/u

/** A dock or a pier of planks, by words for sweet water or by what is done on it. */
export function isByLake({ scenery = [], subjects }: Shot, words: string): boolean {
  if (!/\b(dock|jetty|pier|landing)$/u.test(words)) return false
  const told = [...scenery, ...subjects.map(({ noun }) => noun), words].join(' ')
  if (SEA_BELOW.test(told) || /\b(ship|port|harbou?r|seaside|fishing)\b/u.test(told)) return false
  const bathed = subjects.some(({ actions }) => actions.some(({ verb }) => BATHES.test(verb)))
  return FRESH.test(told) || (/\bdock$/u.test(words) && bathed)
}

const AT_EASE =
  /^(?:sit|sit-.*|lie|rest|sleep|stand|look|read|visit|wave|picnic|paint|draw|write|think|meditate|wait|talk|play-.*|eat|walk|stroll|run|jog|hold-hands|graze|roam)$/u
const WATER_FOLK =
  /\b(?:hippo\w*|crocodile|alligator|otter|beaver|duck|duckling|swan|goose|heron|frog|turtle|fish\w*|salmon|trout|swimmer|rower|kayaker|diver|seal|dolphin|flamingo|water buffalo)s?$/u

/** Whether all who live here have dry feet, but for the birds that swim by. */
export function isOnBank({ subjects, relations }: Shot): boolean {
  const dry = ({ kind, noun, actions }: Subject): boolean =>
    /^(?:person|animal)$/u.test(kind) &&
    !WATER_FOLK.test(noun) &&
    actions.every(({ verb }) => AT_EASE.test(verb))
  const passes = ({ noun, actions }: Subject): boolean =>
    SWIMMING_BIRDS.test(noun) && actions.every(({ verb }) => verb === 'swim')
  const folk = subjects.filter((each) => !passes(each))
  return folk.length > 0 && relations.length === 0 && folk.every(dry)
}
