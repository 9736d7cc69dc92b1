import { clsx } from 'clsx'

/** Stands where a picture is missing or failed: an armchair in pencil, on the same linen as the photographs. */
export function PlaceholderPicture({ alt, className }: { alt: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      className={clsx('block size-full bg-linen', className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M0 372h400v128H0z" fill="#e8dfd1" />
      <path d="M262 0h138v500h-40z" fill="#fbf8f3" opacity="0.45" />
      <ellipse cx="200" cy="392" rx="118" ry="11" fill="#cfc1ad" opacity="0.7" />
      <g fill="#f7f2ea" stroke="#8e7e6c" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="m128 338-12 52M272 338l12 52M152 342l-4 40M248 342l4 40" fill="none" />
        <path d="M126 300c-4-48-2-86 8-112 6-15 20-20 66-20s60 5 66 20c10 26 12 64 8 112" />
        <path d="M136 292c20-7 108-7 128 0 7 3 9 30 4 38-14 8-122 8-136 0-5-8-3-35 4-38Z" />
        <path d="M102 254c0-15 28-17 30 0 3 22 4 58 1 80-1 8-25 8-27 0-4-24-4-56-4-80ZM298 254c0-15-28-17-30 0-3 22-4 58-1 80 1 8 25 8 27 0 4-24 4-56 4-80Z" />
        <path d="M200 176v104M163 184c-5 34-6 66-3 96M237 184c5 34 6 66 3 96" fill="none" opacity="0.4" />
      </g>
    </svg>
  )
}
