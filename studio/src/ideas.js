const IDEAS = [
  'six rabbits hop through a snowy garden at dusk, camera pans left',
  'a red fox reads a book under an autumn tree in the rain, watercolor',
  'an astronaut rides a horse on the moon, wide shot',
  'a sailing boat crosses a stormy sea at night, lightning, ukiyo-e',
]

/** Prompts to begin with, as buttons. Gives the first of them. */
export function showIdeas(choose) {
  const chips = IDEAS.map((idea) => {
    const chip = document.createElement('button')
    chip.type = 'button'
    chip.className = 'idea'
    chip.textContent = idea
    chip.addEventListener('click', () => choose(idea))
    return chip
  })
  document.querySelector('#ideas').append(...chips)
  return IDEAS[0]
}
