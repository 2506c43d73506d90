import { getApplication } from 'contracts/api/applications';
import type { SignatureProvider } from 'contracts/api/enumerations';
import { acceptRequirements, getRequirements, startVideoIdent } from 'contracts/api/signatories';
import { describe, expect, it, test as vitest } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from '../testing/people';
import { acceptTerms, logInApplicant, type SigningUser } from '../testing/signing';

const test = exchangeInSandbox({ scenario: 'signing' });

const SIGNATURES = (id: string) => `http://demo.localhost:3000/dashboard/applications/${id}/signatures`;

async function openScenarioAt(scenario: string): Promise<SigningUser> {
  const { body } = await test.sandbox().request('POST', '/simulator/sandboxes', {
    body: { scenario, now: '2026-03-02T09:00:00Z' },
  });
  const { sandbox } = body as { sandbox: string };
  return logInApplicant(test.sandbox().with({ 'x-sandbox': sandbox }), KATRIN_LOGIN);
}

async function startIdentification({ user, ownIds }: SigningUser): Promise<string> {
  const { digital_signature_url: url } = await user.expectSuccess(startVideoIdent, { params: ownIds });
  if (typeof url !== 'string') throw new Error('there is no page to go to');
  return url;
}

const statusOf = async ({ user, ownIds }: SigningUser) => {
  const { signature_status, ident_result } = await user.expectSuccess(getRequirements, { params: ownIds });
  return [signature_status, ident_result];
};

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { 'accept-language': 'de', ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function chooseOutcome(url: string, outcome: string) {
  const body = new URLSearchParams({ outcome });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}

const offeredOutcomes = (text: string) =>
  [...text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value);

const OUTCOMES_BY_PROVIDER: [Exclude<SignatureProvider, 'manual'>, string[]][] = [
  [
    'idnow',
    [
      'SUCCESS',
      'SUCCESS_DATA_CHANGED',
      'REVIEW_PENDING',
      'FRAUD_SUSPICION_PENDING',
      'FRAUD_SUSPICION_CONFIRMED',
      'IDENT_EXPIRED',
      'ABORTED',
      'FAILED',
    ],
  ],
  ['swisssign', ['SUCCESS', 'ABORTED', 'IDENT_EXPIRED']],
  ['postident', ['SUCCESS', 'IDENT_EXPIRED']],
];

const RESULT_BY_OUTCOME: Record<string, [status: string, result: string]> = {
  SUCCESS: ['completed', 'success'],
  SUCCESS_DATA_CHANGED: ['completed', 'success'],
  REVIEW_PENDING: ['under_review', 'under_review'],
  FRAUD_SUSPICION_PENDING: ['under_review', 'under_review'],
  FRAUD_SUSPICION_CONFIRMED: ['failed', 'failed'],
  IDENT_EXPIRED: ['expired', 'expired'],
  ABORTED: ['canceled', 'canceled'],
  FAILED: ['failed', 'failed'],
};

vitest(
  'SIM-06 a phone that opens the portal by IP address gets the provider page at the same IP address',
  async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const phone = { ...katrin, user: katrin.user.with({ 'x-forwarded-host': '192.168.1.20:3000' }) };
    const { port } = new URL(test.origin());
    expect(await startIdentification(phone)).toMatch(
      new RegExp(`^http://192\\.168\\.1\\.20:${port}/simulator/providers/idnow/`),
    );
  },
);

describe.each(OUTCOMES_BY_PROVIDER)('SIM-06 the page of %s', (provider, outcomes) => {
  it('the page of a provider names the person and the purpose, and offers the outcomes of the provider', async () => {
    const katrin = await openScenarioAt(`identification-${provider}-not-started`);
    const { status, headers, text } = await open(await startIdentification(katrin));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('Katrin Brandt');
    expect(text).toContain('Metallbau Brandt GmbH');
    expect(text).toContain('Kein echter Anbieter');
    expect(text).toContain('<nav aria-label="Sprachen">');
    expect(offeredOutcomes(text)).toEqual(outcomes);
    expect(text).toContain(`href="${SIGNATURES(katrin.id)}"`);
  });

  vitest.each(outcomes)('reports the outcome %s and redirects to the portal', async (outcome) => {
    const katrin = await openScenarioAt(`identification-${provider}-not-started`);
    const url = await startIdentification(katrin);
    const [status, result] = RESULT_BY_OUTCOME[outcome] ?? [];
    expect(await chooseOutcome(url, outcome)).toMatchObject({
      status: 303,
      to: `${SIGNATURES(katrin.id)}?result=${result}`,
    });
    const reported = outcome === 'FAILED' ? null : outcome;
    expect(await statusOf(katrin)).toEqual([status, reported]);
    if (status === 'under_review') return;
    expect((await chooseOutcome(url, 'SUCCESS')).status).toBe(410);
    expect((await open(url)).status).toBe(410);
    expect(await statusOf(katrin)).toEqual([status, reported]);
  });

  it('the page of a provider opens in a scenario with a running identification', async () => {
    const katrin = await openScenarioAt(`identification-${provider}-in-progress`);
    const { digital_signature_url: url } = await katrin.user.expectSuccess(getRequirements, {
      params: katrin.ownIds,
    });
    expect(await chooseOutcome(url ?? '', 'SUCCESS')).toMatchObject({
      to: `${SIGNATURES(katrin.id)}?result=success`,
    });
  });
});

