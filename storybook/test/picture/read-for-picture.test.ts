import { describe, expect, test } from 'vitest'
import { visitorsIn } from '../../src/picture/wishes/guests.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { wishesOf } from '../../src/picture/wishes/wishes.ts'
import { Plan } from '../../src/plan/plan.ts'

const guests = (prompt: string): string[] =>
  readForPicture(prompt).shots.flatMap((shot) => visitorsIn(shot).map(({ noun }) => noun))

describe('what a prompt asks of a picture', () => {
  test.each(['', 'bring this photo to life', 'asdf qwer', '🎞️', '   '])(
    '“%s” invents nobody',
    (prompt) => {
      const plan = readForPicture(prompt)
      expect(guests(prompt)).toEqual([])
      expect(plan.shots.map(({ place, time }) => [place, time])).toEqual([[null, null]])
      expect(() => Plan.parse(plan)).not.toThrow()
    },
  )

  test('those who come in are cast', () => {
    expect(guests('a butterfly flies in')).toEqual(['butterfly'])
    expect(guests('a cat walks by')).toEqual(['cat'])
    expect(guests('a sailboat goes past')).toEqual(['sailboat'])
    expect(guests('a dolphin leaps out of the water')).toEqual(['dolphin'])
    expect(guests('birds fly across the sky')).toEqual(['bird'])
    expect(guests('the waves roll in and seagulls fly')).toEqual(['seagull'])
    expect(guests('a UFO hovers over the house')).toEqual(['ufo'])
    expect(guests('add falling snow and a snowman')).toEqual(['snowman'])
    expect(guests('Santa flies past in his sleigh')).toEqual(['santa', 'sleigh'])
  })

  test('those who are in the picture are not played by somebody else', () => {
    expect(guests('the boat rocks on the waves')).toEqual([])
    expect(guests('the man walks along the beach')).toEqual([])
    expect(readForPicture('the man walks along the beach').not_shown.join(' ')).toContain('man')
  })

  test('elements need no picture of their own', () => {
    const plan = readForPicture('the fire flickers, embers rise, petals fall')
    expect(guests(plan.prompt)).toEqual([])
    expect(plan.not_shown).toEqual([])
    expect(plan.understood.join(' ')).toContain('fire flickers')
  })

  test.each([
    'shooting stars cross the night sky',
    'a shooting star falls',
    'a meteor shower over the hills',
    'eine Sternschnuppe fällt',
  ])('“%s”: stars fall, and nobody plays them', (prompt) => {
    const plan = readForPicture(prompt)
    expect(guests(prompt)).toEqual([])
    expect(plan.not_shown).toEqual([])
    expect(plan.understood.join(' ')).toContain('shooting stars')
  })

  test.each(['it jumps up and down', 'make it jump', 'the balloon rises'])(
    '“%s”: who is in the picture does it, and nobody comes in',
    (prompt) => {
      const plan = readForPicture(prompt)
      expect(guests(prompt)).toEqual([])
      expect(plan.not_shown).toEqual([])
      expect(plan.understood.join(' ')).toMatch(/In the picture: \w+ (?:bounces|rises)/u)
    },
  )

  test.each(['it rains', 'it gets dark', 'it snows'])('“%s”: nobody does it', (prompt) => {
    expect(readForPicture(prompt).understood.join(' ')).not.toContain('In the picture')
  })

  test('other languages name things, too', () => {
    expect(readForPicture('雪が降る').shots[0]?.weather).toBe('snow')
    expect(readForPicture('nubes y lluvia').understood.join(' ')).toContain('clouds drift')
  })

  test.each([
    ['the flag is waving', /water/u],
    ['the cat blinks', /lights/u],
    ['soft evening light', /lights/u],
    ['steam rises from the coffee', /coffee/u],
  ])('“%s” says nothing about %s', (prompt, other) => {
    const { understood, not_shown } = readForPicture(prompt)
    const told = not_shown.filter((line) => line.startsWith('Named'))
    expect([...understood, ...told].join(' ')).not.toMatch(other)
  })

  test.each([
    ['hearts and sparkles float up', 'hearts, sparkles'],
    ['musical notes drift by', 'notes'],
    ['a feather floats down', 'feathers'],
    ['add fairy dust', 'sparkles'],
    ['lanterns float up into the sky', 'lights glow, lanterns'],
    ['the wind picks up and a storm is coming', 'lightning, wind, storm'],
  ])('“%s” fills the air with %s, and nobody plays them', (prompt, air) => {
    expect(guests(prompt)).toEqual([])
    expect(readForPicture(prompt).understood.join(' ')).toContain(`Comes alive: ${air}.`)
    expect(readForPicture(prompt).not_shown).toEqual([])
  })

  test('water that sparkles does so by itself', () => {
    const { understood } = readForPicture('the water sparkles in the sun')
    expect(understood.join(' ')).not.toContain('sparkles')
  })

  test.each([
    ['the sun goes down and it gets dark, the lights switch on', 'night'],
    ['sunset turning into night', 'night'],
    ['the sun goes down slowly', 'sunset'],
  ])('“%s” ends at %s', (prompt, time) => {
    const { shots, not_shown } = readForPicture(prompt)
    expect(shots[0]?.time).toBe(time)
    expect(not_shown).toEqual([])
  })

  test('birds and butterflies that are only named come flying', () => {
    expect(guests('sea waves in the background and seagulls')).toEqual(['seagull'])
    expect(guests('butterflies and falling petals')).toEqual(['butterfly'])
    expect(guests('the seagulls')).toEqual([])
  })

  test.each([
    ['the camera glides left past everything', 'track-left'],
    ['the camera slowly slides to the right', 'track-right'],
    ['the camera moves up', 'crane-up'],
    ['the camera moves closer', 'dolly-in'],
    ['dolly zoom, vertigo effect', 'dolly-zoom'],
  ])('“%s” is %s', (prompt, move) => {
    const { shots, not_shown } = readForPicture(prompt)
    expect(shots[0]?.camera.move).toBe(move)
    expect(not_shown).toEqual([])
  })

  test.each(['heat shimmers over the dunes', 'heat waves rise from the road', 'the air wavers'])(
    'hot air is neither water nor fog: %s',
    (prompt) => {
      const plan = readForPicture(prompt)
      const { heat, water, fog } = wishesOf(plan, plan.shots[0]!)
      expect({ heat, water, fog }).toEqual({ heat: true, water: false, fog: false })
      expect(plan.not_shown).toEqual([])
    },
  )

  test.each(['the neon sign flickers', 'the windows light up', 'the letters glow'])(
    'lights do what lights do: %s',
    (prompt) => expect(readForPicture(prompt).not_shown).toEqual([]),
  )

  test.each([
    'the fountain splashes',
    'the fog rolls by and the neon signs flicker',
    'smoke rises from the factory chimney',
  ])('water, fog and smoke do what they do: %s', (prompt) =>
    expect(readForPicture(prompt).not_shown).toEqual([]),
  )

  test('feelings are a part of the deed', () => {
    const { not_shown } = readForPicture('he looks around in surprise and smiles with great joy')
    expect(not_shown.join(' ')).not.toContain('Not understood')
  })

  test.each(['she jumps for joy', 'the dog jumps for joy'])(
    'a cut-out jumps, whatever for: %s',
    (prompt) => expect(readForPicture(prompt).not_shown).toEqual([]),
  )

  test.each(['rotate the camera', 'spin', 'top down rotation'])(
    '“%s” moves the camera',
    (prompt) => {
      expect(readForPicture(prompt).shots[0]?.camera.move).toMatch(/^orbit/u)
    },
  )

  test('a light drizzle is slight, and no dawn', () => {
    const plan = readForPicture('film noir with a light drizzle')
    expect([plan.shots[0]?.time, plan.shots[0]?.weather]).toEqual([null, 'rain'])
    expect(wishesOf(plan, plan.shots[0]!).slight).toBe(true)
    const heavy = readForPicture('heavy rain')
    expect(wishesOf(heavy, heavy.shots[0]!).slight).toBe(false)
  })

  test.each(['make it a pencil sketch', 'he winks and waves goodbye', 'the water glistens'])(
    '“%s” leaves no word unread',
    (prompt) => {
      const { not_shown } = readForPicture(prompt)
      expect(not_shown.join(' ')).not.toMatch(/Not understood|pencil/u)
    },
  )

  test('leaves that swirl are in the air', () => {
    const { understood, not_shown } = readForPicture('golden leaves swirl around, cosy autumn mood')
    expect(understood.join(' ')).toContain(', leaves.')
    expect(not_shown).toEqual([])
  })

  test('moody is a mood', () => {
    const { shots, not_shown } = readForPicture('slow dolly in, cinematic and moody')
    expect(shots[0]?.mood).toBe('mysterious')
    expect(not_shown).toEqual([])
  })

  test('hair blows in the wind', () => {
    const { understood, not_shown } = readForPicture('the wind blows through her hair')
    expect(understood.join(' ')).toContain('hair blows, wind')
    expect(not_shown.join(' ')).not.toContain('could not read')
  })

  test.each([
    ['she waves', 'woman', /wave/u],
    ['the dog turns its head and barks', 'dog', /cannot bark/u],
    ['make my cat dance', 'cat', /dance/u],
    ['ella aplaude', 'woman', /clap/u],
    ['they hug', 'person', /hug/u],
  ])(
    '“%s”: the %s moves as a cut-out does, and what it cannot do is told',
    (prompt, noun, deed) => {
      const { shots, understood, not_shown } = readForPicture(prompt)
      expect(guests(prompt)).toEqual([])
      expect(shots[0]!.subjects.map((each) => [each.noun, each.picture])).toEqual([[noun, 'image']])
      expect(understood.join(' ')).toContain(`In the picture: ${noun}`)
      expect(not_shown.join(' ')).toMatch(deed)
    },
  )

  test.each([
    ['the windmill turns', /“windmill” .* cannot turn/u],
    ['the building explodes', /“building” .* cannot explode/u],
    ['the flower blooms', /“flower” .* cannot bloom/u],
    ['a dog on the beach', /say that one comes in/u],
    ['the car turns into a robot', /“car” .* cannot transform/u],
    ['seamless loop', /does not loop/u],
    ['add a hat on the dog', /Where “dog” is/u],
    ['the clouds drift, quizzaciously blorping', /Not understood: .*blorping/u],
  ])('“%s” tells what is not shown', (prompt, sentence) => {
    expect(readForPicture(prompt).not_shown.join(' ')).toMatch(sentence)
  })

  test.each([
    'make it snow',
    'the clouds drift and leaves fall',
    'zoom into the window',
    'camera slowly orbits around the subject',
    'turn it into a watercolour',
    'a dragon flies past',
    'subtle motion, keep the subject still',
    'he swings back and forth',
    'her hair blows in the wind',
    'her dress flows in the breeze',
    'waves crash on the shore',
    'smoke rises from the chimney',
    'northern lights dance in the sky',
    'make it look like a Van Gogh painting',
    'realistic motion, 4k, high quality, cinematic',
    'slow zoom in, shallow depth of field',
    'fireworks explode over the city',
    'stars twinkle, the moon rises',
    'Santa flies past in his sleigh',
    'birds begin to sing',
    'the boat drifts slowly',
    'the city lights twinkle',
    'the ball rolls away',
  ])('“%s” is understood as a whole', (prompt) => {
    const { understood, not_shown } = readForPicture(prompt)
    expect(not_shown).toEqual([])
    if (!prompt.startsWith('subtle')) expect(understood.length).toBeGreaterThan(1)
  })

  test.each([
    ['she waves at us', /water/u],
    ['the train leaves the station', /leaves sway/u],
    ['shallow depth of field', /leaves sway/u],
    ['she blows a kiss', /wind/u],
    ['birds fly across the sky', /clouds/u],
    ['northern lights', /lights glow/u],
    ['the city lights twinkle', /stars/u],
    ['the lights shimmer', /water/u],
    ['birds begin to sing', /mouth/u],
    ['smoke curls up', /hair/u],
    ['he laughs', /mood/u],
  ])('“%s” brings no %s', (prompt, other) => {
    expect(readForPicture(prompt).understood.join(' ')).not.toMatch(other)
  })

  test.each([
    ['make it look like an old film', 'vintage'],
    ['make this photo look like a Van Gogh painting', 'van-gogh'],
    ['turn it into a watercolour', 'watercolour'],
  ])('“%s” asks for the style %s', (prompt, style) => {
    expect(readForPicture(prompt).style).toBe(style)
  })

  test.each(['smile and wave', 'wave at the camera', 'dance!'])(
    '“%s”: whoever is in the picture is meant, and what cannot be seen of it is told',
    (prompt) => {
      const { understood, not_shown } = readForPicture(prompt)
      expect(guests(prompt)).toEqual([])
      expect(understood.join(' ')).toContain('In the picture: it')
      expect(understood.join(' ')).not.toContain('water')
      expect(not_shown.join(' ')).toMatch(/^Who is in the picture .* cannot /u)
    },
  )

  test.each([
    ['blink', 'eyes blink'],
    ['ella sonríe', 'a smile'],
    ['she smiles and winks', 'an eye winks, a smile'],
    ['the man nods', 'a nod'],
    ['she closes her eyes', 'eyes close'],
    ['he turns his head to the left', 'a head that turns'],
    ['the girl is talking', 'a mouth that speaks'],
  ])('“%s”: the face in the picture does it', (prompt, told) => {
    const { understood, not_shown } = readForPicture(prompt)
    expect(understood.join(' ')).toContain(told)
    expect(not_shown).toEqual([])
  })

  test.each(['the neon sign blinks', 'the lights are blinking', 'a man walks by and smiles'])(
    '“%s” asks nothing of a face',
    (prompt) => {
      expect(readForPicture(prompt).understood.join(' ')).not.toMatch(
        /Comes alive: (?:eyes|a smile)/u,
      )
    },
  )

  test('who waves is no water, and waves beside them are', () => {
    const told = (prompt: string): string => readForPicture(prompt).understood.join(' ')
    expect(told('make her smile and wave')).not.toContain('water')
    expect(told('he waves and the waves roll in')).toContain('water ripples')
  })

  test('what is to be written is a title, and asks for nothing else', () => {
    const { shots, not_shown } = readForPicture('text appears: Happy Snow Day')
    expect(shots[0]).toMatchObject({
      lettering: [{ text: 'Happy Snow Day', on: 'title' }],
      mood: null,
      weather: 'clear',
    })
    expect(not_shown).toEqual([])
  })

  test('words that cannot be read are told', () => {
    expect(readForPicture('qwertz asdf').not_shown).toHaveLength(1)
  })
})
