import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { keyInspection } from './i18n/key-inspection';
import { I18N_OPTIONS } from './i18n/resources';
import { FIRST_KEY, RefusedAtProvider } from './page-title';

/** Takes over the page the server made, in the same language and with the texts that page needs. */
async function takeOver() {
  const i18n = createInstance();
  const { lang, dataset } = document.documentElement;
  const showsKeys = dataset.texts === 'keys';
  if (showsKeys) i18n.use(keyInspection.module);
  const refusedAt = dataset.form === 'refused' ? (window.history.state?.key ?? FIRST_KEY) : null;
  await i18n
    .use(initReactI18next)
    .use(
      resourcesToBackend(
        (language: string, namespace: string) => import(`./i18n/locales/${language}/${namespace}.json`),
      ),
    )
    .init({
      ...I18N_OPTIONS,
      ...(showsKeys && keyInspection.options),
      supportedLngs: [...I18N_OPTIONS.supportedLngs],
      lng: lang,
      // Only the page's own language travels; catalogues are complete, so nothing falls back.
      fallbackLng: false,
      ns: getInitialNamespaces(),
    });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RefusedAtProvider value={refusedAt}>
            <RemixBrowser />
          </RefusedAtProvider>
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void takeOver();
