import type { CapabilityTile, Technology } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'advisory',
    title: { en: 'Advisory and consulting', vi: 'Tư vấn' },
    description: {
      en: 'First your questions, then your data: we tell you which of them it can answer and which it cannot.',
      vi: 'Câu hỏi trước, dữ liệu sau: chúng tôi nói rõ dữ liệu của bạn trả lời được câu nào, câu nào thì không.',
    },
    hasBackground: true,
  },
  {
    type: 'image',
    img: '/illustrations/drawer-cabinet.svg',
    alt: { en: 'An apothecary’s cabinet with one drawer open', vi: 'Tủ thuốc bắc nhiều ngăn, một ngăn đang mở' },
  },
  {
    type: 'content',
    icon: 'data-operations',
    title: { en: 'Data operations', vi: 'Vận hành dữ liệu' },
    description: {
      en: 'Pipelines that run each night, notice bad input, and can be run again without harm.',
      vi: 'Luồng dữ liệu chạy mỗi đêm, nhận ra đầu vào sai, chạy lại bao nhiêu lần cũng không hỏng.',
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
    title: { en: 'Data integration', vi: 'Tích hợp dữ liệu' },
    description: {
      en: 'Sales, stock and sensors in one place, under one definition, with the source of every figure.',
      vi: 'Doanh số, tồn kho và cảm biến về một chỗ, cùng một định nghĩa, số nào cũng truy được nguồn.',
    },
    hasBackground: true,
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
