import { acceptInvite, confirmEmail, login } from 'contracts/api/account';
import { getApplication, listApplications } from 'contracts/api/applications';
import { LANGUAGES } from 'contracts/api/enumerations';
import { addSignatories, listSignatories, updateSignatory } from 'contracts/api/signatories';
import { beforeEach, describe, expect, it, test as vitest } from 'vitest';
import { renderMailText } from '../mail/mail-text';
import { SAMPLE_DIRECTOR } from '../rules/sample-representative';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser, REGISTRATION_BODY, registerUser } from '../testing/people';
import { logInApplicant, type SigningUser } from '../testing/signing';
import { readCookie, TestSandbox } from '../testing/test-simulator';

const NEW_SIGNATORY_EMAIL = 'selin.aydin@metallbau-brandt.example';

const CONSENTS = {
  accepted_terms: true,
  accepted_partner_terms: true,
  interface_language: 'en',
  communication_language: 'en',
} as const;

const test = exchangeInSandbox({ scenario: 'first-application' });
let katrin: SigningUser;

beforeEach(async () => {
  katrin = await logInApplicant(test.sandbox(), KATRIN_LOGIN);
});

async function inviteSignatory(): Promise<void> {
  const data = [
    { ...SAMPLE_DIRECTOR, first_name: 'Katrin', email: KATRIN_LOGIN, taxid: null },
    { ...SAMPLE_DIRECTOR, first_name: 'Selin', email: NEW_SIGNATORY_EMAIL, taxid: null },
    {
      ...SAMPLE_DIRECTOR,
      first_name: 'Uwe',
      email: 'uwe@metallbau-brandt.example',
      taxid: null,
      is_contract_signatory: false,
    },
  ];
  await katrin.user.expectSuccess(addSignatories, { params: { id: katrin.id }, body: { data } });
  await moveToSignature();
}

async function moveToSignature(): Promise<void> {
  for (const status of [
    'Submitted',
    'Internal_Review',
    'Pricing',
    'offer_available',
    'offer_accepted',
    'Signature',
  ]) {
    const path = `/simulator/applications/${katrin.id}/status`;
    expect((await test.sandbox().request('POST', path, { body: { status } })).status).toBe(200);
  }
}

const listPeople = async () => {
  const user = await logInUser(test.sandbox(), KATRIN_LOGIN);
  return user.expectSuccess(listSignatories, { params: { id: katrin.id } });
};
const inviteStatuses = async () => (await listPeople()).map(({ invite_status }) => invite_status);
const mails = async (kind: string) => (await test.sandbox().outbox()).filter((mail) => mail.kind === kind);

async function acceptInvitation(password = 'Mond#2026neu'): Promise<TestSandbox> {
  const token = await test.sandbox().tokenOfMail('signature_invitation');
  await test.sandbox().expectSuccess(acceptInvite, { body: { password, token, ...CONSENTS } });
  const session = await test.sandbox().call(login, { body: { email: NEW_SIGNATORY_EMAIL, password } });
  return test.sandbox().with({ cookie: readCookie(session) });
}

