import { LANGUAGES } from 'contracts/api/enumerations';
import { type Context, Hono } from 'hono';
import { deploymentOfApplication } from '../api/application-response';
import { decideIdentification } from '../api/complete-signing';
import type { Simulator } from '../api/exchange';
import { portalOriginOf } from '../api/host';
import { currentDeploymentOf, partnerKeyOf } from '../api/own-bank';
import { isInSignatureStatus } from '../api/signatory-response';
import { readBody } from '../http/read-body';
import { signaturesPath } from '../mail/send-mail';
import type { ProviderData } from '../pages/providers/provider-data';
import { findMagicValue } from '../reference-data/magic-values';
import {
  type IdentificationOutcome,
  identificationStateAt,
  isProvider,
  listIdentificationOutcomes,
} from '../rules/identification';
import type { Sandbox } from '../store/sandbox';
import {
  createClosedData,
  createOutcomePageData,
  type PageRequest,
  type ProviderPageVisit,
} from './provider-data';

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; font-src 'self'; img-src data:; style-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  // The address is secret, so no other site may get a referrer.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

const MAX_FORM_BYTES = 1000;

/** After the choice, the browser returns to the portal with `?result=` (D-27, SIM-06). */
export function createProviderPages({ sandboxes, settings }: Simulator, styleSheet: string): Hono {
  function decide(c: Context, visit: OpenVisit, outcome: IdentificationOutcome): Response {
    const { signing } = decideIdentification({ sandbox: visit.sandbox, settings }, visit.row, outcome);
    return c.redirect(createReturnUrl(visit, signing?.identification.status ?? 'completed'), 303);
  }

  async function page(c: Context, data: ProviderData, status: 200 | 410 | 422 = 200): Promise<Response> {
    const { renderExternalProviderPage } = await import('../pages/render');
    return c.html(renderExternalProviderPage(data, styleSheet), status, PAGE_HEADERS);
  }

  function closedPage(c: Context, visit: ProviderPageVisit | null): Promise<Response> {
    const reason = visit === null ? 'closed' : 'expired';
    const portal = visit?.portalPage ?? dashboardOf({ sandboxes, settings }, c);
    return page(c, createClosedData(readPageRequest(c), portal, reason), 410);
  }

  return new Hono()
    .get('/providers/:provider/:link', async (c) => {
      const visit = visitOf({ sandboxes, settings }, c);
      if (visit === null || !isDecidable(visit)) return closedPage(c, visit);
      const magicOutcome = findForcedOutcome(visit);
      return magicOutcome === undefined
        ? page(c, createOutcomePageData(visit, readPageRequest(c), { isChoiceMissing: false }))
        : decide(c, visit, magicOutcome);
    })
    .post('/providers/:provider/:link', async (c) => {
      const visit = visitOf({ sandboxes, settings }, c);
      if (visit === null || !isDecidable(visit)) return closedPage(c, visit);
      const form = new URLSearchParams((await readBody(c.req.raw, MAX_FORM_BYTES)) ?? '');
      const offeredOutcomes = listIdentificationOutcomes(visit.provider, visit.identification);
      const outcome = offeredOutcomes.find((candidate) => candidate === form.get('outcome'));
      return outcome === undefined
        ? page(c, createOutcomePageData(visit, readPageRequest(c), { isChoiceMissing: true }), 422)
        : decide(c, visit, outcome);
    });
}

interface OpenVisit extends ProviderPageVisit {
  sandbox: Sandbox;
}

function visitOf(
  { sandboxes, settings }: Pick<Simulator, 'sandboxes' | 'settings'>,
  c: Context,
): OpenVisit | null {
  const provider = c.req.param('provider') ?? '';
  const sandbox = sandboxes.find(c.req.query('sandbox'));
  const row = sandbox?.store.signatories.findFirstBy('identLink', c.req.param('link') ?? '');
  const application = row && sandbox?.store.applications.get(row.applicationId);
  if (!sandbox || !row?.signing || !application || !isInSignatureStatus(application)) return null;
  if (!isProvider(provider) || row.signing.provider !== provider) return null;
  const identification = identificationStateAt(row.signing.identification, sandbox.clock.iso());
  const deployment = deploymentOfApplication(sandbox, application);
  const portal = identification.portal ?? portalOriginOf(c.req.raw, deployment, settings);
  return {
    provider,
    row,
    application,
    identification,
    sandbox,
    portalPage: portal + signaturesPath(application.id),
    timeZone: deployment.timeZone,
  };
}

/** Target of used links, which no longer name an application. */
function dashboardOf(
  { sandboxes, settings }: Pick<Simulator, 'sandboxes' | 'settings'>,
  c: Context,
): string | null {
  const sandbox = sandboxes.find(c.req.query('sandbox'));
  if (!sandbox) return null;
  const startedSignatory = sandbox.store.signatories.all().find((row) => row.signing?.identification.portal);
  const deployment = currentDeploymentOf(sandbox, partnerKeyOf(sandbox));
  const portal =
    startedSignatory?.signing?.identification.portal ?? portalOriginOf(c.req.raw, deployment, settings);
  return `${portal}/dashboard`;
}

function findForcedOutcome({ row, identification }: ProviderPageVisit): IdentificationOutcome | undefined {
  const magic = findMagicValue('startVideoIdent', row.email ?? '');
  const isFirst = identification.status === 'in_progress';
  return isFirst && magic?.kind === 'identification' ? magic.result : undefined;
}

function isDecidable({ provider, identification }: ProviderPageVisit): boolean {
  return listIdentificationOutcomes(provider, identification).length > 0;
}

function createReturnUrl({ portalPage }: ProviderPageVisit, status: string): string {
  const result = status === 'completed' ? 'success' : status;
  return `${portalPage}?${new URLSearchParams({ result })}`;
}

function readPageRequest(c: Context): PageRequest {
  const query = new URL(c.req.url).searchParams;
  const preferredLanguages = [
    query.get('lang') ?? '',
    ...(c.req.header('accept-language') ?? 'de')
      .split(',')
      .map((range) => range.trim().slice(0, 2).toLowerCase()),
  ];
  const language = preferredLanguages.find((code) => LANGUAGES.some((candidate) => candidate === code));
  return { language: LANGUAGES.find((candidate) => candidate === language) ?? 'en', query };
}
