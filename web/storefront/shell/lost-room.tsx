/** An empty room in pencil: window light on the floor, a nail where a picture hung, one stool left behind. */
export function LostRoom({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 480 420"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d="M40 40h400v250H40z" fill="#f1ebe1" />
      <path d="M40 290h400l34 96H6z" fill="#e6dccd" />
      <path d="m150 290-46 96M260 290l-6 96M366 290l36 96" stroke="#cfc1ad" strokeWidth="1.5" />
      <g stroke="#8e7e6c" strokeWidth="2">
        <path d="M40 290h400M40 40v250M440 40v250" />
        <path d="M84 84h116v138H84z" fill="#fbf8f3" />
        <path d="M142 84v138M84 150h116" />
        <path d="M72 222h140" strokeWidth="4" />
      </g>
      <path d="m196 300 118-2 66 68-142 6z" fill="#fbf8f3" opacity="0.75" />
      <path d="m254 299 2 71M214 330l136-4" stroke="#e6dccd" strokeWidth="3" />
      <path d="M276 96h92v70h-92z" stroke="#cfc1ad" strokeWidth="2" strokeDasharray="5 7" />
      <circle cx="322" cy="78" r="3" fill="#9a7434" />
      <path d="m322 78-20 18M322 78l20 18" stroke="#9a7434" strokeWidth="1.2" />
      <g stroke="#3b2a1e" strokeWidth="2.4" fill="#fbf8f3">
        <path d="m346 262-9 72M394 262l9 72M362 264l-3 58M378 264l3 58" />
        <path d="M343 308h54" />
        <path d="M332 250c0-7 76-7 76 0v9c0 7-76 7-76 0Z" />
      </g>
    </svg>
  )
}
