import { fightArmed } from './armed.ts'
import { flyOwnKite, talkOnPhone, useIt, workWithIt } from './idle-hands.ts'
import { useInHand } from './in-use.ts'
import { listenMeanwhile } from './listening.ts'
import { paintNails } from './nails.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { roleOf } from '../../../cast/people/look.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, headsOf, people } from './people-told.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const UMBRELLAS = /\b(umbrella|parasol)s?$/u

/** Under umbrellas one has one's own in the hand; under one, two share it. */
function underUmbrellas(shot: Shot): Shot {
  const bonds = shot.relations.filter(
    ({ relation, to }) =>
      relation === 'under' &&
      shot.subjects.some(({ id, noun }) => id === to && UMBRELLAS.test(noun)),
  )
  const under = people(shot).filter(({ id }) => bonds.some(({ from }) => from === id))
  if (under.length === 0 || under.some((who) => does(who, /^(lie|sit|sleep|sunbathe|read)$/u)))
    return shot
  const over = shot.subjects.find(({ id }) => id === bonds[0]?.to)
  const shared = over?.count === 1 && headsOf(under) === 2
  const told = under.every(
    ({ actions: [first] }) => !first || /^(walk|stand|wait)$/u.test(first.verb),
  )
  const share = shared && told ? [doing('share-umbrella', { prop: 'umbrella' })] : null
  const subjects = shot.subjects.map((each) => {
    if (each === over) return { ...each, count: share ? 1 : headsOf(under) }
    return share && under.includes(each) ? { ...each, actions: share } : each
  })
  const held = shot.relations.map((each) =>
    bonds.includes(each) ? { ...each, relation: 'holding' as const } : each,
  )
  return { ...shot, subjects, relations: held }
}

/** A dog under its master's umbrella stands beside him: as the other half of a couple it would be hidden. */
function shelterBeast(shot: Shot): Shot {
  const shares = shot.subjects.filter((each) => does(each, /^share-umbrella$/u))
  const [holder, ...others] = people(shot).filter((each) => shares.includes(each))
  const beasts = shares.filter(({ kind }) => ANIMALS.has(kind))
  if (!holder || others.length > 0 || beasts.length === 0) return shot
  const told = withEach(shot, (each) => {
    if (each === holder) return { ...each, actions: [doing('umbrella', { prop: 'umbrella' })] }
    return beasts.includes(each) ? { ...each, actions: [doing('stand')] } : each
  })
  const beside = beasts.map(({ id }) => ({ from: id, relation: 'next-to' as const, to: holder.id }))
  return { ...told, relations: [...told.relations, ...beside] }
}

/** "A time traveller's machine, a girl pulls the lever": whose it is need not be there, when others are at it. */
function leaveToOthers(shot: Shot): Shot {
  const busy = people(shot).some(({ actions }) => actions.length > 0)
  const owns = (who: Subject): boolean => {
    const own = shot.relations.filter(({ from, to }) => from === who.id || to === who.id)
    const thing = shot.subjects.find(({ id }) => id === own[0]?.to)
    const idle = who.actions.length === 0 && own.length === 1 && own[0]?.relation === 'next-to'
    return idle && thing?.kind !== 'person' && thing?.words.startsWith(`${who.words}'s `) === true
  }
  const gone = new Set(busy ? people(shot).flatMap((who) => (owns(who) ? [who.id] : [])) : [])
  if (gone.size === 0) return shot
  return {
    ...shot,
    subjects: shot.subjects.filter(({ id }) => !gone.has(id)),
    relations: shot.relations.filter(({ from }) => !gone.has(from)),
  }
}

/** Many balloons in one hand are one large bunch on their strings. */
function bunchBalloons(shot: Shot): Shot {
  const inHand = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'holding' && people(shot).some(({ id, count }) => id === from && count === 1)
        ? [to]
        : [],
    ),
  )
  return withEach(shot, (each) => {
    if (!inHand.has(each.id) || each.count < 3 || !/\bballoons?$/u.test(each.noun)) return each
    const colour = each.colour === 'rainbow' ? null : each.colour
    const picture = each.count > 4 ? 'prop:balloon-bunch' : 'prop:balloons'
    return { ...each, noun: 'bunch of balloons', picture, colour, count: 1 }
  })
}

