/** What is done under one roof. */
export const CRAFTS = [
  'Woodworking',
  'Metal fabrication',
  'Weaving',
  'Upholstery',
  'Stitching',
  'Panel production',
  'Paint finishes',
] as const
