/** What Storybook understood of a prompt, to read, to change and to film again. */
export function openPlanDialog() {
  const dialog = document.querySelector('#plan')
  const text = dialog.querySelector('textarea')
  const withSound = dialog.querySelector('input[type=checkbox]')
  const problem = dialog.querySelector('.problem')
  let source

  return {
    show({ video, plan, sound }) {
      source = video
      text.value = JSON.stringify(plan, null, 2)
      withSound.checked = sound
      problem.textContent = ''
      const items = [...plan.understood, ...plan.not_shown].map((sentence) => {
        const item = document.createElement('li')
        item.textContent = sentence
        return item
      })
      dialog.querySelector('.understood').replaceChildren(...items)
      dialog.showModal()
      text.setSelectionRange(0, 0)
      dialog.scrollTop = text.scrollTop = 0
    },
    onFilm(film) {
      const button = dialog.querySelector('.make')
      const send = async () => {
        // A second click would make a second film.
        button.disabled = true
        try {
          await film(requestOf(source, { plan: toPlan(text.value), sound: withSound.checked }))
          dialog.close()
        } catch (error) {
          problem.textContent = error.message
        } finally {
          button.disabled = false
        }
      }
      dialog.querySelector('form').addEventListener('submit', (event) => {
        if (event.submitter.value !== 'film') return
        event.preventDefault()
        void send()
      })
    },
  }
}

function toPlan(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`This is not JSON any more: ${error.message}`, { cause: error })
  }
}

const requestOf = (video, { plan, sound }) => ({
  prompt: video.prompt,
  model: video.model,
  resolution: video.resolution,
  aspect_ratio: video.aspect_ratio,
  duration: video.duration,
  seed: video.seed,
  ...(sound && { generate_audio: true }),
  storybook_plan: plan,
})
