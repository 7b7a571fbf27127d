/** Entry of `npm run dev`, where no page is prerendered: each is rendered by the application from the start. */
import { prepare, render } from './app/application.tsx'
import './start.ts'

await prepare(location.pathname)
render()
