import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { OWN_DOCUMENT_HEADER } from '~/build-version/build-header';
import routes from '~/routes';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

/**
 * D-91. `secret`: the address may contain a token. `shows secret`: the page shows a token. `no page`: no
 * scripts.
 */
const ADDRESSES: Record<string, 'measured' | 'secret' | 'shows secret' | 'no page'> = {
  '/': 'no page',
  '/login': 'measured',
  '/register': 'measured',
  '/forgot-password': 'measured',
  '/user/account/reset/:token': 'secret',
  '/user/account/invite/:token': 'secret',
  '/user/account/confirm_email/:confirmationCode': 'secret',
  '/phone': 'measured',
  '/phone/:token': 'secret',
  '/phone/upload': 'no page',
  '/dashboard/applications/:id/documents/phone': 'shows secret',
  '/application/loan-info': 'measured',
  '/application/company-name': 'measured',
  '/application/company-details': 'measured',
  '/application/account-creation': 'measured',
  '/application/new/account-creation': 'measured',
  '/application/new/:stepId': 'measured',
  '/application/check-answers': 'measured',
  '/application/again': 'measured',
  '/dashboard/applications': 'measured',
  '/dashboard/settings': 'measured',
  '/other-user': 'measured',
  '/application/application-result': 'measured',
  '/application/new/application-result': 'measured',
  '/cookies': 'measured',
  '/application/repayment-plan.csv': 'no page',
  '/application/keep': 'no page',
  '/application/company-suggestions': 'no page',
  '/dashboard': 'no page',
  '/dashboard/applications/:id': 'measured',
  '/dashboard/applications/:id/complete': 'no page',
  '/dashboard/applications/:id/complete/people': 'measured',
  '/dashboard/applications/:id/receipt': 'measured',
  '/dashboard/applications/:id/complete/documents': 'measured',
  '/dashboard/applications/:id/complete/debt-ledger': 'measured',
  '/dashboard/applications/:id/complete/objects': 'measured',
  '/dashboard/applications/:id/complete/email': 'measured',
  '/dashboard/applications/:id/complete/bank': 'measured',
  '/dashboard/applications/:id/complete/tax-number': 'measured',
  '/dashboard/applications/:id/complete/factoring': 'measured',
  '/dashboard/applications/:id/complete/other': 'measured',
  '/dashboard/applications/:id/complete/ready': 'measured',
  '/dashboard/applications/:id/repayment-plan.csv': 'no page',
  '/dashboard/applications/:id/appointment.ics': 'no page',
  '/dashboard/applications/:id/representatives': 'measured',
  '/dashboard/applications/:id/documents': 'measured',
  '/dashboard/applications/:id/objects': 'measured',
  '/dashboard/applications/:id/factoring': 'measured',
  '/dashboard/bank-name': 'no page',
  '/dashboard/company-suggestions': 'no page',
  '/dashboard/applications/:id/signatures': 'measured',
  '/dashboard/applications/:id/signatures/:signatoryId/status': 'no page',
  '/dashboard/applications/:id/documents/checklist': 'measured',
  '/dashboard/applications/:id/upload': 'no page',
  '/dashboard/applications/:id/files': 'no page',
  '/dashboard/applications/:id/files/:documentId': 'no page',
  '/resend-confirmation': 'no page',
  '/logout': 'no page',
  '/language': 'no page',
  '/colours': 'no page',
  '/robots.txt': 'no page',
  '/.well-known/security.txt': 'no page',
  '/healthz': 'no page',
  '/readyz': 'no page',
  '/demo/enter': 'no page',
  '/demo/errors': 'measured',
  '/demo/form': 'measured',
  '/demo/start': 'measured',
  '/demo/logo': 'no page',
  '/demo/revision': 'no page',
  '/demo/control': 'no page',
  '/signin': 'no page',
  '/signup': 'no page',
  '/loan-info': 'no page',
  '/not-found': 'measured',
  '/*': 'secret',
};

const SECRET = 'Xk3-secret_9Qz';
const visit = openPortal();
const patterns = patternsOf(routes);
const patternsOfKind = (kind: string) => patterns.filter((pattern) => ADDRESSES[pattern] === kind);

