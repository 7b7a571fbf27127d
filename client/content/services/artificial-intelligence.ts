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
      en: 'We train most models in PyTorch; scikit-learn provides the simple one they have to beat. We use TensorFlow where you already do.',
      vi: 'Phần lớn mô hình huấn luyện bằng PyTorch và phải hơn được mô hình đơn giản dựng bằng scikit-learn; dùng TensorFlow khi bạn đã có sẵn.',
    },
    technologies: [
      {
        name: 'PyTorch',
        logo: 'pytorch-icon',
        reason: { en: 'New research appears in it first.', vi: 'Nghiên cứu mới thường ra trên PyTorch trước.' },
      },
      {
        name: 'TensorFlow',
        logo: 'tensorflow',
        reason: {
          en: 'For models of yours that already run on it.',
          vi: 'Giữ nguyên khi mô hình của bạn đang chạy trên đó.',
        },
      },
      {
        name: 'scikit-learn',
        logo: 'scikit-learn',
        reason: { en: 'Trained in minutes: the model to beat.', vi: 'Huấn luyện vài phút là xong: mốc để vượt.' },
      },
    ],
  },
  {
    key: 'nlpTools',
    title: { en: 'NLP tools', vi: 'Công cụ xử lý ngôn ngữ' },
    description: {
      en: 'For tickets typed without accents, English words in Vietnamese sentences and back-office abbreviations.',
      vi: 'Cho phiếu hỗ trợ gõ không dấu, câu tiếng Việt chen tiếng Anh và những chữ viết tắt chỉ nội bộ mới hiểu.',
    },
    technologies: [
      {
        name: 'spaCy',
        logo: 'spacy',
        reason: {
          en: 'Fast: one processor reads the day’s mail.',
          vi: 'Nhanh: một bộ xử lý đủ đọc hết thư của cả ngày.',
        },
      },
      {
        name: 'Transformers',
        logo: 'hugging-face',
        reason: {
          en: 'Thousands of trained models to start from.',
          vi: 'Hàng nghìn mô hình huấn luyện sẵn để bắt đầu.',
        },
      },
      {
        name: 'PhoBERT',
        logo: 'phobert',
        reason: { en: 'Trained on 20 GB of Vietnamese text.', vi: 'Học từ 20 GB văn bản tiếng Việt.' },
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
        reason: { en: 'When you already have a contract with Microsoft.', vi: 'Khi bạn đã có hợp đồng với Microsoft.' },
      },
      {
        name: 'Vertex AI',
        logo: 'google-cloud',
        reason: {
          en: 'Machines for training, paid for only while they run.',
          vi: 'Thuê máy huấn luyện, chạy bao lâu trả bấy nhiêu.',
        },
      },
      {
        name: 'Amazon Bedrock',
        logo: 'aws',
        reason: { en: 'Models from several makers behind one API.', vi: 'Mô hình của nhiều hãng qua một API.' },
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
        reason: { en: 'The model and its libraries in one package.', vi: 'Mô hình và thư viện nằm chung một gói.' },
      },
      {
        name: 'Kubernetes',
        logo: 'kubernetes',
        reason: { en: 'Starts more copies when work piles up.', vi: 'Việc dồn lại thì tự chạy thêm bản sao.' },
      },
      {
        name: 'ONNX Runtime',
        logo: 'onnx',
        reason: {
          en: 'Runs a trained model on a small computer.',
          vi: 'Máy nhỏ cũng chạy được mô hình đã huấn luyện.',
        },
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
