import { useLocation, useRouteError } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '~/i18n/join-names';
import { titleWith } from '~/ui/feedback/error-title';
import { usePage } from './page';

/** The key of the address where a refused form was answered with a document; null without one. The browser finds it in the page. */
const RefusedAtContext = createContext<string | null>(null);
export const RefusedAtProvider = RefusedAtContext.Provider;
export const useRefusedAt = () => useContext(RefusedAtContext);

/** The address of a document has this key on the server, and in browsers until they give it one. */
export const FIRST_KEY = 'default';

/**
 * The document's title and description, as the page's loader says them by `page`. Of a page that could not be loaded the error is named instead, by
 * root's `meta`; only where root itself has failed, here. A document that answers a refused form begins with "Fehler:"; from then on
 * the error summary sees to that (see `useErrorTitle`).
 */
export function PageTitle({ partnerName }: { partnerName: string | undefined }) {
  const { t } = useTranslation(['fields', 'problem']);
  const page = usePage();
  const rootError = useRouteError() ?? null;
  const refused = useLocation().key === useRefusedAt() && rootError === null;
  if (rootError === null && page === null) return null;
  const title = rootError === null ? page?.title : joinNames(t('problem:error.pageTitle'), partnerName);
  return (
    <>
      <title>{titleWith(title ?? '', t('summary.titlePrefix'), refused)}</title>
      {page?.description && <meta name="description" content={page.description} />}
    </>
  );
}
