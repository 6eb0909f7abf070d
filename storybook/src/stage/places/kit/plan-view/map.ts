import type { Traveller, TravellerForm } from '../../../place.ts'
import { planLandOf, type PlanLand } from './lands.ts'
import type { WayKind } from './ways.ts'

/** Who is on or in the water. */
export const WET: ReadonlySet<TravellerForm> = new Set([
  'motorboat',
  'sailboat',
  'ship',
  'kayak',
  'surfer',
  'fin',
  'swimmer',
])
const WATERS: ReadonlySet<PlanLand> = new Set([
  'sea',
  'lake',
  'pond',
  'delta',
  'coast',
  'island',
  'harbour',
  'pool',
])
const ROADED: ReadonlySet<TravellerForm> = new Set(['car', 'truck', 'bus', 'cyclist'])

/** Where one is at home of whom no land is told. */
const HOMES: Readonly<Partial<Record<TravellerForm, PlanLand>>> = {
  walker: 'plaza',
  umbrella: 'plaza',
  beast: 'meadow',
  tractor: 'ploughed',
  lying: 'coast',
  skier: 'snow',
}

/** The land that the words tell, with the way that those who travel need. */
export function mapOf(
  words: string,
  travellers: readonly Traveller[],
): { land: PlanLand; kind: WayKind } {
  const [lead] = travellers
  if (lead === undefined) return { land: planLandOf(words) ?? 'coast', kind: 'none' }
  // Who drives on an island sees its road, and not its shores.
  const told = WET.has(lead.form) ? words : words.replaceAll(/\b(?:islands?|islet|atoll)\b/gu, '')
  const kind = wayFor(words, lead.form)
  const land = planLandOf(told) ?? (kind === 'river' ? 'fields' : homeOf(lead))
  if (lead.form === 'tractor' && /^(fields|meadow|ploughed)$/u.test(land))
    return { land: 'ploughed', kind: 'none' }
  // Nobody walks over the tops of trees.
  if (land === 'forest' && kind === 'none' && !WET.has(lead.form)) return { land, kind: 'dirt' }
  return { land: landBeside(land, kind, lead.form), kind }
}

function homeOf({ form, noun }: Traveller): PlanLand {
  const home = HOMES[form]
  if (home !== undefined) return home
  if (WET.has(form)) return 'sea'
  return /traffic|taxi/u.test(noun) ? 'city' : 'fields'
}

/** No boat is on dry land, no bridge without water, no crossing outside a town. */
function landBeside(land: PlanLand, kind: WayKind, form: TravellerForm): PlanLand {
  if (kind === 'bridge' || kind === 'viaduct') return 'sea'
  if (kind === 'zebra') return 'city'
  if (kind === 'junction') return 'fields'
  if (!WET.has(form) || kind === 'river' || WATERS.has(land)) return land
  return /^(forest|mountains|meadow)$/u.test(land) ? 'lake' : 'sea'
}

function wayFor(words: string, form: TravellerForm): WayKind {
  const river = /(?<!\bfrozen |\bicy )\b(river(?! crossing)|canal|stream|amazon|nile)\b/u.test(
    words,
  )
  if (WET.has(form)) return river ? 'river' : 'none'
  if (form === 'beast' && river) return 'river'
  if (form === 'wagon')
    return /\b(bridge|viaduct|river crossing)\b/u.test(words) ? 'viaduct' : 'rails'
  if (ROADED.has(form)) return roadFor(words)
  if (
    /^(walker|umbrella)$/u.test(form) &&
    /\b(street|road|crosswalk|crossing|intersection|zebra)\b/u.test(words)
  )
    return 'zebra'
  if (/\b(bridge|viaduct|river crossing)\b/u.test(words)) return 'bridge'
  return /\b(road|path|trail|lane)\b/u.test(words) ? 'dirt' : 'none'
}

function roadFor(words: string): WayKind {
  if (/\broundabout|traffic circle\b/u.test(words)) return 'ring'
  if (/\b(bridge|viaduct|river crossing)\b/u.test(words)) return 'bridge'
  if (/\b(junction|interchange|cloverleaf|crossroads|overpass|flyover)\b/u.test(words))
    return 'junction'
  return /\b(dirt|gravel|trail|path|savannah?|safari)\b/u.test(words) ? 'dirt' : 'road'
}
