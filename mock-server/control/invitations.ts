import { LANGUAGES } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { deploymentOf, senderOf } from '../api/host';
import type { Simulator } from '../api/implement';
import { refusal } from '../api/refusal';
import { sendToken } from '../mail/post';
import { emailViolation, normaliseEmail } from '../rules/account-rules';
import { bodyOf, sandboxOf } from './read';

const newInvitation = z.strictObject({ email: z.string(), language: z.enum(LANGUAGES).default('de') });

/** Invites somebody as the back office does: a user without a password, and the mail whose link sets one. */
export function invitationControl(simulator: Simulator): Hono {
  return new Hono().post('/invitations', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const body = await bodyOf(c, newInvitation);
    const email = normaliseEmail(body.email);
    const violation = emailViolation(email);
    if (violation !== null) throw refusal(violation, 'email');
    if (sandbox.store.users.firstBy('email', email)) throw refusal('err_email_conflict', 'email');
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
    const deployment = deploymentOf(c.req.raw, simulator.settings);
    sendToken(sandbox, senderOf(c.req.raw, deployment, simulator.settings), 'invite', user);
    return c.json({ user_id: user.id, email }, 201);
  });
}
