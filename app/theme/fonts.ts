import latin from './inter/inter-latin.woff2?url';

/** Attributes of the `<link>` by which root preloads the one font file that every page needs. */
export const fontPreload = {
  rel: 'preload',
  href: latin,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
