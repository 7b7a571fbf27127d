/** Entry of `npm run dev`, where pages come without their styles: all of them. */
import.meta.glob(['./site/theme/{tokens,base}.css', './{components,islands,site,widgets}/**/*.module.css'], {
  eager: true,
})

import './start.ts'
