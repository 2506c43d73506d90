import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openRequest } from '~/request/open-request.server';
import { isPrefetch } from '~/request/prefetch.server';
import { claimPhoneLink } from './phone-link.server';
import { PhoneLinkRefused } from './phone-link-refused';
import { PHONE_PATH } from './urls';

export const handle = { i18n: ['documents'] };

/** DOC-02. Redirects to an address without the used token. */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const request = await openRequest({ request: httpRequest, context });
  if (isPrefetch(httpRequest) || httpRequest.method === 'HEAD') throw new Response(null, { status: 204 });
  const refusal = await claimPhoneLink(request, params.token ?? '');
  if (refusal === null) throw request.redirect(PHONE_PATH, 303);
  const title = request.t('documents')(`phone.refused.${refusal}.title`);
  return data(page(request, { title, refusal }), { status: 410 });
}

export default function PhoneClaim() {
  return <PhoneLinkRefused reason={useLoaderData<typeof loader>().refusal} />;
}
