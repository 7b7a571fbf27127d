import type { CapabilityTile, TechnologyGroup } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'web-consulting',
    title: { en: 'Consulting', vi: 'Tư vấn' },
    description: {
      en: 'Two weeks, one architect, one report: what to keep, what to replace and what that costs.',
      vi: 'Hai tuần, một kiến trúc sư, một báo cáo: giữ gì, thay gì và tốn bao nhiêu.',
    },
  },
  {
    type: 'content',
    icon: 'e-commerce',
    title: { en: 'E-commerce', vi: 'Thương mại điện tử' },
    description: {
      en: 'Catalogue, cart and payment, tested at the load of a sale day before the sale day.',
      vi: 'Danh mục, giỏ hàng, thanh toán: thử tải ngang ngày khuyến mãi lớn, trước khi ngày ấy đến.',
    },
    hasBackground: true,
  },
  {
    type: 'content',
    icon: 'web-application',
    title: { en: 'Web applications', vi: 'Ứng dụng web' },
    description: {
      en: 'For people who use them eight hours a day: keyboard shortcuts, no reloads, no lost forms.',
      vi: 'Cho người dùng tám tiếng mỗi ngày: có phím tắt, không phải tải lại trang, không mất biểu mẫu đang điền.',
    },
  },
  {
    type: 'content',
    icon: 'integration',
    title: { en: 'Integration', vi: 'Tích hợp' },
    description: {
      en: 'Your website talks with ERP, warehouse and bank over interfaces that are documented and watched.',
      vi: 'Website nối với ERP, kho và ngân hàng qua những kết nối có tài liệu và có người theo dõi.',
    },
    hasBackground: true,
  },
  {
    type: 'content',
    icon: 'optimization',
    title: { en: 'Optimization', vi: 'Tối ưu' },
    description: {
      en: 'We measure what visitors wait for, remove it, and show you the figures before and after.',
      vi: 'Đo xem khách phải chờ điều gì, bỏ nó đi, rồi cho bạn xem con số trước và sau.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/night-coach.svg',
    alt: { en: 'A night coach whose window is a web page', vi: 'Chuyến xe khách đêm có ô cửa sổ là một trang web' },
  },
]

/** What it is built with, from the screen to the data centre. */
export const technologyGroups: readonly TechnologyGroup[] = [
  {
    key: 'frontend',
    title: { en: 'Frontend', vi: 'Giao diện' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'React', logo: 'react' },
      { name: 'Next.js', logo: 'nextjs-icon' },
      { name: 'Vue.js', logo: 'vue' },
      { name: 'Angular', logo: 'angular-icon' },
    ],
  },
  {
    key: 'backend',
    title: { en: 'Backend', vi: 'Máy chủ' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'Node.js', logo: 'nodejs-icon' },
      { name: 'GraphQL', logo: 'graphql' },
      { name: 'REST APIs', logo: 'rest-api' },
      { name: '.NET Core', logo: 'dotnet' },
    ],
  },
  {
    key: 'databases',
    title: { en: 'Databases', vi: 'Cơ sở dữ liệu' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'PostgreSQL', logo: 'postgresql' },
      { name: 'MongoDB', logo: 'mongodb-icon' },
      { name: 'MySQL', logo: 'mysql-icon' },
    ],
  },
  {
    key: 'cloud',
    title: { en: 'Cloud and DevOps', vi: 'Đám mây và DevOps' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'AWS', logo: 'aws' },
      { name: 'Azure', logo: 'microsoft-azure' },
      { name: 'Docker', logo: 'docker-icon' },
      { name: 'Vercel', logo: 'vercel-icon' },
    ],
  },
]
