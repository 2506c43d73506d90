import type { EntryContext } from '@remix-run/node';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { BEGIN_SCRIPTS } from './deferred-scripts.server';
import { OWNER_SCRIPT } from './page-owner.server';
import { findPageScripts, type PageScripts } from './page-scripts.server';
import { renderPage } from './render-page.server';

const scripts: PageScripts = { kind: 'deferred', keep: () => {} };
const OPTIONS = { nonce: 'n1', data: '', scripts, withinMs: 10_000 };

function Late({ of }: { of: { text?: string; coming: Promise<void> } }) {
  if (of.text === undefined) throw of.coming;
  return <b>{of.text}</b>;
}

function late(milliseconds: number) {
  const of: { text?: string; coming: Promise<void> } = { coming: Promise.resolve() };
  of.coming = new Promise((resolve) =>
    setTimeout(() => {
      of.text = 'late';
      resolve();
    }, milliseconds),
  );
  return of;
}

function Failing(): never {
  throw new Error('of a part');
}

it('renderPage renders suspended content in place', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <Late of={late(5)} />
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
              <Late of={late(5)} />
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
        <Failing />
      </Suspense>
    </p>,
    OPTIONS,
  );
  expect(html).toContain('<p><i>early</i>');
  expect(error).toEqual(new Error('of a part'));
});

it('renderPage rejects with the error that the page throws', async () => {
  await expect(renderPage(<Failing />, OPTIONS)).rejects.toThrow('of a part');
});

it('renderPage aborts a rendering that does not end', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <Late of={late(5000)} />
      </Suspense>
    </p>,
    { ...OPTIONS, withinMs: 20 },
  );
  expect(html).toContain('<p><i>early</i>');
  expect(error).not.toBeNull();
});

it('renderPage rejects if the page suspends too long outside of every Suspense boundary', async () => {
  const coming = new Promise<void>(() => {});
  await expect(renderPage(<Late of={{ coming }} />, { ...OPTIONS, withinMs: 5 })).rejects.toThrow('in time');
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
      `<script nonce="${OPTIONS.nonce}">${BEGIN_SCRIPTS}</script></body></html>`,
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
  const visit = async (of: EntryContext, nonce: string, file: string) => {
    const scripts = findPageScripts(of);
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
