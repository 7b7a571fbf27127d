/** The colour of faces and hands, one tint for all drawings; nails and palms are lighter, what turns from the light darker. */
export const SKIN = '#d99a6c'
export const SKIN_LIGHT = '#edc09c'
export const SKIN_DARK = '#b87748'
