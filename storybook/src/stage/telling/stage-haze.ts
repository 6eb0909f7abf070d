import type { Shot, Subject } from '../../plan/plan.ts'
import { CURTAIN_CLOSES, CURTAIN_OPENS, ONE_LAMP, STAGE_HAZE } from '../../plan/kinds.ts'
import { unseen } from './without.ts'

const STAGES =
  /\b(stage|concert|club|nightclub|theat(?:re|er)|opera|cabaret|festival|disco|rave|arena|show|dance floor)\b/u
const HAZE = /^(smoke|fog|haze|mist|laser|laser beam|spotlight|stage light)$/u

/** Smoke and beams on a stage are no cloud beside the band: a layer of haze over its floor, and its lamps. */
export function hazeOver(shot: Shot): Shot {
  if (!STAGES.test(shot.place ?? '')) return shot
  const gone = shot.subjects.filter((each) => HAZE.test(each.noun) && isLoose(each, shot))
  if (gone.length === 0 || gone.length === shot.subjects.length) return shot
  const told = gone.reduce(unseen, shot)
  const hazy = gone.some(({ noun }) => /^(smoke|fog|haze|mist)$/u.test(noun))
  return hazy ? { ...told, scenery: [...(told.scenery ?? []), STAGE_HAZE].slice(-6) } : told
}

/** Nobody appears out of it, and nothing is in it. */
function isLoose({ id, colour, actions }: Subject, { subjects, relations }: Shot): boolean {
  const bound = relations.some(({ to, relation }) => to === id && relation !== 'next-to')
  const aimed = subjects.some((each) => each.actions.some(({ target }) => target === id))
  return colour === null && actions.length < 2 && !bound && !aimed
}

/** Under a spotlight a stage has no other lamps. */
export function underOneLamp(shot: Shot): Shot {
  if (shot.light !== 'spotlight' || !STAGES.test(shot.place ?? '')) return shot
  return { ...shot, scenery: [...(shot.scenery ?? []), ONE_LAMP].slice(-6) }
}

const OPENS = /^(open|rise|part|lift|go-up)$/u
const SHUTS = /^(close|fall|shut|drop|go-down)$/u

/** The curtain of a stage is the stage's own: it parts before what is played, or comes together after it. */
export function drawCurtain(shot: Shot): Shot {
  const curtain = shot.subjects.find(({ noun }) => /\bcurtains?$/u.test(noun))
  const way = wayOf(curtain?.actions[0]?.verb ?? '')
  if (!curtain || way === null || !isAtStage(shot)) return shot
  const scenery = [...(shot.scenery ?? []), way].slice(-6)
  return { ...unseen(shot, curtain), place: 'stage', scenery }
}

function wayOf(verb: string): string | null {
  if (OPENS.test(verb)) return CURTAIN_OPENS
  return SHUTS.test(verb) ? CURTAIN_CLOSES : null
}

function isAtStage({ place, view }: Shot): boolean {
  return place === null ? view === undefined : STAGES.test(place)
}
