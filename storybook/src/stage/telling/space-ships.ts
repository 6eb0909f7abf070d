import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { Subject, type Relation, type Shot } from '../../plan/plan.ts'
import { sitAtControls } from './cockpits.ts'
import { doing } from './doing.ts'
import { bondsWithout, without, withoutAll } from './without.ts'
import { withSubject, withEach } from './retold.ts'

const SPACE =
  /\b(space|orbit|galaxy|cosmos|asteroid belt|solar system|nebula|universe|mars|moon|planet)\b/u
const SHIPS = /\b(ship|vessel|freighter|cruiser|mining ship|cargo ship|battleship|warship)$/u

/** Ships in space are spaceships, and a station near a planet is seen from outside. */
export function launchShips(shot: Shot): Shot {
  const inside = sitAtControls(atTheControls(beforeFarWorlds(liftOff(shot))))
  return onThePad(withSpaceships(inOrbit(seenFromSpace(inside))))
}

/** A rocket that somebody launches takes off, and they cheer: people have no engines. */
function liftOff(shot: Shot): Shot {
  const goals = new Set(
    shot.subjects
      .filter(({ noun }) => /\b(?:rocket|shuttle|drone)$/u.test(noun))
      .map(({ id }) => id),
  )
  const launches = ({ kind, actions }: Subject): boolean =>
    kind === 'person' &&
    actions.some(({ verb, target }) => verb === 'launch' && goals.has(target ?? ''))
  if (!shot.subjects.some(launches)) return shot
  return withEach(shot, (each) => {
    if (launches(each)) return { ...each, actions: [doing('cheer')] }
    const verb = each.noun.endsWith('drone') ? 'take-off' : 'launch'
    return goals.has(each.id) ? { ...each, actions: [doing(verb)] } : each
  })
}

/** Before its start a rocket stands on the pad: nobody sees it drive there. */
function onThePad(asked: Shot): Shot {
  const shot = beforeTheShip(asked)
  if (!/\b(launch ?pad|launch site|spaceport|cosmodrome)$/u.test(shot.place ?? '')) return shot
  return withEach(shot, (each) =>
    STARSHIPS.test(each.noun) && each.actions.length === 0
      ? { ...each, actions: [doing('stand')] }
      : each,
  )
}

/** Where people meet before a spaceship it has landed: in space they would float beside a toy. */
function beforeTheShip(shot: Shot): Shot {
  const told = [shot.place ?? '', ...(shot.scenery ?? [])].join(' ')
  const ship = shot.subjects.find(
    ({ noun, actions }) => STARSHIPS.test(noun) && actions.length === 0,
  )
  const meets = shot.relations.some(
    ({ from, relation, to }) =>
      to === ship?.id &&
      /^(?:in-front-of|next-to|facing)$/u.test(relation) &&
      shot.subjects.some(({ id, kind }) => id === from && LIVING.has(kind)),
  )
  const worlds = SPACE.test(told) || shot.subjects.some(({ noun }) => COSMIC.test(noun))
  return ship && meets && shot.place === null && !worlds ? { ...shot, place: 'launch pad' } : shot
}

const STARSHIPS = /\b(space ?ships?|space ?crafts?|star ?ships?|rockets?|space shuttles?|ufos?)$/u
const COSMIC =
  /\b(planets?|moon|mars|saturn|jupiter|earth|venus|neptune|stars?|asteroids?|galaxy|nebula|black hole)$/u

const COSMIC_VIEW = /\b(?:asteroids?|stars|planets?|galax(?:y|ies)|nebula|space)\b/u

/** In the cockpit of a spaceship the ship is around us, and stars are before the window: no clouds. */
function atTheControls(shot: Shot): Shot {
  if (!/\bcockpit$/u.test(shot.place ?? '')) return shot
  const ship = shot.subjects.find(({ noun }) => STARSHIPS.test(noun))
  const far =
    shot.subjects.some(({ noun }) => COSMIC.test(noun)) || COSMIC_VIEW.test(shot.view ?? '')
  const told = [shot.place, ...(shot.scenery ?? [])].some((word) => STARSHIPS.test(word ?? ''))
  if (!ship && !far && !told) return shot
  return withoutAll({ ...shot, place: 'spaceship interior' }, ({ noun }) => STARSHIPS.test(noun))
}

