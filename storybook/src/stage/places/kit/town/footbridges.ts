import { pairs } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

/** A bridge from −edge to edge with its deck at y = 0: what is behind whoever crosses it, and what is before them. */
export interface Footbridge {
  readonly behind: (ink: Ink, edge: number) => void
  readonly before: (ink: Ink, edge: number) => void
}

const RAIL = 1.6

/** The boards that one walks on, with their ends towards us. */
function deck(ink: Ink, edge: number, how: { colour: string; board: number }): void {
  const { colour, board } = how
  cut(ink, colour, [0.16, 0.3]).rect(-edge - 0.3, -0.12, [edge * 2 + 0.6, 0.46])
  for (let x = -edge - 0.3; x < edge + 0.3; x += board) {
    mark(ink, ink.random.pick([colour, lighter(colour, 0.08), darker(colour, 0.08)])).rect(
      x,
      -0.12,
      [board * 0.92, 0.46],
    )
    mark(ink, darker(colour, 0.28)).rect(x, 0.34, [board * 0.86, 0.14])
  }
}

/** A rope or cable that hangs between its ends. */
function hang(
  ink: Ink,
  edge: number,
  how: { y: number; sag: number; colour: string; width: number },
): void {
  stroke(ink, how.colour, how.width).path({ y: how.y, w: edge, h: how.sag }, 'M-1 0Q0 2 1 0')
}

function hangers(ink: Ink, edge: number, how: { y: number; sag: number; colour: string }): void {
  for (let x = -edge; x <= edge; x += edge / 9)
    stroke(ink, how.colour, 0.05).line([x, 0.1], [x, how.y + how.sag * (1 - (x / edge) ** 2)])
}

function endPosts(
  ink: Ink,
  edge: number,
  how: { high: number; colour: string; width: number },
): void {
  for (const side of [-1, 1])
    cut(ink, how.colour, [0.12, 0.3]).standing(side * edge, 0.3, [how.width, how.high + 0.3])
}

const HEMP = '#a98a5a'

const ROPE: Footbridge = {
  behind: (ink, edge) => {
    endPosts(ink, edge, { high: 3, colour: '#7a5a3a', width: 0.42 })
    hangers(ink, edge, { y: -2.7, sag: 1.2, colour: HEMP })
    hang(ink, edge, { y: -2.7, sag: 1.2, colour: HEMP, width: 0.14 })
    hang(ink, edge, { y: -1.4, sag: 0.6, colour: darker(HEMP, 0.1), width: 0.09 })
    deck(ink, edge, { colour: '#a57c50', board: 0.62 })
    hang(ink, edge, { y: 0.3, sag: 0.26, colour: darker(HEMP, 0.2), width: 0.1 })
  },
  before: (ink, edge) => {
    hang(ink, edge * 1.1, { y: -2.6, sag: 1.24, colour: darker(HEMP, 0.12), width: 0.12 })
  },
}

const CANE = '#c9b45c'

const BAMBOO: Footbridge = {
  behind: (ink, edge) => {
    endPosts(ink, edge, { high: 2.2, colour: '#a89848', width: 0.3 })
    for (let x = -edge; x < edge; x += 1.6)
      for (const [from, to] of pairs('0 1.6, 1.6 0'))
        stroke(ink, darker(CANE, 0.1), 0.1).line([x + from, 0], [x + to, -RAIL])
    for (const y of [-RAIL, -0.1]) culm(ink, edge, y)
    deck(ink, edge, { colour: CANE, board: 0.3 })
    for (let x = -edge * 0.8; x < edge * 0.9; x += edge * 0.4)
      for (const lean of [-0.7, 0.7])
        stroke(ink, darker(CANE, 0.2), 0.16).line([x, 0.4], [x + lean, 7])
  },
  before: (ink, edge) => {
    culm(ink, edge * 1.1, 0.4)
  },
}

/** A long cane with its knots. */
function culm(ink: Ink, edge: number, y: number): void {
  cut(ink, CANE, 0.06).rect(-edge, y - 0.08, [edge * 2, 0.17])
  for (let x = -edge; x < edge; x += 0.9)
    mark(ink, darker(CANE, 0.25)).rect(x, y - 0.1, [0.07, 0.21])
}

