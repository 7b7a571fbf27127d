/** The customers in the logo strip, ordered so that neighbouring logos differ in shape, weight and accent. */
export const customerLogos: readonly { name: string; logo: string }[] = [
  { name: 'EzyMart', logo: '/customers/ezymart.svg' },
  { name: 'Trụ Vàng Steel', logo: '/customers/tru-vang-steel.svg' },
  { name: 'Sen Trắng Clinics', logo: '/customers/sen-trang-clinics.svg' },
  { name: 'Bắc Nam Lines', logo: '/customers/bac-nam-lines.svg' },
  { name: 'Lúa Invest', logo: '/customers/lua-invest.svg' },
  { name: 'Stackyard', logo: '/customers/stackyard.svg' },
  { name: 'Hoa Văn Ceramics', logo: '/customers/hoa-van-ceramics.svg' },
  { name: 'Làng Nghề Bank', logo: '/customers/lang-nghe-bank.svg' },
  { name: 'Mâm', logo: '/customers/mam.svg' },
]
