import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'

const CARRIED: readonly (readonly [prompt: string, text: string, on: string])[] = [
  ['a wooden sign that says "Bakery" in a village', 'Bakery', 'sign'],
  ['a neon sign that says "OPEN LATE" above a bar', 'OPEN LATE', 'neon'],
  ['a teacher points at a blackboard that says "2 + 2 = 4"', '2 + 2 = 4', 'chalkboard'],
  ['a plane writes "MARRY ME" in the sky', 'MARRY ME', 'sky'],
  ['A plane writes LOVE in the sky', 'LOVE', 'sky'],
  ['a jet is spelling out HAPPY NEW YEAR across the clouds', 'HAPPY NEW YEAR', 'sky'],
  ['a jet spells out HELLO above a beach', 'HELLO', 'sky'],
  ['text appears: Happy Birthday', 'Happy Birthday', 'sign'],
  ['write Welcome Home across the top', 'Welcome Home', 'sign'],
  ['a title saying Summer 2024', 'Summer 2024', 'title'],
  ['the words I love you appear', 'I love you', 'sign'],
  ['an astronaut runs down a corridor. Title: "THE LAST SIGNAL"', 'THE LAST SIGNAL', 'title'],
  ['a girl shouts HELLO to her dog', 'HELLO', 'speech'],
  ['a banner reading "Happy Birthday" at a party', 'Happy Birthday', 'banner'],
  ['a big cake that says "Happy 7th Tom!"', 'Happy 7th Tom!', 'thing'],
  ['a penguin with a gift that says "Love you"', 'Love you', 'thing'],
  ['the word "GOAL" on a yellow scarf', 'GOAL', 'thing'],
  ['a tin bucket labelled SAND', 'SAND', 'label'],
  ["a grey truck with 'MILK' painted on its side", 'MILK', 'thing'],
  ['a tall glass jar. The label reads "Plums".', 'Plums', 'label'],
  ['a tablet that says "WELCOME" on the screen', 'WELCOME', 'thing'],
  ['a truck drives past a sign that says "MILK"', 'MILK', 'sign'],
  ['a fox says "Good morning!" in the forest', 'Good morning!', 'speech'],
  ['"Where are we," asks a small robot on the moon', 'Where are we', 'speech'],
  ["an old man whispers 'be quiet' to his dog", 'be quiet', 'speech'],
  ['一块写着「你好」的牌子在公园里', '你好', 'sign'],
  ['写着「营业中」的霓虹灯在街上', '营业中', 'neon'],
  ['「ようこそ」と書かれた看板が村にある', 'ようこそ', 'sign'],
  ['un letrero de neón que dice "ABIERTO" en una calle', 'ABIERTO', 'neon'],
]

test.each(CARRIED)('%s', (prompt, text, on) => {
  expect(read(prompt).shots[0]?.lettering).toMatchObject([{ text, on }])
})

test.each([
  ['A fox asks "Who is there?". A bear answers "Only me."', [['fox', 'bear']]],
  ['Nurse: "How are you?" Pirate: "Hungry!" Nurse: "Good."', [['nurse', 'pirate', 'nurse']]],
  [
    'Shot 1: a dog runs. Shot 2: a robot replies "No." Shot 3: the dog says "Oh"',
    [[], ['robot'], ['dog']],
  ],
])('who says what, and when: %s', (prompt, speakers) => {
  const said = read(prompt).shots.map(({ lettering, subjects }) =>
    lettering.map(({ by }) => subjects.find(({ id }) => id === by)?.noun),
  )
  expect(said).toEqual(speakers)
})

test('capitals that only name a thing are not written', () => {
  expect(read('a student writes HTML code on a laptop').shots[0]?.lettering).toEqual([])
})

test('each quotation has the carrier of its own clause', () => {
  const { shots } = read(
    'a fox says "Good morning!" to a bear in a snowy forest, neon sign that says "CAFÉ"',
  )
  expect(shots[0]?.lettering).toMatchObject([
    { text: 'Good morning!', on: 'speech' },
    { text: 'CAFÉ', on: 'neon' },
  ])
})

test('who is quoted is on stage, and what carries the words is no thing beside them', () => {
  const fox = read('a fox says "Good morning!" in the forest').shots[0]
  expect(fox?.subjects.map(({ noun }) => noun)).toEqual(['fox'])
  const sign = read('一块写着「你好」的牌子在公园里').shots[0]
  expect(sign).toMatchObject({ place: 'park', subjects: [] })
})

test('neon wants the night, unless another hour is said', () => {
  expect(read('a neon sign that says "BAR"').shots[0]?.time).toBe('night')
  expect(read('a neon sign that says "BAR" at dawn').shots[0]?.time).toBe('dawn')
})

test('letters that only some machines have are named', () => {
  const [line] = read('a sign that says "你好"').not_shown
  expect(line).toBe('Written only where the machine has a font for it: “你好”.')
  expect(read('a sign that says "Привет, κόσμε, 안녕"').not_shown).toEqual([])
})

const GREETED: readonly (readonly [prompt: string, text: string, noun: string])[] = [
  ['happy birthday grandma', 'Happy birthday grandma', 'grandma'],
  ['Happy birthday Anna!', 'Happy birthday Anna', 'girl'],
  ['pls create a short clip: happy birthday sarah with balloons', 'Happy birthday sarah', 'girl'],
  ['Feliz cumpleaños abuela', 'Feliz cumpleaños abuela', 'grandma'],
  ['С днём рождения!', 'С днём рождения', 'girl'],
  ['Merry Christmas', 'Merry Christmas', 'christmas tree'],
  ['I love you mom', 'I love you mom', 'mom'],
  [
    'Congratulations Tom and Lisa on your wedding',
    'Congratulations Tom and Lisa on your wedding',
    'bride',
  ],
]

