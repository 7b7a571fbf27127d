import type { CapabilityTile, TechnologyGroup } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'web-consulting',
    title: { en: 'Consulting', vi: 'Tư vấn' },
    description: {
      en: 'Two weeks, one architect, one report: what to keep, what to replace, what it costs. The fee is the same either way.',
      vi: 'Hai tuần, một kiến trúc sư, một báo cáo: giữ gì, thay gì, tốn bao nhiêu. Chọn đường nào thì phí tư vấn vẫn vậy.',
    },
  },
  {
    type: 'content',
    icon: 'e-commerce',
    title: { en: 'E-commerce', vi: 'Thương mại điện tử' },
    description: {
      en: 'Catalogue, cart, payment. We rehearse the sale of 11 November in October, at three times last year’s load.',
      vi: 'Danh mục, giỏ hàng, thanh toán. Đợt sale 11.11, chúng tôi tập dượt từ tháng Mười, với tải gấp ba năm trước.',
    },
    hasBackground: 'gold',
  },
  {
    type: 'content',
    icon: 'web-application',
    title: { en: 'Web applications', vi: 'Ứng dụng web' },
    description: {
      en: 'For people who spend eight hours a day in them: keyboard shortcuts, no reloads, and no half-filled form lost.',
      vi: 'Cho người ngồi với nó tám tiếng mỗi ngày: có phím tắt, khỏi tải lại trang, biểu mẫu đang điền dở cũng không mất.',
    },
  },
  {
    type: 'content',
    icon: 'integration',
    title: { en: 'Integration', vi: 'Tích hợp' },
    description: {
      en: 'Website, ERP, warehouse and bank agree on one order. Each interface is documented, watched and safe to call twice.',
      vi: 'Website, ERP, kho và ngân hàng hiểu một đơn hàng như nhau. Kết nối nào cũng có tài liệu, có người trông, gọi lặp cũng không sao.',
    },
    hasBackground: 'river',
  },
  {
    type: 'content',
    icon: 'optimization',
    title: { en: 'Optimization', vi: 'Tối ưu' },
    description: {
      en: 'We measure what visitors wait for, take it out and show you both figures. Usually it is a picture nobody looked at.',
      vi: 'Đo xem khách phải chờ thứ gì, bỏ nó đi rồi cho bạn xem hai con số. Thường đó là một tấm hình chẳng ai ngắm.',
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
    description: {
      en: 'What visitors touch. We send as little of it as we can: the first page of a shop should fit into 100 kB.',
      vi: 'Phần khách chạm vào. Chúng tôi cố gửi thật ít: trang đầu của một cửa hàng nên gọn trong 100 kB.',
    },
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
    description: {
      en: 'Interfaces with a contract in writing, so that ERP and app learn of a change before it happens.',
      vi: 'Kết nối nào cũng có giao kèo bằng văn bản, để ERP và ứng dụng biết tin trước khi có thay đổi.',
    },
    technologies: [
      { name: 'Node.js', logo: 'nodejs-icon' },
      { name: 'GraphQL', logo: 'graphql' },
      { name: 'REST APIs', logo: 'rest-api' },
      { name: '.NET Core', logo: 'dotnet' },
    ],
  },
  {
    key: 'databases',
    title: { en: 'Databases', vi: 'Cơ sở dữ liệu' },
    description: {
      en: 'One of them holds the truth, the others are copies. We rehearse the restore on the first Monday of each month.',
      vi: 'Chỉ một nơi giữ số liệu gốc, nơi khác là bản sao. Thứ Hai đầu tháng nào chúng tôi cũng diễn tập khôi phục.',
    },
    technologies: [
      { name: 'PostgreSQL', logo: 'postgresql' },
      { name: 'MongoDB', logo: 'mongodb-icon' },
      { name: 'MySQL', logo: 'mysql-icon' },
    ],
  },
  {
    key: 'cloud',
    title: { en: 'Cloud and DevOps', vi: 'Đám mây và DevOps' },
    description: {
      en: 'Described in files, reviewed like code, paid from your account. The monthly bill is read in the review, too.',
      vi: 'Khai báo bằng tệp, duyệt như mã nguồn, nằm trong tài khoản của bạn. Hóa đơn hằng tháng cũng đem ra đọc chung.',
    },
    technologies: [
      { name: 'AWS', logo: 'aws' },
      { name: 'Azure', logo: 'microsoft-azure' },
      { name: 'Docker', logo: 'docker-icon' },
      { name: 'Vercel', logo: 'vercel-icon' },
    ],
  },
]
