import { triples } from '../../../../scene/rows.ts'
import { clear, mix } from '../colour.ts'
import { fade, mark, type Ink, type Outlook } from '../paper.ts'

/** Whether snow lies outside, by the light's name. */
export const SNOWY = /\b(snow|blizzard)\b/u

/** The part of a wall through which one looks. */
export interface View {
  readonly left: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The crown of the tree one sits in, close to the pane. */
function leavesView(ink: Ink, { left, y, width: w, height: h }: View): void {
  for (let i = 0; i < 26; i++)
    mark(ink, mix(i % 2 ? '#5f9c52' : '#72ae5e', ink.light.haze, 0.15)).disc(
      left + w * ink.random.next(),
      y - h * ink.random.next() ** (i % 3 ? 0.4 : 2.4),
      Math.min(w, h) * 0.13,
    )
}

/** Deep water, with fish and bubbles. */
function deepView(ink: Ink, { left, y, width: w, height: h }: View): void {
  mark(ink, fade(ink, ['#3fb4d4', '#12618f'], [y - h, y])).rect(left, y - h, [w, h])
  for (const [dx, dy, tone] of triples('0.3 0.66 0, 0.68 0.44 1, 0.4 0.24 2, 0.78 0.78 1')) {
    const [fx, fy, u] = [left + dx * w, y - dy * h, Math.min(w, h) * 0.09]
    mark(ink, ['#ffb04a', '#ff8a7a', '#ffe08a'][tone] ?? '#ffb04a').path(
      { x: fx, y: fy, w: u, h: u },
      'M-0.8 0Q0 -0.9 1 0Q0 0.9 -0.8 0L-1.7 -0.6L-1.7 0.6Z',
    )
  }
  for (let i = 0; i < 7; i++)
    mark(ink, clear('#ffffff', 0.5)).disc(
      left + w * ink.random.next(),
      y - h * ink.random.next(),
      Math.min(w, h) * 0.022,
    )
}

/** Space, with a blue planet below. */
function starsView(ink: Ink, { left, y, width: w, height: h }: View): void {
  mark(ink, fade(ink, ['#0d1030', '#2a2460'], [y - h, y])).rect(left, y - h, [w, h])
  for (let i = 0; i < 26; i++)
    mark(ink, i % 4 ? '#ffffff' : '#ffe6b0').disc(
      left + w * ink.random.next(),
      y - h * ink.random.next(),
      ink.random.between(0.02, 0.05),
    )
  const r = Math.min(w, h) * 0.42
  mark(ink, '#4f8fd0').disc(left + w * 0.68, y + r * 0.1, r)
  mark(ink, '#8fc48a').oval(left + w * 0.6, y - r * 0.4, [r * 0.36, r * 0.18])
  mark(ink, clear('#ffffff', 0.6)).oval(left + w * 0.78, y - r * 0.6, [r * 0.3, r * 0.07])
}

/** Snow as far as one sees, with an igloo. */
function snowView(ink: Ink, { left, y, width: w, height: h }: View): void {
  mark(ink, mix('#cfe0ee', ink.light.haze, 0.2)).oval(left + w * 0.2, y, [w * 0.6, h * 0.4])
  mark(ink, '#f2f8fc').oval(left + w * 0.8, y, [w * 0.7, h * 0.3])
  mark(ink, '#d6e8f4').path(
    { x: left + w * 0.56, y: y - h * 0.22, w: w * 0.14, h: w * 0.14 },
    'M-1 0C-1 -1.3 1 -1.3 1 0Z',
  )
}

function cityView(ink: Ink, { left, y, width: w, height: h }: View): void {
  for (let i = 0; i < 6; i++) {
    const bh = h * ink.random.between(0.25, 0.62)
    mark(ink, mix('#5d6c94', ink.light.haze, 0.25 + 0.1 * (i % 3))).rect(
      left + (i * w) / 6,
      y - bh,
      [w / 5.6, bh],
    )
    for (let k = 0; k < 4; k++)
      mark(ink, ink.light.dark ? '#ffd98a' : '#c5d6e6').rect(
        left + ((i + 0.2 + 0.35 * (k % 2)) * w) / 6,
        y - bh * (0.88 - 0.25 * Math.floor(k / 2)),
        [w * 0.03, h * 0.04],
      )
  }
}

function seaView(ink: Ink, { left, y, width: w, height: h }: View): void {
  mark(ink, mix('#3f87b5', ink.light.haze, 0.3)).rect(left, y - h * 0.4, [w, h * 0.4])
  mark(ink, '#fdf6e3').plot({ x: left, y, w, h }, '0.6 -0.42, 0.6 -0.62, 0.72 -0.42')
}

/** Rough water with crests that break on black rocks. */
function surfView(ink: Ink, { left, y, width: w, height: h }: View): void {
  for (const [row, tone] of [
    [0.56, '#4a86a8'],
    [0.38, '#37708f'],
    [0.2, '#2a5c7a'],
  ] as const)
    for (let i = -1; i < 3; i++) {
      const [x, top] = [left + (i + 0.5 + row) * w * 0.5, y - row * h]
      mark(ink, '#f2f8fb').oval(x, top + h * 0.1, [w * 0.3, h * 0.13])
      mark(ink, mix(tone, ink.light.haze, 0.15)).oval(x + w * 0.05, top + h * 0.15, [
        w * 0.36,
        h * 0.15,
      ])
    }
  mark(ink, '#3b3a44').oval(left + w * 0.72, y, [w * 0.34, h * 0.22])
  for (let i = 0; i < 9; i++)
    mark(ink, clear('#ffffff', 0.9)).disc(
      left + w * (0.36 + 0.06 * i),
      y - h * (0.16 + 0.2 * Math.sin((i * Math.PI) / 8) * ink.random.between(0.6, 1.3)),
      w * 0.05,
    )
}

/** Far hills, near ones, and the tree that stands on them when the prompt names the season. */
const HILLS = {
  spring: ['#a3c98f', '#86b86a', '#f3b7c9'],
  summer: ['#8fb58a', '#6f9f63', '#5a9c55'],
  autumn: ['#c9b06f', '#b98f4a', '#d9772f'],
  winter: ['#dde6f0', '#f4f7fb', '#f4f7fb'],
} as const

function hillsView(ink: Ink, { left, y, width: w, height: h }: View): void {
  const season = SNOWY.test(ink.light.name) ? 'winter' : (ink.season ?? 'summer')
  const [far, near, crown] = HILLS[season]
  mark(ink, mix(far, ink.light.haze, 0.4)).oval(left + w * 0.2, y, [w * 0.6, h * 0.38])
  mark(ink, mix(near, ink.light.haze, 0.2)).oval(left + w * 0.85, y, [w * 0.6, h * 0.28])
  if (ink.season === null) return
  const [x, u] = [left + w * 0.3, Math.min(w, h)]
  mark(ink, '#7a5a44').rect(x - u * 0.03, y - h * 0.4, [u * 0.06, h * 0.4])
  for (const [dx, dy, r] of triples('-0.12 0.4 0.15, 0.12 0.42 0.15, 0 0.56 0.16'))
    mark(ink, mix(crown, ink.light.haze, 0.1)).disc(x + dx * u, y - dy * h, r * u)
}

function treesView(ink: Ink, { left, y, width: w, height: h }: View): void {
  for (let i = 0; i < 5; i++)
    mark(ink, mix('#4f8a55', ink.light.haze, 0.2)).disc(
      left + (w * (i + 0.4)) / 5,
      y - h * (0.2 + 0.12 * (i % 2)),
      w * 0.12,
    )
}

/** What a pane shows of the world outside, below the sky. */
export const VIEWS: Readonly<Record<Outlook, (ink: Ink, v: View) => void>> = {
  city: cityView,
  sea: seaView,
  waves: surfView,
  hills: hillsView,
  trees: (ink, v) => {
    hillsView(ink, v)
    treesView(ink, v)
  },
  leaves: leavesView,
  deep: deepView,
  stars: starsView,
  snow: snowView,
}
