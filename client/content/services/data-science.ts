import type { CapabilityTile, ReasonedTechnology, ServiceQuote } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'automated-financial-fraud-detection',
  text: {
    en: 'On some mornings I finish a case and notice that nothing is waiting.',
    vi: 'Có sáng tôi đọc xong một ca, ngẩng lên thì chẳng còn ca nào đợi.',
  },
  speaker: { en: 'Senior analyst, Ví Sen', vi: 'Chuyên viên cao cấp, Ví Sen' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'advisory',
    title: { en: 'Advisory and consulting', vi: 'Tư vấn' },
    summary: { en: 'A study of your data before any project.', vi: 'Khảo sát dữ liệu trước khi bắt tay vào dự án.' },
    description: {
      en: 'First your questions, then your data: we tell you which questions it can answer, and which it cannot.',
      vi: 'Câu hỏi trước, dữ liệu sau: chúng tôi nói rõ dữ liệu của bạn trả lời được câu nào, câu nào thì không.',
    },
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
    summary: { en: 'Data pipelines, built and kept running.', vi: 'Dựng luồng dữ liệu và giữ cho chạy đều.' },
    description: {
      en: 'Pipelines run at night, set bad rows aside with a reason, and can run again without counting anything twice.',
      vi: 'Luồng dữ liệu chạy ban đêm, dòng nào sai thì để riêng kèm lý do, lỡ chạy hai lần cũng không đếm trùng.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/tide-gauge.svg',
    alt: {
      en: 'A gauge in the river that shows a week’s tides',
      vi: 'Thước đo nước trên sông ghi con nước cả tuần',
    },
  },
  {
    type: 'content',
    icon: 'data-integration',
    title: { en: 'Data integration', vi: 'Tích hợp dữ liệu' },
    summary: { en: 'One database for many separate systems.', vi: 'Một kho dữ liệu chung cho nhiều hệ thống rời.' },
    description: {
      en: 'Sales, stock and sensors in one place. “Customer” has one meaning there, and every figure names its source.',
      vi: 'Doanh số, tồn kho, số đo cảm biến về một chỗ. Ở đó chữ “khách hàng” chỉ có một nghĩa, số nào cũng truy được nguồn.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/floating-market.svg',
    alt: {
      en: 'Boats of a floating market, coming together at one landing',
      vi: 'Ghe chợ nổi từ nhiều ngả về chung một bến',
    },
  },
]

export const technologies: readonly ReasonedTechnology[] = [
  {
    name: 'REST API',
    logo: 'rest-api',
    reason: {
      en: 'Fetches data without touching the tables of the source.',
      vi: 'Lấy dữ liệu mà không đụng vào bảng của hệ thống gốc.',
    },
  },
  {
    name: 'Python',
    logo: 'python',
    reason: { en: 'Your own analysts can read it and change it.', vi: 'Chuyên viên của bạn tự đọc, tự sửa được.' },
  },
  {
    name: 'PyTorch',
    logo: 'pytorch-icon',
  },
  {
    name: 'MongoDB',
    logo: 'mongodb-icon',
  },
  {
    name: 'PostgreSQL',
    logo: 'postgresql',
    reason: {
      en: 'Holds the clean data; spreadsheets read it directly.',
      vi: 'Chứa dữ liệu sạch; bảng tính đọc thẳng từ đó.',
    },
  },
  {
    name: 'SQL Server',
    logo: 'sql-server',
    reason: {
      en: 'If your accounts are kept in it, we read a copy.',
      vi: 'Khi sổ sách của bạn nằm ở đó: chúng tôi đọc bản sao.',
    },
  },
]
