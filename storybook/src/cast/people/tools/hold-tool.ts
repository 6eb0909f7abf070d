import { blot } from '../../../scene/blot.ts'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Actor, ActorBrush, Grip, Held } from '../../actor.ts'
import { bucketOf, cut, model, rasterise, type Sprite } from '../drawing/paper.ts'
import { TOOLS } from './all-tools.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import { dyed } from './dyed.ts'
import type { ToolPaper, Tool } from './tool.ts'

/** A tool by its name; "knitting in #3f72b8" is dyed, and "in #d6453f,#ffffff" in bands. */
function toolNamed(name: string): Tool | undefined {
  const [, plain = name, dye] = /^(.+) in (#[0-9a-f]{6}(?:,#[0-9a-f]{6})*)$/u.exec(name) ?? []
  const tool = lookUp(TOOLS, plain)
  return tool && dye ? dyed(tool, dye.split(',')) : tool
}

/** A tool as an actor that can be held or stand on the stage. */
export function createTool(name: string): Actor | null {
  const tool = toolNamed(name)
  if (!tool) return null
  return {
    name,
    kind: 'prop',
    metres: tool.size * 1.7,
    aspect: tool.aspect,
    faces: 'right',
    home: 'any',
    build: 'still',
    draw: (brush, pose) => {
      const { ctx } = brush
      ctx.save()
      ctx.globalAlpha *= pose.alpha ?? 1
      drawTool(name, tool, {
        brush,
        turn: pose.turn ?? 1,
        lean: pose.lean ?? 0,
        spin: pose.spin ?? 0,
      })
      ctx.restore()
    },
    grip: (grip) => ({ x: 0, y: GRIP_HEIGHT[grip] ?? 0.5 }),
  }
}

const GRIP_HEIGHT: Partial<Record<Grip, number>> = { top: 1, head: 1, feet: 0, seat: 0.6 }

/** The tool in the right hand, as its holder usually carries it. */
export function toolOf(name: string, body: number): readonly Held[] {
  const held = heldTool(name, body)
  if (!held) return []
  return [toolNamed(name)?.planted ? { ...held, planted: true } : held]
}

export function heldTool(name: string, body: number): Held | null {
  const tool = toolNamed(name)
  const actor = createTool(name)
  if (!tool || !actor) return null
  return {
    grip: 'rightHand',
    actor,
    angle: tool.angle ?? Math.PI / 2,
    height: tool.size * body,
    at: { x: tool.at[0], y: tool.at[1] },
    front: true,
    ...(tool.upright ? { upright: true } : {}),
  }
}

const sprites = new Map<string, Sprite>()
const ROOM = 600

function drawTool(
  name: string,
  tool: Tool,
  how: { brush: ActorBrush; turn: number; lean: number; spin: number },
): void {
  const { ctx, light } = how.brush
  const pixels = bucketOf(how.brush.pixels)
  const key = `${name}/${pixels}/${light.tint}${light.tintAmount}`
  let sprite = sprites.get(key)
  if (!sprite) {
    const margin = 0.08
    const frame = {
      x: -tool.aspect / 2 - margin,
      y: -1 - margin,
      width: tool.aspect + 2 * margin,
      height: 1 + 2 * margin,
    }
    sprite = rasterise(frame, pixels, { light, paint: (own) => tool.draw(paperOn(own, tool)) })
    if (sprites.size > ROOM) sprites.clear()
    sprites.set(key, sprite)
  }
  ctx.save()
  ctx.scale(how.turn, 1)
  if (how.lean) ctx.rotate(how.lean)
  if (how.spin) {
    ctx.translate(0, -0.5)
    ctx.rotate(how.spin)
    ctx.translate(0, 0.5)
  }
  ctx.drawImage(
    sprite.picture,
    sprite.frame.x,
    sprite.frame.y,
    sprite.frame.width,
    sprite.frame.height,
  )
  ctx.restore()
}

function paperOn(ctx: SKRSContext2D, tool: Tool): ToolPaper {
  ctx.scale(0.01, 0.01)
  const half = tool.aspect * 50
  return {
    shape: (outline, colour) => {
      const path = new Path2D(outline)
      cut(ctx, path, { colour, depth: 30, holes: true })
      // Glass is given with its own transparency and takes no modelling.
      if (colour.startsWith('#')) model(ctx, path, { colour, left: -half, right: half, width: 1.2 })
    },
    line: (outline, colour, width) => {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.stroke(new Path2D(outline))
    },
    dot: (...[x, y, radius, colour]) => blot(ctx, colour, [x, y, radius]),
  }
}
