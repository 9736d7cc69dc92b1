import { useState } from 'react'
import type { DeskPicture, ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { notice } from '#web/ui/message/notice.ts'
import { describe, type Shown } from './picture-api.ts'
import type { PictureActions, ShownPicture } from './picture-card.tsx'
import { shownOf, type useProductPictures } from './use-product-pictures.ts'

type Opened = { what: 'describe' | 'crop'; picture: DeskPicture }

/** What can be done with a picture of a product; each action is one new order, saved at once. */
export function usePictureActions({ api, save, refresh }: ReturnType<typeof useProductPictures>) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (what: Opened['what']) => (entry: ShownPicture) => {
    if (entry.picture) setOpened({ what, picture: entry.picture })
  }

  async function takeOff({ name }: ShownPicture) {
    let before: Shown[] = []
    const isDone = await save((now) => {
      before = shownOf(now)
      return before.filter((each) => each.name !== name)
    })
    if (isDone)
      notice({
        title: 'Taken off the page. It waits under "Not shown".',
        action: { label: 'Undo', onPress: () => void save(() => before) },
      })
  }

  const actions: PictureActions = {
    describe: open('describe'),
    crop: open('crop'),
    takeOff: (entry) => void takeOff(entry),
    makeMain: ({ name }) => void save((now) => firstOf(shownOf(now), name)),
    setColours: ({ name }, colours) => void save((now) => withColours(shownOf(now), name, colours)),
  }

  /** A crop is a new picture: it takes the place of the one that it was cut from. */
  const replace = (cut: DeskPicture) => save((now) => replaced(now, opened?.picture.name ?? '', cut.name))

  async function show(picture: DeskPicture, alt: string): Promise<string | null> {
    try {
      const { version, focus } = picture
      if (alt !== picture.alt) await describe(api, 'product', picture.id, { version, alt, focus })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await refresh()
      return error.message
    }
    const isDone = await save((now) => [...shownOf(now), { name: picture.name, colours: [] }])
    return isDone ? null : 'It could not be shown; see above.'
  }
  return { actions, opened, close: () => setOpened(null), replace, show }
}

const firstOf = (shown: readonly Shown[], name: string) => [
  ...shown.filter((each) => each.name === name),
  ...shown.filter((each) => each.name !== name),
]

const withColours = (shown: readonly Shown[], name: string, colours: number[]) =>
  shown.map((each) => (each.name === name ? { name, colours } : each))

const replaced = (now: ProductPicturesJson, before: string, after: string) =>
  shownOf(now).map((each) => (each.name === before ? { ...each, name: after } : each))
