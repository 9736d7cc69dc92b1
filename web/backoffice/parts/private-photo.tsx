import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import { Skeleton } from '#web/ui/message/skeleton.tsx'

/** A picture that only staff may see: fetched with the login and shown from memory. */
export function PrivatePhoto({ path, alt, className }: { path: string; alt: string; className: string }) {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['backoffice', 'photos', path],
    queryFn: async () => dataAddress(await api.file(path)),
    staleTime: Infinity,
  })
  if (isError) return <span className="block p-2 text-xs text-muted">The photo could not be loaded.</span>
  if (!data) return <Skeleton className="size-full" />
  return <img src={data} alt={alt} className={className} />
}

/** The page's content policy shows pictures of the shop and data: addresses, and no other. */
function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo cannot be read')))
    reader.readAsDataURL(blob)
  })
}
