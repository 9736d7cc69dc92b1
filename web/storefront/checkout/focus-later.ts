/** What had the focus is gone after the next paint; what stands in its place takes it, unless the person went elsewhere. */
export function focusLater(id: string) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
}
