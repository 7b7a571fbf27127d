/** Entry of `npm run dev`: pages come without their styles there, so this imports all of them. */
import.meta.glob(['./site/theme/{tokens,base}.css', './{components,islands,site,widgets}/**/*.module.css'], {
  eager: true,
})

import './start.ts'
