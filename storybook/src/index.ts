export { Plan, type PlanInput } from './plan/plan.ts'
export { parsePlan, PlanError, planSchema } from './plan/schema.ts'
export { read } from './read/read.ts'
export { readForPicture } from './picture/wishes/read-for-picture.ts'
export {
  makeFilm,
  openStudio,
  type FilmOptions,
  type MadeFilm,
  type Studio,
} from './film/make-film.ts'
export type { Spritesheet } from './film/sheet-layout.ts'
