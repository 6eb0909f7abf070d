import { findPicture } from '../../lexicon/find-picture.ts'

const LIGHTS =
  '(?:particles?|dots|points of light|lights|sparks|embers|glitter|stardust|fairy dust|dust|stars|pixels|cubes|droplets|data points|light trails|sand grains|grains of sand)'
const FORM =
  '(?:(?:to |and |slowly |then |gradually )*(?:form(?:s|ing)?|assembl(?:e|es|ing) into|shap(?:e|es|ing)(?: into)?|mak(?:e|es|ing)|turn(?:s|ing)? into|morph(?:s|ing)? into|build(?:s|ing)?|becom(?:e|es|ing)|(?:gather|merg|swirl|coalesc|unit)(?:e|es|s|ing)? into|com(?:e|es|ing) together (?:as|into)))'

/** "Golden particles swirl and form a heart": the lights, and what they become. */
const FORMING = new RegExp(
  `^(?:(?!in |on |with )[a-z-]+ ){0,5}?${LIGHTS}\\b([^.;]{0,80}?) ${FORM} (?:(?:in|into) )?(?:the (?:shape|form|outline|image|figure|silhouette) of )?(?:an?|the) ((?:[a-z-]+ ){0,3}?[a-z-]+)(?= ?(?:$|[,.;¦])| (?:in|on|and|with|then|before|that|which|against|made|of|shape)\\b)`,
)

/** What small lights come together as, when it has a picture; null when nothing of the kind is told. */
export function formed(text: string): string | null {
  const [, , noun] = FORMING.exec(text) ?? []
  if (noun === undefined) return null
  const plain = noun.replace(
    /\b(?:glowing|giant|huge|beautiful|perfect|shining|large|big|human) /g,
    '',
  )
  return findPicture(plain) === null ? null : plain
}
