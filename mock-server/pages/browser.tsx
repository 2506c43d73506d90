import type { Language } from 'contracts/api/enumerations/language';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Catalogues, createTranslator, type Namespace } from '../texts/translate';
import { RestoredFields, readTypedFields } from './live/restored-fields';
import { type LoadedPage, PageApp } from './page-app';
import type { PageDocument } from './page-document';
import { PAGES, type PageName } from './registry';

const root = document.getElementById('page');
const loadedPages = new Map<string, LoadedPage>();

async function load({ page, shell: { language } }: PageDocument): Promise<void> {
  if (loadedPages.has(page)) return;
  // Safe casts: the server sends names of the registry with matching data.
  const { load: loadModule, texts: namespaces } = PAGES[page as PageName];
  const [module, ...catalogues] = await Promise.all([
    loadModule(),
    ...(['shell', ...namespaces] as const).map((namespace) => catalogue(language, namespace)),
  ]);
  const { texts } = createTranslator(language, Object.fromEntries(catalogues));
  loadedPages.set(page, { Page: module.default as ComponentType<object>, texts });
}

async function catalogue(
  language: Language,
  namespace: Namespace,
): Promise<[Namespace, Catalogues[Namespace]]> {
  const { default: texts } = await import(`../texts/locales/${language}/${namespace}.json`);
  return [namespace, texts];
}

if (root) {
  const firstDocument: PageDocument = JSON.parse(root.dataset.document ?? '');
  await load(firstDocument);
  const restore = readTypedFields();
  hydrateRoot(
    root,
    <RestoredFields restore={restore}>
      <PageApp document={firstDocument} loadedPages={loadedPages} load={load} />
    </RestoredFields>,
  );
}
