/**
 * Each colour of the site in ten steps from light to dark, for Mantine's theme. Some steps are tokens of `tokens.css`
 * (`contrast.test.ts` checks that they are equal). Between the tokens, the other steps are evenly spaced in OKLCH
 * lightness. The steps are not CSS custom properties, because only Mantine needs them and they would add 0.35 kB to
 * every page.
 */
export const COLOR_RAMPS = {
  ink: ['#f0f5f2', '#d2d9d5', '#b5bdb9', '#99a29e', '#7e8883', '#636f6a', '#4a5751', '#36443e', '#22312d', '#10201c'],
  eggshell: [
    '#fbf7ec',
    '#f4ecd8',
    '#e6ddc8',
    '#d9cfb8',
    '#bbb19b',
    '#9e9580',
    '#827965',
    '#675e4b',
    '#4d4533',
    '#352d1c',
  ],
  vermilion: [
    '#fdece6',
    '#f6d0c4',
    '#eeb4a4',
    '#e49884',
    '#da7b66',
    '#ce5d48',
    '#c13b2a',
    '#9c2c1e',
    '#701e14',
    '#47100a',
  ],
  gold: ['#fef5df', '#f8e5bd', '#f2d59b', '#edc576', '#e9b44c', '#c5953c', '#a2772d', '#805b1f', '#5f4111', '#402804'],
  river: ['#eaf7f2', '#cee3db', '#b2cfc4', '#96bbae', '#7aa799', '#5e9484', '#418170', '#1f6f5c', '#144d3f', '#092d24'],
  mist: ['#f0f7f4', '#d4e4dd', '#b9d1c7', '#9dbfb2', '#86a499', '#6f8a80', '#5a7168', '#455951', '#31423b', '#1e2c27'],
} as const
