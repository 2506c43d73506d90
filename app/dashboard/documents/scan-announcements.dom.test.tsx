// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { announcementQueue, LiveRegions } from 'ui/feedback/announce';
import { GermanTexts } from 'ui/testing/answered-form';
import { expect, it } from 'vitest';
import type { FileState } from '~/dashboard/rules/permissions';
import documents from '~/i18n/locales/en/documents.json';
import { ScanAnnouncements } from './scan-announcements';

const file = (name: string, state: FileState) => ({ id: name, name, state, created: '2026-09-17T09:00:00Z' });

it('DOC-09: ScanAnnouncements announces the finished virus scan of a new file once, and nothing about files uploaded earlier', async () => {
  const page = (...files: ReturnType<typeof file>[]) => (
    <GermanTexts>
      <ScanAnnouncements files={files} />
    </GermanTexts>
  );
  const readAnnouncement = () => screen.getByRole('status').textContent;
  const old = file('old.pdf', 'infected');
  const { rerender } = render(page(old, file('new.pdf', 'scanning')));
  expect(readAnnouncement()).toBe('');
  rerender(page(old, file('new.pdf', 'scanning')));
  expect(readAnnouncement()).toBe('');
  rerender(page(old, file('new.pdf', 'infected')));
  await expect.poll(readAnnouncement).toBe('new.pdf: state.infected');
  rerender(page(old, file('new.pdf', 'infected'), file('third.pdf', 'scanFailed')));
  await expect.poll(readAnnouncement).toBe('third.pdf: state.scanFailed');
  rerender(page(file('new.pdf', 'infected'), file('third.pdf', 'scanFailed')));
  expect(readAnnouncement()).toBe('third.pdf: state.scanFailed');
  const joiningFile = { ...file('joining.pdf', 'clean'), created: '2026-09-16T09:00:00Z' };
  rerender(page(file('new.pdf', 'infected'), joiningFile));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(announcementQueue.map(({ text }) => text)).not.toContain('joining.pdf: state.clean');
});

it('DOC-09: ScanAnnouncements announces a clean file without HTML tags', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { documents } } });
  const page = (state: FileState) => (
    <I18nextProvider i18n={i18n}>
      <ScanAnnouncements files={[file('new.pdf', state)]} />
      <LiveRegions />
    </I18nextProvider>
  );
  const { rerender } = render(page('scanning'));
  rerender(page('clean'));
  await expect
    .poll(() => screen.getAllByRole('status').at(-1)?.textContent)
    .toBe('new.pdf: Uploaded on 17\u00a0Sep\u00a02026, virus-free');
});
