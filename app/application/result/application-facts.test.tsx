import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Application } from '~/api/applications.server';
import german from '~/i18n/locales/de/application.json';
import enums from '~/i18n/locales/de/enums.json';
import { useApplicationFacts } from './application-facts';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.use(initReactI18next).init({ lng: 'de', resources: { de: { application: german, enums } } }),
);

const APPLICATION: Application = {
  applicationId: '1',
  shortApplicationId: '7K2M9Q',
  status: 'Open',
  created: '2026-03-04T10:00:00Z',
  currency: 'EUR',
  allBanksLoanPurpose: 'working_capital',
  loanSize: 250_000,
  is_appointment_created: false,
  loanDuration: 48,
  display_duration_unit: 'months',
  companyName: 'Metallbau Brandt GmbH',
  pricing: null,
  product: { product_id: '1' },
  allowed_updates: [],
  requirements: { status_flow: [] },
};

function Amount({ application }: { application: Application }) {
  return useApplicationFacts({ application, language: 'de', loanType: 'Betriebsmittel' }).amount;
}

it.each([
  [{ loanSize: 250_000 }, '250.000\u00a0€'],
  [{ loanSize: null, factoring_limit: 60_000 }, '60.000\u00a0€'],
  [{ loanSize: null, factoring_limit: null }, 'Betrag offen'],
])('CLA-14, D-48: useApplicationFacts shows the amount of %o as %s', (fields, words) => {
  const shown = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Amount application={{ ...APPLICATION, ...fields }} />
    </I18nextProvider>,
  );
  expect(shown).toBe(words);
});
