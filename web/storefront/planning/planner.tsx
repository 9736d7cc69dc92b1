import { movedTo } from '#domain/planning/along-wall.ts'
import { MOST_PIECES, type PlannedPiece } from '#domain/planning/plan-address.ts'
import { planVerdict } from '#domain/planning/plan-words.ts'
import { AddPiece } from './add-piece.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { PieceList } from './piece-list.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanViews } from './plan-views.tsx'
import { usePieces, usePlan } from './use-plan.ts'

/** The measures, the pieces and the views of one plan. */
export function Planner() {
  const { plan, change } = usePlan()
  const pieces = usePieces(plan)
  const standing = pieces.flatMap((piece) => piece.standing ?? [])
  const { verdicts, summary, rest } = planVerdict(standing, plan.wall, plan.door)
  // A piece that has found its spot by itself keeps it when another one moves.
  const settled = plan.pieces.map((piece): PlannedPiece => {
    const at = standing.find(({ slug }) => slug === piece.slug)?.at
    return at === undefined ? piece : { ...piece, at }
  })
  const put = (slug: string, next: Partial<PlannedPiece>) =>
    change({ pieces: settled.map((piece) => (piece.slug === slug ? { ...piece, ...next } : piece)) })
  const move = (slug: string, at: number) => {
    const piece = standing.find((each) => each.slug === slug)
    if (piece) put(slug, { at: movedTo(at, piece, plan.wall) })
  }
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] print:mt-4 print:block">
      <div className="space-y-8 print:hidden">
        <MeasureFields plan={plan} onChange={change} />
        <AddPiece
          isFull={plan.pieces.length >= MOST_PIECES}
          has={(slug) => plan.pieces.some((piece) => piece.slug === slug)}
          onAdd={(slug) => change({ pieces: [...settled, { slug, at: null, isTurned: false }] })}
        />
      </div>
      <div className="min-w-0 space-y-6">
        <PlanViews plan={plan} pieces={pieces} verdicts={verdicts} onMove={move} />
        <div role="status" className="rounded-sm border border-sand bg-linen p-4">
          <p className="font-semibold">{summary}</p>
          <p className="text-muted">{rest}</p>
        </div>
        <PieceList
          pieces={pieces}
          verdicts={verdicts}
          onMove={move}
          onTurn={(slug, isTurned) => put(slug, { isTurned })}
          onRemove={(slug) => change({ pieces: settled.filter((piece) => piece.slug !== slug) })}
        />
        <PlanActions words={[summary, rest, ...verdicts.map((each) => sentenceOf(each, pieces))].join('\n')} />
      </div>
    </div>
  )
}

type Verdict = ReturnType<typeof planVerdict>['verdicts'][number]

function sentenceOf({ slug, door, wall }: Verdict, pieces: ReturnType<typeof usePieces>): string {
  return `${pieces.find((piece) => piece.slug === slug)?.product?.name ?? slug}: ${door} ${wall}`
}
