import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '#web/session/auth-store.ts'
import { toast } from '#web/ui/message/toast.ts'

type Answer = { message?: string | undefined }
type Options<Input, Result extends Answer> = {
  change: (input: Input) => Promise<Result>
  onDone?: (result: Result) => void | Promise<void>
  onRefused?: (errors: Record<string, string[]>) => void
}

/** One change of the account: says in a toast what came of it, and hands field messages to the form. */
export function useAccountChange<Input, Result extends Answer>({ change, onDone, onRefused }: Options<Input, Result>) {
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      if (result.message) toast.success(result.message)
      await onDone?.(result)
    },
    onError: (error) => {
      const refused = refusalOf(error, 'That did not work. Please try again.')
      toast.error(refused.message)
      onRefused?.(refused.errors)
    },
  })
}
