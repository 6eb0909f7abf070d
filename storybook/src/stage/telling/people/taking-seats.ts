import { needsHands } from '../../../cast/human-deeds.ts'
import { isOfHands } from '../../../plan/later-deeds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const SEATS = /\b(throne|chair|high chair|armchair|wheelchair|sofa|couch|bench|stool|bed)$/u
/** What one does sitting as well as standing: the hands and the face are free. */
const SEATED_TOO =
  /^(wave-aside|laugh-aside|smile|talk|clap|cheer|point|think|sing|yawn|sneeze|cry|eat|eat-[a-z]+|drink|drink-[a-z]+|phone|text|look|wait|nod|shrug|write-on-lap)$/u

/** What is done standing on a seat or on the way to it, and what brings a seat of its own. */
const UPRIGHT =
  /^(stand|dance|jump|leap|hop|walk|run|climb|fall|reach|hang|balance|sleep|doze|lie|wake|push|pull|carry|lift|move|build|repair|hammer|saw|sand|clean|wash|read|knit|watch|hide|rock|spin|fly|kick|fight|rise|get|change|screw)/u

/** Deeds that are shown from the front by those who stand, or at a table of their own. */
const ASIDE: Readonly<Record<string, string>> = {
  wave: 'wave-aside',
  laugh: 'laugh-aside',
  write: 'write-on-lap',
  draw: 'write-on-lap',
}

/** People, and animals that do as people do. */
function sitsUp({ kind, person, actions }: Subject): boolean {
  return kind === 'person' || person?.role != null || actions.some(needsHands)
}

/** Who does something with the hands in a tree sits there to do it. */
const BOUGHS = /\b(?:tree|branch|bough)$/u

function sitsInTree({ id, kind, actions }: Subject, { relations, subjects }: Shot): boolean {
  const up = relations.some(
    ({ from, relation, to }) =>
      from === id &&
      /^(?:inside|on)$/u.test(relation) &&
      subjects.some((each) => each.id === to && BOUGHS.test(each.noun)),
  )
  return up && kind === 'person' && actions.length > 0 && actions.map(aside).every(isOfHands)
}

/** Nobody stands on a throne, nor in a tree with a letter to write. */
export function takeSeat(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (sitsInTree(each, shot))
      return { ...each, actions: [...each.actions.map(aside), doing('sit')] }
    const deeds = each.actions.filter(({ verb }) => verb !== 'sit').map(aside)
    // Who lies there and draws is seen to draw.
    const draws = deeds.some(({ verb }) => verb === 'write-on-lap')
    const free = draws ? deeds.filter(({ verb }) => verb !== 'lie') : deeds
    if (!sitsUp(each)) return each
    const seat = shot.relations.find(({ from, relation }) => from === each.id && relation === 'on')
    const thing = shot.subjects.find(({ id }) => id === seat?.to)
    if (!thing || !SEATS.test(thing.noun)) return each
    const sit = doing('sit', { target: thing.id })
    if (free.every(({ verb }) => SEATED_TOO.test(verb))) return { ...each, actions: [sit, ...free] }
    const upright = free.some(({ verb }) => UPRIGHT.test(verb)) && !/wheel/u.test(thing.noun)
    const rises = each.kind !== 'person' || upright
    return rises ? each : { ...each, actions: [...free, sit] }
  })
}

const aside = (action: Action): Action => ({ ...action, verb: ASIDE[action.verb] ?? action.verb })
