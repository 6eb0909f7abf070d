// All measurements in one run, as ratios: `npm run bench`, or one part with `npm run bench -- server`.
const PARTS = {
  server: () => import('../server/bench/server.js'),
  delivery: () => import('../server/bench/delivery.js'),
  storage: () => import('../server/bench/storage.js'),
  storybook: async () => ({ run: (await import('../storybook/bench/film.js')).benchFilm }),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part "${unknown[0]}". Known parts: ${Object.keys(PARTS).join(', ')}.\n`,
  )
  process.exit(1)
}
for (const [name, load] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { run } = await load()
  await run()
}
