// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { announcementQueue as announcements } from 'ui/feedback/announce';
import { expect, it, vi } from 'vitest';
import upload from '~/i18n/locales/de/upload.json';
import inEnglish from '~/i18n/locales/en/upload.json';
import type { SendResult } from './send-file';
import { UploadsProvider, useUploads } from './uploads';

const conversion = vi.hoisted(() => ({ end: (_: File) => {} }));
vi.mock('./heic-photo', () => ({
  needsConversion: (file: File) => file.name.endsWith('.heic'),
  convertToJpeg: () => new Promise<File>((resolve) => Object.assign(conversion, { end: resolve })),
}));

const sending = vi.hoisted(() => ({ results: [] as SendResult[], refresh: vi.fn() }));
vi.mock('./send-file', () => ({
  sendFile: () => ({ result: Promise.resolve(sending.results.shift()), cancel: () => {} }),
}));
vi.mock('ui/feedback/use-refresh', () => ({ useRefresh: () => sending.refresh }));

const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'de', resources: { de: { upload }, en: { upload: inEnglish } } });

const photo = new File(['heic'], 'IMG_0815.heic');
const empty = new File([], 'Ausweis.jpg');
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_0815.jpg');

function Rows() {
  const uploads = useUploads();
  return (
    <>
      <button type="button" onClick={() => uploads?.add('other', [photo], true)}>
        give
      </button>
      <button type="button" onClick={() => uploads?.add('other', [jpeg], false)}>
        send
      </button>
      <button type="button" onClick={() => uploads?.add('other', [empty], false)}>
        send nothing
      </button>
      <Link to="/elsewhere">leave</Link>
      <ul>
        {uploads?.queue.map(({ key, name, phase }) => (
          <li key={key}>
            {name} {phase}
            <button type="button" onClick={() => uploads.remove(key)}>
              remove
            </button>
          </li>
        ))}
      </ul>
      <output>{uploads?.queue.flatMap(({ messages }) => messages).join(' ')}</output>
    </>
  );
}

function show() {
  const page = (
    <I18nextProvider i18n={i18n}>
      <UploadsProvider applicationId="a1" limits={{ kinds: ['image/jpeg'], maxBytes: 1000 }}>
        <Rows />
      </UploadsProvider>
    </I18nextProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: null },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return { user: userEvent.setup(), router };
}

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('DOC-03 DOC-04: UploadsProvider lists a photo before the conversion of the photo, and asks for confirmation before the user leaves the page', async () => {
  const { user, router } = show();
  await user.click(screen.getByText('give'));
  expect(texts()).toEqual(['IMG_0815.heic preparingremove']);
  await user.click(screen.getByText('leave'));
  expect(router.state.location.pathname).toBe('/');
  conversion.end(jpeg);
  expect(await screen.findByText(/IMG_0815.jpg undated/, {}, { timeout: 30_000 })).toBeTruthy();
  expect(texts()).toHaveLength(1);
});

it('DOC-03: UploadsProvider drops a photo that is removed during its conversion', async () => {
  const { user } = show();
  await user.click(screen.getByText('give'));
  await user.click(screen.getByText('remove'));
  conversion.end(jpeg);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(texts()).toEqual([]);
});

it('DOC-03: UploadsProvider announces a sent file and reloads the page’s data, also after a failure', async () => {
  announcements.length = 0;
  sending.refresh.mockClear();
  sending.results = [
    { ok: false, at: 'file', messages: ['Zu groß.'], mayRetry: false },
    { ok: true, documentId: 'd1', name: 'Ausweis.jpg' },
  ];
  const { user } = show();
  await user.click(screen.getByText('send'));
  expect(await screen.findByText(/refused/)).toBeTruthy();
  expect(announcements).toEqual([]);
  expect(sending.refresh).toHaveBeenCalledTimes(1);
  await user.click(screen.getByText('send'));
  await vi.waitFor(() => expect(announcements[0]?.text).toBe('Ausweis.jpg wurde hochgeladen.'));
  expect(sending.refresh).toHaveBeenCalledTimes(2);
});

it.each([
  ['send nothing', 'Diese Datei ist leer.', 'This file is empty.'],
  ['send', upload.failed.interrupted, inEnglish.failed.interrupted],
])(
  'UploadsProvider translates the failure of a file when the language changes (%s)',
  async (press, german, english) => {
    sending.results = [{ ok: false, at: 'file', messages: [], mayRetry: true, cause: 'lost' }];
    const { user } = show();
    await user.click(screen.getByText(press));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(german));
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByRole('status').textContent).toBe(english);
    await act(() => i18n.changeLanguage('de'));
  },
);
