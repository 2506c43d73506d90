import { useLocation, useRouteError } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { createErrorTitle } from 'ui/fields/form/form-contexts';
import { joinNames } from '~/i18n/translated-text';
import { usePage } from './page';

const RefusedAtContext = createContext<string | null>(null);
export const RefusedLocationProvider = RefusedAtContext.Provider;
export const useRefusedLocationKey = () => useContext(RefusedAtContext);

export const FIRST_LOCATION_KEY = 'default';

/** For failed pages, root's `meta` sets the title. A document with a refused form begins with "Fehler:". */
export function PageTitle({ partnerName }: { partnerName: string | undefined }) {
  const { t } = useTranslation(['fields', 'problem']);
  const page = usePage();
  const rootError = useRouteError() ?? null;
  const isFormRefused = useLocation().key === useRefusedLocationKey() && rootError === null;
  if (rootError === null && page === null) return null;
  const title = rootError === null ? page?.title : joinNames(t('problem:error.pageTitle'), partnerName);
  return (
    <>
      <title>{createErrorTitle(title ?? '', t('summary.titlePrefix'), isFormRefused)}</title>
      {page?.description && <meta name="description" content={page.description} />}
    </>
  );
}
