import type { Action } from '../../../plan/plan.ts'

type Row = readonly [verb: RegExp, thing: RegExp, deed: string]

/** What a wide verb means with a certain thing. */
const WITH_THINGS: readonly Row[] = [
  [
    /^(cook|paint|decorate|decorate-tree|frost|ice|glaze)$/u,
    /\b(cake|cupcakes?|cookies?|gingerbread)$/u,
    'decorate-cake',
  ],
  [/^slide$/u, /\b(?:pole|rope|cable|drainpipe|vine)s?$/u, 'slide-pole'],
  [
    /^shake$/u,
    /\b(?:bottle|can|jar|shaker|globe|box|present|gift|rattle|dice|maracas?|rug|blanket|tin|bag|bell|piggy bank)s?$/u,
    'shake-thing',
  ],
  [/^(smoke|calm|open|check)$/u, /\b(hive|beehive)s?$/u, 'keep-bees'],
  [/^(?:spin|twirl|rotate|balance|hold)$/u, /\bbasketball$/u, 'spin-ball'],
  [/^catch$/u, /\bsnowflakes?$/u, 'catch-snowflakes'],
  [/^(archery|shoot|fire|light|load|launch)$/u, /\bcannons?$/u, 'fire-cannon'],
  [
    /^(shake|wave|raise|swing)$/u,
    /\b(cane|walking stick|fist|broom|rolling pin|crutch)$/u,
    'shake-fist',
  ],
  [/^(paint|draw)$/u, /\b(mural|fresco|wall painting)$/u, 'paint-mural'],
  [/^(show|hold|raise|pull)$/u, /\b(red|yellow) card$/u, 'show-card'],
  [/^(swing|spin|throw|twirl|whirl|hold)$/u, /\blasso$/u, 'lasso'],
  [/^(wave|swing|hold|shake)$/u, /\bred (cape|cloth)$/u, 'wave-cape'],
  [/^(jump|walk|balance|stand|dance)$/u, /\b(balance )?beam$/u, 'balance-beam'],
  [/^open$/u, /\b(gift|present|parcel|package|gift box|surprise)$/u, 'open-present'],
  [/^open$/u, /\b(book|storybook|spellbook|diary|notebook|letter|newspaper|map)$/u, 'read'],
  [/^(draw|pull|raise|take)$/u, /\b(sword|katana|blade|saber|sabre|dagger)$/u, 'draw-sword'],
  [/^(give|serve|serve-food|hit|strike|return)$/u, /\btennis ball$/u, 'play-tennis'],
  [/^(cook|stir|brew|mix|boil)$/u, /\bcauldron$/u, 'stir-cauldron'],
  [/^(give|hand|pass|deliver|throw)$/u, /\b(?:relay )?baton$/u, 'pass-baton'],
  [/^(walk|run|cross|pass|reach)$/u, /\bfinish(ing)? line$/u, 'finish-race'],
  [/^(hold|plant|raise|put)$/u, /\bflag$/u, 'plant-flag'],
  [/^(light|burn|ignite)$/u, /\bcandles?$/u, 'light-candle'],
  [/^(hammer|hit|strike|forge)$/u, /\b(sword|horseshoe|blade|anvil)$/u, 'forge'],
  [/^(hit|strike|punch|box)$/u, /\b(punching|punch|boxing|heavy) ?bag$/u, 'punch-bag'],
]

/** The deed that verb and thing mean together, or null when the verb says it all. */
export function namedDeed({ verb, prop, target }: Action): string | null {
  // Who shakes nothing and nobody trembles.
  if (prop === null) return verb === 'shake' && target === null ? 'shiver' : null
  return WITH_THINGS.find(([verbs, things]) => verbs.test(verb) && things.test(prop))?.[2] ?? null
}
