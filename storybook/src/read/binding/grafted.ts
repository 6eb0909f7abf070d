import { ANIMALS } from '../../plan/kinds.ts'
import type { Kind, Look, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Binding, Preposition } from './binding.ts'

/** A part that a thing has from another, and who has such a part by nature. */
interface Graft {
  readonly part: RegExp
  readonly look: Look
  readonly by: RegExp
  readonly born: RegExp
  readonly kinds: ReadonlySet<Kind>
}

const FLYERS: ReadonlySet<Kind> = new Set(['bird', 'insect', 'aircraft', 'creature', 'sky'])
const WALKERS: ReadonlySet<Kind> = new Set(['animal', 'bird', 'insect', 'creature', 'sky'])
const SEEING: ReadonlySet<Kind> = new Set([...ANIMALS, 'sky', 'toy', 'aircraft'])

const GRAFTS: readonly Graft[] = [
  {
    part: /(?:^| )wheels?$/,
    look: 'wheeled',
    by: /^(?:on|with)$/,
    born: /(?:car|truck|lorry|bus|van|bike|bicycle|motorcycle|motorbike|tricycle|unicycle|scooter|cart|wagon|carriage|train|tram|locomotive|tractor|skateboard|skate|wheelbarrow|wheelchair|pram|stroller|trolley|suitcase|buggy|rickshaw|robot|watermill|mill|steamer|paddle ?boat)s?$/,
    kinds: new Set<Kind>(['aircraft', 'sky']),
  },
  {
    part: /(?:^| )(?:tracks|treads?)$/,
    look: 'tracked',
    by: /^(?:on|with)$/,
    born: /(?:tank|excavator|bulldozer|digger|train|tram|locomotive|snowmobile|crane|railcar|cart|coaster|race ?car)s?$/,
    kinds: new Set<Kind>([...ANIMALS, 'aircraft', 'sky']),
  },
  {
    part: /(?:^| )wings?$/,
    look: 'winged',
    by: /^with$/,
    born: /(?:angel|fairy|dragon|wyvern|pegasus|griffin|gryphon|phoenix|sphinx|plane|jet|rocket|shuttle|mansion|palace|museum|bat|statue|sculpture|figurine)s?$/,
    kinds: FLYERS,
  },
  {
    part: /(?:^| )(?:legs|leg|feet)$/,
    look: 'legged',
    by: /^(?:on|with)$/,
    born: /(?:table|desk|chair|stool|bench|sofa|couch|armchair|bed|nightstand|sideboard|ottoman|crib|cradle|easel|barbecue|grill|piano|cabinet|dresser|robot|tripod|doll|puppet|bear|snowman|scarecrow|glass|pants|trousers|jeans|pajamas|tower|bathtub|tub|lander|rig|skateboard|statue|mannequin)s?$/,
    kinds: WALKERS,
  },
  {
    part: /(?:^| )(?:face|eyes|eye|mouth|smile|grin)$/,
    look: 'faced',
    by: /^with$/,
    born: /(?:clock|watch|dice|needle|potato|doll|puppet|bear|snowman|scarecrow|robot|statue|mask|emoji|pumpkin|jack-o'-lantern|lantern|sun|moon|coin|cliff|mountain|cube|hurricane|storm|totem|poster|shirt|painting|portrait|mug|sculpture|tree)s?$/,
    kinds: SEEING,
  },
]

/** "A house on wheels", "a piano with butterfly wings", "a castle on chicken legs": no part of them stands beside it. */
export function isGrafted(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const part = noun.words.split(' ').at(-1) ?? ''
  const graft = GRAFTS.find(({ part: named, by }) => named.test(part) && by.test(word))
  const owner = binding.subjects.find(({ id }) => id === (binding.recent ?? binding.last))
  if (graft === undefined || owner === undefined || !takes(owner, graft, noun.words)) return false
  graftOnto(owner, graft.look, noun)
  binding.told.add(noun.words)
  return true
}

/** Fish have no legs, snakes and snails neither. */
const LEGLESS = /(?:fish|shark|snake|whale|dolphin|snail|slug|worm|serpent|eel|tadpole|seahorse)$/

/** Tracks that one drives on, and not with. */
const DRIVEN_ON = /\b(?:rac(?:e|ing)|train|rail(?:road|way)?|tram|dirt|muddy|running|test|snowy)\b/

/** Wheels that nobody has by nature. */
const ODD = /\b(?:square|triangular|triangle|oval|octagonal)\b/

function takes({ kind, person, noun }: Subject, graft: Graft, words: string): boolean {
  if (kind === 'person' || person !== null) return false
  if (graft.look === 'legged' && LEGLESS.test(noun)) return true
  if (graft.look === 'wheeled' && ODD.test(words)) return true
  if (graft.look === 'tracked' && DRIVEN_ON.test(words)) return false
  return !graft.kinds.has(kind) && !graft.born.test(noun)
}

/** Whose part it is, or of what shape and colour: a word before the look, as in "butterfly-winged". */
const MANNERS =
  /\b(?:butterfly|dragonfly|fairy|bat|dragon|angel|eagle|bird|bee|moth|chicken|bird|spider|human|robot|robotic|mechanical|frog|duck|square|triangular|oval|googly)(?='s)?\b/

function graftOnto(subject: Subject, look: Look, { words, traits }: NounPhrase): void {
  subject.looks = [...new Set([...(subject.looks ?? []), look])].slice(0, 3)
  const manner = MANNERS.exec(words)?.[0] ?? traits.colour
  if (manner !== null && manner !== undefined)
    subject.words = `${manner.replace(/ /g, '-')}-${look} ${subject.words}`.slice(0, 200)
  if (look === 'faced' && traits.emotion !== 'neutral') subject.emotion = traits.emotion
  const kind = goesAs(look, subject)
  if (kind !== null) subject.kind = kind
}

/** What has wheels drives, and what has legs walks, whatever it was before. */
function goesAs(look: Look, { kind }: Subject): Kind | null {
  if (look === 'wheeled' || look === 'tracked') return ANIMALS.has(kind) ? null : 'vehicle'
  if (look === 'legged' && /^(?:fish|boat|vehicle|aircraft)$/.test(kind)) return 'animal'
  return null
}