describe('the page of an identification provider', () => {
  it('the page of a provider offers to end a review while the review is pending', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const url = await startIdentification(katrin);
    await chooseOutcome(url, 'REVIEW_PENDING');
    const { text } = await open(url);
    expect(text).toContain('Was ergibt die Prüfung?');
    expect(offeredOutcomes(text)).toEqual([
      'SUCCESS',
      'SUCCESS_DATA_CHANGED',
      'FRAUD_SUSPICION_CONFIRMED',
      'FAILED',
    ]);
    expect((await chooseOutcome(url, 'ABORTED')).status).toBe(422);
    await chooseOutcome(url, 'FAILED');
    expect(await statusOf(katrin)).toEqual(['failed', null]);
    expect((await katrin.user.call(startVideoIdent, { params: katrin.ownIds })).ok).toBe(true);
  });

  it('the page of a provider prints the same coupon for the branch of the post office each time', async () => {
    const url = await startIdentification(await openScenarioAt('identification-postident-not-started'));
    const number = (text: string) => />(\d{4} \d{4} \d{4})</.exec(text)?.[1];
    const { text } = await open(url);
    expect(text).toContain('Coupon für die Filiale');
    expect(number(text)).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(number((await open(url)).text)).toBe(number(text));
  });

  it('the page of a provider expires after its time limit or when a new identification starts', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const firstLink = await startIdentification(katrin);
    await chooseOutcome(firstLink, 'ABORTED');
    const secondLink = await startIdentification(katrin);
    expect((await open(firstLink)).status).toBe(410);
    expect((await open(secondLink)).status).toBe(200);
    await katrin.user.advance('P1D');
    const expired = await open(secondLink);
    expect(expired.status).toBe(410);
    expect(expired.text).toContain('Die Frist ist abgelaufen');
    expect(expired.text).toContain(SIGNATURES(katrin.id));
    expect(expired.text).toContain('>Zurück zum Portal</a>');
    expect((await open(secondLink, { 'accept-language': 'en' })).text).toContain('>Back to the portal</a>');
    expect((await chooseOutcome(secondLink, 'SUCCESS')).status).toBe(410);
    katrin.user = await logInUser(katrin.user, KATRIN_LOGIN);
    expect(await statusOf(katrin)).toEqual(['expired', 'IDENT_EXPIRED']);
  });

  it('the page of a provider refuses outcomes that the provider does not offer', async () => {
    const katrin = await openScenarioAt('identification-swisssign-not-started');
    const url = await startIdentification(katrin);
    for (const outcome of ['FRAUD_SUSPICION_CONFIRMED', 'FAILED', 'nonsense', '', 'x'.repeat(5000)]) {
      expect((await chooseOutcome(url, outcome)).status).toBe(422);
    }
    expect(await statusOf(katrin)).toEqual(['in_progress', null]);
  });

  vitest.each([
    ['de', 'Wählen Sie eines dieser Ergebnisse aus.'],
    ['en', 'Choose one of these outcomes.'],
    ['fr', 'Choisissez l’un de ces résultats.'],
    ['pl', 'Prosimy wybrać jeden z\u00a0tych wyników.'],
  ])('asks beside the outcomes for a choice if the form has none, in %s', async (language, problem) => {
    const url = await startIdentification(await openScenarioAt('identification-swisssign-not-started'));
    const address = `${url}&lang=${language}`;
    expect((await open(address)).text).not.toContain('role="alert"');
    for (const outcome of ['', 'nonsense']) {
      const { status, text } = await chooseOutcome(address, outcome);
      expect(status).toBe(422);
      expect(text).toMatch(new RegExp(`<form[^>]*><h2>[^<]+</h2><p [^>]*role="alert">${problem}</p>`));
      expect(text).toMatch(/<ul [^>]*aria-describedby="problem"/);
    }
  });

  it('links to the portal but asks for no outcome after the identification', async () => {
    const url = await startIdentification(await openScenarioAt('identification-idnow-not-started'));
    await chooseOutcome(url, 'SUCCESS');
    const { text } = await open(url);
    expect(text).toContain('<a href="http://demo.localhost:3000/dashboard">Zurück zum Portal</a>');
    expect(text).not.toContain('Hier wählen Sie');
    expect((await open(url.replace(/sandbox=[^&]+/, 'sandbox=nobody'))).text).not.toContain(
      'Zurück zum Portal',
    );
  });

  it('the page of a provider opens in the language of the portal, which may differ from the browser’s', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const user = katrin.user.with({ 'accept-language': 'pl' });
    const { text } = await open(await startIdentification({ ...katrin, user }), { 'accept-language': 'de' });
    expect(text).toContain('<html lang="pl"');
  });

  it('the page of a provider returns 404 for a guessed URL, a different provider or a different sandbox', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const url = await startIdentification(katrin);
    const otherSandboxId = test.sandbox().id;
    const wrongUrls = [
      url.replace('/idnow/', '/swisssign/'),
      url.replace('/idnow/', '/manual/'),
      url.replace('/idnow/', '/nobody/'),
      url.replace(/sandbox=[^&]+/, `sandbox=${otherSandboxId}`),
      url.replace(/sandbox=[^&]+/, 'sandbox=nobody'),
      url.replace(/\?.*/, ''),
      url.replace(/idnow\/[\w-]+/, 'idnow/null'),
    ];
    for (const address of wrongUrls) {
      expect((await open(address)).status).toBe(410);
      expect((await chooseOutcome(address, 'SUCCESS')).status).toBe(410);
    }
    expect(await statusOf(katrin)).toEqual(['in_progress', null]);
  });

  it('the page of a provider redirects back to the portal on the visitor’s host', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const user = katrin.user.with({
      'x-forwarded-host': 'portal.lindhof.example',
      'x-forwarded-proto': 'https',
    });
    const { to } = await chooseOutcome(await startIdentification({ ...katrin, user }), 'SUCCESS');
    expect(to).toBe(
      `https://portal.lindhof.example/dashboard/applications/${katrin.id}/signatures?result=success`,
    );
  });

  vitest.each([
    ['', 'de-CH,de;q=0.9', 'de'],
    ['', 'en-GB', 'en'],
    ['', 'fr-FR,en;q=0.5', 'fr'],
    ['', 'pl', 'pl'],
    ['', 'it,en;q=0.5', 'en'],
    ['', 'it', 'en'],
    ['&lang=en', 'de', 'en'],
    ['&lang=de', 'en', 'de'],
    ['&lang=xx', 'de', 'de'],
  ] as const)(
    'for the query %j and Accept-Language %j uses the language %s',
    async (query, accepted, language) => {
      const url = await startIdentification(await openScenarioAt('identification-idnow-not-started'));
      const { text } = await open(url + query, { 'accept-language': accepted });
      expect(text).toContain(`<html lang="${language}"`);
      const question = {
        de: 'Wie geht es aus?',
        en: 'How should it end?',
        fr: 'Quel est le résultat\u00A0?',
        pl: 'Jaki jest wynik?',
      };
      expect(text).toContain(question[language]);
    },
  );

  vitest.each([
    ['de', '3. September 1976'],
    ['en', '3 September 1976'],
    ['fr', '3 septembre 1976'],
    ['pl', '3 września 1976'],
  ])('formats a birthdate for the language %s: %s', async (language, birthday) => {
    const url = await startIdentification(await openScenarioAt('identification-idnow-not-started'));
    const { text } = await open(`${url}&lang=${language}`);
    expect(text).toContain(`<dd>${birthday}</dd>`);
  });

  it('the page of a provider escapes typed text and sends no Referer header to other origins', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const snapshot = await katrin.user.request('GET', '/simulator/snapshot');
    const text = JSON.stringify(snapshot.body).replaceAll('"Katrin"', '"<script>alert(1)</script>"');
    expect((await katrin.user.request('PUT', '/simulator/snapshot', { body: text })).status).toBe(200);
    const page = await open(await startIdentification(katrin));
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Brandt');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* img-src data:;/);
    expect(page.text).toContain('<link rel="icon" href="data:,"/>');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('the page of a provider opens again after an earlier snapshot is restored', async () => {
    const katrin = await openScenarioAt('identification-idnow-not-started');
    const url = await startIdentification(katrin);
    const { body } = await katrin.user.request('GET', '/simulator/snapshot');
    await chooseOutcome(url, 'ABORTED');
    await katrin.user.request('PUT', '/simulator/snapshot', { body });
    expect((await open(url)).status).toBe(200);
    expect((await katrin.user.request('GET', '/simulator/snapshot')).body).toEqual(body);
  });
});

