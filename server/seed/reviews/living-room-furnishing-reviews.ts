import type { ReviewsBySlug } from '../seed-review.ts'

export const LIVING_ROOM_FURNISHING_REVIEWS: ReviewsBySlug = {
  'chilapata-media-unit': [
    [
      24,
      5,
      'Sayan Dasgupta',
      'Remote works through the cane from across the room. Set-top box no longer cooks itself.',
    ],
    [90, 4, 'Pratibha Agarwal', 'They adjusted the feet for our sloping floor. Dusting the cane is a weekly job.'],
    [165, 5, 'Sonam Wangdi', 'One plank for the whole top. I did not know sal came that long.'],
    [284, 4, 'Rizwan Haque', 'Two cable holes is one too few for me, they cut a third for free.'],
    [437, 5, 'Jhuma Biswas', null],
  ],
  'jaldhaka-bookcase': [
    [33, 5, 'Adv. Sukumar Roy', 'Four hundred law reports and no bend. I have waited twenty years for this.'],
    [116, 5, 'Tashi Ongmu', 'Fixed to the wall by them, and there was a tremor in the same month. Not one book fell.'],
    [222, 4, 'Nikhil Sarda', 'Steel has a slight wax smell at first.'],
    [398, 5, 'Rehana Sultana', 'We use it open between hall and dining, good from both sides.'],
  ],
  'mirik-floor-lamp': [
    [17, 5, 'Oindrila Majumdar', 'Light on the page, none in the eye. Simple and rare.'],
    [81, 4, 'Prakash Chhetri', 'Foot switch is a bit loud at night.'],
    [158, 5, 'Megha Daga', 'Bulb was in the box and it was the right warm one.'],
    [270, 3, 'Sanjib Kar', 'Shade arrived with a dent, replaced in nine days. Lamp itself is lovely.'],
    [444, 5, 'Rinchen Bhutia', null],
  ],
  'lataguri-cane-pendant': [
    [11, 5, 'Sneha Prasad', 'Shadows on the ceiling like being under a tree. Everyone photographs it.'],
    [52, 5, 'Albert Lakra', 'My grandfather made traps with that knot. Showed it to my children.'],
    [109, 4, 'Mitali Sinha', 'Not for reading, as the page says. For mood it is unbeatable.'],
    [193, 4, 'Faizan Alam', 'Bulb not included, keep one ready.'],
    [287, 5, 'Trishna Gurung', 'Bought five for our café in Kurseong.'],
    [501, 3, 'Utpal Deka', 'A little smaller than I imagined at 46 cm.'],
  ],
  'murti-wool-rug': [
    [42, 5, 'Bhaswati Guha', 'The rust is alive, it changes with the hour. Weaver’s name on the back.'],
    [147, 5, 'Kelsang Dolma', 'Same knot as my mother’s carpets. Proper work.'],
    [258, 4, 'Siddharth Jain', 'Shed for two months as wool does. Now settled and thick.'],
    [409, 5, 'Anthony Ekka', 'Tea spilt, beaded, wiped. I was more shaken than the rug.'],
  ],
  'rammam-cotton-dhurrie': [
    [19, 5, 'Poulomi Nag', 'Door passes over it. After three rugs that did not, this is joy.'],
    [64, 4, 'Bimal Rai', 'A little blue on the feet in the first week.'],
    [127, 5, 'Shaheen Kausar', 'Washed at home in the big machine, no change in size.'],
    [214, 4, 'Varsha Goenka', null],
    [330, 3, 'Tirthankar Bose', 'Slips on mosaic floor without an underlay. Get one.'],
    [478, 5, 'Doma Tamang', 'Turned it over this year, looks new again.'],
  ],
  'neora-linen-cushion-pair': [
    [3, 5, 'Rupali Banerjee', 'Two for this price with pads inside. Ordered six more.'],
    [29, 5, 'Jasmine Minz', 'Buttons instead of zip is a kind thought for the sofa.'],
    [60, 4, 'Abdul Karim', 'Sage is greener than the picture. Nice still.'],
    [98, 5, 'Pallavi Surana', 'Corners stay full as promised.'],
    [151, 4, 'Nima Lepcha', 'Cover shrank a very little, pad is fuller now, which is fine.'],
    [230, 5, 'Chandan Pal', null],
    [317, 3, 'Ritika Choudhury', 'One button came loose. Sewed it myself.'],
    [465, 5, 'Simran Gill', 'Good as a gift, packed in cotton and not in plastic.'],
  ],
  'tumling-wool-throw': [
    [
      14,
      5,
      'Santosh Pradhan',
      'Trekked to Tumling in December, so I know the blanket they mean. This is that blanket.',
    ],
    [69, 5, 'Eshita Roy', 'Two of us and a film, accurate description.'],
    [143, 4, 'Mahmud Hasan', 'Slightly scratchy on bare neck. Warm beyond its weight.'],
    [259, 4, 'Prerna Baid', null],
    [385, 5, 'Helen Dukpa', 'Bought on sale, would pay full.'],
  ],
  'lolay-brass-mirror': [
    [37, 5, 'Debjani Lahiri', 'Paper template is genius. Level the first time, my husband was almost disappointed.'],
    [104, 4, 'Ugen Bhutia', 'Brass darkens quickly in our bathroom. Lime and salt brings it back.'],
    [201, 5, 'Namrata Poddar', 'Hammer marks catch the morning from the side window.'],
    [366, 5, 'Shahid Anwar', null],
  ],
  'rajabhat-cane-planter': [
    [50, 5, 'Ananta Barman', 'My rubber plant stands straighter. So do I.'],
    [162, 4, 'Lucky Oraon', 'Liner is tin, check it for leaks once. Mine was fine.'],
    [311, 4, 'Sulagna Mitra', 'Good height. Feet left no mark on the wood floor.'],
  ],
}
