import { createFilmCard } from './film-card.js'

const PAGE = 12

/** The films of a key, newest first. */
export function openGallery() {
  const list = document.querySelector('#films')
  const empty = document.querySelector('.empty')
  const more = document.querySelector('#more')
  let context
  let pages

  const showEmpty = () => (empty.hidden = list.childElementCount > 0)
  const cardOf = (video) => createFilmCard(video, { ...context, onGone: showEmpty })

  const showPage = async () => {
    more.disabled = true
    for (let count = 0; count < PAGE; count++) {
      const { done, value } = await pages.next()
      more.hidden = done
      if (done) break
      // What was made since the list was asked for stands there already.
      if (!list.querySelector(`[data-id="${value.id}"]`)) list.append(cardOf(value))
    }
    more.disabled = false
    showEmpty()
  }
  more.addEventListener('click', () => void showPage())

  return {
    show(zoetrope, actions) {
      context = { zoetrope, ...actions }
      pages = zoetrope.videos.list({ limit: PAGE })
      list.replaceChildren()
      return showPage().catch((error) => (empty.querySelector('p').textContent = error.message))
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
