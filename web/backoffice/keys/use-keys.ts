import { useEffect, useRef } from 'react'
import { addKeys, findBinding, isForTheScreen, type KeyBinding, keyBoard } from './key-board.ts'

/** Keys of a screen or a part of it, for as long as it is shown. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  const words = JSON.stringify(bindings.map(({ key, label }) => [key, label]))
  useEffect(() => {
    const listed = (JSON.parse(words) as [string, string][]).map(([key, label]) => ({
      key,
      label,
      onPress: (event: KeyboardEvent) => latest.current.find((binding) => binding.key === key)?.onPress(event),
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
      binding.onPress(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
