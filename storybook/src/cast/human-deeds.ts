import { DEED_PHRASES } from '../lexicon/deeds/all-deeds.ts'

/** What bodies of all kinds can do, though people do it in their own way. */
const BODILY =
  /^(walk|run|march|jog|trot|hop|jump|crawl|climb|swim|dive|fly|float|dance|sit|stand|lie|sleep|wake-up|look|watch|yawn|eat|drink|sing|swing|catch|ride|sail|fight|groom|wave|lean|roll|play|chase|hide|talk|smile|cry|laugh|nod|shake-head|stretch|breathe-fire|spin|flip|bow|kiss|hug|cuddle|lick|sniff|dig|carry|hold|follow|snore|rise|fall|turn|stop|visit|slide|bark|howl|roar|(climb|rock-climb|ice-climb).*|bathe|bend|dig-bones|dip|feed|fish|headbutt|limp|kick|pull|push|sneak|sneeze|squat|tantrum|tickle|tongue-out|tug-of-war|wait-in-line|wink|wrestle|somersault|jump-puddle|hurdle|high-jump|long-jump|.*stroke|faceplant|slip|stretch-arms|statue|spit-out|choke|push-up|gasp-aloud|stagger-about|drool|surf|skateboard|kickflip|snowboard|sled|hold-hands|curling|finish-race|close-eyes|open-mouth)$/

const OF_PEOPLE: ReadonlySet<string> = new Set(DEED_PHRASES.map(({ id }) => id))

/** Deeds of people that have no phrases of their own. */
const HANDY =
  /^(drive$|take-part$|dance-upright$|walk-beast$|roast-over-fire$|play-|use-computer|do-makeup|shop|study|cut|build|ride-(bike|motorcycle|scooter))/

/** Drinks and meals that are taken from a cup or with cutlery. */
const TABLE_MANNERS =
  /coffee|tea\b|cola|soda|juice|lemonade|cocktail|milkshake|smoothie|cocoa|hot chocolate|champagne|wine|beer|cup|mug|fork|spoon|chopstick|popcorn|ice cream|sandwich|pizza|noodle|ramen|rice|soup|sushi|steak|salad|spaghetti|chinese food|dinner|lunch|breakfast|meal|dumpling/

export interface Deed {
  readonly verb: string
  readonly prop: string | null
}

/** Things that are held while one talks or looks. */
const PAPERS = /paper|book|letter|newspaper|magazine|phone|document|map|camera/

/** Whether somebody without hands could not do it. */
export function needsHands({ verb, prop }: Deed): boolean {
  if (!BODILY.test(verb) && (OF_PEOPLE.has(verb) || HANDY.test(verb))) return true
  if (prop === null) return false
  if (/^(eat|drink)$/.test(verb)) return TABLE_MANNERS.test(prop)
  // Who buys bananas goes off with them in the hand.
  if (verb === 'walk') return true
  if (verb === 'fish') return /\b(rod|pole|line)\b/.test(prop)
  if (verb === 'sing') return /karaoke|microphone/.test(prop)
  return /^(talk|look|watch|hold)$/.test(verb) && PAPERS.test(prop)
}
