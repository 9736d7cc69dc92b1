import { Suspense, useState } from 'react'
import { ApiError } from '#web/api/api.ts'
import type { DeskPicture, ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { ConfirmAction } from '#web/backoffice/form/confirm-action.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { late } from '#web/ui/page/late.ts'
import { AsidePictures } from './aside-pictures.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { throwAway } from './picture-api.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { usePictureActions } from './use-picture-actions.ts'
import { useProductPictures } from './use-product-pictures.ts'
import { useUploads } from './use-uploads.ts'

const CropDialog = late(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** The pictures of a product: brought, described, cropped, ordered. Every change is saved at once. */
export function ProductPictures({ productId }: { productId: number }) {
  const pictures = useProductPictures(productId)
  if (pictures.data) return <Pictures productId={productId} data={pictures.data} pictures={pictures} />
  if (pictures.error)
    return (
      <FailedState
        title="The pictures could not be loaded"
        text={pictures.error instanceof ApiError ? pictures.error.message : undefined}
        onRetry={() => void pictures.refetch()}
      />
    )
  return (
    <div role="status" aria-label="The pictures are loading" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} className="aspect-[4/5]" />
      ))}
    </div>
  )
}

type PicturesProps = {
  productId: number
  data: ProductPicturesJson
  pictures: ReturnType<typeof useProductPictures>
}

function Pictures({ productId, data, pictures }: PicturesProps) {
  const { actions, opened, close, replace, show } = usePictureActions(pictures)
  const uploads = useUploads({ place: 'product', productId, onTaken: () => void pictures.refresh() })
  const [thrown, setThrown] = useState<DeskPicture | null>(null)
  const order = (names: string[]) => void pictures.save((now) => ordered(now, names))
  const reload = async () => findIn((await pictures.refetch()).data, opened?.picture.id)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PictureDrop isMany label="Drop pictures here, or choose files" onFiles={uploads.add} />
        <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
      </div>
      <p role="alert" className="text-sm font-medium text-terracotta-deep empty:hidden">
        {pictures.problem}
      </p>
      {data.aside.length > 0 && (
        <section aria-labelledby="pictures-aside">
          <h2 id="pictures-aside" className="mb-2 font-sans text-base font-semibold">
            Not shown ({data.aside.length})
          </h2>
          <AsidePictures pictures={data.aside} onShow={show} onThrowAway={setThrown} />
        </section>
      )}
      <ShownPictures data={data} actions={actions} onOrder={order} />
      {opened?.what === 'describe' && (
        <DescribeDialog
          isOpen
          place="product"
          picture={opened.picture}
          onClose={close}
          onSaved={() => void pictures.refresh()}
          reload={reload}
        />
      )}
      {opened?.what === 'crop' && (
        <Suspense>
          <CropDialog
            place="product"
            productId={productId}
            picture={opened.picture}
            onClose={close}
            onCropped={replace}
          />
        </Suspense>
      )}
      <ConfirmAction
        isOpen={thrown !== null}
        onClose={() => setThrown(null)}
        title="Throw this picture away?"
        words={`${thrown?.sent_name || thrown?.name} is deleted with all its sizes. This cannot be undone.`}
        confirmLabel="Throw away"
        busyLabel="Throwing away..."
        isDangerous
        onConfirm={() => throwAway(pictures.api, productId, thrown?.id ?? 0)}
        onDone={() => void pictures.refresh()}
      />
    </div>
  )
}

type ShownProps = Pick<PicturesProps, 'data'> & {
  actions: ReturnType<typeof usePictureActions>['actions']
  onOrder: (names: string[]) => void
}

function ShownPictures({ data, actions, onOrder }: ShownProps) {
  return (
    <section aria-labelledby="pictures-shown">
      <h2 id="pictures-shown" className="mb-2 font-sans text-base font-semibold">
        In the shop ({data.shown.length})
      </h2>
      {data.shown.length === 0 ? (
        <p className="rounded-md bg-linen p-4 text-sm text-muted">
          No picture yet: the shop shows a drawing in its place. Bring one and say what it shows.
        </p>
      ) : (
        <PictureGrid pictures={data} actions={actions} onOrder={onOrder} />
      )}
    </section>
  )
}

const ordered = ({ shown }: ProductPicturesJson, names: readonly string[]) =>
  names.map((name) => ({ name, colours: [...(shown.find((each) => each.name === name)?.colours ?? [])] }))

const findIn = (data: ProductPicturesJson | undefined, id: number | undefined) =>
  data?.shown.map(({ picture }) => picture).find((picture) => picture?.id === id) ?? undefined
