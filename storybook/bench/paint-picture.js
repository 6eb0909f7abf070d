/** Paints a lake before hills as large as telephones take them, into the JPEG file that is named. */
import { writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'

const canvas = createCanvas(4000, 3000)
const ctx = canvas.getContext('2d')
const sky = ctx.createLinearGradient(0, 0, 0, 1800)
sky.addColorStop(0, '#3b6fb5')
sky.addColorStop(1, '#f2c9a0')
ctx.fillStyle = sky
ctx.fillRect(0, 0, 4000, 3000)
for (const [index, colour] of ['#6b7fa5', '#4d6b6f', '#2f5141'].entries()) {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let x = 0; x <= 4000; x += 50) {
    const ridge = Math.sin(x / (330 - index * 70) + index) * 120 + Math.sin(x / 47) * 25
    ctx.lineTo(x, 1400 + index * 200 + ridge)
  }
  ctx.lineTo(4000, 3000)
  ctx.lineTo(0, 3000)
  ctx.fill()
}
ctx.fillStyle = '#5f8fae'
ctx.fillRect(0, 2100, 4000, 900)
ctx.fillStyle = 'rgba(255, 255, 255, 0.12)'
for (let i = 0; i < 4000; i++) ctx.fillRect((i * 997) % 4000, 2110 + ((i * 373) % 880), 90, 2)
writeFileSync(process.argv[2], canvas.toBuffer('image/jpeg', 90))
