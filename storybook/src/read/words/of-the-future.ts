const FUTURE =
  /(?:^| )(?:of the (?:[a-z]+ )?future|futuristic|sci-?fi|cyberpunk|high-tech|space-age|hovering)(?: |$)/

/** What plays a vehicle in the days to come, by the last word of its name. */
const VEHICLES: readonly (readonly [head: RegExp, picture: string])[] = [
  [/(?:^| )(?:trains?|trams?|monorail|subway|metro|railcar|bullet train)$/, 'prop:future-train'],
  [/(?:^| )(?:cars?|taxi|cab|automobile|vehicles?|limousine|sedan|coupe)$/, 'prop:future-car'],
  [/(?:^| )(?:bus|minibus|coach|van|shuttle bus)$/, 'prop:future-bus'],
  [/(?:^| )(?:truck|lorry|transporter)$/, 'prop:future-truck'],
  [/(?:^| )(?:ship|boat|yacht|ferry|speedboat)$/, 'prop:future-ship'],
]

/** A futuristic train is another one than the red one of every day; null for what has no such picture. */
export function ofTheFuture({ words, head }: { words: string; head: string }): string | null {
  if (!FUTURE.test(words)) return null
  return VEHICLES.find(([named]) => named.test(head))?.[1] ?? null
}
