import { blot } from '../../scene/blot.ts'
import { shift } from '../colour/oklch.ts'
import { placed, type DrawPart } from './draw-part.ts'
import { taper } from './taper.ts'

/** A dome on the back, in plates; a snail's winds. */
export const shell: DrawPart = ({ ctx, at, of }) => {
  const { torso, ahead } = at
  const wide = torso.right - torso.left
  const x = torso.left + wide * 0.54
  const rim = torso.bottom + (torso.top - torso.bottom) * 0.34
  const high = torso.top + 0.1 - rim
  if (/snail|nautilus|ammonite/u.test(of)) {
    placed(
      ctx,
      { x, y: rim + high * 0.7, size: Math.min(0.3, Math.max(high * 0.8, wide * 0.3)), ahead },
      () => whorl(ctx),
    )
    return
  }
  const [tone, line] = /crab|lobster/u.test(of)
    ? ['#e0503a', '#a8322a']
    : /armadillo/u.test(of)
      ? ['#a9907a', '#75604e']
      : ['#7f9448', '#4d5f2a']
  ctx.save()
  ctx.translate(x, -rim)
  ctx.scale(wide * 0.54, high)
  dome(ctx, tone, line)
  ctx.restore()
}

type Ctx = Parameters<DrawPart>[0]['ctx']

function dome(ctx: Ctx, tone: string, line: string): void {
  ctx.beginPath()
  ctx.moveTo(-1, 0)
  ctx.bezierCurveTo(-0.95, -0.8, -0.5, -1.05, 0, -1.05)
  ctx.bezierCurveTo(0.5, -1.05, 0.95, -0.8, 1, 0)
  ctx.quadraticCurveTo(0, 0.3, -1, 0)
  ctx.fillStyle = tone
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.strokeStyle = line
  ctx.lineWidth = 0.07
  for (const x of [-0.62, 0, 0.62]) {
    ctx.beginPath()
    for (let corner = 0; corner <= 6; corner++) {
      const angle = (corner * Math.PI) / 3
      ctx.lineTo(x + 0.3 * Math.cos(angle), -0.55 + 0.34 * Math.sin(angle))
    }
    ctx.stroke()
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(x + side * 0.15, -0.26)
      ctx.lineTo(x + side * 0.2, 0.2)
      ctx.moveTo(x + side * 0.15, -0.84)
      ctx.lineTo(x + side * 0.2, -1.1)
      ctx.stroke()
    }
  }
  ctx.globalAlpha *= 0.25
  blot(ctx, '#ffffff', [-0.3, -0.8, 0.5, 0.18, -0.2])
  ctx.restore()
  ctx.strokeStyle = shift(tone, 0.1)
  ctx.lineWidth = 0.1
  ctx.beginPath()
  ctx.moveTo(-1, 0)
  ctx.quadraticCurveTo(0, 0.3, 1, 0)
  ctx.stroke()
}

function whorl(ctx: Ctx): void {
  blot(ctx, '#c9874f', [0, 0, 1])
  ctx.strokeStyle = '#8a5430'
  ctx.lineWidth = 0.13
  ctx.beginPath()
  for (let turn = 0; turn < 5.6 * Math.PI; turn += 0.2) {
    const r = 0.9 - turn * 0.049
    ctx.lineTo(r * Math.cos(turn), r * Math.sin(turn))
  }
  ctx.stroke()
}

/** On the back, and low at the side: what steers in the water. */
export const fins: DrawPart = ({ ctx, at, of, coat }) => {
  const { torso, ahead } = at
  const fill = /shark|whale|dolphin|orca/u.test(of) ? '#7d8a95' : coat.tone
  const middle = (torso.left + torso.right) / 2
  for (const [x, y, turn] of [
    [middle, torso.top - 0.04, 0],
    [middle - 0.04 * ahead, torso.bottom + 0.1, 2.4],
  ] as const)
    placed(ctx, { x, y, size: 0.3, ahead: -ahead }, () => {
      ctx.rotate(turn)
      ctx.fillStyle = turn === 0 ? fill : shift(fill, -0.08)
      ctx.beginPath()
      ctx.moveTo(-0.5, 0.1)
      ctx.quadraticCurveTo(0.1, -0.3, 0.5, -0.9)
      ctx.quadraticCurveTo(0.6, -0.3, 0.5, 0.1)
      ctx.fill()
    })
}

