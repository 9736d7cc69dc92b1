import type { Meaning } from './vocabulary.ts'

const listed = (text: string) => text.split(', ').filter(Boolean)
const look = (words: string, near = '', kinds = ''): Meaning => ({
  kind: 'look',
  words: listed(words),
  near: listed(near),
  kinds: listed(kinds),
})
const place = (words: string, near = ''): Meaning => ({ kind: 'place', words: listed(words), near: listed(near) })

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Hardly a name says so many: what seats many is near, and a bare 'five' in a description counts something else. */
const MANY_SEATS = 5

/** '3 seater' is 'three-seater', and a table 'for four' seats four. */
const SEATS: readonly Meaning[] = NUMBERS.map((word, at) => {
  const figure = at + 1
  return look(
    `${word} seater, ${figure} seater, ${word} seat, ${figure} seat, ${figure} seats, ${figure} person, ${figure} people, ${figure} log`,
    figure < MANY_SEATS ? '' : 'corner, sofa, six seater',
    figure < MANY_SEATS ? word : '',
  )
})
const FIGURES: readonly Meaning[] = NUMBERS.map((word, at) => look(`${word}, ${at + 1}`))

/** Materials, colours, sizes and rooms, as people here call them. */
export const LOOK_WORDS: readonly Meaning[] = [
  ...SEATS,
  ...FIGURES,
  look('teak, teak wood, teakwood, sagwan, sagun, saguan, sagwaan, segun, shegun'),
  look('sal, sal wood, saal, saal wood, sakhua, shal'),
  look('sheesham, shisham, rosewood, oak, pine, mahogany, walnut wood', 'teak, sal'),
  look('mango, mango wood, mangowood, aam', 'sal'),
  look('wood, wooden, solid wood, lakdi, lakri, kaath, kather, timber', '', 'teak, sal, mango'),
  look('cane, rattan, wicker, bet, beth, bamboo, baans, bans'),
  look('brass, pital, peetal, golden, gold'),
  look('steel, iron, loha, lohe', 'brass'),
  look('metal', '', 'brass, steel'),
  look('marble, sangmarmar, stone, pathar', 'white'),
  look('glass, kaanch'),
  look('linen, flax'),
  look('cotton, suti, sooti', 'linen'),
  look('wool, woollen, woolen, oon'),
  look('velvet, makhmal', 'boucle'),
  look('boucle, fabric, kapda, cloth, upholstered', 'velvet, linen'),
  look('jute, paat'),
  look('leather, rexine', 'velvet, boucle'),
  look('white, safed, sada', 'ivory, oatmeal'),
  look('ivory, cream, off white, beige, oatmeal', 'white, flax'),
  look('black, kala, kaala, kalo', 'charcoal, dark'),
  look('grey, gray, charcoal', 'black'),
  look('green, hara, hari, sobuj, moss, sage, tea green'),
  look('blue, neela, nila, neel, indigo, navy'),
  look('red, lal, laal, maroon, terracotta, rust', 'orange'),
  look('brown, walnut, dark brown, honey', 'dark, natural'),
  look('yellow, mustard, holud', 'honey, brass'),
  look('round, circular, gol, circle'),
  look('striped, stripe, stripes'),
  look('king, king size, king sized, 6x6, 6 by 6'),
  look('queen, queen size, queen sized, double, double size', 'king'),
  look('single, single size', 'two'),
  look('corner, l shape, l shaped, l type, l size, lshape, sectional'),
  look('carved, nakkashi, nakashi', 'turned'),
  place('living room, drawing room, sitting room, hall, living, drawing, baithak, bosar ghor'),
  place('bedroom, bed room, shobar ghor, shoyar ghor'),
  place('dining room, dining hall, khabar ghor'),
  place('balcony, veranda, verandah, outdoor, garden, patio, terrace, baramda', 'cane lounge, planter, swing'),
  place('entrance, entryway, foyer, hallway', 'console'),
]
