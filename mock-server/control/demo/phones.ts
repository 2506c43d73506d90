import { html } from 'hono/html';
import { isLoopback } from '../frame-place';
import { addressesOfMachine } from '../machine-addresses';
import { qrCode } from '../page-shell/qr-code';
import { type DemoView, nameOf, otherPerson } from './view';

const PROBE_TIMEOUT_MS = 700;

export function peopleWithPhones(view: Pick<DemoView, 'run' | 'sandbox'>): string[] {
  const second = otherPerson(view);
  const first = view.run.stop.where.persona;
  return [...new Set([first === second ? (view.sandbox.personas[0]?.key ?? first) : first, second ?? first])];
}

export function phoneAddress(
  { run, sandbox }: Pick<DemoView, 'run' | 'sandbox'>,
  persona: string,
  base: string,
): string {
  const isSecond = persona === otherPerson({ run, sandbox });
  const at = (isSecond ? run.stop.second?.path : undefined) ?? run.stop.where.path;
  const query = new URLSearchParams({
    sandbox: sandbox.id,
    persona,
    at,
    lang: run.language,
    ...(sandbox.partner && { partner: sandbox.partner }),
  });
  return `${base}/simulator/enter?${query}`;
}

type PhonesView = Pick<DemoView, 'run' | 'sandbox' | 'settings' | 'language' | 't' | 'host' | 'origin'>;

/** The network addresses of a hosted simulator are internal, so it uses the request's. */
export async function phoneCodes(view: PhonesView, machine: readonly string[] = addressesOfMachine()) {
  const { t, settings, sandbox, host, origin } = view;
  const isPublic = settings.publicUrl !== undefined || settings.hosted;
  const found = isPublic ? [] : machine;
  const chosen = found.find((each) => each === host) ?? found[0];
  const base = isPublic ? origin : `http://${chosen ?? 'localhost'}:${settings.port}`;
  const isOnlyLocal = isPublic ? isLoopback(new URL(base).hostname) : chosen === undefined;
  const portal = chosen === undefined ? null : `http://${chosen}:${settings.portalPort}`;
  const answers = portal === null || (await isReachable(portal));
  const codes = await Promise.all(
    peopleWithPhones(view).map(async (key) => {
      const address = phoneAddress(view, key, base);
      const who = nameOf(view, key);
      return { who, address, code: await qrCode(address, t('qrCode', { who })) };
    }),
  );
  return html`<div class="card-b"><p class="kv">${t('phonesHint')}</p>
${isOnlyLocal ? html`<p class="notice bad" role="alert">${t('onlyLocal')}</p>` : ''}
${answers ? '' : html`<p class="notice bad" role="alert">${t('notServed', { address: portal ?? '' })}</p>`}
${
  found.length < 2
    ? ''
    : html`<form class="row" method="get" action="/simulator/demo" data-live><input type="hidden" name="sandbox" value="${sandbox.id}"><input type="hidden" name="lang" value="${view.language}"><input type="hidden" name="panel" value="qr"><label>${t('address')} <select name="host">${found.map((each) => html`<option ${each === chosen ? 'selected' : ''}>${each}</option>`)}</select></label><button class="btn outline">${t('choose')}</button></form>`
}</div>
<ul class="phones">${codes.map(
    ({ who, address, code }) =>
      html`<li><h3>${who}</h3><div class="qr">${code}</div><p class="kv"><a href="${address}">${address}</a></p></li>`,
  )}</ul>`;
}

async function isReachable(portal: string): Promise<boolean> {
  const answer = await fetch(`${portal}/healthz`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
