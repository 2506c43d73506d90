import type { LoaderFunctionArgs } from '@remix-run/node';
import { signing } from '~/api/signing.server';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { requireUser } from '~/request/guards.server';
import { statusOfApiError } from '~/request/problem.server';
import { identificationStateOf } from './rules/signing-identity';

export { action } from '~/request/get-only';

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const request = await requireUser({ request: httpRequest, context });
  const signer = { applicationId: params.id ?? '', signatoryId: params.signatoryId ?? '' };
  const result = await signing.requirements(request.api, signer);
  const headers = new Headers();
  headers.set('Cache-Control', 'no-store');
  if (!result.ok) return respondToScriptRequest(httpRequest, null, statusOfApiError(result.error), headers);
  return Response.json({ state: identificationStateOf(result.data) }, { headers });
}
