import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { unseen } from '../without.ts'

const FLOWERS = /\b(flower|rose|tulip|sunflower|daisy|blossom|lavender|lily|poppy|lilac)s?$/u
const WITHOUT_NECTAR = /\b(tree|branch|leaf|leaves|grass|fern|bush|moss|log|stem|mushroom)s?$/u
const SIPS = /\b(bee|bumblebee|honeybee|butterfly|hummingbird|moth|wasp)$/u

/** Bees and butterflies go to the flowers that they are said to be near. */
function atTheFlowers(shot: Shot): Shot {
  const guest = shot.subjects.find(
    ({ noun, actions }) =>
      SIPS.test(noun) && !/^(sleep|sit|rest|hide)$/u.test(actions[0]?.verb ?? ''),
  )
  const drinks = guest?.actions.some(({ verb }) => verb === 'sip-nectar') ?? false
  // Nectar is of the plant that is named, whatever it is called.
  const flower = shot.subjects.find(
    ({ noun, kind }) =>
      FLOWERS.test(noun) || (drinks && kind === 'plant' && !WITHOUT_NECTAR.test(noun)),
  )
  if (!guest || !flower) return shot
  const between = ({ from, to }: Relation): boolean => from === guest.id && to === flower.id
  const near = guest.actions.some(({ target }) => target === flower.id)
  if (!drinks && !near && !shot.relations.some(between)) return shot
  // Who circles a rose does not sit in it, each in one of its own.
  if (shot.relations.some((each) => between(each) && each.relation === 'around')) return shot
  const shared = guest.count > 1 && flower.count === 1
  const sips: Action = doing(shared ? 'share-nectar' : 'sip-nectar', { target: flower.id })
  return {
    ...withDeed(shot, guest, sips),
    relations: shot.relations.filter((each) => !between(each)),
  }
}

/** What an animal eats or drinks from a bowl is in it, and the bowl is as large as the animal needs. */
function fromTheBowl(shot: Shot): Shot {
  const bowl = shot.subjects.find(({ noun }) => /\b(bowl|dish|saucer|trough|bucket)$/u.test(noun))
  const eaters = shot.subjects.filter(
    ({ kind, actions: [deed] }) =>
      (kind === 'animal' || kind === 'bird') && /^(eat|drink)$/u.test(deed?.verb ?? ''),
  )
  const [eater] = eaters
  const [meal] = eater?.actions ?? []
  if (!bowl || !eater || !meal) return shot
  const prop = /\b(?:trough|bucket)$/u.exec(bowl.noun)?.[0] ?? 'bowl'
  if (bowl.count === 1 && eaters.reduce((sum, { count }) => sum + count, 0) > 1)
    return eaters.reduce(
      (told, each) => withDeed(told, each, doing('share-bowl', { prop })),
      unseen(shot, bowl),
    )
  return unseen(withDeed(shot, eater, { ...meal, prop, target: null }), bowl)
}

/** A beaver at a tree takes it down with its teeth. */
function atTheTrunk(shot: Shot): Shot {
  const tree = shot.subjects.find(({ noun }) => /\b(tree|trunk|log|wood)$/u.test(noun))
  const gnawer = shot.subjects.find(
    ({ noun, actions }) =>
      /\b(beaver|rat|porcupine)$/u.test(noun) &&
      /^(eat|cut|chop|bite|gnaw)/u.test(actions[0]?.verb ?? ''),
  )
  if (!tree || gnawer?.actions[0]?.target !== tree.id) return shot
  return unseen(withDeed(shot, gnawer, doing('gnaw-tree')), tree)
}

/** What a beast rubs its back on stands behind it, as large as life. */
function onTheBark(shot: Shot): Shot {
  const rubs = ({ verb }: Action): boolean => verb === 'rub-back'
  const beast = shot.subjects.find(({ kind, actions }) => ANIMALS.has(kind) && actions.some(rubs))
  if (!beast) return shot
  const target = beast.actions.find(rubs)?.target
  const touched = shot.relations.find(({ from }) => from === beast.id)?.to
  const post = shot.subjects.find(
    ({ id, noun }) => id === target || id === touched || /\btree$/u.test(noun),
  )
  if (post && LIVING.has(post.kind))
    return withDeed(shot, beast, doing('nuzzle', { target: post.id }))
  const bark = post === undefined || /\b(tree|trunk|oak|pine|birch|log)$/u.test(post.noun)
  const told = withDeed(shot, beast, doing('rub-back', { prop: bark ? null : post.noun }))
  return post && post.id !== beast.id ? unseen(told, post) : told
}

const TREES = /\b(tree|trunk|oak|pine)$/u
/** What one goes up hand over hand, and what is no ground to stand on. */
const STALKS =
  /\b(palm|bamboo|cactus|saguaro|stem|stalk|reed|vine|ivy|flower|sunflower|rose|tulip|daisy|dandelion|poppy|lily|thistle|fern|corn|wheat|plant|pole|flagpole|lamp ?post|post|drainpipe|rope)$/u

/** Who climbs with a tree or a stem beside it climbs that one; insects in the grass go up a blade of it. */
function upTheTree(shot: Shot): Shot {
  const climber = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && /^climb$/u.test(actions[0]?.verb ?? ''),
  )
  const [first] = climber?.actions ?? []
  if (!climber || !first) return shot
  const held = shot.subjects.find(
    ({ id, noun }) =>
      (first.target === null || first.target === id) && (TREES.test(noun) || STALKS.test(noun)),
  )
  if (held && TREES.test(held.noun))
    return withDeed(shot, climber, { ...first, verb: 'climb-tree', target: held.id })
  const prop = stalkFor(climber, first, held)
  if (!STALKS.test(prop)) return shot
  const told = withDeed(shot, climber, doing('climb-tree', { prop }))
  return held ? unseen(told, held) : told
}

function stalkFor({ kind }: Subject, { target, prop }: Action, held: Subject | undefined): string {
  if (held) return [held.colour, held.noun].filter(Boolean).join(' ')
  return prop ?? (kind === 'insect' && target === null ? 'stem' : '')
}

/** Grain that is pecked lies about as crumbs and not as a sheaf. */
function ofTheGrain(shot: Shot): Shot {
  const grain = shot.subjects.find(({ noun }) =>
    /^(grain|seed|corn|wheat|rice|crumb)s?$/u.test(noun),
  )
  const bird = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => verb === 'peck' && target === grain?.id),
  )
  if (!grain || !bird) return shot
  return unseen(withDeed(shot, bird, doing('peck', { prop: 'grain' })), grain)
}

/** How animals eat and drink. */
export const MEAL_TALES: readonly ((shot: Shot) => Shot)[] = [
  atTheFlowers,
  fromTheBowl,
  ofTheGrain,
  atTheTrunk,
  onTheBark,
  upTheTree,
]
