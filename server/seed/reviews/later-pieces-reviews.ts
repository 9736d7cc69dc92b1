import type { ReviewsBySlug } from '../seed-review.ts'

export const LATER_PIECES_REVIEWS: ReviewsBySlug = {
  'sonada-recliner': [
    [9, 5, 'Subrata Ghoshal', 'My father sat down at four and we could not get him out for dinner.'],
    [31, 5, 'Pema Choden', 'No motor, no cable, and it stops exactly where I stop.'],
    [52, 4, 'Deepak Bansal', 'Needs more room behind than I thought. Measure first.'],
    [68, 5, 'Kalpana Bhattarai', 'The leather has gone darker where his hands lie. It looks better every month.'],
    [83, 5, null, null],
  ],
  'rohini-storage-ottoman': [
    [12, 5, 'Ishita Nandi', 'All toys gone by nine, as promised.'],
    [29, 4, 'Rohan Gurung', 'Lid as a tray is a clever thing. Velvet shows the cat.'],
    [47, 4, 'Farida Begum', null],
  ],
  'ambootia-tv-unit': [
    [15, 5, 'Siddharth Roy', 'Remote works through the closed tambour. Children open and close it all day.'],
    [38, 4, 'Lhamu Sherpa', 'Beautiful and heavy. Four people up two floors.'],
    [60, 5, 'Manish Tibrewal', 'Cable slot runs the whole back, somebody there owns a television.'],
  ],
  'panighata-shoe-cabinet': [
    [7, 5, 'Ankita Pradhan', 'Wet shoes in the rains and no smell. That is all I wanted.'],
    [26, 4, 'Joydeep Kundu', 'Twenty pairs if nobody has boots.'],
    [44, 5, 'Shabnam Ara', null],
    [
      61,
      4,
      'Prosenjit Dey',
      'Doors close by themselves for the last finger. Came with one louvre loose, glued the same week.',
    ],
  ],
  'sukna-house-bed': [
    [11, 5, 'Trisha Lama', 'She went to bed by herself the first night. First time in three years.'],
    [33, 5, 'Vivek Somani', 'Edges really are round. We checked with a coin.'],
    [58, 3, 'Mousumi Barua', 'Lovely bed, but a mattress 185 long had to be cut for us.'],
    [77, 5, 'Reshma Chettri', 'Fairy lights on the roof, and no more stories from our own bed.'],
  ],
  'rimbik-baby-cot': [
    [14, 5, 'Nilanjana Basu', 'The oil smells of nothing and he has tasted all of it.'],
    [41, 5, 'Karma Wangdi', 'Solid. My mother asked whether they make it larger.'],
    [66, 4, 'Heena Agarwal', null],
    [84, 5, 'Bandana Ghimire', 'Third baby of the family, first cot that does not creak.'],
  ],
  'lamahatta-wardrobe': [
    [19, 5, 'Aparajita Sengupta', 'People touch the doors when they walk past.'],
    [45, 5, 'Tshering Dukpa', 'Fitters took two hours and levelled it on our old floor.'],
    [71, 4, 'Ramesh Poddar', 'Waited nine weeks. Worth it, but it was nine weeks.'],
    [92, 4, 'Sunita Lepcha', 'Holds everything. The top shelf needs a chair.'],
  ],
  'mungpoo-study-table': [
    [10, 5, 'Oindrila Majumdar', 'Board exams, two children, one table. It stood everything.'],
    [35, 4, 'Bikash Rai', 'Pigeonholes are a little low for files, right for notebooks.'],
    [54, 5, 'Sangita Jaiswal', 'Does not shake. My old one wrote earthquakes.'],
    [79, 5, 'Arghya Mitra', null],
    [95, 4, 'Tenzin Bhutia', 'I wish the drawer were a hand deeper.'],
    [101, 5, 'Moumita Pal', 'Two screens and a lamp, and still a place for tea.'],
  ],
  'sandakphu-latex-mattress': [
    [16, 5, 'Abhijit Saha', 'Firm without being a floor.'],
    [37, 3, 'Diki Yonzon', 'Smelled of rubber for three days, then of nothing.'],
    [63, 5, 'Preeti Chhajer', 'Back ache of two years, gone in two weeks.'],
    [70, 4, 'Gautam Sinha', 'Heavy to turn, you need two people. Sleeps cool in May.'],
  ],
  'bagrakote-bar-stool': [
    [8, 5, 'Samir Thapa', 'Three at our breakfast bar. The cord seat wins against every cushion.'],
    [28, 4, 'Gargi Bhowmik', 'Black shows dust, honey would not. Very steady.'],
    [50, 5, 'Naresh Minda', null],
    [74, 5, 'Ruma Tamang', 'My uncle is a large man and trusts it. So do we.'],
  ],
}
