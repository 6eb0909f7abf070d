import type { SpriteGrid } from '../engines/engine.ts'

/** A WebVTT file that tells a player which piece of the spritesheet stands for which time. */
export function toVtt(grid: SpriteGrid, spritesheetUrl: string): string {
  const { columns, tileWidth, tileHeight, count, interval } = grid
  const cues = Array.from({ length: count }, (_, index) => {
    const times = `${toTime(index * interval)} --> ${toTime((index + 1) * interval)}`
    const x = (index % columns) * tileWidth
    const y = Math.floor(index / columns) * tileHeight
    return `${times}\n${spritesheetUrl}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** `00:00:02.500`. */
function toTime(seconds: number): string {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23)
}
