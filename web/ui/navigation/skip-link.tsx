export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-[70] -translate-y-20 rounded-sm bg-leaf px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
    >
      Skip to main content
    </a>
  )
}
