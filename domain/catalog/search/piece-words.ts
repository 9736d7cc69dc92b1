import type { Meaning } from './vocabulary.ts'

const listed = (text: string) => text.split(', ').filter(Boolean)

function piece(words: string, near = '', kinds = ''): Meaning {
  return { kind: 'piece', words: listed(words), near: listed(near), kinds: listed(kinds) }
}

/** What people in Siliguri call a piece: English, Hindi, Bengali and Nepali in Latin letters. */
export const PIECE_WORDS: readonly Meaning[] = [
  piece('sofa, couch, sofa set, sopha, settee, sofaset'),
  piece('daybed, day bed, diwan, divan, deewan, dewan, takht, takhat, sofa cum bed, sofa bed, sofacumbed'),
  piece('swing, jhoola, jhula, jhulan, dolna, hammock, swing chair'),
  piece('recliner, recliner sofa, rocking chair, easy chair, aram kursi, aaram kursi', 'lounge chair, armchair'),
  piece('armchair, arm chair, accent chair, sofa chair, single sofa, one seater sofa, 1 seater sofa', 'lounge chair'),
  piece('lounge chair, relax chair, relaxing chair'),
  piece(
    'outdoor set, outdoor furniture, outdoor chair, garden set, garden furniture, garden chair, balcony set, balcony furniture, balcony chair, veranda chair, patio set, lawn chair, terrace furniture',
    'lounge chair, swing',
  ),
  piece('chair, kursi, kurshi, chear, mech, kedara', '', 'armchair'),
  piece('office chair, study chair, computer chair, desk chair, work chair', 'armchair, dining chair, spindle chair'),
  piece('bench, dining bench, bed bench'),
  piece('stool, chowki, mooda, mudha, mora, murha, pidha, piri, tul'),
  piece('counter stool, bar stool, barstool, bar chair, high stool, kitchen stool, high chair'),
  piece(
    'pouffe, pouf, puff, poof, puffy, ottoman, footstool, foot stool, footrest, foot rest, bean bag, beanbag',
    'stool',
  ),
  piece('table, mez, mej, tebil, tabil'),
  piece(
    'coffee table, center table, centre table, tea table, teapoy, tepoy, tipoy, tea poy, sofa table',
    'side table, nesting tables',
  ),
  piece('side table, end table, peg table, corner table, lamp table', 'bedside table, nesting tables'),
  piece('bedside table, bed side table, bedside, bedside cabinet, nightstand, night stand, bed table'),
  piece('nesting tables, nesting table, nest of tables, nested tables, stacking tables'),
  piece('console table, console, entrance table, hall table, foyer table, hallway table'),
  piece(
    'dressing table, dresser, vanity, vanity table, makeup table, make up table, mirror table, sringar table, dressing',
  ),
  piece(
    'desk, study table, office table, writing table, computer table, laptop table, work table, reading table, padhai table, study desk, work from home table',
    'console table, dressing table',
  ),
  piece('dining table, dinner table, khane ka table, khana table, khabar table, eating table'),
  piece('dining set, dining table set, dinner set', 'dining table, dining chair, dining bench'),
  piece(
    'media, tv, television, tv unit, tv stand, tv table, tv cabinet, tv console, tv showcase, tv rack, media unit, entertainment unit, led tv',
  ),
  piece('bookcase, bookshelf, book shelf, book rack, book case, bookrack, kitab rack, kitab almari'),
  piece('shelf, shelves, rack, shelving', 'bookcase'),
  piece(
    'wardrobe, almirah, almira, almari, almaari, almera, cupboard, closet, daraj, cloth cabinet, kapda almari, steel almirah',
    'chest of drawers',
  ),
  piece('chest of drawers, drawers, drawer, chest drawer, drawer chest, drawer unit'),
  piece('blanket box, trunk, chest, sandook, sanduk, sinduk, peti, baksa, storage box, storage trunk, box'),
  piece('sideboard, side board, buffet, credenza, buffet table'),
  piece(
    'crockery cabinet, crockery unit, crockery, showcase, show case, china cabinet, display cabinet, glass cabinet, glass almirah, kitchen cabinet, display unit',
  ),
  piece('cabinet', 'media unit, sideboard, almirah'),
  piece('shoe rack, shoe cabinet, juta rack, juta almari, shoe stand, shoe storage', 'bench, sideboard, console table'),
  piece(
    'coat stand, coat rack, hat stand, cloth stand, clothes stand, hanger stand, umbrella stand, kapda stand, alna, aalna, clothes rack, cloth rack, kapda rack, garment rack',
    'wardrobe',
  ),
  piece(
    'temple, mandir, pooja unit, puja mandir, pooja mandir, pooja ghar, puja ghar, thakur ghar, thakur bari, home temple',
    'console table, cabinet',
  ),
  piece('bed, palang, palong, khat, khaat, charpai, charpoy, cot, bichana, bistar, cot bed, bedstead'),
  piece('four poster, four poster bed, poster bed, canopy bed, mosquito net bed'),
  piece('bunk bed, bunk, double decker bed, double deck bed, loft bed, trundle bed', 'children bed'),
  piece(
    'children bed, childrens bed, kids bed, kid bed, child bed, house bed, toddler bed, single bed',
    'bunk bed, daybed, bed',
  ),
  piece('baby cot, baby bed, crib, baby crib, cradle, palna', 'children bed'),
  piece('mattress, gadda, toshak, gadde', 'bed, cushion'),
  piece('lamp, light, lights, batti, lighting, lantern, bati', '', 'pendant'),
  piece('floor lamp, standing lamp, reading lamp, reading light, stand lamp, floor light'),
  piece('table lamp, bedside lamp, night lamp, desk lamp, study lamp, bed lamp, night light'),
  piece(
    'pendant, hanging light, hanging lamp, ceiling light, ceiling lamp, pendant light, pendant lamp, jhumar, jhoomar, chandelier, roof light, jhar',
  ),
  piece('rug, carpet, galicha, galaincha, kaleen, kalin, floor mat, floor carpet', 'dhurrie'),
  piece('dhurrie, durrie, dari, darri, dhurry, durry, satranji, shatranji', 'rug'),
  piece('mat, doormat, door mat', 'dhurrie, rug'),
  piece('cushion, pillow, takiya, gaddi, masnad, balish, cushion cover, pillow cover, throw pillow'),
  piece('throw, blanket, kambal, shawl, sofa throw, sofa cover', 'bedcover'),
  piece(
    'quilt, bedcover, bed cover, bedspread, razai, rajai, lep, kantha, comforter, duvet, sirak, bedsheet, bed sheet, chadar, chaddar, bed spread',
    'throw',
  ),
  piece('runner, table runner, table cloth, tablecloth, table cover, table mat, placemat'),
  piece('curtain, curtains, parda, drapes', 'throw, linen, runner'),
  piece('mirror, aina, aaina, ayna, sheesha, shisha, shesha, looking glass, darpan'),
  piece('planter, plant stand, plant pot, flower pot, gamla, pot, pots, basket, plant, tokri'),
  piece('vase, flower vase, phooldan, fuldani', 'planter'),
  piece(
    'decor, decoration, home decor, showpiece, show piece, wall decor, wall art, painting, gift',
    'mirror, planter',
  ),
  piece('wall clock, clock, ghadi', 'mirror'),
]
