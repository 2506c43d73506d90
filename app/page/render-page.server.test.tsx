import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { BEGIN_SCRIPTS } from './deferred-scripts.server';
import { renderPage } from './render-page.server';

const textOf = (html: Uint8Array) => new TextDecoder().decode(html);

const OPTIONS = { nonce: 'n1', withinMs: 10_000 };

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
  expect(textOf(html)).toBe('<p><i>early</i><!--$--><b>late</b><!--/$--></p>');
  expect(error).toBeNull();
});

it('renderPage keeps two-byte characters anywhere and contains no zero byte', async () => {
  const words = ['ä'.repeat(5000), `x${'ä'.repeat(5000)}`];
  for (const text of words) {
    const { html } = await renderPage(
      <p>
        <b>{text}</b>
        {[...text].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <i key={index}>{letter}</i>
        ))}
      </p>,
      OPTIONS,
    );
    expect(html.includes(0)).toBe(false);
    expect(textOf(html).replace(/<[^>]*>/g, '')).toBe(text + text);
  }
});

it('renderPage reports the error of a failed part and renders the rest', async () => {
  const { html, error } = await renderPage(
    <p>
      <i>early</i>
      <Suspense>
        <Failing />
      </Suspense>
    </p>,
    OPTIONS,
  );
  expect(textOf(html)).toContain('<p><i>early</i>');
  expect(error).toEqual(new Error('of a part'));
});

it('renderPage rejects with the page’s own error', async () => {
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
  expect(textOf(html)).toContain('<p><i>early</i>');
  expect(error).not.toBeNull();
});

it('renderPage rejects if the page suspends too long outside of every Suspense boundary', async () => {
  const coming = new Promise<void>(() => {});
  await expect(renderPage(<Late of={{ coming }} />, { nonce: 'n1', withinMs: 5 })).rejects.toThrow('in time');
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
  expect(textOf(html)).toBe(
    '<!DOCTYPE html><html lang="de"><head><link rel="stylesheet" href="/page.css"/>' +
      '<link rel="dns-prefetch" data-after-paint="" href="/first.js"/>' +
      '<title>Größe – Łódź &lt;link rel=&quot;modulepreload&quot;</title></head>' +
      '<body><script type="text/scripts-after-paint"></script>' +
      `<script nonce="${OPTIONS.nonce}">${BEGIN_SCRIPTS}</script></body></html>`,
  );
});
