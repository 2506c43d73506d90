import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { openPhoneUpload } from './phone-link.server';
import { respondToUpload } from './upload/receive-document.server';
import type { UploadResponse } from './upload/send-file';
import { PHONE_PATH } from './urls';

/** CSRF-safe: HTML forms cannot send PUT. */
export async function action({ request: httpRequest, context }: ActionFunctionArgs): Promise<Response> {
  if (httpRequest.method !== 'PUT') return new Response(null, { status: 405, headers: { Allow: 'PUT' } });
  const phone = await openPhoneUpload({ request: httpRequest, context });
  if (phone !== null) return respondToUpload(httpRequest, phone, phone.recordSentFile);
  const endedResponse: UploadResponse = { ok: false, at: 'file', messages: [], mayRetry: true };
  return respondToScriptRequest(httpRequest, endedResponse, 401);
}

export const loader = () => redirect(PHONE_PATH);
