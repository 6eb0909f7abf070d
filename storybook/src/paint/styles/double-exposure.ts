import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createGrade } from './techniques/grading.ts'
import type { Style } from './style.ts'

/** How much larger the second picture is, how strongly it lies over the first, and where its middle was. */
const [LARGER, SHARE] = [2.1, 0.66]
const MIDDLE = { x: 0.5, y: 0.58 }

/** The film went through the camera twice: the same from near, over the same from far. */
export const doubleExposure: Style = {
  hold: 1,
  open(setup) {
    const { width, height } = setup
    const grade = createGrade(
      setup,
      createColourTable((r, g, b) =>
        saturate(contrast([r * 1.18 + 26, g * 1.18 + 22, b * 1.18 + 30], 1.1, 140), 0.75),
      ),
    )
    return {
      inPlace: true,
      finish(ctx, canvas) {
        ctx.save()
        ctx.globalAlpha = SHARE
        ctx.globalCompositeOperation = 'multiply'
        const [wide, high] = [width * LARGER, height * LARGER]
        // Mirrored, so that nobody stands behind oneself.
        ctx.translate(width / 2 + MIDDLE.x * wide, height / 2 - MIDDLE.y * high)
        ctx.scale(-LARGER, LARGER)
        ctx.drawImage(canvas, 0, 0)
        ctx.restore()
      },
      develop: grade,
    }
  },
}
