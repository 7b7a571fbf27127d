import sharp, { type Sharp } from 'sharp'

/** A frame's SVG as a picture without transparency. */
export function raster(svg: string): Sharp {
  return sharp(Buffer.from(svg)).removeAlpha()
}
