import { expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

it('ACC-02: the registration page has a title, a description and a language switch that keeps the typed values', async () => {
  const page = await (await visit('demo')).get('/register');
  expect(page.title).toBe('Create account · Lindhof Bank');
  expect(page.attribute('meta[name=description]', 'content')).toBe(
    'Create an account to apply for finance for your company and follow your application through to payout.',
  );
  expect(page.count('header [form=register]')).toBeGreaterThan(0);
});

it.each([
  ['demo', 0],
  ['partner-terms', 1],
])(
  "ACC-05: the registration page asks for the partner's own terms only if the partner has some (partner %s: %s checkbox)",
  async (world, checkboxCount) => {
    const page = await (await visit(world)).get('/register');
    expect(page.count('[name=acceptedPartnerTerms]')).toBe(checkboxCount);
  },
);