function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const fullPath = path === undefined ? parent : `${parent}/${path}`;
    const isPage = path !== undefined || index === true;
    return [...(isPage ? [fullPath || '/'] : []), ...patternsOf(children, fullPath)];
  });
}

async function agreed(as?: string): Promise<Visitor> {
  const visitor = await visit('object-financing', as === undefined ? {} : { as });
  const choice = encodeURIComponent(JSON.stringify({ analytics: true, marketing: false }));
  return visitor.copy(new Map([...visitor.cookies, ['portal_consent', choice]]));
}

const fillPattern = (pattern: string, id: string) =>
  pattern
    .replace(':id', id)
    .replace(':stepId', 'company-name')
    .replace(/:token|:confirmationCode/, SECRET)
    .replace('*', `user/account/resett/${SECRET}`);

it('D-91: every route states whether analytics may run on it', () => {
  expect(patterns.filter((pattern) => !(pattern in ADDRESSES))).toEqual([]);
  expect(Object.keys(ADDRESSES).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

describe('D-91: document at a URL with a secret', () => {
  it.each([
    ...patternsOfKind('secret').map((pattern) => fillPattern(pattern, '1')),
    `/USER/Account/Reset/${SECRET}`,
    `/user/account/reset/${SECRET}/`,
    `/user/account/reset/${SECRET}/more`,
    `/user/account/reset/${SECRET}?lang=fr`,
    `/register?confirmation_token=${SECRET}`,
    `/login?code=${SECRET}`,
    `/login?lang=de&t=${SECRET}`,
    `/cookies?returnTo=%2Fuser%2Faccount%2Finvite%2F${SECRET}`,
    ...patternsOfKind('secret').map(
      (pattern) => `/login?redirectTo=${encodeURIComponent(fillPattern(pattern, '1'))}`,
    ),
  ])(
    'a document at a URL with a secret loads and allows no third-party script, and sends no referrer: %s',
    async (address) => {
      const response = await (await agreed()).get(address);
      expect(response.location).toBeNull();
      expect(response.count('script[src^="/scripts/"], [data-id]')).toBe(0);
      expect(response.headers.get('Content-Security-Policy')).not.toMatch(/https?:/);
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
      expect(response.body).not.toContain('GTM-');
    },
  );

  it.each(patternsOfKind('secret'))(
    'a document at a URL with a secret answers a request for its data with the header that requests a whole page load: %s',
    async (pattern) => {
      const visitor = await agreed();
      const data = await visitor.get(`${fillPattern(pattern, '1')}.data`, { headers: { Accept: '*/*' } });
      expect(data.headers.get(OWN_DOCUMENT_HEADER)).toBe('1');
      expect(data.body).not.toContain('GTM-');
      const pageWithoutSecret = await visitor.get('/register.data', { headers: { Accept: '*/*' } });
      expect(pageWithoutSecret.headers.get(OWN_DOCUMENT_HEADER)).toBeNull();
    },
  );
});

it.each(patternsOfKind('shows secret'))(
  'D-91: no third-party script runs on a page that shows a token: %s',
  async (pattern) => {
    const visitor = await agreed('applicant');
    const response = await visitor.get(fillPattern(pattern, visitor.world.application()));
    expect([response.status, response.count('script[src^="/scripts/"], [data-id]')]).toEqual([200, 0]);
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(/https?:/);
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin');
  },
);

describe('D-91: document at a URL that analytics may measure', () => {
  it.each(
    patternsOfKind('measured').flatMap((pattern) => [
      [pattern, 'an anonymous visitor', undefined] as const,
      [pattern, 'the applicant', 'applicant'] as const,
    ]),
  )('a document sends its route pattern %s to analytics for %s', async (pattern, _, as) => {
    const visitor = await agreed(as);
    const id = visitor.world.application();
    const response = await visitor.open(fillPattern(pattern, id));
    const scripts = response.document.querySelectorAll('script[src="/scripts/tag-manager.js"]');
    const [path = ''] = response.path.split('?');
    expect(scripts.length).toBe(1);
    expect(scripts[0]?.getAttribute('data-page')).toBe(
      path.replace(id, ':id').replace(/(new)\/company-name$/, '$1/:stepId'),
    );
    expect(scripts[0]?.getAttribute('data-page')).not.toContain(id);
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
  });
});
