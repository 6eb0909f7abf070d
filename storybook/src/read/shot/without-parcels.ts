import type { Shot } from '../../plan/plan.ts'

const PARCEL = /\b(?:package|parcel|box|boxes|carton|crate|delivery|present|gift)s?$/

/**
 * A described scene without things of which nothing is known but that they were made: a parcel that plays a gauge or a
 * backdrop tells nothing beside those who are seen. They are told as left out.
 */
export function withoutParcels(shot: Shot, leftOut: string[]): Shot {
  const unknown = shot.subjects.filter(
    ({ picture, noun, actions }) =>
      picture === 'noto:package' && !PARCEL.test(noun) && actions.length === 0,
  )
  if (unknown.length === 0 || (unknown.length === shot.subjects.length && shot.place === null))
    return shot
  const gone = new Set(unknown.map(({ id }) => id))
  leftOut.push(...unknown.map(({ noun }) => noun))
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((subject) => ({
        ...subject,
        actions: subject.actions.filter(({ target }) => target === null || !gone.has(target)),
      })),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}
