type SceneViewerLink = { model: string; colour: string; page: string; title: string; onWall: boolean }

/**
 * Opens Android's own viewer with the piece in its chosen colour, at its true size and not to be resized. `model` and `page` are whole
 * addresses; whoever has no such program comes back to the page.
 */
export function sceneViewerLink({ model, colour, page, title, onWall }: SceneViewerLink): string {
  const file = new URL(model)
  file.searchParams.set('colour', colour)
  const asked = new URLSearchParams({ file: file.href, mode: 'ar_preferred', resizable: 'false', title, link: page })
  if (onWall) asked.set('enable_vertical_placement', 'true')
  const app = 'scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW'
  return `intent://arvr.google.com/scene-viewer/1.2?${asked.toString()}#Intent;${app};S.browser_fallback_url=${encodeURIComponent(page)};end;`
}
