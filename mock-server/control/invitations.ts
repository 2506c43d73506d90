import { LANGUAGES } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { deploymentOf, senderOf } from '../api/host';
import { refusal } from '../api/refusal';
import { inviteAgain } from '../api/signatories-invitation';
import { sendToken } from '../mail/send-mail';
import { emailViolation, normaliseEmail } from '../rules/account-rules';
import { bodyOf, sandboxOf } from './read-request';

export const newInvitation = z.strictObject({ email: z.string(), language: z.enum(LANGUAGES).default('de') });

export function invitationControl(simulator: Simulator): Hono {
  return new Hono().post('/invitations', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const body = await bodyOf(c, newInvitation);
    const email = normaliseEmail(body.email);
    const violation = emailViolation(email);
    if (violation !== null) throw refusal(violation, 'email');
    const deployment = deploymentOf(c.req.raw, simulator.settings, sandbox);
    const sender = senderOf(c.req.raw, deployment, simulator.settings);
    const invitedAgain = inviteAgain({ sandbox, sender }, email);
    const known = sandbox.store.users.firstBy('email', email);
    if (known !== undefined) {
      if (invitedAgain === 0) throw refusal('err_email_conflict', 'email');
      return c.json({ user_id: known.id, email }, 201);
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
    sendToken(sandbox, sender, 'invite', user);
    return c.json({ user_id: user.id, email }, 201);
  });
}
