import { isUnderWay } from './follow-film.js'
import { wantsStillness } from './stillness.js'

/** One film: while it is made, when it is there, and what can be done with it. */
export function createFilmCard(first, { zoetrope, signal, follow, onRemix, onPlan, onGone }) {
  const card = document.querySelector('#film-card').content.firstElementChild.cloneNode(true)
  const player = card.querySelector('video')
  card.dataset.id = first.id
  showBarsWhenWanted(player)
  let video = first

  const show = (now) => {
    video = now
    for (const part of [showWords, showScreen, showActions]) part(card, video)
  }
  const tell = (sentence) => showStatus(card, sentence, { aloud: true })
  const fail = ({ message }) => tell(message)
  const askAgain = createDoubt(card.querySelector('[data-do=delete]'))
  const showUntilEnd = async () => {
    for await (const now of follow(zoetrope.videos, first, { signal, onAway: fail })) show(now)
    // A phone that saves power may refuse to play by itself; the film is there all the same.
    if (video.status === 'completed' && !wantsStillness()) await player.play().catch(() => {})
  }

  /** As it is now: a link has a time, a film has one too, and a page may stay open for longer. */
  const lookAgain = async () => {
    show(await zoetrope.videos.get(video.id))
    return video.video_url && hereOf(video, video.video_url)
  }
  player.addEventListener('error', () => void renewLink(player, lookAgain).catch(fail))

  const actions = {
    cancel: async () => {
      show(await zoetrope.videos.cancel(video.id))
      card.focus()
    },
    download: async () => {
      if (await lookAgain()) location.assign(downloadOf(video))
    },
    copy: async () => {
      if (!(await lookAgain())) return
      await navigator.clipboard.writeText(video.video_url)
      tell('The link is copied. It works without a key.')
    },
    remix: async () => onRemix(video),
    plan: async () => onPlan(video, await planOf(zoetrope, video)),
    delete: async () => {
      if (askAgain()) return
      await zoetrope.videos.delete(video.id).catch(whatIsGone)
      removeCard(card)
      onGone()
    },
  }
  whenPressed(card, { actions, fail })

  show(first)
  if (isUnderWay(first)) void showUntilEnd().catch(fail)
  return card
}

function whenPressed(card, { actions, fail }) {
  card.addEventListener('click', (event) => {
    const action = actions[event.target.dataset.do]
    if (!action) return
    event.preventDefault()
    void action().catch(fail)
  })
}

/** Once for each link: a film that cannot be played with a fresh one cannot be played. */
async function renewLink(player, lookAgain) {
  const wasPlayed = !player.paused
  const link = await lookAgain()
  if (link === null || link === player.src) return
  player.src = link
  if (wasPlayed) await player.play().catch(() => {})
}

/** Deleted in another tab is deleted. */
function whatIsGone(error) {
  if (error.status !== 404) throw error
}

/** Whoever goes by keyboard goes on at the film beside it. */
function removeCard(card) {
  const beside = card.nextElementSibling ?? card.previousElementSibling
  const place = beside ?? document.querySelector('#composer textarea')
  card.remove()
  place.focus()
}

/** A film that is deleted is gone: the first click only asks. Says whether this one did. */
function createDoubt(button) {
  const words = button.textContent
  let asking
  const stop = () => {
    clearTimeout(asking)
    asking = undefined
    button.textContent = words
    button.classList.remove('grave')
  }
  return () => {
    const asks = asking === undefined
    stop()
    if (!asks) return false
    button.textContent = 'Really?'
    button.classList.add('grave')
    asking = setTimeout(stop, 4_000)
    return true
  }
}

function showWords(card, video) {
  card.dataset.status = video.status
  card.querySelector('.told').textContent = video.prompt
  showStatus(card, sentenceOf(video), { aloud: !isUnderWay(video) })
  const warnings = card.querySelector('.warnings')
  warnings.replaceChildren(...video.warnings.map(toItem))
  warnings.hidden = video.warnings.length === 0
  // Whoever hears the page hears which film this is, and whose buttons these are.
  const title = Array.from(video.prompt).slice(0, 100).join('')
  for (const part of card.querySelectorAll('video, progress, .actions')) part.ariaLabel = title
}

