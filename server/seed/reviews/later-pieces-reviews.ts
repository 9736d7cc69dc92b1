import type { ReviewsBySlug } from '../seed-review.ts'

export const LATER_PIECES_REVIEWS: ReviewsBySlug = {
  'sonada-recliner': [
    [9, 5, 'Subrata Ghoshal', 'My father sat down at four and we could not get him out for dinner.'],
    [31, 5, 'Pema Choden', 'No motor, no cable, and it stops exactly where I stop.'],
    [52, 4, 'Deepak Bansal', 'Needs more room behind than I thought. Measure first.'],
  ],
  'rohini-storage-ottoman': [
    [12, 5, 'Ishita Nandi', 'All toys gone by nine, as promised.'],
    [29, 4, 'Rohan Gurung', 'Lid as a tray is a clever thing. Velvet shows the cat.'],
    [47, 5, 'Farida Begum', null],
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
  ],
  'sukna-house-bed': [
    [11, 5, 'Trisha Lama', 'She went to bed by herself the first night. First time in three years.'],
    [33, 5, 'Vivek Somani', 'Edges really are round. We checked with a coin.'],
    [58, 4, 'Mousumi Barua', 'Mattress of 90 cm is easy, 185 long had to be cut.'],
  ],
  'rimbik-baby-cot': [
    [14, 5, 'Nilanjana Basu', 'The oil smells of nothing and he has tasted all of it.'],
    [41, 5, 'Karma Wangdi', 'Solid. My mother asked whether they make it larger.'],
    [66, 4, 'Heena Agarwal', null],
  ],
  'lamahatta-wardrobe': [
    [19, 5, 'Aparajita Sengupta', 'People touch the doors when they walk past.'],
    [45, 5, 'Tshering Dukpa', 'Fitters took two hours and levelled it on our old floor.'],
    [71, 4, 'Ramesh Poddar', 'Waited nine weeks. Worth it, but it was nine weeks.'],
  ],
  'mungpoo-study-table': [
    [10, 5, 'Oindrila Majumdar', 'Board exams, two children, one table. It stood everything.'],
    [35, 4, 'Bikash Rai', 'Pigeonholes are a little low for files, right for notebooks.'],
    [54, 5, 'Sangita Jaiswal', 'Does not shake. My old one wrote earthquakes.'],
  ],
  'sandakphu-latex-mattress': [
    [16, 5, 'Abhijit Saha', 'Firm without being a floor.'],
    [37, 4, 'Diki Yonzon', 'Smelled of rubber for three days, then of nothing.'],
    [63, 5, 'Preeti Chhajer', 'Back ache of two years, gone in two weeks.'],
  ],
  'bagrakote-bar-stool': [
    [8, 5, 'Samir Thapa', 'Three at our breakfast bar. The cord seat wins against every cushion.'],
    [28, 4, 'Gargi Bhowmik', 'Black shows dust, honey would not. Very steady.'],
    [50, 5, 'Naresh Minda', null],
  ],
}
