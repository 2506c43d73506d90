import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { BuildProvider } from './build-version/reload-once';
import { watchBuild } from './build-version/watch-build';
import { loadBrowserTexts } from './i18n/browser-texts';
import { FALLBACK_LANGUAGE } from './i18n/languages';
import { createExtensibleFetch } from './page/fetch-layer';
import { FIRST_LOCATION_KEY, RefusedLocationProvider } from './page/page-title';
import { hasRequiredFeatures } from './page/required-features';
import { prepareHydration, RestoredDocument } from './page/restored-document';
import { suppressCancellationErrors } from './page/suppress-cancellation-errors';

async function hydrate() {
  // Translation extensions may have changed `lang`.
  const { dataset } = document.documentElement;
  const language = dataset.language ?? FALLBACK_LANGUAGE;
  if (!hasRequiredFeatures(language)) return;
  const pageData = readPageData();
  const refusedLocationKey =
    dataset.form === 'refused' ? (window.history.state?.key ?? FIRST_LOCATION_KEY) : null;
  const i18n = await loadBrowserTexts({
    language,
    namespaces: getInitialNamespaces(),
    load: async (language, namespace) =>
      (await import(`./i18n/locales/${language}/${namespace}.json`)).default,
    showsKeys: dataset.texts === 'keys',
  });
  // Without texts, hydration would show their keys, so keep the server's HTML.
  if (i18n === null) return;
  await pageData;
  // A page that the browser has restored may show another page's data.
  if (window.isPageLeft?.()) return window.location.reload();
  const restore = prepareHydration();
  startTransition(() => {
    hydrateRoot(
      document,
      <RestoredDocument restore={restore}>
        <I18nextProvider i18n={i18n}>
          <StrictMode>
            <RefusedLocationProvider value={refusedLocationKey}>
              <BuildProvider value={window.__remixManifest.version}>
                <RemixBrowser />
              </BuildProvider>
            </RefusedLocationProvider>
          </StrictMode>
        </I18nextProvider>
      </RestoredDocument>,
    );
  });
}

/** Without the data, React suspends during hydration and loses clicks. */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pendingRead) {
    await pendingRead;
  }
}

suppressCancellationErrors();
watchBuild(createExtensibleFetch);
void hydrate();
