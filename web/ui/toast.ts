export type ToastTone = 'plain' | 'success' | 'error'
export type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  action?: { label: string; onPress: () => void } | undefined
}
export type ShownToast = ToastMessage & { key: number }

/** One at a time: fresh news takes the place of what is shown, as it is about what the shopper has just done. */
export function createToastStore() {
  let current: ShownToast | null = null
  let lastKey = 0
  const listeners = new Set<() => void>()
  const set = (next: ShownToast | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message: ToastMessage) => set({ ...message, key: ++lastKey }),
    /** Only the toast that asked goes: its timer may be late. */
    dismiss: (key?: number) => {
      if (current && (key === undefined || key === current.key)) set(null)
    },
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const toastStore = createToastStore()

export function toast(message: ToastMessage | string): void {
  toastStore.show(typeof message === 'string' ? { title: message } : message)
}
toast.success = (title: string, description?: string) => toast({ title, description, tone: 'success' })
toast.error = (title: string, description?: string) => toast({ title, description, tone: 'error' })

/** For those who prefer a hook; the function works anywhere in the browser. */
export function useToast(): { toast: typeof toast; dismiss: () => void } {
  return { toast, dismiss: toastStore.dismiss }
}
