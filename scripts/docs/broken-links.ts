import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseHtml } from '../html-document';

export function findBrokenLinks(folder: string): string[] {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => posix.relative(folder, posix.join(parentPath, name))),
  );
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, parseHtml(readFileSync(posix.join(folder, file), 'utf8'))]),
  );
  const idsOf = new Map(
    [...pages].map(([file, page]) => [file, new Set([...page.querySelectorAll('[id]')].map(({ id }) => id))]),
  );
  return [...pages].flatMap(([file, page]) =>
    [...page.querySelectorAll('a[href], img[src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((target) => {
        if (/^https?:/.test(target)) return false;
        const [path = '', anchor] = target.split('#');
        const targetFile = path === '' ? file : posix.join(posix.dirname(file), path);
        return !files.has(targetFile) || (anchor !== undefined && !idsOf.get(targetFile)?.has(anchor));
      })
      .map((target) => `${file}: ${target}`),
  );
}
