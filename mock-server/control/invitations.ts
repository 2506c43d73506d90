import { LANGUAGES } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { createMailSender, deploymentOf } from '../api/host';
import { createRefusal } from '../api/refusal';
import { inviteSignatoryAgain } from '../api/signatories-invitation';
import { sendTokenMail } from '../mail/send-mail';
import { findEmailViolation, normaliseEmail } from '../rules/account-rules';
import { parseBody, requireSandbox } from './read-request';

export const newInvitationSchema = z.strictObject({
  email: z.string(),
  language: z.enum(LANGUAGES).default('de'),
});

export function createInvitationControl(simulator: Simulator): Hono {
  return new Hono().post('/invitations', async (c) => {
    const sandbox = requireSandbox(simulator, c);
    const body = await parseBody(c, newInvitationSchema);
    const email = normaliseEmail(body.email);
    const violation = findEmailViolation(email);
    if (violation !== null) throw createRefusal(violation, 'email');
    const deployment = deploymentOf(c.req.raw, simulator.settings, sandbox);
    const sender = createMailSender(c.req.raw, deployment, simulator.settings);
    const resentInvitationCount = inviteSignatoryAgain({ sandbox, sender }, email);
    const existingUser = sandbox.store.users.findFirstBy('email', email);
    if (existingUser !== undefined) {
      if (resentInvitationCount === 0) throw createRefusal('err_email_conflict', 'email');
      return c.json({ user_id: existingUser.id, email }, 201);
    }
    const user = sandbox.store.users.insert({
      id: sandbox.ids.next(),
      email,
      passwordHash: null,
      emailVerified: false,
      interfaceLanguage: body.language,
      communicationLanguage: body.language,
      acceptedTerms: false,
      acceptedPartnerTerms: false,
      createdAt: sandbox.clock.iso(),
    });
    sendTokenMail(sandbox, sender, 'invite', user);
    return c.json({ user_id: user.id, email }, 201);
  });
}
