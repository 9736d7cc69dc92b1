import { type IsoDate, isoDate } from '#domain/time/ist.ts'

/**
 * Days on which workshop, vans and carriers rest: the national holidays and those of West Bengal. Feasts that follow the
 * moon are as forecast; the year's own list of the state government decides, and is put in here when it comes out.
 */
const DAYS: readonly (readonly [day: string, name: string])[] = [
  ['2026-01-23', "Netaji's birthday, Saraswati Puja"],
  ['2026-01-26', 'Republic Day'],
  ['2026-03-03', 'Doljatra'],
  ['2026-03-04', 'Holi'],
  ['2026-03-21', 'Eid-ul-Fitr'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-15', 'Bengali New Year'],
  ['2026-05-01', 'May Day'],
  ['2026-05-27', 'Eid-ud-Zoha'],
  ['2026-06-26', 'Muharram'],
  ['2026-08-15', 'Independence Day'],
  ['2026-09-04', 'Janmashtami'],
  ['2026-10-02', "Gandhi's birthday"],
  ['2026-10-17', 'Durga Puja, Sasthi'],
  ['2026-10-19', 'Durga Puja, Ashtami'],
  ['2026-10-20', 'Durga Puja, Navami'],
  ['2026-10-21', 'Durga Puja, Dashami'],
  ['2026-11-09', 'Day after Kali Puja'],
  ['2026-11-11', 'Bhai Phonta'],
  ['2026-11-24', "Guru Nanak's birthday"],
  ['2026-12-25', 'Christmas'],
  ['2027-01-23', "Netaji's birthday"],
  ['2027-01-26', 'Republic Day'],
  ['2027-02-11', 'Saraswati Puja'],
  ['2027-03-10', 'Eid-ul-Fitr'],
  ['2027-03-22', 'Doljatra and Holi'],
  ['2027-03-26', 'Good Friday'],
  ['2027-04-15', 'Bengali New Year'],
  ['2027-05-01', 'May Day'],
  ['2027-05-17', 'Eid-ud-Zoha'],
  ['2027-06-16', 'Muharram'],
  ['2027-08-25', 'Janmashtami'],
  ['2027-10-02', "Gandhi's birthday"],
  ['2027-10-06', 'Durga Puja, Saptami'],
  ['2027-10-07', 'Durga Puja, Ashtami'],
  ['2027-10-08', 'Durga Puja, Navami'],
  ['2027-10-09', 'Durga Puja, Dashami'],
  ['2027-10-29', 'Kali Puja'],
  ['2027-12-25', 'Christmas'],
]

export const HOLIDAYS: ReadonlyMap<IsoDate, string> = new Map(DAYS.map(([day, name]) => [isoDate(day), name]))
