const WIDTH = 32

export interface ProgressBar {
  readonly show: (ratio: number) => void
  readonly end: () => void
}

/** A bar on a terminal; nothing where the output is a file or a pipe. */
export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined }
  let shown = -1
  return {
    show(ratio) {
      const percent = Math.floor(ratio * 100)
      if (percent === shown) return
      shown = percent
      const full = Math.round(ratio * WIDTH)
      stream.write(
        `\r  ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`,
      )
    },
    end: () => void stream.write('\r\x1b[2K'),
  }
}
