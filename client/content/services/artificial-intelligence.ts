import type { CapabilityTile, Technology, TechnologyGroup } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'generative-ai',
    title: { en: 'Generative AI', vi: 'AI tạo sinh' },
    description: {
      en: 'Assistants that answer from your documents, name the page, and hand over when they are unsure.',
      vi: 'Trợ lý trả lời từ tài liệu của bạn, dẫn rõ số trang, và chuyển cho nhân viên khi không chắc.',
    },
    hasBackground: true,
  },
  {
    type: 'content',
    icon: 'natural-language-processing',
    title: { en: 'Natural language processing', vi: 'Xử lý ngôn ngữ tự nhiên' },
    description: {
      en: 'Letters, tickets and contracts in Vietnamese and English, read, sorted and summarized.',
      vi: 'Thư từ, phiếu hỗ trợ, hợp đồng tiếng Việt và tiếng Anh được đọc, phân loại và tóm tắt.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/letter-sorter.svg',
    alt: { en: 'Letters sorted into the pigeonholes of a post office', vi: 'Thư được xếp vào các ô của bưu điện' },
  },
  {
    type: 'image',
    img: '/illustrations/second-look.svg',
    alt: {
      en: 'A hand with a magnifying glass over a tile that a camera has marked: it is only a gecko',
      vi: 'Bàn tay cầm kính lúp soi lại viên gạch camera đã đánh dấu: chỉ là một con thằn lằn',
    },
  },
  {
    type: 'content',
    icon: 'data-analytics',
    title: { en: 'Data analytics', vi: 'Phân tích dữ liệu' },
    description: {
      en: 'Patterns in your own records, explained so that whoever decides can check them.',
      vi: 'Quy luật trong chính dữ liệu của bạn, giải thích đủ rõ để người quyết định kiểm tra được.',
    },
  },
  {
    type: 'content',
    icon: 'computer-vision',
    title: { en: 'Computer vision', vi: 'Thị giác máy' },
    description: {
      en: 'Cameras that count, read and find faults, beside the line, on a computer the size of a lunchbox.',
      vi: 'Camera biết đếm, đọc và tìm lỗi ngay bên dây chuyền, trên máy tính nhỏ bằng hộp cơm.',
    },
    hasBackground: true,
  },
]

/** What models are built, trained and run with. */
export const technologyGroups: readonly TechnologyGroup[] = [
  {
    key: 'mlFrameworks',
    title: { en: 'ML frameworks', vi: 'Thư viện học máy' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'PyTorch', logo: 'pytorch-icon' },
      { name: 'TensorFlow', logo: 'tensorflow' },
      { name: 'scikit-learn', logo: 'scikit-learn' },
    ],
  },
  {
    key: 'nlpTools',
    title: { en: 'NLP tools', vi: 'Công cụ xử lý ngôn ngữ' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'spaCy', logo: 'spacy' },
      { name: 'Transformers', logo: 'hugging-face' },
      { name: 'PhoBERT', logo: 'phobert' },
    ],
  },
  {
    key: 'cloudAi',
    title: { en: 'Cloud AI', vi: 'AI trên đám mây' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'Azure AI', logo: 'microsoft-azure' },
      { name: 'Vertex AI', logo: 'google-cloud' },
      { name: 'Amazon Bedrock', logo: 'aws' },
    ],
  },
  {
    key: 'deployment',
    title: { en: 'Deployment', vi: 'Triển khai' },
    description: { en: '…', vi: '…' },
    technologies: [
      { name: 'Docker', logo: 'docker-icon' },
      { name: 'Kubernetes', logo: 'kubernetes' },
      { name: 'ONNX Runtime', logo: 'onnx' },
    ],
  },
]

/** The grid that specification §2 lists and does not show. */
export const hiddenTechnologies: readonly Technology[] = [
  { name: 'Python', logo: 'python' },
  { name: 'PyTorch', logo: 'pytorch-icon' },
  { name: 'TensorFlow', logo: 'tensorflow' },
  { name: 'Transformers', logo: 'hugging-face' },
  { name: 'spaCy', logo: 'spacy' },
  { name: 'Azure', logo: 'microsoft-azure' },
  { name: 'Docker', logo: 'docker-icon' },
  { name: 'Kubernetes', logo: 'kubernetes' },
]
