import { clear, darker, lighter } from '../colour.ts'
import { blot } from '../../../../scene/blot.ts'
import { anywhere, crown, fill, firTop, strew, type Sheet, type Spot } from './sheet.ts'
import { dunes, rock } from './bare-lands.ts'
import { city, harbour, pitch, plaza, pool, track } from './built-lands.ts'
import { bank, ripples, shoreAt, surf } from './waters.ts'
import { island } from './islands.ts'
import { maze } from './maze.ts'
import { delta, lilyPads } from './still-waters.ts'
import { canyonWalls, type Way } from './ways.ts'

/** A land as a map shows it; what grows keeps off the way. */
export type PlanLand =
  | 'forest'
  | 'fields'
  | 'desert'
  | 'snow'
  | 'savanna'
  | 'meadow'
  | 'mountains'
  | 'sea'
  | 'lake'
  | 'coast'
  | 'island'
  | 'harbour'
  | 'pool'
  | 'track'
  | 'pitch'
  | 'city'
  | 'plaza'
  | 'ploughed'
  | 'delta'
  | 'canyon'
  | 'pond'
  | 'maze'

const LANDS: readonly (readonly [words: RegExp, land: PlanLand])[] = [
  [/\b(maze|labyrinth)\b/u, 'maze'],
  [/\b(delta|estuary)\b/u, 'delta'],
  [/\bponds?\b/u, 'pond'],
  [/\b(islands?|islet|atoll|archipelago)\b/u, 'island'],
  [/\bpools?\b/u, 'pool'],
  [
    /\b(running track|athletics?|outdoor-track|race ?track|sports? track|red track|^track)\b/u,
    'track',
  ],
  [/\b(football|soccer|stadium|pitch|rugby)\b/u, 'pitch'],
  [/\b(harbou?r|port|docks?|marina|shipyard)\b/u, 'harbour'],
  // The shore of a lake is none of the sea.
  [/^(?=.*\blakes?\b).*\bshore(line)?\b/u, 'lake'],
  [
    /\b(beach(es)?|coast(line|al)?|shore(line)?|seaside|surf)\b|^(?=.*\b(cliffs?|road)\b).*\b(ocean|sea)\b/u,
    'coast',
  ],
  [/\b(squares?|plaza|piazza|courtyard|market)\b/u, 'plaza'],
  [
    /\b(city|town|downtown|street|avenue|crossing|intersection|crosswalk|roundabout|traffic|manhattan|skyscrapers?|suburbs?)\b/u,
    'city',
  ],
  [/\b(snow\w*|arctic|ice|icy|glacier|antarctica?|tundra|ski|frozen)\b/u, 'snow'],
  [/\b(deserts?|dunes?|sahara|sand)\b/u, 'desert'],
  [/\b(savannah?|serengeti|africa\w*|steppe|prairie|outback)\b/u, 'savanna'],
  [/\b(forests?|jungle|rainforest|woods?|pines?|taiga|trees)\b/u, 'forest'],
  [/\b(canyons?|gorge|ravine|mesas?|badlands)\b/u, 'canyon'],
  [/\b(mountains?|alps?|alpine|pass|cliffs?|volcano|hills?)\b/u, 'mountains'],
  [/\b(lakes?|fjord)\b/u, 'lake'],
  [/\b(oceans?|seas?|waves?|bay|lagoon|water|reef|bridge)\b/u, 'sea'],
  [/\b(fields?|farm\w*|crops?|countryside|country|vineyards?|rural|village)\b/u, 'fields'],
]

export function planLandOf(words: string): PlanLand | null {
  return LANDS.find(([named]) => named.test(words))?.[1] ?? null
}

type Draw = (sheet: Sheet, way: Way) => void

