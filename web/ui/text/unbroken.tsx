/** A name in which no word is broken at its hyphen: "Three-Seater" moves to the next line as a whole. */
export function Unbroken({ text }: { text: string }) {
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
