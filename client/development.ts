/** Entry of `npm run dev`. The dev server sends pages without their styles, so this file imports all styles. */
import.meta.glob(['./site/theme/{tokens,base}.css', './{components,islands,site,widgets}/**/*.module.css'], {
  eager: true,
})

import './start.ts'
