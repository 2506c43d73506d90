import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../scripts/html-document';
import { shapesOf, validateHtml } from './page-html';

const pageWith = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;

describe('validateHtml', () => {
  it.each([
    [
      'a character encoding after the first 1,024 bytes',
      pageWith('').replace('lang="en"', `lang="en" style="--a:${'0'.repeat(1_000)}"`),
    ],
    ['a missing character encoding', pageWith('').replace('<meta charset="utf-8"/>', '')],
  ])('reports %s', async (_, page) => {
    expect(await validateHtml(page)).toEqual([expect.stringContaining('portal/early-charset: ')]);
  });

  it.each([
    ['a list without items', '<ul></ul>', 'portal/filled-list'],
    ['a link whose name lacks its text', '<a href="/" aria-label="Polski">pl</a>', 'portal/label-in-name'],
    ['a picture without a name', '<svg viewBox="0 0 1 1"></svg>', 'portal/named-picture'],
    ['a localised time without a datetime attribute', '<time>29.11., 02:43</time>', 'portal/valid-time'],
    ['a div with the role region', '<div role="region" aria-label="A">A</div>', 'prefer-native-element'],
    ['a form inside a span', '<span><form><button>Go</button></form></span>', 'element-permitted-content'],
    ['a skipped heading level', '<h3>Part</h3>', 'heading-level'],
    ['a reference to an absent element', '<p aria-describedby="no">Text</p>', 'no-missing-references'],
    ['two elements with one id', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
    ['an unknown autocomplete token', '<input aria-label="A" autocomplete="town"/>', 'valid-autocomplete'],
    ['a control without a label', '<input type="text"/>', 'input-missing-label'],
    ['an end tag without its start', '<p>Text</b></p>', 'close-order'],
  ])('reports %s', async (_, body, rule) => {
    expect(await validateHtml(pageWith(body))).toEqual([expect.stringContaining(`${rule}: `)]);
  });

  it.each([
    ['a filled list', '<ul><li>A</li></ul>'],
    ['the empty list of a search', '<ul role="listbox" aria-label="Companies"></ul>'],
    ['a name that starts with the text', '<a href="/" aria-label="Edit: tax number">Edit</a>'],
    ['a named picture', '<span role="img" aria-label="QR code"><svg viewBox="0 0 1 1"></svg></span>'],
    ['a hidden picture', '<svg viewBox="0 0 1 1" aria-hidden="true"></svg>'],
    ['a time of day', '<time>02:43:10</time>'],
    ['an instant', '<time datetime="2026-11-29T02:43:10.000+01:00">today</time>'],
  ])('accepts %s', async (_, body) => {
    expect(await validateHtml(pageWith(body))).toEqual([]);
  });
});

describe('shapesOf (structure of a page without its texts)', () => {
  const shapes = (body: string) =>
    shapesOf(parseHtml(pageWith(body), 'http://demo.localhost/').documentElement);

  it('counts rows with different texts as equal', () => {
    const list = (names: string[]) => shapes(`<ul>${names.map((name) => `<li>${name}</li>`)}</ul>`);
    expect(list(['A', 'B', 'C'])).toEqual(list(['D']));
  });

  it.each([
    ['an empty list', '<ul><li>A</li></ul>', '<ul></ul>'],
    ['an absent reference', '<p id="a" aria-labelledby="a">A</p>', '<p id="a" aria-labelledby="b">A</p>'],
    ['a repeated id', '<p id="a">A</p><p id="b">A</p>', '<p id="a">A</p><p id="a">A</p>'],
    ['another heading order', '<h2>A</h2><h3>A</h3>', '<h3>A</h3><h2>A</h2>'],
    ['another kind of time value', '<time>10:20</time>', '<time>10:20 am</time>'],
    ['a name without its text', '<a aria-label="A b">A</a>', '<a aria-label="A b">c</a>'],
  ])('returns a different structure for %s', (_, one, other) => {
    expect(shapes(one)).not.toEqual(shapes(other));
  });
});