const PIPES = /^((smoking|tobacco|wooden|corncob|old) )?pipe$/u

/** A pipe belongs in the mouth, unless one mends or plays it. */
function smokePipe(shot: Shot): Shot {
  const pipe = shot.subjects.find(({ kind, noun }) => kind !== 'person' && PIPES.test(noun))
  const bond = shot.relations.find(
    ({ relation, to }) => to === pipe?.id && /^(holding|next-to)$/u.test(relation),
  )
  const who = people(shot).find(({ id }) => id === bond?.from)
  const works = /plumber|piper|mechanic/u.test(`${who?.noun} ${who?.person?.role}`)
  if (!pipe || !who?.person || works || does(who, /^(play|fix|hammer)/u)) return shot
  const wears = [...who.person.wears, { garment: 'tobacco pipe', colour: pipe.colour }]
  return withEach(unseen(shot, pipe), (each) =>
    each.id === who.id && each.person ? { ...each, person: { ...each.person, wears } } : each,
  )
}

/** What is photographed or painted stands before whoever does it. */
function takePicture(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, /^(photograph|film-video|paint|draw)$/u))
  const bond = shot.relations.find(
    ({ to, relation }) => to === who?.id && /^(inside|on)$/u.test(relation),
  )
  if (!who || !bond) return shot
  const [first, ...others] = who.actions
  if (!first) return shot
  return {
    ...withSubject(shot, who, { actions: [{ ...first, target: bond.from }, ...others] }),
    relations: shot.relations.filter((each) => each !== bond),
  }
}

const FLOWING = /\b(cape|cloak|scarf|coat|dress|skirt|gown|robe|veil|hair|kimono|shawl)$/u

/** "Her scarf flutters in the wind": it is on her, and not beside her. */
function wearFlowing(shot: Shot): Shot {
  const cloth = shot.subjects.find(
    (each) =>
      each.kind !== 'person' &&
      FLOWING.test(each.noun) &&
      does(each, /^(wave|flutter|blow|flow|sway|float|fly|drift)$/u),
  )
  const who = people(shot).find(({ count }) => count === 1)
  const person = who?.person
  if (
    !cloth ||
    !who ||
    !person ||
    shot.relations.some(({ from, to }) => from === cloth.id || to === cloth.id)
  )
    return shot
  const garment = cloth.noun.split(' ').at(-1) ?? cloth.noun
  const had = person.wears.some((each) => each.garment.endsWith(garment))
  const own = had || garment === 'hair' || person.role === 'superhero'
  const wears = own ? person.wears : [...person.wears, { garment, colour: cloth.colour }]
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== cloth.id)
      .map((each) => (each.id === who.id ? { ...each, person: { ...person, wears } } : each)),
  }
}

/** What belongs to the calling is in the hand already. */
function carryOwnTool(shot: Shot): Shot {
  const tools = people(shot).flatMap(({ person }) => roleOf(person?.role ?? null)?.tool ?? [])
  // A waiter who drops the tray would fall himself, had it nobody's hands to fall from.
  const dropped = people(shot).flatMap(({ actions }) =>
    actions.flatMap(({ verb, target }) => (verb === 'fall' ? target : [])),
  )
  const bound = new Set([...shot.relations.flatMap(({ from, to }) => [from, to]), ...dropped])
  const gone = ({ id, kind, noun, actions, count }: Subject): boolean =>
    kind !== 'person' &&
    count === 1 &&
    actions.length === 0 &&
    !bound.has(id) &&
    tools.includes(noun)
  return { ...shot, subjects: shot.subjects.filter((each) => !gone(each)) }
}

const PLAYED = /^(?:guitar|violin|accordion|drum|saxophone|trumpet)$/u

