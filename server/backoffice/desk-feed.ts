import type { Person } from '#domain/accounts/permissions.ts'
import { mayHearOf } from '#domain/backoffice/desk-events.ts'
import { presentEvent } from './desk-events.present.ts'
import type { DeskEvent } from './desk-events.store.ts'

/** An open window of the back office. `renew` asks whether its session still stands, and what its person may now. */
export type DeskWindow = {
  readonly userId: number
  person: Person
  write(text: string): void
  end(): void
  renew(): Promise<Person | null>
}

type Source = { newest(): Promise<number>; since(id: number): Promise<DeskEvent[]> }

const BEAT_MS = 15_000
const MOST_REMEMBERED = 1_000

/** Tells every open window of this process what one connection to the database hears. */
export class DeskFeed {
  readonly #source: Source
  readonly #windows = new Set<DeskWindow>()
  readonly #told = new Set<number>()
  #newest = 0
  #hasBegun = false
  #timer: NodeJS.Timeout | undefined

  constructor(source: Source) {
    this.#source = source
  }

  countOf(userId: number): number {
    return [...this.#windows].filter((window) => window.userId === userId).length
  }

  /** Answers how to leave again. */
  join(window: DeskWindow): () => void {
    this.#windows.add(window)
    this.#timer ??= setInterval(() => void this.beat(), BEAT_MS).unref()
    return () => this.#leave(window)
  }

  #leave(window: DeskWindow): void {
    this.#windows.delete(window)
    if (this.#windows.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  tell(event: DeskEvent): void {
    if (this.#told.has(event.id)) return
    this.#told.add(event.id)
    for (const id of this.#told) if (this.#told.size > MOST_REMEMBERED) this.#told.delete(id)
    this.#newest = Math.max(this.#newest, event.id)
    const message = messageOf(event)
    if (message === null) return
    for (const window of this.#windows) if (mayHearOf(window.person, event.kind)) window.write(message)
  }

  /** What was missed while the line was down. The first time there is nothing to miss: only where to begin. */
  async catchUp(): Promise<void> {
    if (!this.#hasBegun) return this.#begin()
    for (const event of await this.#source.since(this.#newest)) this.tell(event)
  }

  async #begin(): Promise<void> {
    const newest = await this.#source.newest()
    for (const { id } of await this.#source.since(newest)) this.#told.add(id)
    this.#newest = Math.max(this.#newest, newest)
    this.#hasBegun = true
  }

  /** Keeps the connections alive, ends those whose session has ended, and looks for what nobody announced. */
  async beat(): Promise<void> {
    await Promise.all([...this.#windows].map((window) => this.#renew(window)))
    await this.catchUp().catch(() => undefined)
  }

  async #renew(window: DeskWindow): Promise<void> {
    try {
      const person = await window.renew()
      if (person === null) return window.end()
      window.person = person
    } catch {
      // The database does not answer: the session is asked about again with the next beat.
    }
    window.write(': still here\n\n')
  }

  close(): void {
    for (const window of this.#windows) window.end()
    clearInterval(this.#timer)
  }
}

export function messageOf(event: DeskEvent): string | null {
  const shown = presentEvent(event)
  return shown && `id: ${shown.id}\nevent: ${shown.kind}\ndata: ${JSON.stringify(shown)}\n\n`
}
