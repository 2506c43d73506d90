import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface DocPage {
  path: string;
  title: string;
  part: string;
  content: ReactNode;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem 1.25rem 4rem; }
nav { border-bottom: 1px solid GrayText; padding-bottom: .5rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid GrayText; padding: .3rem .6rem; text-align: start; vertical-align: top; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid GrayText; }
img { max-width: 100%; height: auto; border: 1px solid GrayText; }
article { border-top: 1px solid GrayText; margin-top: 1.5rem; }
:target { outline: 3px solid Highlight; outline-offset: 3px; }
.steps { list-style: none; padding: 0; }
`;

export function createRelativeLink(path: string, page: string): string {
  return `${'../'.repeat(page.split('/').length - 1)}${path}`;
}

export function renderDocument({ path, title, content }: DocPage): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <nav aria-label="Site">
          <a href={createRelativeLink('index.html', path)}>All pages</a>
        </nav>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}
