import type { ComponentProps } from 'react';
import type { Namespace } from '../texts/translate';

/** `texts`: namespaces that the components of the page use. The shell's is always there. */
export const PAGES = {
  start: {
    load: () => import('./start/start-page'),
    source: 'start/start-page.tsx',
    texts: ['start', 'pages'],
  },
  bank: {
    load: () => import('./bank/bank-page'),
    source: 'bank/bank-page.tsx',
    texts: ['workbench'],
  },
  formEditor: {
    load: () => import('./form-editor/form-editor-page'),
    source: 'form-editor/form-editor-page.tsx',
    texts: ['form-editor', 'findings'],
  },
} as const satisfies Record<string, { load: unknown; source: string; texts: readonly Namespace[] }>;

export type PageName = keyof typeof PAGES;

export type DataOf<Name extends PageName> = ComponentProps<
  Awaited<ReturnType<(typeof PAGES)[Name]['load']>>['default']
>;
