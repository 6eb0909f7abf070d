import { toCurl } from './curl.js'
import { showIdeas } from './ideas.js'
import { openModels } from './models.js'
import { openPicture } from './picture.js'
import { openRemix } from './remix.js'

/** The form: what to film and how. */
export function openComposer() {
  const form = document.querySelector('#composer')
  const prompt = form.elements.prompt
  const picture = openPicture(form)

  const showCurl = () => (document.querySelector('#curl').textContent = toCurl(request()))
  const remix = openRemix(form, { onChange: showCurl })
  const models = openModels(form, { onChange: showCurl })
  const request = () => {
    const source = remix.source()
    const image = picture.file()
    return { ...requestOf(form), ...(source ? { source } : image && { image }) }
  }
  const setPrompt = (text) => {
    prompt.value = text
    prompt.focus()
    showCurl()
  }

  prompt.value = showIdeas(setPrompt)
  selectAtFirst(prompt)
  submitByKeys(form)
  form.addEventListener('input', showCurl)
  form.addEventListener('change', showCurl)
  showCurl()

  return {
    onSubmit(send) {
      whenSubmitted(form, async () => {
        await send(request())
        remix.end()
      })
    },
    /** The next film is this one with another prompt. */
    remix(video) {
      remix.begin(video)
      form.dispatchEvent(new Event('input'))
      setPrompt(video.prompt)
    },
    leaveRemix: remix.end,
    /** The models that this key can choose from. */
    offer: models.offer,
  }
}

function whenSubmitted(form, send) {
  const problem = form.querySelector('#problem')
  const button = form.querySelector('.make')
  // What was wrong is told until something is changed.
  form.addEventListener('input', () => (problem.textContent = ''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    problem.textContent = ''
    try {
      await send()
    } catch (error) {
      problem.textContent = error.message
    } finally {
      button.disabled = false
    }
  })
}

function submitByKeys(form) {
  const button = form.querySelector('.make')
  form.elements.prompt.addEventListener('keydown', (event) => {
    const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (wanted && !button.disabled) form.requestSubmit(button)
  })
}

/** Whoever begins to type replaces the example. */
function selectAtFirst(field) {
  const example = field.value
  let clicked = false
  field.addEventListener('focus', () => field.value === example && field.select())
  field.addEventListener('blur', () => (clicked = false))
  // A click puts the cursor somewhere after it has given the focus. A timer that selects again
  // would come too late on a busy machine: keys go before timers, and land behind the example.
  field.addEventListener('mousedown', (event) => {
    if (field.value !== example || clicked) return
    clicked = true
    event.preventDefault()
    field.focus()
    field.select()
  })
}

/** Only what was filled in: the service knows the defaults. What is disabled is not there. */
function requestOf(form) {
  const fields = new FormData(form)
  const text = (name) => (fields.get(name) ?? '').trim()
  const number = (name) => (text(name) === '' ? undefined : Number(text(name)))
  const request = {
    model: text('model') || undefined,
    prompt: text('prompt'),
    aspect_ratio: text('aspect_ratio') || undefined,
    resolution: text('resolution') || undefined,
    duration: number('duration'),
    seed: number('seed'),
    negative_prompt: text('negative_prompt') || undefined,
    generate_audio: fields.has('generate_audio') || undefined,
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
}
