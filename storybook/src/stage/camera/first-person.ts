import type { Shot } from '../../plan/plan.ts'

/** Seen through somebody's eyes: whoever is only there because someone must walk is behind the camera. */
export function throughTheirEyes(shot: Shot): Shot {
  if (!shot.camera.effects.includes('first-person')) return shot
  const subjects = shot.subjects.filter(({ kind, words, noun }) => {
    const implied = kind === 'person' && (words === '' || noun === 'person')
    return !implied
  })
  const move = shot.camera.move ?? 'dolly-in'
  return { ...shot, subjects, camera: { ...shot.camera, move } }
}
