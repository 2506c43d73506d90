import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openRequest } from '~/request/open-request.server';
import { openErrorCatalogue } from './error-catalogue.server';
import { ErrorCataloguePage } from './error-catalogue-page';

/** HTTP-05. 404 outside of a demo. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openRequest(args);
  const catalogue = await openErrorCatalogue(request);
  return page(request, { title: catalogue.words.title, ...catalogue });
}

export default function ErrorCatalogue() {
  return <ErrorCataloguePage {...useLoaderData<typeof loader>()} />;
}
