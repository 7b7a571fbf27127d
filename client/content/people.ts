import type texts from '#client/i18n/locales/en/about.json'

interface Person {
  id: keyof typeof texts.people.roles
  /** Address of the portrait, which is square. */
  portrait: string
  name: string
}

/** The founders in the order of the about page. */
export const founders: readonly Person[] = [
  { id: 'khoa', portrait: '/people/minh-khoa.svg', name: 'Trần Minh Khoa' },
  { id: 'ha', portrait: '/people/thu-ha.svg', name: 'Nguyễn Thu Hà' },
  { id: 'bao', portrait: '/people/quoc-bao.svg', name: 'Lê Quốc Bảo' },
  { id: 'lan', portrait: '/people/ngoc-lan.svg', name: 'Phạm Ngọc Lan' },
  { id: 'tam', portrait: '/people/van-tam.svg', name: 'Võ Văn Tám' },
]
