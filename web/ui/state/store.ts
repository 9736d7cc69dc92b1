import { useSyncExternalStore } from 'react'

type Listener = () => void
export type ReadableStore<State> = {
  read: () => State
  /** What a page is served with, and hydrated from. */
  first: () => State
  subscribe: (listener: Listener) => () => void
}
export type Store<State> = ReadableStore<State> & { set: (next: State) => void }

/** State that lives longer than the screens that show it. */
export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<Listener>()
  return {
    read: () => state,
    first: () => first,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useStore<State>({ subscribe, read, first }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, read, first)
}
