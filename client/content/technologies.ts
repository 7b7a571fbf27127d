/** The file in `public/technologies/` of each technology that the site names; those of one maker may share one. */
const FILES = {
  '.NET': 'dotnet',
  '.NET Core': 'dotnet',
  AWS: 'aws',
  'Amazon Bedrock': 'aws',
  Angular: 'angular',
  Azure: 'azure',
  'Azure AI': 'azure',
  'C#': 'c-sharp',
  CSS3: 'css3',
  Docker: 'docker',
  Firebase: 'firebase',
  Flutter: 'flutter',
  'Google Cloud': 'google-cloud',
  Grafana: 'grafana',
  GraphQL: 'graphql',
  HTML5: 'html5',
  Kotlin: 'kotlin',
  Kubernetes: 'kubernetes',
  MongoDB: 'mongodb',
  MySQL: 'mysql',
  'Next.js': 'nextjs',
  NextJS: 'nextjs',
  'Node.js': 'nodejs',
  'ONNX Runtime': 'onnx',
  OpenCV: 'opencv',
  PhoBERT: 'phobert',
  PostgreSQL: 'postgresql',
  Prometheus: 'prometheus',
  PyTorch: 'pytorch',
  Python: 'python',
  'REST API': 'rest-api',
  'REST APIs': 'rest-api',
  React: 'react',
  'React Native': 'react',
  ReactJS: 'react',
  Redis: 'redis',
  SNMP: 'snmp',
  'SQL Server': 'sql-server',
  Swift: 'swift',
  TensorFlow: 'tensorflow',
  Terraform: 'terraform',
  Transformers: 'hugging-face',
  Vercel: 'vercel',
  'Vertex AI': 'google-cloud',
  'Vue.js': 'vue',
  'scikit-learn': 'scikit-learn',
  spaCy: 'spacy',
} as const

export type Technology = keyof typeof FILES

/** Every technology that the site has a logo for. */
export const technologies = Object.keys(FILES) as Technology[]

/** Address of a technology's logo, a square. */
export function technologyIcon(technology: Technology): string {
  return `/technologies/${FILES[technology]}.svg`
}
