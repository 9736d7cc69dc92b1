const INDIA = { timeZone: 'Asia/Kolkata' }
const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  ...INDIA,
})

/** 16 Nov, 4:05 pm: short enough for a row, in the shop's time whatever the laptop says. */
export const momentText = (iso: string) => MOMENT.format(new Date(iso))
