import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { joinNames } from '~/i18n/join-names';
import { kindOfError } from '~/routes/error-page';
import { titleWith } from '~/ui/error-title';

/**
 * The key of the address that a refused form was answered at, with the document as answer; null where no form was refused. The server
 * knows of the refusal, and leaves it to the browser in the page.
 */
const RefusedAtContext = createContext<string | null>(null);
export const RefusedAtProvider = RefusedAtContext.Provider;
export const useRefusedAt = () => useContext(RefusedAtContext);

/** The address of a document has this key on the server, and in browsers until they give it one. */
export const FIRST_KEY = 'default';

/** Pages name themselves: their loader's data has a `title`. */
const namedPage = z.object({ title: z.string() });

interface PageTitleProps {
  partnerName: string | undefined;
  /** Names of pages that cannot be shown; without them the fallback's. */
  errorTitles: Record<ReturnType<typeof kindOfError>, string> | undefined;
}

/**
 * The document's title: the page's name and the partner's, or the name of what went wrong (SHELL-01). A document that answers a refused
 * form begins with "Fehler:"; from then on the error summary sees to that (see `useErrorTitle`).
 */
export function PageTitle({ partnerName, errorTitles }: PageTitleProps) {
  const { t } = useTranslation('fields');
  const page = namedPage.safeParse(useMatches().at(-1)?.data);
  const error = useRouteError() ?? null;
  const refused = useLocation().key === useRefusedAt() && error === null;
  const name = error === null ? page.data?.title : (errorTitles?.[kindOfError(error)] ?? 'Fehler');
  return <title>{titleWith(joinNames(name, partnerName), t('summary.titlePrefix'), refused)}</title>;
}