const DRAW: Readonly<Record<PlanLand, Draw>> = {
  forest: (sheet, way) => {
    const { random, dress, words } = sheet
    const firs = /\b(pines?|firs?|taiga|spruces?|conifer\w*)\b/u.test(words) || sheet.winter
    strew(sheet, 1500, {
      free: (at) => way.away(at) > way.wide * 0.5 + 0.5,
      draw: (at) =>
        firs
          ? firTop(sheet, at, random.between(0.4, 0.7))
          : crown(sheet, at, { r: random.between(0.38, 0.68), colour: random.pick(dress.crowns) }),
    })
  },
  fields: (sheet, way) => {
    patches(sheet)
    trees(sheet, way, 46)
  },
  ploughed: (sheet) => furrows(sheet),
  meadow: (sheet, way) => {
    tufts(sheet, [
      lighter(sheet.dress.ground[0] ?? '#7da555', 0.14),
      darker(sheet.dress.ground[0] ?? '#7da555', 0.1),
    ])
    trees(sheet, way, 26)
  },
  savanna: (sheet, way) => {
    tufts(sheet, ['#dcb768', '#b08a44', '#c7a054'])
    strew(sheet, 24, {
      free: (at) => way.away(at) > 1.6 && Math.abs(at.y) > 1.9,
      draw: (at) => crown(sheet, at, { r: sheet.random.between(0.5, 0.9), colour: '#7d9648' }),
    })
  },
  desert: (sheet) => dunes(sheet),
  snow: (sheet, way) => {
    strew(sheet, 60, {
      free: () => true,
      draw: (at) =>
        blot(sheet.ctx, clear('#b9cbdc', 0.28), [
          at.x,
          at.y,
          sheet.random.between(0.8, 2.4),
          0.3,
          -0.2,
        ]),
    })
    strew(sheet, 60, {
      free: (at) => way.away(at) > 1.4 && Math.abs(at.y) > 1.8,
      draw: (at) => firTop(sheet, at, sheet.random.between(0.4, 0.75)),
    })
  },
  mountains: (sheet, way) => {
    strew(sheet, 70, {
      free: (at) => way.away(at) > way.wide * 0.5 + 1.3,
      draw: (at) => rock(sheet, at),
    })
    strew(sheet, 160, {
      free: (at) => way.away(at) > way.wide * 0.5 + 0.55,
      draw: (at) => firTop(sheet, at, sheet.random.between(0.28, 0.5)),
    })
  },
  canyon: (sheet, way) => {
    canyonWalls(sheet, way)
    strew(sheet, 60, {
      free: (at) => way.away(at) > way.wide * 0.5 + 0.6,
      draw: (at) => firTop(sheet, at, sheet.random.between(0.14, 0.26)),
    })
  },
  sea: (sheet) => ripples(sheet, () => true),
  lake: (sheet) => {
    const dry = ({ x, y }: Spot): boolean => y < shoreAt(x, -0.36 * sheet.shown.y * 2)
    ripples(sheet, (at) => !dry(at))
    bank(sheet, {
      level: -0.36 * sheet.shown.y * 2,
      colours: ['#d8c89a', sheet.dress.ground[0] ?? '#6a9f5a'],
    })
    strew(sheet, 900, {
      free: (at) => at.y < shoreAt(at.x, -0.36 * sheet.shown.y * 2) - 0.7,
      draw: (at) =>
        crown(sheet, at, {
          r: sheet.random.between(0.35, 0.6),
          colour: sheet.random.pick(sheet.dress.crowns),
        }),
    })
  },
  coast: (sheet) => {
    ripples(sheet, () => true)
    surf(sheet)
    if (/\bpalms?\b/u.test(sheet.words)) palms(sheet)
  },
  delta,
  island,
  pond: (sheet) => {
    ripples(sheet, () => true)
    lilyPads(sheet)
  },
  maze,
  harbour,
  pool,
  track,
  pitch,
  city,
  plaza,
}

const GROUNDS: Readonly<Partial<Record<PlanLand, string>>> = {
  desert: '#e0b478',
  savanna: '#cfa85a',
  snow: '#eef3f8',
  sea: '#2f88b0',
  lake: '#2f80a8',
  pond: '#2c6f72',
  delta: '#2f8fae',
  coast: '#2f9cba',
  island: '#2f92b6',
  harbour: '#2f7fa6',
  mountains: '#8c9a78',
  canyon: '#d9935f',
  ploughed: '#7d5636',
  city: '#a8a29a',
  plaza: '#d2c4ac',
  track: '#6fa650',
  pitch: '#5ba04c',
  maze: '#d8c596',
}
const TURQUOISE =
  /\b(turquoise|tropical|lagoon|maldives|caribbean|crystal|clear|reef|paradise|emerald|azure|teal)\b/u
