import sharp, { type Sharp } from 'sharp'

/** Turns a frame's SVG into a picture without transparency. */
export function raster(svg: string): Sharp {
  return sharp(Buffer.from(svg)).removeAlpha()
}
