/** What sky, water, plants, lights and air do by themselves in pictures that come alive. */
export const NATURAL: ReadonlySet<string> = new Set(
  'rise give-off drift move flow float sway swing wave ripple fall rain snow shine glow flicker blink wink burn twinkle blow rustle roll crash dance sparkle shimmer pass hang stand sit lie fly swirl splash light flash smoke steam spread cover surround drip pour run stream billow flutter flap crackle lap break fill gather shift turn cast dapple sweep creep crawl whirl tumble scatter spiral settle linger glisten gleam glint pick wobble tremble waver quiver spray gush bubble cascade'.split(
    ' ',
  ),
)
