/** How somebody is while doing something else. */
const AT_REST =
  /^(?:stand|sit|lie|kneel|lean|perch|wait|crouch|squat|pose|rest|look|look-out|stare|hold|hide)$/
/** What one does on the spot. */
const ON_THE_SPOT =
  /^(?:eat|drink|read|write|draw|paint|knit|sew|type|cook|stir|cut|pour|bake|wave|point|clap|nod|salute|lift|smile|laugh|cry|yawn|sing|whistle|hum|talk|phone|shout|whisper|pray|meditate|think|listen|smoke|fish|feed|pet|hug|kiss|comb|lick|sniff|bark|howl|roar|meow|purr|wag|juggle|photograph|fly-kite|cast-spell|breathe-fire|blow-bubbles|warm-hands|make-tea|sleep|play-.+|brush-.+|hold-.+|read-.+|drink-.+)$/
/** What one does on the way. */
const ON_THE_WAY =
  /^(?:eat|drink|read|sing|whistle|hum|talk|phone|wave|smile|laugh|cry|yawn|photograph|juggle|smoke|listen|play-(?:guitar|violin|flute|accordion|drum|trumpet|saxophone|harmonica))$/

/** "A man sits on a bench. He reads", "a woman walks down a street. She eats an apple": both at once, in one shot. */
export function goesTogether(deed: string, before: ReadonlySet<string>): boolean {
  const earlier = [...before]
  if (earlier.every((each) => AT_REST.test(each))) return ON_THE_SPOT.test(deed)
  const strolls = earlier.every((each) => each === 'walk' || AT_REST.test(each))
  return strolls && ON_THE_WAY.test(deed)
}
