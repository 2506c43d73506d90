import { z } from 'zod';
import { updateRow } from '../database/database';
import { getCurrentDeployment } from '../deployments';
import { LANGUAGES } from '../rules/languages';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { refuse } from './refusal';
import { type Person, requirePerson } from './session';

const profileChange = z.strictObject({ interface_language: z.enum(LANGUAGES) });

export function addProfileCalls(api: Api, bank: SecondBank): void {
  api.get('/user/profile', async (context) => context.json(profileOf(await requirePerson(bank, context))));

  api.patch('/user/profile/:userId', async (context) => {
    const person = await requirePerson(bank, context);
    if (context.req.param('userId') !== person.id) throw refuse('err_entity_not_found');
    const { interface_language } = await readBody(context, profileChange);
    const { languages } = await getCurrentDeployment(bank.database);
    if (!languages.includes(interface_language)) {
      throw refuse('err_language_not_supported', 'interface_language');
    }
    await updateRow(bank.database, 'account', person.id, { interface_language });
    return context.json(profileOf({ ...person, interface_language }));
  });
}

function profileOf(person: Person): ResponseBody<'getProfile'> {
  const isConfirmed = person.confirmed_at !== null;
  return {
    user_id: person.id,
    email: person.email,
    emailVerified: isConfirmed,
    is_email_confirmed: isConfirmed,
    interface_language: person.interface_language,
    communication_language: person.communication_language,
  };
}
