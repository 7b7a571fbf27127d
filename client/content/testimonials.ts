import type texts from '#client/i18n/locales/en/home.json'

export interface Testimonial {
  id: string
  name: string
  company: string
  /** Address of the portrait, a square. */
  avatar: string
  /** Address of the company's logo, which needs a dark background. */
  logo: string
  /** Quote and position are the texts `testimonials.items.<i18nKey>` of the namespace `home`. */
  i18nKey: keyof typeof texts.testimonials.items
}

/** The testimonials of the home page, in the order of the carousel. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'minh-anh',
    name: 'Hoàng Minh Anh',
    company: 'EzyMart',
    avatar: '/portraits/minh-anh.svg',
    logo: '/customers/ezymart.svg',
    i18nKey: 'minhAnh',
  },
  {
    id: 'thanh-tung',
    name: 'Lê Thanh Tùng',
    company: 'Bắc Nam Lines',
    avatar: '/portraits/thanh-tung.svg',
    logo: '/customers/bac-nam-lines.svg',
    i18nKey: 'thanhTung',
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    company: 'Stackyard',
    avatar: '/portraits/priya-raman.svg',
    logo: '/customers/stackyard.svg',
    i18nKey: 'priyaRaman',
  },
]