const FAR_WORLDS = /\b(saturn|jupiter|venus|neptune|uranus|pluto|planet|comet)$/u

/** Who dances on the rings of Saturn does it before the planet, in space: on its top nobody would see them. */
function beforeFarWorlds(shot: Shot): Shot {
  const world = shot.subjects.find(({ noun, kind }) => kind === 'sky' && FAR_WORLDS.test(noun))
  const isOn = ({ relation, to }: Relation): boolean => relation === 'on' && to === world?.id
  if (!world || shot.place !== null || !shot.relations.some(isOn)) return shot
  return {
    ...withSubject(shot, world, { count: 1 }),
    place: 'space',
    relations: shot.relations.filter((each) => !isOn(each)),
  }
}

const GLOBES = /\b(earth|planets?|moon|mars|saturn|jupiter|sun)$/u

function seenFromSpace(shot: Shot): Shot {
  const near = shot.subjects.some(({ noun }) => GLOBES.test(noun))
  const inside = shot.subjects.some(({ kind }) => kind === 'person' || kind === 'animal')
  if (!/\bspace station$/u.test(shot.place ?? '') || !near || inside) return shot
  const station = Subject.parse({
    id: 'station',
    noun: 'space station',
    kind: 'aircraft',
    picture: 'prop:space-station',
    actions: [{ verb: 'hover' }],
  })
  return { ...shot, place: 'space', subjects: [station, ...shot.subjects] }
}

const ORBITERS = /\b(?:satellite|space station|space telescope)$/u

/** Who docks with a space station or mends a satellite is up there with it. */
function inOrbit(shot: Shot): Shot {
  const named = shot.subjects.flatMap(({ noun, actions }) => [
    noun,
    ...actions.map(({ prop }) => prop ?? ''),
  ])
  const flown = shot.subjects.some(({ noun }) => SPACEFARERS.test(noun) || STARSHIPS.test(noun))
  const up = flown && named.some((word) => ORBITERS.test(word))
  return up && shot.place === null ? comeUp({ ...shot, place: 'space' }) : shot
}

/** Who docks comes up to it, and does not fly off. */
function comeUp(shot: Shot): Shot {
  const ship = shot.subjects.find(({ actions: [deed] }) => deed?.verb === 'stop')
  const goal = shot.subjects.find(({ id, noun }) => id !== ship?.id && ORBITERS.test(noun))
  if (!ship || !goal) return shot
  const others = shot.relations.filter(({ from }) => from !== ship.id)
  return {
    ...withSubject(shot, ship, { actions: [doing('stop', { direction: 'right' })] }),
    relations: [...others, { from: ship.id, relation: 'left-of', to: goal.id }],
  }
}

const SPACEFARERS = /\b(?:astro|cosmo)nauts?$/u

function withSpaceships(shot: Shot): Shot {
  if (!SPACE.test(shot.place ?? '') || !shot.subjects.some(isShip)) return shot
  return withEach(shot, (each) =>
    isShip(each)
      ? { ...each, kind: 'aircraft' as const, picture: 'prop:spaceship', actions: flown(each) }
      : each,
  )
}

function isShip({ kind, noun }: Subject): boolean {
  return kind === 'boat' && SHIPS.test(noun)
}

function flown({ actions }: Subject): Subject['actions'] {
  return actions.map((action) => (action.verb === 'sail' ? { ...action, verb: 'fly' } : action))
}

const SUNS = /\b(?:stars?|suns?|supernova)$/u

const STARTS = /^(?:launch|take-off|lift-off|blast-off)$/u
const FROM_ENGINES = /\b(?:flame|fire|smoke|steam|exhaust)$/u

