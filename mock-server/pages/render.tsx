import type { Language } from 'contracts/api/enumerations/language';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { getTexts } from '../texts/texts';
import type { Namespace, TextsOf } from '../texts/translate';
import { PageProvider } from './live/page-context';
import { PageApp } from './page-app';
import type { PageDocument } from './page-document';
import type { ProviderData } from './providers/provider-data';
import { ProviderPage } from './providers/provider-page';
import { type DataOf, PAGES, type PageName } from './registry';

export interface PageFiles {
  readonly style: string;
  /** Preloaded, so that the text does not move when the font arrives. */
  readonly font: string | null;
  readonly script: string;
  readonly modules: readonly string[];
}

export async function renderPage<Name extends PageName>(
  page: PageDocument<Name, DataOf<Name>>,
  files: PageFiles,
): Promise<string> {
  const { load, texts: namespaces } = PAGES[page.page];
  const { default: Page } = await load();
  const isStatic = 'isStatic' in PAGES[page.page];
  const { language, title } = page.shell;
  const texts: TextsOf = (namespace) => {
    const allowedNamespaces: readonly Namespace[] = ['shell', ...namespaces];
    if (!allowedNamespaces.includes(namespace))
      throw new Error(`Add the texts ${namespace} to the page ${page.page} in registry.ts`);
    return getTexts(namespace, language);
  };
  const loadedPages = new Map([[page.page, { Page: Page as ComponentType<object>, texts }]]);
  const html = renderToString(
    <HtmlDocument language={language} title={title} {...(isStatic ? { style: files.style } : files)}>
      <div id="page" data-document={isStatic ? undefined : JSON.stringify(page)}>
        <PageApp document={page} loadedPages={loadedPages} load={async () => {}} />
      </div>
    </HtmlDocument>,
  );
  return `<!doctype html>${html}`;
}

/** A page of another company: no navigation, scripts or updates. */
export function renderExternalProviderPage(data: ProviderData, style: string): string {
  const { language } = data;
  const texts: TextsOf = (namespace) => getTexts(namespace, language);
  const context = { language, sandbox: null, texts, show: async () => false, announce: () => {} };
  const html = renderToStaticMarkup(
    <HtmlDocument
      language={language}
      title={`${data.title} · ${getTexts('providers', language)('page.simulator')}`}
      style={style}
    >
      <PageProvider value={context}>
        <ProviderPage {...data} />
      </PageProvider>
    </HtmlDocument>,
  );
  return `<!doctype html>${html}`;
}

type HtmlDocumentProps = Pick<PageFiles, 'style'> &
  Partial<PageFiles> & {
    language: Language;
    title: string;
    children: ReactNode;
  };

function HtmlDocument({ language, title, style, font, script, modules = [], children }: HtmlDocumentProps) {
  return (
    <html lang={language} data-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <link rel="stylesheet" href={style} />
        {modules.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        {script && <script type="module" src={script} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