const TIMBER: Footbridge = {
  behind: (ink, edge) => {
    for (let x = -edge * 0.75; x <= edge; x += edge * 0.5) {
      cut(ink, '#7a5a3c', 0.12).rect(x - 0.2, 0.3, [0.4, 8])
      for (const side of [-1, 1])
        stroke(ink, '#6f5034', 0.2).line([x, 3], [x + side * edge * 0.25, 0.4])
    }
    for (let x = -edge; x <= edge + 0.1; x += edge / 6)
      cut(ink, '#8a6342', 0.06).standing(x, 0.1, [0.2, RAIL + 0.1])
    for (const y of [-RAIL, -RAIL * 0.55])
      cut(ink, '#9a7450', 0.06).rect(-edge, y - 0.08, [edge * 2, 0.18])
    deck(ink, edge, { colour: '#b08a62', board: 0.5 })
  },
  before: () => {},
}

/** Red boards and a long roof over the whole of it, as over country roads. */
const COVERED: Footbridge = {
  behind: (ink, edge) => {
    const [red, high, half] = ['#a8483c', 3.9, edge * 0.66]
    for (const x of [-half, half]) cut(ink, '#8d857c', 0.12).rect(x - 0.6, 0.3, [1.2, 8])
    deck(ink, edge, { colour: '#8a6a4c', board: 0.6 })
    cut(ink, '#4a3430', 0.1).rect(-half, -high, [half * 2, high])
    for (let x = -half; x < half - 0.1; x += half / 5) {
      stroke(ink, '#7a5648', 0.14).line([x, -0.9], [x + half / 5, -2.4])
      stroke(ink, '#7a5648', 0.14).line([x + half / 5, -0.9], [x, -2.4])
    }
    for (const [y, tall] of pairs('-3.9 1.6, -1 1.1')) {
      cut(ink, red, [0.14, 0.3]).rect(-half, y, [half * 2, tall])
      for (let x = -half; x < half; x += 0.5) mark(ink, darker(red, 0.16)).rect(x, y, [0.05, tall])
    }
    for (const side of [-1, 1]) {
      cut(ink, '#f2ead8', 0.1).rect(side * half - 0.3, -high, [0.6, high])
      for (const y of [-1.1, -0.5])
        mark(ink, '#8a6a4c').rect(side > 0 ? half : -edge, y, [edge - half, 0.16])
    }
    cut(ink, '#5f5a62', [0.2, 0.3]).plot(
      { w: half, h: 1 },
      '-1.12 -3.7, 1.12 -3.7, 1.02 -5.4, -1.02 -5.4',
    )
    for (const y of [-4.2, -4.8]) mark(ink, '#4e4a52').rect(-half * 1.06, y, [half * 2.12, 0.06])
  },
  before: () => {},
}

/** A fallen tree from bank to bank, with its bark, its moss and the stubs of its branches. */
const LOG: Footbridge = {
  behind: (ink, edge) => {
    const bark = '#86603e'
    for (const [share, lean] of pairs('-0.55 -0.5, 0.3 0.6, 0.72 0.4'))
      stroke(ink, darker(bark, 0.1), 0.3).line([share * edge, 0.2], [share * edge + lean, -1.1])
    cut(ink, bark, [0.2, 0.4]).rounded([-edge - 0.8, -0.1, edge * 2 + 1.6, 1.1], 0.5)
    for (let x = -edge; x < edge; x += ink.random.between(0.8, 1.6))
      mark(ink, darker(bark, 0.22)).rounded([x, ink.random.between(0.14, 0.8), 0.9, 0.08], 0.04)
    for (let x = -edge; x < edge; x += ink.random.between(1.4, 2.8))
      mark(ink, '#7d9a4e').rounded([x, -0.12, ink.random.between(0.6, 1.3), 0.2], 0.1)
  },
  before: () => {},
}

const ARCHES = 3