const WET: ReadonlySet<PlanLand> = new Set([
  'sea',
  'lake',
  'coast',
  'island',
  'harbour',
  'pond',
  'delta',
])

/** The ground of a land, in its season. */
export function drawLand(sheet: Sheet, land: PlanLand): void {
  const { dress, winter, words } = sheet
  const bright = WET.has(land) && TURQUOISE.test(words)
  const snowed = winter && /^(fields|meadow|mountains|forest|savanna|ploughed|plaza)$/u.test(land)
  const own = GROUNDS[land] ?? dress.ground[0] ?? '#7da555'
  fill(sheet, bright ? '#35bcc4' : snowed ? '#e6edf3' : own)
}

/** What lies and grows on it. */
export function dressLand(sheet: Sheet, land: PlanLand, way: Way): void {
  DRAW[land](sheet, way)
}

/** Palms behind the sand. */
function palms(sheet: Sheet): void {
  strew(sheet, 190, {
    free: (at) => at.y > shoreAt(at.x, 0.34 * sheet.shown.y * 2),
    draw: (at) => firTop(sheet, at, sheet.random.between(0.5, 0.75)),
  })
}

function trees(sheet: Sheet, way: Way, count: number): void {
  const { random, dress, winter } = sheet
  strew(sheet, count, {
    free: (at) =>
      way.away(at) > way.wide * 0.5 + 0.7 &&
      (way.kind !== 'none' || Math.abs(at.y) > 0.34 * sheet.shown.y * 2),
    draw: (at) =>
      winter
        ? firTop(sheet, at, random.between(0.4, 0.65))
        : crown(sheet, at, { r: random.between(0.4, 0.75), colour: random.pick(dress.crowns) }),
  })
}

function tufts(sheet: Sheet, colours: readonly string[]): void {
  const { ctx, random } = sheet
  for (let i = 0; i < 700; i++) {
    const at = anywhere(sheet)
    blot(ctx, clear(random.pick(colours), 0.6), [
      at.x,
      at.y,
      random.between(0.06, 0.22),
      0.05,
      -0.3,
    ])
  }
}

/** Fields of several crops, each with its furrows. */
function patches(sheet: Sheet): void {
  const { ctx, random, reach } = sheet
  ctx.save()
  ctx.rotate(-0.12)
  for (let y = -reach.y * 1.2; y < reach.y * 1.2; y += 3.3)
    for (let x = -reach.x * 1.2 + random.between(0, 3); x < reach.x * 1.2;) {
      const wide = random.between(2.6, 5.4)
      patch(sheet, { x, y }, wide)
      x += wide
    }
  ctx.restore()
}

function patch({ ctx, random, dress }: Sheet, { x, y }: Spot, wide: number): void {
  const tone = random.pick(dress.fields)
  ctx.fillStyle = tone
  ctx.fillRect(x, y, wide - 0.12, 3.18)
  ctx.fillStyle = clear(darker(tone, 0.3), 0.28)
  const level = random.chance(0.6)
  for (let f = 0.2; f < (level ? 3 : wide - 0.2); f += 0.32)
    if (level) ctx.fillRect(x + 0.1, y + f, wide - 0.3, 0.07)
    else ctx.fillRect(x + f, y + 0.1, 0.07, 2.95)
}

/** Half of it is stubble, half is turned over: the furrows begin where the plough is. */
function furrows({ ctx, reach, winter }: Sheet): void {
  ctx.fillStyle = winter ? '#d8e0e6' : '#c9a95c'
  ctx.fillRect(-reach.x, -reach.y, reach.x * 2, reach.y - 0.5)
  for (let y = -0.4; y < reach.y; y += 0.34) {
    ctx.fillStyle = clear('#4f3320', 0.55)
    ctx.fillRect(-reach.x, y, reach.x * 2, 0.12)
    ctx.fillStyle = clear('#a87c54', 0.5)
    ctx.fillRect(-reach.x, y + 0.14, reach.x * 2, 0.06)
  }
  for (let y = -reach.y; y < -0.6; y += 0.42) {
    ctx.fillStyle = clear('#8f7436', 0.4)
    ctx.fillRect(-reach.x, y, reach.x * 2, 0.06)
  }
}
