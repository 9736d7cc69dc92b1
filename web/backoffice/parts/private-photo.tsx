import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import { readAsDataUrl } from '#web/backoffice/pictures/read-as-data-url.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'

/** A picture behind the login: fetched with it and shown from memory. */
export function PrivatePhoto({ path, alt, className }: { path: string; alt: string; className: string }) {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['backoffice', 'photos', path],
    queryFn: async () => readAsDataUrl(await api.file(path)),
    staleTime: Infinity,
  })
  if (isError) return <span className="block p-2 text-xs text-muted">The photo could not be loaded.</span>
  if (!data) return <Skeleton className="size-full" />
  return <img src={data} alt={alt} className={className} />
}
