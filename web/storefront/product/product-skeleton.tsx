import { Skeleton, SkeletonText } from '#web/ui/message/skeleton.tsx'

export function ProductSkeleton() {
  return (
    <div role="status" className="page pt-6 pb-section">
      <span className="sr-only">Loading product</span>
      <Skeleton className="h-5 w-64" />
      <div className="mt-6 grid gap-8 lg:grid-cols-12 lg:gap-14">
        <Skeleton className="aspect-[4/5] w-full lg:col-span-7" />
        <div className="space-y-5 lg:col-span-5">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-48" />
          <SkeletonText lines={4} />
          <Skeleton className="h-13 w-full" />
        </div>
      </div>
    </div>
  )
}
