import { Subject, type Action, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { bondsWithout, without, withoutAll } from './without.ts'
import { withEach } from './retold.ts'

/** Land of which nothing is said but that it is a field. */
const ANY_FIELD =
  /^(?:(?:open|large|big|green|wide|farm) )?(?:fields?|farm|farmland|countryside|meadow)$/u
const CROPS: readonly (readonly [crop: RegExp, place: string])[] = [
  [/\b(corn|maize)$/u, 'cornfield'],
  [/\b(rice|paddy)$/u, 'rice field'],
  [/\blavender$/u, 'lavender field'],
  [/\b(wheat|grain|barley|rye|oats?|crops?|cereals?|hay|straw|wheat-ears)$/u, 'wheat field'],
]
const REAPS = /^(harvest|mow|cut|reap|pick-fruit|thresh|gather|collect|bale)$/u
const MACHINES = /\b(harvester|combine|tractor|mower|baler|machine)$/u

function fieldOf(shot: Shot, place: string): string {
  return shot.place === null || ANY_FIELD.test(shot.place) ? place : shot.place
}

/** Who ploughs or sows has bare earth around; a farmer without a beast sits on a tractor. */
function plough(shot: Shot): Shot {
  const ploughs = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'plough')
  const sows = ({ actions }: Subject): boolean => actions.some(({ verb }) => verb === 'sow')
  if (!shot.subjects.some((each) => ploughs(each) || sows(each))) return shot
  const told = { ...shot, place: fieldOf(shot, 'ploughed field') }
  const farmer = told.subjects.find((each) => ploughs(each) && each.kind === 'person')
  return farmer ? withTeam(told, farmer) : told
}

const TEAM = /\b(horse|ox|oxen|mule|donkey|buffalo|yak|cow|bull|tractor)s?$/u

/** The beast or the tractor ploughs, and the farmer goes behind or sits on it. */
function withTeam(shot: Shot, farmer: Subject): Shot {
  const ploughing = farmer.actions.find(({ verb }) => verb === 'plough')
  const named = shot.subjects.find(({ noun }) => TEAM.test(noun))
  const team =
    named ??
    Subject.parse({
      id: `tractor of ${farmer.id}`,
      noun: 'tractor',
      kind: 'vehicle',
      picture: 'noto:tractor',
    })
  const pulls = { ...team, actions: ploughing ? [{ ...ploughing, target: null, prop: null }] : [] }
  const rides = team.kind === 'vehicle'
  const goes = rides ? doing('drive', { target: team.id }) : doing('walk')
  const others = shot.subjects.filter((each) => each.id !== farmer.id && each.id !== team.id)
  return {
    ...shot,
    subjects: [{ ...farmer, actions: [goes] }, pulls, ...others].filter(
      ({ noun }) => !/^plou?gh|^plow/u.test(noun),
    ),
    relations: [
      ...bondsWithout(shot, farmer),
      { from: farmer.id, relation: rides ? 'riding' : 'left-of', to: team.id },
    ],
  }
}

/** What is cut stands all around: the field of it is the place, and no single ear stands in a street. */
function reap(shot: Shot): Shot {
  const cropOf = ({ prop, target }: Action): string =>
    shot.subjects.find(({ id }) => id === target)?.noun ?? prop ?? ''
  const found = shot.subjects.flatMap((each) =>
    each.actions.flatMap((deed) => {
      const crop = REAPS.test(deed.verb) ? CROPS.find(([words]) => words.test(cropOf(deed))) : null
      return crop ? [{ reaper: each, deed, crop: cropOf(deed), place: crop[1] }] : []
    }),
  )[0]
  if (!found) return reapHere(shot)
  const { reaper, deed, crop, place } = found
  const plant = shot.subjects.find(({ noun, kind }) => noun === crop && kind !== 'person')
  const told = plant ? without(shot, plant) : shot
  const works: Action = { ...deed, verb: 'harvest', target: null }
  return {
    ...told,
    place: fieldOf(shot, place),
    subjects: told.subjects
      .filter(({ noun }) => !/\bscythe$/u.test(noun))
      .map((each) => (each.id === reaper.id ? { ...each, actions: [works] } : each)),
    relations: told.relations.filter(({ from }) => from !== reaper.id),
  }
}

