import type { ComponentProps } from 'react';
import type { Namespace } from '../texts/translate';

/**
 * `texts`: namespaces that the components of the page use. The shell's is always there.
 * `isStatic`: shown without scripts.
 */
export const PAGES = {
  start: {
    load: () => import('./start/start-page'),
    source: 'start/start-page.tsx',
    texts: ['start', 'pages'],
  },
  course: {
    load: () => import('./course/course-page'),
    source: 'course/course-page.tsx',
    texts: ['course', 'flow-map', 'comparison'],
  },
  compare: {
    load: () => import('./course/compare-page'),
    source: 'course/compare-page.tsx',
    texts: ['comparison'],
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
  formEditor: {
    load: () => import('./form-editor/form-editor-page'),
    source: 'form-editor/form-editor-page.tsx',
    texts: ['form-editor', 'findings'],
  },
} as const satisfies Record<
  string,
  { load: unknown; source: string; texts: readonly Namespace[]; isStatic?: true }
>;

export type PageName = keyof typeof PAGES;

export type DataOf<Name extends PageName> = ComponentProps<
  Awaited<ReturnType<(typeof PAGES)[Name]['load']>>['default']
>;
