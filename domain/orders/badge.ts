export type Tone = 'yellow' | 'blue' | 'purple' | 'green' | 'red' | 'orange' | 'grey'
export type Badge = { readonly label: string; readonly tone: Tone }

/** An unknown value shows raw in grey (spec section 4). */
export function badgeOf(badges: Readonly<Record<string, Badge>>, value: string): Badge {
  return Object.hasOwn(badges, value) ? (badges[value] ?? raw(value)) : raw(value)
}

function raw(value: string): Badge {
  return { label: value, tone: 'grey' }
}
