/** What Storybook understood of a prompt, to read, to change and to film again. */
export function openPlanDialog() {
  const dialog = document.querySelector('#plan')
  const text = dialog.querySelector('textarea')
  const problem = dialog.querySelector('.problem')
  let video

  return {
    show(of, plan) {
      video = of
      text.value = JSON.stringify(plan, null, 2)
      problem.textContent = ''
      const items = [...plan.understood, ...plan.not_shown].map((sentence) => {
        const item = document.createElement('li')
        item.textContent = sentence
        return item
      })
      dialog.querySelector('.understood').replaceChildren(...items)
      dialog.showModal()
    },
    onFilm(film) {
      dialog.querySelector('form').addEventListener('submit', async (event) => {
        if (event.submitter.value !== 'film') return
        event.preventDefault()
        try {
          await film(requestOf(video, JSON.parse(text.value)))
          dialog.close()
        } catch (error) {
          problem.textContent = error.message
        }
      })
    },
  }
}

const requestOf = (video, plan) => ({
  prompt: video.prompt,
  model: video.model,
  resolution: video.resolution,
  aspect_ratio: video.aspect_ratio,
  duration: video.duration,
  seed: video.seed,
  storybook_plan: plan,
})
