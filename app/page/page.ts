import { useMatches } from '@remix-run/react';
import { joinNames } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';

export interface Page {
  readonly page: {
    readonly title: string;
    readonly description: string | null;
    /** Id of the main form. Without scripts, a language change submits it too (SHELL-10). */
    readonly mainForm: string | null;
  };
}

interface PageNames {
  title: string;
  description?: string | null | undefined;
  mainForm?: string | null | undefined;
}

export function page<PageData extends PageNames>(
  { configOrNull }: Pick<PortalRequest, 'configOrNull'>,
  { title, description = null, mainForm = null, ...rest }: PageData,
): Omit<PageData, keyof PageNames> & Page {
  const fullTitle = joinNames(title, configOrNull?.displayName);
  return { ...rest, page: { title: fullTitle, description, mainForm } };
}

export function usePage(): Page['page'] | null {
  const leafData = useMatches().at(-1)?.data;
  return isPage(leafData) ? leafData.page : null;
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && 'page' in data;
}
