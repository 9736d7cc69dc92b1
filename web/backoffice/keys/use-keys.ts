import { useEffect, useRef } from 'react'
import { addKeys, findBinding, isForTheScreen, type KeyBinding, keyBoard } from './key-board.ts'

/** Keys of a screen or a part of it, for as long as it is shown. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  const words = JSON.stringify(bindings.map(({ key, label, onPress }) => [key, label, onPress !== undefined]))
  useEffect(() => {
    const press = (key: string) => (event: KeyboardEvent) =>
      latest.current.find((binding) => binding.key === key)?.onPress?.(event)
    const listed = (JSON.parse(words) as [string, string, boolean][]).map(([key, label, isOurs]) => ({
      key,
      label,
      ...(isOurs ? { onPress: press(key) } : {}),
    }))
    return addKeys({ title, bindings: listed })
  }, [title, words])
}

/** Mounted once, by the frame. */
export function useKeyBoard(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const binding = isForTheScreen(event) ? findBinding(keyBoard.read(), event.key) : undefined
      if (!binding) return
      event.preventDefault()
      binding.onPress?.(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
