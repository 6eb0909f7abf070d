import { createFilmCard } from './film-card.js'
import { createFollower } from './follow-film.js'
import { wantsStillness } from './stillness.js'

const PAGE = 12
/** Pixels between two cards. */
const GAP = 26
const INVITATION = 'Films appear here, newest first.'

/** The films of a key, newest first. */
export function openGallery(actions) {
  const list = document.querySelector('#films')
  const more = document.querySelector('#more')
  let following = new AbortController()
  let zoetrope

  const showEmpty = () => showInvitation(list, { hasKey: zoetrope !== undefined })
  const toDo = { ...actions, follow: createFollower(), onGone: showEmpty }
  const cardOf = (video) =>
    packed(createFilmCard(video, { ...toDo, zoetrope, signal: following.signal }))

  const showPage = async () => {
    const { signal } = following
    more.disabled = true
    try {
      const isLast = await appendPage(zoetrope, { list, cardOf, signal })
      if (signal.aborted) return
      more.hidden = isLast
      showEmpty()
    } finally {
      more.disabled = false
    }
  }
  /** The films of one key are nothing for the next. */
  const begin = (next) => {
    following.abort()
    following = new AbortController()
    zoetrope = next
    list.replaceChildren()
    more.hidden = true
  }
  whenPressed(more, showPage)

  return {
    show(next) {
      begin(next)
      return showPage()
    },
    clear() {
      begin(undefined)
      showEmpty()
    },
    add(video) {
      list.querySelector(`[data-id="${video.id}"]`)?.remove()
      const card = cardOf(video)
      list.prepend(card)
      showEmpty()
      card.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'auto' : 'smooth' })
    },
  }
}

/** What goes wrong is told below the button, which can be pressed again. */
function whenPressed(button, act) {
  const tell = (problem) => (button.nextElementSibling.textContent = problem)
  button.addEventListener('click', () => {
    tell('')
    void act().catch(({ message }) => tell(message))
  })
}

/** Films differ in shape, so cards differ in height: each takes rows of a pixel, and the next one below it leaves no gap. */
function packed(card) {
  const spanHeight = ([{ borderBoxSize }]) => {
    card.style.gridRowEnd = `span ${Math.ceil(borderBoxSize[0].blockSize) + GAP}`
  }
  new ResizeObserver(spanHeight).observe(card)
  return card
}

function showInvitation(list, { hasKey }) {
  const empty = document.querySelector('.empty')
  const nothing = hasKey ? 'Nothing has been filmed with this key yet. ' : ''
  empty.hidden = list.childElementCount > 0
  empty.querySelector('p').textContent = `${nothing}${INVITATION}`
}

/** Says whether these were the last. Whoever gives up meanwhile, for the films of another key, gets no more. */
async function appendPage({ videos }, { list, cardOf, signal }) {
  const pages = videos.list({ limit: PAGE, after: list.lastElementChild?.dataset.id })
  for (let count = 0; count < PAGE; count++) {
    const { done, value } = await pages.next()
    if (done || signal.aborted) return true
    // What was made since the list was asked for stands there already.
    if (!list.querySelector(`[data-id="${value.id}"]`)) list.append(cardOf(value))
  }
  return false
}
