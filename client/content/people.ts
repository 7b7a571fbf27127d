import type texts from '#client/i18n/locales/en/about.json'

interface Person {
  id: keyof typeof texts.people.roles
  /** File of the drawn portrait, a square. */
  portrait: string
  name: string
}

/** The five who founded the company, as they are introduced. */
export const founders: readonly Person[] = [
  { id: 'khoa', portrait: '/people/minh-khoa.svg', name: 'Trần Minh Khoa' },
  { id: 'ha', portrait: '/people/thu-ha.svg', name: 'Nguyễn Thu Hà' },
  { id: 'bao', portrait: '/people/quoc-bao.svg', name: 'Lê Quốc Bảo' },
  { id: 'lan', portrait: '/people/ngoc-lan.svg', name: 'Phạm Ngọc Lan' },
  { id: 'tam', portrait: '/people/van-tam.svg', name: 'Võ Văn Tám' },
]
