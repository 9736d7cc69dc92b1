import { useEffect, useRef, useState } from 'react'
import type { DeskPicture, PicturePlace } from '#domain/api/picture-desk.ts'
import { LARGEST_UPLOAD_BYTES, UPLOAD_WORDS } from '#domain/pictures/upload-limits.ts'
import { ApiError } from '#web/api/api.ts'
import { sendPicture } from './send-picture.ts'

export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'refused'
  /** 0 to 1: how much of it has left; what follows is the shop drawing it anew. */
  part: number
  problem: string | null
}

const AT_ONCE = 2

type Options = { place: PicturePlace; productId?: number; onTaken: (picture: DeskPicture) => void }

/** Many at once, two on their way at a time. What was taken leaves the list; what was refused stays with its reason. */
export function useUploads({ place, productId, onTaken }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextKey = useRef(0)
  const end = useRef<AbortController | null>(null)
  useEffect(() => {
    end.current = new AbortController()
    return () => end.current?.abort()
  }, [])

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const remove = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

  async function send({ key, file }: Upload) {
    change(key, { state: 'sending', part: 0, problem: null })
    try {
      const onProgress = (part: number) => change(key, { part })
      const signal = end.current?.signal
      onTaken(await sendPicture({ file, place, productId, onProgress, ...(signal ? { signal } : {}) }))
      remove(key)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change(key, { state: 'refused', problem: Object.values(error.errors)[0]?.[0] ?? error.message })
    }
  }

  const next = uploads.find(({ state }) => state === 'waiting')
  const isFree = uploads.filter(({ state }) => state === 'sending').length < AT_ONCE
  useEffect(() => {
    if (next && isFree) void send(next)
    // Runs when a place becomes free or somebody waits for one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.key, isFree])

  const add = (files: readonly File[]) =>
    setUploads((all) => [
      ...all,
      ...files.map((file): Upload => {
        const problem = file.size > LARGEST_UPLOAD_BYTES ? UPLOAD_WORDS.too_large : null
        return { key: (nextKey.current += 1), file, state: problem ? 'refused' : 'waiting', part: 0, problem }
      }),
    ])
  const retry = (key: number) => change(key, { state: 'waiting', problem: null })
  return { uploads, add, remove, retry }
}
