// Comes only with a page that announces something, before its styles: whoever has dismissed these words never sees them jump
// away. Other words have another key and are shown again.
;(() => {
  const page = document.documentElement
  const { key } = document.currentScript.dataset
  const STORAGE_KEY = 'saalghar_announcement'
  const read = () => {
    try {
      return localStorage.getItem(STORAGE_KEY)
    } catch {
      return null
    }
  }
  const keep = () => {
    try {
      localStorage.setItem(STORAGE_KEY, key)
    } catch {
      // A browser that keeps nothing hides it until the next page.
    }
  }
  page.dataset.announcement = read() === key ? 'dismissed' : 'shown'
  document.addEventListener('click', (event) => {
    if (!event.target.closest('#announcement [data-dismiss]')) return
    keep()
    page.dataset.announcement = 'dismissed'
    // With the keyboard one goes on where the page begins.
    if (event.detail === 0) document.querySelector('#app a')?.focus()
  })
})()
