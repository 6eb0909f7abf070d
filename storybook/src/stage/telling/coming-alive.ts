import { needsHands } from '../../cast/human-deeds.ts'
import { isFelt } from '../../lexicon/feelings.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

/** What hangs in every sky, and may come down from there. */
const ALOFT = /\b(?:sun|moon|star|cloud|planet|comet|sun with an? face|storm ?cloud|rain ?cloud)$/u

/** What it does with a body; a sun that smiles, sleeps or cries does so where it is. */
const BODILY =
  /^(?:fish|eat|drink|dance|bathe|yoga|hug|kiss|kick|ride|climb|ski|surf|skate|swing|jump|sit|box|adore)$/u
/** What a face alone can do: the sun and the moon have one in their sky already. */
const FACIAL = /^(?:yawn|laugh|smile|cry|sleep|sneeze|wake-up|snore|sing|talk|whisper)$/u

function isBodily(action: Action): boolean {
  return BODILY.test(action.verb) || needsHands(action)
}

/** A moon that goes fishing sits by the lake, with a face: it is nobody's lamp any more. */
function comeDown(shot: Shot): Shot {
  const dressed = new Set(
    shot.relations.filter(({ relation }) => relation === 'wearing').map(({ from }) => from),
  )
  const comes = ({ id, kind, noun, words, count, actions, emotion }: Subject): boolean => {
    if (kind !== 'sky' || count > 3 || !ALOFT.test(noun)) return false
    const cloud = noun.endsWith('cloud')
    const acts = actions.some((each) => isBodily(each) || (cloud && FACIAL.test(each.verb)))
    return acts || dressed.has(id) || (cloud && isFelt(emotion, words))
  }
  const down = shot.subjects.filter(comes)
  if (down.length === 0) return shot
  const ids = new Set(down.map(({ id }) => id))
  const lamps = down.flatMap(({ noun }) => /\b(?:sun|moon)\b/u.exec(noun)?.[0] ?? [])
  return {
    ...withEach(shot, (each): Subject => (ids.has(each.id) ? embodied(each) : each)),
    place: shot.place ?? 'meadow',
    without: [...shot.without, ...lamps].slice(0, 6),
  }
}

/** A thing on the ground, whose face is not drawn twice. */
function embodied(subject: Subject): Subject {
  const noun = subject.noun.replace(/ with an? face$/u, '')
  const picture = noun === 'sun' ? 'noto:sun' : subject.picture
  const idle = doing(isFelt(subject.emotion, subject.words) ? 'hover' : 'smile')
  const actions = subject.actions.length > 0 ? subject.actions : [idle]
  return { ...subject, kind: 'thing', noun: `living ${noun}`, picture, actions }
}

/** Whom a thing adores is fond of it, too, unless that one has something else to do. */
function answerLove(shot: Shot): Shot {
  const adored = new Map(
    shot.subjects.flatMap(({ id, actions }) =>
      actions.flatMap(({ verb, target }) => (verb === 'adore' && target ? [[target, id]] : [])),
    ),
  )
  if (adored.size === 0) return shot
  return withEach(shot, (each): Subject => {
    const by = adored.get(each.id)
    const answers = by !== undefined && each.actions.length === 0 && !LIVING.has(each.kind)
    return answers ? { ...each, actions: [doing('adore', { target: by })] } : each
  })
}

/** A dolphin that drives a car is on the road with it, and a whale in a plane in the air. */
function leaveWater(shot: Shot): Shot {
  const craft = (id: string | null): Subject | undefined =>
    shot.subjects.find((each) => each.id === id && /^(?:vehicle|aircraft)$/u.test(each.kind))
  const steered = ({ kind, actions }: Subject): Subject | undefined =>
    kind === 'fish'
      ? actions.map(({ target }) => craft(target)).find((each) => each !== undefined)
      : undefined
  const ride = shot.subjects.map(steered).find((each) => each !== undefined)
  if (!ride) return shot
  const place = shot.place ?? (ride.kind === 'aircraft' ? 'sky' : 'street')
  return {
    ...withEach(shot, (each): Subject => (steered(each) ? { ...each, kind: 'creature' } : each)),
    place,
  }
}

/** Things of the sky that do as people do come down to the ground; love between things is answered. */
export const LIVING_TALES: readonly ((shot: Shot) => Shot)[] = [comeDown, answerLove, leaveWater]
