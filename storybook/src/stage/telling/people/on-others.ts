import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'
import { withSubject } from '../retold.ts'

const FEET =
  /\b(?:feet|foot|toe|ankle|shoe|boot|sneaker|sock|lace|shoelace|toenail|skate|slipper|sandal)s?$/u
const LEGS = /\b(?:legs?|knees?|thighs?|shins?|cal(?:f|ves)|hamstrings?)$/u
const HANDS =
  /\b(?:hand|finger|nail|fingernail|arm|wrist|elbow|cast|glove|mitten|thumb|palm|bracelet|watch|ring)s?$/u
const FACES =
  /\b(?:face|mouth|cheek|nose|chin|lip|eye|forehead|brow|tear|tooth|ear|eyelash|glasses)(?:s|es)?$/u
const NECKS =
  /\b(?:tie|necktie|bow tie|scarf|collar|necklace|neck|bandana|medal|lei|badge|wreath|bib)s?$/u
const HATS =
  /\b(?:hat|cap|helmet|crown|hood|beanie|bonnet|headband|tiara|veil|bow|ribbon|wreath)s?$/u
const DRESS =
  /\b(?:coat|jacket|shirt|dress|vest|costume|gown|uniform|raincoat|button|zipper|belt|apron|life ?jacket|suit|robe|kimono|cardigan|sweater|cape|armou?r|harness|seat ?belt|sash|parachute)s?$/u

const CARES =
  /^(?:clean|wash|wash-hands|wash-face|wipe-hands|wipe-brow|rub-eyes|blow-nose|tie-shoes|shine-shoes|paint-nails|adjust-clothes|adjust-glasses|tie-tie|massage|tickle|bandage|put|tend|examine-patient|write|polish|dry|pet|point|measure|repair|hammer|paint|cut|cut-nails|sew|tie|inject|put-on|dress|inspect|apply-cream)$/u
const WIPES =
  /^(?:clean|wash|wash-hands|wash-face|wash-feet|wipe-hands|wipe-brow|rub-eyes|blow-nose|polish|dry|shine-shoes)$/u

/** What is done to which part of another: the deed that shows it. */
const AT: readonly (readonly [verbs: RegExp, part: RegExp, deed: string])[] = [
  [/^(?:walk|march|jump|stand|stamp-foot)$/u, FEET, 'step-on-foot'],
  [/^braid-own-hair$/u, /\b(?:hair|braids?|plaits?|pigtails?|ponytails?)$/u, 'braid-other'],
  [/^shave(?:-head)?$/u, /\b(?:head|scalp|hair|skull)$/u, 'shave-head-of'],
  [/^kiss$/u, /\b(?:hand|fingers|ring)$/u, 'kiss-hand'],
  [/^(?:cover|cover-eyes|hide|hold)$/u, /\beyes?$/u, 'cover-eyes-of'],
  [/^(?:pull|drag|yank|tug)$/u, /\b(?:hair|ponytails?|braids?|pigtails?)$/u, 'pull-hair'],
  [/^(?:stretch|lift|pull|massage|hold)$/u, LEGS, 'stretch-leg'],
  [
    /^(?:clean|wash|wash-feet|polish|shine-shoes|tie-shoes|paint-nails|massage|pet|adjust-clothes|put|cut-nails|dry|hammer|tie|measure)$/u,
    FEET,
    'tend-foot',
  ],
  [CARES, HANDS, 'tend-hand'],
  [/^read$/u, /\bpalms?$/u, 'tend-hand'],
  [CARES, FACES, 'tend-face'],
  [/^brush-teeth$/u, /\bteeth$/u, 'tend-face'],
  [/^apply-cream$/u, /^(?!.*back$)/u, 'tend-face'],
  [/^apply-cream$/u, /back$/u, 'tend-front'],
  [/^pet$/u, /\b(?:head|hair)$/u, 'tend-hat'],
  [/^pet$/u, /\bshoulders?$/u, 'tend-shoulder'],
  [CARES, NECKS, 'tend-neck'],
  [CARES, HATS, 'tend-hat'],
  [CARES, DRESS, 'tend-front'],
  [CARES, /\b(?:blanket|towel|quilt|shawl|plaid|cloth|flag|sheet)$/u, 'tend-neck'],
]

/** What is in the hand for it, and where it is done. */
const TOOLS: readonly (readonly [verbs: RegExp, tool: string | null, place: string | null])[] = [
  [WIPES, 'cloth', null],
  [/^paint-nails$/u, 'nail brush in #c8304a', 'living room'],
  [/^brush-teeth$/u, 'toothbrush', 'bathroom'],
  [/^write$/u, 'pen', 'living room'],
  [/^bandage$/u, 'bandage', null],
  [/^(?:cut|cut-nails)$/u, 'scissors', 'living room'],
  [/^measure$/u, 'tape measure', null],
  [/^apply-cream$/u, 'cream jar', null],
  [/^massage$/u, null, 'bedroom'],
  [/^read$/u, null, 'living room'],
]

/** What is seen in the hands until it is tied. */
const TIED = /\b(?:ribbon|string|thread|rope|bandage|bracelet|wristband)$/u

function toolFor({ verb, prop }: Action): { prop: string | null; at: string | null } {
  const [, tool = null, at = null] = TOOLS.find(([verbs]) => verbs.test(verb)) ?? []
  return { prop: tool ?? (TIED.test(prop ?? '') ? prop : null), at }
}

/** "Ties his son's shoes", "paints her sister's nails": the hands are where the words say, on the one whose they are. */
export function tendOther(shot: Shot): Shot {
  for (const who of people(shot)) {
    const [action, ...later] = who.actions
    const other = people(shot).find(({ id }) => id !== who.id && id === doneTo(shot, who))
    const verb = action && other && who.count === 1 ? deedOn(action, other) : null
    if (!action || !other || verb === null) continue
    const { prop, at } = toolFor(action)
    const actions = [doing(verb, { target: other.id, prop }), ...later]
    const relations = shot.relations.filter(({ from, to }) => from !== who.id || to !== other.id)
    return { ...withSubject(shot, who, { actions }), place: shot.place ?? at, relations }
  }
  return shot
}

/** Whom the deed names, or else on whose foot it ends. */
function doneTo({ relations }: Shot, { id, actions }: Subject): string | null {
  const on = relations.find(({ from, relation }) => from === id && relation === 'on')
  return actions[0]?.target ?? on?.to ?? null
}

/** A child is stroked over the hair, anybody else patted on the shoulder: people are no dogs. */
const isSmall = (person: Subject['person']): boolean => /^(?:baby|child)$/u.test(person?.age ?? '')

function strokedOn(verb: string, person: Subject['person']): string | null {
  if (verb !== 'pet') return null
  return isSmall(person) ? 'tend-hat' : 'tend-shoulder'
}

/** The part is the last of the words: "her sister's nails". */
function deedOn({ verb }: Action, { words, actions, person }: Subject): string | null {
  const [, part = ''] = /'s? (.+)$/u.exec(words) ?? []
  const deed =
    AT.find(([verbs, parts]) => verbs.test(verb) && parts.test(part))?.[2] ??
    (part === '' && verb === 'kick' ? 'kick-other' : strokedOn(verb, person))
  const kneels = actions.some((each) => /^(?:kneel|bow)$/u.test(each.verb))
  // Who kneels to be crowned would stand up for it.
  return kneels && /^tend-(?:hat|neck|shoulder)$/u.test(deed ?? '') ? 'tend-kneeling' : deed
}
