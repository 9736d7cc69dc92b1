import type { ReviewsBySlug } from '../seed-review.ts'

export const SOFA_REVIEWS: ReviewsBySlug = {
  'teesta-three-seater-sofa': [
    [
      9,
      5,
      'Debolina Chakraborty',
      'Second Teesta in the family. My parents have had theirs since 2009 and only the covers were ever changed.',
    ],
    [
      31,
      5,
      'Tenzin Lhamo',
      'Came up to Kalimpong in the rain wrapped in three layers, not a drop on it. The fitters took their shoes off without being asked.',
    ],
    [58, 4, 'Imran Sheikh', 'Firm, which I wanted for my back. My wife says too firm. We agree about the wood.'],
    [
      77,
      5,
      'Sunita Agarwal',
      'The oatmeal is a shade greyer than on my phone, closer to sand. Happy with it in daylight.',
    ],
    [102, 5, 'Prasenjit Barman', 'Covers washed once in cold water as told, zipped back on with no fight.'],
    [140, 3, 'Rohan Malhotra', 'Good sofa, late delivery. Promised ten days, took eighteen. They did ring each time.'],
    [176, 5, 'Grace Lepcha', 'We host prayer group on Thursdays, seven adults on and around it. Not a creak.'],
    [203, 4, 'Kaushik Dutta', 'Measure your door. Ours is 740 and the frame had to go over the balcony.'],
    [251, 5, 'Farida Begum', 'My mother-in-law is 81 and gets up from it by herself. That is the whole review.'],
    [290, 5, 'Abhishek Pradhan', null],
    [344, 4, 'Mousumi Roy', 'Back cushions need a shake every evening. Otherwise perfect.'],
    [402, 5, 'Harpreet Kaur', 'Took the terracotta. It makes the whole white room make sense.'],
    [489, 5, 'Jigme Wangchuk', 'Sal weighs as much as they say. Four people to turn it.'],
    [
      611,
      2,
      'Nilanjan Ghosh',
      'One leg was drilled slightly off and it rocked. Replaced within a week, but I had to call twice.',
    ],
  ],
  'teesta-two-seater-sofa': [
    [22, 5, 'Anwesha Bose', 'Went up a 70 cm staircase in Hakimpara. They measured it from a video I sent.'],
    [66, 4, 'Bikram Thapa', 'Same comfort as the long one in the showroom. Arms are flat enough for a plate of momos.'],
    [120, 5, 'Shabnam Parveen', 'Bought two to face each other as the page suggests. We talk more and watch less.'],
    [187, 4, 'Ravi Shankar Jha', null],
    [295, 3, 'Piyali Sarkar', 'The linen creases. I knew it would, still it bothers me by evening.'],
    [430, 5, 'Lobsang Dorjee', 'Good joints. I am a carpenter myself and I looked underneath first.'],
  ],
  'mahananda-corner-sofa': [
    [
      40,
      5,
      'Vikash Agarwal',
      'Joint family of nine. This is the first sofa where nobody sits on the floor unless they want to.',
    ],
    [118, 4, 'Ruksana Khatun', 'They rang before cutting, I had said left and meant right. Saved us.'],
    [205, 5, 'Dipankar Saha', 'Seven weeks as told. Hooks below are solid, my boys have tested them.'],
    [333, 3, 'Meenakshi Iyer', 'Beautiful but the moss fabric shows every dog hair. Ask for a swatch first.'],
  ],
  'dooars-diwan-daybed': [
    [15, 5, 'Sharmistha Deb', 'My father naps on it at two every afternoon. I have never seen him so punctual.'],
    [49, 4, 'Arjun Rai', 'Indigo did come off on a white kurta, as warned. After two washes it stopped.'],
    [93, 5, 'Mary Kujur', 'Just like the one in the manager’s bungalow at our garden when I was small.'],
    [160, 5, 'Sandeep Mundhra', 'Guests sleep on it without complaint, and mine complain about everything.'],
    [240, 4, 'Nazneen Ahmed', 'Bolsters are hard at first and then just right.'],
    [371, 4, 'Tapas Mondal', 'Assembly took me twelve minutes with the key in the box.'],
    [520, 5, 'Choden Bhutia', null],
  ],
  'rangeet-jhoola-swing': [
    [
      28,
      5,
      'Kavita Maheshwari',
      'We are Gujarati, a house without a jhoola is not finished. No drilling in a rented flat, that decided it.',
    ],
    [
      131,
      5,
      'Subrata Nandi',
      'The brass makes a small sound, like a temple far away. We like it, but listen to it before you buy.',
    ],
    [267, 4, 'Priscilla Tamang', 'Solid. Needs more floor than you think, leave half a metre behind it.'],
    [455, 5, 'Gopal Prasad Gupta', 'Fitters came back after a month on their own to tighten the bolts.'],
  ],
}
