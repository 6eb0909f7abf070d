import { toCurl } from './curl.js'
import { openPicture } from './picture.js'

const IDEAS = [
  'six rabbits hop through a snowy garden at dusk, camera pans left',
  'a red fox reads a book under an autumn tree in the rain, watercolor',
  'an astronaut rides a horse on the moon, wide shot',
  'a sailing boat crosses a stormy sea at night, lightning, ukiyo-e',
]

/** The form: what to film and how. */
export function openComposer() {
  const form = document.querySelector('#composer')
  const problem = document.querySelector('#problem')
  const button = form.querySelector('.make')
  const prompt = form.elements.prompt
  const picture = openPicture(form)
  let source

  const showCurl = () => {
    const { image, ...request } = requestOf(form, picture.file())
    document.querySelector('#curl').textContent = toCurl(request, image)
  }
  const setSource = (video) => {
    source = video?.id
    button.textContent = video ? 'Make the remix' : 'Make the film'
  }
  const setPrompt = (text) => {
    prompt.value = text
    prompt.focus()
    showCurl()
  }

  showIdeas((idea) => {
    setSource(undefined)
    setPrompt(idea)
  })
  form.addEventListener('input', showCurl)
  form.addEventListener('change', showCurl)
  prompt.value = IDEAS[0]
  showCurl()

  return {
    onSubmit(send) {
      form.addEventListener('submit', async (event) => {
        event.preventDefault()
        button.disabled = true
        problem.textContent = ''
        try {
          await send({ ...requestOf(form, picture.file()), source })
          setSource(undefined)
        } catch (error) {
          problem.textContent = error.message
        } finally {
          button.disabled = false
        }
      })
    },
    /** The next film is this one with another prompt. */
    remix(video) {
      setSource(video)
      setPrompt(video.prompt)
    },
  }
}

/** Only what was filled in: the service knows the defaults. */
function requestOf(form, image) {
  const fields = new FormData(form)
  const text = (name) => String(fields.get(name) ?? '').trim()
  const number = (name) => (text(name) === '' ? undefined : Number(text(name)))
  const request = {
    prompt: text('prompt'),
    aspect_ratio: text('aspect_ratio') || undefined,
    resolution: text('resolution'),
    duration: number('duration'),
    seed: number('seed'),
    negative_prompt: text('negative_prompt') || undefined,
    generate_audio: fields.has('generate_audio') || undefined,
    image,
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
}

function showIdeas(choose) {
  const ideas = IDEAS.map((idea) => {
    const chip = document.createElement('button')
    chip.type = 'button'
    chip.className = 'idea'
    chip.textContent = idea
    chip.addEventListener('click', () => choose(idea))
    return chip
  })
  document.querySelector('#ideas').append(...ideas)
}
