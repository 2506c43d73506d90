import latin from './inter/inter-latin.woff2?url';

export const fontPreloadLink = {
  rel: 'preload',
  href: latin,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
