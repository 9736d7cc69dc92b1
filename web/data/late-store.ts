type Store<State> = { read(): State; subscribe(listener: () => void): () => void }

/** A store whose code is fetched when it is first needed. Until then it reads as what is known without it. */
export function createLateStore<State, Opened extends Store<State>>(first: State, load: () => Promise<Opened>) {
  let known = first
  let opened: Opened | undefined
  let opening: Promise<Opened> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function fetchStore(): Promise<Opened> {
    try {
      opened = await load()
    } catch (error) {
      // The next one to need it tries again.
      opening = undefined
      throw error
    }
    opened.subscribe(tell)
    tell()
    return opened
  }

  return {
    read: () => opened?.read() ?? known,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: () => (opening ??= fetchStore()),
    opened: () => opened,
    /** Something is known without the code. */
    settle(state: State) {
      known = state
      tell()
    },
  }
}