/** Two arms that hang from the shoulders, with fists. */
export const arms: DrawPart = ({ ctx, at, coat, pose, t }) => {
  const { torso, ahead } = at
  const y = torso.bottom + (torso.top - torso.bottom) * 0.55
  const swing =
    pose.gait === undefined ? 0.06 * Math.sin(t * 1.8) : 0.22 * Math.sin(pose.gait * 2 * Math.PI)
  const long = Math.max(0.42, y - 0.04)
  for (const near of [-1, 1])
    placed(ctx, { x: torso.left + (near > 0 ? 0.1 : 0.02), y, size: long, ahead }, () => {
      const sway = swing * near
      const fill = near > 0 ? coat.tone : shift(coat.tone, -0.09)
      const fist = { x: 0.24 + sway, y: 0.86 }
      taper(ctx, {
        curve: [{ x: 0, y: 0 }, { x: 0.02, y: 0.36 }, { x: 0.1 + sway, y: 0.5 }, fist],
        wide: torso.top < 0.8 && at.rear.x > 0.9 ? [0.5, 0.34] : [0.3, 0.2],
        fill,
      })
      blot(ctx, shift(fill, 0.08), [fist.x + 0.03, fist.y + 0.03, 0.14, 0.12])
    })
}

/** Long claws before the paws that it has, hooked and pale. */
export const claws: DrawPart = ({ ctx, at, of, pose }) => {
  const { torso, ahead } = at
  const bird = /eagle|hawk|falcon|owl|bird|vulture|raptor/u.test(of)
  const size = Math.max(0.09, torso.bottom * 0.5)
  const step = pose.gait === undefined ? 0 : Math.sin(pose.gait * 2 * Math.PI) * torso.bottom * 0.34
  const feet = [torso.left + 0.08 * -ahead, torso.right - 0.06]
  for (const [index, foot] of feet.entries())
    for (const aside of [-0.6, 0.6])
      placed(
        ctx,
        {
          x: foot + aside * size + step * (index === 0 ? 1 : -1) * Math.sign(aside),
          y: 0.02,
          size,
          ahead,
        },
        () => {
          if (bird) blot(ctx, '#f0a63a', [-0.1, -0.18, 0.42, 0.24])
          for (const toe of [-0.34, 0, 0.34])
            taper(ctx, {
              curve: [
                { x: toe, y: -0.28 },
                { x: toe + 0.3, y: -0.4 },
                { x: toe + 0.5, y: -0.1 },
                { x: toe + 0.4, y: 0.12 },
              ],
              wide: [0.2, 0.03],
              fill: bird ? '#33292a' : '#efe6d2',
            })
        },
      )
}

/** Arms of an octopus below the body, each in its own wave. */
export const tentacles: DrawPart = ({ ctx, at, coat, t }) => {
  const { torso } = at
  const count = 6
  const y = torso.bottom + 0.06
  for (let arm = 0; arm < count; arm++) {
    const share = arm / (count - 1)
    const x = torso.left + (torso.right - torso.left) * (0.08 + 0.84 * share)
    const wave = 0.12 * Math.sin(t * 2.2 + arm * 1.3)
    const aside = (share - 0.5) * 0.5
    placed(ctx, { x, y, size: Math.max(0.3, y) }, () =>
      taper(ctx, {
        curve: [
          { x: 0, y: -0.1 },
          { x: aside + wave, y: 0.3 },
          { x: aside - wave, y: 0.7 },
          { x: aside * 1.7 + wave + 0.16 * Math.sign(aside), y: 0.96 },
        ],
        wide: [0.26, 0.06],
        fill: arm % 2 === 0 ? coat.tone : shift(coat.tone, -0.08),
      }),
    )
  }
}
