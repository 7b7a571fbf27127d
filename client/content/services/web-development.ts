import type { CapabilityTile, ServiceQuote, TechnologyGroup } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'ecommerce-platform-transformation',
  text: {
    en: 'I asked when the new shop would open. They said that it had, in October, and that I had been selling in it ever since.',
    vi: 'Tôi hỏi khi nào trang mới khai trương. Họ bảo từ tháng 10 rồi, chị vẫn bán hàng trên đó mà.',
  },
  speaker: { en: 'Phan Mỹ Duyên, founder of Gốm Nhà', vi: 'Phan Mỹ Duyên, người sáng lập Gốm Nhà' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'web-consulting',
    title: { en: 'Consulting', vi: 'Tư vấn' },
    summary: {
      en: 'An audit of the site you have, with a plan and a price.',
      vi: 'Đánh giá website hiện có, kèm phương án và chi phí.',
    },
    description: {
      en: 'One week, one architect, ten pages: what to keep, what to replace, what it costs. The fee is the same whatever we advise.',
      vi: 'Một tuần, một kiến trúc sư, mười trang giấy: giữ gì, thay gì, tốn bao nhiêu. Chọn đường nào thì phí tư vấn vẫn vậy.',
    },
  },
  {
    type: 'content',
    icon: 'e-commerce',
    title: { en: 'E-commerce', vi: 'Thương mại điện tử' },
    summary: {
      en: 'Online shops with payment, stock and delivery.',
      vi: 'Cửa hàng trực tuyến có thanh toán, tồn kho, giao hàng.',
    },
    description: {
      en: 'Catalogue, cart, payment. We rehearse the 11 November sale in October, at three times last year’s load.',
      vi: 'Danh mục, giỏ hàng, thanh toán. Đợt sale 11.11, chúng tôi tập dượt từ tháng 10, với tải gấp ba lần năm ngoái.',
    },
  },
  {
    type: 'content',
    icon: 'web-application',
    title: { en: 'Web applications', vi: 'Ứng dụng web' },
    summary: {
      en: 'Portals and dashboards for daily office work.',
      vi: 'Cổng thông tin, bảng điều khiển cho việc hằng ngày.',
    },
    description: {
      en: 'For people who spend eight hours a day at a screen: keyboard shortcuts, no reloads, and no half-filled form lost.',
      vi: 'Cho người ngồi máy tám tiếng mỗi ngày: có phím tắt, khỏi tải lại trang, biểu mẫu đang điền dở cũng không mất.',
    },
  },
  {
    type: 'content',
    icon: 'integration',
    title: { en: 'Integration', vi: 'Tích hợp' },
    summary: {
      en: 'Your website and your other systems, connected.',
      vi: 'Nối website với những hệ thống bạn đang dùng.',
    },
    description: {
      en: 'Website, ERP, warehouse and bank all see the same order. Each interface is documented, monitored and safe to call twice.',
      vi: 'Website, ERP, kho và ngân hàng hiểu một đơn hàng như nhau. Mỗi kết nối đều có tài liệu, có người trông, gọi lặp cũng không sao.',
    },
  },
  {
    type: 'content',
    icon: 'optimization',
    title: { en: 'Optimization', vi: 'Tối ưu' },
    summary: { en: 'Shorter waiting times on the site you have.', vi: 'Website bạn đang có mở nhanh hơn.' },
    description: {
      en: 'We measure what visitors wait for, remove it and show you the gain. The culprit is usually a picture nobody looked at.',
      vi: 'Chúng tôi tìm thứ bắt khách phải chờ, bỏ đi, rồi chỉ rõ nhanh hơn bao nhiêu. Thủ phạm thường là tấm hình chẳng ai ngắm.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/night-coach.svg',
    alt: { en: 'A night coach whose window is a web page', vi: 'Chuyến xe khách đêm có ô cửa sổ là một trang web' },
  },
]

export const technologyGroups: readonly TechnologyGroup[] = [
  {
    key: 'frontend',
    title: { en: 'Frontend', vi: 'Giao diện' },
    description: {
      en: 'What visitors touch. We send as little of it as we can: the first page of a shop should fit into 100 kB.',
      vi: 'Phần khách chạm vào. Chúng tôi cố gửi thật ít: trang đầu của một cửa hàng nên gọn trong 100 kB.',
    },
    technologies: [
      {
        name: 'React',
        logo: 'react',
      },
      {
        name: 'Next.js',
        logo: 'nextjs-icon',
      },
      {
        name: 'Vue.js',
        logo: 'vue',
      },
      {
        name: 'Angular',
        logo: 'angular-icon',
      },
    ],
  },
  {
    key: 'backend',
    title: { en: 'Backend', vi: 'Máy chủ' },
    description: {
      en: 'APIs with a written contract, so that the teams behind ERP and app learn of a change before it happens.',
      vi: 'Mỗi API có giao kèo bằng văn bản, để nhóm lo ERP và nhóm lo ứng dụng biết trước mỗi thay đổi.',
    },
    technologies: [
      {
        name: 'Node.js',
        logo: 'nodejs-icon',
      },
      {
        name: 'GraphQL',
        logo: 'graphql',
      },
      {
        name: 'REST APIs',
        logo: 'rest-api',
      },
      {
        name: '.NET Core',
        logo: 'dotnet',
      },
    ],
  },
  {
    key: 'databases',
    title: { en: 'Databases', vi: 'Cơ sở dữ liệu' },
    description: {
      en: 'One database holds the truth; the others are copies. We rehearse the restore on the first Monday of each month.',
      vi: 'Chỉ một nơi giữ số liệu gốc, nơi khác là bản sao. Thứ Hai đầu tháng nào chúng tôi cũng diễn tập khôi phục.',
    },
    technologies: [
      {
        name: 'PostgreSQL',
        logo: 'postgresql',
      },
      {
        name: 'MongoDB',
        logo: 'mongodb-icon',
      },
      {
        name: 'MySQL',
        logo: 'mysql-icon',
      },
    ],
  },
  {
    key: 'cloud',
    title: { en: 'Cloud and DevOps', vi: 'Đám mây và DevOps' },
    description: {
      en: 'Kept in your account; grows for the 11 November sale, shrinks on the 12th. We read the monthly bill together.',
      vi: 'Nằm trong tài khoản của bạn; ngày 11.11 nở ra, sang ngày 12 co lại. Hóa đơn hằng tháng, hai bên cùng đọc.',
    },
    technologies: [
      {
        name: 'AWS',
        logo: 'aws',
      },
      {
        name: 'Azure',
        logo: 'microsoft-azure',
      },
      {
        name: 'Docker',
        logo: 'docker-icon',
      },
      {
        name: 'Vercel',
        logo: 'vercel-icon',
      },
    ],
  },
]
