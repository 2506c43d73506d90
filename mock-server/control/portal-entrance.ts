import { CALLS } from 'contracts/api';
import { LANGUAGES } from 'contracts/api/enumerations';
import { ERROR_CODES, type ErrorCode } from 'contracts/api/error-codes';
import type { Deployment } from 'fixtures/deployments';
import type { Scenario } from 'fixtures/world';
import { findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { listApplicationsOf } from '../api/access';
import type { Simulator } from '../api/exchange';
import { parseSimulatorLink, portalOriginOf } from '../api/host';
import { supportsLanguage } from '../api/languages';
import { readBySchema, readQuery } from '../api/read-by-schema';
import { createRefusal } from '../api/refusal';
import { openSession, SESSION_COOKIE } from '../api/session';
import { findDeployment } from '../reference-data/deployments';
import type { BankDocument } from '../rules/own-bank/bank-document';
import type { Sandbox } from '../store/sandbox';
import { checkBankOfPartner, deploymentOfWorld } from './bank-in-world';
import { readCompressedJson } from './compressed-query';
import { EntranceCodes } from './entrance-codes';
import { findFrameHost, frameNameSchema, frameOriginOf } from './frame-host';
import { instantSchema } from './instant';
import { openOwnWorld } from './own-worlds';
import { acceptsHtml } from './page/error-page';
import { PORTAL_PATH_PATTERN } from './portal-path';
import { parseBody } from './read-request';

const ANONYMOUS_PERSONA = 'visitor';

const playQuery = z.strictObject({
  at: z.string().regex(PORTAL_PATH_PATTERN).optional(),
  lang: z.enum(LANGUAGES).optional(),
  persona: z.string().optional(),
  partner: z.string().optional(),
  now: instantSchema.optional(),
  fault: z.enum(ERROR_CODES as [ErrorCode]).optional(),
  call: z.string().optional(),
  brand: z.string().max(20_000).optional(),
});

const entranceQuery = playQuery.omit({ now: true, fault: true, call: true, brand: true }).extend({
  sandbox: z.string(),
  /** Each named frame has its own session. */
  frame: frameNameSchema.optional(),
  turn: z.string().max(20).optional(),
});

type PortalQuery = Pick<z.output<typeof entranceQuery>, 'at' | 'lang' | 'persona'> & {
  frame?: string | undefined;
};

const mailQuery = z.object({
  sandbox: z.string(),
  link: z.string().regex(/^\d$/).default('0').transform(Number),
});

const PORTAL_PATHS = /^\/(user\/account|dashboard|login)(\/|$)/;

export function deploymentOfSandbox(sandbox: Sandbox): Deployment {
  return deploymentOfWorld(sandbox);
}

/** The portal exchanges the one-time code for a session. */
export function createEntranceControl(simulator: Simulator): Hono {
  const codes = new EntranceCodes();

  function entranceHref(
    c: Context,
    sandbox: Sandbox,
    parameters: PortalQuery,
    deployment: Deployment,
  ): string {
    const place =
      parameters.frame === undefined ? null : findFrameHost(c.req.raw.headers, simulator.settings);
    const email = emailOf(sandbox, parameters.persona);
    const path = withApplicationId(parameters.at, sandbox, email) ?? (email === null ? '/' : '/dashboard');
    const lang = parameters.lang && supportsLanguage(deployment, parameters.lang) ? parameters.lang : null;
    sandbox.partner = deployment.id;
    const frameParameter = place && { framed_by: place.simulator };
    const code = codes.issue({
      sandbox: sandbox.id,
      email,
      at: path,
      lang,
      partner: deployment.id,
      ...frameParameter,
    });
    const query = new URLSearchParams({
      sandbox: sandbox.id,
      code,
      at: path,
      ...(lang !== null && { lang }),
    });
    const portal =
      place && parameters.frame !== undefined
        ? frameOriginOf(place, { sandbox, name: parameters.frame, deployment })
        : portalOriginOf(c.req.raw, deployment, simulator.settings);
    return `${portal}/demo/enter?${query}`;
  }

  return new Hono()
    .get('/play/:scenario', async (c) => {
      const scenario = findScenario(c.req.param('scenario'));
      if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
      const parameters = readBySchema(playQuery, readQuery(new URL(c.req.url)));
      const deployment = findDeployment(parameters.partner ?? scenario.partner);
      if (deployment === undefined) throw createRefusal('err_entity_not_found', 'partner');
      const bank = parameters.brand === undefined ? undefined : await bankOfBrand(scenario, parameters.brand);
      const start = {
        scenario,
        seed: simulator.settings.seed,
        now: parameters.now ?? null,
        ...(bank && { bank }),
      };
      const sandbox = openOwnWorld(simulator, c, start);
      if (acceptsHtml(c)) sandbox.history.startRecording();
      if (parameters.fault) addFault(sandbox, parameters.fault, parameters.call);
      return c.redirect(entranceHref(c, sandbox, parameters, deployment));
    })
    .get('/enter', (c) => {
      const parameters = readBySchema(entranceQuery, readQuery(new URL(c.req.url)));
      const sandbox = simulator.sandboxes.findForChange(parameters.sandbox);
      if (sandbox === undefined) throw createRefusal('err_entity_not_found', 'sandbox');
      const deployment =
        parameters.partner === undefined ? deploymentOfSandbox(sandbox) : findDeployment(parameters.partner);
      if (deployment === undefined) throw createRefusal('err_entity_not_found', 'partner');
      return c.redirect(entranceHref(c, sandbox, parameters, deployment));
    })
    .get('/mails/:id/open', (c) => {
      const parameters = readBySchema(mailQuery, readQuery(new URL(c.req.url)));
      const sandbox = simulator.sandboxes.find(parameters.sandbox);
      const link = sandbox?.store.mails.get(c.req.param('id'))?.links[parameters.link] ?? '';
      const portalLink = parseSimulatorLink(link, c.req.raw, simulator.settings);
      if (sandbox === undefined || portalLink === undefined) throw createRefusal('err_entity_not_found');
      const { origin, pathname, search, href } = portalLink;
      if (!PORTAL_PATHS.test(pathname)) return c.redirect(href);
      const path = pathname + search;
      const partner = sandbox.partner ?? deploymentOfSandbox(sandbox).id;
      const code = codes.issue({
        sandbox: sandbox.id,
        email: null,
        at: path,
        lang: null,
        partner,
        stays: true,
      });
      return c.redirect(
        `${origin}/demo/enter?${new URLSearchParams({ sandbox: sandbox.id, code, at: path })}`,
      );
    })
    .post('/play/exchange', async (c) => {
      const { code } = await parseBody(c, z.strictObject({ code: z.string() }));
      const { sandbox: id, email, ...entrance } = codes.redeem(code);
      const sandbox = simulator.sandboxes.find(id);
      if (sandbox === undefined) throw createRefusal('err_auth_token_expired', 'code');
      const user = email === null ? undefined : sandbox.store.users.findFirstBy('email', email);
      const cookie = user === undefined ? null : `${SESSION_COOKIE}=${openSession(sandbox, user)}`;
      return c.json({ sandbox: id, cookie, ...entrance });
    });
}

async function bankOfBrand({ partner }: Scenario, brand: string): Promise<BankDocument> {
  const { document } = await checkBankOfPartner(partner, readCompressedJson(brand));
  if (document === null) throw createRefusal('err_validation_failed', 'brand');
  return document;
}

function emailOf({ personas, store }: Sandbox, key: string | undefined): string | null {
  if (key === ANONYMOUS_PERSONA) return null;
  if (key === undefined) return personas[0]?.email ?? null;
  const persona = personas.find((candidate) => candidate.key === key);
  const email = persona?.email ?? store.users.findFirstBy('email', key)?.email;
  if (email === undefined) throw createRefusal('err_entity_not_found', 'persona');
  return email;
}

function withApplicationId(
  path: string | undefined,
  sandbox: Sandbox,
  email: string | null,
): string | undefined {
  if (!path?.includes('{application}')) return path;
  const user = email === null ? undefined : sandbox.store.users.findFirstBy('email', email);
  const [newestApplication] = (
    user ? listApplicationsOf({ user, sandbox }) : sandbox.store.applications.all()
  ).toSorted((left, right) => right.facts.created.localeCompare(left.facts.created));
  return path.replaceAll('{application}', newestApplication?.id ?? '');
}

function addFault(sandbox: Sandbox, code: ErrorCode, name: string | undefined): void {
  const call = Object.values(CALLS).find((candidate) => candidate.name === name);
  if (name !== undefined && call === undefined) throw createRefusal('err_validation_failed', 'call');
  sandbox.faults.add({
    id: sandbox.ids.next(),
    code,
    ...(call && { method: call.method, path: call.path }),
  });
}
