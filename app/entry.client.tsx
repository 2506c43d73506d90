import { RemixBrowser } from '@remix-run/react';
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { BuildProvider } from './build-version/reload-once';
import { watchBuild } from './build-version/watch-build';
import { keyInspection } from './i18n/key-inspection';
import { oneFullStop } from './i18n/one-full-stop';
import { I18N_OPTIONS } from './i18n/resources';
import { FIRST_KEY, RefusedAtProvider } from './page/page-title';
import { prepareDocument, RestoredDocument } from './page/restored-document';
import { suppressCancellationErrors } from './page/suppress-cancellation-errors';

/** Takes over the page the server made, in the same language and with the texts that page needs. */
async function takeOver() {
  const i18n = createInstance();
  let hasTexts = true;
  i18n.on('failedLoading', () => {
    hasTexts = false;
  });
  // The attribute `lang` may be a translator's by now.
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
      // Only the page's own language travels; catalogues are complete, so nothing falls back.
      fallbackLng: false,
      ns: getInitialNamespaces(),
    });
  // A page without its texts would show their keys: it stays as the server made it, and works without scripts.
  if (!hasTexts) return;
  await pageData;
  // Its data are another page's. A browser that does not tell of it before a page has loaded has not begun to load the right one.
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

/**
 * Waits until the framework has read the data that came with the page. It begins to at its first rendering and has React
 * wait meanwhile; a press in that moment is lost to the page, with an error of React's ("Root did not complete"). Called
 * beforehand, it has all it needs when React renders it.
 */
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
