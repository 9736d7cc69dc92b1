import { clsx } from 'clsx'
import type { PieceVerdict } from '#domain/planning/plan-words.ts'
import { inCentimetres, sizeText } from '#web/storefront/listing/size-text.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import type { PlanPiece } from './use-plan.ts'

const ArrowLeft = drawnIcon('arrow-left')
const ArrowRight = drawnIcon('arrow-right')
const RotateCw = drawnIcon('rotate-cw')
const Trash2 = drawnIcon('trash-2')
const STEP = 100

type PieceListProps = {
  pieces: readonly PlanPiece[]
  verdicts: readonly PieceVerdict[]
  onMove: (slug: string, at: number) => void
  onTurn: (slug: string, isTurned: boolean) => void
  onRemove: (slug: string) => void
}

/** Everything that the drawing shows and a drag does, in words and buttons. */
export function PieceList({ pieces, verdicts, ...actions }: PieceListProps) {
  if (pieces.length === 0)
    return (
      <p className="text-muted print:hidden">Add a piece by its name, and it takes the first free spot at the wall.</p>
    )
  return (
    <ul aria-label="Pieces at the wall" className="divide-y divide-sand border-y border-sand">
      {pieces.map((piece) => (
        <li key={piece.slug} className="py-4 print:break-inside-avoid">
          <Piece piece={piece} verdict={verdicts.find(({ slug }) => slug === piece.slug)} {...actions} />
        </li>
      ))}
    </ul>
  )
}

type PieceProps = Omit<PieceListProps, 'pieces' | 'verdicts'> & { piece: PlanPiece; verdict: PieceVerdict | undefined }

const WAITING = {
  loading: 'Loading its size...',
  gone: 'This piece could not be found in the shop.',
  'without size': 'Its size is not recorded yet. Ask us.',
  here: '',
}

function Piece({ piece: { slug, product, standing, state }, verdict, onMove, onTurn, onRemove }: PieceProps) {
  const name = product?.name ?? slug
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{product ? <TextLink href={`/product/${slug}`}>{name}</TextLink> : name}</p>
        {product && <p className="figures text-sm text-muted">{sizeText(product.dimensions)}</p>}
        {verdict && standing ? (
          <p className={clsx('mt-1 text-sm', !verdict.fits && 'font-medium text-terracotta-deep')}>
            {verdict.fits ? 'Fits: ' : 'Does not fit: '}
            {verdict.door} {verdict.wall} Stands {inCentimetres(standing.at)} cm from the left end.
          </p>
        ) : (
          <p className="mt-1 text-sm text-muted">{WAITING[state]}</p>
        )}
      </div>
      <div className="flex gap-1 print:hidden">
        {standing && (
          <>
            <IconButton
              label={`Move ${name} to the left`}
              icon={ArrowLeft}
              variant="outlined"
              onClick={() => onMove(slug, standing.at - STEP)}
            />
            <IconButton
              label={`Move ${name} to the right`}
              icon={ArrowRight}
              variant="outlined"
              onClick={() => onMove(slug, standing.at + STEP)}
            />
            <IconButton
              label={`Turn ${name}`}
              icon={RotateCw}
              variant="outlined"
              aria-pressed={standing.isTurned}
              onClick={() => onTurn(slug, !standing.isTurned)}
            />
          </>
        )}
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onRemove(slug)} />
      </div>
    </div>
  )
}
