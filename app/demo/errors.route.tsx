import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '~/page/page';
import { openVisit } from '~/request/visit.server';
import { openErrorCatalogue } from './error-catalogue.server';
import { ErrorCataloguePage } from './error-catalogue-page';

/** Only in a demo (HTTP-05, SIM-14). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const catalogue = await openErrorCatalogue(visit);
  return page(visit, { title: catalogue.words.title, ...catalogue });
}

export default function ErrorCatalogue() {
  return <ErrorCataloguePage {...useLoaderData<typeof loader>()} />;
}
