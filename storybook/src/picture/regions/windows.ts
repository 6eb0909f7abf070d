import { mapField, meanOf, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, shareOf, type Patch, type Share } from './patches.ts'

/** Bright upright boxes in the wall of a room: pale, or as blue as the sky behind them; panes side by side are one window. */
export function findWindows(look: Look): Share[] {
  const pale = palePatches(look)
  const frames = pale.map((patch) => shareOf(patch, look.bright))
  const panes = [...pale, ...bluePatches(look)]
    .filter((patch) => isPane(patch, look))
    .map((patch) => shareOf(patch, look.bright))
  return joined(panes)
    .map((panes) => frames.find((frame) => isFrameOf(frame, panes)) ?? panes)
    .filter((window) => isWindow(window, look))
    .slice(0, 4)
}

/** A pane is at least this share of the picture, a window that. */
const LEAST = { pane: 0.004, window: 0.015 } as const
const MOST = 0.3

function palePatches({ bright, colourful }: Look): Patch[] {
  const level = Math.max(0.62, meanOf(bright) + 0.22)
  const pale = mapField(bright, (value, at) => (value > level && colourful.data[at]! < 0.3 ? 1 : 0))
  return patchesOf(pale, 0.5)
}

function bluePatches({ bright, colourful, hue }: Look): Patch[] {
  const blue = mapField(bright, (value, at) => {
    const isBlue = hue.data[at]! > 185 && hue.data[at]! < 250 && colourful.data[at]! < 0.55
    return value > 0.55 && isBlue && colourful.data[at]! > 0.02 ? 1 : 0
  })
  return patchesOf(blue, 0.5)
}

function isPane({ pixels, left, right, top, bottom }: Patch, { width, height }: Look): boolean {
  const share = pixels.length / (width * height)
  const isBox = pixels.length > (right - left + 1) * (bottom - top + 1) * 0.78
  return isBox && share > LEAST.pane && share < MOST
}

/** A white frame goes around all panes, those with a garden behind them as well. */
function isFrameOf(frame: Share, panes: Share): boolean {
  const isAsWide =
    Math.abs(frame.left - panes.left) < BAR && Math.abs(frame.right - panes.right) < BAR
  return isAsWide && frame.top <= panes.top && frame.bottom >= panes.bottom && areaOf(frame) < MOST
}

/** Pillows and sheets of paper are as pale, and lie lower. */
function isWindow({ left, right, top, bottom }: Share, { width, height }: Look): boolean {
  const [wide, high] = [right - left, bottom - top]
  const isUpright = high * height > wide * width * 0.5
  return isUpright && wide * high > LEAST.window && wide * high < MOST && top < 0.45
}

/** Boxes that only a bar parts, as one. */
function joined(panes: readonly Share[]): Share[] {
  let windows = [...panes]
  for (const pane of panes) {
    const near = windows.filter((each) => areBeside(each, pane))
    if (near.length > 1)
      windows = [...windows.filter((each) => !near.includes(each)), near.reduce(around)]
  }
  return windows.toSorted((a, b) => areaOf(b) - areaOf(a))
}

/** The most that is between two panes, as a share of the picture. */
const BAR = 0.03

function areBeside(one: Share, other: Share): boolean {
  const shared = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
    (Math.min(one[to], other[to]) - Math.max(one[from], other[from])) /
    Math.min(one[to] - one[from], other[to] - other[from])
  const gap = (from: 'left' | 'top', to: 'right' | 'bottom'): number =>
    Math.max(one[from], other[from]) - Math.min(one[to], other[to])
  return (
    (shared('top', 'bottom') > 0.7 && gap('left', 'right') < BAR) ||
    (shared('left', 'right') > 0.7 && gap('top', 'bottom') < BAR)
  )
}

function around(one: Share, other: Share): Share {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function areaOf({ left, right, top, bottom }: Share): number {
  return (right - left) * (bottom - top)
}

/** Whether a window is in a plain wall that is darker than what is seen through it: from outside, windows are darker than their wall. */
export function isInWall(window: Share, look: Look): boolean {
  const { left, right, top, bottom } = window
  const sides = [
    { left: left - 2 * RING, right: left - RING, top, bottom },
    { left: right + RING, right: right + 2 * RING, top, bottom },
    { left, right, top: top - 2 * RING, bottom: top - RING },
  ]
  if (sides.some((side) => side.left < 0 || side.right > 1 || side.top < 0)) return false
  const tones = [look.red, look.green, look.blue].map((tone) =>
    sides.map((side) => meanIn(tone, side)),
  )
  const isOne = tones.every((means) => Math.max(...means) - Math.min(...means) < ONE_TONE)
  const isSmooth = sides.every((side) => meanIn(look.edge, side) < SMOOTH)
  const wall = Math.max(...sides.map((side) => meanIn(look.bright, side)))
  return isOne && isSmooth && brightestIn(look.bright, window) > wall + BRIGHTER
}

/** How far from the window its wall is looked at: frames and sills are between them. */
const RING = 0.025
const ONE_TONE = 0.12
const SMOOTH = 0.05
const BRIGHTER = 0.1

function meanIn(field: Field, box: Share): number {
  const tones = tonesIn(field, box)
  return tones.reduce((sum, value) => sum + value, 0) / Math.max(1, tones.length)
}

/** The tone that a third of a box reaches. */
function brightestIn(field: Field, box: Share): number {
  const tones = tonesIn(field, box).toSorted((a, b) => a - b)
  return tones[Math.floor(tones.length * 0.67)] ?? 0
}

function tonesIn({ data, width, height }: Field, { left, right, top, bottom }: Share): number[] {
  const tones: number[] = []
  for (let y = Math.floor(top * height); y < Math.min(height, Math.ceil(bottom * height)); y++) {
    for (let x = Math.floor(left * width); x < Math.min(width, Math.ceil(right * width)); x++) {
      tones.push(data[y * width + x]!)
    }
  }
  return tones
}
