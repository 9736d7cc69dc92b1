export const controlClass =
  'w-full min-h-11 rounded-sm border border-edge bg-white px-3.5 py-2.5 text-base/6 text-ink transition-colors placeholder:text-muted/80 ' +
  'hover:border-bark focus-visible:border-leaf focus-visible:outline-offset-1 disabled:bg-linen disabled:text-muted ' +
  'aria-invalid:border-terracotta aria-invalid:bg-terracotta-soft/40'
