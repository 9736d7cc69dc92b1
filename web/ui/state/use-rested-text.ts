import { useEffect, useEffectEvent, useRef, useState } from 'react'

type RestedText = { text: string; setText: (text: string) => void; tellNow: () => void }

/**
 * A search that is told when the typing rests, and that follows where it stands (`said`: an address, mostly) when somebody else
 * changes it: Back, Clear. What one has told oneself comes back later, when more is typed already, and changes nothing.
 */
export function useRestedText(said: string, tell: (text: string) => void, restMs: number): RestedText {
  const [text, setText] = useState(said)
  const onTheWay = useRef<string[]>([])
  const tellOnce = (words: string) => {
    if (words.trim() === said.trim()) return
    onTheWay.current.push(words.trim())
    tell(words.trim())
  }
  const tellRested = useEffectEvent(() => tellOnce(text))
  useEffect(() => {
    const timer = setTimeout(tellRested, restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  const follow = useEffectEvent(() => {
    const own = onTheWay.current.indexOf(said.trim())
    onTheWay.current = own < 0 ? [] : onTheWay.current.slice(own + 1)
    if (own < 0 && said.trim() !== text.trim()) setText(said)
  })
  useEffect(() => follow(), [said])
  return { text, setText, tellNow: () => tellOnce(text) }
}
