import { DUST_MOTES, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject, Weather } from '../../plan/plan.ts'
import { createRandom, hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { flakeOf, floaterOf } from './airborne.ts'
import { isAmbient } from './ambience.ts'
import { aurasOf } from './auras.ts'
import { heldFires } from './held-fire.ts'
import { cablesOf } from './cables.ts'
import { travellersOf } from './over-land.ts'
import { feelingsOf } from './feelings.ts'
import { stuffOf, stuffPieces } from './stuff.ts'
import { neonOnHouses, neonSign, neonSigns } from '../dressing/neon-signs.ts'
import { wetFloor } from '../dressing/wet-floor.ts'
import { aurora } from '../effects/aurora.ts'
import { avalanche } from '../effects/avalanche.ts'
import { billows } from '../effects/billows.ts'
import { explosion } from '../effects/explosion.ts'
import { eclipse } from '../effects/eclipse.ts'
import { fireworks } from '../effects/fireworks.ts'
import { orrery } from '../effects/orrery.ts'
import { worldsOf } from './worlds-in-orbit.ts'
import { geyser } from '../effects/geyser.ts'
import { floaters } from '../effects/floaters.ts'
import { heatHaze } from '../effects/heat-haze.ts'
import { lightBeam } from '../effects/light-beam.ts'
import { pieceOf } from '../../cast/built-of.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import { lightning } from '../effects/lightning.ts'
import { nebula } from '../effects/nebula.ts'
import { milkyWay } from '../effects/milky-way.ts'
import { starTrails } from '../effects/star-trails.ts'
import { tidalWave } from '../effects/tidal-wave.ts'
import { sandWall } from '../effects/sand-wall.ts'
import { whirlpool } from '../effects/whirlpool.ts'
import { meteors } from '../effects/meteors.ts'
import { printsOnGround, surfAlight, trailsOfLamps } from './on-the-ground.ts'
import { isWetFloor } from './night-shine.ts'
import { dustMotes, roomLight } from '../effects/room-light.ts'
import { shower } from '../effects/shower.ts'
import { wettingsOf } from './wetting.ts'
import { tornado } from '../effects/tornado.ts'
import type { Place, PlaceSet } from '../place.ts'
import { coverAt, type Player } from '../player.ts'

interface Show {
  readonly box: Box
  readonly seed: number
  readonly shot: Shot
  readonly players: readonly Player[]
  readonly setting: {
    readonly place: Place
    readonly set: PlaceSet
    readonly weather: Weather
    readonly pieces: readonly Piece[]
  }
}

type Spectacle = (subject: Subject, show: Show) => Piece[]

type Scales = Readonly<Record<Subject['size'], number>>

/** How large words make them: a whirlpool can fill the sea, a storm has only the sky. */
const POOL_SCALES: Scales = { tiny: 0.4, small: 0.6, normal: 0.9, large: 1.1, giant: 1.3 }
const STORM_SCALES: Scales = { tiny: 0.35, small: 0.6, normal: 1, large: 1.12, giant: 1.25 }

function storm(subject: Subject, { box, seed, shot }: Show): Piece[] {
  const { id, size } = subject
  // Who flees to the right has it at the left.
  const fled = shot.relations.some(({ from, relation }) => from === id && relation === 'behind')
  // Behind a house in the middle of the frame nobody would see it.
  const hidden = shot.subjects.some(({ kind }) => kind === 'building')
  const aside = fled || hidden ? -0.26 : 0
  const strikes = subject.actions.some(({ verb }) => verb === 'crash')
  const until = strikes ? aside / 3 : aside
  return [tornado({ seed, box, scale: STORM_SCALES[size], aside, until, full: pieceOf(subject) })]
}

/** What no cut-out can play: light, smoke and fire in the sky. */
const SPECTACLES: readonly { readonly words: RegExp; readonly play: Spectacle }[] = [
  {
    words: /\bfireworks?\b/u,
    play: (_, { box, seed, shot }) => [fireworks({ seed, box, large: shot.subjects.length === 1 })],
  },
  { words: /\b(lightning|thunderbolt)\b/u, play: (subject, show) => [strike(subject, show)] },
  {
    words: /\b(tornado|twister|cyclone|whirlwind)\b/u,
    play: storm,
  },
  {
    words: /\b(aurora\w*|northern lights?|southern lights?|polar lights?)\b/u,
    play: ({ colour }, { box, seed }) => [aurora({ seed, box, colour })],
  },
  { words: /\b(heat haze|heat shimmer|mirage)$/u, play: (_, { box }) => [heatHaze({ box })] },
  {
    words: /\b(tsunami|tidal wave)$/u,
    play: ({ material, words }, { box, seed }) =>
      tidalWave({ seed, box, frozen: material === 'ice' || /\bfrozen\b/u.test(words) }),
  },
  { words: /^explosion$/u, play: blowUp },
  { words: /^orrery$/u, play: (_, { box }) => orrery({ box }) },
  { words: /^orbit(?:ed|ing) /u, play: worldsOf },
  { words: /\bgeyser$/u, play: (_, { box, seed }) => [geyser({ seed, box })] },
  { words: /\bnebulae?$/u, play: (_, { box, seed }) => [nebula({ seed, box })] },
  { words: /\bmilky way$/u, play: (_, { box, seed }) => [milkyWay({ seed, box })] },
  { words: /\bstar trails?$/u, play: (_, { box, seed }) => [starTrails({ seed, box })] },
  { words: /\b(light trails?|trails? of light|headlight trails?)$/u, play: trailsOfLamps },
  { words: /^neon (waves?|surf|sea|ocean|water|plankton|algae|tide)$/u, play: surfAlight },
  { words: /\b(foot ?prints?|footsteps?|paw ?prints?|animal tracks?)$/u, play: printsOnGround },
  { words: /\beclipse$/u, play: (_, { box }) => eclipse({ box }) },
  {
    words: /\b(whirlpool|maelstrom)$/u,
    play: ({ size }, { box }) => [whirlpool({ box, scale: POOL_SCALES[size] })],
  },
  { words: /\bavalanche$/u, play: (_, { box, seed }) => [avalanche({ seed, box, of: 'snow' })] },
  {
    words: /\b(land|rock|mud) ?slide$|\brock ?fall$/u,
    play: (_, { box, seed }) => [avalanche({ seed, box, of: 'earth' })],
  },
  { words: /^sand wall$/u, play: (_, { box, seed }) => [sandWall({ seed, box })] },
  { words: /\b(light beam|beam of light|tractor beam|sunbeam|ray of light)$/u, play: beam },
  { words: /^(steam|smoke)$/u, play: wellUp },
  { words: /^neon sign$/u, play: neonNight },
  {
    words: /\b(meteor showers?|meteors|(shooting|falling) stars?)\b/u,
    play: (_, { box, seed }) => [meteors({ seed, box })],
  },
]

/** Its noun; a sign of neon is another thing than a sign. */
const nameOf = ({ noun, material }: Subject): string =>
  material === 'neon' ? `neon ${noun}` : noun

/** Subjects that are stuff coming out of another one. */
export function isStuff(subject: Subject, shot: Shot): boolean {
  const others = shot.subjects.filter((each) => each.id !== subject.id && !stuffOf(each))
  return stuffOf(subject) !== undefined && others.some((each) => !isSpectacle(each, shot))
}

/** Subjects whom somebody plays: all but spectacles, stuff and what the place shows anyway. */
export function isPlayed(subject: Subject, shot: Shot): boolean {
  // From straight above they are drawn with their land.
  if (travellersOf(shot) !== null) return false
  return !isSpectacle(subject, shot) && !isStuff(subject, shot) && !isAmbient(subject, shot)
}

/** Whether this subject is played by light and smoke instead of a picture. */
export function isSpectacle(subject: Subject, shot: Shot): boolean {
  if (floaterOf(subject, shot) !== null) return true
  return flakeOf(subject) !== null || SPECTACLES.some(({ words }) => words.test(nameOf(subject)))
}

/** The pieces of all that is shown by light, smoke and fire. */
export function spectaclesOf(show: Show): Piece[] {
  const auras = show.players.flatMap((player) => [
    ...aurasOf(player, show.setting.weather),
    ...feelingsOf(player),
    ...cablesOf(player, show.box),
  ])
  const fires = heldFires(show.shot, show.players)
  return [
    ...auras,
    ...fires,
    ...wettingsOf(show.players),
    ...played(show),
    ...lightOf(show),
    ...motesOf(show),
  ]
}

const SOURCES =
  /\b(candles?|candlestick|lamp|lantern|torch|fireplace|campfire|bonfire|fire|screen|monitor|laptop|computer|television|tv|phone|smartphone|match)$/u

const CLUBS = /^(jazz-club|nightclub|stage)$/u

/** The light that the prompt asks for comes from what gives it, else it falls on the lead. */
function lightOf({ shot, players, box, setting }: Show): Piece[] {
  // Clubs are dim of themselves.
  if (shot.light === undefined || (shot.light === 'dim' && CLUBS.test(setting.place.id))) return []
  const source = players.find(({ subject }) => SOURCES.test(subject.noun)) ?? players[0]
  const open = !setting.place.indoors
  return roomLight({ name: shot.light, open }, (t) => {
    if (!source) return { x: 0, y: box.height * 0.3, z: 2 }
    const { y, z, height } = source.at(t)
    // In the middle of all that one shows: two at a table both sit in its light, and so do two who box.
    const acting = source === players[0] ? players.filter(isLiving) : []
    const x = middleOf(acting.length > 1 ? acting : [source], t)
    if (acting.length > 1) return { x, y: y + height * 0.6, z }
    // Nearer to whoever acts, who would stand in the dark beside a lamp or a bag to box.
    const lead = (players.find(isLiving) ?? players[0])?.at(t) ?? { x, z }
    const share = source === players[0] ? 0.5 : 0.7
    return { x: x + (lead.x - x) * share, y: y + height * 0.6, z: (z + lead.z) / 2 }
  })
}

function middleOf(players: readonly Player[], t: number): number {
  const covers = players.map((player) => coverAt(player, t))
  const left = Math.min(...covers.map((cover) => cover.left))
  return (left + Math.max(...covers.map((cover) => cover.right))) / 2
}

function isLiving({ subject }: Player): boolean {
  return LIVING.has(subject.kind)
}

/** Where sunbeams fall they have their own. */
function motesOf({ shot }: Show): Piece[] {
  return shot.scenery?.includes(DUST_MOTES) && shot.light !== 'sunbeams' ? [dustMotes()] : []
}

const HUNDREDS = 20

function played(show: Show): Piece[] {
  return show.shot.subjects.flatMap((subject) => {
    if (isStuff(subject, show.shot)) return stuffPieces(subject, show.players, show.seed)
    const seed = show.seed ^ hashText(subject.id)
    const flake = flakeOf(subject)
    if (flake !== null) return shower({ flake, seed, box: show.box })
    const floater = floaterOf(subject, show.shot)
    const many = subject.count >= HUNDREDS
    if (floater !== null) return floaters({ floater, seed, box: show.box, many })
    const found = SPECTACLES.find(({ words }) => words.test(nameOf(subject)))
    return found ? found.play(subject, { ...show, seed }) : []
  })
}

/** Out of the crater, or from the foot of the mountain where lava meets the sea. */
function wellUp({ id, noun }: Subject, { box, seed, setting }: Show): Piece[] {
  const crater = setting.place.id === 'volcano' && noun === 'smoke'
  const [z, foot, wide] = crater ? [25.8, 0.58, 0.07] : [14, 0, 0.3]
  const colours =
    noun === 'smoke' ? (['#8b8189', '#665b66'] as const) : (['#fbf8f4', '#d9d4d6'] as const)
  return [billows({ name: `${id} ${noun}`, seed, box, z, foot, wide, colours })]
}

/** Signs along a street and on its houses; a road and wet ground show their light once more. */
function neonNight({ colour }: Subject, { box, seed, setting, players }: Show): Piece[] {
  const { weather, set, place } = setting
  const rains = weather === 'rain' || weather === 'storm'
  const wet = (rains || set.ground === 'road') && !setting.pieces.some(isWetFloor)
  const told = readColour(colour ?? '')
  const chance = {
    box,
    place,
    random: createRandom(seed),
    ...(told === null || told === 'rainbow' ? {} : { colour: told }),
  }
  return [
    ...(/^(street|downtown)$/u.test(place.id) ? neonOnHouses(chance) : []),
    ...(players.length === 0 && !place.indoors ? neonSign(chance) : []),
    ...neonSigns(chance),
    ...(wet ? wetFloor(setting, { shade: 'rgba(14,14,40,0.5)', strength: 0.85 }) : []),
  ]
}

/** In a room before the one who caused it; outdoors behind the back of whoever leaves. */
function blowUp({ size: said }: Subject, { box, seed, players, setting }: Show): Piece[] {
  const { x, z, height, facing } = players[0]?.at(0) ?? { x: 0, z: 0, height: 2, facing: 1 }
  const { indoors } = setting.place
  const size = box.height * (indoors ? 0.5 : 0.75) * STORM_SCALES[said]
  const side = facing * height * (indoors ? 0.75 : -0.5)
  const y = indoors ? height * 0.7 : size * 0.42
  return [explosion({ seed, size, at: { x: x + side, y, z: z + 4 } })]
}

const AIRCRAFT = /\b(ufo|saucer|spaceship|alien ship|helicopter|drone|moon)$/u

/** Down from the craft that throws it, or out of the sky. */
function beam({ id }: Subject, { box, players }: Show): Piece[] {
  // A lighthouse has a beam of its own.
  if (players.some(({ subject }) => /\blighthouse$/u.test(subject.noun))) return []
  const source = players.find(({ subject }) => AIRCRAFT.test(subject.noun))
  return [
    lightBeam({
      name: id,
      from: (t) => {
        if (!source) return { x: box.width * 0.12, y: box.height * 0.95, z: 1, wide: 1.4 }
        const { x, y, z, height } = source.at(t)
        return { x, y: y + height * 0.18, z, wide: height * 0.55 }
      },
    }),
  ]
}

/** To the top of whatever it is said to strike. */
function strike({ id, actions, colour: told }: Subject, show: Show): Piece {
  const { box, seed, shot, players } = show
  const dye = readColour(told ?? '')
  const colour = dye === null || dye === 'rainbow' ? {} : { colour: dye }
  const relation = shot.relations.find(({ from }) => from === id)
  // "A tower explodes in purple lightning": it is struck.
  const bursts = shot.subjects.find((each) => each.actions[0]?.verb === 'explode')
  const goal = relation?.to ?? actions[0]?.target ?? bursts?.id ?? null
  const struck = players.find(({ subject }) => subject.id === goal)
  if (!struck) return lightning({ seed, box, ...colour })
  return lightning({
    seed,
    box,
    ...colour,
    to: (t) => {
      const { x, y, z, height } = struck.at(t)
      return { x, y: y + height, z }
    },
  })
}