/** A machine that cuts a field cuts its corn. */
function reapHere(shot: Shot): Shot {
  const cuts = ({ noun, kind, actions: [deed] }: Subject): boolean =>
    kind === 'vehicle' &&
    MACHINES.test(noun) &&
    (/^(harvest|mow|cut|reap|work)$/u.test(deed?.verb ?? '') ||
      (/\b(harvester|combine)$/u.test(noun) && /^(drive|move|go)?$/u.test(deed?.verb ?? '')))
  if (!shot.subjects.some(cuts)) return shot
  const subjects = shot.subjects.map((each): Subject => {
    const [deed] = each.actions
    return cuts(each) && deed
      ? { ...each, actions: [{ ...deed, verb: 'harvest', target: null }] }
      : each
  })
  return { ...shot, place: fieldOf(shot, 'wheat field'), subjects }
}

const ROOTS =
  /\b(?:onion|potato|carrot|turnip|radish|beet|beetroot|garlic|leek|parsnip|vegetable|root)(?:e?s)?$/u

/** What grows in the ground is pulled out of it: no scythe reaps onions. */
function pullRoots(shot: Shot): Shot {
  const pulls = ({ verb, prop }: Action): boolean =>
    /^(?:harvest|pick-fruit)$/u.test(verb) && ROOTS.test(prop ?? '')
  const dug = shot.subjects.some(({ kind, actions }) => kind === 'person' && actions.some(pulls))
  if (!dug) return shot
  const told = withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => (pulls(deed) ? { ...deed, verb: 'uproot' } : deed)),
  }))
  return { ...told, place: fieldOf(shot, 'vegetable garden') }
}

/** What is planted in a paddy is rice. */
function plantRice(shot: Shot): Shot {
  if (!/\b(?:rice|padd(?:y|ies))\b/u.test(shot.place ?? '')) return shot
  const plants = ({ verb, prop, target }: Action): boolean =>
    verb === 'plant' && target === null && /^$|\b(?:seedling|sprout|shoot)s?$/u.test(prop ?? '')
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => (plants(deed) ? doing('plant-rice') : deed)),
  }))
}

/** Whatever is picked among tea bushes is their leaves, and none fly about. */
function pickTea(shot: Shot): Shot {
  if (!/\btea\b/u.test(shot.place ?? '')) return shot
  const picks = ({ verb }: Action): boolean => /^(?:pick-.+|harvest|gather|collect)$/u.test(verb)
  if (!shot.subjects.some(({ actions }) => actions.some(picks))) return shot
  const told = withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => (picks(deed) ? doing('pick-tea') : deed)),
  }))
  return withoutAll(told, ({ noun }) => /(?:^| )(?:tea|leaf|tea leaf|bush)$/u.test(noun))
}

const SNOW_PLOUGH = /\bsnow ?pl(?:ough|ow)$/u

/** Where a snow plough goes there is snow; clearing is going. */
function clearSnow(shot: Shot): Shot {
  if (!shot.subjects.some(({ noun }) => SNOW_PLOUGH.test(noun))) return shot
  const subjects = shot.subjects.map((each) =>
    SNOW_PLOUGH.test(each.noun) ? { ...each, actions: [doing('drive')] } : each,
  )
  return { ...shot, subjects, season: shot.season ?? 'winter' }
}

/** Work on the land, told where it is done. */
export const FIELD_TALES: readonly ((shot: Shot) => Shot)[] = [
  plough,
  pullRoots,
  reap,
  plantRice,
  pickTea,
  clearSnow,
]
