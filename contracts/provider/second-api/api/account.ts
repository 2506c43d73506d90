import { z } from 'zod';
import { insertRow, updateRow } from '../database/database';
import { getCurrentDeployment } from '../deployments';
import { LANGUAGES } from '../rules/languages';
import { findPasswordErrorCode, hashPassword, isPasswordMatch } from '../rules/password';
import { countAttempts, refuseTooManyAttempts } from './attempts';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { createMailLink, markMailLinkUsed, requireMailLink } from './mail';
import { refuse } from './refusal';
import { logIn, logOut, requirePerson } from './session';

const language = z.enum(LANGUAGES);

const credentials = z.strictObject({ email: z.string(), password: z.string() });

const registration = z.strictObject({
  email: z.string(),
  password: z.string(),
  accepted_terms: z.boolean(),
  accepted_partner_terms: z.boolean(),
  interface_language: language,
  communication_language: language,
});

const MAX_EMAIL_LENGTH = 250;

function requireStrongPassword(password: string, field: string): void {
  const fault = findPasswordErrorCode(password);
  if (fault) throw refuse(fault, field);
}

export function addAccountCalls(api: Api, bank: SecondBank): void {
  const { database } = bank;

  api.post('/user/account/login', async (context) => {
    const { email, password } = await readBody(context, credentials);
    const address = email.trim().toLowerCase();
    await refuseTooManyAttempts(database, 'login', address);
    const account = await database.first<{ id: string; password_hash: string; condition: string }>(
      'select * from account where email = $1',
      [address],
    );
    if (account && account.condition !== 'active') throw refuse(`err_auth_entity_${account.condition}`);
    if (!account || !isPasswordMatch(password, account.password_hash)) {
      await countAttempts(database, 'login', address);
      throw refuse('err_auth_invalid_credentials');
    }
    await logIn(bank, context, account.id);
    return context.json({});
  });

  api.post('/user/account/logout', async (context) => {
    await requirePerson(bank, context);
    await logOut(bank, context);
    return context.json({});
  });

  api.post('/user/users', async (context) => {
    const newAccount = await readBody(context, registration);
    const { languages, partner } = await getCurrentDeployment(database);
    const email = newAccount.email.trim().toLowerCase();
    if (email.length > MAX_EMAIL_LENGTH || !z.email().safeParse(email).success) {
      throw refuse('err_validation_failed', 'email');
    }
    requireStrongPassword(newAccount.password, 'password');
    if (!newAccount.accepted_terms) throw refuse('err_user_not_accepted_terms', 'accepted_terms');
    if (partner.is_partner_terms_required && !newAccount.accepted_partner_terms) {
      throw refuse('err_user_not_accepted_terms', 'accepted_partner_terms');
    }
    for (const field of ['interface_language', 'communication_language'] as const) {
      if (!languages.includes(newAccount[field])) throw refuse('err_language_not_supported', field);
    }
    const { id, token } = await database.inTransaction(async (queries) => {
      const existingAccount = await queries.first('select 1 from account where email = $1', [email]);
      if (existingAccount) throw refuse('err_email_conflict', 'email');
      const account = await insertRow<{ id: string }>(queries, 'account', {
        email,
        password_hash: hashPassword(newAccount.password),
        interface_language: newAccount.interface_language,
        communication_language: newAccount.communication_language,
      });
      return { id: account.id, token: await createMailLink(queries, account.id, 'confirmation') };
    });
    bank.deliver({ recipient: email, kind: 'confirmation', token });
    await logIn(bank, context, id);
    return context.json({ user_id: id } satisfies ResponseBody<'register'>, 201);
  });

  api.post('/user/account/confirm_email/:token', async (context) => {
    const mail = await requireMailLink(database, 'confirmation', context.req.param('token'));
    const account = await database.first('select 1 from account where id = $1 and confirmed_at is null', [
      mail.account_id,
    ]);
    if (!account) throw refuse('err_email_already_confirmed');
    await database.inTransaction(async (queries) => {
      await updateRow(queries, 'account', mail.account_id, { confirmed_at: new Date() });
      await markMailLinkUsed(queries, mail.id);
    });
    return context.json({});
  });

  api.post('/user/account/resend_conf_email', async (context) => {
    const person = await requirePerson(bank, context);
    if (person.confirmed_at) throw refuse('err_email_already_confirmed');
    await refuseTooManyAttempts(database, 'confirmation', person.id);
    await countAttempts(database, 'confirmation', person.id);
    const token = await createMailLink(database, person.id, 'confirmation');
    bank.deliver({ recipient: person.email, kind: 'confirmation', token });
    return context.json({});
  });

  api.post('/user/account/reset', async (context) => {
    const { email } = await readBody(context, z.strictObject({ email: z.string() }));
    const address = email.trim().toLowerCase();
    await refuseTooManyAttempts(database, 'reset', address);
    await countAttempts(database, 'reset', address);
    const account = await database.first<{ id: string }>('select id from account where email = $1', [
      address,
    ]);
    if (account) {
      bank.deliver({
        recipient: address,
        kind: 'reset',
        token: await createMailLink(database, account.id, 'reset'),
      });
    }
    return context.json({});
  });

  api.post('/user/account/recover', async (context) => {
    const { token, password } = await readBody(
      context,
      z.strictObject({ token: z.string(), password: z.string() }),
    );
    const mail = await requireMailLink(database, 'reset', token);
    if (mail.used_at) throw refuse('err_auth_token_used', 'token');
    requireStrongPassword(password, 'password');
    await database.inTransaction(async (queries) => {
      await updateRow(queries, 'account', mail.account_id, { password_hash: hashPassword(password) });
      await queries.all('delete from session where account_id = $1', [mail.account_id]);
      await markMailLinkUsed(queries, mail.id);
    });
    return context.json({});
  });

  api.post('/user/account/change_password', async (context) => {
    const { id } = await requirePerson(bank, context);
    const { old_password, new_password } = await readBody(
      context,
      z.strictObject({ old_password: z.string(), new_password: z.string() }),
    );
    const account = await database.first<{ password_hash: string }>('select * from account where id = $1', [
      id,
    ]);
    // 400, because 401 would log the user out (D-65).
    if (!account || !isPasswordMatch(old_password, account.password_hash)) {
      throw refuse('err_validation_failed', 'old_password', 400);
    }
    requireStrongPassword(new_password, 'new_password');
    await updateRow(database, 'account', id, { password_hash: hashPassword(new_password) });
    return context.json({});
  });
}
