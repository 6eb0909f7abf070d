/** Deeds that need hands: an animal that does one of them is played by a puppet with its head. */
const HANDS =
  /^(play-(guitar|piano|drums?|violin|cello|flute|trumpet|trombone|saxophone|harp|accordion|banjo|keyboard|xylophone|games|chess|cards)|cook|bake|stir|fry|wash-dishes|read|write|draw|paint|type|use-computer|study|knit|sew|iron|sweep|mop|vacuum|clean|garden|photograph|talk-phone|discuss|teach|juggle|cut|chop|pour|conduct|dj|mix|salute|clap|shake-hands|play-dj|shop|fence|box|lift-weights|do-makeup|brush-teeth|ballet|tango|ride-(bike|motorcycle|scooter)|skateboard|roller-skate|ski|snowboard|ice-skate|row|golf|archery|play-tennis|vacuum|fly-kite|push|skydive|paraglide|weld|hammer|saw)$/

/** Drinks and meals that are taken from a cup or with cutlery. */
const TABLE_MANNERS =
  /coffee|tea|wine|beer|cup|mug|fork|spoon|chopstick|popcorn|ice cream|sandwich|pizza/

export interface Deed {
  readonly verb: string
  readonly prop: string | null
}

/** Things that are held while one talks or looks. */
const PAPERS = /paper|book|letter|newspaper|magazine|phone|document|map|camera/

/** Whether somebody without hands could not do it. */
export function needsHands({ verb, prop }: Deed): boolean {
  if (HANDS.test(verb)) return true
  if (prop === null) return false
  if (/^(eat|drink)$/.test(verb)) return TABLE_MANNERS.test(prop)
  return /^(talk|look|watch|hold)$/.test(verb) && PAPERS.test(prop)
}
