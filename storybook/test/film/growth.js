/* oxlint-disable no-console -- a tool that prints */
/** How much larger a process is after the second film than after the first: `node growth.js '[film, film]'`. */
import { openStudio } from '@zoetrope/storybook'

const [short, long] = JSON.parse(process.argv[2] ?? '[]')
const studio = openStudio({ threads: 2 })
await studio.makeFilm(short)
const before = process.memoryUsage().rss
await studio.makeFilm(long)
console.log(process.memoryUsage().rss - before)
await studio.close()
