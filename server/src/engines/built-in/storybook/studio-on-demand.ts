import { availableParallelism } from 'node:os'
import type { FilmOptions, MadeFilm, Studio } from '@zoetrope/storybook/studio'

const IDLE_MS = 60_000

/**
 * Opens the studio with the first film and closes it when none was made for a minute: canvas, encoder and dictionary
 * take more memory than the whole rest of the service.
 */
export function openStudioOnDemand(threads: number): Studio {
  let studio: Promise<Studio> | undefined
  let busy = 0
  let idle: NodeJS.Timeout | undefined

  const open = async (): Promise<Studio> => {
    const { openStudio } = await import('@zoetrope/storybook/studio')
    return openStudio({ threads: threads === 0 ? availableParallelism() : threads })
  }
  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const closing = studio
    studio = undefined
    await (await closing)?.close()
  }

  return {
    async makeFilm(options: FilmOptions): Promise<MadeFilm> {
      clearTimeout(idle)
      busy += 1
      try {
        studio ??= open()
        return await (await studio).makeFilm(options)
      } finally {
        busy -= 1
        if (busy === 0) idle = setTimeout(() => void close(), IDLE_MS).unref()
      }
    },
    close,
  }
}
