import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture, namesBeast } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'

const OWN =
  /\b(?:(hers|theirs)|(his|her|their|its) own|(?<!\b(?:on|in|at|by|beside|behind) )(his))(?= ?(?:[.,;!]|$))/g
const THINGS =
  /\b(?:his|her|their|its|an?|the|one) ((?:[a-z]+ )?[a-z]+)(?=[.,;!]| (?:and|in|on|to|at)\b)/g
const WHOSE: Readonly<Record<string, string>> = { hers: 'her', theirs: 'their' }

/** "A boy drops his ice cream …, and his sister gives him hers": her ice cream. */
export function nameOwnOnes(body: string): string {
  return body.replace(OWN, (words: string, ...found: (string | number | undefined)[]) => {
    const at = found.find((each) => typeof each === 'number')
    const thing = [...body.slice(0, Number(at)).matchAll(THINGS)]
      .map(([, noun = '']) => noun)
      .findLast(isThing)
    const [one, two, three] = found
    const whose = lookUp(WHOSE, String(one)) ?? two ?? three
    return thing === undefined ? words : `${whose} ${thing}`
  })
}

const HERD = /\bthe (?:flock|herd|swarm)\b(?! of\b)/g

/** "A couple feeds pigeons. A boy races through the flock": those pigeons, and no sheep. */
export function nameHerds(body: string): string {
  return body.replace(HERD, (words: string, at: number) => {
    const named = body.slice(0, at).match(/[a-z]+/g) ?? []
    const beasts = named.findLast((word) => singular(word) !== word && namesBeast(singular(word)))
    return beasts === undefined ? words : `the ${beasts}`
  })
}

const WHOLE_HERD =
  /\b(?:an?|the) (?:whole|entire|huge|massive|complete) (herd|pack|flock|swarm|colony|pod|team|family)\b(?! of\b)/g

const GOING = /\b(?:gallop|run|fl[yi]|swim|march|walk|trot|jump|leap|charg)[a-z]*(?:s|ing)\b/g

/** "A white horse gallops … to reveal a whole herd": of horses. */
export function nameWholeHerds(body: string): string {
  return body.replace(WHOLE_HERD, (words: string, herd: string, at: number) => {
    const named = body.slice(0, at).match(/[a-z]+/g) ?? []
    const beast = named.map(singular).findLast(namesBeast)
    const [going = ''] = body.slice(0, at).match(GOING)?.slice(-1) ?? []
    const base = baseVerb(going)
    const does = base === null ? '' : ` that ${base}`
    return beast === undefined ? words : `a ${herd} of ${beast}s${does}`
  })
}

function isThing(noun: string): boolean {
  const picture = findPicture(noun) ?? findPicture(singular(noun))
  return picture !== null && !LIVING.has(picture.kind)
}
