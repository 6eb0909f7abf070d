import type { NounPhrase } from '../phrases/sentence-parts.ts'
import type { Binding } from './binding.ts'

/** What a set has by itself, whoever names it: nobody puts control panels into a spaceship. */
type Fittings = readonly (readonly [fitting: RegExp, place: RegExp])[]

const HOLY = /church|cathedral|chapel|nave|altar|basilica/
const RAILED = /train|subway|metro|bus|tram|carriage/

/** Several of them, or one that nobody does anything to. */
const MANY: Fittings = [
  [
    /(?:^| )(?:(?:control|instrument) panel|console|dashboard|control)$/,
    /spaceship|space|cockpit|submarine|galaxy|bridge|stars|control room|ship/,
  ],
  [/(?:^| )(?:pipe|gauge|valve|dial|porthole)$/, /submarine|engine room|boiler room/],
  [/(?:^| )(?:seat|handrail)$/, /train|subway|metro|bus|tram|carriage|plane|cinema|theat(?:er|re)/],
  [
    /(?:^| )(?:bookshelf|bookcase|shelf|bakery shelf|display case)$/,
    /library|bookshop|bookstore|bakery|shop|store|supermarket|pharmacy/,
  ],
  [/(?:^| )(?:turbine|windmill)$/, /wind farm/],
  [/(?:^| )(?:stalactite|stalagmite)$/, /cave|cavern|grotto/],
  [/(?:^| )icicle$/, /^(?:ice|glacier|frozen) /],
  [/(?:^| )(?:seat|curtain)$/, /^stage$/],
  [/(?:^| )pew$/, HOLY],
  [/(?:^| )(?:dome|minaret|spire)$/, /^istanbul$|mosque|hagia sophia|cairo|morocco|marrakesh/],
  [/(?:^| )(?:house|palazzo|building|facade)$/, /^venice$|^amsterdam$/],
  [/(?:^| )(?:dune|palm tree)$/, /oasis/],
  [/(?:^| )cliff$/, /fjord|canyon|gorge/],
  [/(?:^| )(?:peak|slope)$/, /fjord/],
  [/(?:^| )terrace$/, /rice|tea plantation|vineyard/],
  [
    /(?:^| )(?:skyscraper|tall building)$/,
    /^new york$|manhattan|times square|wall street|ruined city/,
  ],
]

/** One of them too, where "the dome" can only be that of the place. */
const THE_ONE: Fittings = [
  [/(?:^| )(?:clock|station clock)$/, /station|platform|railway/],
  [/(?:^| )(?:dome|roof|shutter)$/, /observatory/],
  [/(?:^| )door$/, new RegExp(`^elevator|${RAILED.source}`)],
  [/(?:^| )(?:arch|vault|archway|pillar)$/, new RegExp(`cellar|crypt|catacomb|${HOLY.source}`)],
  [/(?:^| )tunnel$/, RAILED],
  [/(?:^| )(?:pool|water)$/, /oasis/],
  [/(?:^| )(?:terrace|paddy)$/, /rice/],
  [/(?:^| )(?:altar|aisle)$/, HOLY],
  [/(?:^| )mosque$/, /^istanbul$|^cairo$/],
]

const IN_USE = /^(?:read|repair|clean|climb|push|sit|look)/

/** A window's set dyes its seats as they are told, and a huge one is meant by itself. */
function isOdd({ head, count, traits }: NounPhrase): boolean {
  const dyed = head.endsWith('seat') && traits.colour !== null
  return count !== null || traits.size !== 'normal' || dyed
}

/** "Blue control panels glow", "the dome opens": of the place, and nothing beside it. */
export function isFitted({ place, verb }: Binding, noun: NounPhrase): boolean {
  const { head, plural, definite } = noun
  if (place === null || IN_USE.test(verb?.base ?? '') || isOdd(noun)) return false
  const has = (rows: Fittings): boolean =>
    rows.some(([fitting, where]) => fitting.test(head) && where.test(place))
  if (plural && has(MANY)) return true
  return (plural || definite || /(?:clock|mosque)$/.test(head)) && has(THE_ONE)
}
