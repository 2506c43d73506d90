// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestPage } from '../testing/test-page';
import type { BankData } from './bank-data';
import BankPage from './bank-page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const READABLE_CONTRAST = { usedColour: '#005fcc', ratio: null };

const BANK_DATA: BankData = {
  addresses: { bank: '/bank', form: '/form', exportHref: '/export', share: '/share' },
  partner: 'Lindhof Bank',
  amount: '€500,000',
  isCustomised: false,
  link: null,
  entries: { name: 'Nordheide', colour: '#005fcc', languages: ['en'], country: 'DEU', currency: 'EUR' },
  logo: null,
  countries: [],
  currencies: [],
  languages: [],
  isPreview: false,
  isLogoLost: false,
  refusalMessage: null,
  shownFindings: null,
  buttonTextContrast: READABLE_CONTRAST,
  linkContrast: READABLE_CONTRAST,
  api: { address: '', key: '' },
  document: { isOpen: false, text: '' },
};

function show(more: Partial<BankData> = {}) {
  return render(
    <TestPage>
      <BankPage {...BANK_DATA} {...more} />
    </TestPage>,
  );
}

function choose(file: File): HTMLInputElement {
  const { container } = show();
  const input = container.querySelector<HTMLInputElement>('#logo');
  if (input === null) throw new Error('no input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true, writable: true });
  fireEvent.change(input);
  return input;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

describe('SIM-15 a chosen logo', () => {
  it('a chosen logo appears beside the file input and in the preview before the bank is applied', async () => {
    choose(new File([SVG], 'a.svg', { type: 'image/svg+xml' }));
    const src = `data:image/svg+xml;base64,${btoa(SVG)}`;
    await waitFor(() => expect(pictures()).toEqual([src, src]));
    expect(screen.queryByText('Not applied yet.')).not.toBeNull();
  });

  it('the page offers the colours of a chosen logo before the bank is applied, the most frequent first', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg"><use href="#fff000"/><path fill="url(#bad)"/><path fill="#123456"/><path fill="#7A1F3D"/><path style="fill:#7a1f3d"/><path fill="#e10"/></svg>';
    choose(new File([drawing], 'a.svg', { type: 'image/svg+xml' }));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('button', { name: /logo’s colour/ })
          .map((button) => button.getAttribute('value')),
      ).toEqual(['colour:#7a1f3d', 'colour:#123456', 'colour:#ee1100']),
    );
  });

  it.each([
    [
      'another file type',
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      '“a.pdf” isn’t a picture. Choose an SVG or PNG file.',
    ],
    [
      'a large file',
      new File(['x'.repeat(200_001)], 'a.png', { type: 'image/png' }),
      '“a.png” is larger than 200 kB.',
    ],
  ])('a chosen logo is refused without a request: %s', async (_, file, message) => {
    const input = choose(file);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect([input.value, pictures()]).toEqual(['', []]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it('a chosen logo is refused if the browser cannot show the logo', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    const input = choose(new File(['x'], 'a.png', { type: 'image/png' }));
    const message = '“a.png” can’t be shown. Choose an SVG or PNG file.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect([input.value, pictures()]).toEqual(['', []]);
  });

  it('a chosen logo is refused if the file was deleted after it was chosen', async () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    const input = choose(file);
    const message = '“a.png” can’t be shown. Choose an SVG or PNG file.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect([input.value, pictures()]).toEqual(['', []]);
  });

  it.each(['', 'text/xml', 'text/plain'])(
    'a chosen SVG logo is accepted if the operating system reports the type %j',
    async (type) => {
      choose(new File([SVG], 'a.svg', { type }));
      await waitFor(() => expect(pictures()).toHaveLength(2));
    },
  );
});

describe('SIM-15 an applied bank', () => {
  it('links to the form editor beside the message that the bank is active', () => {
    show({ isCustomised: true });
    const link = screen.getByRole('link', { name: 'Next: build a form of your own' });
    expect(link.closest('form')?.textContent).toContain('Active in your world.');
  });

  it('the page does not call the bank active during a preview of settings that are not applied', () => {
    show({ isCustomised: true, isPreview: true });
    expect(screen.queryByText('Active in your world.')).toBeNull();
  });
});
