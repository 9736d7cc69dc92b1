/** Not to scale: what one tells a visitor on the phone. */
export function DrawnMap({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 900 600"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Sketch: ${name} on Hill Cart Road, between the junction and the Mahananda bridge`}
      className="absolute inset-0 size-full"
    >
      <rect width="900" height="600" fill="#f6f0e6" />
      <path d="M0 92c120-40 170 10 300-12s170-70 290-52 190 8 310-24V0H0Z" fill="#dfe6da" />
      <path d="M0 60c130-36 190 6 310-16s160-52 280-38 200 6 310-20V0H0Z" fill="#c5d1c2" />
      <path
        d="M-20 470C140 440 190 520 330 500s190-110 340-92 150 60 260 40v70c-110 20-150-30-260-40s-190 70-330 90-240-60-360-30Z"
        fill="#c9d9dd"
      />
      <g fill="none" stroke="#ffffff" strokeLinecap="round">
        <path d="M120 660C260 480 390 330 470 210S620 30 700-40" strokeWidth="26" />
        <path d="M-20 250c160-14 300 6 480-24s300-60 460-50" strokeWidth="18" />
        <path d="M560 660c-10-120-50-190-96-290" strokeWidth="14" />
        <path
          d="M180 120c90 60 170 90 290 96M620 150c90 80 160 160 300 200M250 330c-60 60-140 80-280 90"
          strokeWidth="10"
        />
      </g>
      <path
        d="M60 660C190 500 300 380 360 250S470 60 520-40"
        fill="none"
        stroke="#8e7e6c"
        strokeWidth="3"
        strokeDasharray="12 7"
      />
      <g className="fill-muted font-sans" fontSize="19">
        <text transform="rotate(-52 300 420)" x="262" y="448" letterSpacing="2">
          Hill Cart Road
        </text>
        <text x="700" y="170">
          Sevoke Road
        </text>
        <text x="640" y="462" className="fill-tone-blue-text" fontStyle="italic">
          Mahananda
        </text>
        <text x="214" y="240">
          Junction
        </text>
        <text x="640" y="58">
          to Darjeeling
        </text>
      </g>
      <g transform="translate(436 262)">
        <ellipse cy="4" rx="17" ry="6" fill="#241c15" opacity="0.18" />
        <path d="M0 0c-22-26-31-39-31-55a31 31 0 0 1 62 0c0 16-9 29-31 55Z" fill="#a9482a" />
        <path d="m-13-50 13-12 13 12v14h-26Z" fill="#fbf8f3" />
        <text x="44" y="-42" className="fill-ink font-serif" fontSize="30">
          {name}
        </text>
      </g>
    </svg>
  )
}
