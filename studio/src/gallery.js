import { createFilmCard } from './film-card.js'

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
  let pages

  const showEmpty = () => showInvitation(list, { hasKey: zoetrope !== undefined })
  const cardOf = (video) =>
    packed(
      createFilmCard(video, { ...actions, zoetrope, signal: following.signal, onGone: showEmpty }),
    )

  const showPage = async () => {
    const { signal } = following
    more.disabled = true
    try {
      const isLast = await appendPage(pages, { list, cardOf, signal })
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
    pages = next?.videos.list({ limit: PAGE })
    list.replaceChildren()
    more.hidden = true
  }
  more.addEventListener('click', () => void showPage())

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
      card.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    },
  }
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
async function appendPage(pages, { list, cardOf, signal }) {
  for (let count = 0; count < PAGE; count++) {
    const { done, value } = await pages.next()
    if (done || signal.aborted) return true
    // What was made since the list was asked for stands there already.
    if (!list.querySelector(`[data-id="${value.id}"]`)) list.append(cardOf(value))
  }
  return false
}
