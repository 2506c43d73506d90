import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { BuildProvider } from './build-version/reload-once';
import { watchBuild } from './build-version/watch-build';
import { I18N_OPTIONS, keyInspection, oneFullStop } from './i18n/options';
import { FIRST_KEY, RefusedAtProvider } from './page/page-title';
import { prepareDocument, RestoredDocument } from './page/restored-document';
import { suppressCancellationErrors } from './page/suppress-cancellation-errors';

/** Texts must be loaded first. */
async function takeOver() {
  const i18n = createInstance();
  let hasTexts = true;
  i18n.on('failedLoading', () => {
    hasTexts = false;
  });
  // Translation extensions may have changed `lang`.
  const { dataset } = document.documentElement;
  const showsKeys = dataset.texts === 'keys';
  if (showsKeys) i18n.use(keyInspection.module);
  const pageData = readPageData();
  const refusedAt = dataset.form === 'refused' ? (window.history.state?.key ?? FIRST_KEY) : null;
  await i18n
    .use(initReactI18next)
    .use(oneFullStop)
    .use(
      resourcesToBackend(
        (language: string, namespace: string) => import(`./i18n/locales/${language}/${namespace}.json`),
      ),
    )
    .init({
      ...I18N_OPTIONS,
      ...(showsKeys && keyInspection.options),
      supportedLngs: [...I18N_OPTIONS.supportedLngs],
      lng: dataset.language,
      fallbackLng: false,
      ns: getInitialNamespaces(),
    });
  // The page would show keys, so the server's HTML stays.
  if (!hasTexts) return;
  await pageData;
  // A restored page may hold data of another page. Browsers that do not report this before load have not
  // restored one.
  if (window.isPageLeft?.()) return window.location.reload();
  const restore = prepareDocument();
  startTransition(() => {
    hydrateRoot(
      document,
      <RestoredDocument restore={restore}>
        <I18nextProvider i18n={i18n}>
          <StrictMode>
            <RefusedAtProvider value={refusedAt}>
              <BuildProvider value={window.__remixManifest.version}>
                <RemixBrowser />
              </BuildProvider>
            </RefusedAtProvider>
          </StrictMode>
        </I18nextProvider>
      </RestoredDocument>,
    );
  });
}

/** Otherwise React would suspend during the first render and lose clicks ("Root did not complete"). */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

suppressCancellationErrors();
watchBuild();
void takeOver();
