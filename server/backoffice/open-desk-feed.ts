import type { Deps } from '#server/deps.ts'
import { selectEventsSince, selectNewestId } from './desk-events.store.ts'
import { DeskFeed } from './desk-feed.ts'

export const openDeskFeed = ({ db }: Pick<Deps, 'db'>): DeskFeed =>
  new DeskFeed({ newest: () => selectNewestId(db), since: (id) => selectEventsSince(db, id) })
