import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openRequest } from '~/request/open-request.server';
import { openFormPreview } from './form-preview.server';
import { FormPreviewPage } from './form-preview-page';

export const handle = { i18n: ['application', 'dynamic', 'enums'] };

/** SIM-15. 404 outside of a demo. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  return page(request, await openFormPreview(request));
}

export default function FormStep() {
  return <FormPreviewPage {...useLoaderData<typeof loader>()} />;
}
