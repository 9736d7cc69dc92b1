/** Which of its pictures shows a piece in a colour; -1 when none does. The main picture shows the first colour. */
export function colourPicture(files: readonly string[], colors: readonly string[], color: string): number {
  if (color === colors[0]) return 0
  const ending = `-${color.toLowerCase().replaceAll(' ', '-')}.webp`
  return files.findIndex((file) => file.endsWith(ending))
}
