import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readForm } from '~/request/body/form-body.server';
import { requireUser } from '~/request/guards.server';
import { findBankName } from './bank-name.server';

/** OVER-09. A POST, because addresses must not contain an IBAN. */
export async function action(args: ActionFunctionArgs) {
  const request = await requireUser(args);
  const form = await readForm(args.request);
  const name = findBankName(form.get('iban')?.toString() ?? '');
  return Response.json({ name }, { headers: request.headers() });
}

export const loader = () => redirect('/dashboard');
