import { findPicture } from '../../lexicon/find-picture.ts'
import { doing } from './doing.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { bondsWithout } from './without.ts'

const TOYS =
  /\b(?:(?:toy|tin|wind-?up|clockwork|plastic|lego|wooden|paper) (?:soldiers?|robots?|cars?|trains?|trucks?|knights?|dinosaurs?|horses?|figures?|men|man|ducks?|tanks?|animals?)|dolls?|teddy(?: bears?)?|action figures?|nutcrackers?|rag dolls?|stuffed (?:animals?|bears?|rabbits?)|plush(?:ies)? ?(?:toys?|bears?)?|toys?)$/u
const ROOMS =
  /\b(?:bedroom|nursery|playroom|living room|kids'? room|child's room|children's room|kitchen|attic|room|floor|carpet|rug)\b/u
const GOES =
  /^(?:march|march-in-band|walk|run|jog|crawl|sneak|race|drive|dance|ride|explore|roll|fight|sword-fight|chase|flee|parade|climb|patrol|salute|hike|jump)$/u

/** What lies in a box of toys. */
const BOX = ['teddy bear', 'toy car', 'toy robot', 'rag doll', 'rubber duck', 'toy train'] as const

/** Several toys of which nobody says what they are: as many kinds as the stage has room for. */
export function openToyBox(shot: Shot): Shot {
  const toys = shot.subjects.find(({ noun, count }) => count > 1 && noun === 'toy')
  // A toy store has them on its shelves, until they come alive.
  const stock = shot.place?.startsWith('toy ') === true && toys?.actions.length === 0
  if (!toys || stock) return shot
  const box = BOX.flatMap((noun) => {
    const picture = findPicture(noun)?.picture ?? 'person'
    // A doll that people play would be one of them.
    return picture === 'person' ? [] : [{ ...toys, noun, words: noun, picture, count: 1 }]
  })
    .slice(0, Math.min(4, Math.max(3, toys.count)))
    .map((toy, at): Subject => ({ ...toy, id: at === 0 ? toy.id : `${toy.id}-${at}` }))
  const theirs = shot.relations.filter(({ from }) => from === toys.id)
  return {
    ...shot,
    subjects: shot.subjects.flatMap((each) => (each === toys ? box : [each])),
    relations: [
      ...shot.relations,
      ...box.slice(1).flatMap(({ id }) => theirs.map((each) => ({ ...each, from: id }))),
    ],
  }
}

/** On a pogo stick it is the stick that jumps, with whoever stands on it. */
export function hopOnPogo(shot: Shot): Shot {
  const stick = shot.subjects.find(({ noun }) => noun === 'pogo stick')
  const rider = shot.relations.find(({ to, relation }) => to === stick?.id && relation === 'on')
  if (!stick || !rider) return shot
  return withEach(shot, (each): Subject => {
    if (each === stick) return { ...each, actions: [doing('jump')] }
    const rides =
      each.id === rider.from && /^(?:jump|hop|bounce)$/u.test(each.actions[0]?.verb ?? '')
    return rides ? { ...each, actions: [] } : each
  })
}

/** "A boy plays with a train": it is his toy, and no train that stops beside him. */
export function playWithToys(shot: Shot): Shot {
  const { subjects, relations } = shot
  const played = subjects.find((each) => {
    const near = relations.filter(({ from, to }) => from === each.id || to === each.id)
    return CRAFT.has(each.kind) && each.actions.length === 0 && near.some(isPlaying)
  })
  function isPlaying({ from, relation }: Relation): boolean {
    const player = subjects.find(({ id }) => id === from)
    const plays = player?.actions.some(({ verb, prop }) => verb === 'play' && prop === null)
    return LIVING.has(player?.kind ?? 'thing') && (plays ?? false) && relation === 'next-to'
  }
  if (!played) return shot
  const noun = `toy ${played.noun}`
  const found = findPicture(noun)
  const own = found?.picture.startsWith('prop:toy') ?? false
  const toy: Subject = {
    ...played,
    noun,
    kind: 'toy',
    picture: found?.picture ?? played.picture,
    size: own ? played.size : 'tiny',
  }
  const place = shot.place ?? 'living room'
  return { ...shot, place, subjects: subjects.map((each) => (each === played ? toy : each)) }
}

/** Toys that go about in a room by themselves are seen from their own height, among legs of furniture like towers. */
export function comeDownToToys(shot: Shot): Shot {
  const { place, subjects, relations } = shot
  if (place === null || !ROOMS.test(place) || subjects.length === 0) return shot
  const toys = subjects.filter(isToy)
  const apart = relations.every(({ relation }) => relation !== 'on' && relation !== 'inside')
  const goes = toys.some(({ actions }) => actions.some(({ verb }) => GOES.test(verb)))
  if (!goes || !apart || toys.length < subjects.length) return shot
  return {
    ...shot,
    place: 'toy floor',
    camera: { ...shot.camera, framing: shot.camera.framing ?? 'wide' },
    subjects: subjects.map(atTheirHeight),
  }
}

function isToy({ noun, words, size }: Subject): boolean {
  if (size === 'giant' || size === 'large') return false
  return TOYS.test(noun) || TOYS.test(words)
}

/** What else is huge there, nobody needs to be tiny. */
function atTheirHeight(subject: Subject): Subject {
  return subject.size === 'tiny' || subject.size === 'small'
    ? { ...subject, size: 'normal' }
    : subject
}

const DANCERS = /\b(?:ballerina|dancer|figurine|doll)$/u
const MUSIC_BOX = /\bmusic(?:al)? box$/u

/** Who turns on a music box is the dancer that belongs to it, and no second one beside it. */
export function turnOnMusicBox(shot: Shot): Shot {
  const dancer = shot.subjects.find(({ noun }) => DANCERS.test(noun))
  const named = dancer?.actions.some(({ prop }) => MUSIC_BOX.test(prop ?? '')) ?? false
  const box = shot.subjects.find(({ noun }) => MUSIC_BOX.test(noun))
  const leaves = dancer?.actions.some(({ way }) => way === 'out-of') ?? false
  if (!dancer || dancer.count > 1 || leaves || !(named || box)) return shot
  const own: Subject = {
    ...(box ?? dancer),
    noun: 'music box',
    kind: 'thing',
    picture: 'prop:music-box',
    size: 'normal',
    person: null,
  }
  const others = shot.subjects.filter(({ id }) => id !== dancer.id && id !== box?.id)
  const relations = bondsWithout(shot, dancer)
  return { ...shot, subjects: [{ ...own, actions: [doing('chime')] }, ...others], relations }
}
