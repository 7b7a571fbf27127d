import type { CapabilityTile, ServiceQuote, Technology, TechnologyGroup } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'image-to-text-converter',
  text: {
    en: 'I know a hundred storekeepers by their sevens. Now I meet only the difficult ones, and by daylight.',
    vi: 'Tôi nhận mặt cả trăm thủ kho qua con số bảy họ viết. Giờ chỉ còn gặp những ông khó đọc nhất, mà gặp ban ngày.',
  },
  speaker: { en: 'Waybill clerk at a freight company', vi: 'Nhân viên chứng từ của một hãng giao nhận' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'generative-ai',
    title: { en: 'Generative AI', vi: 'AI tạo sinh' },
    summary: { en: 'Chat assistants for customers and staff.', vi: 'Trợ lý trò chuyện cho khách hàng và nhân viên.' },
    description: {
      en: 'Assistants that answer from your documents, cite the page, and call a colleague when they are unsure.',
      vi: 'Trợ lý trả lời dựa trên tài liệu của bạn, dẫn rõ số trang, không chắc thì gọi nhân viên chứ không đoán.',
    },
  },
  {
    type: 'content',
    icon: 'natural-language-processing',
    title: { en: 'Natural language processing', vi: 'Xử lý ngôn ngữ tự nhiên' },
    summary: { en: 'Incoming mail sorted before anyone opens it.', vi: 'Thư đến được chia sẵn trước khi có người mở.' },
    description: {
      en: 'Letters, tickets and contracts in Vietnamese or English, typed or handwritten: read, sorted and filed with a summary.',
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
      en: 'A hand holds a magnifying glass over a tile that a camera has marked: it is only a gecko',
      vi: 'Bàn tay cầm kính lúp soi lại viên gạch bị camera đánh dấu: chỉ là một con thằn lằn',
    },
  },
  {
    type: 'content',
    icon: 'computer-vision',
    title: { en: 'Computer vision', vi: 'Thị giác máy' },
    summary: { en: 'Quality control and counting by camera.', vi: 'Kiểm tra chất lượng và đếm hàng bằng camera.' },
    description: {
      en: 'Cameras beside the line count, read and find flaws, driven by a computer the size of a lunchbox.',
      vi: 'Camera biết đếm, biết đọc, biết tìm lỗi ngay bên dây chuyền, chạy trên chiếc máy tính nhỏ bằng hộp cơm.',
    },
  },
  {
    type: 'content',
    icon: 'data-analytics',
    title: { en: 'Data analytics', vi: 'Phân tích dữ liệu' },
    summary: { en: 'Forecasts and risk scores, with their reasons.', vi: 'Dự báo và điểm rủi ro, kèm căn cứ.' },
    description: {
      en: 'What your records say about next month, with the three reasons that weigh most, so that you can check them.',
      vi: 'Dữ liệu của bạn nói gì về tháng tới, kèm ba căn cứ nặng ký nhất, để người quyết định còn kiểm tra lại.',
    },
  },
]

export const technologyGroups: readonly TechnologyGroup[] = [
  {
    key: 'mlFrameworks',
    title: { en: 'ML frameworks', vi: 'Thư viện học máy' },
    description: {
      en: 'We train most models in PyTorch; each has to beat a simple one from scikit-learn. TensorFlow is for models that you already have.',
      vi: 'Phần lớn huấn luyện bằng PyTorch, và phải hơn được mô hình đơn giản dựng bằng scikit-learn. TensorFlow dành cho mô hình bạn đã có.',
    },
    technologies: [
      {
        name: 'PyTorch',
        logo: 'pytorch-icon',
      },
      {
        name: 'TensorFlow',
        logo: 'tensorflow',
      },
      {
        name: 'scikit-learn',
        logo: 'scikit-learn',
      },
    ],
  },
  {
    key: 'nlpTools',
    title: { en: 'NLP tools', vi: 'Công cụ xử lý ngôn ngữ' },
    description: {
      en: 'For tickets typed without accents and English words in Vietnamese sentences. PhoBERT has read 20 GB of Vietnamese.',
      vi: 'Cho phiếu hỗ trợ gõ không dấu, câu tiếng Việt chen tiếng Anh. PhoBERT đã đọc hết 20 GB văn bản tiếng Việt.',
    },
    technologies: [
      {
        name: 'spaCy',
        logo: 'spacy',
      },
      {
        name: 'Transformers',
        logo: 'hugging-face',
      },
      {
        name: 'PhoBERT',
        logo: 'phobert',
      },
    ],
  },
  {
    key: 'cloudAi',
    title: { en: 'Cloud AI', vi: 'AI trên đám mây' },
    description: {
      en: 'For models too large to buy a machine for. Names and account numbers are removed before anything is sent.',
      vi: 'Cho mô hình quá lớn, mua máy riêng thì phí. Tên người, số tài khoản phải gỡ ra rồi mới gửi đi.',
    },
    technologies: [
      {
        name: 'Azure AI',
        logo: 'microsoft-azure',
      },
      {
        name: 'Vertex AI',
        logo: 'google-cloud',
      },
      {
        name: 'Amazon Bedrock',
        logo: 'aws',
      },
    ],
  },
  {
    key: 'deployment',
    title: { en: 'Deployment', vi: 'Triển khai' },
    description: {
      en: 'In your data centre or under the conveyor belt. Every model has a version; the previous one is a single command away.',
      vi: 'Trong trung tâm dữ liệu của bạn hay dưới gầm băng chuyền. Mỗi mô hình có số phiên bản; một lệnh là quay về bản trước.',
    },
    technologies: [
      {
        name: 'Docker',
        logo: 'docker-icon',
      },
      {
        name: 'Kubernetes',
        logo: 'kubernetes',
      },
      {
        name: 'ONNX Runtime',
        logo: 'onnx',
      },
    ],
  },
]

/** Technologies that docs/product.md §2.6 wants in the data, although no page shows them. */
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
