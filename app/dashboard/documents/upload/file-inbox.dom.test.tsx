// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { announcementQueue as announcements, LiveRegions } from 'ui/feedback/announce';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollapsedDocumentsView } from '~/dashboard/documents/documents-view.server';
import documents from '~/i18n/locales/de/documents.json';
import fields from '~/i18n/locales/de/fields.json';
import upload from '~/i18n/locales/de/upload.json';
import { FileInbox } from './file-inbox';
import type { FileToSend, SendResult } from './send-file';
import { UploadsProvider } from './uploads';

const sending = vi.hoisted(() => ({ sent: [] as { file: FileToSend; end: (result: SendResult) => void }[] }));
vi.mock('./send-file', () => ({
  sendFile: (_: string, file: FileToSend) => ({
    result: new Promise<SendResult>((resolve) => {
      sending.sent.push({ file, end: resolve });
    }),
    cancel: () => {},
  }),
}));
vi.mock('ui/feedback/use-refresh', () => ({ useRefresh: () => () => {} }));

const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({ lng: 'de', resources: { de: { documents, fields, upload } } });

beforeEach(() => {
  sending.sent = [];
  announcements.length = 0;
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const typeOf = (type: string, name: string, needsDate: boolean, oldest: string | null = null) => ({
  type,
  name,
  needsDate,
  oldest,
  isMissing: true,
});

const view: CollapsedDocumentsView = {
  today: '2026-11-20',
  required: [],
  optional: [],
  others: { list: 'others', shownFiles: [], collapsed: 0, olderFiles: null },
  scans: [],
  fulfilledCount: 0,
  types: [
    typeOf('annual_statement_2024', 'Jahresabschluss 2024', false),
    typeOf('annual_statement_2023', 'Jahresabschluss 2023', false),
    typeOf('bwa_susa', 'BWA mit SuSa', true, '2026-08-20'),
    typeOf('debt_ledger', 'Bankenspiegel', true, '2026-11-06'),
    { ...typeOf('other', 'Weitere Unterlagen', false), isMissing: false },
  ],
  archive: { files: 0, bytes: 0 },
  mayUpload: true,
  isChanging: false,
  limits: { kinds: ['application/pdf'], maxBytes: 1000 },
  accept: '.pdf',
  baseYear: null,
  baseYears: [],
  yearBoundFiles: 0,
  hasLoanContract: false,
};

let refreshPage = () => {};

function InboxPage() {
  const [shown, setShown] = useState(view);
  refreshPage = () => act(() => setShown(structuredClone(view)));
  return (
    <I18nextProvider i18n={i18n}>
      <UploadsProvider applicationId="a1" limits={shown.limits}>
        <FileInbox view={shown} />
      </UploadsProvider>
      <LiveRegions />
    </I18nextProvider>
  );
}

async function renderWithFiles(...names: string[]) {
  const router = createMemoryRouter([{ path: '/', element: <InboxPage /> }]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  const input = await screen.findByLabelText('Alle Dokumente: Dateien auswählen');
  fireEvent.change(input, { target: { files: names.map(pdf) } });
  await screen.findByText(names[0] ?? '', { selector: 'bdi' });
  return userEvent.setup();
}

const row = (name: string) => {
  const found = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`There is no row for ${name}.`);
  return found;
};
const selected = (name: string) =>
  within(row(name)).getByRole<HTMLSelectElement>('combobox', { name: `Dokument für ${name}` }).value;
const dateOf = (name: string) => within(row(name)).getByRole<HTMLInputElement>('textbox');
const mark = (name: string) => row(name).querySelector('td:nth-last-child(2)')?.textContent;

describe('DOC-02 DOC-05 FileInbox (upload of several files at once)', () => {
  it('sorts the files into one table and sends nothing', async () => {
    await renderWithFiles(
      'Bilanz 2024.pdf',
      'BWA_10-2026.pdf',
      'IMG_2043.pdf',
      'Jahresabschlüsse 2023-2024.pdf',
    );
    expect(selected('Bilanz 2024.pdf')).toBe('annual_statement_2024');
    expect(mark('Bilanz 2024.pdf')).toBe('Sicher');
    expect(selected('BWA_10-2026.pdf')).toBe('bwa_susa');
    expect(dateOf('BWA_10-2026.pdf').value).toBe('31.10.2026');
    expect(selected('IMG_2043.pdf')).toBe('');
    expect(mark('IMG_2043.pdf')).toContain('Nicht erkannt');
    expect(selected('Jahresabschlüsse 2023-2024.pdf')).toBe('');
    expect(mark('Jahresabschlüsse 2023-2024.pdf')).toContain('passt zu mehreren');
    expect(screen.getByRole('heading', { name: 'Stimmt die Zuordnung?' })).toBe(document.activeElement);
    expect(screen.getByText('4 Dateien, noch keine gesendet. 2 davon prüfen.')).toBeTruthy();
    expect(screen.getByText('Danach fehlt noch: Jahresabschluss 2023, Bankenspiegel')).toBeTruthy();
    expect(sending.sent).toEqual([]);
  });

  it('announces how many files are sorted and how many were sent', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf');
    await vi.waitFor(() => expect(announcements[0]?.text).toBe('1 Datei, noch nicht gesendet.'));
    await user.click(screen.getByRole('button', { name: '1 Datei hochladen' }));
    await act(async () => sending.sent[0]?.end({ ok: true, documentId: 'd1', name: 'Bilanz 2024.pdf' }));
    await vi.waitFor(() => expect(announcements.at(-1)?.text).toBe('1 Datei hochgeladen.'), 3_000);
  });

  it('no longer asks whether the files are sorted correctly once all files are sent', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf');
    await user.click(screen.getByRole('button', { name: '1 Datei hochladen' }));
    expect(screen.queryByRole('heading', { name: 'Stimmt die Zuordnung?' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ihre Dateien' })).toBe(document.activeElement);
  });

  it('sends the complete files with one press and shows a question beside each incomplete file', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf', 'BWA_10-2026.pdf', 'Bankenspiegel.pdf', 'Scan.pdf');
    await user.click(screen.getByRole('button', { name: '2 Dateien hochladen' }));
    expect(sending.sent.map(({ file }) => [file.name, file.type, file.asOfDate])).toEqual([
      ['Bilanz 2024.pdf', 'annual_statement_2024', ''],
      ['BWA_10-2026.pdf', 'bwa_susa', '2026-10-31'],
    ]);
    expect(row('Bankenspiegel.pdf').textContent).toContain('Stichtag');
    expect(dateOf('Bankenspiegel.pdf').getAttribute('aria-invalid')).toBe('true');
    expect(dateOf('Bankenspiegel.pdf')).toBe(document.activeElement);
    expect(row('Scan.pdf').textContent).toContain('Wählen Sie, welches Dokument das ist.');
    await user.selectOptions(within(row('Scan.pdf')).getByRole('combobox'), 'other');
    expect(mark('Scan.pdf')).toBe('Ihre Auswahl');
    await user.type(dateOf('Bankenspiegel.pdf'), '15.11.2026');
    await user.click(screen.getByRole('button', { name: '2 Dateien hochladen' }));
    await act(async () => {
      for (const { end } of sending.sent) end({ ok: true, documentId: 'd', name: '' });
    });
    await vi.waitFor(() => expect(sending.sent).toHaveLength(4));
    expect(sending.sent[2]?.file).toMatchObject({ type: 'debt_ledger', asOfDate: '2026-11-15' });
  });

  it.each([
    ['Bankenspiegel 2026-11-05.pdf', '05.11.2026', 'Frühestens möglich ist der 06.11.2026'],
    ['Bankenspiegel 2026-12-24.pdf', '', 'Der Name nennt einen Tag in der Zukunft'],
  ])('shows for %s the date %j and the message %s', async (name, date, words) => {
    await renderWithFiles(name);
    expect(dateOf(name).value).toBe(date);
    expect(row(name).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Hochladen' })).toBeTruthy();
  });

  it('offers to discard only the files that were not sent', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf', 'Scan.pdf');
    expect(screen.getByRole('button', { name: 'Alle verwerfen' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1 Datei hochladen' }));
    await user.click(screen.getByRole('button', { name: 'Übrige verwerfen' }));
    expect(screen.queryByText('Scan.pdf')).toBeNull();
    expect(screen.getByText('Bilanz 2024.pdf')).toBeTruthy();
  });

  it('keeps the date from the file name when the user chooses the document type by hand', async () => {
    const user = await renderWithFiles('Scan 15.11.2026.pdf');
    await user.selectOptions(within(row('Scan')).getByRole('combobox'), 'debt_ledger');
    expect(dateOf('Scan').value).toBe('15.11.2026');
  });

  it('sends a failed file again and keeps the files that were sent', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf', 'Bilanz 2023.pdf');
    await user.click(screen.getByRole('button', { name: '2 Dateien hochladen' }));
    await act(async () => {
      sending.sent[0]?.end({ ok: true, documentId: 'd1', name: 'Bilanz 2024.pdf' });
      sending.sent[1]?.end({ ok: false, at: 'file', messages: ['Verbindung weg.'], mayRetry: true });
    });
    expect(mark('Bilanz 2024.pdf')).toBe('Hochgeladen');
    expect(row('Bilanz 2023.pdf').textContent).toContain('Verbindung weg.');
    await user.click(within(row('Bilanz 2023.pdf')).getByRole('button', { name: /Erneut versuchen/ }));
    expect(sending.sent.map(({ file }) => file.name)).toEqual([
      'Bilanz 2024.pdf',
      'Bilanz 2023.pdf',
      'Bilanz 2023.pdf',
    ]);
    await act(async () => sending.sent[2]?.end({ ok: true, documentId: 'd2', name: 'Bilanz 2023.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Liste schließen' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('marks a file above the size limit as not sendable and sends the other files', async () => {
    const user = await renderWithFiles('Bilanz 2024.pdf');
    const largeFile = new File([new Uint8Array(2_000)], 'Bilanz 2023.pdf');
    fireEvent.change(screen.getByLabelText('Alle Dokumente: Dateien auswählen'), {
      target: { files: [largeFile] },
    });
    await screen.findByText('Bilanz 2023.pdf', { selector: 'bdi' });
    expect(row('Bilanz 2023.pdf').textContent).toContain('zu groß');
    expect(mark('Bilanz 2023.pdf')).toBe('Geht nicht');
    await user.click(screen.getByRole('button', { name: '1 Datei hochladen' }));
    expect(sending.sent).toHaveLength(1);
  });

  it('the table lists 40 files', async () => {
    await renderWithFiles(...Array.from({ length: 40 }, (_, index) => `Anlage ${index + 1}.pdf`));
    await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(41));
    expect(screen.getByText(/^40 Dateien, noch keine gesendet/)).toBeTruthy();
  });

  const giveFile = (kind: 'drop' | 'paste', name: string, target: Element = document.body) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    const data = { items: [], files: [pdf(name)], types: ['Files'] };
    Object.assign(event, kind === 'drop' ? { dataTransfer: data } : { clipboardData: data });
    return act(async () => {
      target.dispatchEvent(event);
    });
  };

  it.each(['drop', 'paste'] as const)(
    'lists files that the user adds anywhere on the page by %s, also after the page has been refreshed',
    async (kind) => {
      await renderWithFiles('Bilanz 2024.pdf');
      await giveFile(kind, 'Bankenspiegel.pdf');
      expect(await screen.findByText('Bankenspiegel.pdf', { selector: 'bdi' })).toBeTruthy();
      refreshPage();
      await giveFile(kind, 'BWA.pdf');
      expect(await screen.findByText('BWA.pdf', { selector: 'bdi' })).toBeTruthy();
    },
  );

  it('does not take files that the user pastes into a text field', async () => {
    await renderWithFiles('Bilanz 2024.pdf');
    const field = document.body.appendChild(document.createElement('input'));
    await giveFile('paste', 'Bankenspiegel.pdf', field);
    field.remove();
    expect(screen.queryByText('Bankenspiegel.pdf')).toBeNull();
  });
});
