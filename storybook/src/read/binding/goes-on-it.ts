import type { Subject } from '../../plan/plan.ts'
import { isAlive, type Binding } from './binding.ts'

const OVER_IT = /^(?:along|over|across|down|up)$/
const GOES =
  /^(?:walk|run|crawl|slither|go|creep|inch|slide|carry|march|sneak|trot|hop|wander|step|climb|tiptoe|pull|drag|follow|race|dance)(?:-|$)/

/** Long, narrow or high: nobody on four legs goes beside it. */
const NARROW =
  /(?:^| )(?:branch|bough|limb|twig|stick|log|trunk|beam|plank|rail|railing|handrail|banister|fence|wall|ledge|windowsill|sill|roof|rope|wire|cable|clothesline|pipe|shelf|mantelpiece|curtain rod|vine)$/
/** What a cat or a goat walks over as if it were the ground. */
const BROAD =
  /(?:^| )(?:rock|stone|boulder|table|desk|counter|piano|keyboard|laptop|bed|sofa|couch|car|rug|carpet|blanket|quilt|pillow|book|map|pumpkin|stump|bridge|hay bale|barrel|crate)$/
/** So small that whatever lies before it is ground. */
const TINY =
  /(?:^| )(?:snail|slug|caterpillar|worm|earthworm|gecko|lizard|newt|salamander|tree frog|chameleon|centipede|millipede|hermit crab)$/
/** What people balance on. */
const BALANCED = /(?:^| )(?:log|trunk|beam|plank|rope|tightrope|wire|tree)$/

/** "Crawls over a strawberry", "carries leaves along a branch": whoever goes there is on it. */
export function goesOnIt(
  binding: Binding,
  word: string,
  { who, what }: { readonly who: Subject; readonly what: Subject },
): boolean {
  const goes = binding.actions.some(({ verb }) => GOES.test(verb))
  if (!goes || !OVER_IT.test(word) || isAlive(what)) return false
  if (who.kind === 'person') return /^(?:along|across)$/.test(word) && BALANCED.test(what.noun)
  if (who.kind === 'insect' || TINY.test(who.noun)) return what.kind !== 'building'
  if (!/^(?:animal|bird|creature)$/.test(who.kind)) return false
  return NARROW.test(what.noun) || (word !== 'along' && BROAD.test(what.noun))
}
