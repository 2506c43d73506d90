export const darkColours = {
  head: '#1d2429',
  line: '#333d43',
  edge: '#56626a',
  open: '#4b565d',
  raised: '#2b353a',
  done: '#57c785',
  text2: '#b9c2c7',
  link: '#9cc4f0',
  cue: '#f7d27c',
  divider: '#3a454b',
  info: '#8ab4e8',
} as const;

export const amberLine = '#e0a31c';

export const demoBreakpoints = { presenter: '(max-width: 1400px)', frames: '(max-width: 900px)' } as const;
