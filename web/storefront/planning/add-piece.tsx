import { useQueryClient } from '@tanstack/react-query'
import { MOST_PIECES } from '#domain/planning/plan-address.ts'
import { useApi } from '#web/api/use-api.ts'
import { SearchBox } from '#web/storefront/search/search-box.tsx'
import { ahead, late, untilThere } from '#web/ui/page/late.ts'
import { ADD_PIECE, ADD_PIECE_HINT } from './add-piece-form.ts'

const loadSearch = () => import('./piece-search.tsx')
const PieceSearch = late(async () => (await loadSearch()).PieceSearch)

type AddPieceProps = { isFull: boolean; has: (slug: string) => boolean; onAdd: (slug: string) => void }

export function AddPiece({ isFull, has, onAdd }: AddPieceProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  if (isFull) return <p className="text-sm text-muted">{MOST_PIECES} pieces are as many as one wall shows.</p>
  async function addFound(words: string): Promise<boolean> {
    const { findPiece } = await untilThere(loadSearch)
    const slug = await findPiece({ api, queryClient }, words, has)
    if (slug !== undefined) onAdd(slug)
    return slug !== undefined
  }
  return (
    <SearchBox
      form={ADD_PIECE}
      hint={ADD_PIECE_HINT}
      searched=""
      onReach={ahead(loadSearch)}
      onSearch={(words) => void addFound(words)}
    >
      {(start) => <PieceSearch {...start} has={has} onAdd={onAdd} onSearch={addFound} />}
    </SearchBox>
  )
}
