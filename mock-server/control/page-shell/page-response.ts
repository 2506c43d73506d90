import type { Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { PAGE_TYPE, type PageDocument } from '../../pages/page-document';
import type { DataOf, PageName } from '../../pages/registry';
import type { NavigationItem } from '../../pages/shell/navigation-items';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { getTexts } from '../../texts/texts';
import { deploymentOfWorld } from '../bank-in-world';
import { PAGE_HEADERS } from './page-headers';

interface PageResponseView<Name extends PageName> {
  page: Name;
  data: DataOf<Name>;
  navigationItem: NavigationItem | null;
  title: string;
  address: string;
  isLive?: boolean;
  updatesAddress?: string | null;
  entry?: string | null;
  isWithoutNavigation?: boolean;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

interface World {
  sandbox: Sandbox | null;
  language: Language;
}

/** Answers HTML, or JSON for a browser that already shows a page. */
export async function createPageResponse<Name extends PageName>(
  c: Context,
  world: World,
  view: PageResponseView<Name>,
): Promise<Response> {
  const { status = 200, headers = PAGE_HEADERS } = view;
  const document = documentOf(world, view);
  // `c.body` keeps cookies that are already set.
  const respond = (body: string, type: string) =>
    // Safe cast: no page has a status without a body.
    c.body(body, status as ContentfulStatusCode, {
      ...headers,
      vary: 'accept',
      'content-type': `${type}; charset=utf-8`,
    });
  if (acceptsPageData(c)) return respond(JSON.stringify(document), PAGE_TYPE);
  // Lazy: API clients never need React.
  const [{ renderPage }, { pageFilesOf }] = await Promise.all([
    import('../../pages/render'),
    import('./assets'),
  ]);
  return respond(await renderPage(document, pageFilesOf(view.page, world.language)), 'text/html');
}

export function acceptsPageData(c: Context): boolean {
  const offeredTypes = ['text/html', PAGE_TYPE];
  return accepts(c, { header: 'Accept', supports: offeredTypes, default: 'text/html' }) === PAGE_TYPE;
}

function documentOf<Name extends PageName>(
  { sandbox, language }: World,
  {
    page,
    data,
    title,
    navigationItem,
    address,
    isLive,
    updatesAddress,
    entry,
    isWithoutNavigation,
  }: PageResponseView<Name>,
): PageDocument<Name, DataOf<Name>> {
  return {
    page,
    data,
    shell: {
      ...{ navigationItem, language },
      title: isWithoutNavigation ? title : `${title} · ${getTexts('shell', language)('name')}`,
      address: pathAndQuery(address),
      sandbox: sandbox && {
        id: sandbox.id,
        isShared: sandbox.id === DEFAULT_SANDBOX,
        bank: deploymentOfWorld(sandbox).partner.parameters.display_name,
        persona: sandbox.personas[0]?.key ?? 'visitor',
      },
      isLive: isLive ?? false,
      updatesAddress: updatesAddress ?? null,
      entry: entry ?? null,
      isWithoutNavigation: isWithoutNavigation ?? false,
    },
  };
}

function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address, 'http://simulator');
  return pathname + search;
}
