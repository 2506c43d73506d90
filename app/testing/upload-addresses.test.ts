import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import routes from '~/routes';
import { UPLOADS } from '~/server/upload-requests';

const addresses = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [`/${path ?? ''}`, ...addresses(children)]);

it.each(UPLOADS)('the upload URL %s is a route of the portal', (upload) => {
  expect(addresses(routes)).toContain(upload);
});
