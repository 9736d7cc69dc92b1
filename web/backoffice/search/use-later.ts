import { useEffect, useState } from 'react'

/** The value once it has rested: nobody asks for every letter of a word. */
export function useLater<Value>(value: Value, restMs: number): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return later
}
