import type { Subject } from '../../plan/plan.ts'
import { VESSELS } from '../words/closed-words.ts'
import type { Binding } from './binding.ts'

/** "A lantern hangs from a branch". */
export function hangs({ verb }: Binding, word: string): boolean {
  return (
    /^(?:from|off|by|on)$/.test(word) && /^(?:hang|dangle|swing|suspend)\b/.test(verb?.base ?? '')
  )
}

const EMERGING =
  /^(?:come|peek|peep|peer|look|pop|jump|leap|climb|crawl|emerge|stick|lean|hatch|burst|rise|grow)\b/

/** "A rabbit comes out of a hat": it is still half in it. */
export function emerges({ verb }: Binding, word: string): boolean {
  return /^(?:from|out|of)$/.test(word) && EMERGING.test(verb?.base ?? '')
}

/** "A vase with flowers". */
export function isFilled(vessel: Subject, { kind }: Pick<Subject, 'kind'>): boolean {
  if (kind === 'fish' && COOKWARE.test(vessel.noun)) return true
  if (/^(?:animal|bird|insect|fish)$/.test(kind)) return HOMES.test(vessel.noun)
  if (CUPBOARDS.test(vessel.noun)) return /^(?:food|thing|tool|toy|plant|clothing)$/.test(kind)
  return VESSELS.test(vessel.noun) && (kind === 'plant' || kind === 'food')
}

const CUPBOARDS =
  /(?:^| )(?:refrigerator|fridge|freezer|cupboard|cabinet|wardrobe|closet|bookshelf|bookcase)$/

/** "A pan with shrimp". */
const COOKWARE = /(?:^| )(?:pan|pot|wok|skillet|saucepan)$/

/** "A cage with a canary". */
const HOMES = /(?:^| )(?:bird ?cage|cage|box|basket|jar|hutch|nest|crate|terrarium|tank|aquarium)$/

/** "A table with a vase", "a desk with books". */
export function isLaid(table: Subject, { kind, noun }: Pick<Subject, 'kind' | 'noun'>): boolean {
  const flat =
    /(?:^| )(?:table|desk|counter|tray|shelf|picnic blanket|cake|altar|mantelpiece|sideboard)$/
  const light =
    /^(?:food|tool|thing|toy|plant|instrument|clothing)$/.test(kind) || ON_TABLES.test(noun)
  return flat.test(table.noun) && light
}

/** Furniture that stands on other furniture. */
export const ON_TABLES =
  /(?:^| )(?:vase|lamp|clock|candlestick|globe|radio|toaster|microwave|kettle|fan|picture frame|figurine|birdcage|plant|cactus|bonsai)$/

/** "A bouquet of roses", "a bunch of balloons": so much as a hand holds. */
export const BUNCHED =
  /^(?:an? |his |her )(?:[a-z]+ )?(?:bouquet|bunch|posy|armful|handful|bundle) of /

/** What nobody leaves standing about: "patrols a museum with a flashlight". */
export const CARRIED =
  /(?:^| )(?:flashlight|torch|lantern|suitcase|umbrella|parasol|magnifying glass|map|camera|basket|broom|bucket|walking stick|stick|staff|cane|metal detector|yoga mat|surfboard|briefcase|shopping bag|trekking pole|tray|paddle|spoon|ladle|rake|shovel|net|brush|paintbrush|bouquet|sword|axe|torch|flag|tweezers|watering can|scissors|shears|knife|saw|hammer|wrench|needle|razor|comb|trowel|spade|tongs|pliers|screwdriver)$/
