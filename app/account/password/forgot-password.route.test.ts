import { expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

it('ACC-06: the forgotten-password page has a title, a description and a language switch that keeps the typed values', async () => {
  const page = await (await visit('demo')).get('/forgot-password');
  expect(page.title).toBe('Forgot password · Lindhof Bank');
  expect(page.attribute('meta[name=description]', 'content')).toBe(
    'Request a new password for your account.',
  );
  expect(page.count('header [form=forgot-password]')).toBeGreaterThan(0);
  expect(page.words('main')).not.toContain('If you’ve just requested a link');
});

it('ACC-06: the forgotten-password page with errors does not report that a mail was sent', async () => {
  const visitor = await visit('demo');
  expect((await visitor.get('/forgot-password?sent')).count('header [form=forgot-password]')).toBeGreaterThan(
    0,
  );
  const response = await visitor.post('/forgot-password?sent', { email: 'neu' });
  expect(response.words('main')).not.toContain('If you’ve just requested a link');
});
