/** A name in which no word is broken at its hyphen: "Three-Seater" moves to the next line as a whole. */
export function Unbroken({ text }: { text: string }) {
  // Most names have none: one text is a seventh of the nodes.
  if (!text.includes('-')) return text
  return text.split(/( )/).map((word, at) =>
    word.includes('-') ? (
      <span key={at} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
