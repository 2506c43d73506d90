import type { ComponentProps } from 'react';
import type { Namespace } from '../texts/translate';

/** `texts`: namespaces of the page's components, besides the shell's. `isStatic`: needs no scripts. */
export const PAGES = {
  start: {
    load: () => import('./start/start-page'),
    source: 'start/start-page.tsx',
    texts: ['start', 'pages'],
  },
  situations: {
    load: () => import('./situations/situations-page'),
    source: 'situations/situations-page.tsx',
    texts: ['pages', 'shared'],
  },
  development: {
    load: () => import('./development/development-page'),
    source: 'development/development-page.tsx',
    texts: ['pages', 'magic'],
  },
  mail: {
    load: () => import('./mail/mail-page'),
    source: 'mail/mail-page.tsx',
    texts: ['pages'],
  },
  history: {
    load: () => import('./history/history-page'),
    source: 'history/history-page.tsx',
    texts: ['history', 'flow-map', 'comparison'],
  },
  compare: {
    load: () => import('./history/compare-page'),
    source: 'history/compare-page.tsx',
    texts: ['comparison', 'shared'],
  },
  acceptance: {
    load: () => import('./acceptance/acceptance-page'),
    source: 'acceptance/acceptance-page.tsx',
    texts: ['acceptance', 'pages'],
  },
  acceptanceScenario: {
    load: () => import('./acceptance/scenario-page'),
    source: 'acceptance/scenario-page.tsx',
    texts: ['pages'],
  },
  openapi: {
    load: () => import('./openapi/openapi-page'),
    source: 'openapi/openapi-page.tsx',
    texts: [],
    isStatic: true,
  },
  bank: {
    load: () => import('./bank/bank-page'),
    source: 'bank/bank-page.tsx',
    texts: ['bank', 'shared'],
  },
  formEditor: {
    load: () => import('./form-editor/form-editor-page'),
    source: 'form-editor/form-editor-page.tsx',
    texts: ['form-editor', 'findings'],
  },
  shared: {
    load: () => import('./share/shared-page'),
    source: 'share/shared-page.tsx',
    texts: ['shared', 'film'],
  },
  linkGone: {
    load: () => import('./share/link-gone-page'),
    source: 'share/link-gone-page.tsx',
    texts: ['shared'],
  },
  film: {
    load: () => import('./film/film-page'),
    source: 'film/film-page.tsx',
    texts: ['film', 'shared'],
  },
  filmLink: {
    load: () => import('./film/film-link-page'),
    source: 'film/film-link-page.tsx',
    texts: ['film'],
  },
  demo: {
    load: () => import('./demo/demo-page'),
    source: 'demo/demo-page.tsx',
    texts: ['demo'],
  },
  demoPresenter: {
    load: () => import('./demo/presenter-page'),
    source: 'demo/presenter-page.tsx',
    texts: ['demo'],
  },
  demoScript: {
    load: () => import('./demo/script-page'),
    source: 'demo/script-page.tsx',
    texts: ['demo', 'shared'],
  },
  refusal: {
    load: () => import('./refusal/refusal-page'),
    source: 'refusal/refusal-page.tsx',
    texts: ['pages', 'refusal'],
  },
} as const satisfies Record<
  string,
  { load: unknown; source: string; texts: readonly Namespace[]; isStatic?: true }
>;

export type PageName = keyof typeof PAGES;

export type DataOf<Name extends PageName> = ComponentProps<
  Awaited<ReturnType<(typeof PAGES)[Name]['load']>>['default']
>;