test.each(GREETED)('%s: a card with its banner', (prompt, text, noun) => {
  const [shot] = read(prompt).shots
  expect(shot?.lettering).toEqual([{ text, on: 'banner' }])
  expect(shot?.subjects.map((each) => each.noun)).toContain(noun)
})

test.each(['happy birthday cake', 'hello kitty', 'good night owl', '生日快乐'])(
  '%s: nothing is written',
  (prompt) => {
    expect(read(prompt).shots[0]?.lettering).toEqual([])
  },
)

test('a slogan at the end is the title of the last shot', () => {
  const { shots } = read('A man yawns at a desk. Suddenly he dances on a beach. Slogan: "Wake up".')
  expect(shots.map(({ lettering }) => lettering[0]?.on)).toEqual([undefined, 'title'])
})

const WORDMARKS: readonly (readonly [prompt: string, picture: string, subject: object])[] = [
  ['the word "HELLO" made of fire', 'letters:HELLO', { material: 'fire' }],
  ['logo reveal for "NOVA" with sparks', 'letters:NOVA', { actions: [{ verb: 'appear' }] }],
  ['logo animation: "ACME" in gold', 'letters:ACME', { colour: 'gold' }],
  ['logo for Blue Owl, spinning', 'letters:Blue Owl', { actions: [{ verb: 'spin' }] }],
  ['"OPEN" in big red letters on a street', 'letters:OPEN', { colour: 'red', size: 'large' }],
  ['letters spelling LOVE float in the sky', 'letters:LOVE', { actions: [{ verb: 'float' }] }],
  ['the number "2027" explodes', 'letters:2027', { actions: [{ verb: 'explode' }] }],
  ['42', 'letters:42', {}],
  ['the number 7 dances', 'letters:7', { actions: [{ verb: 'dance' }] }],
  ['a dog jumps over the word "JUMP"', 'letters:JUMP', {}],
  ['intro for my cooking channel "Ana Cooks"', 'letters:Ana Cooks', {}],
  ['das Wort „LIEBE“ aus Feuer', 'letters:LIEBE', { material: 'fire' }],
  ['la palabra "FUEGO" hecha de hielo', 'letters:FUEGO', { material: 'ice' }],
  ['слово «ЛЁД» из льда', 'letters:ЛЁД', { material: 'ice' }],
  ['the word LOVE made of red roses', 'letters:LOVE', { material: 'flowers' }],
]

test.each(WORDMARKS)('a word that is there itself: %s', (prompt, picture, subject) => {
  const [shot] = read(prompt).shots
  expect(shot?.lettering).toEqual([])
  expect(shot?.subjects.find((each) => each.picture === picture)).toMatchObject(subject)
})

test('what is written on a thing is nowhere beside it', () => {
  const things = ['the word "GOAL" on a yellow scarf', 'a jar with a label that reads "Plums"'].map(
    (prompt) => read(prompt).shots[0],
  )
  expect(things.map((shot) => shot?.subjects.map(({ noun }) => noun))).toEqual([['scarf'], ['jar']])
  expect(things.map((shot) => shot?.lettering[0]?.by)).toEqual(
    things.map((shot) => shot?.subjects[0]?.id),
  )
})

test('letters and boards are of the colours that were said', () => {
  const colourOf = (prompt: string) => read(prompt).shots[0]?.lettering[0]?.colour
  expect(colourOf('a book with "Far Away" in golden letters on its cover')).toBe('gold')
  expect(colourOf('the words "SLOW DOWN" on an orange sign')).toBe('orange')
})

test.each([
  'a banner with the word "HELLO" in a park',
  'a girl shouts the word "HELLO"',
  'a man holds a sign with the text "HELLO"',
  'the word "HELLO" is written on a blackboard',
])('a word that something carries: %s', (prompt) => {
  expect(read(prompt).shots[0]?.lettering).toMatchObject([{ text: 'HELLO' }])
})

test('a whole sentence in quotes is staged, not written', () => {
  const [shot] = read('"a dog runs in the park"').shots
  expect(shot).toMatchObject({ place: 'park', lettering: [], subjects: [{ noun: 'dog' }] })
})

test('words are dealt out in the order of the prompt, whatever says that they are words', () => {
  const [shot] = read('the logo "ONE" spins next to letters spelling "TWO"').shots
  expect(shot?.subjects.map(({ picture }) => picture)).toEqual(['letters:ONE', 'letters:TWO'])
})

test('a word in letters that not every machine has is written, and that is told', () => {
  const { shots, not_shown } = read('the word "你好" made of fire')
  expect(shots[0]?.lettering).toMatchObject([{ text: '你好' }])
  expect(not_shown.join(' ')).toContain('你好')
})

test('“She says yes” is said, as if it stood in quotes', () => {
  const [, shot] = read('A man proposes to a woman on a bridge. She says yes. They kiss.').shots
  const woman = shot?.subjects.find(({ noun }) => noun === 'woman')
  expect(shot?.lettering).toEqual([{ text: 'Yes!', on: 'speech', by: woman?.id }])
})

test.each([
  ['a green sign that says "KEEP CALM" at the beach', 'green'],
  ['a dark blue wooden board with the words "FERRY"', 'dark blue'],
  ['a yellow banner that says "HOORAY"', 'yellow'],
  ['a red fox next to a sign that says "KEEP OUT"', undefined],
  ['a sign that says "GREEN TEA"', undefined],
])('what is written on is dyed as it is told: %s', (prompt, colour) => {
  expect(read(prompt).shots[0]?.lettering[0]?.colour).toBe(colour)
})
