import type { CapabilityTile, DescribedTechnology, TechnologyGroup } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'mobile-consulting',
    title: { en: 'Mobile consulting', vi: 'Tư vấn di động' },
    description: {
      en: 'Native or cross-platform, app or website: an answer in writing before you spend on either.',
      vi: 'Native hay đa nền tảng, ứng dụng hay website: có câu trả lời bằng văn bản trước khi bạn chi tiền.',
    },
    hasBackground: true,
  },
  {
    type: 'content',
    icon: 'android',
    title: { en: 'Android', vi: 'Android' },
    description: {
      en: 'Kotlin apps, tested on the phones that Vietnam carries, from entry level to foldable.',
      vi: 'Ứng dụng Kotlin, thử trên đúng những chiếc máy người Việt đang dùng, từ giá rẻ đến màn hình gập.',
    },
  },
  {
    type: 'content',
    icon: 'ios',
    title: { en: 'iOS', vi: 'iOS' },
    description: {
      en: 'Swift apps that keep to the platform’s habits and pass the App Store’s review.',
      vi: 'Ứng dụng Swift theo đúng thói quen của nền tảng và qua được vòng duyệt App Store.',
    },
  },
  {
    type: 'content',
    icon: 'cross-platform',
    title: { en: 'Cross-platform', vi: 'Đa nền tảng' },
    description: {
      en: 'One React Native or Flutter code base for both stores, native modules where that is not enough.',
      vi: 'Một mã nguồn React Native hoặc Flutter cho cả hai chợ ứng dụng, thêm phần native ở nơi cần.',
    },
  },
  {
    type: 'content',
    icon: 'mobile-optimization',
    title: { en: 'App optimization', vi: 'Tối ưu ứng dụng' },
    description: {
      en: 'Start-up time, battery, data volume, crashes: measured on real phones, better with each release.',
      vi: 'Thời gian mở, pin, dung lượng mạng, lỗi sập ứng dụng: đo trên máy thật, bản sau tốt hơn bản trước.',
    },
    hasBackground: true,
  },
  {
    type: 'image',
    img: '/illustrations/one-hand.svg',
    alt: { en: 'A phone in one hand, a helmet in the other', vi: 'Một tay cầm điện thoại, một tay ôm nón bảo hiểm' },
  },
]

/** What apps are built with; the first group is shown first. */
export const technologyGroups: readonly TechnologyGroup<DescribedTechnology>[] = [
  {
    key: 'native',
    title: { en: 'Native', vi: 'Native' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'Swift', logo: 'swift', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
      { name: 'Kotlin', logo: 'kotlin-icon', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
    ],
  },
  {
    key: 'crossPlatform',
    title: { en: 'Cross-platform', vi: 'Đa nền tảng' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'React Native', logo: 'react', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
      { name: 'Flutter', logo: 'flutter-icon', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
    ],
  },
  {
    key: 'backend',
    title: { en: 'Backend', vi: 'Máy chủ' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'Node.js', logo: 'nodejs-icon', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
      { name: '.NET', logo: 'dotnet', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
      { name: 'Firebase', logo: 'firebase-icon', category: { en: '…', vi: '…' }, description: { en: '…', vi: '…' } },
    ],
  },
]
