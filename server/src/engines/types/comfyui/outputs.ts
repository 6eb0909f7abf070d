import { AppError } from '../../../errors/app-error.ts'
import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'

const FILM = /\.(mp4|webm|mov|mkv|avi|gif|m4v)$/i

interface Output {
  readonly filename: string
  readonly subfolder: string
  readonly type: string
  readonly isFilm: boolean
}

/**
 * Where the film is, below the server's address. Nodes keep their films under `images`, `video` or `gifs`, as they
 * like; a saved one comes before a preview.
 */
export function filmPath(outputs: JsonValue | undefined): string {
  const files = Object.values(asFields(outputs)).flatMap(filesOf)
  const films = files.filter(({ isFilm }) => isFilm)
  const film = films.find(({ type }) => type === 'output') ?? films[0]
  if (!film) throw noFilm(files)
  const { filename, subfolder, type } = film
  return `view?${new URLSearchParams({ filename, subfolder, type }).toString()}`
}

function filesOf(node: JsonValue): Output[] {
  return Object.values(asFields(node)).flatMap((list) =>
    Array.isArray(list) ? list.flatMap((item: JsonValue) => toOutput(asFields(item)) ?? []) : [],
  )
}

function toOutput(item: Readonly<Record<string, JsonValue>>): Output | undefined {
  const { filename, subfolder, type, format } = item
  if (typeof filename !== 'string' || filename === '') return undefined
  return {
    filename,
    subfolder: typeof subfolder === 'string' ? subfolder : '',
    type: typeof type === 'string' ? type : 'output',
    isFilm: FILM.test(filename) || (typeof format === 'string' && format.startsWith('video/')),
  }
}

function noFilm(files: readonly Output[]): AppError {
  const [first] = files
  const made = first ? `${files.length} files such as ${first.filename}` : 'nothing'
  const sentence = `The model server saved ${made}, and no film: the operator must end the workflow with a node that saves one, such as SaveVideo.`
  return new AppError('engine_error', sentence, { retryable: false })
}