/** Every percent would be read out, of every film: only what asks for nobody's patience is. */
function showStatus(card, sentence, { aloud }) {
  const status = card.querySelector('.status')
  status.ariaLive = aloud ? 'polite' : 'off'
  status.textContent = sentence
}

function showScreen(card, video) {
  const player = card.querySelector('video')
  const [width, height] = video.size.split('x').map(Number)
  card.classList.toggle('tall', height > width)
  const screen = card.querySelector('.screen')
  screen.style.aspectRatio = `${width} / ${height}`
  screen.hidden = !isUnderWay(video) && video.video_url === null
  card.querySelector('.waiting').hidden = !isUnderWay(video)
  card.querySelector('progress').value = video.progress
  player.hidden = video.video_url === null
  // Links of the same film differ by their time: a player that has one keeps it.
  if (video.video_url === null || player.src !== '') return
  // An engine that makes no picture of its film would leave a black box.
  if (video.thumbnail_url === null) player.preload = 'metadata'
  else player.poster = hereOf(video, video.thumbnail_url)
  player.src = hereOf(video, video.video_url)
}

/** A player's bars hide half of a small film: they come when somebody points at it, or when it plays. */
function showBarsWhenWanted(player) {
  const byMouse = ({ pointerType }) => pointerType === 'mouse'
  const show = () => (player.controls = true)
  const hide = () => (player.controls = !player.paused || player.matches(':hover, :focus-visible'))
  player.addEventListener('pointerenter', (event) => byMouse(event) && show())
  player.addEventListener('pointerleave', (event) => byMouse(event) && hide())
  player.addEventListener('focus', () => player.matches(':focus-visible') && show())
  player.addEventListener('blur', hide)
  player.addEventListener('play', show)
  player.addEventListener('pause', hide)
  // A finger points at nothing before it taps.
  player.addEventListener('click', () => player.controls || void player.play().catch(() => {}))
}

function showActions(card, video) {
  const there = video.video_url !== null
  const shown = {
    cancel: isUnderWay(video),
    download: there,
    copy: there && navigator.clipboard !== undefined,
    remix: !isUnderWay(video),
    plan: there && video.model === 'storybook' && video.type === 'text-to-video',
    delete: !isUnderWay(video),
  }
  for (const [name, isShown] of Object.entries(shown)) {
    card.querySelector(`[data-do=${name}]`).hidden = !isShown
  }
  if (there) card.querySelector('[data-do=download]').href = downloadOf(video)
}

/** Saved under the first words of its prompt: in a folder of films, ids tell nobody anything. */
function downloadOf(video) {
  const { video_url: url, prompt } = video
  const words = prompt.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const name = Array.from(words.slice(0, 8).join(' ')).slice(0, 50).join('')
  return `${hereOf(video, url)}&download=${encodeURIComponent(name || '1')}`
}

/** A link begins with the service's public address; a page that was opened under another one may not load from there. */
function hereOf({ id }, link) {
  return new URL(`/v1/videos/${id}/content${new URL(link).search}`, location.origin).href
}

async function planOf({ videos }, { id }) {
  return (await videos.download(id, { variant: 'plan' })).json()
}

function toItem(text) {
  const item = document.createElement('li')
  item.textContent = text
  return item
}

function sentenceOf(video) {
  const { status, queue_position: place, eta_seconds: eta, progress, error } = video
  // Nobody can tell how long a model server stays away.
  const more = eta === null ? '' : `; about ${timeOf(eta)} more`
  if (status === 'queued') return `Waiting, number ${place} in the queue${more}.`
  if (status === 'in_progress') return `Painting and filming, ${progress} %${more}.`
  if (status === 'failed') return error.message
  if (status === 'cancelled') return 'Stopped.'
  if (video.video_url === null) return 'Its time is over; the film was removed.'
  return `${video.size}, ${video.duration} s, seed ${video.seed}`
}

const timeOf = (seconds) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`)
