import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { clear } from '../kit/colour.ts'
import { dressOf, type Land } from '../kit/nature/above-seasons.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { membersOf, waiting, type Member } from '../kit/plan-view/formations.ts'
import { drawLand, dressLand, type PlanLand } from '../kit/plan-view/lands.ts'
import { mapOf, WET } from '../kit/plan-view/map.ts'
import { SURF } from '../kit/plan-view/waters.ts'
import { streetLights } from '../kit/plan-view/night-lights.ts'
import { surfLine } from '../kit/plan-view/surf-line.ts'
import type { Sheet } from '../kit/plan-view/sheet.ts'
import { travellersPiece, upright } from '../kit/plan-view/travellers.ts'
import { drawWay, wayOf, type Way, type WayKind } from '../kit/plan-view/ways.ts'
import type { Ink } from '../kit/paper.ts'
import { place } from '../kit/recipe.ts'

/** The land from straight above, as a drone films it, with those who go over it. */
export const planViewPlace = place({
  id: 'plan-view',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: { wind: 0.4 },
  set: (c) => {
    // Pines that a car drives between are a wood from above.
    const words = [c.words, ...(c.nouns ?? []), ...(c.deeds ?? [])].join(' ')
    const { land, kind } = mapOf(words, c.travellers ?? [])
    const { crown, low } = extentAt(c.box, 0)
    const map: LandMap = {
      land,
      kind,
      words,
      middle: (crown + low) / 2,
      way: wayIn(c, { land, kind, words }),
    }
    return [
      ...landBelow(c, map),
      ...(land === 'coast' ? [surfLine(c, map.middle)] : []),
      ...(c.light.dark ? [streetLights(c, { ...map, town: land === 'city' })] : []),
      travellersPiece(c, goingOver(c, map), upright(map.middle)),
      ...(UNDER_BRIDGE.test(words) ? bridgeAbove(c, map) : []),
    ]
  },
})

interface LandMap {
  readonly land: PlanLand
  readonly kind: WayKind
  readonly words: string
  readonly way: Way
  /** The height of the frame's middle. */
  readonly middle: number
}

function wayIn(
  c: PlaceContext,
  { land, kind, words }: Pick<LandMap, 'land' | 'kind' | 'words'>,
): Way {
  const aside =
    land === 'coast' ? besideSurf(c, kind) : land === 'island' ? PASSING * c.box.height : 0
  return wayOf(kind, words, {
    box: c.box,
    random: c.random.fork('way'),
    level: LEVEL.has(land),
    aside,
  })
}

/** Who goes along the way; who crosses a street or a river goes over it, and cars or crocodiles wait. */
function goingOver(c: PlaceContext, { land, kind, way }: LandMap): Member[] {
  const travellers = c.travellers ?? []
  const how = {
    random: c.random.fork('travellers'),
    seconds: c.seconds ?? 5,
    room: roomOf(c, { land, kind, way }),
    loose: kind !== 'zebra' && LOOSE.test(land) && (travellers[0]?.count ?? 1) > 5,
  }
  const afloat = travellers.filter(({ form }) => WET.has(form))
  const wades = kind === 'river' && afloat.length < travellers.length
  if (kind === 'junction')
    return [...membersOf(travellers, wayAcross(c, kind), how), ...membersOf(travellers, way, how)]
  if (kind !== 'zebra' && !wades) return membersOf(travellers, way, how)
  const across = wayAcross(c, 'none')
  if (kind === 'zebra') return [...waiting(way), ...membersOf(travellers, across, how)]
  const afoot = travellers.filter((each) => !afloat.includes(each))
  return [
    ...membersOf(afoot, across, { ...how, room: c.box.width * 0.4 }),
    ...afloat.flatMap((each) => besideFord(membersOf([each], way, how), way)),
  ]
}

/** The way that crosses the frame along its shorter side. */
function wayAcross({ box, random }: PlaceContext, kind: WayKind, aside = 0): Way {
  const turned = { width: box.height, height: box.width }
  return wayOf(kind, '', { box: turned, random, level: true, aside })
}

const UNDER_BRIDGE = /\barch above\b/u

