const INDIA = { timeZone: 'Asia/Kolkata' }
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', ...INDIA })
const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', ...INDIA })

export const momentText = (iso: string) => MOMENT.format(new Date(iso))
export const timeText = (iso: string) => TIME.format(new Date(iso))
