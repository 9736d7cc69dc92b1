/** One table per lifecycle: from each state, where it may go. */
export type Transitions<State extends string> = { readonly [from in State]: readonly State[] }

export function allows<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to)
}

export function isStateOf<State extends string>(table: Transitions<State>, value: string): value is State {
  return Object.hasOwn(table, value)
}