/** The bridge under which they pass, with its shadow on the water. */
function bridgeAbove(c: PlaceContext, map: LandMap): Piece[] {
  return plane(c, { name: 'bridge above', z: -0.3, shadow: 0, edge: 0 }, (ink) => {
    ink.ctx.translate(0, -map.middle)
    drawWay(sheetOf(c, ink, map), wayAcross(c, 'bridge', c.box.width * 0.2))
  })
}

/** Who waits in the water is beside those who cross it. */
function besideFord(members: readonly Member[], way: Way): Member[] {
  return members.map((each, i) => {
    const side = i % 2 === 0 ? 1 : -1
    const spot = way.at(side * way.half * (0.55 + 0.14 * Math.floor(i / 2)))
    return { ...each, at: (t) => ({ ...spot, angle: each.at(t).angle + (side > 0 ? Math.PI : 0) }) }
  })
}

function landBelow(c: PlaceContext, map: LandMap): Piece[] {
  const { land, way, middle } = map
  return plane(c, { name: 'land below', z: 0, shadow: 0, edge: 0 }, (ink) => {
    ink.ctx.translate(0, -middle)
    const sheet = sheetOf(c, ink, map)
    drawMap(sheet, land, way)
    if (ink.light.height < LOW) lowSun(sheet)
  })
}

function sheetOf(c: PlaceContext, ink: Ink, { words, land }: LandMap): Sheet {
  return {
    ink,
    ctx: ink.ctx,
    random: ink.random,
    words,
    dress: dressOf(DRESSED[land] ?? 'fields', c.season, words),
    reach: { x: ink.right, y: c.box.height * 0.9 },
    shown: { x: c.box.width / 2, y: c.box.height / 2 },
    winter: c.season === 'winter' || c.snowy === true,
  }
}

/** So low the sun colours the land from one side. */
const LOW = 0.3

/** Nobody sees the sky from here: the hour is known by the light that lies over the land. */
function lowSun({ ctx, ink, reach, shown }: Sheet): void {
  if (ink.light.dark) return
  const side = ink.light.from < 0 ? -1 : 1
  const glow = ctx.createLinearGradient(side * shown.x, -shown.y, -side * shown.x, shown.y)
  glow.addColorStop(0, clear('#ffb45e', 0.5))
  glow.addColorStop(0.5, clear('#ff9a7a', 0.22))
  glow.addColorStop(1, clear('#4a3a78', 0.34))
  ctx.fillStyle = glow
  ctx.fillRect(-reach.x, -reach.y, reach.x * 2, reach.y * 2)
}

/** Trees stand over the road's edge, houses and basins do not. */
function drawMap(sheet: Sheet, land: PlanLand, way: Way): void {
  drawLand(sheet, land)
  if (OVER.has(land)) {
    drawWay(sheet, way)
    dressLand(sheet, land, way)
  } else {
    dressLand(sheet, land, way)
    drawWay(sheet, way)
  }
}

const OVER: ReadonlySet<PlanLand> = new Set(['forest', 'mountains', 'city', 'savanna', 'snow'])
const LEVEL: ReadonlySet<PlanLand> = new Set([
  'pool',
  'track',
  'pitch',
  'city',
  'ploughed',
  'harbour',
  'coast',
  'island',
])
const SHORES = /^(coast|island)$/u
const LOOSE = /^(plaza|pitch|city)$/u
const DRESSED: Readonly<Partial<Record<PlanLand, Land>>> = {
  forest: 'forest',
  mountains: 'mountains',
  lake: 'coast',
  meadow: 'pool',
}

/** How far below an island boats go, as a share of the frame. */
const PASSING = 0.28

/** Who swims or sails is on the sea's side of the surf, the others on the sand. */
function besideSurf({ box, travellers }: PlaceContext, kind: WayKind): number {
  const wet = WET.has(travellers?.[0]?.form ?? 'walker')
  // No wave runs over a road.
  if (kind === 'road') return 2.6
  return box.height * (wet ? SURF - 0.26 : SURF + 0.17)
}

function roomOf(
  { box }: PlaceContext,
  { land, kind, way }: { land: PlanLand; kind: WayKind; way: Way },
): number {
  if (kind === 'zebra') return 4.6
  if (kind === 'road' || kind === 'dirt' || kind === 'bridge') return way.wide * 0.8
  const side = Math.min(box.width, box.height)
  if (kind === 'river') return 2.4
  return side * (SHORES.test(land) ? 0.34 : land === 'harbour' ? 0.55 : 0.66)
}