/** A musician who holds something else plays nothing: the guitar takes both hands. */
function layInstrumentDown(shot: Shot): Shot {
  const holders = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'holding' ? [from] : [])),
  )
  return withEach(shot, (each) => {
    const { person } = each
    const tool = roleOf(person?.role ?? null)?.tool ?? ''
    if (!person || !holders.has(each.id) || !PLAYED.test(tool)) return each
    const wears = [...person.wears, { garment: 'empty hands', colour: null }]
    return { ...each, person: { ...person, wears } }
  })
}

/** What two want at the same time is in the hands of both. */
function squabbleOver(shot: Shot): Shot {
  const who = people(shot).find(
    (each) => each.count === 2 && does(each, /^(box|fight|argue|wrestle|tug-of-war|pull)$/u),
  )
  const [action] = who?.actions ?? []
  const thing = shot.subjects.find(
    ({ id, kind, noun }) =>
      id === action?.target &&
      (/^(thing|toy|clothing|food)$/u.test(kind) || noun.startsWith('toy ')),
  )
  if (!who || !thing) return shot
  return withSubject(unseen(shot, thing), who, {
    actions: [doing('squabble', { prop: thing.noun })],
  })
}

/** A dancer's fan is folded, and has no motor. */
function foldFans(shot: Shot): Shot {
  const held = new Set(
    shot.relations.filter(({ relation }) => relation === 'holding').map(({ to }) => to),
  )
  const isFan = ({ id, noun }: Subject): boolean => /^(?:hand )?fan$/.test(noun) && held.has(id)
  return withEach(shot, (each) =>
    isFan(each) ? { ...each, noun: 'folding hand fan', picture: 'noto:folding-hand-fan' } : each,
  )
}

/** One types on the keys of a computer: they are not on the table by themselves. */
function typeAway(shot: Shot): Shot {
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      action.verb === 'type' && /key|typing/u.test(action.prop ?? '')
        ? { ...action, prop: null }
        : action,
    ),
  }))
}

const BOARDS: Readonly<Record<string, string>> = {
  surfer: 'surfboard',
  snowboarder: 'snowboard',
  skateboarder: 'skateboard',
}

/** A surfer's board is no plank. */
function nameBoards(shot: Shot): Shot {
  const board = people(shot).flatMap(
    ({ noun, person }) => BOARDS[noun.split(' ')[0] ?? ''] ?? BOARDS[person?.role ?? ''] ?? [],
  )[0]
  if (board === undefined) return shot
  const subjects = shot.subjects.map((each) =>
    each.noun === 'board' ? { ...each, noun: board, picture: `prop:${board}` } : each,
  )
  // With the board under the arm one is still on the shore.
  const ashore = board === 'surfboard' && people(shot).some((each) => does(each, /^(carry|hold)$/u))
  const wet = shot.place === null || /^(?:ocean|sea|water|waves)$/u.test(shot.place)
  return { ...shot, subjects, place: ashore && wet ? 'beach' : shot.place }
}

const SKATES: Readonly<Record<string, string>> = {
  'roller-skate': 'roller skates',
  'ice-skate': 'ice skates',
}

/** Whoever is dressed for something else has skates on to skate. */
function putOnSkates(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const garment = each.actions.flatMap(({ verb }) => SKATES[verb] ?? [])[0]
    const { person } = each
    const dressed = person !== null && (person.role !== null || person.wears.length > 0)
    if (!dressed || garment === undefined || person.wears.length >= 8) return each
    const wears = [...person.wears, { garment, colour: null }]
    return { ...each, person: { ...person, wears } }
  })
}

/** What people wear, hold and have beside them. */
export const BELONGING_TALES: readonly ((shot: Shot) => Shot)[] = [
  shelterBeast,
  leaveToOthers,
  fightArmed,
  useInHand,
  listenMeanwhile,
  paintNails,
  flyOwnKite,
  useIt,
  workWithIt,
  talkOnPhone,
  underUmbrellas,
  bunchBalloons,
  smokePipe,
  takePicture,
  wearFlowing,
  carryOwnTool,
  layInstrumentDown,
  squabbleOver,
  foldFans,
  typeAway,
  nameBoards,
  putOnSkates,
]
