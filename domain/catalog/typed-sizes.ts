/** What "Fits my space" sends where no script runs, in centimetres, and the filter in millimetres that each stands for. */
export const TYPED_SIZES = { width_cm: 'max_width', depth_cm: 'max_depth', height_cm: 'max_height' } as const

export const toMillimetres = (centimetres: number) => Math.max(1, Math.round(centimetres * 10))
