import { useEffect, useRef } from 'react'

/**
 * A busy button is disabled and loses the focus; a window or a field that it opened may take the focus with it when it closes.
 * Once the button can be pressed again it has the focus back, unless the person went elsewhere.
 */
export function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isElsewhere(document.activeElement, button.current)) button.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}

/**
 * A second press on the disabled button gives the focus to whatever is around it: that is nowhere. So is the frame of a payment
 * window, which tells that it closes before it lets go.
 */
const isElsewhere = (focused: Element | null, button: Element | null) =>
  focused !== null && !focused.contains(button) && !(focused instanceof HTMLIFrameElement)
