import { lookUp } from '../look-up.ts'
/** Kinds of places by their last word, whatever stands before it; `not` tells the things that end in the same word. */
interface Head {
  readonly id: string
  readonly only?: RegExp
  readonly not?: RegExp
}

const HALLS =
  /^(?:hospital|clinic|school|university|hotel|motel|office|prison|jail|museum|palace|apartment|asylum|dormitory)$/

const HEADS: Readonly<Record<string, Head>> = {
  base: {
    id: 'grounds',
    not: /^(?:lamp|column|home|first|second|third|statue|tower|pillar|cake|pizza|pizza's|glass|tree|wine|marble|stone|wooden|metal|round|square|wide|flat|solid|data|moon|lunar|mars|martian)$/,
  },
  outpost: { id: 'grounds' },
  station: {
    id: 'grounds',
    not: /^(?:train|railway|railroad|rail|central|old|abandoned|empty|busy|crowded|small|big|large|grand|modern|quiet|deserted|rural|country|village|city|snowy|rainy|main|the|a|this|victorian|space|play|work|docking|game|charging|weigh|nursing|dusty|foggy|lonely|remote|historic|old-fashioned|dark|bright|japanese|london|paris|berlin|milan|indian|underground)$/,
  },
  depot: { id: 'grounds', not: /^(?:old|abandoned|empty|home|food|furniture|arms|storage)$/ },
  plant: {
    id: 'industrial-area',
    only: /^(?:steel|chemical|cement|processing|packing|gas|aluminium|aluminum|waste|biogas|fertilizer|fuel|concrete|asphalt|smelting|refining|coal|diesel|petrochemical|plastics)$/,
  },
  centre: { id: 'building-front', not: /^(?:dead|exact|the|a|its|very|flower|dark)$/ },
  center: { id: 'building-front', not: /^(?:dead|exact|the|a|its|very|flower|dark)$/ },
  headquarters: { id: 'building-front' },
  corridor: { id: 'corridor', only: HALLS },
  hallway: { id: 'corridor', only: HALLS },
  tunnel: {
    id: 'tunnel',
    only: /^(?:neon|laser|led|sewer|mine|mining|metro|subway|tube|rail|railway)$/,
  },
  deck: {
    id: 'ship-deck',
    only: /^(?:ferry|cruise|yacht|galleon|steamer|steamship|vessel|liner|titanic|trawler|ship's|boat's)$/,
  },
  square: {
    id: 'courtyard',
    only: /^(?:fountain|cathedral|church|palace|castle|mosque|university|museum)$/,
  },
  grounds: { id: 'park', not: /^(?:coffee|tea)$/ },
}

/** A studio whose paper is of two words: "pastel-pink", "purple-blue". */
const BACKDROP = /^[a-z]+-[a-z]+(?:-[a-z]+)? photo studio$/

/** The kind of place that two words name by the second: "a lifeguard station" is no railway station. */
export function headedPlace(words: string): string | null {
  if (BACKDROP.test(words)) return 'photo-studio'
  const [before = '', last = '', ...more] = words.toLowerCase().trim().split(' ')
  const head = lookUp(HEADS, last)
  if (head === undefined || more.length > 0) return null
  if (head.only?.test(before) === false || head.not?.test(before) === true) return null
  return head.id
}
