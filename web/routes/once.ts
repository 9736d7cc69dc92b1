/** What was loaded is handed out again; what failed is tried again. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Loaded | undefined
  return async () => (loaded ??= await load())
}
