import type { ComponentProps, ReactNode } from 'react';
import { getTexts } from '../../texts/texts';
import { PageProvider } from '../live/page-context';

type Page = ComponentProps<typeof PageProvider>['value'];

export function TestPage({ children, language = 'en', ...page }: Partial<Page> & { children: ReactNode }) {
  return (
    <PageProvider
      value={{
        ...{ language, sandbox: null, announce: () => {}, show: async () => true },
        texts: (namespace) => getTexts(namespace, language),
        ...page,
      }}
    >
      {children}
    </PageProvider>
  );
}