describe('D-32 a signatory with a magic e-mail address', () => {
  async function logInWithMagicEmail(email: string): Promise<SigningUser> {
    const katrin = await logInApplicant(test.sandbox(), KATRIN_LOGIN);
    const { body } = await katrin.user.request('GET', '/simulator/snapshot');
    const magic = JSON.stringify(body).replaceAll(KATRIN_LOGIN, email);
    expect((await katrin.user.request('PUT', '/simulator/snapshot', { body: magic })).status).toBe(200);
    return logInApplicant(test.sandbox(), email);
  }

  vitest.each([
    ['ident-success@magic.example', 'completed', 'SUCCESS'],
    ['ident-data-changed@magic.example', 'completed', 'SUCCESS_DATA_CHANGED'],
    ['ident-review@magic.example', 'under_review', 'REVIEW_PENDING'],
    ['ident-fraud-pending@magic.example', 'under_review', 'FRAUD_SUSPICION_PENDING'],
    ['ident-fraud@magic.example', 'failed', 'FRAUD_SUSPICION_CONFIRMED'],
    ['ident-expired@magic.example', 'expired', 'IDENT_EXPIRED'],
    ['ident-aborted@magic.example', 'canceled', 'ABORTED'],
  ])(
    '%s returns from the provider at once with the status %s and the result %s',
    async (email, status, result) => {
      const who = await logInWithMagicEmail(email);
      const url = await startIdentification(who);
      const { status: actualStatus, headers } = await open(url);
      expect(actualStatus).toBe(303);
      expect(headers.get('location')).toMatch(/\/signatures\?result=\w+$/);
      expect(await statusOf(who)).toEqual([status, result]);
      expect((await open(url)).status).toBe(status === 'under_review' ? 200 : 410);
    },
  );
});

