import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { load } from 'cheerio';

/** Internal links and images, each as `page: target`. */
export function brokenLinks(folder: string): string[] {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => posix.relative(folder, posix.join(parentPath, name))),
  );
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, load(readFileSync(posix.join(folder, file), 'utf8'))]),
  );
  const idsOf = new Map(
    [...pages].map(([file, $]) => [
      file,
      new Set(
        $('[id]')
          .map((_, element) => $(element).attr('id'))
          .get(),
      ),
    ]),
  );
  return [...pages].flatMap(([file, $]) =>
    $('a[href], img[src]')
      .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
      .get()
      .filter((target) => {
        if (/^https?:/.test(target)) return false;
        const [path = '', anchor] = target.split('#');
        const found = path === '' ? file : posix.join(posix.dirname(file), path);
        return !files.has(found) || (anchor !== undefined && !idsOf.get(found)?.has(anchor));
      })
      .map((target) => `${file}: ${target}`),
  );
}
