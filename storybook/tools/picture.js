// Makes the README's picture: one frame of a film for each prompt, in a grid. `node storybook/tools/picture.js docs/films.jpg`
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { openStudio } from '../dist/index.js'

const PROMPTS = [
  'six rabbits hop through a snowy garden at dusk',
  'a cat surfs at sunset',
  'an astronaut plays guitar on the moon',
  'a bear cooks pancakes in a sunny kitchen, a cat watches',
  'a woman with a purple umbrella walks through the rain in a city at night',
  'a sea turtle and fish over a coral reef',
  'a boat on the Seine with the Eiffel Tower, Van Gogh style',
  'a knight rides a horse to a castle in autumn',
  'two children build a snowman while it snows',
]
const [COLUMNS, WIDTH, HEIGHT, GAP] = [3, 480, 270, 10]

const out = process.argv[2]
if (!out) throw new Error('Say where to put it: node storybook/tools/picture.js FILE.jpg')
const folder = await mkdtemp(path.join(tmpdir(), 'storybook-picture-'))
const studio = openStudio()
const rows = Math.ceil(PROMPTS.length / COLUMNS)
const canvas = createCanvas(COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP)
const ctx = canvas.getContext('2d')
ctx.fillStyle = '#fbf6ec'
ctx.fillRect(0, 0, canvas.width, canvas.height)
for (const [index, prompt] of PROMPTS.entries()) {
  const film = { prompt, width: WIDTH * 2, height: HEIGHT * 2, seconds: 3, seed: 7 }
  const { poster } = await studio.makeFilm({ ...film, out: path.join(folder, 'film.mp4') })
  const x = GAP + (index % COLUMNS) * (WIDTH + GAP)
  const y = GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP)
  ctx.drawImage(await loadImage(Buffer.from(poster)), x, y, WIDTH, HEIGHT)
}
await writeFile(out, canvas.toBuffer('image/jpeg', 86))
await studio.close()
await rm(folder, { recursive: true })
