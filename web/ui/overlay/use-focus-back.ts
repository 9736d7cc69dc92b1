import { useEffect, useRef } from 'react'

/**
 * A busy button is disabled and loses the focus, and a window that it opened may take the focus with it when it closes.
 * Once the button can be pressed again it has the focus back, unless the person went elsewhere.
 */
export function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && isNowhere(document.activeElement)) button.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}

const isNowhere = (element: Element | null) => element === null || element === document.body
