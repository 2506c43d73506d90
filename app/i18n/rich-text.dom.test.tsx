// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ParseKeys } from 'i18next';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { loadBrowserTexts } from './browser-texts';
import { getI18n } from './i18next.server';
import account from './locales/en/account.json';
import documents from './locales/en/documents.json';
import signatures from './locales/en/signatures.json';
import { RichText } from './rich-text';

const catalogues = { account, documents, signatures };

function EmailLabel() {
  return useTranslation('account').t('field.email');
}

describe('RichText', () => {
  it('renders the tags of a text as the given elements', async () => {
    const i18n = await loadBrowserTexts({
      language: 'en',
      namespaces: ['frame', 'account'],
      load: async () => account,
    });
    if (i18n === null) throw new Error('The catalogue is missing');
    const terms = <a href="/terms">terms</a>;
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <RichText text="account:rich.partnerTerms" values={{ partner: 'Demo' }} components={{ terms }} />
      </I18nextProvider>,
    );
    expect(container.innerHTML).toBe('<span>I also accept <a href="/terms">Demo’s terms</a>.</span>');
  });

  it('shows tags in values as text', async () => {
    const i18n = await loadBrowserTexts({
      language: 'en',
      namespaces: ['frame', 'account'],
      load: async () => account,
    });
    if (i18n === null) throw new Error('The catalogue is missing');
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <RichText
          text="account:rich.partnerTerms"
          values={{ partner: '<terms>Demo</terms> & $t(x)' }}
          components={{ terms: <b /> }}
        />
      </I18nextProvider>,
    );
    expect(container.textContent).toBe('I also accept <terms>Demo</terms> & $t(x)’s terms.');
    expect(container.querySelectorAll('b')).toHaveLength(1);
  });

  it.each([
    ['account:rich.partnerTerms', { partner: '{{partner}} $t(frame:skip) $&' }],
    ['documents:rich.cleanOf', { asOf: 'a longer name {{date}}', date: '1 Feb 2026' }],
    ['signatures:rich.signerPosition', { name: '{{name}}', position: '{{name}} $t(frame:skip)' }],
  ] as const)('renders %s with %j to the same HTML on the server', async (text, values) => {
    const browser = await loadBrowserTexts({
      language: 'en',
      namespaces: ['frame', 'account', 'documents', 'signatures'],
      load: async (_, namespace) => catalogues[namespace as keyof typeof catalogues],
    });
    const [browserHtml, serverHtml] = [browser, getI18n('en')].map((i18n) =>
      renderToString(
        <I18nextProvider i18n={i18n as never}>
          <RichText text={text} values={values} components={{ terms: <b />, desk: <i />, 0: <b /> }} />
        </I18nextProvider>,
      ),
    );
    expect(browserHtml).toBe(serverHtml);
  });

  it('A component whose catalogue is not loaded yet appears once the catalogue is loaded', async () => {
    const i18n = await loadBrowserTexts({ language: 'en', namespaces: [], load: async () => account });
    if (i18n === null) throw new Error('The catalogue is missing');
    const { findByText } = render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="Loading">
          <EmailLabel />
        </Suspense>
      </I18nextProvider>,
    );
    expect(await findByText(account.field.email)).toBeDefined();
  });

  it('the function t does not accept the keys of texts with tags', () => {
    type TextKey = ParseKeys<['account', 'documents', 'signatures']>;
    expectTypeOf<Extract<TextKey, `${string}rich.${string}`>>().toBeNever();
    expectTypeOf<'account:field.email'>().toExtend<TextKey>();
  });
});