describe('manual identification by the back office', () => {
  async function fetchBackOfficePage({ user }: SigningUser): Promise<string> {
    const { body } = await user.request('GET', '/simulator/snapshot');
    const { signatories } = body as { signatories: { signing: { identification: { link: string } } }[] };
    const link = signatories[0]?.signing.identification.link;
    return `${test.origin()}/simulator/providers/manual/${link}?sandbox=${user.id}`;
  }

  it('The back office decides on a separate page, and signatories never see the URL of the page', async () => {
    const katrin = await openScenarioAt('identification-manual-not-started');
    const url = await fetchBackOfficePage(katrin);
    const page = await open(url, { 'accept-language': 'en' });
    expect(page.text).toContain('Confirm the identity manually');
    expect(offeredOutcomes(page.text)).toEqual(['SUCCESS', 'FAILED']);
    await chooseOutcome(url, 'SUCCESS');
    expect(await statusOf(katrin)).toEqual(['completed', 'SUCCESS']);
  });

  it('SIGN-05 manual identification can be restarted by the signatory after a failure, without revealing the URL of the decision page', async () => {
    const katrin = await openScenarioAt('identification-manual-not-started');
    await chooseOutcome(await fetchBackOfficePage(katrin), 'FAILED');
    expect(await statusOf(katrin)).toEqual(['failed', null]);
    const again = await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds });
    expect(again).toMatchObject({ signature_status: 'in_progress', digital_signature_url: null });
    await chooseOutcome(await fetchBackOfficePage(katrin), 'SUCCESS');
    expect(await statusOf(katrin)).toEqual(['completed', 'SUCCESS']);
  });
});

it('SIGN-05 an identification that is the last open step changes the application to the next status', async () => {
  const katrin = await openScenarioAt('identification-idnow-not-started');
  await chooseOutcome(await startIdentification(katrin), 'SUCCESS');
  await katrin.user.expectSuccess(acceptRequirements, { params: katrin.ownIds, body: acceptTerms(katrin) });
  const { status } = await katrin.user.expectSuccess(getApplication, { params: { id: katrin.id } });
  expect(status).toBe('Final_Review');
});
