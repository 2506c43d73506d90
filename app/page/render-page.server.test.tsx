import type { EntryContext } from '@remix-run/node';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { START_SCRIPTS_SCRIPT } from './deferred-scripts.server';
import { OWNER_SCRIPT } from './page-owner.server';
import { findPageScripts, type PageScripts } from './page-scripts.server';
import { renderPage } from './render-page.server';

const scripts: PageScripts = { kind: 'deferred', keep: () => {} };
const OPTIONS = { nonce: 'n1', data: '', scripts, withinMs: 10_000 };

function LatePart({ lateText }: { lateText: { text?: string; coming: Promise<void> } }) {
  if (lateText.text === undefined) throw lateText.coming;
  return <b>{lateText.text}</b>;
}

function createLateText(milliseconds: number) {
  const lateText: { text?: string; coming: Promise<void> } = { coming: Promise.resolve() };
  lateText.coming = new Promise((resolve) =>
    setTimeout(() => {
      lateText.text = 'late';
      resolve();
    }, milliseconds),
  );
  return lateText;
}

function FailingPart(): never {
  throw new Error('of a part');
}

it('renderPage renders suspended content in place', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <LatePart lateText={createLateText(5)} />
      </Suspense>
    </p>,
    OPTIONS,
  );
  expect(html).toBe('<p><i>early</i><!--$--><b>late</b><!--/$--></p>');
  expect(error).toBeNull();
});

it.each(['at once', 'with a part that resolves later'])(
  'renderPage keeps two-byte characters anywhere and writes no zero byte (page rendered %s)',
  async (kind) => {
    const words = ['ä'.repeat(5000), `x${'ä'.repeat(5000)}`];
    for (const text of words) {
      const { html } = await renderPage(
        <p>
          {kind === 'with a part that resolves later' && (
            <Suspense>
              <LatePart lateText={createLateText(5)} />
            </Suspense>
          )}
          <b>{text}</b>
          {[...text].map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <i key={index}>{letter}</i>
          ))}
        </p>,
        OPTIONS,
      );
      expect(html.includes('\0')).toBe(false);
      expect(html.replace(/<[^>]*>/g, '').replace(/^late/, '')).toBe(text + text);
    }
  },
);

it('renderPage reports the error of a failed part and renders the rest of the page', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <FailingPart />
      </Suspense>
    </p>,
    OPTIONS,
  );
  expect(html).toContain('<p><i>early</i>');
  expect(error).toEqual(new Error('of a part'));
});

it('renderPage rejects with the error that the page throws', async () => {
  await expect(renderPage(<FailingPart />, OPTIONS)).rejects.toThrow('of a part');
});

it('renderPage aborts a rendering that does not end', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <LatePart lateText={createLateText(5000)} />
      </Suspense>
    </p>,
    { ...OPTIONS, withinMs: 20 },
  );
  expect(html).toContain('<p><i>early</i>');
  expect(error).not.toBeNull();
});

it('renderPage rejects if the page suspends too long outside of every Suspense boundary', async () => {
  const coming = new Promise<void>(() => {});
  await expect(renderPage(<LatePart lateText={{ coming }} />, { ...OPTIONS, withinMs: 5 })).rejects.toThrow(
    'in time',
  );
});

it('renderPage defers scripts until the first paint and leaves the other HTML unchanged', async () => {
  const { html } = await renderPage(
    <html lang="de">
      <head>
        <link rel="stylesheet" href="/page.css" />
        <link rel="modulepreload" href="/first.js" />
        <title>{'Größe – Łódź <link rel="modulepreload"'}</title>
      </head>
      <body>
        <script type="module" async />
      </body>
    </html>,
    OPTIONS,
  );
  expect(html).toBe(
    '<!DOCTYPE html><html lang="de"><head><link rel="stylesheet" href="/page.css"/>' +
      '<link rel="dns-prefetch" data-after-paint="" href="/first.js"/>' +
      '<title>Größe – Łódź &lt;link rel=&quot;modulepreload&quot;</title></head>' +
      '<body><script type="text/scripts-after-paint"></script>' +
      `<script nonce="${OPTIONS.nonce}">${OWNER_SCRIPT}</script>` +
      `<script nonce="${OPTIONS.nonce}">${START_SCRIPTS_SCRIPT}</script></body></html>`,
  );
});

it('renderPage adds the loader data after the page, escaped for a script', async () => {
  const data = '[{"_1":2},"</script>&\u2028ä"]\n';
  const { html } = await renderPage(<p>page</p>, { ...OPTIONS, data });
  const [, script = ''] = /^<p>page<\/p><script nonce="n1">(.*)<\/script>$/.exec(html) ?? [];
  expect(script).not.toMatch(/[<>&\u2028]/);
  const parts: unknown[] = [];
  const streamController = {
    enqueue: (part: unknown) => parts.push(part),
    close: () => parts.push('closed'),
  };
  new Function('window', script)({ __remixContext: { streamController } });
  expect(parts).toEqual([data, 'closed']);
});

it('renderPage renders the framework’s scripts once per route and build, with the nonce of each page', async () => {
  const matches = [{ route: { id: 'root' }, params: {} }];
  const context = (version: string, params: Record<string, string> = {}) =>
    ({
      manifest: { version },
      staticHandlerContext: { matches: [...matches, { route: { id: 'list' }, params }] },
    }) as unknown as EntryContext;
  const visit = async (lateText: EntryContext, nonce: string, file: string) => {
    const scripts = findPageScripts(lateText);
    const page = (
      <html lang="de">
        <body>
          <p>{nonce}</p>
          {scripts.kind !== 'kept' && (
            <>
              <link rel="modulepreload" href={file} />
              <script type="module" async nonce={nonce} />
            </>
          )}
        </body>
      </html>
    );
    return (await renderPage(page, { ...OPTIONS, nonce, scripts })).html;
  };
  const first = await visit(context('1'), 'n+/1==', '/first.js');
  expect(first).toContain('/first.js');
  expect(await visit(context('1'), 'n2', '/second.js')).toBe(first.replaceAll('n+/1==', 'n2'));
  expect(await visit(context('2'), 'n3', '/second.js')).toContain('/second.js');
  for (const file of ['/third.js', '/fourth.js'])
    expect(await visit(context('1', { '*': 'any/address' }), 'n4', file)).toContain(file);
});
