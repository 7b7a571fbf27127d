/** Entry of `npm run dev`, where pages come without their styles: all of them. */
import.meta.glob(['./app/theme/{tokens,base}.css', './{app/layout,components,features,forms,pwa}/**/*.css'], {
  eager: true,
})

import './start.ts'
