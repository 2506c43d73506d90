import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRelativeLink, type DocPage } from './page';

// Matches ids in the first column of a table: `SHELL-07`, `D-30`.
const ID_CELL = /^<td>([A-Z]+-\d+)<\/td>/gm;
const ID_ROW = /^\| ([A-Z]+-\d+) +\|/gm;

export interface Link {
  text: string;
  path: string;
}

export const listCitedIds = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(ID_ROW)].flatMap(([, id]) => id ?? []);

/**
 * Links to Markdown files without a page become text.
 * @param paths pages by Markdown file
 * @param linksById appended to the row of the id
 */
export function renderMarkdownPage(
  file: string,
  paths: ReadonlyMap<string, string>,
  part: string,
  linksById: ReadonlyMap<string, readonly Link[]> = new Map(),
): DocPage {
  const path = paths.get(file) ?? '';
  const text = readFileSync(file, 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? file;
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (/^https?:/.test(href)) return `<a href="${href}">${words}</a>`;
        const page = paths.get(posix.join(posix.dirname(file), href));
        return page === undefined ? words : `<a href="${createRelativeLink(page, path)}">${words}</a>`;
      },
    },
  });
  const html = marked
    .parse(text.replace(/^# .+$/m, ''), { async: false })
    .replace(
      ID_CELL,
      (_, id: string) => `<td id="${id}">${id}${linkListOf(linksById.get(id) ?? [], path)}</td>`,
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own files, and nothing of a visitor's
  const content = <div dangerouslySetInnerHTML={{ __html: html }} />;
  return { path, title, part, content };
}

function linkListOf(links: readonly Link[], path: string): string {
  if (links.length === 0) return '';
  return renderToStaticMarkup(
    <details>
      <summary>{links.length === 1 ? '1 scenario' : `${links.length} scenarios`}</summary>
      {links.map((link) => (
        <p key={link.path}>
          <a href={createRelativeLink(link.path, path)}>{link.text}</a>
        </p>
      ))}
    </details>,
  );
}
