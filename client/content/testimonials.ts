import type texts from '#client/i18n/locales/en/home.json'

export interface Testimonial {
  id: string
  name: string
  company: string
  /** Address of the portrait, which is square. */
  avatar: string
  /** Address of the company's logo. The logo needs a dark background. */
  logo: string
  /** Key of the texts `testimonials.items.<i18nKey>` in the namespace `home`: the quote and the person's position. */
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
