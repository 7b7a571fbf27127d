import type { CapabilityTile, Technology, TechnologyGroup } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'generative-ai',
    title: { en: 'Generative AI', vi: 'AI tạo sinh' },
    description: {
      en: 'Assistants that answer from your documents, name the page, and call a colleague when they are unsure.',
      vi: 'Trợ lý trả lời từ tài liệu của bạn, dẫn rõ số trang, không chắc thì gọi nhân viên chứ không đoán.',
    },
    hasBackground: 'gold',
  },
  {
    type: 'content',
    icon: 'natural-language-processing',
    title: { en: 'Natural language processing', vi: 'Xử lý ngôn ngữ tự nhiên' },
    description: {
      en: 'Letters, tickets and contracts in Vietnamese and English, typed or by hand: read, sorted and filed with a summary.',
      vi: 'Thư từ, phiếu hỗ trợ, hợp đồng tiếng Việt và tiếng Anh, gõ máy hay viết tay: đọc, phân loại, tóm tắt rồi xếp đúng chỗ.',
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
    title: { en: 'Data analytics', vi: 'Phân tích dữ liệu' },
    description: {
      en: 'What your records say about next month, with the three reasons that weigh most, so that whoever decides can check.',
      vi: 'Dữ liệu của bạn nói gì về tháng tới, kèm ba căn cứ nặng ký nhất, để người quyết định còn kiểm tra lại.',
    },
  },
  {
    type: 'content',
    icon: 'computer-vision',
    title: { en: 'Computer vision', vi: 'Thị giác máy' },
    description: {
      en: 'Cameras that count, read and find faults right beside the line, on a computer the size of a lunchbox.',
      vi: 'Camera biết đếm, biết đọc, biết tìm lỗi ngay bên dây chuyền, chạy trên chiếc máy tính nhỏ bằng hộp cơm.',
    },
    hasBackground: 'river',
  },
]

/** What models are built, trained and run with. */
export const technologyGroups: readonly TechnologyGroup[] = [
  {
    key: 'mlFrameworks',
    title: { en: 'ML frameworks', vi: 'Thư viện học máy' },
    description: {
      en: 'PyTorch in most projects. scikit-learn sets the mark to beat; TensorFlow where a client already runs it.',
      vi: 'Phần lớn dự án dùng PyTorch. scikit-learn đặt mốc để vượt; TensorFlow khi bạn đã có sẵn.',
    },
    technologies: [
      { name: 'PyTorch', logo: 'pytorch-icon' },
      { name: 'TensorFlow', logo: 'tensorflow' },
      { name: 'scikit-learn', logo: 'scikit-learn' },
    ],
  },
  {
    key: 'nlpTools',
    title: { en: 'NLP tools', vi: 'Công cụ xử lý ngôn ngữ' },
    description: {
      en: 'For tickets typed without accents, English words in Vietnamese sentences and the abbreviations of the back office.',
      vi: 'Cho phiếu hỗ trợ gõ không dấu, câu tiếng Việt chen tiếng Anh và những chữ viết tắt chỉ nội bộ mới hiểu.',
    },
    technologies: [
      { name: 'spaCy', logo: 'spacy' },
      { name: 'Transformers', logo: 'hugging-face' },
      { name: 'PhoBERT', logo: 'phobert' },
    ],
  },
  {
    key: 'cloudAi',
    title: { en: 'Cloud AI', vi: 'AI trên đám mây' },
    description: {
      en: 'For models too large to buy a machine for. Names and account numbers come out before anything is sent.',
      vi: 'Cho những mô hình quá lớn, mua máy riêng thì phí. Tên người, số tài khoản phải gỡ ra rồi mới gửi đi.',
    },
    technologies: [
      { name: 'Azure AI', logo: 'microsoft-azure' },
      { name: 'Vertex AI', logo: 'google-cloud' },
      { name: 'Amazon Bedrock', logo: 'aws' },
    ],
  },
  {
    key: 'deployment',
    title: { en: 'Deployment', vi: 'Triển khai' },
    description: {
      en: 'In your data centre or under the conveyor belt. Every model has a version; the one before is a single command away.',
      vi: 'Trong trung tâm dữ liệu của bạn hay dưới gầm băng chuyền. Mô hình nào cũng có số phiên bản; một lệnh là quay về bản trước.',
    },
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