const STONE: Footbridge = {
  behind: (ink, edge) => {
    const stone = '#b3a48e'
    cut(ink, stone, [0.2, 0.3]).shape((ctx) => {
      ctx.moveTo(-edge - 0.4, -0.9)
      ctx.lineTo(edge + 0.4, -0.9)
      ctx.lineTo(edge + 0.4, 8)
      // Low arches: a crown further down than this is below the frame, and the bridge a wall.
      const half = edge / ARCHES
      for (let at = ARCHES - 1; at >= 0; at--) {
        const x = (2 * at + 1 - ARCHES) * half
        ctx.lineTo(x + half * 0.84, 8)
        ctx.lineTo(x + half * 0.84, 1.9)
        ctx.bezierCurveTo(x + half * 0.8, 0.1, x - half * 0.8, 0.1, x - half * 0.84, 1.9)
        ctx.lineTo(x - half * 0.84, 8)
      }
      ctx.lineTo(-edge - 0.4, 8)
      ctx.closePath()
    })
    const { ctx } = ink
    ctx.save()
    ctx.globalCompositeOperation = 'source-atop'
    for (let row = 0, y = -1; y < 6; y += 0.5, row++)
      for (let x = -edge - 0.4 + (row % 2) * 0.5; x < edge; x += 1)
        mark(
          ink,
          clear(ink.random.pick([lighter(stone, 0.12), darker(stone, 0.12), stone]), 0.8),
        ).rect(x + 0.04, y + 0.04, [0.9, 0.42])
    ctx.restore()
    for (const [y, high] of pairs('-1 0.2, -0.06 0.34'))
      cut(ink, lighter(stone, 0.24), 0.08).rect(-edge - 0.4, y, [edge * 2 + 0.8, high])
  },
  before: () => {},
}

const trussOf = (colour: string, glass: boolean): Footbridge => ({
  behind: (ink, edge) => {
    const high = glass ? RAIL : 2.8
    for (let x = -edge; x < edge - 0.1; x += edge / 5)
      stroke(ink, colour, glass ? 0.06 : 0.16).shape((ctx) => {
        ctx.moveTo(x, 0.1)
        ctx.lineTo(x, -high)
        if (glass) return
        ctx.lineTo(x + edge / 5, 0.1)
        ctx.lineTo(x + edge / 5, -high)
      })
    if (glass) mark(ink, clear('#cfeaf2', 0.4)).rect(-edge, -high, [edge * 2, high])
    cut(ink, colour, 0.08).rect(-edge - 0.2, -high - 0.1, [edge * 2 + 0.4, glass ? 0.1 : 0.24])
    if (glass) {
      mark(ink, clear('#d9f2f8', 0.6)).rect(-edge - 0.3, -0.12, [edge * 2 + 0.6, 0.42])
      for (let x = -edge; x < edge; x += 1.4) mark(ink, '#ffffff').rect(x, -0.12, [0.06, 0.42])
      cut(ink, '#8fa4b0', 0.08).rect(-edge - 0.3, 0.3, [edge * 2 + 0.6, 0.14])
      return
    }
    deck(ink, edge, { colour: '#8a8f98', board: 1.2 })
    mark(ink, darker(colour, 0.1)).plot({ w: edge }, '-1 0.5, 1 0.5, 0.9 0.9, -0.9 0.9')
  },
  before: () => {},
})

const BUILT: readonly (readonly [words: RegExp, bridge: Footbridge])[] = [
  [/\b(covered|roofed)\b/u, COVERED],
  [/\bbamboo\b/u, BAMBOO],
  [/\bglass\b/u, trussOf('#a9b8c2', true)],
  [/\b(steel|iron|metal)\b/u, trussOf('#8f4a3c', false)],
  [/\b(stone|brick|arched|medieval|ancient)\b/u, STONE],
  [/\b(rope|hanging|suspension|swing\w*|rickety|jungle)\b/u, ROPE],
  [/\blog\b/u, LOG],
  [/\b(wooden|wood|timber|plank|foot ?bridge)\b/u, TIMBER],
]

/** The bridge of these words; ropes and boards, or another that is usual there, where they say nothing. */
export function bridgeFor(words: string, usual: 'rope' | 'stone' = 'rope'): Footbridge {
  return BUILT.find(([named]) => named.test(words))?.[1] ?? (usual === 'stone' ? STONE : ROPE)
}