describe('D-25 the invitations in the status Signature', () => {
  it('Invitations are sent only to people who are willing to sign', async () => {
    await inviteSignatory();
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
    expect((await listPeople()).map(({ requirements }) => requirements !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('invitations link a person with an account to the signing page', async () => {
    await inviteSignatory();
    const [mail, ...others] = await mails('signature_request');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: KATRIN_LOGIN,
      links: [`http://demo.localhost:3000/dashboard/applications/${katrin.id}/signatures`],
    });
    expect(mail?.subject).toContain('Metallbau Brandt GmbH');
    expect(mail?.text).toMatch(/^Guten Tag Katrin Brandt,/);
  });

  it('SIM-07 invitations let people without an account set a password and open the application', async () => {
    await inviteSignatory();
    const [mail, ...otherMails] = await mails('signature_invitation');
    expect(otherMails).toEqual([]);
    expect(mail?.to).toBe(NEW_SIGNATORY_EMAIL);
    const link = new URL(mail?.links[0] ?? '');
    expect(link.href).toMatch(/^http:\/\/demo\.localhost:3000\/user\/account\/invite\/[\w-]{20,}\?/);
    expect(link.searchParams.get('redirectTo')).toBe(`/dashboard/applications/${katrin.id}/signatures`);
    expect(mail?.text).toContain(mail?.links[0]);
    const selin = await acceptInvitation();
    expect(await inviteStatuses()).toEqual(['accepted', 'accepted', 'not_invited']);
    expect(await selin.expectSuccess(listSignatories, { params: { id: katrin.id } })).toMatchObject([
      { first_name: 'Selin', is_current_actor: true, invite_status: 'accepted' },
    ]);
    expect(await selin.expectSuccess(getApplication, { params: { id: katrin.id } })).toMatchObject({
      allowed_updates: ['signatory_tin', 'signatory_contact'],
    });
  });

  it('Invitations give no access before they are accepted', async () => {
    await inviteSignatory();
    const invitationThief = await registerUser(test.sandbox(), {
      email: 'selin.two@beispiel.example',
    } as never);
    expect(await invitationThief.expectRefusal(getApplication, { params: { id: katrin.id } })).toBe(
      '404 err_entity_not_found',
    );
  });

  it('Invitations are sent again when the application returns to Signature', async () => {
    await inviteSignatory();
    const move = (status: string) =>
      test.sandbox().request('POST', `/simulator/applications/${katrin.id}/status`, { body: { status } });
    await move('Reopened');
    await move('Open');
    expect((await listPeople()).map(({ requirements }) => requirements)).toEqual([null, null, null]);
    await moveToSignature();
    expect(await mails('signature_invitation')).toHaveLength(2);
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
  });
});

describe('a signatory with an unconfirmed account', () => {
  it('a signatory with an unconfirmed account must confirm the e-mail address, which ends all earlier sessions', async () => {
    const earlierAccount = await registerUser(test.sandbox(), { email: NEW_SIGNATORY_EMAIL } as never);
    await inviteSignatory();
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
    expect(await earlierAccount.expectRefusal(getApplication, { params: { id: katrin.id } })).toBe(
      '404 err_entity_not_found',
    );
    const selin = await acceptInvitation();
    expect(await earlierAccount.expectRefusal(listApplications)).toBe('401 err_auth_session_not_found');
    expect(await selin.expectSuccess(getApplication, { params: { id: katrin.id } })).toBeDefined();
    const old = { email: NEW_SIGNATORY_EMAIL, password: REGISTRATION_BODY.password };
    expect(await test.sandbox().expectRefusal(login, { body: old })).toBe('401 err_auth_invalid_credentials');
  });

  it('a signatory with an unconfirmed account can confirm the e-mail address by the confirmation e-mail instead of the invitation', async () => {
    const selin = await registerUser(test.sandbox(), { email: NEW_SIGNATORY_EMAIL } as never);
    await inviteSignatory();
    const token = await test.sandbox().tokenOfMail('confirmation');
    await test.sandbox().expectSuccess(confirmEmail, { params: { token } });
    expect(await inviteStatuses()).toEqual(['accepted', 'accepted', 'not_invited']);
    expect(await selin.expectSuccess(getApplication, { params: { id: katrin.id } })).toBeDefined();
  });
});

describe('an invitation', () => {
  const resend = (email: string) =>
    test.sandbox().request('POST', '/simulator/invitations', { body: { email } });

  it('D-25 an invitation expires after 14 days of virtual time, with its link', async () => {
    await inviteSignatory();
    await test.sandbox().advance('P13D');
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
    await test.sandbox().advance('P1D');
    expect(await inviteStatuses()).toEqual(['accepted', 'expired', 'not_invited']);
    const token = await test.sandbox().tokenOfMail('signature_invitation');
    const body = { password: 'Sonne#2026', token, ...CONSENTS };
    expect(await test.sandbox().expectRefusal(acceptInvite, { body })).toBe(
      '410 err_auth_token_expired token',
    );
    await test.sandbox().advance('-P2D');
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
  });

  it('an invitation can be sent again, which extends it by 14 days', async () => {
    await inviteSignatory();
    await test.sandbox().advance('P20D');
    expect((await resend(NEW_SIGNATORY_EMAIL.toUpperCase())).status).toBe(201);
    expect(await mails('signature_invitation')).toHaveLength(2);
    expect(await inviteStatuses()).toEqual(['accepted', 'not_accepted', 'not_invited']);
    await acceptInvitation();
    expect(await inviteStatuses()).toEqual(['accepted', 'accepted', 'not_invited']);
    expect((await resend(NEW_SIGNATORY_EMAIL)).status).toBe(409);
    expect((await resend(KATRIN_LOGIN)).status).toBe(409);
  });

  it.each([
    ['open, for a person without an account', NEW_SIGNATORY_EMAIL, 'signature_invitation', 'not_accepted'],
    ['expired, for a person with an account', JONAS_LOGIN, 'signature_request', 'accepted'],
  ])(
    'an invitation can be sent again right after the scenario signing-invitations is loaded: %s',
    async (_, email, kind, status) => {
      const sandbox = await TestSandbox.open(test.origin(), { scenario: 'signing-invitations' });
      const sent = await sandbox.request('POST', '/simulator/invitations', { body: { email } });
      expect(sent).toMatchObject({ status: 201, body: { email } });
      expect(await sandbox.outbox()).toMatchObject([{ to: email, kind }]);
      const { people } = await logInApplicant(sandbox, KATRIN_LOGIN);
      expect(people.find((person) => person.email === email)?.invite_status).toBe(status);
    },
  );

  it('A new e-mail address of a signatory gets a new invitation, and the account with the old address loses access', async () => {
    await inviteSignatory();
    const selin = await acceptInvitation();
    const [ownSignatory] = await selin.expectSuccess(listSignatories, { params: { id: katrin.id } });
    const params = { id: katrin.id, signatoryId: ownSignatory?.signatory_id ?? '' };
    const unchangedSignatory = await selin.expectSuccess(updateSignatory, {
      params,
      body: { email: NEW_SIGNATORY_EMAIL.toUpperCase() },
    });
    expect(unchangedSignatory).toMatchObject({ invite_status: 'accepted', is_current_actor: true });
    const movedSignatory = await selin.expectSuccess(updateSignatory, {
      params,
      body: { email: 'selin@neu.example' },
    });
    expect(movedSignatory).toMatchObject({ invite_status: 'not_accepted', is_current_actor: false });
    expect((await mails('signature_invitation')).at(-1)?.to).toBe('selin@neu.example');
    expect(await selin.expectRefusal(getApplication, { params: { id: katrin.id } })).toBe(
      '404 err_entity_not_found',
    );
  });
});

describe('invitation e-mails', () => {
  const kinds = ['signature_invitation', 'signature_request'] as const;
  vitest.each(kinds.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language }))))(
    '$kind in $language contain bank, company, application, amount, person and link',
    ({ kind, language }) => {
      const facts = {
        partner: 'Lindhof Bank',
        company: 'Brandt GmbH',
        shortId: '7K2M9Q',
        amount: '84.000 €',
        person: 'Selin Aydin',
        link: 'http://x.example/y',
      };
      const { subject, paragraphs } = renderMailText(kind, language, facts);
      expect(subject).toContain('Brandt GmbH');
      expect(paragraphs).toContain('http://x.example/y');
      const text = paragraphs.join(' ');
      for (const fact of ['Lindhof Bank', '7K2M9Q', '84.000 €', 'Selin Aydin']) expect(text).toContain(fact);
      expect(renderMailText(kind, language, { ...facts, amount: null }).paragraphs.join(' ')).not.toMatch(
        /null|[ \u00a0]{2}| \./,
      );
    },
  );

  it('invitation e-mails use the applicant’s language for a person without an account', async () => {
    await inviteSignatory();
    const [mail] = await mails('signature_invitation');
    expect(mail?.subject).toBe('Bitte unterschreiben Sie für Metallbau Brandt GmbH');
  });
});
