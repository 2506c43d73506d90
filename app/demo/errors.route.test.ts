import { beforeAll, describe, expect, it } from 'vitest';
import type { PageResponse } from '~/testing/page-response';
import type { Visitor } from '~/testing/visitor';
import { openPortal } from '../testing/portal';

const visit = openPortal();

const codesOf = ({ document }: PageResponse) =>
  [...document.querySelectorAll('main code')].map((code) => code.textContent);

describe('HTTP-05 SIM-14: error catalogue', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = (await visit('signing-second-missing')).createStranger();
    await visitor.get(await visitor.world.createEntryLink('katrin'));
  });

  it('lists every code with its status and texts', async () => {
    const page = await visitor.open('/demo/errors');
    expect([page.status, page.title]).toEqual([200, 'Error catalogue · Lindhof Bank']);
    const codes = codesOf(page);
    expect(codes.length).toBeGreaterThan(50);
    expect(codes).toEqual(expect.arrayContaining(['err_invalid_iban', 'err_no_permission']));
    const words = page.words('main');
    expect(words).toContain('Error catalogue Every error code in four languages.');
    expect(page.attribute('main input[name=q]', 'aria-label')).toBe('Search');
    expect(page.value('main input[name=q]')).toBe('');
  });

  it('finds a code in any spelling, with its page and four languages', async () => {
    const page = await visitor.open('/demo/errors?q=%20ERR_Invalid_IBAN%20');
    expect(codesOf(page)).toEqual(['err_invalid_iban']);
    expect(page.value('main input[name=q]')).toBe('err_invalid_iban');
    expect(page.words('main a')).toBe('See it in place');
    expect(page.attribute('main a', 'href')).toMatch(
      /\/simulator\/error-catalogue\/err_invalid_iban\?lang=en$/,
    );
    const texts = [...page.document.querySelectorAll('main li')];
    expect(texts.map((text) => text.getAttribute('lang'))).toEqual(['de', 'en', 'fr', 'pl']);
    expect(new Set(texts.map((text) => text.textContent.slice(3))).size).toBe(4);
    expect(page.words('main')).toContain('422');
  });

  it.each([
    ['words of a text, in any language', 'Uns fehlt noch Ihre IBAN', 'err_application_no_iban'],
    ['a status', '404', 'err_entity_not_found'],
  ])('finds codes by %s', async (_, search, code) => {
    const page = await visitor.open(`/demo/errors?${new URLSearchParams({ q: search })}`);
    expect(codesOf(page)).toContain(code);
    expect(codesOf(page)).not.toContain('err_invalid_iban');
  });

  it("the links to the pages of codes keep the visitor's language", async () => {
    const page = await visitor.open('/demo/errors?lng=fr&q=err_invalid_iban', {
      headers: { 'Accept-Language': 'fr' },
    });
    expect(page.attribute('main a', 'href')).toMatch(/\?lang=fr$/);
  });

  it('shows no rows for a search without results', async () => {
    const page = await visitor.open('/demo/errors?q=nothing+of+the+kind');
    expect([page.status, codesOf(page)]).toEqual([200, []]);
  });
});

it('SIM-14: the error catalogue returns 404 for customers outside of a demo', async () => {
  const page = await (await visit('signing-second-missing', { as: 'katrin' })).open('/demo/errors');
  expect([page.status, page.words('h1')]).toEqual([404, 'This page doesn’t exist']);
});
