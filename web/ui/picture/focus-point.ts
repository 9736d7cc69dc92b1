/** In percent from the left and from the top. */
export type FocusPoint = { readonly x: number; readonly y: number }

/** In tenths, which parts.css knows: the security policy of served pages forbids style attributes. */
export function focusAttributes(focus: FocusPoint | undefined): Record<string, number> {
  if (!focus) return {}
  return { 'data-focus-x': Math.round(focus.x / 10), 'data-focus-y': Math.round(focus.y / 10) }
}
