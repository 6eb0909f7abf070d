// The form on the first page: a prompt in, a film out, through the same interface that programs use.

const form = document.querySelector('#try')
const button = form.querySelector('button')
const progress = document.querySelector('#progress')
const status = document.querySelector('#status')
const film = document.querySelector('#film')

document.querySelector('.origin').textContent = location.origin

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})

async function submit() {
  const { key, prompt } = Object.fromEntries(new FormData(form))
  button.disabled = true
  film.hidden = true
  try {
    showFilm(await makeFilm(key.trim(), prompt))
  } catch (error) {
    status.textContent = error.message
  } finally {
    button.disabled = false
    progress.hidden = true
  }
}

async function makeFilm(key, prompt) {
  let { video, afterMs } = await call(key, '/v1/videos/text-to-video', { prompt })
  while (video.status === 'queued' || video.status === 'in_progress') {
    showProgress(video)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    ;({ video, afterMs } = await call(key, `/v1/videos/${video.id}`))
  }
  if (video.status !== 'completed')
    throw new Error(video.error?.message ?? `The task is ${video.status}.`)
  return video
}

async function call(key, path, body) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(path, request)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  return { video: answer, afterMs: Number(response.headers.get('openai-poll-after-ms') ?? 1000) }
}

function showProgress(video) {
  progress.hidden = false
  progress.value = video.progress
  status.textContent =
    video.status === 'queued'
      ? `Waiting, number ${video.queue_position} in the queue.`
      : 'Painting and filming.'
}

function showFilm(video) {
  film.src = video.video_url
  film.poster = video.thumbnail_url
  film.hidden = false
  status.textContent = ['Here it is.', ...video.warnings].join(' ')
}
