export function readTimeText(minutes: number): string {
  return `${minutes} min read`
}
