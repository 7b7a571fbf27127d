import type { CapabilityTile, Technology } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'advisory',
    title: { en: 'Advisory and consulting', vi: 'Tư vấn' },
    description: {
      en: 'First your questions, then your data: we tell you which of them it can answer, and which it cannot.',
      vi: 'Câu hỏi trước, dữ liệu sau: chúng tôi nói rõ dữ liệu của bạn trả lời được câu nào, câu nào thì không.',
    },
    hasBackground: 'river',
  },
  {
    type: 'image',
    img: '/illustrations/drawer-cabinet.svg',
    alt: { en: 'An apothecary’s cabinet with one drawer open', vi: 'Tủ thuốc Bắc nhiều ngăn, một ngăn đang mở' },
  },
  {
    type: 'content',
    icon: 'data-operations',
    title: { en: 'Data operations', vi: 'Vận hành dữ liệu' },
    description: {
      en: 'Pipelines run at night, set bad rows aside with a reason, and can be run twice without counting anything twice.',
      vi: 'Luồng dữ liệu chạy ban đêm, dòng nào sai thì để riêng kèm lý do, lỡ chạy hai lần cũng không đếm trùng.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/tide-gauge.svg',
    alt: {
      en: 'A gauge in the river that shows the tide of a week',
      vi: 'Thước đo nước trên sông ghi con nước cả tuần',
    },
  },
  {
    type: 'content',
    icon: 'data-integration',
    title: { en: 'Data integration', vi: 'Tích hợp dữ liệu' },
    description: {
      en: 'Sales, stock and sensors in one place. “Customer” has one meaning there, and every figure names its source.',
      vi: 'Doanh số, tồn kho và cảm biến về một chỗ. Ở đó chữ “khách hàng” chỉ có một nghĩa, số nào cũng truy được nguồn.',
    },
    hasBackground: 'gold',
  },
  {
    type: 'image',
    img: '/illustrations/floating-market.svg',
    alt: {
      en: 'Boats of a floating market that come together at one landing',
      vi: 'Ghe chợ nổi từ nhiều ngả về chung một bến',
    },
  },
]

/** What data is moved, kept and modelled with. */
export const technologies: readonly Technology[] = [
  { name: 'REST API', logo: 'rest-api' },
  { name: 'Python', logo: 'python' },
  { name: 'PyTorch', logo: 'pytorch-icon' },
  { name: 'MongoDB', logo: 'mongodb-icon' },
  { name: 'PostgreSQL', logo: 'postgresql' },
  { name: 'SQL Server', logo: 'sql-server' },
]
