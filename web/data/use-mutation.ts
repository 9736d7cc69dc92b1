import { useState } from 'react'

type Options<Input, Result> = {
  mutationFn: (input: Input) => Promise<Result>
  onSuccess?: (result: Result) => void | Promise<void>
  onError?: (error: unknown) => void
}

type Mutation<Result> =
  | { data: undefined; error: unknown; isPending: boolean; isSuccess: false; isError: boolean }
  | { data: Result; error: null; isPending: false; isSuccess: true; isError: false }

const IDLE = { data: undefined, error: null, isPending: false, isSuccess: false, isError: false } as const

/** One change that a form asks for: how far it is, and what came of it. It is pending until `onSuccess` is through, too. */
export function useMutation<Result, Input = void>({ mutationFn, onSuccess, onError }: Options<Input, Result>) {
  const [state, setState] = useState<Mutation<Result>>(IDLE)

  async function change(input: Input): Promise<void> {
    setState({ ...IDLE, isPending: true })
    try {
      const data = await mutationFn(input)
      await onSuccess?.(data)
      setState({ data, error: null, isPending: false, isSuccess: true, isError: false })
    } catch (error) {
      onError?.(error)
      setState({ ...IDLE, error, isError: true })
    }
  }

  return { ...state, mutate: (input: Input) => void change(input), reset: () => setState(IDLE) }
}
