import { LANGUAGES } from 'contracts/api/enumerations';
import { expect, it } from 'vitest';
import { exchangeInSandbox } from '../../testing/in-sandbox';
import { getTexts } from '../../texts/texts';

const test = exchangeInSandbox({ scenario: 'documents' });

async function page(path: string, language: string) {
  const query = `sandbox=${test.sandbox().id}&lang=${language}`;
  return String((await test.sandbox().request('GET', `/simulator${path}?${query}`)).body);
}

it.each(LANGUAGES)('SIM-15: every file input is labelled in the language %s', async (language) => {
  const t = getTexts('shell', language);
  for (const [path, count] of [
    ['/bank', 2],
    ['/bank/form/editor', 1],
  ] as const) {
    const body = await page(path, language);
    expect(body.match(/type="file"/g)).toHaveLength(count);
    expect(body.split(`aria-hidden="true"><span>${t('chooseFile')}<`)).toHaveLength(count + 1);
    expect(body.split(`aria-hidden="true">${t('noFile')}<`)).toHaveLength(count + 1);
  }
});

it.each(LANGUAGES)('SIM-15: an import without a file is refused in the language %s', async (language) => {
  const body = new FormData();
  body.set('intent', 'import');
  const address = test.pageUrl('/bank', { lang: language });
  const response = await fetch(address, { method: 'POST', body });
  expect(await response.text()).toContain(getTexts('bank', language)('noFile'));
});
