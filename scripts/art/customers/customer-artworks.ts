import type { Artwork } from '../artwork.ts'
import { bacNamLines } from './bac-nam-lines.ts'
import type { CustomerLogo } from './customer-logo.ts'
import { ezymart } from './ezymart.ts'
import { hoaVanCeramics } from './hoa-van-ceramics.ts'
import { langNgheBank } from './lang-nghe-bank.ts'
import { outlineText } from './lettering.ts'
import { luaInvest } from './lua-invest.ts'
import { mam } from './mam.ts'
import { senTrangClinics } from './sen-trang-clinics.ts'
import { stackyard } from './stackyard.ts'
import { truVangSteel } from './tru-vang-steel.ts'

const LOGOS: readonly CustomerLogo[] = [
  ezymart,
  senTrangClinics,
  bacNamLines,
  luaInvest,
  hoaVanCeramics,
  stackyard,
  langNgheBank,
  mam,
  truVangSteel,
]

/** The customers' logos. */
export function customerArtworks(): Artwork[] {
  return LOGOS.map((logo) => ({
    file: `public/customers/${logo.slug}.svg`,
    source: JSON.stringify(logo),
    render: () => customerSvg(logo),
  }))
}

async function customerSvg({ shapes, lettering }: CustomerLogo): Promise<string> {
  const words = await Promise.all(lettering.map(outlineText))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="72" viewBox="0 0 160 72">${shapes}${words.join('')}</svg>`
}