/** A rocket that starts brings its own fire and smoke: others would stand before it. */
export function startOnFire(shot: Shot): Shot {
  const rocket = shot.subjects.find(
    ({ noun, actions }) =>
      /\b(?:rocket|shuttle)$/u.test(noun) && actions.some(({ verb }) => STARTS.test(verb)),
  )
  if (!rocket) return shot
  return withoutAll(shot, ({ noun }) => FROM_ENGINES.test(noun))
}

/** A star that explodes is a great sun before us, and none of the little ones of the sky. */
export function burstStar(shot: Shot): Shot {
  const subjects = shot.subjects.map((each): Subject => {
    const bursts = each.noun === 'supernova' || each.actions.some(({ verb }) => verb === 'explode')
    if (each.kind !== 'sky' || !SUNS.test(each.noun) || !bursts) return each
    const star = {
      noun: 'burning star',
      kind: 'thing',
      picture: 'noto:sun',
      size: 'giant',
    } as const
    return { ...each, ...star, actions: [doing('explode')] }
  })
  const told = subjects.some(({ noun }) => noun === 'burning star')
  return told ? { ...shot, subjects, place: 'space' } : shot
}

const EARTH = /^(?:the )?(?:planet )?earth$/u

const UP_THERE = /^(glow|shine|rise|hang|float|hover|spin|rotate|turn|loom|set|stand)$/u

/** Who floats above the earth is in space: it is not put up on the ground. */
export function seeEarth(shot: Shot): Shot {
  const earth = shot.subjects.find(
    ({ noun, actions }) => EARTH.test(noun) && actions.every(({ verb }) => UP_THERE.test(verb)),
  )
  if (!earth || shot.subjects.length < 2) return shot
  // Seen from Mars or the moon it is in their sky.
  if (/\b(mars|moon|planet|lunar|crater)\b/u.test(shot.place ?? '')) {
    const high: Subject = { ...earth, kind: 'sky', actions: [] }
    const relations = bondsWithout(shot, earth)
    const place = /\bcrater\b/u.test(shot.place ?? '') ? 'moon' : shot.place
    return { ...withSubject(shot, earth, high), relations, place }
  }
  const above = shot.relations.some(
    ({ relation, to }) => to === earth.id && /^(above|around|in-front-of)$/u.test(relation),
  )
  const flown = shot.subjects.some(({ noun }) => SPACEFARERS.test(noun))
  return (above || flown) && shot.place === null
    ? { ...without(shot, earth), place: 'space' }
    : shot
}

const FAR_OFF = /^(?:planet )?(?:earth|mars|saturn|jupiter|venus|neptune|uranus|pluto|mercury)$/u
const ELSEWHERE = /^(?:next-to|behind|in-front-of|under|above|left-of|right-of)$/u

/** Planets are far behind those who float in space, and no neighbours in their row: beside Mars they would be flies. The blue one is there anyway. */
export function farWorlds(shot: Shot): Shot {
  const [lead] = shot.subjects
  const acts = lead && (LIVING.has(lead.kind) || CRAFT.has(lead.kind))
  if (!acts || !/^(?:outer )?space$|\basteroid/u.test(shot.place ?? '')) return shot
  const worlds = shot.subjects.filter(({ id, noun, kind, actions, size }) => {
    const free = shot.relations.every(
      ({ from, to, relation }) => (from !== id && to !== id) || ELSEWHERE.test(relation),
    )
    const rests = actions.every(({ verb }) => UP_THERE.test(verb))
    return free && rests && kind !== 'sky' && size === 'normal' && FAR_OFF.test(noun)
  })
  return worlds.reduce((told, world) => {
    if (EARTH.test(world.noun)) return without(told, world)
    const far = withSubject(told, world, { kind: 'sky', actions: [] })
    return { ...far, relations: bondsWithout(told, world) }
  }, shot)
}
