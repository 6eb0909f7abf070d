import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '../engines/engine.ts'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** Width and height at 480p; larger ones are multiples, but for 854, which is 853.3 made even. */
const AT_480: Record<AspectRatio, readonly [number, number]> = {
  '16:9': [854, 480],
  '9:16': [480, 854],
  '4:3': [640, 480],
  '3:4': [480, 640],
  '21:9': [1120, 480],
  '1:1': [480, 480],
}
const TIMES: Record<Resolution, number> = { '480p': 1, '720p': 1.5, '1080p': 2.25 }

/** The pixels of a film. */
export function frameSize(resolution: Resolution, ratio: AspectRatio): FrameSize {
  const [width, height] = AT_480[ratio]
  const scale = (pixels: number): number =>
    resolution === '480p'
      ? pixels
      : Math.round((pixels === 854 ? 2560 / 3 : pixels) * TIMES[resolution])
  return { width: scale(width), height: scale(height) }
}

/** The allowed ratio that is nearest to a picture's own. */
export function nearestRatio(
  { width, height }: FrameSize,
  allowed: readonly AspectRatio[] = ASPECT_RATIOS,
): AspectRatio {
  const distance = (ratio: AspectRatio): number => {
    const [wide, high] = AT_480[ratio]
    return Math.abs(Math.log(width / height / (wide / high)))
  }
  return allowed.toSorted((a, b) => distance(a) - distance(b))[0] ?? '16:9'
}

/** The resolution and ratio of a size such as 1280x720, and whether that is exactly what it will be. */
export function fromFrameSize(size: FrameSize): {
  resolution: Resolution
  aspectRatio: AspectRatio
  exact: boolean
} {
  const aspectRatio = nearestRatio(size)
  const pixels = (resolution: Resolution): number => {
    const { width, height } = frameSize(resolution, aspectRatio)
    return Math.abs(Math.log((width * height) / (size.width * size.height)))
  }
  const resolution = RESOLUTIONS.toSorted((a, b) => pixels(a) - pixels(b))[0] ?? '720p'
  const real = frameSize(resolution, aspectRatio)
  return {
    resolution,
    aspectRatio,
    exact: real.width === size.width && real.height === size.height,
  }
}
