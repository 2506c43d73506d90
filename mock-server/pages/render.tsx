import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { texts as textsIn } from '../texts/texts';
import type { Namespace, TextsOf } from '../texts/translate';
import { PageApp } from './page-app';
import type { PageDocument } from './page-document';
import { type DataOf, PAGES, type PageName } from './registry';

/** Addresses of the files that a page loads. */
export interface PageFiles {
  readonly style: string;
  readonly script: string;
  /** Modules that the script imports. */
  readonly modules: readonly string[];
}

/** Renders on the server. `browser.tsx` hydrates the same components. */
export async function renderPage<Name extends PageName>(
  page: PageDocument<Name, DataOf<Name>>,
  files: PageFiles,
): Promise<string> {
  const { load, texts: namespaces } = PAGES[page.page];
  const { default: Page } = await load();
  const isStatic = 'isStatic' in PAGES[page.page];
  const { language } = page.shell;
  const texts: TextsOf = (namespace) => {
    const known: readonly Namespace[] = ['shell', ...namespaces];
    if (!known.includes(namespace)) throw new Error(`List the texts ${namespace} of the page ${page.page}`);
    return textsIn(namespace, language);
  };
  const loaded = new Map([[page.page, { Page: Page as ComponentType<object>, texts }]]);
  const html = renderToString(
    <html lang={language} data-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{page.shell.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={files.style} />
        {!isStatic && files.modules.map((module) => <link key={module} rel="modulepreload" href={module} />)}
        {!isStatic && <script type="module" src={files.script} />}
      </head>
      <body>
        <div id="page" data-document={isStatic ? undefined : JSON.stringify(page)}>
          <PageApp document={page} loaded={loaded} load={async () => {}} />
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
